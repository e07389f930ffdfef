"""Effects of cards used from the hand, and of cards that paid."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import WHILE_POSSIBLE, Line, Question, may, script
from marsbound.games.rocketmen.rules.box import CYCLE_HAND, SCRAP_AND_DRAW, TAKE_BACK, TAKE_HAZARD
from marsbound.games.rocketmen.rules.deeds import A_USABLE_CARD, Deed
from marsbound.games.rocketmen.rules.drawing import CARD, DRAW_CARDS, refill_market
from marsbound.games.rocketmen.rules.facts import CARD_TAKEN_BACK, EFFECT_USED, HAZARD_TAKEN
from marsbound.games.rocketmen.rules.reasons import (
    NO_DRAW_PENDING,
    NO_EFFECT_FROM_HAND,
    NO_OTHER_CARD,
    NO_SUCH_HAZARD,
    NOT_IN_HAND,
    NOTHING_TO_TAKE_BACK,
    SAME_NAME,
)
from marsbound.games.rocketmen.rules.rows import AREA, KNOWN
from marsbound.games.rocketmen.rules.scoring import gain
from marsbound.games.rocketmen.rules.table import BOUGHT_OR_COMPLETED, Rocketmen


class UseACard(Deed):
    """Use the effect of a card of the hand instead of its components."""

    def __init__(self) -> None:
        super().__init__("use", "card", 48, A_USABLE_CARD)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        return table.hand_cards(seat) & table.box.usable

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        effect = table.box.effect[card]
        if effect == TAKE_HAZARD:
            if hazard_in_market(table, table.box.hazard[card]) < 0:
                return NO_SUCH_HAZARD
        elif effect == SCRAP_AND_DRAW:
            if table.hand_size(seat) < 2:
                return NO_OTHER_CARD
        elif effect == TAKE_BACK:
            if not something_to_take_back(table, seat, card):
                return NOTHING_TO_TAKE_BACK
        elif effect != CYCLE_HAND:
            return NO_EFFECT_FROM_HAND
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.credit = 0
        effect = table.box.effect[card]
        if table.listener is not None:
            table.tell(EFFECT_USED, seat, card)
        if effect == TAKE_HAZARD:
            table.scrap_from_hand(seat, card)
            take_hazard(table, seat, hazard_in_market(table, table.box.hazard[card]))
            return
        table.discard_from_hand(seat, card)
        if effect == SCRAP_AND_DRAW:
            table.call(SCRAP_AND_DRAW_SCRIPT, seat, card)
        elif effect == CYCLE_HAND:
            table.call(CYCLE_SCRIPT, seat, 0)
        else:
            table.call(TAKE_BACK_SCRIPT, seat, card)


def hazard_in_market(table: Rocketmen, hazard: i64) -> i64:
    """The first place of the market with this hazard, -1 if there is none."""
    for slot in range(table.box.market):
        if table.market(slot) == hazard:
            return slot
    return -1


def take_hazard(table: Rocketmen, seat: Seat, slot: i64) -> None:
    """Free, into the play area; the gap is filled as after buying."""
    card = table.market(slot)
    table.set_market(slot, -1)
    table.market_gaps = True
    table.progress = BOUGHT_OR_COMPLETED
    table.add(seat, AREA, card)
    if table.listener is not None:
        table.tell(HAZARD_TAKEN, seat, card)
    if table.solo:
        gain(table, seat, table.box.hazard_points)
    refill_market(table)


def something_to_take_back(table: Rocketmen, seat: Seat, card: i64) -> bool:
    """A card of another name in the play area."""
    for other in range(table.box.cards):
        if other != card and table.count(seat, AREA, other):
            return True
    return False


class ChooseOfTheHand(Question[Rocketmen]):
    """Any card of the hand."""

    def __init__(self, times: i64 = 1) -> None:
        super().__init__(CARD, times)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        return ALLOWED

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        found.add_all(table.hand_cards(seat))


class ScrapACard(ChooseOfTheHand):
    """Scrap another card of the hand."""

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.scrap_from_hand(seat, card)
        table.call(DRAW_CARDS, seat, table.box.amount[table.frame_memo])


class DiscardForCards(ChooseOfTheHand):
    """Discard any number of cards of the hand; as many are drawn, and one for the card that does it."""

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.discard_from_hand(seat, card)
        table.memo += 1


class DrawAsMany(Line[Rocketmen]):
    """What was discarded, and one more."""

    def do(self, table: Rocketmen, seat: Seat, discarded: i64) -> None:
        table.call(DRAW_CARDS, seat, discarded + 1)


class TakeFromThePlayArea(Question[Rocketmen]):
    """Take another card of the play area to the hand, not one of the same name."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if table.count(seat, AREA, card) == 0:
            return NOTHING_TO_TAKE_BACK
        if card == table.memo:
            return SAME_NAME
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.take(seat, AREA, card)
        table.to_hand(seat, card)
        table.add(seat, KNOWN, card)
        if table.listener is not None:
            table.tell(CARD_TAKEN_BACK, seat, card)


class DrawForWhatPaid(Deed):
    """Draw a card for one that paid."""

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if table.draws_pending == 0:
            return NO_DRAW_PENDING
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        table.draws_pending -= 1
        table.call(DRAW_CARDS, seat, 1)


SCRAP_AND_DRAW_SCRIPT: Final = script("rocketmen/scrap-and-draw", ScrapACard())
CYCLE_SCRIPT: Final = script("rocketmen/cycle-hand", may(DiscardForCards(WHILE_POSSIBLE)), DrawAsMany())
TAKE_BACK_SCRIPT: Final = script("rocketmen/take-back", TakeFromThePlayArea())
