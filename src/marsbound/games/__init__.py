"""The games: data first, then scripts, then only what differs."""
