"""Intervals hold what they promise, also when games of one deal are alike."""

from math import inf

import pytest

from marsbound.arena.intervals import Block, error_of, mean, share, sure, wilson
from marsbound.core.chance import Generator

DEALS = 40
TRIALS = 400


def test_wilson_s_interval_is_wilson_s() -> None:
    """The textbook's example: 10 of 20."""
    found = wilson(0.5, 20)
    assert (found.value, round(found.low, 4), round(found.high, 4)) == (0.5, 0.2993, 0.7007)


def test_student_s_quantile() -> None:
    for deals, quantile in ((6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)):
        assert sure(deals) == pytest.approx(quantile, abs=0.03)


def test_independent_games_give_the_usual_error() -> None:
    blocks = [Block(float(number % 2), 1) for number in range(100)]
    assert error_of(blocks) == pytest.approx((0.25 / 99) ** 0.5)


@pytest.mark.parametrize("alike", [0, 50, 100])
def test_nineteen_of_twenty_intervals_hold_the_truth(alike: int) -> None:
    """Four games a deal, of which more or fewer end alike; the truth is a win in a quarter of them."""
    chance = Generator(alike + 1)
    held = held_mean = 0
    for _ in range(TRIALS):
        blocks = []
        for _deal in range(DEALS):
            first = chance.below(4) == 0
            games = [first if chance.below(100) < alike else chance.below(4) == 0 for _ in range(4)]
            blocks.append(Block(float(sum(games)), 4))
        found = share(blocks)
        held += found.low <= 0.25 <= found.high
        middle = mean(blocks)
        held_mean += middle.low <= 0.25 <= middle.high
    assert held / TRIALS > 0.92
    assert 0.90 < held_mean / TRIALS < 0.985


def test_pairing_never_makes_a_share_look_surer_than_independence() -> None:
    """Rotations that cancel out exactly: every deal has the same total."""
    blocks = [Block(1.0, 4)] * 30
    assert share(blocks) == wilson(0.25, 120)


def test_one_deal_is_next_to_nothing() -> None:
    assert share([Block(1.0, 4)]).high - share([Block(1.0, 4)]).low > 0.7
    assert mean([Block(1.0, 4)]) == (0.25, -inf, inf)


def test_all_or_nothing_leaves_room_for_doubt() -> None:
    always = share([Block(4.0, 4)] * 10)
    assert always.value == 1.0
    assert always.high == pytest.approx(1.0)
    assert 0.6 < always.low < 0.8
