"""Mission: Red Planet as somebody sees it who knows the game: what a position is worth to everybody."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import EvaluatorOf, compare
from marsbound.core.bits import bit, size_of
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.script import NOBODY, OVER
from marsbound.games.red_planet.bot.forecast import LAST, Forecast
from marsbound.games.red_planet.bot.heuristic_params import HeuristicParams
from marsbound.games.red_planet.bot.missions import Missions
from marsbound.games.red_planet.bot.rollout_policy import RolloutPolicy
from marsbound.games.red_planet.rules.box import CHARACTERS, RECRUITER
from marsbound.games.red_planet.rules.first.game import FIRST_EDITION
from marsbound.games.red_planet.rules.game import RedPlanetGame
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.scoring import discovery_points, ice_points, mission_points, token_points
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION
from marsbound.games.red_planet.rules.table import IN_PRODUCTION_3, RedPlanet

PARTS: Final = ["tokens", "zones", "missions", "ice", "discoveries", "tempo"]
IN_TOKENS: Final = 0
IN_ZONES: Final = 1
IN_MISSIONS: Final = 2
IN_ICE: Final = 3
IN_DISCOVERIES: Final = 4
IN_TEMPO: Final = 5


class RedPlanetEvaluator(EvaluatorOf[RedPlanet]):
    """Points owned, points that majorities promise, missions, ice, discoveries, cards still to be played."""

    def __init__(self, game: RedPlanetGame) -> None:
        super().__init__(game, PARTS)
        self.edition = game
        self.params = HeuristicParams()
        self.forecast = Forecast(self.params)
        self.missions = Missions(self.forecast)
        self.policy = RolloutPolicy()
        self.seat_parts = vec[float]([0.0] * len(PARTS))
        self.tempo = vec[float]([0.0] * SEATS)
        self.seat_points = vec[float]([0.0] * SEATS)

    def players(self, table: RedPlanet) -> i64:
        return size_of(table.main_seats())

    def winners(self, table: RedPlanet) -> i64:
        seats = self.edition.winners(table)
        won: i64 = 0
        for seat in range(table.seats):
            if seats >> seat & 1:
                won |= bit(table.player(seat))
        return won

    def moment(self, table: RedPlanet) -> i64:
        """The round; the reveal and what follows come after the last one."""
        assert isinstance(table, RedPlanet)
        if table.phase >= IN_PRODUCTION_3:
            return table.round + 1
        return table.round

    def spread(self, table: RedPlanet) -> float:
        self.forecast.look_at_the_clock(table)
        return self.params.surprise + self.params.surprises * sqrt(max(self.forecast.left[LAST], 0.0))

    def sensible(self, table: RedPlanet, found: Choices, chance: Generator) -> i64:
        return self.policy.answer(table, found, chance)

    def expect(self, table: RedPlanet, player: i64, parts: "vec[float]") -> float:
        if table.line == OVER:
            return count_parts(table, main_seat(table, player), parts)
        self.forecast.study(table)
        self.study_hands(table)
        return self.expect_seat(table, main_seat(table, player), parts)

    def expect_seat(self, table: RedPlanet, seat: Seat, parts: "vec[float]") -> float:
        """After a study of the table."""
        forecast = self.forecast
        tokens: i64 = 0
        for kind in range(i64(NUMBER_OF_KINDS)):
            tokens += token_points(table, seat, kind)
        parts[IN_TOKENS] = float(tokens)
        parts[IN_ZONES] = forecast.coming[seat]
        parts[IN_MISSIONS] = self.missions.expect(table, seat)
        parts[IN_ICE] = self.missions.ice_monopoly(table, seat)
        parts[IN_DISCOVERIES] = forecast.found[seat]
        parts[IN_TEMPO] = self.tempo[seat]
        total = 0.0
        for part in range(i64(len(PARTS))):
            total += parts[part]
        return total

    def study_hands(self, table: RedPlanet) -> None:
        """By how much a hand is better than the usual one here."""
        usual = 0.0
        for seat in range(table.seats):
            self.tempo[seat] = self.promise(table, seat)
            usual += self.tempo[seat] / float(table.seats)
        for seat in range(table.seats):
            self.tempo[seat] -= usual

    def promise(self, table: RedPlanet, seat: Seat) -> float:
        """What the characters in hand can still do, and whether a turn must be spent on taking the others back."""
        params = self.params
        left = max(self.forecast.left[LAST], 0.0)
        hand = table.hand(seat) & ~bit(RECRUITER)
        number = float(size_of(hand))
        promise = 0.0
        for character in range(i64(1), i64(len(CHARACTERS))):
            if hand >> character & 1:
                promise += params.placed * float(table.box.places[character]) + params.acted
        if number > left:
            promise *= left / number
        else:
            promise -= params.recruited * min(left - number, 1.0)
        return promise

    def shares(self, table: RedPlanet, into: "vec[float]") -> None:
        """A neutral colour that is ahead takes the victory from everybody."""
        if table.line == OVER:
            super().shares(table, into)
            return
        self.forecast.study(table)
        self.study_hands(table)
        points = self.seat_points
        for seat in range(table.seats):
            points[seat] = self.expect_seat(table, seat, self.seat_parts)
        compare(points, table.seats, self.spread(table))
        for seat in range(table.seats):
            if not table.neutral(seat):
                into[table.player(seat)] = points[seat]


def main_seat(table: RedPlanet, player: i64) -> i64:
    """The seat that a player wins with; neutral colours are only played by them."""
    for seat in range(table.seats):
        if table.player(seat) == player and not table.neutral(seat):
            return seat
    return NOBODY


def count_parts(table: RedPlanet, seat: Seat, parts: "vec[float]") -> float:
    """The true score of a finished game, by where it comes from."""
    tokens: i64 = 0
    for kind in range(i64(NUMBER_OF_KINDS)):
        tokens += token_points(table, seat, kind)
    discoveries: i64 = 0
    for zone in range(i64(ZONES)):
        discoveries += discovery_points(table, seat, zone)
    missions: i64 = 0
    for card in range(i64(len(table.box.card_ids))):
        if table.holds(seat, card) and table.box.missions >> card & 1:
            missions += mission_points(table, seat, card)
    ice = ice_points(table, seat)
    parts[IN_TOKENS] = float(tokens)
    parts[IN_ZONES] = 0.0
    parts[IN_MISSIONS] = float(missions)
    parts[IN_ICE] = float(ice)
    parts[IN_DISCOVERIES] = float(discoveries)
    parts[IN_TEMPO] = 0.0
    return float(tokens + missions + ice + discoveries)


def first_edition() -> RedPlanetEvaluator:
    return RedPlanetEvaluator(FIRST_EDITION)


def second_edition() -> RedPlanetEvaluator:
    return RedPlanetEvaluator(SECOND_EDITION)
