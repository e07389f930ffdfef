"""What a position is worth and what is sensible there: a game's knowledge, written once, over a table."""

from math import exp
from typing import Any, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.game import Game
from marsbound.core.script import OVER, T


@mypyc_attr(allow_interpreted_subclasses=True)
class EvaluatorOf(Generic[T]):
    """What somebody who knows a game thinks of a table.  It looks at all of it, so it is only for sampled worlds."""

    def __init__(self, game: Game, parts: list[str]) -> None:
        self.game = game
        self.parts = parts  # what points come from: "zones", "missions" …
        self.follows_policy = False  # whether the sensible answer beats looking ahead: the heuristic bot gives it then
        self.found_parts = vec[float]([0.0] * len(parts))

    def players(self, table: T) -> i64:
        """How many play."""
        raise AssertionError("an evaluator says how many play")

    def winners(self, table: T) -> i64:
        """Who has won a finished game, a bit for each player."""
        raise AssertionError("an evaluator says who has won")

    def expect(self, table: T, player: i64, parts: "vec[float]") -> float:
        """The points that a player can expect at the end, all told; `parts` are filled with where they come from."""
        raise AssertionError("an evaluator says what a position is worth")

    def spread(self, table: T) -> float:
        """By how many points expectations usually miss the end: much at first, little near the end."""
        return 10.0

    def moment(self, table: T) -> i64:
        """How far the game is: rounds or turns, counted so that the number never falls."""
        return 0

    def sensible(self, table: T, found: Choices, chance: Generator) -> i64:
        """What a hurried player answers; playouts are made of these."""
        return found.items[chance.below(found.count)]

    def shares(self, table: T, into: "vec[float]") -> None:
        """Everybody's chance of winning, as it looks now; of a finished game, who has won."""
        players = self.players(table)
        if table.line == OVER:
            won = self.winners(table)
            number = 0.0
            for player in range(players):
                if won >> player & 1:
                    number += 1.0
            for player in range(players):
                into[player] = 1.0 / number if won >> player & 1 else 0.0
            return
        for player in range(players):
            into[player] = self.expect(table, player, self.found_parts)
        compare(into, players, self.spread(table))


Evaluator: TypeAlias = EvaluatorOf[Any]  # of whatever game


def compare(values: "vec[float]", number: i64, spread: float) -> None:
    """The first so many values become chances: in proportion to exp of them, taken in units of the spread."""
    most = -1e9
    for each in range(number):
        most = max(most, values[each])
    total = 0.0
    for each in range(number):
        values[each] = exp((values[each] - most) / spread)
        total += values[each]
    for each in range(number):
        values[each] /= total
