"""What can happen in Rocketmen.  A fact that reveals may show whoever acts what was hidden from them."""

from typing import Final

from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME, Fact

FIRST_PLAYER: Final = 8
VARIANT_DRAWN: Final = 9
OBJECTIVES_DEALT: Final = 10
OBJECTIVE_DEALT: Final = 11
MARKET_FILLED: Final = 12
TURN_BEGUN: Final = 13
CARDS_DRAWN: Final = 14
CARD_DRAWN: Final = 15
DECK_SHUFFLED: Final = 16
CARD_CHOSEN: Final = 17
PAID_WITH: Final = 18
MARKER_USED: Final = 19
CARD_BOUGHT: Final = 20
MISSION_PLANNED: Final = 21
CARD_PLACED: Final = 22
CARD_STORED: Final = 23
CARD_TAKEN_BACK: Final = 24
CARD_DISCARDED: Final = 25
PAD_CARD_DISCARDED: Final = 26
MISSION_DISCARDED: Final = 27
CARD_SCRAPPED: Final = 28
HAZARD_TAKEN: Final = 29
LAUNCH_DECLARED: Final = 30
CARD_COPIED: Final = 31
ROCKET_MOVED: Final = 32
SUCCESS_DRAWN: Final = 33
SUCCESS_SEEN: Final = 34
SUCCESS_ORDERED: Final = 35
SUCCESS_IGNORED: Final = 36
EFFECT_USED: Final = 37
LAUNCH_ABORTED: Final = 38
LAUNCH_FAILED: Final = 39
MISSION_COMPLETED: Final = 40
ACHIEVEMENT_WON: Final = 41
TOKEN_WON: Final = 42
END_BEGUN: Final = 43
POINTS_SCORED: Final = 44
SCORE_COUNTED: Final = 45
GAME_WON: Final = 46
GAME_LOST: Final = 47
RIVAL_CARD_DRAWN: Final = 48
RIVAL_SETS_OUT: Final = 49
RIVAL_MOVED: Final = 50
RIVAL_ARRIVED: Final = 51
CARD_REMOVED: Final = 52
RIVAL_SCORED: Final = 53
CARD_KEPT: Final = 54

FACTS: Final = [
    *COMMON_FACTS,
    *[Fact("unused") for _ in range(FIRST_OF_A_GAME - len(COMMON_FACTS))],
    Fact("first-player", "seat"),
    Fact("variant-drawn", "variant"),
    Fact("objectives-dealt", "seat number"),
    Fact("objective-dealt", "seat objective", reveals=True),
    Fact("market-filled", "slot card", reveals=True),
    Fact("turn-begun", "seat round:number"),
    Fact("cards-drawn", "seat number"),
    Fact("card-drawn", "seat card", reveals=True),
    Fact("deck-shuffled", "seat"),
    Fact("card-chosen", "seat card"),
    Fact("paid-with", "seat card"),
    Fact("marker-used", "seat achievement"),
    Fact("card-bought", "seat card"),
    Fact("mission-planned", "seat card"),
    Fact("card-placed", "seat card"),
    Fact("card-stored", "seat card"),
    Fact("card-taken-back", "seat card"),
    Fact("card-discarded", "seat card"),
    Fact("pad-card-discarded", "seat card"),
    Fact("mission-discarded", "seat card"),
    Fact("card-scrapped", "seat card"),
    Fact("hazard-taken", "seat card"),
    Fact("launch-declared", "seat card destination"),
    Fact("card-copied", "seat card"),
    Fact("rocket-moved", "seat number to:number"),
    Fact("success-drawn", "seat value:number", reveals=True),
    Fact("success-seen", "seat value:number", reveals=True),
    Fact("success-ordered", "seat"),
    Fact("success-ignored", "seat value:number"),
    Fact("effect-used", "seat card"),
    Fact("launch-aborted", "seat"),
    Fact("launch-failed", "seat"),
    Fact("mission-completed", "seat location points:number"),
    Fact("achievement-won", "seat achievement"),
    Fact("token-won", "seat destination"),
    Fact("end-begun"),
    # others' objectives are counted too
    Fact("points-scored", "seat source points:number", reveals=True),
    Fact("score-counted", "seat points:number", reveals=True),
    Fact("game-won", "seat"),
    Fact("game-lost"),
    Fact("rival-card-drawn", "solo", reveals=True),
    Fact("rival-sets-out", "destination location field:number"),
    Fact("rival-moved", "field:number"),
    Fact("rival-arrived", "location points:number"),
    Fact("card-removed", "card"),
    Fact("rival-scored", "points:number"),
    Fact("card-kept", "seat card"),
]
