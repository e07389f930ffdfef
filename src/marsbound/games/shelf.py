"""The games there are, by name."""

from typing import Final

from marsbound.core.game import Game
from marsbound.core.refusal import BadInput
from marsbound.games.red_planet.first.game import FIRST_EDITION
from marsbound.games.red_planet.second.game import SECOND_EDITION
from marsbound.games.rocketmen.game import ROCKETMEN

GAMES: Final[dict[str, Game]] = {game.name: game for game in (SECOND_EDITION, FIRST_EDITION, ROCKETMEN)}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput(f'there is no game "{name}"; there are: {", ".join(GAMES)}')
    return GAMES[name]
