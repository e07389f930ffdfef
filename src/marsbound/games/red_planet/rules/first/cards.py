"""Drawing events in the first edition: looking at a discovery instead of placing one may be declined."""

from typing import Final

from marsbound.core.numbers import Seat
from marsbound.core.script import may, script
from marsbound.games.red_planet.rules.cards import DrawAnEvent, LookAtADiscovery
from marsbound.games.red_planet.rules.table import RedPlanet


class DrawAnEventHere(DrawAnEvent):
    """A discovery without a place is discarded, and one in play may be looked at."""

    def look_instead(self, table: RedPlanet, seat: Seat) -> None:
        table.call(MAY_LOOK, seat)


MAY_LOOK: Final = script("first/may-look", may(LookAtADiscovery()))
DRAW_HERE: Final = script("first/draw", DrawAnEventHere())
