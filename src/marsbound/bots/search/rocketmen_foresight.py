"""What a player of Rocketmen who searches thinks of a table: the same as a sensible one, but chances by networks."""

from math import exp
from typing import Final

from librt.vecs import vec

from marsbound.bots.search.rocketmen import RocketmenJudgement
from marsbound.bots.search.rocketmen_measures import Measures
from marsbound.bots.search.rocketmen_network import Network
from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.bots.search.rocketmen_weights import BATTLE_FOR_EARTH, NORMAL, SOLO
from marsbound.core.script import OVER, Table
from marsbound.games.rocketmen.table import Rocketmen


class RocketmenForesight(RocketmenJudgement):
    """Chances between two turns: that is where the networks have learned."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.measures = Measures(taste, self.policy.worth)
        self.normal = Network(NORMAL)
        self.solo = Network(SOLO)
        self.battle_for_earth = Network(BATTLE_FOR_EARTH)

    def shares(self, table: Table, into: "vec[float]") -> None:
        assert isinstance(table, Rocketmen)
        if table.line == OVER:
            super().shares(table, into)
            return
        if table.solo:
            self.measures.read(table, 0)
            into[0] = 1.0 / (1.0 + exp(-self.solo.value(self.measures.found)))
            return
        network = self.battle_for_earth if table.mode.earth_only else self.normal
        most = -1e9
        for player in range(table.players):
            self.measures.read(table, player)
            into[player] = network.value(self.measures.found)
            most = max(most, into[player])
        total = 0.0
        for player in range(table.players):
            into[player] = exp(into[player] - most)
            total += into[player]
        for player in range(table.players):
            into[player] /= total


ROCKETMEN_FORESIGHT: Final = RocketmenForesight(Taste())
