"""The first edition as a script: characters, round, game, and what its options change."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.script import may, script
from marsbound.games.red_planet.rules.boarding import SkipWithoutRoom
from marsbound.games.red_planet.rules.cards import DrawOrLook
from marsbound.games.red_planet.rules.discoveries import ActAtOnce, BeginReveal, TurnUpDiscoveries
from marsbound.games.red_planet.rules.first.boarding import (
    BoardAnotherShip,
    BoardAShip,
    BoardThreeTogether,
    BoardTwoTogether,
)
from marsbound.games.red_planet.rules.first.cards import DRAW_HERE
from marsbound.games.red_planet.rules.first.setup import DealAnEvent, KeepABonus, PickFirstDestinations
from marsbound.games.red_planet.rules.first.ships import EXCHANGE
from marsbound.games.red_planet.rules.first.winning import NameTheWinners
from marsbound.games.red_planet.rules.opening import SeatAFirstAstronaut
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
from marsbound.games.red_planet.rules.ships import (
    DestroyADockedShip,
    DockAShip,
    LandShips,
    LaunchADockedShip,
    LaunchFullShips,
    RedirectAShip,
)
from marsbound.games.red_planet.rules.zones import KillAnAstronaut, MoveToANeighbour, ReplaceAnAstronaut

# Effects may be used in full, in part or not at all; only taking back one's characters is no choice.
CAST: Final = [
    script("first/recruiter", may(BoardAShip(0)), TakeBackCharacters()),
    script("first/explorer", may(BoardAShip(1)), may(MoveToANeighbour())),
    script("first/scientist", may(BoardAShip(2)), may(DrawOrLook(DRAW_HERE))),
    script("first/secret-agent", may(BoardAnotherShip(3)), may(LaunchADockedShip())),
    script("first/saboteur", may(BoardAShip(4)), may(DestroyADockedShip())),
    script("first/femme-fatale", may(BoardAShip(5)), may(ReplaceAnAstronaut())),
    script("first/travel-agent", SkipWithoutRoom(6), may(BoardThreeTogether(6))),
    script("first/soldier", may(BoardTwoTogether(7)), may(KillAnAstronaut())),
    script("first/pilot", may(BoardAShip(8)), may(RedirectAShip(EXCHANGE))),
]
SABOTEUR: Final = 4
SABOTEUR_WHOSE_SHIPS_LEAVE: Final = script(
    "first/saboteur-leave", may(BoardAShip(4)), may(DestroyADockedShip(leaves_the_game=True))
)

ROUND: Final = script(
    "first/round",
    BeginARound(),
    DockAShip(),
    ChooseACharacter(),
    CountDown(),
    LandShips(),
    PassTheFirstPlayer(),
)


def game_script(name: str, where_occupied: bool, last: i64) -> i64:
    """The whole game, with empty zones left out of production or not, and its last production."""
    return script(
        name,
        DockAShip(),
        SeatAFirstAstronaut(),
        PickFirstDestinations(),
        LaunchFullShips(),
        DealAnEvent(),
        KeepABonus(),
        PlayRounds(ROUND, 5),
        BeginProduction(1),
        PlaceTokens(1, where_occupied),
        GiveOutTokens(),
        PlayRounds(ROUND, 3),
        BeginProduction(2),
        PlaceTokens(2, where_occupied),
        GiveOutTokens(),
        PlayRounds(ROUND, 2),
        BeginReveal(),
        TurnUpDiscoveries(),
        ActAtOnce(),
        BeginProduction(3),
        PlaceTokens(last, where_occupied, tiles_count=True),
        GiveOutTokens(),
        CountPoints(),
        NameTheWinners(),
    )


GAME: Final = game_script("first/game", False, 3)
GAME_WHERE_OCCUPIED: Final = game_script("first/game-occupied", True, 3)
SHORT_GAME: Final = game_script("first/game-short", False, 1)
SHORT_GAME_WHERE_OCCUPIED: Final = game_script("first/game-short-occupied", True, 1)
