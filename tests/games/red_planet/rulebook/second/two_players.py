"""A game of two players: a main and a neutral colour each.

Seats from 1: the first player's main and neutral colour are seats 1 and 2, the second player's are 4 and 3.
"""

from functools import cache

from marsbound.core.play import Play
from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import CHOSEN, ROUND
from marsbound.games.red_planet.rules.table import RedPlanet
from tests.games.red_planet.kit import Scene

MAINS = (1, 4)
NEUTRALS = (2, 3)
NEVER_ON_TOP = {"recruiter", "explorer", "femme-fatale", "soldier"}
SEEDS = range(60)


def two(seed: int = 1) -> Scene:
    return Scene(players=2, seed=seed)


def table_of(play: Play) -> RedPlanet:
    assert isinstance(play.table, RedPlanet)
    return play.table


def owner(scene: Scene) -> int:
    """The player who is asked, from 1."""
    return scene.play.asked_players()[0] + 1


@cache
def neutral_plays(seed: int) -> tuple[str, ...]:
    """What the second seat's deck turns up in ten rounds."""
    scene = two(seed)
    plays = []
    for number in range(1, 11):
        scene.table.cells[ROUND] = number
        for seat in NEUTRALS:
            scene.table.cells[CHOSEN + seat - 1] = -1
        scene.begin("round/DrawANeutralCharacter")
        if scene.table.cells[CHOSEN + 1] >= 0:  # else the deck has run out
            plays.append(CHARACTERS[scene.table.cells[CHOSEN + 1]])
        for seat in NEUTRALS:
            if scene.table.cells[CHOSEN + seat - 1] == CHARACTERS.index("recruiter"):
                scene.resolve("recruiter", seat)
    return tuple(plays)
