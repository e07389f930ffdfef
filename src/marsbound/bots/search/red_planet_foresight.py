"""What a player of Mission: Red Planet who searches thinks of a table: chances by networks instead of points."""

from typing import Final

from librt.vecs import vec

from marsbound.bots.search.judgement import compare
from marsbound.bots.search.network import Network
from marsbound.bots.search.red_planet import RedPlanetJudgement
from marsbound.bots.search.red_planet_learned import (
    FIRST_EDITION_SEATS,
    FIRST_EDITION_ZONES,
    SECOND_EDITION_SEATS,
    SECOND_EDITION_ZONES,
)
from marsbound.bots.search.red_planet_measures import OF_SEAT, Measures
from marsbound.bots.search.red_planet_zones import NEURONS, ZoneNeurons
from marsbound.core.script import OVER, Table
from marsbound.games.red_planet.first.game import FIRST_EDITION
from marsbound.games.red_planet.game import RedPlanetGame
from marsbound.games.red_planet.second.game import SECOND_EDITION
from marsbound.games.red_planet.table import SEATS, RedPlanet


class RedPlanetForesight(RedPlanetJudgement):
    """Chances between two rounds: that is where the networks have learned."""

    def __init__(self, game: RedPlanetGame, zones: str, seats: str) -> None:
        super().__init__(game)
        self.measures = Measures(self.outlook, NEURONS)
        self.zone_neurons = ZoneNeurons(zones)
        self.network = Network(OF_SEAT + NEURONS, seats)
        self.values = vec[float]([0.0] * SEATS)

    def shares(self, table: Table, into: "vec[float]") -> None:
        assert isinstance(table, RedPlanet)
        if table.line == OVER or table.neutrals:  # nothing was learned with neutral colours
            super().shares(table, into)
            return
        self.measure(table)
        values = self.values
        for seat in range(table.seats):
            values[seat] = self.network.value(self.measures.seats, seat * self.measures.row)
        compare(values, table.seats, 1.0)
        for seat in range(table.seats):
            into[table.player(seat)] = values[seat]

    def measure(self, table: RedPlanet) -> None:
        self.outlook.study(table)
        self.study_hands(table)
        points = self.seat_points
        for seat in range(table.seats):
            points[seat] = self.expect_seat(table, seat, self.seat_parts)
            self.measures.read_seat(table, seat, self.seat_parts)
        self.measures.compare(table, points, self.spread(table))
        self.measures.read_zones(table)
        self.zone_neurons.look(table, self.measures)


FIRST_EDITION_FORESIGHT: Final = RedPlanetForesight(FIRST_EDITION, FIRST_EDITION_ZONES, FIRST_EDITION_SEATS)
SECOND_EDITION_FORESIGHT: Final = RedPlanetForesight(SECOND_EDITION, SECOND_EDITION_ZONES, SECOND_EDITION_SEATS)
