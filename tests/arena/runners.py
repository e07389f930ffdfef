"""Places where games go wrong, for workers to meet; they are imported by the workers' processes."""

import os

from marsbound.arena.tournament import Finished, GameNumber, MatchRunner
from marsbound.arena.workers import Place


class BadRunner(MatchRunner):
    """The third deal isn't survived."""

    def play(self, number: GameNumber) -> Finished:
        if number.deal == 2:
            self.go_wrong()
        return super().play(number)

    def go_wrong(self) -> None:
        raise ValueError("a card is missing")


class DeadlyRunner(BadRunner):
    def go_wrong(self) -> None:
        os._exit(9)


class BadPlace(Place):
    def runner(self) -> MatchRunner:
        return BadRunner(self.tournament, self.pack, self.recorded)


class DeadlyPlace(Place):
    def runner(self) -> MatchRunner:
        return DeadlyRunner(self.tournament, self.pack, self.recorded)
