"""Halls in which a process dies, as the system ends it: once, or whenever a certain game is played."""

import os
import signal
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

from marsbound.arena.workers import Runner, Workplace
from marsbound.core.phrase import Phrase


class Deadly(NamedTuple):
    """A place where nobody survives a game; with a file that is made before, everybody but the first."""

    place: Workplace[Any, Any]
    number: Any
    file: Path | None = None

    @property
    def game(self) -> str:
        return self.place.game

    @property
    def bots(self) -> Collection[str]:
        return self.place.bots

    def runner(self) -> "DeadlyRunner":
        return DeadlyRunner(self, self.place.runner())

    def described(self, number: Any) -> Phrase:
        return self.place.described(number)


class DeadlyRunner:
    def __init__(self, place: Deadly, runner: Runner[Any, Any]) -> None:
        self.place = place
        self.runner = runner

    def play(self, number: Any) -> Any:
        if number == self.place.number and self.first():
            os.kill(os.getpid(), signal.SIGKILL)
        return self.runner.play(number)

    def first(self) -> bool:
        if self.place.file is None:
            return True
        try:
            self.place.file.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True

    def close(self) -> None:
        self.runner.close()
