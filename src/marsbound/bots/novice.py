"""The bot that plays like a beginner: greedy for its own points, blind to everybody else's, and not always careful."""

from typing import Final

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed, look_ahead
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View

WORLDS: Final = 2  # beginners don't imagine much of what could be
AHEAD: Final = 1
SLIPS: Final = 5  # one answer in so many is careless


class NoviceBot:
    """Takes what promises most points, and now and then something else."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.name = "novice"
        self.evaluator = evaluator

    def weigh(self, view: View, chance: Generator) -> list[Weighed]:
        """Every choice, in the question's order, with what it promises."""
        return look_ahead(self.evaluator, view, WORLDS, AHEAD, chance)

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        if len(asked.choices) == 1:
            return asked.choices[0]
        slip = chance.below(2 * SLIPS)
        if slip == 0:  # without a thought
            return asked.choices[chance.below(len(asked.choices))]
        weighed = self.weigh(view, chance)
        places = sorted(range(len(weighed)), key=lambda place: -weighed[place].points)
        return asked.choices[places[1 if slip == 1 else 0]]  # the second best, overlooking something
