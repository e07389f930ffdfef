"""The clocks of a table.  Whoever is waited for has a running clock; a bot has none."""

from collections.abc import Iterable
from typing import Final

from marsbound.server.store.stored import ClockStand
from marsbound.server.wire.position import Clock
from marsbound.server.wire.tables import DaysClock, LiveClock

Agreed = LiveClock | DaysClock
SECOND_CHANCE: Final = 30.0  # what a live clock shows at least when its owner takes the seat back


class Clocks:
    def __init__(self, agreed: Agreed, players: int, now: float) -> None:
        self.agreed = agreed
        whole = agreed.bank if isinstance(agreed, LiveClock) else agreed.limit
        self.left = [float(whole)] * players
        self.running: set[int] = set()
        self.since = now

    @classmethod
    def restored(cls, agreed: Agreed, stand: ClockStand, since: float) -> "Clocks":
        clocks = cls(agreed, len(stand.left), since)
        clocks.left = list(stand.left)
        clocks.running = set(stand.running)
        return clocks

    def stand(self) -> ClockStand:
        return ClockStand(list(self.left), sorted(self.running))

    def settle(self, now: float) -> None:
        """Take off what has gone by."""
        for player in self.running:
            self.left[player] = max(0.0, self.left[player] - (now - self.since))
        self.since = now

    def turn(self, waited_for: Iterable[int], now: float, answered: int | None = None) -> None:
        """Others are waited for now.  Who is done gets the increment; over days, every answer has its own time."""
        self.settle(now)
        waited = set(waited_for)
        if isinstance(self.agreed, LiveClock):
            for player in self.running - waited:
                self.left[player] += self.agreed.increment
        else:
            for player in waited - self.running | ({answered} & waited if answered is not None else set()):
                self.left[player] = float(self.agreed.limit)
        self.running = waited

    def pause(self, now: float) -> None:
        self.settle(now)
        self.running = set()

    def go_on(self, waited_for: Iterable[int], now: float) -> None:
        """After a pause everybody has what they had."""
        self.since = now
        self.running = set(waited_for)

    def give_another_chance(self, player: int) -> None:
        if isinstance(self.agreed, LiveClock):
            self.left[player] = max(self.left[player], float(self.agreed.increment), SECOND_CHANCE)
        else:
            self.left[player] = float(self.agreed.limit)

    def run_out(self, now: float) -> list[int]:
        return [player for player in sorted(self.running) if self.left[player] <= now - self.since]

    def next_run_out(self) -> float | None:
        """When the next clock runs out, if nothing happens."""
        return min((self.since + self.left[player] for player in self.running), default=None)

    def shown(self, now: float) -> list[Clock]:
        return [
            Clock(
                left=round(max(0.0, left - (now - self.since)) if player in self.running else left, 3),
                running=player in self.running,
            )
            for player, left in enumerate(self.left)
        ]
