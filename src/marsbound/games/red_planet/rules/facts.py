"""What can happen in Mission: Red Planet.  A fact that reveals may show whoever acts what was hidden from them."""

from typing import Final

from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME, Fact

ROUND_BEGUN: Final = 8
SHIP_DOCKED: Final = 9
SHIPS_SHUFFLED: Final = 10
DESTINATION_GIVEN: Final = 11  # by the rules, at setup
DESTINATION_SET: Final = 12  # by a player
ASTRONAUT_SEATED: Final = 13  # at setup
FIRST_PLAYER: Final = 14
CARDS_DEALT: Final = 15
CARD_DEALT: Final = 16
MISSION_KEPT: Final = 17
CHARACTER_CALLED: Final = 18
CHARACTER_REVEALED: Final = 19
ASTRONAUTS_BOARDED: Final = 20
SHIP_LAUNCHED: Final = 21
SHIP_DESTROYED: Final = 22
CREW_LOST: Final = 23
CHARACTERS_TAKEN_BACK: Final = 24
ASTRONAUT_MOVED: Final = 25
ASTRONAUT_KILLED: Final = 26
ASTRONAUT_REPLACED: Final = 27
RESOURCE_TURNED_UP: Final = 28
EVENT_DRAWN: Final = 29
EVENT_SEEN: Final = 30
CARD_KEPT: Final = 31
CARD_REMOVED: Final = 32
DISCOVERY_PLACED: Final = 33
DISCOVERY_DISCARDED: Final = 34
DISCOVERY_LOOKED_AT: Final = 35
DISCOVERY_SEEN: Final = 36
SHIP_LANDED: Final = 37
SHIP_DISCARDED: Final = 38
ASTRONAUTS_LANDED: Final = 39
PRODUCTION_BEGUN: Final = 40
TOKENS_PLACED: Final = 41
TOKENS_TAKEN: Final = 42
ACTION_REVEALED: Final = 43
TOKENS_GAINED: Final = 44
ASTRONAUT_RESCUED: Final = 45
DISCOVERY_REVEALED: Final = 46
ASTRONAUT_LOST_HERE: Final = 47
CREW_PULLED_DOWN: Final = 48
MISSION_REVEALED: Final = 49
TOKENS_SCORED: Final = 50
MISSION_SCORED: Final = 51
DISCOVERY_SCORED: Final = 52
ICE_MONOPOLY_SCORED: Final = 53
SCORE_COUNTED: Final = 54
GAME_WON: Final = 55
GAME_LOST: Final = 56
NEUTRAL_CHARACTER_SEEN: Final = 57
NEUTRAL_DECK_SHUFFLED: Final = 58
TURN_SKIPPED: Final = 59
HAND_SHOWN: Final = 60
SHIP_REMOVED: Final = 61
TILE_COUNTED: Final = 62
REVEAL_BEGUN: Final = 63
DISCOVERIES_TURNED_UP: Final = 64
NO_ACTION_LEFT: Final = 65

FACTS: Final = [
    *COMMON_FACTS,
    *[Fact("unused") for _turn in range(FIRST_OF_A_GAME - len(COMMON_FACTS))],
    Fact("round-begun", "round:number"),
    Fact("ship-docked", "dock ship"),
    Fact("ships-shuffled"),
    Fact("destination-given", "dock zone"),
    Fact("destination-set", "seat dock zone"),
    Fact("astronaut-seated", "seat dock"),
    Fact("first-player", "seat"),
    Fact("cards-dealt", "seat number"),
    Fact("card-dealt", "seat card", reveals=True),
    Fact("mission-kept", "seat card"),
    Fact("character-called", "character", reveals=True),  # silence tells that nobody chose what was skipped
    Fact("character-revealed", "seat character", reveals=True),
    Fact("astronauts-boarded", "seat dock number"),
    Fact("ship-launched", "dock ship"),
    Fact("ship-destroyed", "seat dock ship"),
    Fact("crew-lost", "seat dock number"),
    Fact("characters-taken-back", "seat"),
    Fact("astronaut-moved", "seat from:zone to:zone"),
    Fact("astronaut-killed", "seat zone owner:seat"),
    Fact("astronaut-replaced", "seat place owner:seat"),
    Fact("resource-turned-up", "zone kind", reveals=True),
    Fact("event-drawn", "seat"),
    Fact("event-seen", "seat card", reveals=True),
    Fact("card-kept", "seat"),
    Fact("card-removed", "seat"),
    Fact("discovery-placed", "seat zone"),
    Fact("discovery-discarded", "seat card", reveals=True),
    Fact("discovery-looked-at", "seat zone"),
    Fact("discovery-seen", "seat zone card", reveals=True),
    Fact("ship-landed", "dock ship zone"),
    Fact("ship-discarded", "dock ship"),
    Fact("astronauts-landed", "seat zone number"),
    Fact("production-begun", "production:number"),
    Fact("tokens-placed", "zone kind number"),
    Fact("tokens-taken", "seat zone kind number"),
    Fact("action-revealed", "seat card"),
    Fact("tokens-gained", "seat card kind number"),
    Fact("astronaut-rescued", "seat zone"),
    Fact("discovery-revealed", "zone card", reveals=True),
    Fact("astronaut-lost-here", "seat zone card"),
    Fact("crew-pulled-down", "dock zone"),
    Fact("mission-revealed", "seat card", reveals=True),
    Fact("tokens-scored", "seat kind points:number"),
    Fact("mission-scored", "seat card points:number"),
    Fact("discovery-scored", "seat zone card points:number"),
    Fact("ice-monopoly-scored", "seat points:number"),
    Fact("score-counted", "seat points:number"),
    Fact("game-won", "seat"),
    Fact("game-lost"),
    Fact("neutral-character-seen", "seat character", reveals=True),
    Fact("neutral-deck-shuffled", "seat"),
    Fact("turn-skipped", "seat"),
    Fact("hand-shown", "seat card", reveals=True),
    Fact("ship-removed", "dock ship"),
    Fact("tile-counted", "zone kind number"),
    # that nobody reveals an action at these moments tells something about the cards held
    Fact("reveal-begun", reveals=True),
    Fact("discoveries-turned-up", reveals=True),
    Fact("no-action-left", "seat", reveals=True),
]
