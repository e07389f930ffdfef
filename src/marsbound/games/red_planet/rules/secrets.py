"""What a player of Mission: Red Planet sees, and which worlds fit it.

Hidden are: characters chosen and not yet called, event cards held, dealt, given back or removed, discoveries one
hasn't seen, secret answers.  The order of decks and the resources still face down are hidden from everybody, and are
not on the table at all: nature decides them when they are turned up.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.core.chance import Generator
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK, OVER
from marsbound.core.view import EVERYTHING, ViewOf, with_sealed_blanked
from marsbound.games.red_planet.rules.cards import RevealAnAction
from marsbound.games.red_planet.rules.cells import (
    ACTIONS_OVER,
    CALLED,
    CHOSEN,
    DEALT,
    DISCOVERY,
    DRAWN,
    EVENT_DISCARDS,
    EVENT_PILE,
    HAND,
    HELD,
    KEPT,
    PHASE,
    REMOVED,
    RETURNED,
    REVEALED,
    ROUND,
    SEEN,
    SHOWN,
)
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.neutral_deck import next_neutral_characters
from marsbound.games.red_planet.rules.table import IN_FINAL_SCORING, NONE, RedPlanet

HIDDEN: Final = -2  # one thing that one can't see; several cards are -3 less their number


def hidden_cards(mask: i64) -> i64:
    """How a number of unseen cards is written; mostly there are none."""
    if mask == 0:
        return -3
    return -3 - size_of(mask)


def number_hidden(value: i64) -> i64:
    return -3 - value


def view(table: RedPlanet, player: i64) -> ViewOf[RedPlanet]:
    """The table with everything blanked out that this player can't know."""
    found = with_sealed_blanked(table, table.clone(), player)
    masked = found.masked
    if player == EVERYTHING:
        return found
    blank_cards(masked, player)
    chosen = secret_choices(table, player)
    for seat in range(table.seats):
        if chosen >> seat & 1:
            masked.cells[HAND + seat] |= bit(table.cells[CHOSEN + seat])
            masked.cells[CHOSEN + seat] = HIDDEN
    return found


def blank_cards(masked: RedPlanet, player: i64) -> None:
    cells = masked.cells
    cells[EVENT_PILE] = hidden_cards(cells[EVENT_PILE])
    if drawn_is_secret(masked, player):
        cells[DRAWN] = HIDDEN
    discoveries = secret_discoveries(masked, player)
    for zone in range(i64(ZONES)):
        if discoveries >> zone & 1:
            cells[DISCOVERY + zone] = HIDDEN
    missions = others_missions_are_secret(masked)
    for seat in range(masked.seats):
        if masked.player(seat) != player:
            if missions:
                cells[HELD + seat] = hidden_cards(cells[HELD + seat])
                if cells[KEPT + seat] != NONE:
                    cells[KEPT + seat] = HIDDEN
            cells[REMOVED + seat] = hidden_cards(cells[REMOVED + seat])
            cells[DEALT + seat] = hidden_cards(cells[DEALT + seat])
            cells[RETURNED + seat] = hidden_cards(cells[RETURNED + seat])


# What is secret from a player: views and observations ask here, once for all seats or zones


def secret_choices(table: RedPlanet, player: i64) -> i64:
    """Seats whose character is chosen and not called yet, a bit each; it looks as if it were still in hand."""
    cells = table.cells
    called = cells[CALLED]
    secret: i64 = 0
    for seat in range(table.seats):
        if cells[CHOSEN + seat] > called and table.player(seat) != player:
            secret |= bit(seat)
    return secret


def drawn_is_secret(table: RedPlanet, player: i64) -> bool:
    """A discovery that somebody else is about to place."""
    return table.cells[DRAWN] != NONE and table.player(table.seat) != player


def secret_discoveries(table: RedPlanet, player: i64) -> i64:
    """Zones whose discovery lies face down and the player hasn't seen, a bit each."""
    cells = table.cells
    secret: i64 = 0
    if cells[REVEALED] == 1:
        return secret
    for zone in range(i64(ZONES)):
        if cells[DISCOVERY + zone] != NONE and (player < 0 or cells[SEEN + zone] >> player & 1 == 0):
            secret |= bit(zone)
    return secret


def others_missions_are_secret(table: RedPlanet) -> bool:
    """Event cards that others hold, until final scoring."""
    return table.cells[PHASE] != IN_FINAL_SCORING


def sample_world(view: ViewOf[RedPlanet], seed: i64) -> RedPlanet:
    """A table that fits the view; all that fit are as likely as the deals and secret choices that lead to them."""
    chance = Generator(seed)
    while True:
        table = view.masked.clone()
        fill_cards(table, chance)
        if hands_fit(table) and actions_fit(table):
            break
    choose_characters(table, chance)
    seal_answers(table, view, chance)
    table.set_seed(chance.seed())
    return table


class Pool:
    """Cards not placed yet, dealt out at random."""

    def __init__(self, cards: i64, chance: Generator) -> None:
        self.cards: i64 = cards
        self.chance = chance

    def take(self, among: i64, number: i64) -> i64:
        """So many of these cards, as a mask."""
        taken: i64 = 0
        for _turn in range(number):
            possible = self.cards & among & ~taken
            taken |= bit(picked_bit(possible, self.chance.below(size_of(possible))))
        self.cards &= ~taken
        return taken

    def take_one(self, among: i64) -> i64:
        return picked_bit(self.take(among, 1), 0)


def fill_cards(table: RedPlanet, chance: Generator) -> None:  # noqa: C901
    """Missions kept at setup first: they can't be any that the player was dealt.  Then whatever was drawn later."""
    box = table.box
    cells = table.cells
    everything = box.discoveries | box.missions | box.actions
    pool = Pool(everything & ~known_cards(table), chance)
    # a player knows what they gave back, but not where it went since
    given_back: i64 = 0
    for seat in range(table.seats):
        if cells[RETURNED + seat] > 0:
            given_back |= cells[RETURNED + seat]
    for seat in range(table.seats):
        if cells[DEALT + seat] < HIDDEN:
            cells[DEALT + seat] = pool.take(box.dealt, number_hidden(cells[DEALT + seat]))
        if cells[KEPT + seat] == HIDDEN:
            cells[KEPT + seat] = pool.take_one(box.missions & ~given_back)
    drawn = box.missions | box.actions
    for seat in range(table.seats):
        if cells[HELD + seat] < HIDDEN:
            number = number_hidden(cells[HELD + seat])
            cells[HELD + seat] = 0
            if cells[KEPT + seat] != NONE:
                number -= 1
                cells[HELD + seat] = bit(cells[KEPT + seat])
            cells[HELD + seat] |= pool.take(drawn, number)
        if cells[REMOVED + seat] < HIDDEN:
            cells[REMOVED + seat] = pool.take(drawn, number_hidden(cells[REMOVED + seat]))
    for zone in range(i64(ZONES)):
        if cells[DISCOVERY + zone] == HIDDEN:
            cells[DISCOVERY + zone] = pool.take_one(box.discoveries)
    if cells[DRAWN] == HIDDEN:
        cells[DRAWN] = pool.take_one(box.discoveries)
    cells[EVENT_PILE] = pool.cards
    give_back(table, chance, given_back)


def known_cards(table: RedPlanet) -> i64:
    """Every card whose place the player knows."""
    cells = table.cells
    known = cells[EVENT_DISCARDS]
    if cells[ROUND] == 0:  # later they are in the deck again
        known |= cells[SHOWN]
    if cells[DRAWN] >= 0:
        known |= bit(cells[DRAWN])
    for zone in range(i64(ZONES)):
        if cells[DISCOVERY + zone] >= 0:
            known |= bit(cells[DISCOVERY + zone])
    for seat in range(table.seats):
        if cells[HELD + seat] > 0:
            known |= cells[HELD + seat]
        if cells[REMOVED + seat] > 0:
            known |= cells[REMOVED + seat]
        if cells[DEALT + seat] > 0:
            known |= cells[DEALT + seat]
    return known


def give_back(table: RedPlanet, chance: Generator, given_back: i64) -> None:
    """What the others gave back at setup: cards that were dealt and nobody kept, wherever they are now."""
    box = table.box
    cells = table.cells
    undealt = box.dealt & ~given_back & ~cells[SHOWN]
    for seat in range(table.seats):
        if cells[KEPT + seat] >= 0:
            undealt &= ~bit(cells[KEPT + seat])
    hands = cells[RETURNED : RETURNED + SEATS]
    accepted = False
    while not accepted:
        accepted = True
        pool = Pool(undealt, chance)
        for seat in range(table.seats):
            if cells[RETURNED + seat] < HIDDEN:
                hands[seat] = pool.take(box.dealt, number_hidden(cells[RETURNED + seat]))
                # of a hand with several missions each was as likely to be kept: it counts the less, the more it has
                if box.dealt != box.missions and chance.below(size_of(hands[seat] & box.missions) + 1):
                    accepted = False
    for seat in range(table.seats):
        cells[RETURNED + seat] = hands[seat]


def hands_fit(table: RedPlanet) -> bool:
    """Nobody keeps a hand without a mission."""
    for seat in range(table.seats):
        dealt = table.cells[DEALT + seat]
        if size_of(dealt) == table.box.hand and dealt & table.box.missions == 0:
            return False
    return True


def actions_fit(table: RedPlanet) -> bool:
    """Actions must be revealed at their moment: who passed it holds none of it, who is asked for one holds one."""
    for seat in range(table.seats):
        over = table.cells[ACTIONS_OVER + seat]
        if over and action_of(table, seat, over):
            return False
    if table.line != OVER and isinstance(BOOK.lines[table.line], RevealAnAction):
        return action_of(table, table.seat, bit(table.memo))
    return True


def action_of(table: RedPlanet, seat: Seat, moments: i64) -> bool:
    """Whether a seat holds an action of one of these moments."""
    actions = table.cells[HELD + seat] & table.box.actions
    card: i64 = 0
    while actions:
        if actions & 1 and moments >> table.box.moment[card] & 1:
            return True
        actions >>= 1
        card += 1
    return False


def choose_characters(table: RedPlanet, chance: Generator) -> None:
    """A character chosen and not called yet is any of the hand that comes later in the countdown."""
    for seat in range(table.seats):
        if table.cells[CHOSEN + seat] == HIDDEN:
            hand = table.cells[HAND + seat]
            possible = hand
            if table.neutral(seat):
                possible = next_neutral_characters(hand)
            possible &= ~(bit(table.cells[CALLED] + 1) - 1)
            character = picked_bit(possible, chance.below(size_of(possible)))
            table.cells[CHOSEN + seat] = character
            table.cells[HAND + seat] &= ~bit(character)


def seal_answers(table: RedPlanet, view: ViewOf[RedPlanet], chance: Generator) -> None:
    """Secret answers of others: any that they could have given."""
    for seat in range(table.seats):
        if view.ready >> seat & 1 and table.sealed_choice(seat) < 0:
            possible = table.cells[DEALT + seat] & table.box.missions
            if possible == 0:
                possible = table.cells[HAND + seat]
            choice = picked_bit(possible, chance.below(size_of(possible)))
            table.sealed |= choice + 1 << seat * 8
