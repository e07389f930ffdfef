"""The REST interface, described in docs/reference/wire.md."""
