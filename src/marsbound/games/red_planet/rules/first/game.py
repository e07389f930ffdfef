"""The first edition as a game."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.game import Option
from marsbound.core.phrase import said
from marsbound.games.red_planet.rules.box import Box
from marsbound.games.red_planet.rules.first.refusal_rules import RULES
from marsbound.games.red_planet.rules.first.scripts import (
    CAST,
    GAME,
    GAME_WHERE_OCCUPIED,
    SABOTEUR,
    SABOTEUR_WHOSE_SHIPS_LEAVE,
    SHORT_GAME,
    SHORT_GAME_WHERE_OCCUPIED,
)
from marsbound.games.red_planet.rules.first.winning import winners
from marsbound.games.red_planet.rules.game import RedPlanetGame, empty_table
from marsbound.games.red_planet.rules.table import RedPlanet
from marsbound.packs.pack import Pack


def russian(rule: str) -> str:
    return said("option-source-russian", "rule {rule}: the Russian rulebook", rule=rule)


HOUSE_RULE: Final = said("option-source-house", "rule {rule}: a house rule of the Russian rulebook", rule="P8")


class FirstEdition(RedPlanetGame):
    """Three to five players."""

    def __init__(self) -> None:
        super().__init__("red-planet-first", "1", 3, 5)
        self.refusal_rules = RULES
        self.options = [
            Option("sabotaged_ships_leave", ["no", "yes"], russian("C5")),
            Option("produce_only_where_occupied", ["no", "yes"], russian("P4")),
            Option("short_ending", ["no", "yes"], HOUSE_RULE),
        ]

    def box(self, pack: Pack) -> Box:
        box = super().box(pack)
        box.dealt = box.discoveries | box.missions | box.actions
        box.hand = 3
        return box

    def new(self, box: Box, players: int, options: dict[str, str]) -> RedPlanet:
        cast = CAST[:]
        if options["sabotaged_ships_leave"] == "yes":
            cast[SABOTEUR] = SABOTEUR_WHOSE_SHIPS_LEAVE
        return empty_table(box, first_line(options), cast, list(range(players)), 0)

    def winners(self, table: RedPlanet) -> i64:
        return winners(table)


def first_line(options: dict[str, str]) -> i64:
    """The script of the whole game with these options."""
    if options["produce_only_where_occupied"] == "yes":
        return SHORT_GAME_WHERE_OCCUPIED if options["short_ending"] == "yes" else GAME_WHERE_OCCUPIED
    return SHORT_GAME if options["short_ending"] == "yes" else GAME


FIRST_EDITION: Final = FirstEdition()
