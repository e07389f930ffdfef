"""Placing astronauts on ships, and the destination that the first aboard picks."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import AS_THE_PACK_SAYS, KEEPS_ALL, Line, Question, script
from marsbound.games.red_planet.rules.domains import DOCK, ZONE
from marsbound.games.red_planet.rules.facts import DESTINATION_SET, TURN_SKIPPED
from marsbound.games.red_planet.rules.reasons import (
    NO_DOCKED_SHIP,
    NO_TOKEN_LEFT,
    SAME_SHIP,
    SHIP_FULL,
    SHIP_LAUNCHED_ALREADY,
    SUPPLY_EMPTY,
    TOO_FEW_ASTRONAUTS,
    TOO_FEW_SEATS,
)
from marsbound.games.red_planet.rules.table import NONE, RedPlanet


class PlaceAnAstronaut(Question[RedPlanet]):
    """Place an astronaut of your supply on a docked ship with a free seat."""

    def __init__(self, character: i64) -> None:
        super().__init__(DOCK, AS_THE_PACK_SAYS)
        self.character: i64 = character

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return table.box.places[self.character]

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if not table.docked(dock):
            return SHIP_LAUNCHED_ALREADY if table.launched(dock) else NO_DOCKED_SHIP
        if table.room(dock) == 0:
            return SHIP_FULL
        if table.supply(seat) == 0:
            return SUPPLY_EMPTY
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.supply(seat):
            table.list_ships_with_room(found)

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        board(table, seat, dock, 1)


class PlaceOnAnotherShip(PlaceAnAstronaut):
    """Place an astronaut on each of several different docked ships."""

    def __init__(self, character: i64) -> None:
        super().__init__(character)
        self.memory = KEEPS_ALL

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if table.memo >> dock & 1:
            return SAME_SHIP
        return super().refusal(table, seat, dock)

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.supply(seat):
            for dock in range(table.docks):
                if table.room(dock) and not table.memo >> dock & 1:
                    found.add(dock)


class PlaceTogether(PlaceAnAstronaut):
    """Place all the astronauts of a card on one docked ship that has room for them; else none."""

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return 1

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if not table.docked(dock):
            return SHIP_LAUNCHED_ALREADY if table.launched(dock) else NO_DOCKED_SHIP
        if table.room(dock) < table.box.places[self.character]:
            return TOO_FEW_SEATS
        if table.supply(seat) < table.box.places[self.character]:
            return TOO_FEW_ASTRONAUTS
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        number = table.box.places[self.character]
        if table.supply(seat) >= number:
            for dock in range(table.docks):
                if table.docked(dock) and table.room(dock) >= number:
                    found.add(dock)

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        board(table, seat, dock, table.box.places[self.character])


class SkipWithoutRoom(Line[RedPlanet]):
    """Says so when a card that is all or nothing finds no ship."""

    def __init__(self, character: i64) -> None:
        super().__init__()
        self.character: i64 = character

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        if table.listener is None:
            return
        number = table.box.places[self.character]
        for dock in range(table.docks):
            if table.docked(dock) and table.room(dock) >= number and table.supply(seat) >= number:
                return
        table.tell(TURN_SKIPPED, seat)


def board(table: RedPlanet, seat: Seat, dock: i64, number: i64) -> None:
    """Who boards a ship of unknown destination first picks one, at once."""
    table.board(dock, seat, number)
    if table.destination(dock) == NONE:
        table.call(PICK_A_DESTINATION, seat, dock)


class PickADestination(Question[RedPlanet]):
    """Pick any destination token of the supply for the ship just boarded."""

    def __init__(self) -> None:
        super().__init__(ZONE)

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if table.destinations(zone) == 0:
            return NO_TOKEN_LEFT
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        dock = table.frame_memo
        table.put_destination(dock, zone)
        if table.listener is not None:
            table.tell(DESTINATION_SET, seat, dock, zone)


PICK_A_DESTINATION: Final = script("pick-a-destination", PickADestination())
