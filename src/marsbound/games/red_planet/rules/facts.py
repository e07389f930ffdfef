"""What can happen in Mission: Red Planet.  A fact that reveals may show whoever acts what was hidden from them."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.events import Facts

FACTS: Final = Facts()

ROUND_BEGUN: Final[i64] = FACTS.add("round-begun", "round:number")
SHIP_DOCKED: Final[i64] = FACTS.add("ship-docked", "dock ship")
SHIPS_SHUFFLED: Final[i64] = FACTS.add("ships-shuffled")
DESTINATION_GIVEN: Final[i64] = FACTS.add("destination-given", "dock zone")  # by the rules, at setup
DESTINATION_SET: Final[i64] = FACTS.add("destination-set", "seat dock zone")  # by a player
ASTRONAUT_SEATED: Final[i64] = FACTS.add("astronaut-seated", "seat dock")  # at setup
FIRST_PLAYER: Final[i64] = FACTS.add("first-player", "seat")
CARDS_DEALT: Final[i64] = FACTS.add("cards-dealt", "seat number")
CARD_DEALT: Final[i64] = FACTS.add("card-dealt", "seat card", reveals=True)
MISSION_KEPT: Final[i64] = FACTS.add("mission-kept", "seat card")
# silence tells that nobody chose what was skipped
CHARACTER_CALLED: Final[i64] = FACTS.add("character-called", "character", reveals=True)
CHARACTER_REVEALED: Final[i64] = FACTS.add("character-revealed", "seat character", reveals=True)
ASTRONAUTS_BOARDED: Final[i64] = FACTS.add("astronauts-boarded", "seat dock number")
SHIP_LAUNCHED: Final[i64] = FACTS.add("ship-launched", "dock ship")
SHIP_DESTROYED: Final[i64] = FACTS.add("ship-destroyed", "seat dock ship")
CREW_LOST: Final[i64] = FACTS.add("crew-lost", "seat dock number")
CHARACTERS_TAKEN_BACK: Final[i64] = FACTS.add("characters-taken-back", "seat")
ASTRONAUT_MOVED: Final[i64] = FACTS.add("astronaut-moved", "seat from:zone to:zone")
ASTRONAUT_KILLED: Final[i64] = FACTS.add("astronaut-killed", "seat zone owner:seat")
ASTRONAUT_REPLACED: Final[i64] = FACTS.add("astronaut-replaced", "seat place owner:seat")
RESOURCE_TURNED_UP: Final[i64] = FACTS.add("resource-turned-up", "zone kind", reveals=True)
EVENT_DRAWN: Final[i64] = FACTS.add("event-drawn", "seat")
EVENT_SEEN: Final[i64] = FACTS.add("event-seen", "seat card", reveals=True)
CARD_KEPT: Final[i64] = FACTS.add("card-kept", "seat")
CARD_REMOVED: Final[i64] = FACTS.add("card-removed", "seat")
DISCOVERY_PLACED: Final[i64] = FACTS.add("discovery-placed", "seat zone")
DISCOVERY_DISCARDED: Final[i64] = FACTS.add("discovery-discarded", "seat card", reveals=True)
DISCOVERY_LOOKED_AT: Final[i64] = FACTS.add("discovery-looked-at", "seat zone")
DISCOVERY_SEEN: Final[i64] = FACTS.add("discovery-seen", "seat zone card", reveals=True)
SHIP_LANDED: Final[i64] = FACTS.add("ship-landed", "dock ship zone")
SHIP_DISCARDED: Final[i64] = FACTS.add("ship-discarded", "dock ship")
ASTRONAUTS_LANDED: Final[i64] = FACTS.add("astronauts-landed", "seat zone number")
PRODUCTION_BEGUN: Final[i64] = FACTS.add("production-begun", "production:number")
TOKENS_PLACED: Final[i64] = FACTS.add("tokens-placed", "zone kind number")
TOKENS_TAKEN: Final[i64] = FACTS.add("tokens-taken", "seat zone kind number")
ACTION_REVEALED: Final[i64] = FACTS.add("action-revealed", "seat card")
TOKENS_GAINED: Final[i64] = FACTS.add("tokens-gained", "seat card kind number")
ASTRONAUT_RESCUED: Final[i64] = FACTS.add("astronaut-rescued", "seat zone")
DISCOVERY_REVEALED: Final[i64] = FACTS.add("discovery-revealed", "zone card", reveals=True)
ASTRONAUT_LOST_HERE: Final[i64] = FACTS.add("astronaut-lost-here", "seat zone card")
CREW_PULLED_DOWN: Final[i64] = FACTS.add("crew-pulled-down", "dock zone")
MISSION_REVEALED: Final[i64] = FACTS.add("mission-revealed", "seat card", reveals=True)
TOKENS_SCORED: Final[i64] = FACTS.add("tokens-scored", "seat kind points:number")
MISSION_SCORED: Final[i64] = FACTS.add("mission-scored", "seat card points:number")
DISCOVERY_SCORED: Final[i64] = FACTS.add("discovery-scored", "seat zone card points:number")
ICE_MONOPOLY_SCORED: Final[i64] = FACTS.add("ice-monopoly-scored", "seat points:number")
SCORE_COUNTED: Final[i64] = FACTS.add("score-counted", "seat points:number")
GAME_WON: Final[i64] = FACTS.add("game-won", "seat")
GAME_LOST: Final[i64] = FACTS.add("game-lost")
NEUTRAL_CHARACTER_SEEN: Final[i64] = FACTS.add("neutral-character-seen", "seat character", reveals=True)
NEUTRAL_DECK_SHUFFLED: Final[i64] = FACTS.add("neutral-deck-shuffled", "seat")
TURN_SKIPPED: Final[i64] = FACTS.add("turn-skipped", "seat")
HAND_SHOWN: Final[i64] = FACTS.add("hand-shown", "seat card", reveals=True)
SHIP_REMOVED: Final[i64] = FACTS.add("ship-removed", "dock ship")
TILE_COUNTED: Final[i64] = FACTS.add("tile-counted", "zone kind number")
# that nobody reveals an action at these moments tells something about the cards held
REVEAL_BEGUN: Final[i64] = FACTS.add("reveal-begun", reveals=True)
DISCOVERIES_TURNED_UP: Final[i64] = FACTS.add("discoveries-turned-up", reveals=True)
NO_ACTION_LEFT: Final[i64] = FACTS.add("no-action-left", "seat", reveals=True)
# told by nobody at the table: they sum up a finished game
DECIDED_PRODUCTION: Final[i64] = FACTS.add("decided-production", "seat production:number points:number ahead:number")
DECIDED_MISSION_MISSED: Final[i64] = FACTS.add("decided-mission-missed", "seat card points:number")
DECIDED_CREW_LOST: Final[i64] = FACTS.add("decided-crew-lost", "seat owner:seat number dock")
DECIDED_LEAD: Final[i64] = FACTS.add("decided-lead", "seat production:number")
DECIDED_LEAD_LATE: Final[i64] = FACTS.add("decided-lead-late", "seat")
