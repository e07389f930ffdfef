"""The solo game's rival: a rocket that moves by itself, and a market that runs away."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Domain, FromADeck, Line, script
from marsbound.games.rocketmen.rules.box import HAZARD_CARD, LOCATIONS
from marsbound.games.rocketmen.rules.cells import (
    CREDIT,
    MARKET,
    MARKET_GAPS,
    MARKET_REMOVED,
    MISSIONS,
    OUT,
    PINK,
    RIVAL_FIELD,
    RIVAL_KIND,
    RIVAL_TO,
    SCORE,
    SHUFFLES,
    SOLO_DISCARDS,
    SOLO_OPEN,
    SOLO_PILE,
    TEAL,
)
from marsbound.games.rocketmen.rules.deeds import A_RIVAL, Deed
from marsbound.games.rocketmen.rules.drawing import FillTheMarket, row_size
from marsbound.games.rocketmen.rules.facts import (
    CARD_REMOVED,
    RIVAL_ARRIVED,
    RIVAL_CARD_DRAWN,
    RIVAL_MOVED,
    RIVAL_SCORED,
    RIVAL_SETS_OUT,
)
from marsbound.games.rocketmen.rules.landing import arrive
from marsbound.games.rocketmen.rules.reasons import NO_RIVAL_MISSION, REMOVED_THIS_TURN, SLOT_EMPTY
from marsbound.games.rocketmen.rules.scoring import begin_the_end, gain
from marsbound.games.rocketmen.rules.streams import SOLO_CARDS, point_of
from marsbound.games.rocketmen.rules.table import NONE, RIVAL, Rocketmen

SOLO_CARD: Final = Domain("solo", [60])


class RivalMoves(Line[Rocketmen]):
    """At the start of the turn the rival sets out, or its rocket advances one field."""

    def do(self, table: Rocketmen, seat: i64, memo: i64) -> None:
        if not table.solo:
            return
        if table.cells[RIVAL_TO] != NONE:
            advance_rival(table)
        elif table.cells[MISSIONS + RIVAL] < table.mode.missions:
            table.call(RIVAL_SETS_OUT_SCRIPT, NOBODY)


def advance_rival(table: Rocketmen) -> None:
    cells = table.cells
    cells[RIVAL_FIELD] += 1
    if table.listener is not None:
        table.tell(RIVAL_MOVED, cells[RIVAL_FIELD])
    if cells[RIVAL_FIELD] >= table.box.distance[cells[RIVAL_TO]]:
        location = table.box.location(cells[RIVAL_TO], cells[RIVAL_KIND])
        before = cells[SCORE + RIVAL]
        arrive(table, RIVAL, location)
        if table.listener is not None:
            table.tell(RIVAL_ARRIVED, location, cells[SCORE + RIVAL] - before)
        cells[RIVAL_TO] = NONE
        cells[RIVAL_KIND] = NONE
        cells[RIVAL_FIELD] = 0
        cells[SOLO_DISCARDS] |= cells[SOLO_OPEN]
        cells[SOLO_OPEN] = 0


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

    def deck(self, table: Rocketmen, seat: i64) -> i64:
        if not self.wanted(table):
            return 0
        if table.cells[SOLO_PILE]:
            return table.cells[SOLO_PILE]
        return table.cells[SOLO_DISCARDS]

    def stream(self, table: Rocketmen, seat: i64) -> i64:
        shuffles = table.cells[SHUFFLES]
        if table.cells[SOLO_PILE] == 0:
            shuffles += 1
        return point_of(SOLO_CARDS, shuffles, size_of(self.deck(table, seat)))

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        cells = table.cells
        if cells[SOLO_PILE] == 0:
            cells[SOLO_PILE] = cells[SOLO_DISCARDS]
            cells[SOLO_DISCARDS] = 0
            cells[SHUFFLES] += 1
        cells[SOLO_PILE] &= ~bit(card)
        if table.listener is not None:
            table.tell(RIVAL_CARD_DRAWN, card)
        if self.take(table, card):
            cells[SOLO_OPEN] |= bit(card)
        else:
            cells[SOLO_DISCARDS] |= bit(card)


class DrawTheRivalsDestination(RivalCard):
    """Where the rival goes: not where it has every location already."""

    def wanted(self, table: Rocketmen) -> bool:
        return table.cells[RIVAL_TO] == NONE

    def take(self, table: Rocketmen, card: i64) -> bool:
        destination = table.box.solo_to[card * 3 + table.mode.level]
        if not room_for_rival(table, destination):
            return False
        table.cells[RIVAL_TO] = destination
        table.cells[RIVAL_FIELD] = table.box.solo_field[card * 3 + table.mode.level]
        return True


def room_for_rival(table: Rocketmen, destination: i64) -> bool:
    for location in range(i64(LOCATIONS)):
        if table.box.location_to[location] == destination and not table.is_there(RIVAL, location):
            return True
    return False


class DrawTheRivalsLocation(RivalCard):
    """Which location the rival goes to; if none of the other cards fits, a new destination is drawn."""

    def wanted(self, table: Rocketmen) -> bool:
        return table.cells[RIVAL_KIND] == NONE and table.cells[RIVAL_TO] != NONE

    def take(self, table: Rocketmen, card: i64) -> bool:
        if not fits_rival(table, card):
            return False
        cells = table.cells
        cells[RIVAL_KIND] = table.box.solo_kind[card]
        cells[RIVAL_FIELD] += table.box.solo_steps[card * 3 + table.mode.level]
        if table.listener is not None:
            location = table.box.location(cells[RIVAL_TO], cells[RIVAL_KIND])
            table.tell(RIVAL_SETS_OUT, cells[RIVAL_TO], location, cells[RIVAL_FIELD])
        return True


def fits_rival(table: Rocketmen, card: i64) -> bool:
    """Whether the rival's destination has this card's location, and the rival isn't there yet."""
    location = table.box.location(table.cells[RIVAL_TO], table.box.solo_kind[card])
    return location != NONE and not table.is_there(RIVAL, location)


class LookForAnotherDestination(Line[Rocketmen]):
    """Before a location is drawn: if no other card fits, the destination's card is discarded too."""

    def do(self, table: Rocketmen, seat: i64, memo: i64) -> None:
        cells = table.cells
        for card in range(i64(len(table.box.solo_ids))):
            if cells[SOLO_OPEN] >> card & 1 == 0 and fits_rival(table, card):
                return
        cells[SOLO_DISCARDS] |= cells[SOLO_OPEN]
        cells[SOLO_OPEN] = 0
        cells[RIVAL_TO] = NONE
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

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        if table.cells[MARKET_REMOVED]:
            return 0
        return 0b111111

    def refusal(self, table: Rocketmen, seat: i64, slot: i64) -> i64:
        if not table.solo or table.cells[RIVAL_TO] == NONE:
            return NO_RIVAL_MISSION
        if table.cells[MARKET_REMOVED]:
            return REMOVED_THIS_TURN
        if table.cells[MARKET + slot] < 0:
            return SLOT_EMPTY
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, slot: i64) -> None:
        table.cells[CREDIT] = 0
        table.cells[MARKET_REMOVED] = 1
        table.cells[MARKET_GAPS] = 1
        remove_card(table, slot)
        advance_rival(table)


def remove_card(table: Rocketmen, slot: i64) -> None:
    """Out of the game; a hazard scores for the rival."""
    card = table.cells[MARKET + slot]
    table.cells[MARKET + slot] = NONE
    table.cells[OUT + card] += 1
    if table.listener is not None:
        table.tell(CARD_REMOVED, card)
    if table.box.type[card] == HAZARD_CARD:
        gain(table, RIVAL, table.box.hazard_points)
        if table.listener is not None:
            table.tell(RIVAL_SCORED, table.box.hazard_points)


class ShiftTheMarket(Line[Rocketmen]):
    """At the end of the turn: without a gap, or with nothing left to deal, the leftmost card is removed first."""

    def do(self, table: Rocketmen, seat: i64, memo: i64) -> None:
        cells = table.cells
        nothing_to_deal = row_size(table, TEAL) + row_size(table, PINK) == 0
        if cells[MARKET_GAPS] == 0 or nothing_to_deal:
            slot: i64 = 0
            while slot < table.box.market and cells[MARKET + slot] < 0:
                slot += 1
            if slot == table.box.market:
                begin_the_end(table)
                return
            remove_card(table, slot)
        left: i64 = 0
        for slot in range(table.box.market):
            card = cells[MARKET + slot]
            if card >= 0:
                cells[MARKET + slot] = NONE
                cells[MARKET + left] = card
                left += 1
        if left == 0 and nothing_to_deal:
            begin_the_end(table)


SOLO_MARKET: Final = script("rocketmen/solo-market", ShiftTheMarket(), FillTheMarket())
