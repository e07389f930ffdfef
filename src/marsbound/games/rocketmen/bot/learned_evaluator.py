"""What a player of Rocketmen who searches thinks of a table: the same as a sensible one, but chances by networks."""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec

from marsbound.bots.search.evaluator import compare
from marsbound.bots.search.network import Network
from marsbound.bots.search.weights import ANY_NUMBER, NETWORK, Layout, read
from marsbound.core.script import OVER
from marsbound.games.rocketmen.bot.evaluator import RocketmenEvaluator
from marsbound.games.rocketmen.bot.feature_rows import FEATURES
from marsbound.games.rocketmen.bot.features import Features
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.table import Rocketmen

LAYOUT: Final = Layout(NETWORK, FEATURES, ANY_NUMBER)


class RocketmenLearnedEvaluator(RocketmenEvaluator):
    """Chances between two turns: that is where the networks have learned."""

    def __init__(self, params: RolloutParams, normal: Network, solo: Network, battle_for_earth: Network) -> None:
        super().__init__(params)
        self.features = Features(params, self.policy.worth)
        self.normal = normal  # two to four players, the usual game
        self.solo = solo
        self.battle_for_earth = battle_for_earth  # two to four players, Earth orbit only

    def shares(self, table: Rocketmen, into: "vec[float]") -> None:
        if table.line == OVER:
            super().shares(table, into)
            return
        if table.solo:
            self.features.read(table, 0)
            into[0] = 1.0 / (1.0 + exp(-self.solo.value(self.features.found, 0)))
            return
        network = self.battle_for_earth if table.mode.earth_only else self.normal
        for player in range(table.players):
            self.features.read(table, player)
            into[player] = network.value(self.features.found, 0)
        compare(into, table.players, 1.0)


def evaluator(folder: Path) -> RocketmenLearnedEvaluator:
    networks = [Network(read(folder, ROCKETMEN.name, name, LAYOUT)) for name in ("normal", "solo", "battle-for-earth")]
    return RocketmenLearnedEvaluator(RolloutParams(), *networks)
