"""Telling who has won; how that is found out an edition says."""

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.script import Line
from marsbound.games.red_planet.rules.facts import GAME_LOST, GAME_WON
from marsbound.games.red_planet.rules.table import RedPlanet


class TellTheWinners(Line[RedPlanet]):
    """Names every seat that wins, or says that nobody does."""

    def winners(self, table: RedPlanet) -> i64:
        """The seats that win, a bit each."""
        return 0

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        if table.listener is None:
            return
        won = self.winners(table)
        for each in range(table.seats):
            if won >> each & 1:
                table.tell(GAME_WON, each)
        if won == 0:
            table.tell(GAME_LOST)
