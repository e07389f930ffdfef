"""What somebody who knows Rocketmen thinks of a table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.core.chance import Generator
from marsbound.core.script import OVER, Choices, Table
from marsbound.games.rocketmen.bot.assets import rounds_left
from marsbound.games.rocketmen.bot.forecast import PARTS, Forecast
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.bot.rollout_policy import RolloutPolicy
from marsbound.games.rocketmen.bot.solo_rival import chance_against_rival
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.scoring import winners
from marsbound.games.rocketmen.rules.table import Rocketmen

# By how many points expectations miss the end: measured, by rounds that are left
LAST_SPREAD: Final = 2.0
LEAST_SPREAD: Final = 3.0
SPREAD_A_ROUND: Final = 0.12  # and more with every round that comes before
MOST_SPREAD: Final = 10.0


class RocketmenEvaluator(Evaluator):
    """The policy and the forecast of a player with a params."""

    def __init__(self, params: RolloutParams) -> None:
        super().__init__(ROCKETMEN, PARTS)
        self.follows_policy = True  # a turn is a plan: its deeds are worth little one by one
        self.params = params
        self.policy = RolloutPolicy(params)
        self.forecast = Forecast(params, self.policy.worth)

    def players(self, table: Table) -> i64:
        assert isinstance(table, Rocketmen)
        return table.players

    def winners(self, table: Table) -> i64:
        assert isinstance(table, Rocketmen)
        return winners(table)

    def expect(self, table: Table, player: i64, parts: "vec[float]") -> float:
        assert isinstance(table, Rocketmen)
        return self.forecast.expect(table, player, parts)

    def spread(self, table: Table) -> float:
        assert isinstance(table, Rocketmen)
        if table.ending:
            return LAST_SPREAD
        rounds = rounds_left(table, self.params)
        return min(LEAST_SPREAD + SPREAD_A_ROUND * rounds * rounds, MOST_SPREAD)

    def moment(self, table: Table) -> i64:
        """Turns, counted through all rounds."""
        assert isinstance(table, Rocketmen)
        place = table.active - table.first_player
        if place < 0:
            place += table.players
        return table.round * table.players + place

    def sensible(self, table: Table, found: Choices, chance: Generator) -> i64:
        assert isinstance(table, Rocketmen)
        return self.policy.choose(table, found, chance)

    def shares(self, table: Table, into: "vec[float]") -> None:
        """A solo player wins against the game's rival, or nobody does."""
        assert isinstance(table, Rocketmen)
        if not table.solo or table.line == OVER:
            super().shares(table, into)
            return
        points = self.forecast.expect(table, 0, self.found_parts)
        into[0] = chance_against_rival(table, points, rounds_left(table, self.params), self.spread(table))


def evaluator() -> RocketmenEvaluator:
    return RocketmenEvaluator(RolloutParams())
