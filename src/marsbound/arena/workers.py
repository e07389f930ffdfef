"""Games on several processes at once."""

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from marsbound.arena.tournament import GameNumber, MatchRunner, Tournament
from marsbound.core.phrase import Phrase, said
from marsbound.packs import Pack

PATIENCE: Final = 3.0  # seconds that a worker has to put its things away


class Stopped(Exception):
    """A game couldn't be played, or a process died: the words say which; a mistake in the program has its traceback."""

    def __init__(self, words: Phrase, trace: str = "") -> None:
        super().__init__(f"{trace}\n{words}" if trace else words)
        self.words = words
        self.trace = trace


Number = TypeVar("Number")  # by what a game is known
NumberAsked = TypeVar("NumberAsked", contravariant=True)
Outcome = TypeVar("Outcome")  # what is known of it when it is over
OutcomeGiven = TypeVar("OutcomeGiven", covariant=True)


class Runner(Protocol[NumberAsked, OutcomeGiven]):
    """Where one process plays one game after the other; each game depends on its number alone."""

    def play(self, number: NumberAsked) -> OutcomeGiven: ...

    def close(self) -> None: ...


class Workplace(Protocol[NumberAsked, OutcomeGiven]):
    """What a process needs to open a runner; it travels there pickled."""

    @property
    def game(self) -> str: ...

    @property
    def bots(self) -> Collection[str]: ...

    def runner(self) -> Runner[NumberAsked, OutcomeGiven]: ...

    def described(self, number: NumberAsked) -> Phrase: ...


class Mistake(NamedTuple):
    """A game that couldn't be played, told by its traceback."""

    trace: str


class Place(NamedTuple):
    """What a process needs to play games of a tournament."""

    tournament: Tournament
    pack: Pack | None = None  # the game's own
    recorded: bool = False

    @property
    def game(self) -> str:
        return self.tournament.game

    @property
    def bots(self) -> Collection[str]:
        return {name for line_up in self.tournament.line_ups for name in line_up}

    def runner(self) -> MatchRunner:
        return MatchRunner(self.tournament, self.pack, self.recorded)

    def described(self, number: GameNumber) -> Phrase:
        words = "the game of line-up {line_up}, deal {deal}, rotation {rotation} ({seats})"
        place = {"line_up": number.line_up + 1, "deal": number.deal + 1, "rotation": number.rotation + 1}
        return said("input-game-of", words, seats=", ".join(self.tournament.seated(number)), **place)


def play_all(place: Workplace[Number, Outcome], numbers: Sequence[Number], jobs: int) -> Generator[Outcome]:
    """The games as they end; with several jobs not always in their order."""
    if jobs == 1 or len(numbers) < 2:
        with closing(place.runner()) as runner:
            for number in numbers:
                yield played(place, number, game_or_mistake(runner, number))
        return
    yield from play_on_workers(place, numbers, min(jobs, len(numbers)))


def game_or_mistake(runner: Runner[Number, Outcome], number: Number) -> Outcome | Mistake:
    """A mistake in a bot or in the engine is told with its traceback."""
    try:
        return runner.play(number)
    except Exception:
        return Mistake(traceback.format_exc())


def played(place: Workplace[Number, Outcome], number: Number, outcome: Outcome | Mistake) -> Outcome:
    if isinstance(outcome, Mistake):
        words = "{game} couldn't be played to its end"
        raise Stopped(said("input-game-stopped", words, game=place.described(number)), outcome.trace)
    return outcome


class Worker(Generic[Number]):
    """A process that plays one game after the other."""

    def __init__(self, place: Workplace[Number, Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection: Connection[Any, Any]
        self.connection, other = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(place, other), daemon=True)
        self.process.start()
        other.close()
        self.number: Number | None = None  # what it plays

    def begin(self, number: Number) -> None:
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


def work(place: Workplace[Any, Any], connection: "Connection[Any, Any]") -> None:
    """A worker's life, until there is nobody to work for.  Ctrl-C is for its master, who will end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    with closing(place.runner()) as runner, suppress(EOFError, ConnectionError):
        while True:
            connection.send(game_or_mistake(runner, connection.recv()))


def leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)


@contextmanager
def workers(place: Workplace[Number, Any], jobs: int) -> Iterator[list[Worker[Number]]]:
    started: list[Worker[Number]] = []
    try:
        for _ in range(jobs):
            started.append(Worker(place))
        yield started
    finally:
        for worker in started:
            worker.end()
        for worker in started:
            worker.wait()


def play_on_workers(place: Workplace[Number, Outcome], numbers: Sequence[Number], jobs: int) -> Generator[Outcome]:
    waiting = list(reversed(numbers))
    with workers(place, jobs) as started:
        for worker in started:
            worker.begin(waiting.pop())
        busy = {worker.connection: worker for worker in started}
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
                    where = place.described(worker.number)
                    raise Stopped(said("input-process-died", words, code=str(code), game=where)) from None
                game = played(place, worker.number, outcome)
                if waiting:
                    worker.begin(waiting.pop())
                else:
                    del busy[worker.connection]
                yield game
