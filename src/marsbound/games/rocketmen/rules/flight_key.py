"""A moment of a flight as one number: the success deck, the rocket, what was drawn, and the effects left on the pad."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit

# Where each part begins, and one of it.  The deck has five bits for each value of its cards.
ROCKET_AT: Final = 25
DRAWN_AT: Final = 31
LAST_AT: Final = 34  # the card that can still be changed, plus one; 0 for none
BURNERS_AT: Final = 37
REDRAWS_AT: Final = 39
ZEROS_AT: Final = 41
PLANNING_AT: Final = 43
PEEKS_AT: Final = 45
FIRST_AT: Final = 47  # cards seen and put back on top, plus one
SECOND_AT: Final = 50

ROCKET: Final = 0x2000000
DRAWN: Final = 0x80000000
BURNER: Final = 0x2000000000
REDRAW: Final = 0x8000000000
ZERO: Final = 0x20000000000
PLANNING: Final = 0x80000000000
PEEK: Final = 0x200000000000
LAST_MASK: Final = 0x1C00000000
SEEN_MASK: Final = 0x1F800000000000
EFFECTS: Final = [BURNERS_AT, REDRAWS_AT, ZEROS_AT, PLANNING_AT, PEEKS_AT]


def held(moment: i64, value: i64) -> i64:
    """How many success cards of a value are in the deck."""
    return moment >> value * 5 & 31


def deck_size(moment: i64) -> i64:
    return held(moment, 0) + held(moment, 1) + held(moment, 2) + held(moment, 3) + held(moment, 4)


def without(moment: i64, value: i64) -> i64:
    """With one card less in the deck."""
    return moment - bit(value * 5)


def rocket(moment: i64) -> i64:
    return moment >> ROCKET_AT & 63


def drawn(moment: i64) -> i64:
    return moment >> DRAWN_AT & 7


def last(moment: i64) -> i64:
    """The success card that can still be changed, -1 for none."""
    return (moment >> LAST_AT & 7) - 1


def first_seen(moment: i64) -> i64:
    """The card known to lie on top, -1 if it isn't known."""
    return (moment >> FIRST_AT & 7) - 1


def number_of(moment: i64, effect: i64) -> i64:
    """How many cards with an effect are left."""
    return moment >> effect & 3


def with_last(moment: i64, value: i64) -> i64:
    return moment & ~LAST_MASK | value + 1 << LAST_AT


def with_seen(moment: i64, first: i64, second: i64) -> i64:
    return moment & ~SEEN_MASK | first + 1 << FIRST_AT | second + 1 << SECOND_AT


def top_taken(moment: i64) -> i64:
    """Without the card known to lie on top: the second one is there now."""
    return with_seen(moment, (moment >> SECOND_AT & 7) - 1, -1)


def effects_left(moment: i64) -> i64:
    """Cards on the pad whose effect would cost them."""
    total: i64 = 0
    for effect in EFFECTS:
        total += number_of(moment, effect)
    return total
