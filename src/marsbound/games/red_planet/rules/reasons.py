"""Why something can't be chosen.  Which rule says so differs by edition: see their `refusal_rules.py`."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.refusal import Reasons

REASONS: Final[Reasons] = Reasons()

NOT_ASKED: Final[i64] = REASONS.add("not-asked")
NO_DOCKED_SHIP: Final[i64] = REASONS.add("no-docked-ship")
SHIP_FULL: Final[i64] = REASONS.add("ship-full")
SHIP_LAUNCHED_ALREADY: Final[i64] = REASONS.add("ship-launched-already")
SAME_SHIP: Final[i64] = REASONS.add("same-ship")
SUPPLY_EMPTY: Final[i64] = REASONS.add("supply-empty")
TOO_FEW_SEATS: Final[i64] = REASONS.add("too-few-seats")
TOO_FEW_ASTRONAUTS: Final[i64] = REASONS.add("too-few-astronauts")
NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand")
NOT_DEALT_TO_YOU: Final[i64] = REASONS.add("not-dealt-to-you")
NONE_OF_YOURS_THERE: Final[i64] = REASONS.add("none-of-yours-there")
NOT_ADJACENT: Final[i64] = REASONS.add("not-adjacent")
NOBODY_THERE: Final[i64] = REASONS.add("nobody-there")
SAFE_ZONE: Final[i64] = REASONS.add("safe-zone")
YOUR_OWN: Final[i64] = REASONS.add("your-own")
NO_TOKEN_LEFT: Final[i64] = REASONS.add("no-token-left")
NO_DISCOVERY_THERE: Final[i64] = REASONS.add("no-discovery-there")
DISCOVERY_ALREADY_THERE: Final[i64] = REASONS.add("discovery-already-there")
NO_DISCOVERIES_HERE: Final[i64] = REASONS.add("no-discoveries-here")
EVENT_DECK_EMPTY: Final[i64] = REASONS.add("event-deck-empty")
NOT_ON_MARS: Final[i64] = REASONS.add("not-on-mars")
NONE_ON_THE_MOON: Final[i64] = REASONS.add("none-on-the-moon")
NOT_YOUR_CARD: Final[i64] = REASONS.add("not-your-card")
NOT_ITS_MOMENT: Final[i64] = REASONS.add("not-its-moment")
NOBODY_LOST: Final[i64] = REASONS.add("nobody-lost")
CARD_DOES_NOT_REACH: Final[i64] = REASONS.add("card-does-not-reach")
CANNOT_BE_DECLINED: Final[i64] = REASONS.add("cannot-be-declined")
NOT_A_MISSION: Final[i64] = REASONS.add("not-a-mission")
SHIP_OUT_OF_REACH: Final[i64] = REASONS.add("ship-out-of-reach")
