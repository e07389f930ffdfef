"""What somebody who knows Rocketmen thinks of a table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import EvaluatorOf
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import OVER
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


class RocketmenEvaluator(EvaluatorOf[Rocketmen]):
    """The policy and the forecast of a player with a params."""

    def __init__(self, params: RolloutParams) -> None:
        super().__init__(ROCKETMEN, PARTS)
        self.follows_policy = True  # a turn is a plan: its deeds are worth little one by one
        self.params = params
        self.policy = RolloutPolicy(params)
        self.forecast = Forecast(params, self.policy.worth)

    def players(self, table: Rocketmen) -> i64:
        return table.players

    def winners(self, table: Rocketmen) -> i64:
        return winners(table)

    def expect(self, table: Rocketmen, player: i64, parts: "vec[float]") -> float:
        return self.forecast.expect(table, player, parts)

    def spread(self, table: Rocketmen) -> float:
        if table.ending:
            return LAST_SPREAD
        rounds = rounds_left(table, self.params)
        return min(LEAST_SPREAD + SPREAD_A_ROUND * rounds * rounds, MOST_SPREAD)

    def moment(self, table: Rocketmen) -> i64:
        """Turns, counted through all rounds."""
        place = table.active - table.first_player
        if place < 0:
            place += table.players
        return table.round * table.players + place

    def sensible(self, table: Rocketmen, found: Choices, chance: Generator) -> i64:
        return self.policy.choose(table, found, chance)

    def shares(self, table: Rocketmen, into: "vec[float]") -> None:
        """A solo player wins against the game's rival, or nobody does."""
        if not table.solo or table.line == OVER:
            super().shares(table, into)
            return
        points = self.forecast.expect(table, 0, self.found_parts)
        into[0] = chance_against_rival(table, points, rounds_left(table, self.params), self.spread(table))


def evaluator() -> RocketmenEvaluator:
    return RocketmenEvaluator(RolloutParams())
