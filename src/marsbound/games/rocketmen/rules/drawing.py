"""Drawing cards from one's Command Centre, and filling the market."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.script import NOBODY, NOTHING, WHILE_POSSIBLE, Chance, Choices, Domain, Line, script
from marsbound.games.rocketmen.rules.box import MARKET_END, MOST_CARDS
from marsbound.games.rocketmen.rules.cells import DECK_SHUFFLES, DECK_SIZE, ENDING, MARKET, PINK, TEAL
from marsbound.games.rocketmen.rules.facts import CARD_DRAWN, CARDS_DRAWN, DECK_SHUFFLED, END_BEGUN, MARKET_FILLED
from marsbound.games.rocketmen.rules.streams import MARKET_CARDS, PLAYER_CARDS, point_of
from marsbound.games.rocketmen.rules.table import DECK, DEPOT, HAND, KNOWN, Rocketmen

CARD: Final = Domain("card", [MOST_CARDS])


def drawn_from(table: Rocketmen, start: i64, roll: i64) -> i64:
    """The card at a place among all cards of a row, each as often as there are copies."""
    cells = table.cells
    card: i64 = -1
    while roll >= 0:
        card += 1
        roll -= cells[start + card]
    return card


def row_size(table: Rocketmen, start: i64) -> i64:
    cells = table.cells
    total: i64 = 0
    for card in range(table.box.cards):
        total += cells[start + card]
    return total


class DrawACard(Chance[Rocketmen]):
    """Draw as many cards as the memo says; an empty Command Centre is made anew of the Depot."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def source(self, table: Rocketmen, seat: i64) -> i64:
        at = DECK_SIZE + seat
        if table.cells[at]:
            return table.row(seat, DECK)
        return table.row(seat, DEPOT)

    def choices(self, table: Rocketmen, seat: i64, found: Choices) -> None:
        if table.times < table.memo:
            start = self.source(table, seat)
            for card in range(table.box.cards):
                if table.cells[start + card]:
                    found.add_weighted(card, table.cells[start + card])

    def size(self, table: Rocketmen, seat: i64) -> i64:
        """How many cards there are to draw from."""
        at = DECK_SIZE + seat
        size = table.cells[at]
        if size:
            return size
        return row_size(table, table.row(seat, DEPOT))

    def point(self, table: Rocketmen, seat: i64, size: i64) -> i64:
        cells = table.cells
        shuffles = cells[DECK_SHUFFLES + seat]
        if cells[DECK_SIZE + seat] == 0:
            shuffles += 1
        return point_of(PLAYER_CARDS, shuffles * 4 + seat, size)

    def stream(self, table: Rocketmen, seat: i64) -> i64:
        return self.point(table, seat, self.size(table, seat))

    def draw(self, table: Rocketmen, seat: i64, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        if table.times >= table.memo:
            return NOTHING
        size = self.size(table, seat)
        if size == 0:
            return NOTHING
        return drawn_from(table, self.source(table, seat), table.roll(self.point(table, seat, size), size))

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        cells = table.cells
        if cells[DECK_SIZE + seat] == 0:
            shuffle_depot(table, seat)
        cells[table.row(seat, DECK) + card] -= 1
        cells[DECK_SIZE + seat] -= 1
        table.to_hand(seat, card)
        if table.listener is not None:
            table.tell(CARDS_DRAWN, seat, 1)
            table.tell_player(seat, CARD_DRAWN, seat, card)


def shuffle_depot(table: Rocketmen, seat: i64) -> None:
    """The Depot becomes the Command Centre.  Since that was empty, everybody can work out what is in the hand."""
    cells = table.cells
    depot = table.row(seat, DEPOT)
    deck = table.row(seat, DECK)
    hand = table.row(seat, HAND)
    known = table.row(seat, KNOWN)
    for card in range(table.box.cards):
        cells[DECK_SIZE + seat] += cells[depot + card]
        cells[deck + card] = cells[depot + card]
        cells[depot + card] = 0
        cells[known + card] = cells[hand + card]
    cells[DECK_SHUFFLES + seat] += 1
    if table.listener is not None:
        table.tell(DECK_SHUFFLED, seat)


DRAW_CARDS: Final = script("rocketmen/draw-cards", DrawACard())


class FillTheMarket(Chance[Rocketmen]):
    """Every empty place gets the next card: the teal ones come first, then the pink ones."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def source(self, table: Rocketmen) -> i64:
        cells = table.cells
        for card in range(table.box.cards):
            if cells[TEAL + card]:
                return TEAL
        return PINK

    def choices(self, table: Rocketmen, seat: i64, found: Choices) -> None:
        if gap(table) >= 0:
            start = self.source(table)
            for card in range(table.box.cards):
                if table.cells[start + card]:
                    found.add_weighted(card, table.cells[start + card])

    def stream(self, table: Rocketmen, seat: i64) -> i64:
        return point_of(MARKET_CARDS, 0, row_size(table, TEAL) + row_size(table, PINK))

    def draw(self, table: Rocketmen, seat: i64, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        if gap(table) < 0:
            return NOTHING
        teal = row_size(table, TEAL)
        pink = row_size(table, PINK)
        if teal + pink == 0:
            return NOTHING
        point = point_of(MARKET_CARDS, 0, teal + pink)
        if teal:
            return drawn_from(table, TEAL, table.roll(point, teal))
        return drawn_from(table, PINK, table.roll(point, pink))

    def do(self, table: Rocketmen, seat: i64, card: i64) -> None:
        slot = gap(table)
        table.cells[self.source(table) + card] -= 1
        table.cells[MARKET + slot] = card
        if table.listener is not None:
            table.tell(MARKET_FILLED, slot, card)


def gap(table: Rocketmen) -> i64:
    """The first empty place of the market, -1 if there is none."""
    cells = table.cells
    for slot in range(table.box.market):
        if cells[MARKET + slot] < 0:
            return slot
    return -1


def refill_market(table: Rocketmen) -> None:
    """At once after buying; in a solo game not before the end of the turn."""
    if table.solo:
        return
    table.call(FILL_THE_MARKET, NOBODY)


class NoticeAnEmptyDeck(Line[Rocketmen]):
    """With one of the variants the game ends, after the round, when the market can't be filled."""

    def do(self, table: Rocketmen, seat: i64, memo: i64) -> None:
        if table.variant(MARKET_END) and gap(table) >= 0 and table.cells[ENDING] == 0:
            table.cells[ENDING] = 1
            if table.listener is not None:
                table.tell(END_BEGUN)


FILL_THE_MARKET: Final = script("rocketmen/fill-the-market", FillTheMarket(), NoticeAnEmptyDeck())
