"""The second edition as a script: characters, round, game."""

from typing import Final

from marsbound.core.script import may, script
from marsbound.games.red_planet.rules.boarding import (
    PlaceAnAstronaut,
    PlaceOnAnotherShip,
    PlaceTogether,
    SkipWithoutRoom,
)
from marsbound.games.red_planet.rules.box import AFTER_PRODUCTION, BEFORE_REVEAL
from marsbound.games.red_planet.rules.cards import DRAW, DrawOrLook, RevealActions
from marsbound.games.red_planet.rules.discoveries import ActAtOnce, BeginReveal, TurnUpDiscoveries
from marsbound.games.red_planet.rules.opening import DealACard, KeepAMission, SeatAFirstAstronaut
from marsbound.games.red_planet.rules.production import BeginProduction, GiveOutTokens, PlaceTokens
from marsbound.games.red_planet.rules.rounds import (
    BeginARound,
    ChooseACharacter,
    CountDown,
    PassTheFirstPlayer,
    PlayRounds,
    TakeBackCharacters,
)
from marsbound.games.red_planet.rules.scoring import CountPoints
from marsbound.games.red_planet.rules.second.neutral import (
    DrawANeutralCharacter,
    DrawForTheNeutral,
    ShuffleTheNeutralDeck,
)
from marsbound.games.red_planet.rules.second.setup import DockAFirstShip, SendOneToTheMoon
from marsbound.games.red_planet.rules.second.winning import NameTheWinners
from marsbound.games.red_planet.rules.ships import (
    PUT_A_TOKEN,
    DestroyADockedShip,
    DockAShip,
    LandShips,
    LaunchADockedShip,
    LaunchFullShips,
    RedirectAShip,
)
from marsbound.games.red_planet.rules.zones import (
    KillAnAstronaut,
    LeaveTheMoon,
    LeaveTheMoonToo,
    MoveToANeighbour,
    ReplaceAnAstronaut,
    TurnUpWhatTheyMeet,
)

# Filled ships launch when the character has been resolved in full: the last line of each.
CAST: Final = [
    script("recruiter", PlaceAnAstronaut(0), TakeBackCharacters(), LaunchFullShips()),
    script("explorer", PlaceAnAstronaut(1), may(MoveToANeighbour()), LaunchFullShips()),
    script("scientist", PlaceAnAstronaut(2), DrawOrLook(DRAW), LaunchFullShips()),
    script("secret-agent", PlaceOnAnotherShip(3), LaunchADockedShip(), LaunchFullShips()),
    script("saboteur", PlaceAnAstronaut(4), DestroyADockedShip(), LaunchFullShips()),
    script("femme-fatale", PlaceAnAstronaut(5), ReplaceAnAstronaut(), LaunchFullShips()),
    script("travel-agent", SkipWithoutRoom(6), PlaceTogether(6), LaunchFullShips()),
    script(
        "soldier",
        PlaceAnAstronaut(7),
        KillAnAstronaut(),
        LeaveTheMoon(),
        may(LeaveTheMoonToo()),
        TurnUpWhatTheyMeet(),
        LaunchFullShips(),
    ),
    script("pilot", PlaceAnAstronaut(8), RedirectAShip(PUT_A_TOKEN), LaunchFullShips()),
]
NEUTRAL_RECRUITER: Final = script("neutral-recruiter", PlaceAnAstronaut(0), ShuffleTheNeutralDeck(), LaunchFullShips())
NEUTRAL_SCIENTIST: Final = script("neutral-scientist", PlaceAnAstronaut(2), DrawForTheNeutral(), LaunchFullShips())
NEUTRAL_CAST: Final = [NEUTRAL_RECRUITER, CAST[1], NEUTRAL_SCIENTIST, *CAST[3:]]

ROUND: Final = script(
    "round",
    BeginARound(),
    DrawANeutralCharacter(),
    ChooseACharacter(),
    CountDown(),
    LandShips(),
    DockAShip(),
    PassTheFirstPlayer(),
)

GAME: Final = script(
    "game",
    DockAFirstShip(),
    SendOneToTheMoon(),
    SeatAFirstAstronaut(),
    DealACard(),
    KeepAMission(),
    PlayRounds(ROUND, 5),
    BeginProduction(1),
    PlaceTokens(1),
    GiveOutTokens(),
    PlayRounds(ROUND, 3),
    BeginProduction(2),
    PlaceTokens(2),
    GiveOutTokens(),
    PlayRounds(ROUND, 2),
    BeginReveal(),
    RevealActions(BEFORE_REVEAL),
    TurnUpDiscoveries(),
    ActAtOnce(),
    BeginProduction(3),
    PlaceTokens(3),
    GiveOutTokens(),
    RevealActions(AFTER_PRODUCTION),
    CountPoints(),
    NameTheWinners(),
)
