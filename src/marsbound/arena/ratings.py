"""Ratings after Plackett and Luce: the first place goes to somebody as likely as their strength is a part of all
strengths at the table, then the second among those who are left, and so on.

Strengths are found by the MM algorithm (Hunter 2004).  Several seats of one bot are as many players of one strength.
A tie counts as every order of those who tie, equally often.  So that nobody's strength is without bounds, every bot
has also won and lost one game against an imaginary player of mean strength.  Intervals come from drawing deals anew.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby, permutations
from math import log, log10, prod
from typing import Final, NamedTuple

from marsbound.arena.tournament import Played, Tournament
from marsbound.core.chance import Generator

SAMPLES: Final = 400
SEED: Final = 1888
STEPS: Final = 500
CLOSE: Final = 1e-5  # relative change of strengths at which they are found

Place = tuple[int, ...]  # bots by their number
Remaining = tuple[int, ...]  # of each bot, how many are still without a place


class Rating(NamedTuple):
    """On the scale of chess: 400 points are odds of ten to one; the mean of all bots is 0."""

    points: float
    low: float
    high: float


class Stages:
    """Choices made: who took a place, and among whom.  Only how often matters."""

    def __init__(self) -> None:
        self.chosen: dict[int, float] = defaultdict(float)
        self.among: dict[Remaining, float] = defaultdict(float)

    def add(self, other: "Stages", times: int) -> None:
        for bot, number in other.chosen.items():
            self.chosen[bot] += number * times
        for remaining, number in other.among.items():
            self.among[remaining] += number * times


def places(game: Played, line_up: Sequence[int]) -> list[Place]:
    """The bots from the first place to the last; winners before others, then by points; who ties shares a place."""
    players = range(len(line_up))
    rank = {player: (player + 1 not in game.winners, -game.points[player]) for player in players}
    return [
        tuple(sorted(line_up[player] for player in group))
        for _, group in groupby(sorted(players, key=rank.__getitem__), key=rank.__getitem__)
    ]


@cache
def orders(place: Place) -> Mapping[Place, float]:
    """The orders of those who tie, and how often each comes."""
    found = Counter(permutations(place))
    total = sum(found.values())
    return {order: number / total for order, number in found.items()}


def add_game(stages: Stages, ranking: Sequence[Place], bots: int) -> None:
    """Place by place; who comes last had no choice."""
    left = [0] * bots
    for place in ranking:
        for bot in place:
            left[bot] += 1
    for place in ranking:
        for order, weight in orders(place).items():
            rest = list(left)
            for bot in order:
                if sum(rest) > 1:
                    stages.chosen[bot] += weight
                    stages.among[tuple(rest)] += weight
                rest[bot] -= 1
        for bot in place:
            left[bot] -= 1


def strengths(stages: Stages, begin: Sequence[float]) -> list[float]:
    """The likeliest, beginning somewhere."""
    found = list(begin)
    bots = len(found)
    for _ in range(STEPS):
        weights = [2 / (strength + 1) for strength in found]  # the imaginary games
        for remaining, number in stages.among.items():
            total = sum(count * strength for count, strength in zip(remaining, found, strict=True))
            for bot, count in enumerate(remaining):
                weights[bot] += number * count / total
        better = levelled([(stages.chosen[bot] + 1) / weights[bot] for bot in range(bots)])
        change = max(abs(log(new / old)) for new, old in zip(better, found, strict=True))
        found = better
        if change < CLOSE:
            break
    return found


def levelled(found: Sequence[float]) -> list[float]:
    """The same with a mean of 1: only proportions mean something."""
    middle = prod(found) ** (1 / len(found))
    return [strength / middle for strength in found]


def as_points(found: Sequence[float]) -> list[float]:
    return [400 * log10(strength) for strength in found]


def ratings(tournament: Tournament, games: Iterable[Played]) -> dict[str, Rating]:
    """Of every bot that has played; nothing to compare with a single one."""
    games = list(games)
    names = list(dict.fromkeys(name for game in games for name in tournament.seated(game.number)))
    if len(names) < 2:
        return {}
    numbers = {name: number for number, name in enumerate(names)}
    deals: dict[int, Stages] = defaultdict(Stages)
    for game in games:
        line_up = [numbers[name] for name in tournament.seated(game.number)]
        add_game(deals[game.deal], places(game, line_up), len(names))
    blocks = list(deals.values())
    best = strengths(summed(blocks, Counter(range(len(blocks)))), [1.0] * len(names))
    points = as_points(best)
    chance = Generator(SEED)
    samples = []
    for _ in range(SAMPLES if len(blocks) > 1 else 0):
        drawn = Counter(int(chance.below(len(blocks))) for _ in blocks)
        samples.append(as_points(strengths(summed(blocks, drawn), best)))
    return {name: between(points[bot], sorted(sample[bot] for sample in samples)) for name, bot in numbers.items()}


def summed(blocks: Sequence[Stages], drawn: Mapping[int, int]) -> Stages:
    total = Stages()
    for block, times in drawn.items():
        total.add(blocks[block], times)
    return total


def between(points: float, samples: Sequence[float]) -> Rating:
    """Where 95 % of the samples lie."""
    if not samples:
        return Rating(points, float("-inf"), float("inf"))
    cut = len(samples) // 40
    return Rating(points, min(points, samples[cut]), max(points, samples[-1 - cut]))
