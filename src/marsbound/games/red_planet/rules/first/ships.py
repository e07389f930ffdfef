"""Destinations in the first edition: a tile is exchanged, not covered."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.script import script
from marsbound.games.red_planet.rules.ships import PutADestinationToken
from marsbound.games.red_planet.rules.table import RedPlanet


class ExchangeADestination(PutADestinationToken):
    """Put a free destination tile on the ship chosen; one already there returns to the supply."""

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        table.return_destinations(table.frame_memo)
        super().do(table, seat, zone)


EXCHANGE: Final = script("first/exchange", ExchangeADestination())
