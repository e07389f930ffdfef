"""Places where games go wrong, for workers to meet; they are imported by the workers' processes."""

import os

from marsbound.arena.tournament import Finished, GameNumber, MatchRunner
from marsbound.arena.workers import Place


class BadHall(MatchRunner):
    """The third deal isn't survived."""

    def play(self, number: GameNumber) -> Finished:
        if number.deal == 2:
            self.go_wrong()
        return super().play(number)

    def go_wrong(self) -> None:
        raise ValueError("a card is missing")


class DeadlyHall(BadHall):
    def go_wrong(self) -> None:
        os._exit(9)


class BadPlace(Place):
    def hall(self) -> MatchRunner:
        return BadHall(self.tournament, self.pack, self.recorded)


class DeadlyPlace(Place):
    def hall(self) -> MatchRunner:
        return DeadlyHall(self.tournament, self.pack, self.recorded)
