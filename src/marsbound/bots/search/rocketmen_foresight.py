"""What a player of Rocketmen who searches thinks of a table: the same as a sensible one, but chances by networks."""

from math import exp
from typing import Final

from librt.vecs import vec

from marsbound.bots.search.judgement import compare
from marsbound.bots.search.network import Network
from marsbound.bots.search.rocketmen import RocketmenJudgement
from marsbound.bots.search.rocketmen_measures import MEASURES, Measures
from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.bots.search.rocketmen_weights import BATTLE_FOR_EARTH, NORMAL, SOLO
from marsbound.core.script import OVER, Table
from marsbound.games.rocketmen.table import Rocketmen


class RocketmenForesight(RocketmenJudgement):
    """Chances between two turns: that is where the networks have learned."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.measures = Measures(taste, self.policy.worth)
        self.normal = Network(MEASURES, NORMAL)
        self.solo = Network(MEASURES, SOLO)
        self.battle_for_earth = Network(MEASURES, BATTLE_FOR_EARTH)

    def shares(self, table: Table, into: "vec[float]") -> None:
        assert isinstance(table, Rocketmen)
        if table.line == OVER:
            super().shares(table, into)
            return
        if table.solo:
            self.measures.read(table, 0)
            into[0] = 1.0 / (1.0 + exp(-self.solo.value(self.measures.found, 0)))
            return
        network = self.battle_for_earth if table.mode.earth_only else self.normal
        for player in range(table.players):
            self.measures.read(table, player)
            into[player] = network.value(self.measures.found, 0)
        compare(into, table.players, 1.0)


ROCKETMEN_FORESIGHT: Final = RocketmenForesight(Taste())
