"""Games on several processes at once."""

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

from marsbound.arena.tournament import GameNumber, MatchRunner, Played, Tournament
from marsbound.core.phrase import Phrase, said

PATIENCE: Final = 3.0  # seconds that a worker has to put its things away


class Stopped(Exception):
    """A game couldn't be played, or a process died: the words say which; a mistake in the program has its traceback."""

    def __init__(self, words: Phrase, trace: str = "") -> None:
        super().__init__(f"{trace}\n{words}" if trace else words)
        self.words = words
        self.trace = trace


class Place(NamedTuple):
    """What a process needs to play games of a tournament."""

    tournament: Tournament
    pack_name: str | None = None
    records_folder: Path | None = None

    def hall(self) -> MatchRunner:
        return MatchRunner(self.tournament, self.pack_name, self.records_folder)


def play_all(place: Place, numbers: Sequence[GameNumber], jobs: int) -> Generator[Played]:
    """The games as they end; with several jobs not always in their order."""
    if jobs == 1 or len(numbers) < 2:
        with closing(place.hall()) as hall:
            for number in numbers:
                yield played(place.tournament, number, game_or_mistake(hall, number))
        return
    yield from play_on_workers(place, numbers, min(jobs, len(numbers)))


def game_or_mistake(hall: MatchRunner, number: GameNumber) -> Played | str:
    """A mistake in a bot or in the engine is told with its traceback."""
    try:
        return hall.play(number)
    except Exception:
        return traceback.format_exc()


def played(tournament: Tournament, number: GameNumber, outcome: Played | str) -> Played:
    if isinstance(outcome, Played):
        return outcome
    words = "{game} couldn't be played to its end"
    raise Stopped(said("input-game-stopped", words, game=described(tournament, number)), outcome)


def described(tournament: Tournament, number: GameNumber) -> Phrase:
    words = "the game of line-up {line_up}, deal {deal}, rotation {rotation} ({seats})"
    place = {"line_up": number.line_up + 1, "deal": number.deal + 1, "rotation": number.rotation + 1}
    return said("input-game-of", words, seats=", ".join(tournament.seated(number)), **place)


class Worker:
    """A process that plays one game after the other."""

    def __init__(self, place: Place) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection: Connection[Any, Any]
        self.connection, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(place, other), daemon=True)
        self.process.start()
        other.close()
        self.number: GameNumber | None = None  # what it plays

    def begin(self, number: GameNumber) -> None:
        self.number = number
        self.connection.send(number)

    def end(self) -> None:
        self.connection.close()  # an idle worker ends then
        self.process.terminate()

    def wait(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def work(place: Place, connection: "Connection[Any, Any]") -> None:
    """A worker's life, until there is nobody to work for.  Ctrl-C is for its master, who will end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    with closing(place.hall()) as hall, suppress(EOFError, ConnectionError):
        while True:
            connection.send(game_or_mistake(hall, connection.recv()))


def leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)


@contextmanager
def workers(place: Place, jobs: int) -> Iterator[list[Worker]]:
    hired: list[Worker] = []
    try:
        for _ in range(jobs):
            hired.append(Worker(place))
        yield hired
    finally:
        for worker in hired:
            worker.end()
        for worker in hired:
            worker.wait()


def play_on_workers(place: Place, numbers: Sequence[GameNumber], jobs: int) -> Generator[Played]:
    waiting = list(reversed(numbers))
    with workers(place, jobs) as hired:
        for worker in hired:
            worker.begin(waiting.pop())
        busy = {worker.connection: worker for worker in hired}
        while busy:
            for ready in wait(list(busy)):
                worker = busy[ready]  # type: ignore[index]
                assert worker.number is not None
                try:
                    outcome = worker.connection.recv()
                except (EOFError, ConnectionError):
                    worker.process.join(PATIENCE)
                    code = worker.process.exitcode
                    words = "a process died (exit code {code}) during {game}"
                    where = described(place.tournament, worker.number)
                    raise Stopped(said("input-process-died", words, code=str(code), game=where)) from None
                game = played(place.tournament, worker.number, outcome)
                if waiting:
                    worker.begin(waiting.pop())
                else:
                    del busy[worker.connection]
                yield game
