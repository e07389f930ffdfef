"""Why something can't be chosen.  Which rule says so differs by edition: see the editions' `rules.py`."""

from typing import Final

NOT_ASKED: Final = 1
NO_DOCKED_SHIP: Final = 2
SHIP_FULL: Final = 3
SHIP_LAUNCHED_ALREADY: Final = 4
SAME_SHIP: Final = 5
SUPPLY_EMPTY: Final = 6
TOO_FEW_SEATS: Final = 7
TOO_FEW_ASTRONAUTS: Final = 8
NOT_IN_HAND: Final = 9
NOT_DEALT_TO_YOU: Final = 10
NONE_OF_YOURS_THERE: Final = 11
NOT_ADJACENT: Final = 12
NOBODY_THERE: Final = 13
SAFE_ZONE: Final = 14
YOUR_OWN: Final = 15
NO_TOKEN_LEFT: Final = 16
NO_DISCOVERY_THERE: Final = 17
DISCOVERY_ALREADY_THERE: Final = 18
NO_DISCOVERIES_HERE: Final = 19
EVENT_DECK_EMPTY: Final = 20
NOT_ON_MARS: Final = 21
NONE_ON_THE_MOON: Final = 22
NOT_YOUR_CARD: Final = 23
NOT_ITS_MOMENT: Final = 24
NOBODY_LOST: Final = 25
CARD_DOES_NOT_REACH: Final = 26
CANNOT_BE_DECLINED: Final = 27
NOT_A_MISSION: Final = 28

REASONS: Final = [
    "allowed",
    "not-asked",
    "no-docked-ship",
    "ship-full",
    "ship-launched-already",
    "same-ship",
    "supply-empty",
    "too-few-seats",
    "too-few-astronauts",
    "not-in-hand",
    "not-dealt-to-you",
    "none-of-yours-there",
    "not-adjacent",
    "nobody-there",
    "safe-zone",
    "your-own",
    "no-token-left",
    "no-discovery-there",
    "discovery-already-there",
    "no-discoveries-here",
    "event-deck-empty",
    "not-on-mars",
    "none-on-the-moon",
    "not-your-card",
    "not-its-moment",
    "nobody-lost",
    "card-does-not-reach",
    "cannot-be-declined",
    "not-a-mission",
]
