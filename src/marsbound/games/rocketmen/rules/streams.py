"""Nature's streams: one for each deck and shuffle."""

from typing import Final

from mypy_extensions import i64

MARKET_CARDS: Final = 1
PLAYER_CARDS: Final = 2
SUCCESS_CARDS: Final = 3
OBJECTIVE_CARDS: Final = 4
VARIANT_CARDS: Final = 5
SOLO_CARDS: Final = 6
FIRST_PLAYERS: Final = 7


def point_of(stream: i64, shuffle: i64, position: i64) -> i64:
    """A number of its own for each draw of a game."""
    return stream << 32 | shuffle << 12 | position
