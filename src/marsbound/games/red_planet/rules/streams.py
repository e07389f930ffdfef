"""Nature's streams: one for each deck and shuffle, so that the same seed deals the same cards in the same order."""

from typing import Final

from mypy_extensions import i64

SHIPS: Final = 1
EVENTS: Final = 2
RESOURCE_TOKENS: Final = 3
FIRST_SEATS: Final = 4
MISSIONS: Final = 5
NEUTRAL_CHARACTERS: Final = 6


def point_of(stream: i64, shuffle: i64, position: i64) -> i64:
    """A number of its own for each draw of a game."""
    return stream << 32 | shuffle << 16 | position
