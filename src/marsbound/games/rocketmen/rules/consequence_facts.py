"""What a choice in Rocketmen can lead to, for whoever is about to make it; numbered as facts are."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.events import EVERYBODY, Event, Facts

CONSEQUENCES: Final = Facts()

# Buying and paying
COSTS: Final[i64] = CONSEQUENCES.add("costs", "money:number components:number")
LEAVES: Final[i64] = CONSEQUENCES.add("leaves", "money:number")
STILL_OWED: Final[i64] = CONSEQUENCES.add("still-owed", "money:number components:number")
PAID_UP: Final[i64] = CONSEQUENCES.add("paid-up")
POINTS_AT_ONCE: Final[i64] = CONSEQUENCES.add("points-at-once", "points:number")
POINTS_AT_THE_END: Final[i64] = CONSEQUENCES.add("points-at-the-end", "points:number")
# The plan and its rocket
CAN_LAUNCH: Final[i64] = CONSEQUENCES.add("can-launch", "location have:number need:number percent")
ROCKETS_MISSING: Final[i64] = CONSEQUENCES.add("rockets-missing", "location have:number need:number")
PAD_LOST: Final[i64] = CONSEQUENCES.add("pad-lost", "number")
# A launch
LAUNCH_PROMISES: Final[i64] = CONSEQUENCES.add("launch-promises", "location percent points:number")
PAD_AT_RISK: Final[i64] = CONSEQUENCES.add("pad-at-risk", "number")
SUCCESS: Final[i64] = CONSEQUENCES.add("success", "percent")
ABORT_COSTS: Final[i64] = CONSEQUENCES.add("abort-costs", "number")
ROCKET_AT: Final[i64] = CONSEQUENCES.add("rocket-at", "field:number distance:number")
# What ending the turn throws away
COULD_LAUNCH: Final[i64] = CONSEQUENCES.add("could-launch", "location percent")
COULD_BUY: Final[i64] = CONSEQUENCES.add("could-buy", "number money:number")
COULD_PLAN: Final[i64] = CONSEQUENCES.add("could-plan", "number")
COULD_DRAW: Final[i64] = CONSEQUENCES.add("could-draw", "number")
COULD_PLACE_FREE: Final[i64] = CONSEQUENCES.add("could-place-free", "number")


def told(fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Event:
    return Event(fact, EVERYBODY, a, b, c, d)


def percent(share: float) -> i64:
    """Neither certain nor impossible unless it is."""
    rounded = int(share * 100 + 0.5)
    if 0.0 < share < 1.0:
        rounded = min(max(rounded, 1), 99)
    return rounded
