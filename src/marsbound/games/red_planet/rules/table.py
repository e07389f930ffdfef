"""The table of Mission: Red Planet: where everything lies, and the small deeds that move it.

All that can change lies in `cells`, behind names; what a box contains is in `box` and is shared by all tables.
A seat is a colour.  In a two-player game there are four, two of them neutral and played by the others' owners.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.choices import Choices
from marsbound.core.events import EVERYBODY
from marsbound.core.notation import line_name, line_number
from marsbound.core.numbers import Seat
from marsbound.core.pickling import reduced
from marsbound.games.red_planet.rules.box import Box
from marsbound.games.red_planet.rules.cells import (
    ABOARD,
    CALLED,
    CELLS,
    CHOSEN,
    CREW,
    DESTINATIONS,
    DISCOVERY,
    HAND,
    HELD,
    IN_ZONE,
    LAUNCHED,
    LOST,
    LYING,
    POINTS,
    RESOURCE,
    RESOURCES,
    REVEALED,
    SHIP,
    SHIP_DISCARDS,
    SHIP_PILE,
    SHUFFLES,
    STACK,
    SUPPLY,
    TOKENS,
    TOP,
    RedPlanetCells,
)
from marsbound.games.red_planet.rules.facts import (
    ASTRONAUTS_BOARDED,
    ASTRONAUTS_LANDED,
    CREW_LOST,
    RESOURCE_TURNED_UP,
    SHIP_DESTROYED,
    SHIP_DISCARDED,
    SHIP_DOCKED,
    SHIP_LANDED,
    SHIP_LAUNCHED,
    SHIPS_SHUFFLED,
    TOKENS_GAINED,
)
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.words import extent, word

ALL_CHARACTERS: Final = 0x1FF
NONE: Final = -1
MANY: Final = 0x3FFFFFFF  # more than anything here is ever counted

# What the track shows
IN_ROUND: Final = 0
IN_PRODUCTION_1: Final = 1
IN_PRODUCTION_3: Final = 3
IN_REVEAL: Final = 4
IN_FINAL_SCORING: Final = 5
PHASES: Final = ["round", "production-1", "production-2", "production-3", "reveal", "final"]


class RedPlanet(RedPlanetCells):
    """Named questions and deeds over the cells."""

    def __init__(
        self, box: Box, cast: "vec[i64]", owners: "vec[i64]", neutrals: i64, docks: i64, cells: "vec[i64]"
    ) -> None:
        super().__init__(cells)
        self.box = box
        self.cast = cast  # the script of each character, then those for neutral colours
        self.owners = owners  # the player of each seat
        self.neutrals: i64 = neutrals  # a bit for each neutral colour
        self.seats: i64 = len(owners)
        self.docks: i64 = docks
        self.game_script: i64 = 0  # the whole game

    def clone(self) -> "RedPlanet":
        other = RedPlanet(self.box, self.cast, self.owners, self.neutrals, self.docks, self.cells[:])
        other.game_script = self.game_script
        other.copy_agenda(self)
        return other

    def made_of(self) -> tuple[Any, ...]:
        cast = [line_name(number) for number in self.cast]
        return self.box, cast, list(self.owners), self.neutrals, self.docks, line_name(self.game_script)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, table_of)

    def player(self, seat: Seat) -> i64:
        return self.owners[seat]

    def seat_count(self) -> i64:
        return self.seats

    def neutral(self, seat: Seat) -> bool:
        return self.neutrals >> seat & 1 == 1

    # Seats

    def main_seats(self) -> i64:
        """All seats but the neutral ones, a bit each."""
        return (bit(self.seats) - 1) & ~self.neutrals

    def in_hand(self, seat: Seat, character: i64) -> bool:
        return self.cells[HAND + seat] >> character & 1 == 1

    def holds(self, seat: Seat, card: i64) -> bool:
        return self.cells[HELD + seat] >> card & 1 == 1

    def seat_before(self, seat: Seat) -> i64:
        """Anticlockwise: scripts are called in this order, since what is called last is carried out first."""
        return self.seats - 1 if seat == 0 else seat - 1

    def choose_character(self, seat: Seat, character: i64) -> None:
        cells = self.cells
        cells[HAND + seat] &= ~bit(character)
        cells[CHOSEN + seat] = character

    def clear_characters(self) -> None:
        """Nobody has chosen, none is called."""
        cells = self.cells
        cells[CALLED] = NONE
        for seat in range(self.seats):
            cells[CHOSEN + seat] = NONE

    def call_next_character(self) -> i64:
        """The first after the one called last that anybody has chosen is called: a bit for each seat that did, or 0."""
        cells = self.cells
        called = cells[CALLED]
        found: i64 = MANY
        seats: i64 = 0
        for seat in range(self.seats):
            chosen = cells[CHOSEN + seat]
            if called < chosen < found:
                found = chosen
                seats = bit(seat)
            elif chosen == found:
                seats |= bit(seat)
        if seats:
            cells[CALLED] = found
        return seats

    # Event cards

    def draw_event(self, card: i64) -> None:
        self.event_pile &= ~bit(card)

    def discard_event(self, card: i64) -> None:
        self.event_discards |= bit(card)

    def deal_card(self, seat: Seat, card: i64) -> None:
        self.draw_event(card)
        self.add_dealt(seat, card)

    def show_cards(self, seat: Seat) -> None:
        """All cards dealt to a seat are shown to everybody and put aside."""
        self.shown |= self.dealt(seat)
        self.set_dealt(seat, 0)

    def keep_mission(self, seat: Seat, card: i64) -> None:
        """The other cards dealt go back into the deck, and those shown with them."""
        others = self.dealt(seat) & ~bit(card)
        self.set_dealt(seat, 0)
        self.add_held(seat, card)
        self.set_kept(seat, card)
        self.set_returned(seat, others)
        self.event_pile |= others | self.shown

    def place_discovery(self, zone: i64, player: i64) -> None:
        """The one drawn, which this player alone has seen."""
        self.set_discovery(zone, self.drawn)
        self.set_seen(zone, bit(player))
        self.drawn = NONE

    # Ships

    def docked(self, dock: i64) -> bool:
        """Whether a ship lies in this dock that isn't launched."""
        return self.cells[SHIP + dock] >= 0 and self.cells[LAUNCHED + dock] == 0

    def capacity(self, dock: i64) -> i64:
        return self.box.ship_capacity[self.cells[SHIP + dock]]

    def room(self, dock: i64) -> i64:
        """Free seats of a docked ship."""
        if not self.docked(dock):
            return 0
        return self.capacity(dock) - self.cells[CREW + dock]

    def full(self, dock: i64) -> bool:
        return self.docked(dock) and self.capacity(dock) == self.cells[CREW + dock]

    def list_ships_with_room(self, found: Choices) -> None:
        """Every docked ship with a free seat; nothing is asked more often."""
        cells = self.cells
        capacity = self.box.ship_capacity
        for dock in range(self.docks):
            ship = cells[SHIP + dock]
            if ship >= 0 and cells[LAUNCHED + dock] == 0 and cells[CREW + dock] < capacity[ship]:
                found.add(dock)

    def launch_full_ships(self) -> None:
        cells = self.cells
        capacity = self.box.ship_capacity
        for dock in range(self.docks):
            ship = cells[SHIP + dock]
            if ship >= 0 and cells[CREW + dock] == capacity[ship] and cells[LAUNCHED + dock] == 0:
                self.launch(dock)

    def destination(self, dock: i64) -> i64:
        """The zone of the topmost token, without one the printed zone; NONE if unknown."""
        if self.cells[TOP + dock] >= 0:
            return self.cells[TOP + dock]
        return self.box.ship_to[self.cells[SHIP + dock]]

    def dock_ship(self, dock: i64, ship: i64) -> None:
        self.cells[SHIP_PILE] &= ~bit(ship)
        self.cells[SHIP + dock] = ship
        if self.listener is not None:
            self.tell(SHIP_DOCKED, dock, ship)

    def shuffle_ships(self) -> None:
        """The discard pile becomes the new deck."""
        self.cells[SHIP_PILE] = self.cells[SHIP_DISCARDS]
        self.cells[SHIP_DISCARDS] = 0
        self.cells[SHUFFLES] += 1
        if self.listener is not None:
            self.tell(SHIPS_SHUFFLED)

    def board(self, dock: i64, seat: Seat, number: i64) -> None:
        cells = self.cells
        cells[SUPPLY + seat] -= number
        cells[CREW + dock] += number
        cells[ABOARD + dock * SEATS + seat] += number
        if self.listener is not None:
            self.tell(ASTRONAUTS_BOARDED, seat, dock, number)

    def launch(self, dock: i64) -> None:
        self.cells[LAUNCHED + dock] = 1
        if self.listener is not None:
            self.tell(SHIP_LAUNCHED, dock, self.cells[SHIP + dock])

    def put_destination(self, dock: i64, zone: i64) -> None:
        """On top of whatever lies there."""
        self.cells[DESTINATIONS + zone] -= 1
        self.cells[TOP + dock] = zone
        self.cells[STACK + dock] += bit(zone * 4)

    def destinations_left(self) -> bool:
        """Whether the supply has any destination token."""
        for zone in range(i64(ZONES)):
            if self.cells[DESTINATIONS + zone]:
                return True
        return False

    def return_destinations(self, dock: i64) -> None:
        stack = self.cells[STACK + dock]
        zone: i64 = 0
        while stack:
            self.cells[DESTINATIONS + zone] += stack & 15
            stack >>= 4
            zone += 1
        self.cells[STACK + dock] = 0
        self.cells[TOP + dock] = NONE

    def clear_dock(self, dock: i64) -> None:
        """The dock is empty, its tokens are back in the supply; crew and card are the caller's affair."""
        if self.cells[STACK + dock]:
            self.return_destinations(dock)
        cells = self.cells
        for seat in range(self.seats):
            cells[ABOARD + dock * SEATS + seat] = 0
        cells[SHIP + dock] = NONE
        cells[LAUNCHED + dock] = 0
        cells[CREW + dock] = 0

    def discard_ship(self, dock: i64) -> None:
        self.cells[SHIP_DISCARDS] |= bit(self.cells[SHIP + dock])
        self.clear_dock(dock)

    def take_out_of_the_game(self, ship: i64) -> None:
        self.ship_discards &= ~bit(ship)
        self.ships_out |= bit(ship)

    def lose_crew(self, dock: i64) -> None:
        for seat in range(self.seats):
            number = self.aboard(dock, seat)
            if number:
                self.cells[LOST + seat] += number
                if self.listener is not None:
                    self.tell(CREW_LOST, seat, dock, number)

    def destroy_ship(self, seat: Seat, dock: i64) -> None:
        if self.listener is not None:
            self.tell(SHIP_DESTROYED, seat, dock, self.cells[SHIP + dock])
        self.lose_crew(dock)
        self.discard_ship(dock)

    def land_ship(self, dock: i64) -> i64:
        """The crew goes ashore; the zone, or NONE for a ship that has nowhere to go."""
        zone = self.destination(dock)
        if zone == NONE:
            if self.listener is not None:
                self.tell(SHIP_DISCARDED, dock, self.cells[SHIP + dock])
            self.lose_crew(dock)  # only a pack with too few destination tokens gets here with a crew
        else:
            if self.listener is not None:
                self.tell(SHIP_LANDED, dock, self.cells[SHIP + dock], zone)
                for seat in range(self.seats):
                    if self.aboard(dock, seat):
                        self.tell(ASTRONAUTS_LANDED, seat, zone, self.aboard(dock, seat))
            cells = self.cells
            for seat in range(self.seats):
                cells[IN_ZONE + zone * SEATS + seat] += cells[ABOARD + dock * SEATS + seat]
        self.discard_ship(dock)
        return zone

    # Zones

    def present(self, zone: i64) -> i64:
        """How many astronauts of all seats."""
        cells = self.cells
        total: i64 = 0
        for seat in range(self.seats):
            total += cells[IN_ZONE + zone * SEATS + seat]
        return total

    def unexplored(self, zone: i64) -> bool:
        return self.cells[RESOURCE + zone] == NONE

    def enter(self, zone: i64, seat: Seat, number: i64) -> None:
        self.cells[IN_ZONE + zone * SEATS + seat] += number

    def leave(self, zone: i64, seat: Seat, number: i64) -> None:
        self.cells[IN_ZONE + zone * SEATS + seat] -= number

    def kill(self, zone: i64, seat: Seat) -> None:
        self.leave(zone, seat, 1)
        self.cells[LOST + seat] += 1

    def rescue(self, zone: i64, seat: Seat) -> None:
        self.add_lost(seat, -1)
        self.enter(zone, seat, 1)

    def resources_left(self) -> i64:
        """Tokens not turned up, of all kinds."""
        cells = self.cells
        return cells[RESOURCES] + cells[RESOURCES + 1] + cells[RESOURCES + 2]

    def turn_up(self, zone: i64, kind: i64) -> None:
        self.cells[RESOURCES + kind] -= 1
        self.cells[RESOURCE + zone] = kind
        if self.listener is not None:
            self.tell(RESOURCE_TURNED_UP, zone, kind)

    def active(self, zone: i64) -> i64:
        """The effect of a discovery lying face up in a zone, 0 if there is none."""
        card = self.cells[DISCOVERY + zone]
        if card == NONE or self.cells[REVEALED] == 0:
            return 0
        return self.box.effect[card]

    # Places: zones, then docks

    def at_place(self, place: i64, seat: Seat) -> i64:
        """How many of a seat are in a zone, or aboard a ship docked or launched."""
        if place < ZONES:
            return self.in_zone(place, seat)
        return self.aboard(place - ZONES, seat)

    def replace(self, place: i64, owner: i64, seat: Seat) -> None:
        """An astronaut of the owner's is killed, one of the seat's supply stands there instead."""
        if place < ZONES:
            self.leave(place, owner, 1)
            self.enter(place, seat, 1)
        else:
            self.add_aboard(place - ZONES, owner, -1)
            self.add_aboard(place - ZONES, seat, 1)
        self.add_lost(owner, 1)
        self.add_supply(seat, -1)

    # Point tokens

    def borrow_tokens(self, kind: i64, number: i64) -> None:
        """A resource tile stands for tokens that the supply hasn't got."""
        self.add_tokens(kind, number)
        self.add_borrowed(kind, number)

    def lay_tokens(self, zone: i64, kind: i64, number: i64) -> None:
        self.add_tokens(kind, -number)
        self.add_lying(zone, kind, number)

    def take_tokens(self, zone: i64, seat: Seat, kind: i64, number: i64) -> None:
        cells = self.cells
        cells[LYING + zone * NUMBER_OF_KINDS + kind] -= number
        cells[POINTS + seat * NUMBER_OF_KINDS + kind] += number

    def give_tokens(self, seat: Seat, kind: i64, number: i64, card: i64) -> None:
        """From the supply, as far as it goes."""
        number = min(number, self.cells[TOKENS + kind])
        self.cells[TOKENS + kind] -= number
        self.cells[POINTS + seat * NUMBER_OF_KINDS + kind] += number
        if self.listener is not None:
            self.listener.tell(TOKENS_GAINED, EVERYBODY, seat, card, kind, number)

    # Words for the notation

    def extent(self, kind: str) -> int:
        return extent(self.box, self.seats, self.docks, kind)

    def word(self, kind: str, value: int) -> str:
        return word(self.box, kind, value)


def table_of(box: Box, cast: list[str], owners: list[int], neutrals: int, docks: int, game_script: str) -> RedPlanet:
    """A bare one of what `made_of` says."""
    scripts = vec[i64]([line_number(name) for name in cast])
    table = RedPlanet(box, scripts, vec[i64](owners), neutrals, docks, vec[i64]([0] * CELLS))
    table.game_script = line_number(game_script)
    return table
