"""Who wins the second edition."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.script import Line
from marsbound.games.red_planet.facts import GAME_LOST, GAME_WON
from marsbound.games.red_planet.scoring import score, token_count
from marsbound.games.red_planet.table import MANY, RedPlanet


def winners(table: RedPlanet) -> i64:
    """The seats that win, a bit each: highest score, then most tokens, then together.

    A neutral colour never wins; if one is strictly highest nobody does.
    """
    best: i64 = -MANY
    most: i64 = 0
    found: i64 = 0
    highest_neutral: i64 = -MANY
    for seat in range(table.seats):
        points = score(table, seat)
        tokens = token_count(table, seat)
        if table.neutral(seat):
            highest_neutral = max(highest_neutral, points)
        elif points > best or (points == best and tokens > most):
            best = points
            most = tokens
            found = bit(seat)
        elif points == best and tokens == most:
            found |= bit(seat)
    if highest_neutral > best:
        return 0
    return found


class NameTheWinners(Line[RedPlanet]):
    """The last line of the game."""

    def do(self, table: RedPlanet, seat: i64, memo: i64) -> None:
        if table.listener is None:
            return
        won = winners(table)
        for each in range(table.seats):
            if won >> each & 1:
                table.tell(GAME_WON, each)
        if won == 0:
            table.tell(GAME_LOST)
