"""The levels of bots that there are.  Outside programs are for the command line: nobody starts them from afar."""

from typing import Final

from marsbound.bots import LEVELS
from marsbound.server.errors import ServerError

TAKEOVER: Final = "heuristic"  # plays on for who runs out of time, resigns or names no level
ALWAYS_THERE: Final = "random"


SLOW_MILLISECONDS: Final = 500  # a level that thinks longer than that is one that others may have to wait for


def is_slow(level: str) -> bool:
    found = LEVELS.get(level)
    return found is not None and found.limit is not None and found.limit.milliseconds > SLOW_MILLISECONDS


def takeover() -> str:
    return TAKEOVER if TAKEOVER in LEVELS else ALWAYS_THERE


def checked_level(level: str | None) -> str:
    if level is None:
        return takeover()
    if level not in LEVELS:
        raise ServerError("no-such-level", f'there is no level "{level}"; there are: {", ".join(LEVELS)}')
    return level
