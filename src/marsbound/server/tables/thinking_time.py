"""How long the bots that are waited for think: since when, and for how long by their levels."""

from collections import Counter

from marsbound.bots import LEVELS
from marsbound.core.view import ONLOOKER
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.wire.server_messages import Thinking


def seconds_of(level: str) -> float:
    """What a level gives itself for one answer; those that don't search answer at once."""
    found = LEVELS.get(level)
    return found.limit.milliseconds / 1000 if found is not None and found.limit is not None else 0.0


class ThinkingTime:
    """Of the question asked now.  What people answer in secret, and change, doesn't move it."""

    def __init__(self) -> None:
        self.asked: Counter[int | None] | int | None = None
        self.told = Thinking(since=0.0, seconds=0.0)

    def of(self, live_game: LiveGame, levels: list[str], at_once: int, now: float) -> Thinking | None:
        """`levels` are those of the bots that are still waited for, of which so many think at a time."""
        seconds = sum(map(seconds_of, levels)) / max(1, min(at_once, len(levels)))
        if not seconds:
            self.asked = None
            return None
        together = live_game.asked_together
        asked = live_game.version(ONLOOKER) if together is None else together
        if asked != self.asked:
            self.asked, self.told = asked, Thinking(since=now, seconds=seconds)
        return self.told
