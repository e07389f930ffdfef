"""Who wins the second edition."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.games.red_planet.rules.scoring import score, token_count
from marsbound.games.red_planet.rules.table import MANY, RedPlanet
from marsbound.games.red_planet.rules.winners import TellTheWinners


def winners(table: RedPlanet) -> i64:
    """The seats that win, a bit each: highest score, then most tokens, then together.

    A neutral colour never wins; nobody does if one of them, or both, have more points than every main colour.
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


class NameTheWinners(TellTheWinners):
    """The last line of the game."""

    def winners(self, table: RedPlanet) -> i64:
        return winners(table)
