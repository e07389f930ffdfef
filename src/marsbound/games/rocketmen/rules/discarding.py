"""Discarding from hand, pad and plan."""

from mypy_extensions import i64

from marsbound.core.bits import lowest
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.games.rocketmen.rules.deeds import Deed
from marsbound.games.rocketmen.rules.facts import MISSION_DISCARDED
from marsbound.games.rocketmen.rules.reasons import NOT_IN_HAND, NOT_ON_PAD, NOTHING_PLANNED
from marsbound.games.rocketmen.rules.rows import AREA
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen


class Discard(Deed):
    """Discard a card of the hand."""

    def __init__(self) -> None:
        super().__init__("discard", "card", 48)

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        return table.hand_cards(seat)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.credit = 0
        table.discard_from_hand(seat, card)


class DiscardFromThePad(Deed):
    """Discard a card of the Launch Pad."""

    def __init__(self) -> None:
        super().__init__("unpad", "card", 48)

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        return table.pad_cards(seat)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.on_pad(seat, card):
            return NOT_ON_PAD
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.credit = 0
        table.discard_from_pad(seat, card)


class DiscardThePlan(Deed):
    """Discard the mission of the plan, and with it the whole pad."""

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        if table.plan(seat) == NONE:
            return 0
        return 1

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if self.allowed(table, seat) == 0:
            return NOTHING_PLANNED
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        table.credit = 0
        discard_plan(table, seat)
        discard_pad(table, seat)


def discard_plan(table: Rocketmen, seat: Seat) -> None:
    card = table.plan(seat)
    table.set_plan(seat, NONE)
    table.add(seat, AREA, card)
    if table.listener is not None:
        table.tell(MISSION_DISCARDED, seat, card)


def discard_pad(table: Rocketmen, seat: Seat) -> None:
    """All of it, permanent cards too."""
    while table.pad_cards(seat):
        table.discard_from_pad(seat, lowest(table.pad_cards(seat)))
