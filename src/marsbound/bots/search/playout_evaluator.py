"""For games that nobody has taught bots yet: positions are played to their end at random, and the end is counted."""

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.core.bits import bit
from marsbound.core.game import Game
from marsbound.core.script import OVER, Table
from marsbound.core.seats import main_seats


class PlayoutEvaluator(Evaluator):
    """Knows nothing but the result; until there is one everybody has the same chance."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, ["points"])

    def players(self, table: Table) -> i64:
        return len(main_seats(table))

    def winners(self, table: Table) -> i64:
        won: i64 = 0
        for player in self.game.result(table).winners:
            won |= bit(player)
        return won

    def expect(self, table: Table, player: i64, parts: "vec[float]") -> float:
        points = 0.0
        if table.line == OVER:
            points = float(self.game.result(table).totals[main_seats(table)[player]])
        parts[0] = points
        return points
