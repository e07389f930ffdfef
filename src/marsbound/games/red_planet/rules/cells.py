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
    def tokens(self, kind: i64) -> i64: return self.cells[TOKENS + kind]
    def set_tokens(self, kind: i64, value: i64) -> None: self.cells[TOKENS + kind] = value
    def add_tokens(self, kind: i64, number: i64) -> None: self.cells[TOKENS + kind] += number
    # resource tokens not turned up
    def resources(self, kind: i64) -> i64: return self.cells[RESOURCES + kind]
    def set_resources(self, kind: i64, value: i64) -> None: self.cells[RESOURCES + kind] = value
    def add_resources(self, kind: i64, number: i64) -> None: self.cells[RESOURCES + kind] += number
    # destination tokens in the supply
    def destinations(self, zone: i64) -> i64: return self.cells[DESTINATIONS + zone]
    def set_destinations(self, zone: i64, value: i64) -> None: self.cells[DESTINATIONS + zone] = value
    def add_destinations(self, zone: i64, number: i64) -> None: self.cells[DESTINATIONS + zone] += number
    # characters in hand
    def hand(self, seat: i64) -> i64: return self.cells[HAND + seat]
    def set_hand(self, seat: i64, value: i64) -> None: self.cells[HAND + seat] = value
    def add_hand(self, seat: i64, member: i64) -> None: self.cells[HAND + seat] |= bit(member)
    def remove_hand(self, seat: i64, member: i64) -> None: self.cells[HAND + seat] &= ~bit(member)
    # the character chosen
    def chosen(self, seat: i64) -> i64: return self.cells[CHOSEN + seat]
    def set_chosen(self, seat: i64, value: i64) -> None: self.cells[CHOSEN + seat] = value
    # astronauts in the supply
    def supply(self, seat: i64) -> i64: return self.cells[SUPPLY + seat]
    def set_supply(self, seat: i64, value: i64) -> None: self.cells[SUPPLY + seat] = value
    def add_supply(self, seat: i64, number: i64) -> None: self.cells[SUPPLY + seat] += number
    # astronauts Lost in Space
    def lost(self, seat: i64) -> i64: return self.cells[LOST + seat]
    def set_lost(self, seat: i64, value: i64) -> None: self.cells[LOST + seat] = value
    def add_lost(self, seat: i64, number: i64) -> None: self.cells[LOST + seat] += number
    # event cards held
    def held(self, seat: i64) -> i64: return self.cells[HELD + seat]
    def set_held(self, seat: i64, value: i64) -> None: self.cells[HELD + seat] = value
    def add_held(self, seat: i64, member: i64) -> None: self.cells[HELD + seat] |= bit(member)
    def remove_held(self, seat: i64, member: i64) -> None: self.cells[HELD + seat] &= ~bit(member)
    # the mission kept at setup
    def kept(self, seat: i64) -> i64: return self.cells[KEPT + seat]
    def set_kept(self, seat: i64, value: i64) -> None: self.cells[KEPT + seat] = value
    # cards given back at setup
    def returned(self, seat: i64) -> i64: return self.cells[RETURNED + seat]
    def set_returned(self, seat: i64, value: i64) -> None: self.cells[RETURNED + seat] = value
    def add_returned(self, seat: i64, member: i64) -> None: self.cells[RETURNED + seat] |= bit(member)
    def remove_returned(self, seat: i64, member: i64) -> None: self.cells[RETURNED + seat] &= ~bit(member)
    # event cards put in the box unseen by others
    def removed(self, seat: i64) -> i64: return self.cells[REMOVED + seat]
    def set_removed(self, seat: i64, value: i64) -> None: self.cells[REMOVED + seat] = value
    def add_removed(self, seat: i64, member: i64) -> None: self.cells[REMOVED + seat] |= bit(member)
    def remove_removed(self, seat: i64, member: i64) -> None: self.cells[REMOVED + seat] &= ~bit(member)
    # cards dealt and not yet kept or given back
    def dealt(self, seat: i64) -> i64: return self.cells[DEALT + seat]
    def set_dealt(self, seat: i64, value: i64) -> None: self.cells[DEALT + seat] = value
    def add_dealt(self, seat: i64, member: i64) -> None: self.cells[DEALT + seat] |= bit(member)
    def remove_dealt(self, seat: i64, member: i64) -> None: self.cells[DEALT + seat] &= ~bit(member)
    # point tokens
    def points(self, seat: i64, kind: i64) -> i64: return self.cells[POINTS + seat * 3 + kind]
    def set_points(self, seat: i64, kind: i64, value: i64) -> None: self.cells[POINTS + seat * 3 + kind] = value
    def add_points(self, seat: i64, kind: i64, number: i64) -> None: self.cells[POINTS + seat * 3 + kind] += number
    # the ship
    def ship(self, dock: i64) -> i64: return self.cells[SHIP + dock]
    def set_ship(self, dock: i64, value: i64) -> None: self.cells[SHIP + dock] = value
    # whether it is launched
    def launched(self, dock: i64) -> bool: return self.cells[LAUNCHED + dock] == 1
    def set_launched(self, dock: i64, value: bool) -> None: self.cells[LAUNCHED + dock] = i64(value)
    # the zone of the topmost destination token
    def top(self, dock: i64) -> i64: return self.cells[TOP + dock]
    def set_top(self, dock: i64, value: i64) -> None: self.cells[TOP + dock] = value
    # all destination tokens on it, four bits for each zone
    def stack(self, dock: i64) -> i64: return self.cells[STACK + dock]
    def set_stack(self, dock: i64, value: i64) -> None: self.cells[STACK + dock] = value
    def add_stack(self, dock: i64, number: i64) -> None: self.cells[STACK + dock] += number
    # how many are aboard
    def crew(self, dock: i64) -> i64: return self.cells[CREW + dock]
    def set_crew(self, dock: i64, value: i64) -> None: self.cells[CREW + dock] = value
    def add_crew(self, dock: i64, number: i64) -> None: self.cells[CREW + dock] += number
    # astronauts aboard
    def aboard(self, dock: i64, seat: i64) -> i64: return self.cells[ABOARD + dock * 6 + seat]
    def set_aboard(self, dock: i64, seat: i64, value: i64) -> None: self.cells[ABOARD + dock * 6 + seat] = value
    def add_aboard(self, dock: i64, seat: i64, number: i64) -> None: self.cells[ABOARD + dock * 6 + seat] += number
    # the kind of resource turned up
    def resource(self, zone: i64) -> i64: return self.cells[RESOURCE + zone]
    def set_resource(self, zone: i64, value: i64) -> None: self.cells[RESOURCE + zone] = value
    # the discovery
    def discovery(self, zone: i64) -> i64: return self.cells[DISCOVERY + zone]
    def set_discovery(self, zone: i64, value: i64) -> None: self.cells[DISCOVERY + zone] = value
    # the players who know the discovery
    def seen(self, zone: i64) -> i64: return self.cells[SEEN + zone]
    def set_seen(self, zone: i64, value: i64) -> None: self.cells[SEEN + zone] = value
    def add_seen(self, zone: i64, member: i64) -> None: self.cells[SEEN + zone] |= bit(member)
    def remove_seen(self, zone: i64, member: i64) -> None: self.cells[SEEN + zone] &= ~bit(member)
    # point tokens that lie there
    def lying(self, zone: i64, kind: i64) -> i64: return self.cells[LYING + zone * 3 + kind]
    def set_lying(self, zone: i64, kind: i64, value: i64) -> None: self.cells[LYING + zone * 3 + kind] = value
    def add_lying(self, zone: i64, kind: i64, number: i64) -> None: self.cells[LYING + zone * 3 + kind] += number
    # astronauts
    def in_zone(self, zone: i64, seat: i64) -> i64: return self.cells[IN_ZONE + zone * 6 + seat]
    def set_in_zone(self, zone: i64, seat: i64, value: i64) -> None: self.cells[IN_ZONE + zone * 6 + seat] = value
    def add_in_zone(self, zone: i64, seat: i64, number: i64) -> None: self.cells[IN_ZONE + zone * 6 + seat] += number
    # the moments whose actions have been revealed
    def actions_over(self, seat: i64) -> i64: return self.cells[ACTIONS_OVER + seat]
    def set_actions_over(self, seat: i64, value: i64) -> None: self.cells[ACTIONS_OVER + seat] = value
    def add_actions_over(self, seat: i64, member: i64) -> None: self.cells[ACTIONS_OVER + seat] |= bit(member)
    def remove_actions_over(self, seat: i64, member: i64) -> None: self.cells[ACTIONS_OVER + seat] &= ~bit(member)
    # event cards shown to all and given back at setup
    @property
    def shown(self) -> i64: return self.cells[SHOWN]
    @shown.setter
    def shown(self, value: i64) -> None: self.cells[SHOWN] = value
    # point tokens that resource tiles stand for, first edition only
    def borrowed(self, kind: i64) -> i64: return self.cells[BORROWED + kind]
    def set_borrowed(self, kind: i64, value: i64) -> None: self.cells[BORROWED + kind] = value
    def add_borrowed(self, kind: i64, number: i64) -> None: self.cells[BORROWED + kind] += number
