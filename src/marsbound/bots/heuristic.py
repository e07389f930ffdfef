"""The bot that knows the game: every choice is tried in worlds that may be, and the best chance of winning taken."""

from typing import Final, NamedTuple

from marsbound.bots.search.judgement import Judgement
from marsbound.bots.search.lookahead import Weighed, sensible_place
from marsbound.bots.search.race import race
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View


class Foresight(NamedTuple):
    """In how many worlds choices are tried, and until how many moments later: rounds, or turns in Rocketmen."""

    heats: tuple[int, ...]  # all choices in so many worlds, then the better half in so many more …
    ahead: int


USUAL: Final = Foresight(heats=(4, 6, 8), ahead=1)
FORESIGHT: Final = {"rocketmen": Foresight(heats=(2, 2, 2), ahead=1)}
"""By game, where it isn't the usual one."""


class HeuristicBot:
    """Majorities, missions, denial, tempo: whatever its judgement of the game counts."""

    def __init__(self, judgement: Judgement, foresight: Foresight | None = None) -> None:
        self.name = "heuristic"
        self.judgement = judgement
        self.foresight = foresight or FORESIGHT.get(judgement.game.name, USUAL)

    def weigh(self, view: View, chance: Generator) -> list[Weighed]:
        """Every choice, in the question's order, with what it promises; the one it would choose weighs most."""
        if not self.judgement.follows_policy:
            return race(self.judgement, view, list(self.foresight.heats), self.foresight.ahead, chance)
        place = sensible_place(self.judgement, view, chance)
        weighed = race(self.judgement, view, list(self.foresight.heats), self.foresight.ahead, chance)
        for one in weighed:
            one.weight /= 2
        weighed[place].weight = 1.0
        return weighed

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        if len(asked.choices) == 1:
            return asked.choices[0]
        if self.judgement.follows_policy:
            return asked.choices[sensible_place(self.judgement, view, chance)]
        weighed = self.weigh(view, chance)
        return asked.choices[max(range(len(weighed)), key=lambda place: promise(weighed[place]))]


def promise(one: Weighed) -> tuple[float, float, float]:
    """Those that came far in the race first; points where the chance of winning is the same."""
    return one.weight, round(one.chance, 6), one.points
