"""What a player of Mission: Red Planet who searches thinks of a table: chances by networks instead of points."""

from pathlib import Path
from typing import Final

from librt.vecs import vec

from marsbound.bots.search.evaluator import compare
from marsbound.bots.search.network import Network
from marsbound.bots.search.weights import ANY_NUMBER, NETWORK, Layout, Weights, read
from marsbound.core.script import OVER
from marsbound.games.red_planet.bot.evaluator import RedPlanetEvaluator
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT
from marsbound.games.red_planet.bot.features import Features
from marsbound.games.red_planet.bot.zone_network import LAYOUT as ZONES_LAYOUT
from marsbound.games.red_planet.bot.zone_network import NEURONS, ZoneNetwork
from marsbound.games.red_planet.rules.first.game import FIRST_EDITION
from marsbound.games.red_planet.rules.game import RedPlanetGame
from marsbound.games.red_planet.rules.layout import SEATS
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION
from marsbound.games.red_planet.rules.table import RedPlanet

SEATS_LAYOUT: Final = Layout(NETWORK, OF_SEAT + NEURONS, ANY_NUMBER)


class RedPlanetLearnedEvaluator(RedPlanetEvaluator):
    """Chances between two rounds: that is where the networks have learned."""

    def __init__(self, game: RedPlanetGame, zones: Weights, seats: Weights) -> None:
        super().__init__(game)
        self.features = Features(self.forecast, NEURONS)
        self.zone_network = ZoneNetwork(zones)
        self.network = Network(seats)
        self.values = vec[float]([0.0] * SEATS)

    def shares(self, table: RedPlanet, into: "vec[float]") -> None:
        if table.line == OVER or table.neutrals:  # nothing was learned with neutral colours
            super().shares(table, into)
            return
        self.measure(table)
        values = self.values
        for seat in range(table.seats):
            values[seat] = self.network.value(self.features.seats, seat * self.features.row)
        compare(values, table.seats, 1.0)
        for seat in range(table.seats):
            into[table.player(seat)] = values[seat]

    def measure(self, table: RedPlanet) -> None:
        self.forecast.study(table)
        self.study_hands(table)
        points = self.seat_points
        for seat in range(table.seats):
            points[seat] = self.expect_seat(table, seat, self.seat_parts)
            self.features.read_seat(table, seat, self.seat_parts)
        self.features.compare(table, points, self.spread(table))
        self.features.read_zones(table)
        self.zone_network.look(table, self.features)


def first_edition(folder: Path) -> RedPlanetLearnedEvaluator:
    return with_weights_in(folder, FIRST_EDITION)


def second_edition(folder: Path) -> RedPlanetLearnedEvaluator:
    return with_weights_in(folder, SECOND_EDITION)


def with_weights_in(folder: Path, game: RedPlanetGame) -> RedPlanetLearnedEvaluator:
    zones = read(folder, game.name, "zones", ZONES_LAYOUT)
    seats = read(folder, game.name, "seats", SEATS_LAYOUT)
    return RedPlanetLearnedEvaluator(game, zones, seats)
