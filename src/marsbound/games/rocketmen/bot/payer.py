"""How a sensible player of Rocketmen pays: with least waste, and not with what is to go on the pad."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.card_values import WANTED, CardValues
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.questions import Numbers
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.bot.turn import NO_ANSWER, Turn
from marsbound.games.rocketmen.rules.box import (
    BIOTECH,
    COMPOSITES,
    COMPUTERS,
    DRAW,
    FREE_PLACEMENT,
    MARKER_MONEY,
    NUMBER_OF_COMPONENTS,
    SCIENCE,
)
from marsbound.games.rocketmen.rules.deeds import THINGS
from marsbound.games.rocketmen.rules.paying import Bill, basket_bill
from marsbound.games.rocketmen.rules.table import WON_MONEY, WON_SCIENCE, Rocketmen

USEFUL_WHEN_PAYING: Final = 5.0
LOST_MARKER: Final = 8.0  # a money marker that pays for less than it is worth
A_USE: Final = 3.0


class Payer:
    """Purchases and fees."""

    def __init__(self, params: RolloutParams, worth: CardValues, turn: Turn, numbers: Numbers) -> None:
        self.params = params
        self.worth = worth
        self.turn = turn
        self.numbers = numbers

    def pay(self, table: Rocketmen, seat: Seat, found: Choices, chance: Generator) -> i64:
        """More cards are bought with the same payment if they are worth it; then all is paid."""
        numbers = self.numbers
        turn = self.turn
        turn.sort(found)
        catalogue = self.worth.look(table, seat)
        if table.paid(0) == 0 and turn.offers[numbers.add] | turn.offers[numbers.add_engine]:
            more = turn.buy(table, seat, numbers.add, numbers.add_engine, catalogue, chance)
            if more != NO_ANSWER:
                return more
        kept = self.worth.projects.first.to_place & table.hand_cards(seat)
        payers = turn.offers[numbers.pay] & ~kept
        if turn.offers[numbers.pay] & kept:
            choice = self.pay_without(table, seat, payers, catalogue)
            if choice != NO_ANSWER:
                return choice
        return numbers.pay_for_me * THINGS

    def pay_without(self, table: Rocketmen, seat: Seat, payers: i64, catalogue: Catalogue) -> i64:
        """One card or marker after the other: components first, then money, as much as is owed and not more."""
        bill = basket_bill(table, seat)
        if bill.components_missing():
            return self.component(table, bill, payers, catalogue)
        return self.money(bill.money, payers, catalogue)

    def component(self, table: Rocketmen, bill: Bill, payers: i64, catalogue: Catalogue) -> i64:
        gives = catalogue.box.gives
        missing = bill.components_missing()
        best: i64 = NO_ANSWER
        least = 1e9
        card: i64 = 0
        while payers:
            if payers & 1:
                at = card * NUMBER_OF_COMPONENTS
                bill.pay(0, gives[at + COMPUTERS], gives[at + COMPOSITES], gives[at + BIOTECH], gives[at + SCIENCE])
                if bill.components_missing() < missing:
                    keeping = self.worth.keeping(table, card, catalogue) - self.when_paying(card, catalogue)
                    if keeping < least:
                        least = keeping
                        best = self.numbers.pay * THINGS + card
                bill.pay(0, -gives[at + COMPUTERS], -gives[at + COMPOSITES], -gives[at + BIOTECH], -gives[at + SCIENCE])
            payers >>= 1
            card += 1
        if best == NO_ANSWER and self.turn.offers[self.numbers.marker] >> WON_SCIENCE & 1:
            return self.numbers.marker * THINGS + WON_SCIENCE
        return best

    def money(self, owed: i64, payers: i64, catalogue: Catalogue) -> i64:
        """The most that isn't too much, else the least that is."""
        best: i64 = NO_ANSWER
        most: i64 = 0
        if self.turn.offers[self.numbers.marker] >> WON_MONEY & 1:
            best = self.numbers.marker * THINGS + WON_MONEY
            if owed >= MARKER_MONEY:
                return best
            most = MARKER_MONEY
        assets = self.worth.projects.assets
        card: i64 = 0
        while payers:
            if payers & 1:
                money = assets.money(catalogue, card)
                if money > 0 and (
                    best == NO_ANSWER or (most > owed and money < most) or (most < money <= owed and most < owed)
                ):
                    most = money
                    best = self.numbers.pay * THINGS + card
            payers >>= 1
            card += 1
        return best

    def when_paying(self, card: i64, catalogue: Catalogue) -> float:
        effect = catalogue.box.effect[card]
        return USEFUL_WHEN_PAYING if effect in (DRAW, FREE_PLACEMENT) else 0.0

    def pay_fee(self, table: Rocketmen, found: Choices, catalogue: Catalogue) -> i64:
        """What gives least away: money over that nothing needs, and what else the card could do."""
        best: i64 = found.items[0]
        least = 1e9
        assets = self.worth.projects.assets
        to_place = self.worth.projects.first.to_place
        more: i64 = 0
        for card in range(table.box.cards):
            if to_place >> card & 1:
                more += assets.hand[card]
        for at in range(found.count):
            choice = found.items[at]
            card = choice % THINGS
            waste = 0.0
            if choice // THINGS == self.numbers.fee_marker:
                waste = 0.0 if more else LOST_MARKER
            else:
                over = assets.money(catalogue, card) - table.box.placing * (1 + more)
                waste = max(0.0, float(over)) + A_USE * self.worth.use_on_pad(table, card, catalogue)
                waste -= self.when_paying(card, catalogue)
                if self.worth.wanted(card):
                    waste += WANTED
            if waste < least:
                least = waste
                best = choice
        return best
