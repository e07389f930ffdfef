"""Games of Rocketmen before and while they are dealt."""

from typing import Any

from marsbound.core.play import Play
from marsbound.core.script import NATURE
from marsbound.core.view import ONLOOKER
from marsbound.games.registry import games
from tests.games.red_planet.rulebook.second.deals import odds
from tests.games.rocketmen.table_builder import first_release


def undealt(players: int, **options: str) -> Play:
    """A game before anything is drawn: without a seed, nature is asked."""
    return Play(games()["rocketmen"], first_release(), players, options, None)


def seen(play: Play, player: int = ONLOOKER) -> Any:
    return play.game.picture(play.view(player))


def nature_asked(play: Play) -> str:
    asked = play.question(NATURE)
    return asked.question if asked else ""


def until(play: Play, question: str) -> Play:
    """Nature draws the first of what it can, until it is asked this."""
    while nature_asked(play) != question:
        play.answer(NATURE, next(iter(odds(play))))
    return play
