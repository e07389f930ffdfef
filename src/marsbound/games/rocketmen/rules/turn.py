"""The turn: any number of actions in any order, perhaps a launch, then the hand is made up."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Line, Question, script
from marsbound.games.rocketmen.rules.buying import Buy, BuyAnEngine
from marsbound.games.rocketmen.rules.deeds import (
    A_CARD_FOR_PAYING,
    A_PENDING_DRAW,
    A_PLAN,
    A_RIVAL,
    A_USABLE_CARD,
    A_YARD,
    FREE_PLACING,
    NO_PLAN,
    THE_LEAST_PRICE,
    ChooseADeed,
    Deed,
    deeds_of,
)
from marsbound.games.rocketmen.rules.discarding import Discard, DiscardFromThePad, DiscardThePlan
from marsbound.games.rocketmen.rules.drawing import CARD, DRAW_CARDS
from marsbound.games.rocketmen.rules.effects import DrawForWhatPaid, UseACard
from marsbound.games.rocketmen.rules.facts import CARD_DISCARDED, TURN_BEGUN
from marsbound.games.rocketmen.rules.launch import Launch
from marsbound.games.rocketmen.rules.paying import all_money
from marsbound.games.rocketmen.rules.placing import (
    PlaceFree,
    PlaceOnThePad,
    PlaceWhatWasBought,
    PlanAMission,
    StoreACard,
    TakeAStoredCard,
)
from marsbound.games.rocketmen.rules.reasons import HAND_WITHIN_LIMIT, NOT_IN_HAND
from marsbound.games.rocketmen.rules.rows import DEPOT
from marsbound.games.rocketmen.rules.solo import SOLO_MARKET, RemoveFromTheMarket, RivalMoves
from marsbound.games.rocketmen.rules.table import NONE, WON_MONEY, WON_SCIENCE, Rocketmen


class BeginATurn(Line[Rocketmen]):
    """Whose turn it is."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.active = seat
        table.flown = False
        table.market_removed = False
        table.market_gaps = False
        if table.listener is not None:
            table.tell(TURN_BEGUN, seat, table.round)


class EndTheTurn(Deed):
    """No more actions, no launch."""

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        return 1

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        table.flown = True


class Act(ChooseADeed):
    """Any number of actions in any order; a launch or "end" is the last."""

    def asked(self, table: Rocketmen, seat: Seat) -> bool:
        return not table.flown

    def at_hand(self, table: Rocketmen, seat: Seat) -> i64:
        found: i64 = NO_PLAN
        hand = table.hand_cards(seat)
        if table.plan(seat) != NONE:
            found = A_PLAN
            if table.all_free_placements():
                found |= FREE_PLACING
        if all_money(table, seat) >= table.box.least_price:
            found |= THE_LEAST_PRICE
        if table.has_yard(seat):
            found |= A_YARD
        if hand & table.box.when_paying:
            found |= A_CARD_FOR_PAYING
        if hand & table.box.usable:
            found |= A_USABLE_CARD
        if table.draws_pending:
            found |= A_PENDING_DRAW
        if table.solo:
            found |= A_RIVAL
        return found


ACTIONS: Final = deeds_of(
    Buy("buy"),
    BuyAnEngine("buy-engine"),
    PlanAMission("plan", NO_PLAN),
    PlaceOnThePad("pad", A_PLAN),
    PlaceFree(),
    PlaceWhatWasBought(),
    StoreACard("store", A_PLAN | A_YARD),
    PlanAMission("plan-paid", NO_PLAN, by_another=True),
    PlaceOnThePad("pad-paid", A_PLAN, by_another=True),
    StoreACard("store-paid", A_PLAN | A_YARD, by_another=True),
    TakeAStoredCard(),
    UseACard(),
    DrawForWhatPaid("draw", needs=A_PENDING_DRAW),
    Discard(),
    DiscardFromThePad(),
    DiscardThePlan("drop-plan", needs=A_PLAN),
    RemoveFromTheMarket(),
    Launch(),
    EndTheTurn("end"),
)


class ClearThePlayArea(Line[Rocketmen]):
    """To the Depot; what was pending is over."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.clear_play_area(seat)


class DiscardOverTheLimit(Question[Rocketmen]):
    """Cards over the hand limit go to the Depot; their owner chooses which."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if table.hand_size(seat) <= table.hand_limit(seat):
            return HAND_WITHIN_LIMIT
        if not table.in_hand(seat, card):
            return NOT_IN_HAND
        return ALLOWED

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.hand_size(seat) > table.hand_limit(seat):
            found.add_all(table.hand_cards(seat))

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.from_hand(seat, card)
        table.add(seat, DEPOT, card)
        if table.listener is not None:
            table.tell(CARD_DISCARDED, seat, card)


class DrawUpToTheLimit(Line[Rocketmen]):
    """The hand is made up."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        missing = table.hand_limit(seat) - table.hand_size(seat)
        if missing > 0:
            table.call(DRAW_CARDS, seat, missing)


class TurnMarkersBack(Line[Rocketmen]):
    """Used markers can be used again; a solo market is shifted and filled."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.set_used(seat, WON_MONEY, 0)
        table.set_used(seat, WON_SCIENCE, 0)
        if table.solo:
            table.call(SOLO_MARKET, NOBODY)


TURN: Final = script(
    "rocketmen/turn",
    BeginATurn(),
    RivalMoves(),
    Act(ACTIONS, WHILE_POSSIBLE),
    ClearThePlayArea(),
    DiscardOverTheLimit(),
    DrawUpToTheLimit(),
    TurnMarkersBack(),
)
