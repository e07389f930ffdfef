"""The same packs to damage as those of the other games."""

from tests.packs.conftest import mistakes, own, rocketmen

__all__ = ["mistakes", "own", "rocketmen"]
