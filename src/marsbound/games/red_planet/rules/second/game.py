"""The second edition as a game."""

from typing import Final

from mypy_extensions import i64

from marsbound.games.red_planet.rules.box import Box
from marsbound.games.red_planet.rules.game import RedPlanetGame, empty_table
from marsbound.games.red_planet.rules.second.refusal_rules import RULES
from marsbound.games.red_planet.rules.second.scripts import CAST, GAME, NEUTRAL_CAST
from marsbound.games.red_planet.rules.second.winning import winners
from marsbound.games.red_planet.rules.table import RedPlanet
from marsbound.packs.pack import Pack


class SecondEdition(RedPlanetGame):
    """Two to six players; two play with two more, neutral colours."""

    def __init__(self) -> None:
        super().__init__("red-planet-second", "1", 2, 6)
        self.refusal_rules = RULES

    def box(self, pack: Pack) -> Box:
        box = super().box(pack)
        box.dealt = box.missions
        box.hand = 2
        return box

    def new(self, box: Box, players: int, options: dict[str, str]) -> RedPlanet:
        owners = list(range(players))
        neutrals: i64 = 0
        if players == 2:
            owners = [0, 0, 1, 1]
            neutrals = 0b0110
        return empty_table(box, GAME, [*CAST, *NEUTRAL_CAST], owners, neutrals)

    def winners(self, table: RedPlanet) -> i64:
        return winners(table)


SECOND_EDITION: Final = SecondEdition()
