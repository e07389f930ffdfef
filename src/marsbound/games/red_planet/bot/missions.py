"""How likely the missions of Mission: Red Planet will be fulfilled, by what they ask for."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.numbers import Seat
from marsbound.games.red_planet.bot.forecast import LAST, Forecast
from marsbound.games.red_planet.rules.box import (
    ALWAYS,
    EACH_KIND,
    ICE,
    MOST_IN,
    MOST_LOST,
    MOST_TOKENS,
    PER_LOST,
    PER_ZONE,
    PRESENCE_SCALE,
    PRESENT_IN_ALL,
    PRESENT_IN_NUMBER,
    SOLE_MAJORITY,
    TAKE_TOKENS,
)
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.table import RedPlanet

MOST_COUNTED: Final = ZONES + 1
STEEPEST: Final = 40.0  # beyond it an exponential would overflow, and nobody has a chance any more


class Missions:
    """What the cards in front of a seat promise, given an forecast."""

    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        self.odds = vec[float]([0.0] * (MOST_COUNTED + 1))  # of so many zones

    def expect(self, table: RedPlanet, seat: Seat) -> float:
        """The points of all cards that a seat holds."""
        cards = table.held(seat)
        total = 0.0
        card: i64 = 0
        while cards > 0:
            if cards & 1:
                total += self.points(table, seat, card)
            cards >>= 1
            card += 1
        return total

    def points(self, table: RedPlanet, seat: Seat, card: i64) -> float:  # noqa: C901, PLR0912
        box = table.box
        effect = box.effect[card]
        amount = float(box.amount[card])
        zones = box.zones[card]
        if effect == ALWAYS:
            return amount
        if effect == PRESENCE_SCALE:
            self.count_zones(table, seat, zones, False)
            scale = box.scale[card]
            total = 0.0
            for number in range(len(scale)):
                total += self.odds[number + 1] * float(scale[number])
            return total
        if effect == PER_ZONE:
            self.count_zones(table, seat, zones, False)
            total = 0.0
            for number in range(MOST_COUNTED):
                total += self.odds[number] * number
            return amount * total
        if effect == PRESENT_IN_NUMBER:
            return amount * self.at_least(table, seat, zones, box.count[card], False)
        if effect == PRESENT_IN_ALL:
            return amount * self.at_least(table, seat, zones, size_of(zones), False)
        if effect == SOLE_MAJORITY:
            return amount * self.at_least(table, seat, zones, box.count[card], True)
        if effect == MOST_IN:
            return amount * self.most_in(table, seat, zones)
        if effect == MOST_TOKENS:
            return amount * self.most_tokens(table, seat, box.kind[card])
        if effect == MOST_LOST:
            return amount * self.most_lost(table, seat)
        if effect == PER_LOST:
            lost = float(table.lost(seat)) + 0.15 * max(self.forecast.left[LAST], 0.0)
            return min(amount * lost, float(box.count[card]))
        if effect == EACH_KIND:
            return amount * self.each_kind(table, seat)
        if effect == TAKE_TOKENS:
            return amount * float(box.values[box.kind[card]])
        return 1.0  # a rescue or an assassination

    def count_zones(self, table: RedPlanet, seat: Seat, zones: i64, leading: bool) -> None:
        """The odds of being in, or of leading, so many of these zones at the end."""
        odds = self.odds
        forecast = self.forecast
        left = max(forecast.left[LAST], 0.0)
        # who has such a mission goes there more often than others
        on_purpose = exp(-(forecast.params.aims - forecast.params.visits) * left)
        odds[0] = 1.0
        for number in range(i64(1), i64(MOST_COUNTED)):
            odds[number] = 0.0
        for zone in range(i64(ZONES)):
            if zones >> zone & 1:
                if leading:
                    chance = forecast.lead[zone * SEATS + seat]
                else:
                    chance = 1.0 - (1.0 - forecast.present[zone * SEATS + seat]) * on_purpose
                for number in range(i64(MOST_COUNTED - 1), i64(0), -1):
                    odds[number] += (odds[number - 1] - odds[number]) * chance
                odds[0] *= 1.0 - chance

    def at_least(self, table: RedPlanet, seat: Seat, zones: i64, needed: i64, leading: bool) -> float:
        self.count_zones(table, seat, zones, leading)
        total = 0.0
        for number in range(needed, i64(MOST_COUNTED)):
            total += self.odds[number]
        return total

    def most_in(self, table: RedPlanet, seat: Seat, zones: i64) -> float:
        """Most astronauts in several zones taken together."""
        forecast = self.forecast
        own = 0.0
        total = 0.0
        steep = 1.0 / (forecast.params.most_firm + forecast.params.most_fluid * sqrt(max(forecast.left[LAST], 0.0)))
        for each in range(table.seats):
            number = 0.0
            for zone in range(i64(ZONES)):
                if zones >> zone & 1:
                    number += forecast.strength[(LAST * ZONES + zone) * SEATS + each]
            weight = exp(min(number * steep, STEEPEST))
            total += weight
            if each == seat:
                own = weight
        return own / total

    def most_tokens(self, table: RedPlanet, seat: Seat, kind: i64) -> float:
        forecast = self.forecast
        own = 0.0
        total = 0.0
        left = max(forecast.left[LAST], 0.0)
        steep = 1.0 / (forecast.params.ice_firm + forecast.params.ice_fluid * left)
        for each in range(table.seats):
            number = float(table.points(each, kind)) + forecast.gain[each * NUMBER_OF_KINDS + kind]
            weight = exp(min(number * steep, STEEPEST))
            total += weight
            if each == seat:
                own = weight
        return own / total

    def ice_monopoly(self, table: RedPlanet, seat: Seat) -> float:
        return float(table.box.ice_monopoly) * self.most_tokens(table, seat, ICE)

    def most_lost(self, table: RedPlanet, seat: Seat) -> float:
        own = 0.0
        total = 0.0
        steep = 1.0 / (0.5 + 0.4 * sqrt(max(self.forecast.left[LAST], 0.0)))
        for each in range(table.seats):
            weight = exp(min(float(table.lost(each)) * steep, STEEPEST))
            total += weight
            if each == seat:
                own = weight
        return own / total

    def each_kind(self, table: RedPlanet, seat: Seat) -> float:
        chance = 1.0
        for kind in range(i64(NUMBER_OF_KINDS)):
            if table.points(seat, kind) == 0:
                chance *= 1.0 - exp(-0.8 * self.forecast.gain[seat * NUMBER_OF_KINDS + kind])
        return chance
