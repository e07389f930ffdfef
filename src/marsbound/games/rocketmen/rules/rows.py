"""Rows of cards of Rocketmen, each known by where it begins: counts, one for each card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.rules.box import NUMBER_OF_COMPONENTS, Box
from marsbound.games.rocketmen.rules.cells import (
    COUNT,
    DECK_SIZE,
    HAND_CARDS,
    HAND_SIZE,
    PAD_CARDS,
    PAD_SIZE,
    PINK,
    PURSE,
    REMOVED,
    TEAL,
    RocketmenCells,
)
from marsbound.games.rocketmen.rules.layout import MOST_CARDS, PAYABLE

# Rows of a seat, as in layout.py
HAND: Final = 0
DECK: Final = 1
PAD: Final = 2
AREA: Final = 3
DEPOT: Final = 4
SCRAP: Final = 5
STORED: Final = 6
STORED_NOW: Final = 7
KNOWN: Final = 8  # of the hand: cards that everybody knows to be there
ROWS_PER_SEAT: Final = 9
TEAL_DECK: Final = TEAL  # rows of nobody's
PINK_DECK: Final = PINK
REMOVED_CARDS: Final = REMOVED


class CardRows(RocketmenCells):
    """Cards that lie in rows, and how they move from one to another."""

    def __init__(self, box: Box, cells: "vec[i64]") -> None:
        super().__init__(cells)
        self.box = box

    def row(self, seat: Seat, row: i64) -> i64:
        return COUNT + (seat * ROWS_PER_SEAT + row) * MOST_CARDS

    def copies(self, row: i64, card: i64) -> i64:
        """How many of a card lie in a row."""
        at = row + card
        return self.cells[at]

    def row_size(self, row: i64) -> i64:
        cells = self.cells
        total: i64 = 0
        for card in range(self.box.cards):
            total += cells[row + card]
        return total

    def nth_card(self, row: i64, place: i64) -> i64:
        """The card at a place among all cards of a row, each as often as there are copies."""
        cells = self.cells
        card: i64 = -1
        while place >= 0:
            card += 1
            place -= cells[row + card]
        return card

    def take_from(self, row: i64, card: i64) -> None:
        cells = self.cells
        cells[row + card] -= 1

    def add(self, seat: Seat, row: i64, card: i64) -> None:
        cells = self.cells
        cells[self.row(seat, row) + card] += 1

    def take(self, seat: Seat, row: i64, card: i64) -> None:
        cells = self.cells
        cells[self.row(seat, row) + card] -= 1

    def in_hand(self, seat: Seat, card: i64) -> bool:
        at = HAND_CARDS + seat
        return self.cells[at] >> card & 1 == 1

    def on_pad(self, seat: Seat, card: i64) -> bool:
        at = PAD_CARDS + seat
        return self.cells[at] >> card & 1 == 1

    def to_hand(self, seat: Seat, card: i64) -> None:
        cells = self.cells
        cells[self.row(seat, HAND) + card] += 1
        cells[HAND_SIZE + seat] += 1
        cells[HAND_CARDS + seat] |= bit(card)
        self.change_purse(seat, card, 1)

    def change_purse(self, seat: Seat, card: i64, copies: i64) -> None:
        cells = self.cells
        gives = self.box.gives
        purse = PURSE + seat * PAYABLE
        at = card * NUMBER_OF_COMPONENTS
        for component in range(i64(PAYABLE)):
            cells[purse + component] += gives[at + component] * copies

    def from_hand(self, seat: Seat, card: i64) -> None:
        """Whatever leaves a hand is seen: if everybody knew of such a card there, it is that one."""
        cells = self.cells
        hand = self.row(seat, HAND) + card
        known = self.row(seat, KNOWN) + card
        cells[hand] -= 1
        cells[HAND_SIZE + seat] -= 1
        self.change_purse(seat, card, -1)
        if cells[hand] == 0:
            cells[HAND_CARDS + seat] &= ~bit(card)
        if cells[known] > 0:
            cells[known] -= 1

    def to_pad(self, seat: Seat, card: i64) -> None:
        cells = self.cells
        cells[self.row(seat, PAD) + card] += 1
        cells[PAD_SIZE + seat] += 1
        cells[PAD_CARDS + seat] |= bit(card)

    def from_pad(self, seat: Seat, card: i64) -> None:
        cells = self.cells
        pad = self.row(seat, PAD) + card
        cells[pad] -= 1
        cells[PAD_SIZE + seat] -= 1
        if cells[pad] == 0:
            cells[PAD_CARDS + seat] &= ~bit(card)

    def count_cards(self, seat: Seat, loose: "vec[i64]", hand: "vec[i64]", pad: "vec[i64]") -> None:
        """Of every card how many are in hand, on the pad, and anywhere but on the pad and out of the game."""
        cells = self.cells
        first = self.row(seat, HAND)
        for card in range(self.box.cards):
            at = first + card
            hand[card] = cells[at]
            pad[card] = cells[at + PAD * MOST_CARDS]
            loose[card] = (
                cells[at]
                + cells[at + DECK * MOST_CARDS]
                + cells[at + AREA * MOST_CARDS]
                + cells[at + DEPOT * MOST_CARDS]
                + cells[at + STORED * MOST_CARDS]
            )

    def draw(self, seat: Seat, card: i64) -> None:
        """From the Command Centre to the hand."""
        cells = self.cells
        cells[self.row(seat, DECK) + card] -= 1
        cells[DECK_SIZE + seat] -= 1
        self.to_hand(seat, card)

    def shuffle_depot(self, seat: Seat) -> None:
        """The Depot becomes the Command Centre, which was empty: so everybody can work out what is in the hand."""
        cells = self.cells
        depot = self.row(seat, DEPOT)
        deck = self.row(seat, DECK)
        hand = self.row(seat, HAND)
        known = self.row(seat, KNOWN)
        size: i64 = 0
        for card in range(self.box.cards):
            number = cells[depot + card]
            size += number
            cells[deck + card] = number
            cells[depot + card] = 0
            cells[known + card] = cells[hand + card]
        cells[DECK_SIZE + seat] += size
        self.add_deck_shuffles(seat, 1)
