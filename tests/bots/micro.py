"""Mission: Red Planet made tiny, so that it can be solved exactly: two seats, three cards, two zones, two rounds.

Both play a card at once, and in the second round one of the two they have left.  The Saboteur blows up the rival's
ship if it plays the Crew this round; the Scout lands one where it likes; the Crew lands two where it likes.  Cards come
in that order, in the first round the first seat's first, in the second the other's.  Whoever has more astronauts in a
zone gets its points, the ridge 2, the valley 3; what counts is by how many points one is ahead.  Nothing is hidden but
the cards played at once.
"""

from functools import cache
from itertools import combinations
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.search import SearchSettings, think
from marsbound.core.bits import bit
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.game import Game
from marsbound.core.script import BOOK, Domain, Line, Question, Table, Together, answer, ask, script
from marsbound.core.view import View, with_sealed_blanked
from tests.core.toy import empty_table

SABOTEUR, SCOUT, CREW = range(3)
RIDGE, VALLEY = range(2)
POINTS = (2, 3)

# Cells
HAND = 0  # by seat
CHOSEN = 2  # by seat
IN_ZONE = 4  # by zone and seat
ROUNDS = 8  # rounds begun

CARD = Domain("card:number", [3])
ZONE = Domain("zone:number", [2])


class PlayACard(Together[Any]):
    def __init__(self) -> None:
        super().__init__(CARD)

    def seats(self, table: Table) -> i64:
        return 3

    def choices(self, table: Table, seat: i64, found: Choices) -> None:
        found.add_all(table.cells[HAND + seat])

    def do(self, table: Table, seat: i64, card: i64) -> None:
        table.cells[HAND + seat] &= ~bit(card)
        table.cells[CHOSEN + seat] = card


class LandAnywhere(Question[Any]):
    def __init__(self, number: int) -> None:
        super().__init__(ZONE)
        self.number = number

    def choices(self, table: Table, seat: i64, found: Choices) -> None:
        found.add(RIDGE)
        found.add(VALLEY)

    def do(self, table: Table, seat: i64, zone: i64) -> None:
        table.cells[IN_ZONE + zone * 2 + seat] += self.number


CAST = {SCOUT: script("micro/scout", LandAnywhere(1)), CREW: script("micro/crew", LandAnywhere(2))}


class CallCards(Line[Any]):
    def do(self, table: Table, seat: i64, memo: i64) -> None:
        table.cells[ROUNDS] += 1
        # what is called last is carried out first
        for card in (CREW, SCOUT):
            for each in (1, 0) if table.cells[ROUNDS] == 1 else (0, 1):
                blown_up = card == CREW and table.cells[CHOSEN + 1 - each] == SABOTEUR
                if table.cells[CHOSEN + each] == card and not blown_up:
                    table.call(CAST[card], each)


class TwiceOver(Line[Any]):
    def do(self, table: Table, seat: i64, memo: i64) -> None:
        table.call(ROUND, 0)
        table.call(ROUND, 0)


ROUND = script("micro/round", PlayACard(), CallCards())
GAME = script("micro/game", TwiceOver())


class Micro(Game):
    def __init__(self) -> None:
        super().__init__("micro", "1", 2, 2)

    def new(self, box: Any, players: int, options: dict[str, str]) -> Table:
        table = empty_table()
        for cell in range(len(table.cells)):
            table.cells[cell] = 0
        table.cells[HAND] = table.cells[HAND + 1] = 0b111
        table.call(GAME, 0)
        return table

    def view(self, table: Table, player: i64) -> View:
        return with_sealed_blanked(table, table.clone(), player)

    def sample_world(self, view: View, seed: i64) -> Table:
        table: Table = view.masked.clone()
        table.set_seed(seed)
        return table


def points(table: Table, seat: int) -> int:
    found = 0
    for zone in range(2):
        own, rival = table.cells[IN_ZONE + zone * 2 + seat], table.cells[IN_ZONE + zone * 2 + 1 - seat]
        found += POINTS[zone] if own > rival else 0
    return found


def share(table: Table) -> float:
    """What the first seat has of a win: half of it, and a tenth for each point it is ahead."""
    return 0.5 + (points(table, 0) - points(table, 1)) / 10


class MicroEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__(Micro(), ["zones"])

    def expect(self, table: Table, player: i64, parts: "vec[float]") -> float:
        parts[0] = float(points(table, int(player)))
        return parts[0]

    def shares(self, table: Table, into: "vec[float]") -> None:
        into[0] = share(table)
        into[1] = 1.0 - into[0]


EVALUATOR = MicroEvaluator()
Strategy = dict[int, float]


def dealt() -> Table:
    table: Table = EVALUATOR.game.new(None, 2, {})
    ask(table, Choices(), False)
    return table


def position(table: Table) -> tuple[int, ...]:
    """Everything that matters, to meet a position only once."""
    cells = [int(table.cells[cell]) for cell in range(9)]
    return (*cells, int(table.line), int(table.seat), *[int(frame) for frame in table.below])


def after(table: Table, *choices: int) -> Table:
    """The next question, or the end."""
    table = table.clone()
    for choice in choices:
        answer(table, choice)
    ask(table, Choices(), False)
    return table


def choices(table: Table, seat: int) -> list[int]:
    found = Choices()
    line = BOOK.lines[table.line]
    line.choices(table, seat, found)
    return found.numbers() + ([-1] if line.optional else [])


def solution(matrix: list[list[float]]) -> float:
    """The value of a matrix game for its row player: both sides of it are tried on every choice of rows."""
    rows, columns = len(matrix), len(matrix[0])
    # the maximin is reached where a mixture of few rows makes as few columns equal
    best = max(min(row) for row in matrix)
    for size in range(2, min(rows, columns) + 1):
        for some in combinations(range(rows), size):
            for others in combinations(range(columns), size):
                weights = equalizing([[matrix[row][column] for column in others] for row in some])
                if weights is not None:
                    mixed = [
                        sum(w * matrix[row][c] for w, row in zip(weights, some, strict=True)) for c in range(columns)
                    ]
                    best = max(best, min(mixed))
    return best


def equalizing(matrix: list[list[float]]) -> list[float] | None:
    """Weights of the rows that make all columns equally good, None if there are none."""
    size = len(matrix)
    # unknowns: a weight for each row, and the value
    equations = [[matrix[row][column] for row in range(size)] + [-1.0, 0.0] for column in range(size)]
    equations.append([1.0] * size + [0.0, 1.0])
    for at in range(size + 1):
        pivot = max(range(at, size + 1), key=lambda row: abs(equations[row][at]))
        if abs(equations[pivot][at]) < 1e-12:
            return None
        equations[at], equations[pivot] = equations[pivot], equations[at]
        for row in range(size + 1):
            if row != at:
                factor = equations[row][at] / equations[at][at]
                equations[row] = [one - factor * two for one, two in zip(equations[row], equations[at], strict=True)]
    weights = [equations[row][-1] / equations[row][row] for row in range(size)]
    return weights if min(weights) >= 0 else None


@cache
def value_of(where: tuple[int, ...]) -> float:
    table = SEEN[where]
    if table.line < 0:
        return share(table)
    if BOOK.lines[table.line].together:
        return solution([[value(after(table, a, b)) for b in choices(table, 1)] for a in choices(table, 0)])
    values = [value(after(table, choice)) for choice in choices(table, int(table.seat))]
    return max(values) if table.seat == 0 else min(values)


SEEN: dict[tuple[int, ...], Table] = {}


def value(table: Table) -> float:
    """The exact share of the first seat if both play perfectly."""
    SEEN[position(table)] = table
    return value_of(position(table))


class Searched:
    """The strategy of a search with so many iterations at every question of the game."""

    def __init__(self, iterations: int, seed: int) -> None:
        self.iterations = iterations
        self.seed = seed
        self.known: dict[tuple[tuple[int, ...], int], Strategy] = {}

    def strategy(self, table: Table, seat: int) -> Strategy:
        key = (position(table), seat)
        if key not in self.known:
            view = EVALUATOR.game.view(table, seat)
            weighed = think(
                EVALUATOR,
                SearchSettings(ahead=1000, trust=0, exploration=0.4),
                view,
                self.iterations,
                0.0,
                Generator(self.seed),
            ).weighed
            if BOOK.lines[table.line].together:
                self.known[key] = {one.choice: one.weight for one in weighed}
            else:
                self.known[key] = {max(weighed, key=lambda one: one.weight).choice: 1.0}
        return self.known[key]

    def best_against(self, table: Table, rival: int) -> float:
        """The share that a perfect rival gets who knows this strategy."""
        if table.line < 0:
            return share(table) if rival == 0 else 1.0 - share(table)
        if BOOK.lines[table.line].together:
            mine = self.strategy(table, 1 - rival)
            replies = []
            for reply in choices(table, rival):
                total = 0.0
                for choice, odds in mine.items():
                    if odds > 0:
                        both = (reply, choice) if rival == 0 else (choice, reply)
                        total += odds * self.best_against(after(table, *both), rival)
                replies.append(total)
            return max(replies)
        seat = int(table.seat)
        if seat == rival:
            return max(self.best_against(after(table, choice), rival) for choice in choices(table, seat))
        return sum(
            odds * self.best_against(after(table, choice), rival) for choice, odds in self.strategy(table, seat).items()
        )

    def exploitability(self) -> float:
        """How much more than the game's value perfect rivals get, both seats taken together."""
        table = dealt()
        return self.best_against(table, 0) + self.best_against(table, 1) - 1.0
