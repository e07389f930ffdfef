"""Setting up the second edition: only ships that know where they go, one of them to the moon."""

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.script import Line
from marsbound.games.red_planet.rules.facts import DESTINATION_GIVEN
from marsbound.games.red_planet.rules.ships import DockAShip, empty_dock
from marsbound.games.red_planet.rules.table import NONE, RedPlanet


class DockAFirstShip(DockAShip):
    """A ship for every dock.  One of unknown destination would be replaced and shuffled back: so none is drawn."""

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        if empty_dock(table) == NONE:
            return 0
        return table.ship_pile & table.box.known_ships


class SendOneToTheMoon(Line[RedPlanet]):
    """If no ship heads for the moon, the rightmost gets a destination token."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        moon = table.box.moon
        for dock in range(table.docks):
            if table.destination(dock) == moon:
                return
        table.put_destination(table.docks - 1, moon)
        if table.listener is not None:
            table.tell(DESTINATION_GIVEN, table.docks - 1, moon)
