"""Placing cards on the Mission Plan, on the Launch Pad and beneath a storage yard.

Every placed card costs money.  A card worth money pays for itself; what is over stays as credit as long as nothing
but placing is done.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import script
from marsbound.games.rocketmen.box import FREE_MISSION, FREE_PLACEMENT, MONEY
from marsbound.games.rocketmen.deeds import ChooseADeed, Deed, deeds_of
from marsbound.games.rocketmen.facts import (
    CARD_PLACED,
    CARD_STORED,
    CARD_TAKEN_BACK,
    MARKER_USED,
    MISSION_PLANNED,
    PAID_WITH,
)
from marsbound.games.rocketmen.paying import note_what_paid
from marsbound.games.rocketmen.reasons import (
    ALREADY_ON_PAD,
    CANNOT_PAY,
    DOES_NOT_PAY,
    NO_FREE_PLACEMENT,
    NO_MARKER,
    NO_MISSION_PLANNED,
    NO_YARD,
    NOT_A_MISSION,
    NOT_IN_HAND,
    NOT_STORED,
    NOTHING_BUT_MONEY,
    PLAN_TAKEN,
    STORED_THIS_TURN,
    YARD_FULL,
)
from marsbound.games.rocketmen.table import (
    AREA,
    CREDIT,
    FREE_PLACEMENTS,
    HAND_MASK,
    KNOWN,
    NONE,
    PLAN,
    STORED,
    STORED_NOW,
    USED,
    WON_MONEY,
    Rocketmen,
)

MONEY_MARKER: Final = 20


def payable(table: Rocketmen, seat: i64, card: i64, fee: i64) -> bool:
    """Whether placing a card of the hand can be paid: by itself, by credit, by another card or by a marker."""
    if fee == 0 or table.cells[CREDIT] >= fee or table.gives(seat, card, MONEY) >= fee:
        return True
    # whatever else the hand gives, some one card of it pays the fee
    return table.unused(seat, WON_MONEY) > 0 or table.purse_money(seat) > table.gives(seat, card, MONEY)


def pay_for_placing(table: Rocketmen, seat: i64, card: i64, fee: i64) -> None:
    """By itself, else by credit, else somebody must be asked."""
    money = table.gives(seat, card, MONEY)
    if fee == 0:
        return
    if money >= fee:
        table.cells[CREDIT] += money - fee
        note_what_paid(table, card)
    elif table.cells[CREDIT] >= fee:
        table.cells[CREDIT] -= fee
    else:
        table.call(PAY_FOR_PLACING, seat)


class PlanAMission(Deed):
    """Put a mission on the Mission Plan."""

    def __init__(self) -> None:
        super().__init__("plan", "card", 48)

    def fee(self, table: Rocketmen) -> i64:
        if table.variant(FREE_MISSION):
            return 0
        return table.box.placing

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if table.cells[PLAN + seat] != NONE:
            return 0
        return table.cells[HAND_MASK + seat] & table.box.missions

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.box.missions >> card & 1 == 0:
            return NOT_A_MISSION
        if table.cells[PLAN + seat] != NONE:
            return PLAN_TAKEN
        if not payable(table, seat, card, self.fee(table)):
            return CANNOT_PAY
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.from_hand(seat, card)
        table.cells[PLAN + seat] = card
        if table.listener is not None:
            table.tell(MISSION_PLANNED, seat, card)
        pay_for_placing(table, seat, card, self.fee(table))


def pad_refusal(table: Rocketmen, seat: i64, card: i64) -> i64:
    """What may lie on a pad, and when."""
    if table.cells[PLAN + seat] == NONE:
        return NO_MISSION_PLANNED
    if table.box.on_pad >> card & 1 == 0:
        return NOTHING_BUT_MONEY
    if table.box.resources >> card & 1 and table.on_pad(seat, card):
        return ALREADY_ON_PAD
    return ALLOWED


class PlaceOnThePad(Deed):
    """Put a card of the hand on the Launch Pad."""

    def __init__(self) -> None:
        super().__init__("pad", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if table.cells[PLAN + seat] == NONE:
            return 0
        return table.cells[HAND_MASK + seat] & table.box.on_pad

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        refusal = pad_refusal(table, seat, card)
        if refusal == ALLOWED and not payable(table, seat, card, table.box.placing):
            return CANNOT_PAY
        return refusal

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.from_hand(seat, card)
        table.to_pad(seat, card)
        if table.listener is not None:
            table.tell(CARD_PLACED, seat, card)
        pay_for_placing(table, seat, card, table.box.placing)


class PlaceFree(Deed):
    """Put a card of the hand on the pad free of charge, for an Internet card that paid."""

    def __init__(self) -> None:
        super().__init__("free", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if free_placement(table, NONE) == NONE:
            return 0
        return table.cells[HAND_MASK + seat]

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if free_placement(table, NONE) == NONE:
            return NO_FREE_PLACEMENT
        return pad_refusal(table, seat, card)

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.cells[FREE_PLACEMENTS + free_placement(table, NONE)] = 0
        table.from_hand(seat, card)
        place_free(table, seat, card)


class PlaceWhatWasBought(Deed):
    """Put a card just bought with an Internet card on the pad free of charge."""

    def __init__(self) -> None:
        super().__init__("free-bought", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        found: i64 = 0
        for place in range(i64(8)):
            found |= table.cells[FREE_PLACEMENTS + place] >> 1
        return found

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if free_placement(table, card) == NONE or table.count(seat, AREA, card) == 0:
            return NO_FREE_PLACEMENT
        return pad_refusal(table, seat, card)

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.cells[FREE_PLACEMENTS + free_placement(table, card)] = 0
        table.take(seat, AREA, card)
        place_free(table, seat, card)


def place_free(table: Rocketmen, seat: i64, card: i64) -> None:
    """An Internet card that is placed gives its effect too, however it was paid."""
    table.to_pad(seat, card)
    if table.listener is not None:
        table.tell(CARD_PLACED, seat, card)
    if table.box.effect[card] == FREE_PLACEMENT:
        note_what_paid(table, card)


def free_placement(table: Rocketmen, bought: i64) -> i64:
    """Which free placement serves: for a bought card one that paid for it, else one that paid for least."""
    best: i64 = NONE
    for place in range(i64(8)):
        value = table.cells[FREE_PLACEMENTS + place]
        serves = value != 0 and (bought == NONE or value >> bought + 1 & 1 == 1)
        if serves and (best == NONE or value < table.cells[FREE_PLACEMENTS + best]):
            best = place
    return best


class StoreACard(Deed):
    """Put a card of the hand beneath the storage yard."""

    def __init__(self) -> None:
        super().__init__("store", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if table.yard() < 0 or not table.on_pad(seat, table.yard()):
            return 0
        return table.cells[HAND_MASK + seat]

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        yard = table.yard()
        if yard < 0 or not table.on_pad(seat, yard):
            return NO_YARD
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.cells[PLAN + seat] == NONE:
            return NO_MISSION_PLANNED
        if table.stored(seat) >= table.box.amount[yard]:
            return YARD_FULL
        if not payable(table, seat, card, table.box.placing):
            return CANNOT_PAY
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.from_hand(seat, card)
        table.add(seat, STORED, card)
        table.add(seat, STORED_NOW, card)
        if table.listener is not None:
            table.tell(CARD_STORED, seat, card)
        pay_for_placing(table, seat, card, table.box.placing)


class TakeAStoredCard(Deed):
    """Take a card back to the hand that lay beneath the yard before this turn."""

    def __init__(self) -> None:
        super().__init__("unstore", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if table.yard() < 0 or not table.on_pad(seat, table.yard()):
            return 0
        found: i64 = 0
        for card in range(table.box.cards):
            if table.count(seat, STORED, card):
                found |= bit(card)
        return found

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if table.count(seat, STORED, card) == 0:
            return NOT_STORED
        if table.count(seat, STORED, card) == table.count(seat, STORED_NOW, card):
            return STORED_THIS_TURN
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.cells[CREDIT] = 0
        table.take(seat, STORED, card)
        table.to_hand(seat, card)
        table.add(seat, KNOWN, card)
        if table.listener is not None:
            table.tell(CARD_TAKEN_BACK, seat, card)


class PayTheFeeWithACard(Deed):
    """Pay for a placing with a card worth money; what is over is credit for more."""

    def __init__(self) -> None:
        super().__init__("pay", "card", 48)

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        return table.cells[HAND_MASK + seat]

    def refusal(self, table: Rocketmen, seat: i64, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        if table.gives(seat, card, MONEY) < table.box.placing:
            return DOES_NOT_PAY
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        table.cells[CREDIT] += table.gives(seat, card, MONEY) - table.box.placing
        table.from_hand(seat, card)
        table.add(seat, AREA, card)
        if table.listener is not None:
            table.tell(PAID_WITH, seat, card)
        note_what_paid(table, card)


class PayTheFeeWithAMarker(Deed):
    """Pay for a placing with a money marker."""

    def __init__(self) -> None:
        super().__init__("marker", "achievement", 1)

    def refusal(self, table: Rocketmen, seat: i64, marker: i64) -> i64:
        if table.unused(seat, WON_MONEY) <= 0:
            return NO_MARKER
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, marker: i64) -> None:
        table.cells[USED + seat * 2 + WON_MONEY] += 1
        table.cells[CREDIT] += MONEY_MARKER - table.box.placing
        if table.listener is not None:
            table.tell(MARKER_USED, seat, WON_MONEY)


class PayForPlacing(ChooseADeed):
    """What was placed is worth no money: pay with something else."""


FEE: Final = deeds_of(PayTheFeeWithACard(), PayTheFeeWithAMarker())
PAY_FOR_PLACING: Final = script("rocketmen/pay-for-placing", PayForPlacing(FEE))
