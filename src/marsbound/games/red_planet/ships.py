"""What happens to ships: docked, launched, destroyed, redirected, landed."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import picked_bit, size_of
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import KEEPS_LAST, NOBODY, NOTHING, WHILE_POSSIBLE, Chance, Choices, Line, Question, script
from marsbound.games.red_planet.boarding import PickADestination
from marsbound.games.red_planet.domains import DOCK, SHIP
from marsbound.games.red_planet.facts import ASTRONAUTS_LANDED
from marsbound.games.red_planet.reasons import NO_DOCKED_SHIP, SHIP_FULL
from marsbound.games.red_planet.streams import SHIPS, point_of
from marsbound.games.red_planet.table import NONE, SHIP_DISCARDS, SHIP_PILE, SHUFFLES, RedPlanet
from marsbound.games.red_planet.zones import TURN_UP


class DockAShip(Chance[RedPlanet]):
    """Every empty dock, from left to right, gets the next ship of the deck; an empty deck is made of the discards."""

    def __init__(self) -> None:
        super().__init__(SHIP, WHILE_POSSIBLE)

    def deck(self, table: RedPlanet) -> i64:
        """The ships that can come next, 0 if none or if no dock is empty."""
        if empty_dock(table) == NONE:
            return 0
        if table.cells[SHIP_PILE] == 0:
            return table.cells[SHIP_DISCARDS]
        return table.cells[SHIP_PILE]

    def choices(self, table: RedPlanet, seat: i64, found: Choices) -> None:
        deck = self.deck(table)
        for ship in range(i64(60)):
            if deck >> ship & 1:
                found.add(ship)

    def stream(self, table: RedPlanet, seat: i64) -> i64:
        shuffles = table.cells[SHUFFLES]
        if table.cells[SHIP_PILE] == 0:
            shuffles += 1
        return point_of(SHIPS, shuffles, size_of(self.deck(table)))

    def draw(self, table: RedPlanet, seat: i64, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        deck = self.deck(table)
        if deck == 0:
            return NOTHING
        return picked_bit(deck, table.roll(self.stream(table, seat), size_of(deck)))

    def do(self, table: RedPlanet, seat: i64, ship: i64) -> None:
        if table.cells[SHIP_PILE] == 0:
            table.shuffle_ships()
        table.dock_ship(empty_dock(table), ship)


def empty_dock(table: RedPlanet) -> i64:
    """The leftmost, NONE if there is none."""
    for dock in range(table.docks):
        if table.ship(dock) < 0:
            return dock
    return NONE


class LaunchFullShips(Line[RedPlanet]):
    """Every docked ship that is full is launched."""

    def do(self, table: RedPlanet, seat: i64, memo: i64) -> None:
        for dock in range(table.docks):
            if table.full(dock):
                table.launch(dock)


class LaunchADockedShip(Question[RedPlanet]):
    """Launch a docked ship that isn't full, even one without astronauts."""

    def __init__(self) -> None:
        super().__init__(DOCK)

    def refusal(self, table: RedPlanet, seat: i64, dock: i64) -> i64:
        if not table.docked(dock):
            return NO_DOCKED_SHIP
        if table.full(dock):
            return SHIP_FULL
        return ALLOWED

    def do(self, table: RedPlanet, seat: i64, dock: i64) -> None:
        table.launch(dock)


class DestroyADockedShip(Question[RedPlanet]):
    """Destroy a docked ship, full or not; its crew is lost."""

    def __init__(self) -> None:
        super().__init__(DOCK)

    def refusal(self, table: RedPlanet, seat: i64, dock: i64) -> i64:
        if not table.docked(dock):
            return NO_DOCKED_SHIP
        return ALLOWED

    def do(self, table: RedPlanet, seat: i64, dock: i64) -> None:
        table.destroy_ship(seat, dock)


class RedirectAShip(Question[RedPlanet]):
    """Choose the ship, docked or launched, that gets a destination token; which one is asked next."""

    def __init__(self) -> None:
        super().__init__(DOCK)
        self.memory = KEEPS_LAST

    def refusal(self, table: RedPlanet, seat: i64, dock: i64) -> i64:
        if table.ship(dock) < 0:
            return NO_DOCKED_SHIP
        return ALLOWED

    def do(self, table: RedPlanet, seat: i64, dock: i64) -> None:
        """The line that follows finds the dock in the memo."""


class PutADestinationToken(PickADestination):
    """Put a destination token of the supply on the ship chosen, on top of any token already there."""


class LandShips(Line[RedPlanet]):
    """Every launched ship lands, from left to right."""

    def do(self, table: RedPlanet, seat: i64, memo: i64) -> None:
        for dock in range(table.docks - 1, i64(-1), -1):
            if table.launched(dock):
                table.call(LAND_A_SHIP, NOBODY, dock)


class LandAShip(Line[RedPlanet]):
    """Its crew goes to its destination and turns up what lies there."""

    def do(self, table: RedPlanet, seat: i64, dock: i64) -> None:
        if table.listener is not None and table.destination(dock) != NONE:
            zone = table.destination(dock)
            for owner in range(table.seats):
                if table.aboard(dock, owner):
                    table.tell(ASTRONAUTS_LANDED, owner, zone, table.aboard(dock, owner))
        zone = table.land_ship(dock)
        if zone != NONE and table.unexplored(zone) and table.present(zone):
            table.call(TURN_UP, NOBODY)


LAND_A_SHIP: Final = script("land-a-ship", LandAShip())
