"""What a player of Rocketmen has, wherever it lies, and what every location would be worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import EARTH, GOALS_AN_OBJECTIVE, MARKER_MONEY, MOON_TOKEN, RANKS
from marsbound.games.rocketmen.rules.landing import arrivals
from marsbound.games.rocketmen.rules.layout import LOCATIONS, MOST_CARDS, OBJECTIVES_A_SEAT
from marsbound.games.rocketmen.rules.table import (
    NONE,
    WON_MONEY,
    WON_ROCKET,
    WON_SCIENCE,
    Rocketmen,
)

# Points a round of the leading player
SLOWEST: Final = 1.0
FAST: Final = 2.5
FASTEST: Final = 4.0
FASTER: Final = 1.5  # than before
FEW_ROUNDS: Final = 4.0  # a game that is longer than usual lasts this much longer
ROUNDS_A_MISSION: Final = 3.0
SOLO_ROUNDS: Final = 22.0


class Assets:
    """Read anew for every decision; the buffers stay."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.loose = vec[i64]([0] * MOST_CARDS)  # in hand, deck, play area, depot and yard
        self.hand = vec[i64]([0] * MOST_CARDS)
        self.pad = vec[i64]([0] * MOST_CARDS)
        self.owned: i64 = 0  # a bit for each card owned, the plan left out
        self.location_worth = vec[float]([0.0] * LOCATIONS)
        self.plan: i64 = NONE
        self.size: i64 = 0
        self.contract: i64 = 0  # what the card is worth now that is worth more with every mission
        self.average = 0.0  # money of a card
        self.income = 0.0  # money of a turn
        self.full_income = 0.0  # the same if all cards were back in the deck
        self.cycle = 1.0  # turns until a card comes round again
        self.purse = 0.0  # money in hand, markers included
        self.rockets: i64 = 0  # all rocket points, wherever they are
        self.won_rockets: i64 = 0
        self.science: i64 = 0
        self.turns_left = 0.0
        self.missions: i64 = 0
        self.missions_left: i64 = 0

    def read(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> None:
        box = table.box
        loose, hand, pad = self.loose, self.hand, self.pad
        self.missions = table.missions(seat)
        self.missions_left = table.mode.missions - self.missions
        self.contract = 0
        if box.contract >= 0:
            self.contract = min(box.amount[box.contract] * self.missions, box.most[box.contract])
        size: i64 = 0
        money: i64 = 0
        rockets: i64 = 0
        owned: i64 = 0
        placed: i64 = 0
        placed_money: i64 = 0
        table.count_cards(seat, loose, hand, pad)
        for card in range(box.cards):
            number = loose[card]
            on_pad = pad[card]
            if number + on_pad:
                owned |= bit(card)
                rockets += catalogue.rockets[card] * (number + on_pad)
                size += number
                money += catalogue.money[card] * number
                placed += on_pad
                placed_money += catalogue.money[card] * on_pad
        if box.contract >= 0:
            money += self.contract * loose[box.contract]
        self.owned = owned
        self.plan = table.plan(seat)
        self.size = max(size, i64(1))
        self.average = float(money) / float(self.size)
        limit = min(table.hand_limit(seat), self.size)
        self.income = self.average * float(limit) + float(MARKER_MONEY * table.won(seat, WON_MONEY))
        self.full_income = float(limit * (money + placed_money)) / float(self.size + placed)
        self.full_income += float(MARKER_MONEY * table.won(seat, WON_MONEY))
        self.cycle = max(1.0, float(self.size) / float(limit))
        self.purse = float(table.purse(seat, 0) + MARKER_MONEY * table.unused(seat, WON_MONEY))
        if box.contract >= 0:
            self.purse += float(self.contract * hand[box.contract])
        self.won_rockets = table.won(seat, WON_ROCKET)
        self.rockets = rockets + self.won_rockets
        self.science = table.unused(seat, WON_SCIENCE)
        self.turns_left = turns_left(table, seat, self.params)
        self.weigh_locations(table, seat)

    def money(self, catalogue: Catalogue, card: i64) -> i64:
        if card == catalogue.box.contract:
            return self.contract
        return catalogue.money[card]

    def weigh_locations(self, table: Rocketmen, seat: Seat) -> None:
        """Points by order of arrival, the token of who is first, and what one's objectives ask for."""
        box = table.box
        worth = self.location_worth
        for location in range(i64(LOCATIONS)):
            if table.is_there(seat, location):
                worth[location] = 0.0
                continue
            points = box.location_points[location * RANKS + min(arrivals(table, location), i64(RANKS - 1))]
            to = box.location_to[location]
            if to != EARTH and table.mode.tokens and table.token_owner(to - 1) == NONE:
                points += 1
            worth[location] = float(points)
        goal_worth = self.params.solo_goal if table.solo else self.params.goal
        for which in range(i64(OBJECTIVES_A_SEAT)):
            objective = table.objectives(seat, which)
            if objective >= 0:
                for goal in range(i64(GOALS_AN_OBJECTIVE)):
                    location = box.goals[objective * GOALS_AN_OBJECTIVE + goal]
                    if location >= MOON_TOKEN:
                        self.add_for_token(table, location - MOON_TOKEN, goal_worth)
                    elif not table.is_there(seat, location):
                        worth[location] += goal_worth

    def add_for_token(self, table: Rocketmen, token: i64, worth: float) -> None:
        if not table.mode.tokens or table.token_owner(token) != NONE:
            return
        for location in range(i64(LOCATIONS)):
            if table.box.location_to[location] == token + 1:
                self.location_worth[location] += worth

    def achievement_worth(self, kind: i64) -> float:
        """A marker is good for the rest of the game."""
        params = self.params
        share = min(1.0, self.turns_left / params.usual_rounds)
        if kind == WON_MONEY:
            return params.money_marker * share
        if kind == WON_SCIENCE:
            return params.science_marker * share
        if kind == WON_ROCKET:
            return params.rocket_marker * share
        return params.hand_marker * share


def turns_left(table: Rocketmen, seat: Seat, params: RolloutParams) -> float:
    """How many turns a player will still have, the one under way included."""
    left = rounds_left(table, params)
    if had_a_turn(table, seat):
        return left - 1.0
    return left


def had_a_turn(table: Rocketmen, seat: Seat) -> bool:
    """Whether a player's turn in this round is over."""
    place = seat - table.first_player
    if place < 0:
        place += table.players
    active = table.active - table.first_player
    if active < 0:
        active += table.players
    return place < active


def rounds_left(table: Rocketmen, params: RolloutParams) -> float:
    """By how fast the leading player scores, or as usual; points come faster later on."""
    if table.ending:
        return 1.0
    played = float(table.round)
    usual = max(params.usual_rounds - played, FEW_ROUNDS)
    if table.solo:
        return max(usual + SOLO_ROUNDS - params.usual_rounds, FEW_ROUNDS)
    most: i64 = 0
    if table.mode.earth_only:
        for seat in range(table.players):
            most = max(most, table.missions(seat))
        missions = float(table.mode.missions - most)
        return max(1.0 + missions, min(usual, 1.0 + ROUNDS_A_MISSION * missions))
    for seat in range(table.players):
        most = max(most, table.score(seat))
    points = float(table.mode.goal - most)
    pace = min(max(FASTER * float(most + 1) / (played + 1.0), SLOWEST), FAST)
    return max(1.0 + points / FASTEST, min(usual, 1.0 + points / pace))
