"""The solo game's rival: a rocket that moves by itself, and a market that runs away."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Domain, FromADeck, Line, script
from marsbound.games.rocketmen.rules.box import HAZARD_CARD, NUMBER_OF_LEVELS
from marsbound.games.rocketmen.rules.deeds import A_RIVAL, Deed
from marsbound.games.rocketmen.rules.drawing import FillTheMarket, cards_to_deal
from marsbound.games.rocketmen.rules.facts import (
    CARD_REMOVED,
    RIVAL_ARRIVED,
    RIVAL_CARD_DRAWN,
    RIVAL_MOVED,
    RIVAL_SCORED,
    RIVAL_SETS_OUT,
)
from marsbound.games.rocketmen.rules.landing import arrive
from marsbound.games.rocketmen.rules.layout import LOCATIONS
from marsbound.games.rocketmen.rules.reasons import NO_RIVAL_MISSION, REMOVED_THIS_TURN, SLOT_EMPTY, SOLO_ONLY
from marsbound.games.rocketmen.rules.scoring import begin_the_end, gain
from marsbound.games.rocketmen.rules.streams import SOLO_CARDS, point_of
from marsbound.games.rocketmen.rules.table import NONE, RIVAL, Rocketmen

SOLO_CARD: Final = Domain("solo", [60])


class RivalMoves(Line[Rocketmen]):
    """At the start of the turn the rival sets out, or its rocket advances one field."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        if not table.solo:
            return
        if table.rival_to != NONE:
            advance_rival(table)
        elif table.missions(RIVAL) < table.mode.missions:
            table.call(RIVAL_SETS_OUT_SCRIPT, NOBODY)


def advance_rival(table: Rocketmen) -> None:
    table.rival_field += 1
    if table.listener is not None:
        table.tell(RIVAL_MOVED, table.rival_field)
    if table.rival_field >= table.box.distance[table.rival_to]:
        location = table.box.location(table.rival_to, table.rival_kind)
        before = table.score(RIVAL)
        arrive(table, RIVAL, location)
        if table.listener is not None:
            table.tell(RIVAL_ARRIVED, location, table.score(RIVAL) - before)
        table.rival_to = NONE
        table.rival_kind = NONE
        table.rival_field = 0
        table.solo_discards |= table.solo_open
        table.solo_open = 0


class RivalCard(FromADeck[Rocketmen]):
    """A solo card; without any to draw, the discarded ones are shuffled."""

    def __init__(self) -> None:
        super().__init__(SOLO_CARD, WHILE_POSSIBLE)

    def wanted(self, table: Rocketmen) -> bool:
        """Whether a card is still needed."""
        return False

    def take(self, table: Rocketmen, card: i64) -> bool:
        """Whether the rival can use this card; if not, it is discarded and another drawn."""
        return False

    def deck(self, table: Rocketmen, seat: Seat) -> i64:
        if not self.wanted(table):
            return 0
        if table.solo_pile:
            return table.solo_pile
        return table.solo_discards

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        shuffles = table.shuffles
        if table.solo_pile == 0:
            shuffles += 1
        return point_of(SOLO_CARDS, shuffles, size_of(self.deck(table, seat)))

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        if table.solo_pile == 0:
            table.solo_pile = table.solo_discards
            table.solo_discards = 0
            table.shuffles += 1
        table.solo_pile &= ~bit(card)
        if table.listener is not None:
            table.tell(RIVAL_CARD_DRAWN, card)
        if self.take(table, card):
            table.solo_open |= bit(card)
        else:
            table.solo_discards |= bit(card)


class DrawTheRivalsDestination(RivalCard):
    """Where the rival goes: not where it has every location already."""

    def wanted(self, table: Rocketmen) -> bool:
        return table.rival_to == NONE

    def take(self, table: Rocketmen, card: i64) -> bool:
        destination = table.box.solo_to[card * NUMBER_OF_LEVELS + table.mode.level]
        if not room_for_rival(table, destination):
            return False
        table.rival_to = destination
        table.rival_field = table.box.solo_field[card * NUMBER_OF_LEVELS + table.mode.level]
        return True


def room_for_rival(table: Rocketmen, destination: i64) -> bool:
    for location in range(i64(LOCATIONS)):
        if table.box.location_to[location] == destination and not table.is_there(RIVAL, location):
            return True
    return False


class DrawTheRivalsLocation(RivalCard):
    """Which location the rival goes to; if none of the other cards fits, a new destination is drawn."""

    def wanted(self, table: Rocketmen) -> bool:
        return table.rival_kind == NONE and table.rival_to != NONE

    def take(self, table: Rocketmen, card: i64) -> bool:
        if not fits_rival(table, card):
            return False
        table.rival_kind = table.box.solo_kind[card]
        table.rival_field += table.box.solo_steps[card * NUMBER_OF_LEVELS + table.mode.level]
        if table.listener is not None:
            location = table.box.location(table.rival_to, table.rival_kind)
            table.tell(RIVAL_SETS_OUT, table.rival_to, location, table.rival_field)
        return True


def fits_rival(table: Rocketmen, card: i64) -> bool:
    """Whether the rival's destination has this card's location, and the rival isn't there yet."""
    location = table.box.location(table.rival_to, table.box.solo_kind[card])
    return location != NONE and not table.is_there(RIVAL, location)


class LookForAnotherDestination(Line[Rocketmen]):
    """Before a location is drawn: if no other card fits, the destination's card is discarded too."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        for card in range(i64(len(table.box.solo_ids))):
            if table.solo_open >> card & 1 == 0 and fits_rival(table, card):
                return
        table.solo_discards |= table.solo_open
        table.solo_open = 0
        table.rival_to = NONE
        table.call(RIVAL_SETS_OUT_SCRIPT, NOBODY)


RIVAL_SETS_OUT_SCRIPT: Final = script(
    "rocketmen/rival-sets-out",
    DrawTheRivalsDestination(),
    LookForAnotherDestination(),
    DrawTheRivalsLocation(),
)


class RemoveFromTheMarket(Deed):
    """Once a turn remove a card of the market from the game; the rival's rocket then advances one field."""

    def __init__(self) -> None:
        super().__init__("remove", "slot", 6, A_RIVAL)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        if table.market_removed:
            return 0
        return 0b111111

    def refusal(self, table: Rocketmen, seat: Seat, slot: i64) -> i64:
        if not table.solo:
            return SOLO_ONLY
        if table.rival_to == NONE:
            return NO_RIVAL_MISSION
        if table.market_removed:
            return REMOVED_THIS_TURN
        if table.market(slot) < 0:
            return SLOT_EMPTY
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, slot: i64) -> None:
        table.credit = 0
        table.market_removed = True
        table.market_gaps = True
        remove_card(table, slot)
        advance_rival(table)


def remove_card(table: Rocketmen, slot: i64) -> None:
    """Out of the game; a hazard scores for the rival."""
    card = table.market(slot)
    table.set_market(slot, NONE)
    table.add_removed(card, 1)
    if table.listener is not None:
        table.tell(CARD_REMOVED, card)
    if table.box.type[card] == HAZARD_CARD:
        gain(table, RIVAL, table.box.hazard_points)
        if table.listener is not None:
            table.tell(RIVAL_SCORED, table.box.hazard_points)


class ShiftTheMarket(Line[Rocketmen]):
    """At the end of the turn: without a gap, or with nothing left to deal, the leftmost card is removed first."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        nothing_to_deal = cards_to_deal(table) == 0
        if not table.market_gaps or nothing_to_deal:
            slot: i64 = 0
            while slot < table.box.market and table.market(slot) < 0:
                slot += 1
            if slot == table.box.market:
                begin_the_end(table)
                return
            remove_card(table, slot)
        left: i64 = 0
        for slot in range(table.box.market):
            card = table.market(slot)
            if card >= 0:
                table.set_market(slot, NONE)
                table.set_market(left, card)
                left += 1
        if left == 0 and nothing_to_deal:
            begin_the_end(table)


SOLO_MARKET: Final = script("rocketmen/solo-market", ShiftTheMarket(), FillTheMarket())
