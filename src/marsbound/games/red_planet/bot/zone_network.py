"""Neurons that look at one zone of Mission: Red Planet after the other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.weights import LAYER, TOGETHER, Layout, Weights
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT, OF_STAKE, OF_ZONE
from marsbound.games.red_planet.bot.features import Features
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.table import RedPlanet

NEURONS: Final = 8
LAYOUT: Final = Layout(LAYER, OF_ZONE + OF_STAKE, NEURONS)


class ZoneNetwork:
    """The same ones for every zone and seat: how strongly they answer is summed up over a seat's zones."""

    def __init__(self, weights: Weights) -> None:
        numbers = weights.values()
        self.of_zone = vec[float](numbers[: NEURONS * OF_ZONE])  # feature by feature, all neurons
        self.of_stake = vec[float](numbers[NEURONS * OF_ZONE :])

    def look(self, table: RedPlanet, features: Features) -> None:
        """The sums become the last features of each seat."""
        for zone in range(i64(ZONES)):
            for first in range(i64(0), i64(NEURONS), TOGETHER):
                self.look_at(table, features, zone, first)

    def look_at(self, table: RedPlanet, features: Features, zone: i64, first: i64) -> None:
        """Some neurons at a zone: sums that don't wait for each other are made faster."""
        found = features.zones
        weights = self.of_zone
        zone_0 = zone_1 = zone_2 = zone_3 = 0.0
        weight = first
        for feature in range(zone * OF_ZONE, (zone + 1) * OF_ZONE):
            much = found[feature]
            if much != 0.0:
                zone_0 += much * weights[weight]
                zone_1 += much * weights[weight + 1]
                zone_2 += much * weights[weight + 2]
                zone_3 += much * weights[weight + 3]
            weight += NEURONS
        found = features.stakes
        weights = self.of_stake
        seats = features.seats
        for seat in range(table.seats):
            if features.staked[seat] >> zone & 1:
                sum_0, sum_1, sum_2, sum_3 = zone_0, zone_1, zone_2, zone_3
                start = (zone * SEATS + seat) * OF_STAKE
                weight = first
                for feature in range(start, start + OF_STAKE):
                    much = found[feature]
                    if much != 0.0:
                        sum_0 += much * weights[weight]
                        sum_1 += much * weights[weight + 1]
                        sum_2 += much * weights[weight + 2]
                        sum_3 += much * weights[weight + 3]
                    weight += NEURONS
                at = seat * features.row + OF_SEAT + first
                seats[at] += max(sum_0, 0.0)
                seats[at + 1] += max(sum_1, 0.0)
                seats[at + 2] += max(sum_2, 0.0)
                seats[at + 3] += max(sum_3, 0.0)
