"""What a choice in Mission: Red Planet can lead to, for whoever is about to make it; numbered as facts are."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.events import EVERYBODY, Event, Facts

CONSEQUENCES: Final = Facts()

# A ship
ASTRONAUTS_PLACED: Final[i64] = CONSEQUENCES.add("astronauts-placed", "dock number")
SHIP_LAUNCHES: Final[i64] = CONSEQUENCES.add("ship-launches", "dock zone")
SHIP_LEAVES_UNMANNED: Final[i64] = CONSEQUENCES.add("ship-leaves-unmanned", "dock")
SHIP_FILLS: Final[i64] = CONSEQUENCES.add("ship-fills", "dock")
SEATS_LEFT: Final[i64] = CONSEQUENCES.add("seats-left", "dock number")
FLIES_TO: Final[i64] = CONSEQUENCES.add("flies-to", "dock zone")
SHIP_DESTROYED: Final[i64] = CONSEQUENCES.add("ship-destroyed", "dock")
CREW_LOST: Final[i64] = CONSEQUENCES.add("crew-lost", "seat dock number")
LEADS_ON_LANDING: Final[i64] = CONSEQUENCES.add("leads-on-landing", "zone")
TIES_ON_LANDING: Final[i64] = CONSEQUENCES.add("ties-on-landing", "zone")
# A zone
ASTRONAUT_LOST: Final[i64] = CONSEQUENCES.add("astronaut-lost", "seat place")
ZONE_YOURS: Final[i64] = CONSEQUENCES.add("zone-yours", "zone production:number points:number")
ZONE_YOURS_FOR_NOTHING: Final[i64] = CONSEQUENCES.add("zone-yours-for-nothing", "zone")
ZONE_YOURS_UNEXPLORED: Final[i64] = CONSEQUENCES.add("zone-yours-unexplored", "zone")
ZONE_TIED: Final[i64] = CONSEQUENCES.add("zone-tied", "zone production:number points:number")
ZONE_TIED_FOR_NOTHING: Final[i64] = CONSEQUENCES.add("zone-tied-for-nothing", "zone")
ZONE_LOST: Final[i64] = CONSEQUENCES.add("zone-lost", "zone")
ZONE_OF_ANOTHER: Final[i64] = CONSEQUENCES.add("zone-of-another", "seat zone")
# A card
MISSION_NOW: Final[i64] = CONSEQUENCES.add("mission-now", "points:number")
DISCOVERY_PAYS: Final[i64] = CONSEQUENCES.add("discovery-pays", "card zone points:number")
DECK_LEFT: Final[i64] = CONSEQUENCES.add("deck-left", "number")
# A character, as things stand
ACTS_AT: Final[i64] = CONSEQUENCES.add("acts-at", "number")
CHARACTERS_BACK: Final[i64] = CONSEQUENCES.add("characters-back", "number")
ALL_PLACED: Final[i64] = CONSEQUENCES.add("all-placed", "number")
FEWER_PLACED: Final[i64] = CONSEQUENCES.add("fewer-placed", "number all:number")
NONE_PLACED: Final[i64] = CONSEQUENCES.add("none-placed")
TURN_SKIPPED: Final[i64] = CONSEQUENCES.add("turn-skipped", "number")
NOBODY_TO_MOVE: Final[i64] = CONSEQUENCES.add("nobody-to-move")
NOTHING_TO_STUDY: Final[i64] = CONSEQUENCES.add("nothing-to-study")
NO_SHIP_TO_LAUNCH: Final[i64] = CONSEQUENCES.add("no-ship-to-launch")
NO_SHIP_TO_DESTROY: Final[i64] = CONSEQUENCES.add("no-ship-to-destroy")
NOBODY_TO_REPLACE: Final[i64] = CONSEQUENCES.add("nobody-to-replace")
NOBODY_TO_KILL: Final[i64] = CONSEQUENCES.add("nobody-to-kill")
NO_SHIP_TO_REDIRECT: Final[i64] = CONSEQUENCES.add("no-ship-to-redirect")
USELESS_NOW: Final[i64] = CONSEQUENCES.add("useless-now")
# What declining throws away
COULD_STILL_PLACE: Final[i64] = CONSEQUENCES.add("could-still-place", "number")


def told(fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Event:
    return Event(fact, EVERYBODY, a, b, c, 0)
