"""Boarding in the first edition: a ship leaves the moment it is full, also between two boardings of one card."""

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.games.red_planet.rules.boarding import PlaceAnAstronaut, PlaceOnAnotherShip, PlaceTogether
from marsbound.games.red_planet.rules.table import RedPlanet


def leave_if_full(table: RedPlanet, dock: i64) -> None:
    if table.full(dock):
        table.launch(dock)


class BoardAShip(PlaceAnAstronaut):
    """Put an astronaut on a ship; when it is full it leaves."""

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        super().do(table, seat, dock)
        leave_if_full(table, dock)


class BoardAnotherShip(PlaceOnAnotherShip):
    """Put an astronaut on each of several different ships."""

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        super().do(table, seat, dock)
        leave_if_full(table, dock)


class BoardThreeTogether(PlaceTogether):
    """Put all the Travel Agent's astronauts on one ship, or none."""

    def do(self, table: RedPlanet, seat: Seat, dock: i64) -> None:
        super().do(table, seat, dock)
        leave_if_full(table, dock)


class BoardTwoTogether(BoardThreeTogether):
    """Put both of the Soldier's astronauts on one ship, or none."""
