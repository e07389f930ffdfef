"""The cells of Rocketmen by name, made from layout.py by `python -m marsbound.games.layouts`."""

# fmt: off
from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.script import Table

# Where each field begins
ROUND: Final = 0
FIRST_PLAYER: Final = 1
ACTIVE: Final = 2
ENDING: Final = 3
PROGRESS: Final = 4
STALLED: Final = 5
FINISHED: Final = 6
ENGINES_BOUGHT: Final = 7
CREDIT: Final = 8
DRAWS_PENDING: Final = 9
MARKET_REMOVED: Final = 10
MARKET_GAPS: Final = 11
BASKET: Final = 12
BASKET_ENGINES: Final = 13
PAID: Final = 16
FREE_PLACEMENTS: Final = 21
LIFTED: Final = 29
TOKEN_OWNER: Final = 30
VARIANTS: Final = 32
DESTINATION: Final = 33
ROCKET: Final = 34
DRAWN: Final = 35
LAST_VALUE: Final = 36
COPIED: Final = 37
PLANNED_FIRST: Final = 38
SEEN: Final = 39
OFFERED: Final = 41
SUCCESS_LEFT: Final = 44
RIVAL_TO: Final = 49
RIVAL_KIND: Final = 50
RIVAL_FIELD: Final = 51
SOLO_PILE: Final = 52
SOLO_DISCARDS: Final = 53
SOLO_OPEN: Final = 54
SHUFFLES: Final = 55
LAUNCHES: Final = 56
VARIANT_EFFECTS: Final = 57
FLOWN: Final = 58
MARKET: Final = 59
ENGINES_LEFT: Final = 65
ARRIVALS: Final = 68
ARRIVAL_ORDER: Final = 80
PLAN: Final = 92
SCORE: Final = 96
MISSIONS: Final = 100
WON: Final = 104
USED: Final = 120
OBJECTIVES: Final = 128
HAND_SIZE: Final = 136
DECK_SIZE: Final = 140
DECK_SHUFFLES: Final = 144
HAND_CARDS: Final = 148
PAD_CARDS: Final = 152
PAD_SIZE: Final = 156
TEAL: Final = 160
PINK: Final = 208
REMOVED: Final = 256
ABORTED: Final = 304
PURSE: Final = 305
COUNT: Final = 325
FRUITLESS: Final = 2053
CELLS: Final = 2054


class RocketmenCells(Table):
    """Each field read and written by its name."""

    # the round, 0 before the first
    @property
    def round(self) -> i64: return self.cells[ROUND]
    @round.setter
    def round(self, value: i64) -> None: self.cells[ROUND] = value
    # the first player's seat
    @property
    def first_player(self) -> i64: return self.cells[FIRST_PLAYER]
    @first_player.setter
    def first_player(self, value: i64) -> None: self.cells[FIRST_PLAYER] = value
    # whose turn it is
    @property
    def active(self) -> i64: return self.cells[ACTIVE]
    @active.setter
    def active(self, value: i64) -> None: self.cells[ACTIVE] = value
    # 1 when the last round is being played
    @property
    def ending(self) -> bool: return self.cells[ENDING] == 1
    @ending.setter
    def ending(self, value: bool) -> None: self.cells[ENDING] = i64(value)
    # this round: 1 when somebody bought a card or completed a mission, 2 when cards were only placed or flown
    @property
    def progress(self) -> i64: return self.cells[PROGRESS]
    @progress.setter
    def progress(self, value: i64) -> None: self.cells[PROGRESS] = value
    # full rounds in a row without any of that
    @property
    def stalled(self) -> i64: return self.cells[STALLED]
    @stalled.setter
    def stalled(self, value: i64) -> None: self.cells[STALLED] = value
    # 1 when the game is over
    @property
    def finished(self) -> bool: return self.cells[FINISHED] == 1
    @finished.setter
    def finished(self, value: bool) -> None: self.cells[FINISHED] = i64(value)
    # engines bought this turn
    @property
    def engines_bought(self) -> i64: return self.cells[ENGINES_BOUGHT]
    @engines_bought.setter
    def engines_bought(self, value: i64) -> None: self.cells[ENGINES_BOUGHT] = value
    # money left over in the placing under way
    @property
    def credit(self) -> i64: return self.cells[CREDIT]
    @credit.setter
    def credit(self, value: i64) -> None: self.cells[CREDIT] = value
    # cards that may still be drawn for what paid
    @property
    def draws_pending(self) -> i64: return self.cells[DRAWS_PENDING]
    @draws_pending.setter
    def draws_pending(self, value: i64) -> None: self.cells[DRAWS_PENDING] = value
    # solo: 1 when a card was removed this turn
    @property
    def market_removed(self) -> bool: return self.cells[MARKET_REMOVED] == 1
    @market_removed.setter
    def market_removed(self, value: bool) -> None: self.cells[MARKET_REMOVED] = i64(value)
    # solo: 1 when the market has a gap to be filled at the end of the turn
    @property
    def market_gaps(self) -> bool: return self.cells[MARKET_GAPS] == 1
    @market_gaps.setter
    def market_gaps(self, value: bool) -> None: self.cells[MARKET_GAPS] = i64(value)
    # market places chosen for this payment
    @property
    def basket(self) -> i64: return self.cells[BASKET]
    @basket.setter
    def basket(self, value: i64) -> None: self.cells[BASKET] = value
    # engines chosen for this payment
    def basket_engines(self, engine: i64) -> i64: at = BASKET_ENGINES + engine; return self.cells[at]
    def set_basket_engines(self, engine: i64, value: i64) -> None: at = BASKET_ENGINES + engine; cells = self.cells; cells[at] = value
    def add_basket_engines(self, engine: i64, number: i64) -> None: at = BASKET_ENGINES + engine; cells = self.cells; cells[at] += number
    # what was paid so far: money, computers, composites, biotech, science
    def paid(self, component: i64) -> i64: at = PAID + component; return self.cells[at]
    def set_paid(self, component: i64, value: i64) -> None: at = PAID + component; cells = self.cells; cells[at] = value
    def add_paid(self, component: i64, number: i64) -> None: at = PAID + component; cells = self.cells; cells[at] += number
    # what one may place without paying: 0, or 1 and above that a bit for each card bought with it
    def free_placements(self, placement: i64) -> i64: at = FREE_PLACEMENTS + placement; return self.cells[at]
    def set_free_placements(self, placement: i64, value: i64) -> None: at = FREE_PLACEMENTS + placement; cells = self.cells; cells[at] = value
    def add_free_placements(self, placement: i64, member: i64) -> None: at = FREE_PLACEMENTS + placement; cells = self.cells; cells[at] |= bit(member)
    def remove_free_placements(self, placement: i64, member: i64) -> None: at = FREE_PLACEMENTS + placement; cells = self.cells; cells[at] &= ~bit(member)
    # 1 when the rocket has lifted off
    @property
    def lifted(self) -> bool: return self.cells[LIFTED] == 1
    @lifted.setter
    def lifted(self, value: bool) -> None: self.cells[LIFTED] = i64(value)
    # who has the Moon's and Mars's token
    def token_owner(self, token: i64) -> i64: at = TOKEN_OWNER + token; return self.cells[at]
    def set_token_owner(self, token: i64, value: i64) -> None: at = TOKEN_OWNER + token; cells = self.cells; cells[at] = value
    # variants in play
    @property
    def variants(self) -> i64: return self.cells[VARIANTS]
    @variants.setter
    def variants(self, value: i64) -> None: self.cells[VARIANTS] = value
    # the destination of the launch
    @property
    def destination(self) -> i64: return self.cells[DESTINATION]
    @destination.setter
    def destination(self, value: i64) -> None: self.cells[DESTINATION] = value
    # how many fields the rocket has flown
    @property
    def rocket(self) -> i64: return self.cells[ROCKET]
    @rocket.setter
    def rocket(self, value: i64) -> None: self.cells[ROCKET] = value
    # success cards drawn that count
    @property
    def drawn(self) -> i64: return self.cells[DRAWN]
    @drawn.setter
    def drawn(self, value: i64) -> None: self.cells[DRAWN] = value
    # the success card drawn last, -1 if it can't be changed any more
    @property
    def last_value(self) -> i64: return self.cells[LAST_VALUE]
    @last_value.setter
    def last_value(self, value: i64) -> None: self.cells[LAST_VALUE] = value
    # what industrial espionage copies
    @property
    def copied(self) -> i64: return self.cells[COPIED]
    @copied.setter
    def copied(self, value: i64) -> None: self.cells[COPIED] = value
    # the card of detailed planning that was used
    @property
    def planned_first(self) -> i64: return self.cells[PLANNED_FIRST]
    @planned_first.setter
    def planned_first(self, value: i64) -> None: self.cells[PLANNED_FIRST] = value
    # success cards seen and put back, the next one first
    def seen(self, which: i64) -> i64: at = SEEN + which; return self.cells[at]
    def set_seen(self, which: i64, value: i64) -> None: at = SEEN + which; cells = self.cells; cells[at] = value
    # success cards to choose from
    def offered(self, which: i64) -> i64: at = OFFERED + which; return self.cells[at]
    def set_offered(self, which: i64, value: i64) -> None: at = OFFERED + which; cells = self.cells; cells[at] = value
    # success cards not drawn in this launch
    def success_left(self, worth: i64) -> i64: at = SUCCESS_LEFT + worth; return self.cells[at]
    def set_success_left(self, worth: i64, value: i64) -> None: at = SUCCESS_LEFT + worth; cells = self.cells; cells[at] = value
    def add_success_left(self, worth: i64, number: i64) -> None: at = SUCCESS_LEFT + worth; cells = self.cells; cells[at] += number
    # the destination of the solo rival
    @property
    def rival_to(self) -> i64: return self.cells[RIVAL_TO]
    @rival_to.setter
    def rival_to(self, value: i64) -> None: self.cells[RIVAL_TO] = value
    # what it will build there
    @property
    def rival_kind(self) -> i64: return self.cells[RIVAL_KIND]
    @rival_kind.setter
    def rival_kind(self, value: i64) -> None: self.cells[RIVAL_KIND] = value
    # how many fields its rocket has flown
    @property
    def rival_field(self) -> i64: return self.cells[RIVAL_FIELD]
    @rival_field.setter
    def rival_field(self, value: i64) -> None: self.cells[RIVAL_FIELD] = value
    # solo cards in the deck
    @property
    def solo_pile(self) -> i64: return self.cells[SOLO_PILE]
    @solo_pile.setter
    def solo_pile(self, value: i64) -> None: self.cells[SOLO_PILE] = value
    # solo cards discarded
    @property
    def solo_discards(self) -> i64: return self.cells[SOLO_DISCARDS]
    @solo_discards.setter
    def solo_discards(self, value: i64) -> None: self.cells[SOLO_DISCARDS] = value
    # the cards of the rival's mission
    @property
    def solo_open(self) -> i64: return self.cells[SOLO_OPEN]
    @solo_open.setter
    def solo_open(self, value: i64) -> None: self.cells[SOLO_OPEN] = value
    # how often the solo cards were shuffled
    @property
    def shuffles(self) -> i64: return self.cells[SHUFFLES]
    @shuffles.setter
    def shuffles(self, value: i64) -> None: self.cells[SHUFFLES] = value
    # launches so far
    @property
    def launches(self) -> i64: return self.cells[LAUNCHES]
    @launches.setter
    def launches(self, value: i64) -> None: self.cells[LAUNCHES] = value
    # effects of the variants in play
    @property
    def variant_effects(self) -> i64: return self.cells[VARIANT_EFFECTS]
    @variant_effects.setter
    def variant_effects(self, value: i64) -> None: self.cells[VARIANT_EFFECTS] = value
    # 1 when somebody launched this turn
    @property
    def flown(self) -> bool: return self.cells[FLOWN] == 1
    @flown.setter
    def flown(self, value: bool) -> None: self.cells[FLOWN] = i64(value)
    # the card in each place
    def market(self, slot: i64) -> i64: at = MARKET + slot; return self.cells[at]
    def set_market(self, slot: i64, value: i64) -> None: at = MARKET + slot; cells = self.cells; cells[at] = value
    # engines left
    def engines_left(self, engine: i64) -> i64: at = ENGINES_LEFT + engine; return self.cells[at]
    def set_engines_left(self, engine: i64, value: i64) -> None: at = ENGINES_LEFT + engine; cells = self.cells; cells[at] = value
    def add_engines_left(self, engine: i64, number: i64) -> None: at = ENGINES_LEFT + engine; cells = self.cells; cells[at] += number
    # the seats that are there
    def arrivals(self, location: i64) -> i64: at = ARRIVALS + location; return self.cells[at]
    def set_arrivals(self, location: i64, value: i64) -> None: at = ARRIVALS + location; cells = self.cells; cells[at] = value
    def add_arrivals(self, location: i64, member: i64) -> None: at = ARRIVALS + location; cells = self.cells; cells[at] |= bit(member)
    def remove_arrivals(self, location: i64, member: i64) -> None: at = ARRIVALS + location; cells = self.cells; cells[at] &= ~bit(member)
    # seats in order of arrival, three bits each from the lowest
    def arrival_order(self, location: i64) -> i64: at = ARRIVAL_ORDER + location; return self.cells[at]
    def set_arrival_order(self, location: i64, value: i64) -> None: at = ARRIVAL_ORDER + location; cells = self.cells; cells[at] = value
    def add_arrival_order(self, location: i64, number: i64) -> None: at = ARRIVAL_ORDER + location; cells = self.cells; cells[at] += number
    # the mission planned
    def plan(self, seat: i64) -> i64: at = PLAN + seat; return self.cells[at]
    def set_plan(self, seat: i64, value: i64) -> None: at = PLAN + seat; cells = self.cells; cells[at] = value
    # points
    def score(self, seat: i64) -> i64: at = SCORE + seat; return self.cells[at]
    def set_score(self, seat: i64, value: i64) -> None: at = SCORE + seat; cells = self.cells; cells[at] = value
    def add_score(self, seat: i64, number: i64) -> None: at = SCORE + seat; cells = self.cells; cells[at] += number
    # missions completed
    def missions(self, seat: i64) -> i64: at = MISSIONS + seat; return self.cells[at]
    def set_missions(self, seat: i64, value: i64) -> None: at = MISSIONS + seat; cells = self.cells; cells[at] = value
    def add_missions(self, seat: i64, number: i64) -> None: at = MISSIONS + seat; cells = self.cells; cells[at] += number
    # achievement markers: money, science, rocket, hand
    def won(self, seat: i64, achievement: i64) -> i64: at = WON + seat * 4 + achievement; return self.cells[at]
    def set_won(self, seat: i64, achievement: i64, value: i64) -> None: at = WON + seat * 4 + achievement; cells = self.cells; cells[at] = value
    def add_won(self, seat: i64, achievement: i64, number: i64) -> None: at = WON + seat * 4 + achievement; cells = self.cells; cells[at] += number
    # markers used this turn: money, science
    def used(self, seat: i64, achievement: i64) -> i64: at = USED + seat * 2 + achievement; return self.cells[at]
    def set_used(self, seat: i64, achievement: i64, value: i64) -> None: at = USED + seat * 2 + achievement; cells = self.cells; cells[at] = value
    def add_used(self, seat: i64, achievement: i64, number: i64) -> None: at = USED + seat * 2 + achievement; cells = self.cells; cells[at] += number
    # secret objectives
    def objectives(self, seat: i64, which: i64) -> i64: at = OBJECTIVES + seat * 2 + which; return self.cells[at]
    def set_objectives(self, seat: i64, which: i64, value: i64) -> None: at = OBJECTIVES + seat * 2 + which; cells = self.cells; cells[at] = value
    # cards in hand
    def hand_size(self, seat: i64) -> i64: at = HAND_SIZE + seat; return self.cells[at]
    def set_hand_size(self, seat: i64, value: i64) -> None: at = HAND_SIZE + seat; cells = self.cells; cells[at] = value
    def add_hand_size(self, seat: i64, number: i64) -> None: at = HAND_SIZE + seat; cells = self.cells; cells[at] += number
    # cards in the Command Centre's deck
    def deck_size(self, seat: i64) -> i64: at = DECK_SIZE + seat; return self.cells[at]
    def set_deck_size(self, seat: i64, value: i64) -> None: at = DECK_SIZE + seat; cells = self.cells; cells[at] = value
    def add_deck_size(self, seat: i64, number: i64) -> None: at = DECK_SIZE + seat; cells = self.cells; cells[at] += number
    # how often it was shuffled
    def deck_shuffles(self, seat: i64) -> i64: at = DECK_SHUFFLES + seat; return self.cells[at]
    def set_deck_shuffles(self, seat: i64, value: i64) -> None: at = DECK_SHUFFLES + seat; cells = self.cells; cells[at] = value
    def add_deck_shuffles(self, seat: i64, number: i64) -> None: at = DECK_SHUFFLES + seat; cells = self.cells; cells[at] += number
    # which cards are in hand at all
    def hand_cards(self, seat: i64) -> i64: at = HAND_CARDS + seat; return self.cells[at]
    def set_hand_cards(self, seat: i64, value: i64) -> None: at = HAND_CARDS + seat; cells = self.cells; cells[at] = value
    def add_hand_cards(self, seat: i64, member: i64) -> None: at = HAND_CARDS + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_hand_cards(self, seat: i64, member: i64) -> None: at = HAND_CARDS + seat; cells = self.cells; cells[at] &= ~bit(member)
    # which cards lie on the pad
    def pad_cards(self, seat: i64) -> i64: at = PAD_CARDS + seat; return self.cells[at]
    def set_pad_cards(self, seat: i64, value: i64) -> None: at = PAD_CARDS + seat; cells = self.cells; cells[at] = value
    def add_pad_cards(self, seat: i64, member: i64) -> None: at = PAD_CARDS + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_pad_cards(self, seat: i64, member: i64) -> None: at = PAD_CARDS + seat; cells = self.cells; cells[at] &= ~bit(member)
    # cards on the pad
    def pad_size(self, seat: i64) -> i64: at = PAD_SIZE + seat; return self.cells[at]
    def set_pad_size(self, seat: i64, value: i64) -> None: at = PAD_SIZE + seat; cells = self.cells; cells[at] = value
    def add_pad_size(self, seat: i64, number: i64) -> None: at = PAD_SIZE + seat; cells = self.cells; cells[at] += number
    # cards of the teal deck
    def teal(self, card: i64) -> i64: at = TEAL + card; return self.cells[at]
    def set_teal(self, card: i64, value: i64) -> None: at = TEAL + card; cells = self.cells; cells[at] = value
    def add_teal(self, card: i64, number: i64) -> None: at = TEAL + card; cells = self.cells; cells[at] += number
    # cards of the pink deck
    def pink(self, card: i64) -> i64: at = PINK + card; return self.cells[at]
    def set_pink(self, card: i64, value: i64) -> None: at = PINK + card; cells = self.cells; cells[at] = value
    def add_pink(self, card: i64, number: i64) -> None: at = PINK + card; cells = self.cells; cells[at] += number
    # cards out of the game
    def removed(self, card: i64) -> i64: at = REMOVED + card; return self.cells[at]
    def set_removed(self, card: i64, value: i64) -> None: at = REMOVED + card; cells = self.cells; cells[at] = value
    def add_removed(self, card: i64, number: i64) -> None: at = REMOVED + card; cells = self.cells; cells[at] += number
    # 1 after an abort, 2 when the last afterburner is left unused
    @property
    def aborted(self) -> i64: return self.cells[ABORTED]
    @aborted.setter
    def aborted(self, value: i64) -> None: self.cells[ABORTED] = value
    # what the cards of each hand give together
    def purse(self, seat: i64, component: i64) -> i64: at = PURSE + seat * 5 + component; return self.cells[at]
    def set_purse(self, seat: i64, component: i64, value: i64) -> None: at = PURSE + seat * 5 + component; cells = self.cells; cells[at] = value
    def add_purse(self, seat: i64, component: i64, number: i64) -> None: at = PURSE + seat * 5 + component; cells = self.cells; cells[at] += number
    # cards in a place of a seat
    def count(self, seat: i64, row: i64, card: i64) -> i64: at = COUNT + seat * 432 + row * 48 + card; return self.cells[at]
    def set_count(self, seat: i64, row: i64, card: i64, value: i64) -> None: at = COUNT + seat * 432 + row * 48 + card; cells = self.cells; cells[at] = value
    def add_count(self, seat: i64, row: i64, card: i64, number: i64) -> None: at = COUNT + seat * 432 + row * 48 + card; cells = self.cells; cells[at] += number
    # full rounds in a row in which nobody bought a card or completed a mission
    @property
    def fruitless(self) -> i64: return self.cells[FRUITLESS]
    @fruitless.setter
    def fruitless(self, value: i64) -> None: self.cells[FRUITLESS] = value
