"""What can lie on top of a neutral colour's deck: everybody can work it out from the cards played."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.games.red_planet.rules.box import RECRUITER
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS

# Recruiter, Explorer, Femme Fatale and Soldier are never among the first three cards of the first deck
NEVER_ON_TOP: Final = 1 << 0 | 1 << 1 | 1 << 5 | 1 << 7
SHUFFLED_BELOW: Final = 6


def next_neutral_characters(deck: i64) -> i64:
    """Which of a deck's characters can come next; only the first deck holds a Recruiter."""
    if deck >> RECRUITER & 1 and size_of(deck) > SHUFFLED_BELOW:
        return deck & ~NEVER_ON_TOP
    return deck


def recruiter_is_in_the_box(deck: i64, chosen: i64) -> bool:
    """He leaves the game when the deck that he was in is made anew; until then he lies in front of his colour."""
    if deck >> RECRUITER & 1:
        return False
    return chosen != RECRUITER or deck == ALL_CHARACTERS & ~bit(RECRUITER)
