"""What decided a finished game: at most three moments, those that were about the most points."""

from typing import Final

from marsbound.core.moment import Moment
from marsbound.core.play import Play
from marsbound.games.kit import named
from marsbound.games.registry import kit_of

MOST: Final = 3
LEAST_WEIGHT: Final = 1.0  # points; less decides nothing
SHARE_OF_MARGIN: Final = 0.25  # what is about less than that of the points between the first two is hardly a reason


def decided(play: Play) -> list[Moment]:
    """In the order they came; none while a game runs, nor of a game whose kit can't tell.

    The play has to know all its events: one that was played or replayed from the beginning.
    """
    kit = kit_of(play.game.name)
    if not play.over or kit.decisive is None:
        return []
    found: list[Moment] = [moment for moment in named(kit.decisive)(play) if moment.weight >= LEAST_WEIGHT]
    least = SHARE_OF_MARGIN * margin(play)
    # a game that was lost by far was lost by many small things: then the largest of them are told
    large = [moment for moment in found if moment.weight >= least] or found
    heaviest = sorted(large, key=lambda moment: -moment.weight)[:MOST]
    return sorted(heaviest, key=lambda moment: moment.step)


def margin(play: Play) -> int:
    """How many points the first is ahead of the second."""
    best = sorted(play.result().totals, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0
