"""What a player of Rocketmen sees, and which worlds fit it.

Hidden are other players' hands and objectives, and success cards that somebody looked at.  Which cards a player owns
is open, so everybody knows what is in a hand and its Command Centre together, and how many cards are where.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.core.chance import Generator
from marsbound.core.numbers import Seat
from marsbound.core.view import EVERYTHING, ViewOf, with_sealed_blanked
from marsbound.games.rocketmen.rules.cells import (
    ACTIVE,
    DECK_SIZE,
    FINISHED,
    HAND_CARDS,
    HAND_SIZE,
    OBJECTIVES,
    SEEN,
    SUCCESS_LEFT,
)
from marsbound.games.rocketmen.rules.layout import MOST_SEEN, OBJECTIVES_A_SEAT, SEATS, SUCCESS_VALUES
from marsbound.games.rocketmen.rules.rows import DECK, HAND, KNOWN
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen

HIDDEN: Final = -2


def view(table: Rocketmen, player: i64) -> ViewOf[Rocketmen]:
    """The table with everything blanked out that this player can't know.

    Of another player's hand only the cards remain that everybody knows; all others lie in the Command Centre.
    """
    found = with_sealed_blanked(table, table.clone(), player)
    masked = found.masked
    if player == EVERYTHING:
        return found
    cells = masked.cells
    for seat in range(table.players):
        if seat != player:
            blank_hand(masked, seat)
            for which in range(i64(OBJECTIVES_A_SEAT)):
                if objective_is_secret(masked, seat, which, player):
                    cells[OBJECTIVES + seat * OBJECTIVES_A_SEAT + which] = HIDDEN
    if seen_cards_are_secret(masked, player):
        for which in range(i64(MOST_SEEN)):
            if cells[SEEN + which] != NONE:
                cells[SUCCESS_LEFT + cells[SEEN + which]] += 1
                cells[SEEN + which] = HIDDEN
    return found


def objective_is_secret(table: Rocketmen, seat: Seat, which: i64, player: i64) -> bool:
    """Somebody else's, until the game is over."""
    return (
        seat != player
        and table.cells[OBJECTIVES + seat * OBJECTIVES_A_SEAT + which] != NONE
        and table.cells[FINISHED] == 0
    )


def seen_cards_are_secret(table: Rocketmen, player: i64) -> bool:
    """Success cards that somebody else has looked at and put back: one knows only that they are among those left."""
    return table.cells[ACTIVE] != player


def blank_hand(masked: Rocketmen, seat: Seat) -> None:
    cells = masked.cells
    hand = masked.row(seat, HAND)
    deck = masked.row(seat, DECK)
    known = masked.row(seat, KNOWN)
    mask: i64 = 0
    for card in range(masked.box.cards):
        unknown = cells[hand + card] - cells[known + card]
        if unknown:
            masked.change_purse(seat, card, -unknown)
            cells[deck + card] += unknown
            cells[hand + card] = cells[known + card]
        if cells[hand + card]:
            mask |= bit(card)
    cells[HAND_CARDS + seat] = mask


def sample_world(view: ViewOf[Rocketmen], seed: i64) -> Rocketmen:
    """A table that fits the view: unknown cards of a hand are any of the Command Centre's, all equally likely."""
    chance = Generator(seed)
    table = view.masked.clone()
    for seat in range(table.players):
        if seat != view.player and view.player != EVERYTHING:
            fill_hand(table, seat, chance)
    deal_objectives(table, chance)
    see_success_cards(table, chance)
    table.set_seed(chance.seed())
    return table


def fill_hand(table: Rocketmen, seat: Seat, chance: Generator) -> None:
    """Draw what is missing of the hand from the Command Centre."""
    cells = table.cells
    hand = table.row(seat, HAND)
    deck = table.row(seat, DECK)
    in_hand: i64 = 0
    for card in range(table.box.cards):
        in_hand += cells[hand + card]
    missing = cells[HAND_SIZE + seat] - in_hand
    left = cells[DECK_SIZE + seat] + missing
    for _draw in range(missing):
        roll = chance.below(left)
        card = -1
        while roll >= 0:
            card += 1
            roll -= cells[deck + card]
        cells[deck + card] -= 1
        cells[hand + card] += 1
        cells[HAND_CARDS + seat] |= bit(card)
        table.change_purse(seat, card, 1)
        left -= 1


def deal_objectives(table: Rocketmen, chance: Generator) -> None:
    cells = table.cells
    left = bit(len(table.box.objective_ids)) - 1
    if table.solo:
        left = table.box.solo_objectives
    for place in range(i64(SEATS * OBJECTIVES_A_SEAT)):
        if cells[OBJECTIVES + place] >= 0:
            left &= ~bit(cells[OBJECTIVES + place])
    for place in range(i64(SEATS * OBJECTIVES_A_SEAT)):
        if cells[OBJECTIVES + place] == HIDDEN:
            objective = picked_bit(left, chance.below(size_of(left)))
            cells[OBJECTIVES + place] = objective
            left &= ~bit(objective)


def see_success_cards(table: Rocketmen, chance: Generator) -> None:
    """Cards that another player looked at and put back."""
    cells = table.cells
    for which in range(i64(MOST_SEEN)):
        if cells[SEEN + which] == HIDDEN:
            total: i64 = 0
            for value in range(i64(SUCCESS_VALUES)):
                total += cells[SUCCESS_LEFT + value]
            roll = chance.below(total)
            value = -1
            while roll >= 0:
                value += 1
                roll -= cells[SUCCESS_LEFT + value]
            cells[SUCCESS_LEFT + value] -= 1
            cells[SEEN + which] = value
