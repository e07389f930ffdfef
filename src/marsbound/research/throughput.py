"""How fast the engine is here, on one core: whole games, single calls, search, batches, all answers listed.

Everything is measured in turn, several times over, so that a machine's moods hit all of it alike.  The clock is the
processor's: what other programs do meanwhile isn't counted.  It needs the engine alone: the builder trains by it.
"""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from marsbound.bots.evaluators import evaluator_of
from marsbound.bots.search.search import SearchSettings, think
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.events import Events
from marsbound.core.game import Game, play_at_random
from marsbound.core.notation import position_text, set_position
from marsbound.core.script import Table, answer, ask
from marsbound.games.packs import builtin
from marsbound.library.setup import Setup
from marsbound.research.engine.batch import Batch
from marsbound.research.specs import spec_of

PLAYERS: Final = 4
REPEATS: Final = 7
POSITIONS: Final = 64
GAMES_AT_ONCE: Final = 256  # in a batch
GAMES_A_LOOK: Final = 10  # at the clock, which costs a hundredth of a game
ITERATIONS_A_LOOK: Final = 200  # the same of a search
TO_THE_END: Final = 1000  # more rounds and turns than any game has
SEED: Final = 2015
MICRO: Final = 1e6

# A measurement: runs so long, in seconds, and returns its figures by name.
Measurement = Callable[[float], dict[str, float]]


def next_word(word: int) -> int:
    """The generator of `play_at_random`."""
    return (word * 1103515245 + 12345) & 0x7FFFFFFF


class Bench:
    """The engine's measured loops, for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options = game.checked_options({})
        self.box = game.box(builtin(game.name))
        self.found = Choices()
        self.chance = Generator(SEED)
        self.positions = [self.position(number) for number in range(POSITIONS)]
        self.observed = self.batch_of(observe=True)
        self.listed = self.batch_of(observe=False)

    def new(self) -> Table:
        table: Table = self.game.new(self.box, PLAYERS, self.options)
        table.set_seed(self.chance.seed())
        return table

    def position(self, number: int) -> Table:
        """A table somewhere in a game: the first at its beginning, the last near its end."""
        table = self.new()
        rest = play_at_random(table.clone(), self.found, number) * number // POSITIONS
        word = number
        while ask(table, self.found, False) and rest:
            word = next_word(word)
            answer(table, self.found.items[(word >> 8) % self.found.count])
            rest -= 1
        return table

    def measurements(self) -> list[Measurement]:
        return [
            self.engine,
            self.listening,
            self.driven,
            self.clone,
            self.store,
            self.load,
            self.view,
            self.world,
            self.search,
            self.batch,
            self.batch_of_lists,
        ]

    # Whole games

    def engine(self, seconds: float) -> dict[str, float]:
        """The compiled loop by itself."""
        games, decisions, spent = self.play(seconds, listening=False)
        return {"games_per_second": games / spent, "decisions_per_second": decisions / spent}

    def listening(self, seconds: float) -> dict[str, float]:
        """The same with somebody who takes down every event."""
        games, _, spent = self.play(seconds, listening=True)
        return {"listening_games_per_second": games / spent}

    def play(self, seconds: float, listening: bool) -> tuple[int, int, float]:
        games = decisions = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            for _ in range(GAMES_A_LOOK):
                table = self.new()
                if listening:
                    table.listener = Events()
                decisions += play_at_random(table, self.found, self.chance.seed())
            games += GAMES_A_LOOK
            spent = process_time() - began
        return games, decisions, spent

    def driven(self, seconds: float) -> dict[str, float]:
        """Each question and each answer a call from Python, as a bot written in Python would."""
        decisions = 0
        found = self.found
        word = 1
        began = process_time()
        spent = 0.0
        while spent < seconds:
            table = self.new()
            while ask(table, found, False):
                word = next_word(word)
                answer(table, found.items[(word >> 8) % found.count])
                decisions += 1
            spent = process_time() - began
        return {"driven_decisions_per_second": decisions / spent}

    def search(self, seconds: float) -> dict[str, float]:
        """Whole searches in the middle of a game, playouts random and to the end."""
        evaluator = evaluator_of(self.game)
        table = self.positions[POSITIONS // 2]
        ask(table, self.found, False)
        view = self.game.view(table, table.player(self.found.seat))
        settings = SearchSettings(ahead=TO_THE_END, trust=0, random_playouts=True)
        iterations = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            iterations += think(evaluator, settings, view, ITERATIONS_A_LOOK, 0.0, self.chance).iterations
            spent = process_time() - began
        return {"search_iterations_per_second": iterations / spent}

    # Many games at once, as learners step them

    def batch(self, seconds: float) -> dict[str, float]:
        """With observations and lists of legal actions."""
        return {"batch_steps_per_second": self.stepped(self.observed, seconds)}

    def batch_of_lists(self, seconds: float) -> dict[str, float]:
        """With lists of legal actions alone."""
        return {"batch_legal_steps_per_second": self.stepped(self.listed, seconds)}

    def batch_of(self, observe: bool) -> Batch:
        setup = Setup(self.game, builtin(self.game.name), PLAYERS, {})
        return Batch(spec_of(setup), GAMES_AT_ONCE, SEED, observe, False, False)

    def stepped(self, batch: Batch, seconds: float) -> float:
        """Whoever learns chooses the actions: that isn't counted."""
        steps = 0
        spent = 0.0
        while spent < seconds:
            actions = list(batch.sample(self.chance.seed()))
            began = process_time()
            batch.step(actions)
            spent += process_time() - began
            steps += GAMES_AT_ONCE
        return steps / spent

    # Single calls, over positions of all stages of a game

    def timed(self, name: str, call: Callable[[Table], object], seconds: float) -> dict[str, float]:
        count = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            for table in self.positions:
                call(table)
            count += POSITIONS
            spent = process_time() - began
        return {name: MICRO * spent / count}

    def clone(self, seconds: float) -> dict[str, float]:
        """Without a function around it, which would cost more than a tenth of it."""
        count = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            for table in self.positions:
                table.clone()
            count += POSITIONS
            spent = process_time() - began
        return {"clone_us": MICRO * spent / count}

    def store(self, seconds: float) -> dict[str, float]:
        return self.timed("store_us", lambda table: position_text(table, self.game.fields), seconds)

    def load(self, seconds: float) -> dict[str, float]:
        target = self.new()
        texts = {id(table): position_text(table, self.game.fields) for table in self.positions}
        return self.timed("load_us", lambda table: set_position(target, texts[id(table)], self.game.fields), seconds)

    def view(self, seconds: float) -> dict[str, float]:
        return self.timed("view_us", lambda table: self.game.view(table, 0), seconds)

    def world(self, seconds: float) -> dict[str, float]:
        views = {id(table): self.game.view(table, 0) for table in self.positions}
        return self.timed(
            "world_us", lambda table: self.game.sample_world(views[id(table)], self.chance.seed()), seconds
        )


def measured(measurements: list[Measurement], seconds: float) -> dict[str, float]:
    """All of them in turn, several times; the median of each figure."""
    slice_of_time = seconds / (REPEATS * len(measurements))
    found: dict[str, list[float]] = {}
    for _ in range(REPEATS):
        for measurement in measurements:
            for name, figure in measurement(slice_of_time).items():
                found.setdefault(name, []).append(figure)
    return {name: median(figures) for name, figures in found.items()}
