"""What can be answered in Mission: Red Planet: a dock, a zone, a move, an astronaut somewhere."""

from typing import Final

from marsbound.core.script import Domain
from marsbound.games.red_planet.rules.layout import DOCKS, SEATS, ZONES

MOST_CARDS: Final = 60

DOCK: Final = Domain("dock", [DOCKS])
ZONE: Final = Domain("zone", [ZONES])
MOVE: Final = Domain("from:zone to:zone", [ZONES, ZONES], ">")
ASTRONAUT_IN_ZONE: Final = Domain("zone owner:seat", [ZONES, SEATS])
ASTRONAUT_ANYWHERE: Final = Domain("place owner:seat", [ZONES + DOCKS, SEATS])
CHARACTER: Final = Domain("character", [9])
CARD: Final = Domain("card", [MOST_CARDS])
STUDY: Final = Domain("study", [ZONES + 1])  # draw, or look at the discovery of a zone
SHIP: Final = Domain("ship", [MOST_CARDS])
SEAT: Final = Domain("seat", [SEATS])
KIND: Final = Domain("kind", [3])
