"""The cells of Red Planet by name, made from layout.py by `python -m marsbound.games.layouts`."""

# fmt: off
from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.script import Table

# Where each field begins
ROUND: Final = 0
PHASE: Final = 1
FIRST: Final = 2
NEXT_FIRST: Final = 3
CALLED: Final = 4
SHIP_PILE: Final = 5
SHIP_DISCARDS: Final = 6
SHUFFLES: Final = 7
EVENT_PILE: Final = 8
EVENT_DISCARDS: Final = 9
DRAWN: Final = 10
REVEALED: Final = 11
SHIPS_OUT: Final = 12
TOKENS: Final = 13
RESOURCES: Final = 16
DESTINATIONS: Final = 19
HAND: Final = 29
CHOSEN: Final = 35
SUPPLY: Final = 41
LOST: Final = 47
HELD: Final = 53
KEPT: Final = 59
RETURNED: Final = 65
REMOVED: Final = 71
DEALT: Final = 77
POINTS: Final = 83
SHIP: Final = 101
LAUNCHED: Final = 107
TOP: Final = 113
STACK: Final = 119
CREW: Final = 125
ABOARD: Final = 131
RESOURCE: Final = 167
DISCOVERY: Final = 177
SEEN: Final = 187
LYING: Final = 197
IN_ZONE: Final = 227
ACTIONS_OVER: Final = 287
SHOWN: Final = 293
BORROWED: Final = 294
CELLS: Final = 297


class RedPlanetCells(Table):
    """Each field read and written by its name."""

    # the round, 0 before the first
    @property
    def round(self) -> i64: return self.cells[ROUND]
    @round.setter
    def round(self, value: i64) -> None: self.cells[ROUND] = value
    # what the tracker shows: 0 a round, 1 to 3 a production, 4 the discovery reveal, 5 final scoring
    @property
    def phase(self) -> i64: return self.cells[PHASE]
    @phase.setter
    def phase(self, value: i64) -> None: self.cells[PHASE] = value
    # the first player's seat
    @property
    def first(self) -> i64: return self.cells[FIRST]
    @first.setter
    def first(self, value: i64) -> None: self.cells[FIRST] = value
    # who will be first player next round, as it stands
    @property
    def next_first(self) -> i64: return self.cells[NEXT_FIRST]
    @next_first.setter
    def next_first(self, value: i64) -> None: self.cells[NEXT_FIRST] = value
    # the character called last this round
    @property
    def called(self) -> i64: return self.cells[CALLED]
    @called.setter
    def called(self, value: i64) -> None: self.cells[CALLED] = value
    # ships in the deck
    @property
    def ship_pile(self) -> i64: return self.cells[SHIP_PILE]
    @ship_pile.setter
    def ship_pile(self, value: i64) -> None: self.cells[SHIP_PILE] = value
    # ships discarded
    @property
    def ship_discards(self) -> i64: return self.cells[SHIP_DISCARDS]
    @ship_discards.setter
    def ship_discards(self, value: i64) -> None: self.cells[SHIP_DISCARDS] = value
    # how often the ship deck was made anew
    @property
    def shuffles(self) -> i64: return self.cells[SHUFFLES]
    @shuffles.setter
    def shuffles(self, value: i64) -> None: self.cells[SHUFFLES] = value
    # event cards in the deck
    @property
    def event_pile(self) -> i64: return self.cells[EVENT_PILE]
    @event_pile.setter
    def event_pile(self, value: i64) -> None: self.cells[EVENT_PILE] = value
    # event cards discarded
    @property
    def event_discards(self) -> i64: return self.cells[EVENT_DISCARDS]
    @event_discards.setter
    def event_discards(self, value: i64) -> None: self.cells[EVENT_DISCARDS] = value
    # a discovery drawn and not yet placed
    @property
    def drawn(self) -> i64: return self.cells[DRAWN]
    @drawn.setter
    def drawn(self, value: i64) -> None: self.cells[DRAWN] = value
    # 1 when the discoveries lie face up
    @property
    def revealed(self) -> bool: return self.cells[REVEALED] == 1
    @revealed.setter
    def revealed(self, value: bool) -> None: self.cells[REVEALED] = i64(value)
    # ships out of the game
    @property
    def ships_out(self) -> i64: return self.cells[SHIPS_OUT]
    @ships_out.setter
    def ships_out(self, value: i64) -> None: self.cells[SHIPS_OUT] = value
    # point tokens in the supply: ice, sylvanite, celerium
    def tokens(self, kind: i64) -> i64: at = TOKENS + kind; return self.cells[at]
    def set_tokens(self, kind: i64, value: i64) -> None: at = TOKENS + kind; cells = self.cells; cells[at] = value
    def add_tokens(self, kind: i64, number: i64) -> None: at = TOKENS + kind; cells = self.cells; cells[at] += number
    # resource tokens not turned up
    def resources(self, kind: i64) -> i64: at = RESOURCES + kind; return self.cells[at]
    def set_resources(self, kind: i64, value: i64) -> None: at = RESOURCES + kind; cells = self.cells; cells[at] = value
    def add_resources(self, kind: i64, number: i64) -> None: at = RESOURCES + kind; cells = self.cells; cells[at] += number
    # destination tokens in the supply
    def destinations(self, zone: i64) -> i64: at = DESTINATIONS + zone; return self.cells[at]
    def set_destinations(self, zone: i64, value: i64) -> None: at = DESTINATIONS + zone; cells = self.cells; cells[at] = value
    def add_destinations(self, zone: i64, number: i64) -> None: at = DESTINATIONS + zone; cells = self.cells; cells[at] += number
    # characters in hand
    def hand(self, seat: i64) -> i64: at = HAND + seat; return self.cells[at]
    def set_hand(self, seat: i64, value: i64) -> None: at = HAND + seat; cells = self.cells; cells[at] = value
    def add_hand(self, seat: i64, member: i64) -> None: at = HAND + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_hand(self, seat: i64, member: i64) -> None: at = HAND + seat; cells = self.cells; cells[at] &= ~bit(member)
    # the character chosen
    def chosen(self, seat: i64) -> i64: at = CHOSEN + seat; return self.cells[at]
    def set_chosen(self, seat: i64, value: i64) -> None: at = CHOSEN + seat; cells = self.cells; cells[at] = value
    # astronauts in the supply
    def supply(self, seat: i64) -> i64: at = SUPPLY + seat; return self.cells[at]
    def set_supply(self, seat: i64, value: i64) -> None: at = SUPPLY + seat; cells = self.cells; cells[at] = value
    def add_supply(self, seat: i64, number: i64) -> None: at = SUPPLY + seat; cells = self.cells; cells[at] += number
    # astronauts Lost in Space
    def lost(self, seat: i64) -> i64: at = LOST + seat; return self.cells[at]
    def set_lost(self, seat: i64, value: i64) -> None: at = LOST + seat; cells = self.cells; cells[at] = value
    def add_lost(self, seat: i64, number: i64) -> None: at = LOST + seat; cells = self.cells; cells[at] += number
    # event cards held
    def held(self, seat: i64) -> i64: at = HELD + seat; return self.cells[at]
    def set_held(self, seat: i64, value: i64) -> None: at = HELD + seat; cells = self.cells; cells[at] = value
    def add_held(self, seat: i64, member: i64) -> None: at = HELD + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_held(self, seat: i64, member: i64) -> None: at = HELD + seat; cells = self.cells; cells[at] &= ~bit(member)
    # the mission kept at setup
    def kept(self, seat: i64) -> i64: at = KEPT + seat; return self.cells[at]
    def set_kept(self, seat: i64, value: i64) -> None: at = KEPT + seat; cells = self.cells; cells[at] = value
    # cards given back at setup
    def returned(self, seat: i64) -> i64: at = RETURNED + seat; return self.cells[at]
    def set_returned(self, seat: i64, value: i64) -> None: at = RETURNED + seat; cells = self.cells; cells[at] = value
    def add_returned(self, seat: i64, member: i64) -> None: at = RETURNED + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_returned(self, seat: i64, member: i64) -> None: at = RETURNED + seat; cells = self.cells; cells[at] &= ~bit(member)
    # event cards put in the box unseen by others
    def removed(self, seat: i64) -> i64: at = REMOVED + seat; return self.cells[at]
    def set_removed(self, seat: i64, value: i64) -> None: at = REMOVED + seat; cells = self.cells; cells[at] = value
    def add_removed(self, seat: i64, member: i64) -> None: at = REMOVED + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_removed(self, seat: i64, member: i64) -> None: at = REMOVED + seat; cells = self.cells; cells[at] &= ~bit(member)
    # cards dealt and not yet kept or given back
    def dealt(self, seat: i64) -> i64: at = DEALT + seat; return self.cells[at]
    def set_dealt(self, seat: i64, value: i64) -> None: at = DEALT + seat; cells = self.cells; cells[at] = value
    def add_dealt(self, seat: i64, member: i64) -> None: at = DEALT + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_dealt(self, seat: i64, member: i64) -> None: at = DEALT + seat; cells = self.cells; cells[at] &= ~bit(member)
    # point tokens
    def points(self, seat: i64, kind: i64) -> i64: at = POINTS + seat * 3 + kind; return self.cells[at]
    def set_points(self, seat: i64, kind: i64, value: i64) -> None: at = POINTS + seat * 3 + kind; cells = self.cells; cells[at] = value
    def add_points(self, seat: i64, kind: i64, number: i64) -> None: at = POINTS + seat * 3 + kind; cells = self.cells; cells[at] += number
    # the ship
    def ship(self, dock: i64) -> i64: at = SHIP + dock; return self.cells[at]
    def set_ship(self, dock: i64, value: i64) -> None: at = SHIP + dock; cells = self.cells; cells[at] = value
    # whether it is launched
    def launched(self, dock: i64) -> bool: at = LAUNCHED + dock; return self.cells[at] == 1
    def set_launched(self, dock: i64, value: bool) -> None: at = LAUNCHED + dock; cells = self.cells; cells[at] = i64(value)
    # the zone of the topmost destination token
    def top(self, dock: i64) -> i64: at = TOP + dock; return self.cells[at]
    def set_top(self, dock: i64, value: i64) -> None: at = TOP + dock; cells = self.cells; cells[at] = value
    # all destination tokens on it, four bits for each zone
    def stack(self, dock: i64) -> i64: at = STACK + dock; return self.cells[at]
    def set_stack(self, dock: i64, value: i64) -> None: at = STACK + dock; cells = self.cells; cells[at] = value
    def add_stack(self, dock: i64, number: i64) -> None: at = STACK + dock; cells = self.cells; cells[at] += number
    # how many are aboard
    def crew(self, dock: i64) -> i64: at = CREW + dock; return self.cells[at]
    def set_crew(self, dock: i64, value: i64) -> None: at = CREW + dock; cells = self.cells; cells[at] = value
    def add_crew(self, dock: i64, number: i64) -> None: at = CREW + dock; cells = self.cells; cells[at] += number
    # astronauts aboard
    def aboard(self, dock: i64, seat: i64) -> i64: at = ABOARD + dock * 6 + seat; return self.cells[at]
    def set_aboard(self, dock: i64, seat: i64, value: i64) -> None: at = ABOARD + dock * 6 + seat; cells = self.cells; cells[at] = value
    def add_aboard(self, dock: i64, seat: i64, number: i64) -> None: at = ABOARD + dock * 6 + seat; cells = self.cells; cells[at] += number
    # the kind of resource turned up
    def resource(self, zone: i64) -> i64: at = RESOURCE + zone; return self.cells[at]
    def set_resource(self, zone: i64, value: i64) -> None: at = RESOURCE + zone; cells = self.cells; cells[at] = value
    # the discovery
    def discovery(self, zone: i64) -> i64: at = DISCOVERY + zone; return self.cells[at]
    def set_discovery(self, zone: i64, value: i64) -> None: at = DISCOVERY + zone; cells = self.cells; cells[at] = value
    # the players who know the discovery
    def seen(self, zone: i64) -> i64: at = SEEN + zone; return self.cells[at]
    def set_seen(self, zone: i64, value: i64) -> None: at = SEEN + zone; cells = self.cells; cells[at] = value
    def add_seen(self, zone: i64, member: i64) -> None: at = SEEN + zone; cells = self.cells; cells[at] |= bit(member)
    def remove_seen(self, zone: i64, member: i64) -> None: at = SEEN + zone; cells = self.cells; cells[at] &= ~bit(member)
    # point tokens that lie there
    def lying(self, zone: i64, kind: i64) -> i64: at = LYING + zone * 3 + kind; return self.cells[at]
    def set_lying(self, zone: i64, kind: i64, value: i64) -> None: at = LYING + zone * 3 + kind; cells = self.cells; cells[at] = value
    def add_lying(self, zone: i64, kind: i64, number: i64) -> None: at = LYING + zone * 3 + kind; cells = self.cells; cells[at] += number
    # astronauts
    def in_zone(self, zone: i64, seat: i64) -> i64: at = IN_ZONE + zone * 6 + seat; return self.cells[at]
    def set_in_zone(self, zone: i64, seat: i64, value: i64) -> None: at = IN_ZONE + zone * 6 + seat; cells = self.cells; cells[at] = value
    def add_in_zone(self, zone: i64, seat: i64, number: i64) -> None: at = IN_ZONE + zone * 6 + seat; cells = self.cells; cells[at] += number
    # the moments whose actions have been revealed
    def actions_over(self, seat: i64) -> i64: at = ACTIONS_OVER + seat; return self.cells[at]
    def set_actions_over(self, seat: i64, value: i64) -> None: at = ACTIONS_OVER + seat; cells = self.cells; cells[at] = value
    def add_actions_over(self, seat: i64, member: i64) -> None: at = ACTIONS_OVER + seat; cells = self.cells; cells[at] |= bit(member)
    def remove_actions_over(self, seat: i64, member: i64) -> None: at = ACTIONS_OVER + seat; cells = self.cells; cells[at] &= ~bit(member)
    # event cards shown to all and given back at setup
    @property
    def shown(self) -> i64: return self.cells[SHOWN]
    @shown.setter
    def shown(self, value: i64) -> None: self.cells[SHOWN] = value
    # point tokens that resource tiles stand for, first edition only
    def borrowed(self, kind: i64) -> i64: at = BORROWED + kind; return self.cells[at]
    def set_borrowed(self, kind: i64, value: i64) -> None: at = BORROWED + kind; cells = self.cells; cells[at] = value
    def add_borrowed(self, kind: i64, number: i64) -> None: at = BORROWED + kind; cells = self.cells; cells[at] += number
