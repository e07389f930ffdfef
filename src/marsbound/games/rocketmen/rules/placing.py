"""Placing cards on the Mission Plan, on the Launch Pad and beneath a storage yard.

Every placed card costs money.  A card worth money pays for itself; what is over stays as credit as long as nothing
but placing is done.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, lowest
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import script
from marsbound.games.rocketmen.rules.box import FREE_MISSION, FREE_PLACEMENT, MARKER_MONEY, MONEY
from marsbound.games.rocketmen.rules.deeds import (
    A_CARD_FOR_PAYING,
    A_PLAN,
    A_YARD,
    FREE_PLACING,
    ChooseADeed,
    Deed,
    deeds_of,
)
from marsbound.games.rocketmen.rules.facts import (
    CARD_PLACED,
    CARD_STORED,
    CARD_TAKEN_BACK,
    MARKER_USED,
    MISSION_PLANNED,
    PAID_WITH,
)
from marsbound.games.rocketmen.rules.layout import MOST_FREE_PLACEMENTS
from marsbound.games.rocketmen.rules.paying import note_what_paid
from marsbound.games.rocketmen.rules.reasons import (
    ALREADY_ON_PAD,
    CANNOT_PAY,
    DOES_NOT_PAY,
    NO_FREE_PLACEMENT,
    NO_MARKER,
    NO_MISSION_PLANNED,
    NO_OTHER_PAYER,
    NO_YARD,
    NOT_A_MISSION,
    NOT_IN_HAND,
    NOT_STORED,
    NOTHING_BUT_MONEY,
    PLAN_TAKEN,
    STORED_THIS_TURN,
    YARD_FULL,
)
from marsbound.games.rocketmen.rules.rows import AREA, HAND, KNOWN, STORED, STORED_NOW
from marsbound.games.rocketmen.rules.table import NONE, WON_MONEY, Rocketmen


def payable(by_another: bool, table: Rocketmen, seat: Seat, cards: i64, fee: i64) -> i64:
    """Of these cards of the hand those whose placing can be paid: by credit, a marker, itself or another card."""
    if by_another:
        return payable_by_another(table, seat, cards, fee)
    if cards == 0 or table.credit >= fee or table.unused(seat, WON_MONEY) > 0:
        return cards
    money = table.purse_money(seat)
    if money == 0:
        return 0
    if money >= fee:  # a card that gives less leaves some for the others to give
        return cards
    found: i64 = 0
    while cards:
        card = lowest(cards)
        own = table.gives(seat, card, MONEY)
        # whatever else the hand gives, some one card of it pays the fee
        if own >= fee or money > own:
            found |= bit(card)
        cards &= cards - 1
    return found


def payable_by_another(table: Rocketmen, seat: Seat, cards: i64, fee: i64) -> i64:
    """Of these cards of the hand those that pay for themselves, while another one has an effect when it pays."""
    payers: i64 = 0
    others = table.hand_cards(seat) & table.box.when_paying
    while others:
        card = lowest(others)
        if table.gives(seat, card, MONEY) >= fee:
            payers |= bit(card)
        others &= others - 1
    found: i64 = 0
    while cards and payers and fee:
        card = lowest(cards)
        spared = payers
        if table.count(seat, HAND, card) == 1:
            spared &= ~bit(card)
        if spared and table.gives(seat, card, MONEY) >= fee:
            found |= bit(card)
        cards &= cards - 1
    return found


def pay_for_placing(table: Rocketmen, seat: Seat, card: i64, fee: i64, by_another: bool) -> None:
    """By itself, else by credit, else somebody must be asked; also if another card is to pay though it could."""
    table.nobody_stands_still()
    money = table.gives(seat, card, MONEY)
    if fee == 0:
        return
    if by_another:
        table.call(PAY_FOR_PLACING, seat)
    elif money >= fee:
        table.credit += money - fee
        note_what_paid(table, card)
    elif table.credit >= fee:
        table.credit -= fee
    else:
        table.call(PAY_FOR_PLACING, seat)


class Placing(Deed):
    """A card of the hand is placed, and pays for that itself if it can; or another one does."""

    def __init__(self, name: str, needs: i64, by_another: bool = False) -> None:
        if by_another:
            needs |= A_CARD_FOR_PAYING
        super().__init__(name, "card", 48, needs)
        self.by_another = by_another

    def not_paid(self) -> i64:
        if self.by_another:
            return NO_OTHER_PAYER
        return CANNOT_PAY


class PlanAMission(Placing):
    """Put a mission on the Mission Plan."""

    def fee(self, table: Rocketmen) -> i64:
        if table.variant(FREE_MISSION):
            return 0
        return table.box.placing

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        if table.plan(seat) != NONE:
            return 0
        return payable(self.by_another, table, seat, table.hand_cards(seat) & table.box.missions, self.fee(table))

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if self.allowed(table, seat) >> card & 1:
            return ALLOWED
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.box.missions >> card & 1 == 0:
            return NOT_A_MISSION
        if table.plan(seat) != NONE:
            return PLAN_TAKEN
        return self.not_paid()

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.from_hand(seat, card)
        table.set_plan(seat, card)
        if table.listener is not None:
            table.tell(MISSION_PLANNED, seat, card)
        pay_for_placing(table, seat, card, self.fee(table), self.by_another)


def welcome_on_pad(table: Rocketmen, seat: Seat) -> i64:
    """What may be put on a pad, once a mission is planned: anything but mere money, a resource only once."""
    if table.plan(seat) == NONE:
        return 0
    return table.box.on_pad & ~(table.box.resources & table.pad_cards(seat))


def pad_refusal(table: Rocketmen, seat: Seat, card: i64) -> i64:
    if welcome_on_pad(table, seat) >> card & 1:
        return ALLOWED
    if table.plan(seat) == NONE:
        return NO_MISSION_PLANNED
    if table.box.on_pad >> card & 1 == 0:
        return NOTHING_BUT_MONEY
    return ALREADY_ON_PAD


class PlaceOnThePad(Placing):
    """Put a card of the hand on the Launch Pad."""

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        return payable(
            self.by_another, table, seat, table.hand_cards(seat) & welcome_on_pad(table, seat), table.box.placing
        )

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if self.allowed(table, seat) >> card & 1:
            return ALLOWED
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        refusal = pad_refusal(table, seat, card)
        if refusal == ALLOWED:
            return self.not_paid()
        return refusal

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.from_hand(seat, card)
        table.to_pad(seat, card)
        if table.listener is not None:
            table.tell(CARD_PLACED, seat, card)
        pay_for_placing(table, seat, card, table.box.placing, self.by_another)


class PlaceFree(Deed):
    """Put a card of the hand on the pad free of charge, for an Internet card that paid."""

    def __init__(self) -> None:
        super().__init__("free", "card", 48, A_PLAN | FREE_PLACING)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return table.hand_cards(seat)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.all_free_placements() == 0:
            return NO_FREE_PLACEMENT
        return pad_refusal(table, seat, card)

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.set_free_placements(free_placement(table, NONE), 0)
        table.from_hand(seat, card)
        place_free(table, seat, card)


class PlaceWhatWasBought(Deed):
    """Put a card just bought with an Internet card on the pad free of charge."""

    def __init__(self) -> None:
        super().__init__("free-bought", "card", 48, A_PLAN | FREE_PLACING)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return table.all_free_placements() >> 1

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if free_placement(table, card) == NONE or table.count(seat, AREA, card) == 0:
            return NO_FREE_PLACEMENT
        return pad_refusal(table, seat, card)

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.set_free_placements(free_placement(table, card), 0)
        table.take(seat, AREA, card)
        place_free(table, seat, card)


def place_free(table: Rocketmen, seat: Seat, card: i64) -> None:
    """An Internet card that is placed gives its effect too, however it was paid."""
    table.nobody_stands_still()
    table.to_pad(seat, card)
    if table.listener is not None:
        table.tell(CARD_PLACED, seat, card)
    if table.box.effect[card] == FREE_PLACEMENT:
        note_what_paid(table, card)


def free_placement(table: Rocketmen, bought: i64) -> i64:
    """Which free placement serves: for a bought card one that paid for it, else one that paid for least."""
    best: i64 = NONE
    for place in range(i64(MOST_FREE_PLACEMENTS)):
        value = table.free_placements(place)
        serves = value != 0 and (bought == NONE or value >> bought + 1 & 1 == 1)
        if serves and (best == NONE or value < table.free_placements(best)):
            best = place
    return best


class StoreACard(Placing):
    """Put a card of the hand beneath the storage yard."""

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return table.hand_cards(seat)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.has_yard(seat):
            return NO_YARD
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.plan(seat) == NONE:
            return NO_MISSION_PLANNED
        if table.stored(seat) >= table.box.amount[table.yard()]:
            return YARD_FULL
        if payable(self.by_another, table, seat, bit(card), table.box.placing) == 0:
            return self.not_paid()
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.from_hand(seat, card)
        table.add(seat, STORED, card)
        table.add(seat, STORED_NOW, card)
        if table.listener is not None:
            table.tell(CARD_STORED, seat, card)
        pay_for_placing(table, seat, card, table.box.placing, self.by_another)


class TakeAStoredCard(Deed):
    """Take a card back to the hand that lay beneath the yard before this turn."""

    def __init__(self) -> None:
        super().__init__("unstore", "card", 48, A_YARD)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        found: i64 = 0
        for card in range(table.box.cards):
            if table.count(seat, STORED, card):
                found |= bit(card)
        return found

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if table.count(seat, STORED, card) == 0:
            return NOT_STORED
        if table.count(seat, STORED, card) == table.count(seat, STORED_NOW, card):
            return STORED_THIS_TURN
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.credit = 0
        table.take(seat, STORED, card)
        table.to_hand(seat, card)
        table.add(seat, KNOWN, card)
        if table.listener is not None:
            table.tell(CARD_TAKEN_BACK, seat, card)


class PayTheFeeWithACard(Deed):
    """Pay for a placing with a card worth money; what is over is credit for more."""

    def __init__(self) -> None:
        super().__init__("pay", "card", 48)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return table.hand_cards(seat)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.gives(seat, card, MONEY) < table.box.placing:
            return DOES_NOT_PAY
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.credit += table.gives(seat, card, MONEY) - table.box.placing
        table.from_hand(seat, card)
        table.add(seat, AREA, card)
        if table.listener is not None:
            table.tell(PAID_WITH, seat, card)
        note_what_paid(table, card)


class PayTheFeeWithAMarker(Deed):
    """Pay for a placing with a money marker."""

    def __init__(self) -> None:
        super().__init__("marker", "achievement", 1)

    def refusal(self, table: Rocketmen, seat: Seat, marker: i64) -> i64:
        if table.unused(seat, WON_MONEY) <= 0:
            return NO_MARKER
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, marker: i64) -> None:
        table.add_used(seat, WON_MONEY, 1)
        table.credit += MARKER_MONEY - table.box.placing
        if table.listener is not None:
            table.tell(MARKER_USED, seat, WON_MONEY)


class PayForPlacing(ChooseADeed):
    """What was placed is worth no money, or shall not pay for itself: pay with something else."""


FEE: Final = deeds_of(PayTheFeeWithACard(), PayTheFeeWithAMarker())
PAY_FOR_PLACING: Final = script("rocketmen/pay-for-placing", PayForPlacing(FEE))
