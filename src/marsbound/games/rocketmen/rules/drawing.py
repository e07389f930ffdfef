"""Drawing cards from one's Command Centre, and filling the market."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.script import NOBODY, NOTHING, WHILE_POSSIBLE, Chance, Domain, Line, script
from marsbound.games.rocketmen.rules.box import MARKET_END
from marsbound.games.rocketmen.rules.facts import CARD_DRAWN, CARDS_DRAWN, DECK_SHUFFLED, END_BEGUN, MARKET_FILLED
from marsbound.games.rocketmen.rules.layout import MOST_CARDS, SEATS
from marsbound.games.rocketmen.rules.rows import DECK, DEPOT, PINK_DECK, TEAL_DECK
from marsbound.games.rocketmen.rules.streams import MARKET_CARDS, PLAYER_CARDS, point_of
from marsbound.games.rocketmen.rules.table import Rocketmen

CARD: Final = Domain("card", [MOST_CARDS])


def add_row(table: Rocketmen, row: i64, found: Choices) -> None:
    """Every card of a row, as likely as there are copies."""
    for card in range(table.box.cards):
        copies = table.copies(row, card)
        if copies:
            found.add_weighted(card, copies)


def cards_to_deal(table: Rocketmen) -> i64:
    """How many cards the market can still be filled with."""
    return table.row_size(TEAL_DECK) + table.row_size(PINK_DECK)


class DrawACard(Chance[Rocketmen]):
    """Draw as many cards as the memo says; an empty Command Centre is made anew of the Depot."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def source(self, table: Rocketmen, seat: Seat) -> i64:
        if table.deck_size(seat):
            return table.row(seat, DECK)
        return table.row(seat, DEPOT)

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.times < table.memo:
            add_row(table, self.source(table, seat), found)

    def size(self, table: Rocketmen, seat: Seat) -> i64:
        """How many cards there are to draw from."""
        size = table.deck_size(seat)
        if size:
            return size
        return table.row_size(table.row(seat, DEPOT))

    def point(self, table: Rocketmen, seat: Seat, size: i64) -> i64:
        shuffles = table.deck_shuffles(seat)
        if table.deck_size(seat) == 0:
            shuffles += 1
        return point_of(PLAYER_CARDS, shuffles * SEATS + seat, size)

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        return self.point(table, seat, self.size(table, seat))

    def draw(self, table: Rocketmen, seat: Seat, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        if table.times >= table.memo:
            return NOTHING
        size = self.size(table, seat)
        if size == 0:
            return NOTHING
        return table.nth_card(self.source(table, seat), table.random_below(self.point(table, seat, size), size))

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        if table.deck_size(seat) == 0:
            table.shuffle_depot(seat)
            if table.listener is not None:
                table.tell(DECK_SHUFFLED, seat)
        table.draw(seat, card)
        if table.listener is not None:
            table.tell(CARDS_DRAWN, seat, 1)
            table.tell_player(seat, CARD_DRAWN, seat, card)


DRAW_CARDS: Final = script("rocketmen/draw-cards", DrawACard())


class FillTheMarket(Chance[Rocketmen]):
    """Every empty place gets the next card: the teal ones come first, then the pink ones."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def source(self, table: Rocketmen) -> i64:
        for card in range(table.box.cards):
            if table.teal(card):
                return TEAL_DECK
        return PINK_DECK

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.market_gap() >= 0:
            add_row(table, self.source(table), found)

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        return point_of(MARKET_CARDS, 0, cards_to_deal(table))

    def draw(self, table: Rocketmen, seat: Seat, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        if table.market_gap() < 0:
            return NOTHING
        teal = table.row_size(TEAL_DECK)
        pink = table.row_size(PINK_DECK)
        if teal + pink == 0:
            return NOTHING
        point = point_of(MARKET_CARDS, 0, teal + pink)
        if teal:
            return table.nth_card(TEAL_DECK, table.random_below(point, teal))
        return table.nth_card(PINK_DECK, table.random_below(point, pink))

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        slot = table.market_gap()
        table.take_from(self.source(table), card)
        table.set_market(slot, card)
        if table.listener is not None:
            table.tell(MARKET_FILLED, slot, card)


def refill_market(table: Rocketmen) -> None:
    """At once after buying; in a solo game not before the end of the turn."""
    if table.solo:
        return
    table.call(FILL_THE_MARKET, NOBODY)


class NoticeAnEmptyDeck(Line[Rocketmen]):
    """With one of the variants the game ends, after the round, when the market can't be filled."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        if table.variant(MARKET_END) and table.market_gap() >= 0 and not table.ending:
            table.ending = True
            if table.listener is not None:
                table.tell(END_BEGUN)


FILL_THE_MARKET: Final = script("rocketmen/fill-the-market", FillTheMarket(), NoticeAnEmptyDeck())
