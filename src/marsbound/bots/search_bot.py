"""The bot that searches: expert, master and champion, by how long it may think."""

from marsbound.bots.search.challenge_search import challenge_search
from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed
from marsbound.bots.search.search import SearchResult, SearchSettings, think
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View

SURE_ENOUGH = 0.2  # answers given together that the average strategy gives less often than this are left out
LOTS = 1 << 20


class SearchBot:
    """Thinks for so many iterations or milliseconds about every question that leaves a choice."""

    def __init__(
        self, name: str, evaluator: Evaluator, settings: SearchSettings, iterations: int = 0, milliseconds: float = 0.0
    ) -> None:
        self.name = name
        self.evaluator = evaluator
        self.settings = settings
        self.limit = iterations
        self.milliseconds = milliseconds
        self.moves = 0  # questions thought about
        self.iterations = 0  # and how much, all told

    def think(self, view: View, chance: Generator, explains: bool = False) -> SearchResult:
        way = challenge_search if self.evaluator.follows_policy else think
        thought = way(self.evaluator, self.settings, view, self.limit, self.milliseconds, chance, explains)
        self.moves += 1
        self.iterations += thought.iterations
        return thought

    def weigh(self, view: View, chance: Generator) -> list[Weighed]:
        """Every choice, in the question's order, with what the search found."""
        return self.think(view, chance, explains=True).weighed

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        if len(asked.choices) == 1:
            return asked.choices[0]
        thought = self.think(view, chance)
        weighed = thought.weighed
        weights = [one.weight for one in weighed]
        if thought.together:
            return asked.choices[drawn([weight if weight >= SURE_ENOUGH else 0.0 for weight in weights], chance)]
        return asked.choices[max(range(len(weights)), key=lambda place: (weights[place], weighed[place].chance))]


def drawn(weights: list[float], chance: Generator) -> int:
    """A place drawn by weight; the heaviest if all were left out."""
    lot = chance.below(LOTS) / LOTS * sum(weights)
    for place, weight in enumerate(weights):
        lot -= weight
        if weight and lot < 0:
            return place
    return max(range(len(weights)), key=lambda place: weights[place])
