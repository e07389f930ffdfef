"""The bot that knows the game: every choice is tried in worlds that may be, and the best chance of winning taken."""

from typing import Final

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed, sensible_place
from marsbound.bots.search.successive_halving import successive_halving
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View

AHEAD: Final = 1  # until how many moments later choices are tried: rounds, or turns in Rocketmen


class HeuristicBot:
    """Majorities, missions, denial, tempo: whatever its evaluator of the game counts."""

    def __init__(self, evaluator: Evaluator, halving: tuple[int, ...]) -> None:
        self.name = "heuristic"
        self.evaluator = evaluator
        self.halving = halving  # all choices in so many worlds, then the better half in so many more …

    def weigh(self, view: View, chance: Generator) -> list[Weighed]:
        """Every choice, in the question's order, with what it promises; the one it would choose weighs most."""
        if not self.evaluator.follows_policy:
            return successive_halving(self.evaluator, view, list(self.halving), AHEAD, chance)
        place = sensible_place(self.evaluator, view, chance)
        weighed = successive_halving(self.evaluator, view, list(self.halving), AHEAD, chance)
        for one in weighed:
            one.weight /= 2
        weighed[place].weight = 1.0
        return weighed

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        if len(asked.choices) == 1:
            return asked.choices[0]
        if self.evaluator.follows_policy:
            return asked.choices[sensible_place(self.evaluator, view, chance)]
        weighed = self.weigh(view, chance)
        return asked.choices[max(range(len(weighed)), key=lambda place: promise(weighed[place]))]


def promise(one: Weighed) -> tuple[float, float, float]:
    """Those that were left longest first; points where the chance of winning is the same."""
    return one.weight, round(one.chance, 6), one.points
