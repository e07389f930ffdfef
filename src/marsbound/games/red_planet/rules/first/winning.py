"""Who wins the first edition."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.games.red_planet.rules.scoring import score
from marsbound.games.red_planet.rules.table import MANY, RedPlanet
from marsbound.games.red_planet.rules.winners import TellTheWinners


def winners(table: RedPlanet) -> i64:
    """The seats with the highest score, a bit each; without a tie-break they share the victory."""
    best: i64 = -MANY
    found: i64 = 0
    for seat in range(table.seats):
        points = score(table, seat)
        if points > best:
            best = points
            found = bit(seat)
        elif points == best:
            found |= bit(seat)
    return found


class NameTheWinners(TellTheWinners):
    """The last line of the game."""

    def winners(self, table: RedPlanet) -> i64:
        return winners(table)
