"""What somebody who knows Rocketmen thinks of a table."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.judgement import Judgement
from marsbound.bots.search.rocketmen_outlook import PARTS, Outlook
from marsbound.bots.search.rocketmen_policy import Policy
from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.core.chance import Generator
from marsbound.core.script import OVER, Choices, Table
from marsbound.games.rocketmen.game import ROCKETMEN
from marsbound.games.rocketmen.scoring import winners
from marsbound.games.rocketmen.table import ACTIVE, FIRST, ROUND, Rocketmen


class RocketmenJudgement(Judgement):
    """The policy and the outlook of a player with a taste."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(ROCKETMEN, PARTS)
        self.taste = taste
        self.policy = Policy(taste)
        self.outlook = Outlook(taste, self.policy.worth)

    def players(self, table: Table) -> i64:
        assert isinstance(table, Rocketmen)
        return table.players

    def winners(self, table: Table) -> i64:
        assert isinstance(table, Rocketmen)
        return winners(table)

    def expect(self, table: Table, player: i64, parts: "vec[float]") -> float:
        assert isinstance(table, Rocketmen)
        return self.outlook.expect(table, player, parts)

    def moment(self, table: Table) -> i64:
        """Turns, counted through all rounds."""
        assert isinstance(table, Rocketmen)
        place = table.cells[ACTIVE] - table.cells[FIRST]
        if place < 0:
            place += table.players
        return table.cells[ROUND] * table.players + place

    def sensible(self, table: Table, found: Choices, chance: Generator) -> i64:
        assert isinstance(table, Rocketmen)
        return self.policy.choose(table, found, chance)


ROCKETMEN_JUDGEMENT: Final = RocketmenJudgement(Taste())
