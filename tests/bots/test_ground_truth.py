"""The search against a tiny game that is solved exactly."""

import pytest

from tests.bots.micro import Searched, dealt, solution, value


def test_matrix_games_are_solved() -> None:
    assert solution([[0.0, 1.0], [1.0, 0.0]]) == pytest.approx(0.5)
    assert solution([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]) == pytest.approx(0.5)
    assert solution([[3.0, 5.0], [2.0, 9.0]]) == pytest.approx(3.0)
    assert solution([[2.0, -1.0], [-1.0, 1.0]]) == pytest.approx(0.2)


def test_the_tiny_game_needs_mixed_strategies() -> None:
    """Otherwise it would say nothing about regret matching: no single card guarantees the game's value."""
    assert value(dealt()) == pytest.approx(0.50929, abs=1e-5)


def test_a_deeper_search_can_be_exploited_less() -> None:
    """At every question of the game searched to its end; a perfect rival who knows the strategy gains less and less."""
    exploitable = [
        mean([Searched(iterations, seed).exploitability() for seed in range(4)]) for iterations in ITERATIONS
    ]
    assert exploitable == sorted(exploitable, reverse=True)
    assert exploitable[0] > 0.25
    assert exploitable[-1] < 0.1


ITERATIONS = (10, 100, 1000)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
