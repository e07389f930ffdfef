"""The sensible answer and its challengers: every other one is tried in the same worlds with the same luck as it.

For games whose sensible players are hard to beat.  The better half of the challengers goes on to the next rung, until
one is left; it is the answer if it is surely better than the sensible one.  All own answers that follow in the turn are
sensible ones: what they are worth is judged when the turn is over.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed, give_answer, list_choices, play_on, sensible_place
from marsbound.bots.search.search import SearchResult, SearchSettings
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import MOST_SEATS, Table
from marsbound.core.view import View

SURELY: Final = 1.0  # standard errors by which a challenger must be better


class Challenger:
    """An answer other than the sensible one, and how far it is ahead of it."""

    def __init__(self, weighed: Weighed) -> None:
        self.weighed = weighed
        self.lead: float = 0.0  # in chances of winning, all worlds together
        self.squares: float = 0.0  # of the leads

    def mean_lead(self) -> float:
        return self.lead / float(self.weighed.tried)

    def sure_lead(self) -> float:
        """What is left of the lead if one doubts it."""
        tries = float(self.weighed.tried)
        if tries < 2.0:
            return 0.0
        mean = self.lead / tries
        return mean - SURELY * sqrt(max(self.squares / tries - mean * mean, 0.0) / (tries - 1.0))


class Contest:
    """One question being thought about."""

    def __init__(
        self, evaluator: Evaluator, settings: SearchSettings, view: View, chance: Generator, explains: bool
    ) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.view = view
        self.chance = chance
        self.explains = explains  # whether it keeps where the points of every choice come from
        self.found = Choices()
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.parts = vec[float]([0.0] * len(evaluator.parts))
        self.iterations: i64 = 0
        # a view may hide how many choices there are of things that the player can ask to see
        list_choices(evaluator.game.sample_world(view, 0), view.player, self.found)
        self.weighed = [Weighed(choice, len(evaluator.parts)) for choice in self.found.numbers()]
        self.sensible = self.weighed[int(sensible_place(evaluator, view, chance))]
        self.challengers = [Challenger(one) for one in self.weighed if one is not self.sensible]

    def run(self, iterations: i64, milliseconds: float) -> None:
        """In rungs that take equally long, until either limit is reached; a limit of 0 is none."""
        rungs: i64 = 1
        left: i64 = len(self.challengers)
        while left > 1:
            left = (left + 1) // 2
            rungs += 1
        start = perf_counter()
        for rung in range(rungs):
            share = float(rung + 1) / float(rungs)
            until = i64(float(iterations) * share)
            end = start + milliseconds / 1000.0 * share
            going = True
            while going:
                self.try_all()
                going = iterations == 0 or self.iterations + len(self.challengers) < until
                if milliseconds > 0.0 and perf_counter() > end:
                    going = False
            if len(self.challengers) > 1:
                self.challengers = sorted(self.challengers, key=behind)[: (len(self.challengers) + 1) // 2]

    def try_all(self) -> None:
        """All that are still in the contest, in one more world."""
        world: Table = self.evaluator.game.sample_world(self.view, self.chance.seed())
        luck = self.chance.seed()
        usual = self.try_one(self.sensible, world, luck)
        for challenger in self.challengers:
            lead = self.try_one(challenger.weighed, world, luck) - usual
            challenger.lead += lead
            challenger.squares += lead * lead

    def try_one(self, one: Weighed, world: Table, luck: i64) -> float:
        """The chance of winning when the moments to be looked ahead are over."""
        evaluator = self.evaluator
        player = self.view.player
        table = world.clone()
        give_answer(table, player, one.choice)
        play_on(evaluator, table, evaluator.moment(world) + self.settings.ahead, self.found, Generator(luck))
        evaluator.shares(table, self.shares)
        self.iterations += 1
        one.tried += 1
        one.chance += self.shares[player]
        if self.explains:
            one.points += evaluator.expect(table, player, self.parts)
            for part in range(len(one.parts)):
                one.parts[part] += self.parts[part]
        return self.shares[player]

    def thought(self) -> SearchResult:
        """Every choice with means; the answer weighs most, then those that went on for long."""
        answer = self.sensible
        most = 0.0
        for challenger in self.challengers:
            if challenger.sure_lead() > most:
                most = challenger.sure_lead()
                answer = challenger.weighed
        total = 0.0
        for one in self.weighed:
            tries = float(max(one.tried, 1))
            one.chance /= tries
            one.points /= tries
            one.parts = [part / tries for part in one.parts]
            one.weight = float(one.tried)
            total += one.weight
        answer.weight += total
        for one in self.weighed:
            one.weight = one.weight / (2.0 * total) if total > 0.0 else 1.0 / float(len(self.weighed))
        return SearchResult(self.weighed, False, int(self.iterations))


def behind(challenger: Challenger) -> float:
    return -challenger.mean_lead()


def challenge_search(
    evaluator: Evaluator,
    settings: SearchSettings,
    view: View,
    iterations: i64,
    milliseconds: float,
    chance: Generator,
    explains: bool = False,
) -> SearchResult:
    """Compare until a limit is reached; every choice with what it promises and its weight."""
    contest = Contest(evaluator, settings, view, chance, explains)
    if contest.challengers:
        contest.run(iterations, milliseconds)
    return contest.thought()
