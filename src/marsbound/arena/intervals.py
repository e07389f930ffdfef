"""How sure one can be of a share or a mean when games come in deals.

Games of one deal depend on each other: the same cards come up in all of them.  Deals don't.  So the spread is taken
between deals.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964  # standard deviations either side that hold 95 % of a normal distribution


class Estimate(NamedTuple):
    """A figure, and between what it lies, 95 % sure."""

    value: float
    low: float
    high: float


class Block(NamedTuple):
    """What one deal adds: a total, over so many cases."""

    total: float
    cases: float


def wilson(share: float, cases: float) -> Estimate:
    """Wilson's interval for a share of independent cases."""
    spread = SURE * SURE / cases
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / cases + spread / (4 * cases)) / (1 + spread)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(blocks: Sequence[Block]) -> float:
    return sum(block.total for block in blocks) / sum(block.cases for block in blocks)


def error_of(blocks: Sequence[Block]) -> float:
    """The standard error of the mean, from how far deals lie from it; two deals at least."""
    mean = mean_of(blocks)
    cases = sum(block.cases for block in blocks)
    squares = sum((block.total - mean * block.cases) ** 2 for block in blocks)
    return sqrt(squares * len(blocks) / (len(blocks) - 1)) / cases


def sure(deals: int) -> float:
    """Student's quantile: with few deals their spread isn't known well either."""
    rest = deals - 1
    z = SURE
    return z + (z**3 + z) / (4 * rest) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * rest**2)


def mean(blocks: Sequence[Block]) -> Estimate:
    value = mean_of(blocks)
    if len(blocks) < 2:
        return Estimate(value, float("-inf"), float("inf"))
    half = sure(len(blocks)) * error_of(blocks)
    return Estimate(value, value - half, value + half)


def share(blocks: Sequence[Block]) -> Estimate:
    """Wilson's interval for as many independent cases as would be as sure as these.

    They count as at least one a deal and at most one a case: pairing never makes them look surer than independence.
    """
    value = min(1.0, mean_of(blocks))
    deals = len(blocks)
    cases = sum(block.cases for block in blocks)
    worth = float(deals)
    if deals > 1 and 0 < value < 1:
        error = error_of(blocks) * sure(deals) / SURE
        worth = cases if error == 0 else value * (1 - value) / error**2
    return wilson(value, min(max(worth, deals), cases))
