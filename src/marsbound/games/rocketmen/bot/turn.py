"""A sensible turn of Rocketmen: draw, use, plan, place, buy, launch, make room in the hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.card_values import WANTED, CardValues
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.flight_forecast import Flight
from marsbound.games.rocketmen.bot.questions import Numbers
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import CYCLE_HAND, SCRAP_AND_DRAW, TAKE_BACK, TAKE_HAZARD
from marsbound.games.rocketmen.rules.deeds import THINGS
from marsbound.games.rocketmen.rules.rows import AREA
from marsbound.games.rocketmen.rules.table import Rocketmen

MOST_DEEDS: Final = 32
NO_ANSWER: Final = -2
MUCH_JUNK: Final = 3  # so many cards are worth changing
NOISE_STEPS: Final = 256


class Turn:
    """The deeds on offer, as a mask of things each, and what to do with them."""

    def __init__(self, params: RolloutParams, worth: CardValues, flight: Flight, numbers: Numbers) -> None:
        self.params = params
        self.worth = worth
        self.flight = flight
        self.numbers = numbers
        self.offers = vec[i64]([0] * MOST_DEEDS)

    def sort(self, found: Choices) -> None:
        for deed in range(i64(MOST_DEEDS)):
            self.offers[deed] = 0
        for at in range(found.count):
            choice = found.items[at]
            self.offers[choice // THINGS] |= bit(choice % THINGS)

    def act(self, table: Rocketmen, seat: Seat, found: Choices, chance: Generator) -> i64:
        numbers = self.numbers
        self.sort(found)
        offers = self.offers
        if offers[numbers.draw]:
            return numbers.draw * THINGS
        catalogue = self.worth.look(table, seat)
        if offers[numbers.drop_plan] and self.hopeless():
            return numbers.drop_plan * THINGS
        choice = self.use(table, seat, catalogue)
        if choice == NO_ANSWER:
            choice = self.plan()
        if choice == NO_ANSWER:
            choice = self.place(table, catalogue)
        if choice == NO_ANSWER:
            choice = self.buy(table, seat, numbers.buy, numbers.buy_engine, catalogue, chance)
        if choice == NO_ANSWER:
            choice = self.launch(table, seat)
        if choice == NO_ANSWER:
            choice = self.discard(table, seat, catalogue)
        if choice == NO_ANSWER:
            choice = numbers.end * THINGS
        return choice

    def hopeless(self) -> bool:
        """Whether the mission planned is to be given up: it can't be done, or another one is so much better."""
        first = self.worth.projects.first
        if first.mission < 0:
            return True
        return first.rate < self.params.hopeless * self.worth.projects.second.rate

    # Cards of the hand

    def junk(self, catalogue: Catalogue) -> i64:
        """How many cards of the hand only keep better ones from coming."""
        hand = self.worth.projects.assets.hand
        number: i64 = 0
        for card in range(catalogue.box.cards):
            if hand[card] and self.worth.is_junk(card, catalogue):
                number += hand[card]
        return number

    def use(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> i64:
        """Hazards when points count; scrapping and changing cards when the hand is clogged."""
        mask = self.offers[self.numbers.use]
        if mask == 0:
            return NO_ANSWER
        junk = self.junk(catalogue)
        card: i64 = 0
        while mask:
            if mask & 1 and not self.worth.wanted(card) and self.worth_using(table, seat, card, junk, catalogue):
                return self.numbers.use * THINGS + card
            mask >>= 1
            card += 1
        return NO_ANSWER

    def worth_using(self, table: Rocketmen, seat: Seat, card: i64, junk: i64, catalogue: Catalogue) -> bool:
        effect = table.box.effect[card]
        if effect == TAKE_HAZARD:
            return self.worth.benefit(table, table.box.hazard[card], catalogue) > 0.0
        if effect == SCRAP_AND_DRAW:
            return junk > 0
        if effect == CYCLE_HAND:
            return junk >= MUCH_JUNK
        if effect == TAKE_BACK:
            money = self.worth.projects.assets.money(catalogue, card)
            for other in range(table.box.cards):
                if other != card and table.count(seat, AREA, other):
                    if self.worth.wanted(other):
                        return True
                    if self.worth.projects.assets.money(catalogue, other) > money:
                        return True
        return False

    def plan(self) -> i64:
        """When it can be launched soon."""
        first = self.worth.projects.first
        if self.worth.near(first) and self.offers[self.numbers.plan] >> first.mission & 1:
            return self.numbers.plan * THINGS + first.mission
        return NO_ANSWER

    def place(self, table: Rocketmen, catalogue: Catalogue) -> i64:
        """What is wanted, the most useful first; what costs nothing before what does."""
        numbers = self.numbers
        to_place = self.worth.projects.first.to_place
        if to_place == 0:
            return NO_ANSWER
        deed = numbers.free_bought
        mask = self.offers[deed] & to_place
        if mask == 0:
            deed = numbers.free
            mask = self.offers[deed] & to_place
        if mask == 0:
            deed = numbers.pad
            mask = self.offers[deed] & to_place
        if mask == 0:
            return NO_ANSWER
        best: i64 = -1
        most = -1.0
        card: i64 = 0
        while mask:
            if mask & 1:
                use = self.worth.use_on_pad(table, card, catalogue)
                if use > most:
                    most = use
                    best = card
            mask >>= 1
            card += 1
        return deed * THINGS + best

    def discard(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> i64:
        """Cards that keep better ones from coming; then money that nothing needs."""
        worth = self.worth
        assets = worth.projects.assets
        mask = self.offers[self.numbers.discard]
        spare = assets.purse - worth.budget(table, seat)
        best: i64 = -1
        least = WANTED
        best_is_junk = False
        card: i64 = 0
        while mask:
            if mask & 1:
                keeping = worth.keeping(table, card, catalogue)
                junk = worth.is_junk(card, catalogue)
                may_go = junk or (keeping < 90.0 and float(assets.money(catalogue, card)) <= spare)
                if may_go and ((junk and not best_is_junk) or (junk == best_is_junk and keeping < least)):
                    best = card
                    least = keeping
                    best_is_junk = junk
            mask >>= 1
            card += 1
        if best < 0:
            return NO_ANSWER
        return self.numbers.discard * THINGS + best

    # Buying and launching

    def buy(
        self, table: Rocketmen, seat: Seat, buy: i64, buy_engine: i64, catalogue: Catalogue, chance: Generator
    ) -> i64:
        """The card that brings most for its price, if any is worth it."""
        best: i64 = NO_ANSWER
        most = 0.0
        mask = self.offers[buy]
        slot: i64 = 0
        while mask:
            if mask & 1:
                gain = self.noisy_gain(table, seat, table.market(slot), catalogue, chance)
                if gain > most:
                    most = gain
                    best = buy * THINGS + slot
            mask >>= 1
            slot += 1
        mask = self.offers[buy_engine]
        pile: i64 = 0
        while mask:
            if mask & 1:
                gain = self.noisy_gain(table, seat, catalogue.box.first_engine + pile, catalogue, chance)
                if gain > most:
                    most = gain
                    best = buy_engine * THINGS + pile
            mask >>= 1
            pile += 1
        return best

    def noisy_gain(self, table: Rocketmen, seat: Seat, card: i64, catalogue: Catalogue, chance: Generator) -> float:
        gain = self.worth.gain(table, seat, card, catalogue)
        if gain > 0.0:
            gain += self.params.noise * float(chance.below(NOISE_STEPS)) / float(NOISE_STEPS)
        return gain

    def launch(self, table: Rocketmen, seat: Seat) -> i64:
        """Whenever it promises more than waiting: the first success card shows whether to go on."""
        first = self.worth.projects.first
        if first.mission < 0 or self.offers[self.numbers.launch] >> first.to & 1 == 0:
            return NO_ANSWER
        waiting = self.waiting(table)
        value = self.flight.before(table, seat, first.to, first.worth, waiting)
        if value <= self.flight.again + self.params.attempt * first.worth:
            return NO_ANSWER
        return self.numbers.launch * THINGS + first.to

    def waiting(self, table: Rocketmen) -> float:
        """What it is worth to launch later, with a better pad; nothing once the last round is played."""
        first = self.worth.projects.first
        left = self.worth.projects.assets.turns_left
        self.flight.future = 0.0 if table.ending else min(1.0, max(0.0, (left - 1.0) / 1.5))
        return first.odds * first.worth - self.params.turn * max(1.0, first.turns)
