"""What happens to ships: docked, launched, destroyed, redirected, landed."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, FromADeck, Line, Question, script
from marsbound.games.red_planet.rules.boarding import PickADestination
from marsbound.games.red_planet.rules.domains import DOCK, SHIP
from marsbound.games.red_planet.rules.facts import SHIP_REMOVED
from marsbound.games.red_planet.rules.reasons import NO_DOCKED_SHIP, NO_TOKEN_LEFT, SHIP_FULL, SHIP_OUT_OF_REACH
from marsbound.games.red_planet.rules.streams import SHIPS, point_of
from marsbound.games.red_planet.rules.table import NONE, RedPlanet
from marsbound.games.red_planet.rules.zones import explore


class DockAShip(FromADeck[RedPlanet]):
    """Every empty dock, from left to right, gets the next ship of the deck; an empty deck is made of the discards."""

    def __init__(self) -> None:
        super().__init__(SHIP, WHILE_POSSIBLE)

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        if empty_dock(table) == NONE:
            return 0
        if table.ship_pile == 0:
            return table.ship_discards
        return table.ship_pile

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        if table.ship_pile == 0:
            return point_of(SHIPS, table.shuffles + 1, size_of(table.ship_discards))
        return point_of(SHIPS, table.shuffles, size_of(table.ship_pile))

    def do(self, table: RedPlanet, seat: Seat, ship: i64) -> None:
        if table.ship_pile == 0:
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

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.launch_full_ships()


class LaunchADockedShip(Question[RedPlanet]):
    """Launch a docked ship that isn't full, even one without astronauts."""

    def __init__(self) -> None:
        super().__init__(DOCK)

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if not table.docked(dock):
            return SHIP_OUT_OF_REACH if table.launched(dock) else NO_DOCKED_SHIP
        if table.full(dock):
            return SHIP_FULL
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        table.launch(dock)


class DestroyADockedShip(Question[RedPlanet]):
    """Destroy a docked ship, full or not; its crew is lost."""

    def __init__(self, leaves_the_game: bool = False) -> None:
        super().__init__(DOCK)
        self.leaves_the_game = leaves_the_game

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if not table.docked(dock):
            return SHIP_OUT_OF_REACH if table.launched(dock) else NO_DOCKED_SHIP
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        ship = table.ship(dock)
        table.destroy_ship(seat, dock)
        if self.leaves_the_game:
            table.take_out_of_the_game(ship)
            if table.listener is not None:
                table.tell(SHIP_REMOVED, dock, ship)


class RedirectAShip(Question[RedPlanet]):
    """Choose the ship, docked or launched, that gets a destination token; which one, a script asks next."""

    def __init__(self, put_a_token: i64) -> None:
        super().__init__(DOCK)
        self.put_a_token: i64 = put_a_token

    def refusal(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        if table.ship(dock) < 0:
            return NO_DOCKED_SHIP
        if not table.destinations_left():
            return NO_TOKEN_LEFT
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        table.call(self.put_a_token, seat, dock)


class PutADestinationToken(PickADestination):
    """Put a destination token of the supply on the ship chosen, on top of any token already there."""


PUT_A_TOKEN: Final = script("put-a-token", PutADestinationToken())


class LandShips(Line[RedPlanet]):
    """Every launched ship lands, from left to right."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for dock in range(table.docks - 1, i64(-1), -1):
            if table.launched(dock):
                table.call(LAND_A_SHIP, NOBODY, dock)


class LandAShip(Line[RedPlanet]):
    """Its crew goes to its destination and turns up what lies there."""

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        crew = table.crew(dock)
        zone = table.land_ship(dock)
        if crew and zone != NONE:
            explore(table, zone)


LAND_A_SHIP: Final = script("land-a-ship", LandAShip())
