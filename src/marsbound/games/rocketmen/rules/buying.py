"""Buying: cards are chosen for one payment, then paid; the market is filled again."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, lowest
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import WHILE_POSSIBLE, Line, script
from marsbound.games.rocketmen.rules.box import HAZARD_CARD
from marsbound.games.rocketmen.rules.deeds import THE_LEAST_PRICE, ChooseADeed, Deed, deeds_of
from marsbound.games.rocketmen.rules.drawing import refill_market
from marsbound.games.rocketmen.rules.facts import CARD_BOUGHT, CARD_CHOSEN
from marsbound.games.rocketmen.rules.layout import ENGINES, PAYABLE
from marsbound.games.rocketmen.rules.paying import (
    Bill,
    basket_bill,
    bill_if_all_is_spent,
    can_buy,
    engine,
    engine_left,
    helps,
    pay_with_card,
    pay_with_marker,
    pays,
    remember_what_was_bought,
)
from marsbound.games.rocketmen.rules.payment import pay_for_me
from marsbound.games.rocketmen.rules.reasons import (
    ALREADY_CHOSEN,
    CANNOT_PAY,
    DOES_NOT_PAY,
    ENGINE_LIMIT,
    NO_MARKER,
    NOT_IN_HAND,
    NOT_NEEDED,
    PILE_EMPTY,
    SLOT_EMPTY,
)
from marsbound.games.rocketmen.rules.rows import AREA
from marsbound.games.rocketmen.rules.scoring import gain
from marsbound.games.rocketmen.rules.table import BOUGHT_OR_COMPLETED, WON_SCIENCE, Rocketmen


class ChooseFromTheMarket(Deed):
    """Choose a card of the market for this payment."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "slot", 6, THE_LEAST_PRICE)

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        found: i64 = 0
        all_spent = bill_if_all_is_spent(table, seat)
        for slot in range(table.box.market):
            if self.why_not(table, seat, slot, all_spent) == ALLOWED:
                found |= bit(slot)
        return found

    def refusal(self, table: Rocketmen, seat: Seat, slot: i64) -> i64:
        return self.why_not(table, seat, slot, bill_if_all_is_spent(table, seat))

    def why_not(self, table: Rocketmen, seat: Seat, slot: i64, all_spent: Bill) -> i64:
        card = table.market(slot)
        if card < 0:
            return SLOT_EMPTY
        if table.basket >> slot & 1:
            return ALREADY_CHOSEN
        if not can_buy(table, seat, card, all_spent):
            return CANNOT_PAY
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, slot: i64) -> None:
        table.basket |= bit(slot)
        if table.listener is not None:
            table.tell(CARD_CHOSEN, seat, table.market(slot))


class ChooseAnEngine(Deed):
    """Choose an engine for this payment: one a turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "engine", 3, THE_LEAST_PRICE)

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        found: i64 = 0
        if self.as_many_as_allowed(table):
            return found
        all_spent = bill_if_all_is_spent(table, seat)
        for pile in range(i64(ENGINES)):
            if engine_left(table, pile) and can_buy(table, seat, engine(table, pile), all_spent):
                found |= bit(pile)
        return found

    def refusal(self, table: Rocketmen, seat: Seat, pile: i64) -> i64:
        if not engine_left(table, pile):
            return PILE_EMPTY
        if self.as_many_as_allowed(table):
            return ENGINE_LIMIT
        if not can_buy(table, seat, engine(table, pile), bill_if_all_is_spent(table, seat)):
            return CANNOT_PAY
        return ALLOWED

    def as_many_as_allowed(self, table: Rocketmen) -> bool:
        return table.engines_bought + table.engines_in_basket() >= table.engine_limit()

    def do(self, table: Rocketmen, seat: Seat, pile: i64) -> None:
        table.add_basket_engines(pile, 1)
        if table.listener is not None:
            table.tell(CARD_CHOSEN, seat, engine(table, pile))


class Buy(ChooseFromTheMarket):
    """Begin a purchase with a card of the market."""

    def do(self, table: Rocketmen, seat: Seat, slot: i64) -> None:
        table.credit = 0
        super().do(table, seat, slot)
        table.call(PURCHASE, seat)


class BuyAnEngine(ChooseAnEngine):
    """Begin a purchase with an engine."""

    def do(self, table: Rocketmen, seat: Seat, pile: i64) -> None:
        table.credit = 0
        super().do(table, seat, pile)
        table.call(PURCHASE, seat)


class PayWithACard(Deed):
    """Pay with a card of the hand: all its components go to this payment."""

    def __init__(self) -> None:
        super().__init__("pay", "card", 48)

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        found: i64 = 0
        owed = basket_bill(table, seat)
        cards = table.hand_cards(seat)
        while cards:
            card = lowest(cards)
            if self.why_not(table, seat, card, owed) == ALLOWED:
                found |= bit(card)
            cards &= cards - 1
        return found

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        return self.why_not(table, seat, card, basket_bill(table, seat))

    def why_not(self, table: Rocketmen, seat: Seat, card: i64, owed: Bill) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if not pays(table, seat, card):
            return DOES_NOT_PAY
        if not helps(table, seat, card, owed):
            return NOT_NEEDED
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        pay_with_card(table, seat, card)


class PayWithAMarker(Deed):
    """Pay with an achievement marker, money or science, once a turn each."""

    def __init__(self) -> None:
        super().__init__("marker", "achievement", 2)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return 0b11

    def refusal(self, table: Rocketmen, seat: Seat, marker: i64) -> i64:
        if table.unused(seat, marker) <= 0:
            return NO_MARKER
        bill = basket_bill(table, seat)
        if marker == WON_SCIENCE:
            if bill.components_missing() == 0:
                return NOT_NEEDED
        elif bill.money <= 0:
            return NOT_NEEDED
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, marker: i64) -> None:
        pay_with_marker(table, seat, marker)


class PayForMe(Deed):
    """Let the rest be paid with least waste."""

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        pay_for_me(table, seat)


class PayTheRest(ChooseADeed):
    """What is still owed, card by card; more cards may be chosen for the same payment."""

    def asked(self, table: Rocketmen, seat: Seat) -> bool:
        return not basket_bill(table, seat).settled()


class TakeWhatWasBought(Line[Rocketmen]):
    """Bought cards go to the play area; what was paid too much is lost; the market is filled again."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        remember_what_was_bought(table)
        basket = table.basket
        for slot in range(table.box.market):
            if basket >> slot & 1:
                take_card(table, seat, table.market(slot))
                table.set_market(slot, -1)
        for pile in range(i64(ENGINES)):
            for _copy in range(table.basket_engines(pile)):
                table.add_engines_left(pile, -1)
                table.engines_bought += 1
                take_card(table, seat, engine(table, pile))
            table.set_basket_engines(pile, 0)
        table.basket = 0
        for component in range(i64(PAYABLE)):
            table.set_paid(component, 0)
        if basket:
            table.market_gaps = True
            refill_market(table)


def take_card(table: Rocketmen, seat: Seat, card: i64) -> None:
    """In a solo game a hazard scores at once."""
    table.add(seat, AREA, card)
    table.progress = BOUGHT_OR_COMPLETED
    if table.listener is not None:
        table.tell(CARD_BOUGHT, seat, card)
    if table.solo and table.box.type[card] == HAZARD_CARD:
        gain(table, seat, table.box.hazard_points)


PAYMENT: Final = deeds_of(
    PayWithACard(),
    PayWithAMarker(),
    PayForMe("pay-for-me"),
    ChooseFromTheMarket("add"),
    ChooseAnEngine("add-engine"),
)
PURCHASE: Final = script("rocketmen/purchase", PayTheRest(PAYMENT, WHILE_POSSIBLE), TakeWhatWasBought())
