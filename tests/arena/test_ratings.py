"""Ratings: strengths that games were made of are found again."""

import pytest

from marsbound.arena.line_ups import LineUp
from marsbound.arena.ratings import Stages, add_game, as_points, places, ratings, strengths
from marsbound.arena.tournament import Played, Tournament, tournament
from marsbound.core.chance import Generator

FOUR: list[LineUp] = [("a", "b", "c", "d")]
ONE: list[LineUp] = [("a", "b", "b", "b")]


def set_up(line_ups: list[LineUp]) -> Tournament:
    return tournament("red-planet-second", len(line_ups[0]), {}, None, 1, line_ups)


def game(deal: int, points: list[int], winners: list[int], rotation: int = 0) -> Played:
    nothing = [0] * len(points)
    return Played(0, deal, rotation, points, None, winners, 100, nothing, [0.0] * len(points), nothing, [])


def drawn(weights: list[float], chance: Generator) -> int:
    lot = chance.below(1 << 20) / (1 << 20) * sum(weights)
    for place, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return place
    return len(weights) - 1


def by_strength(deal: int, seats: list[float], chance: Generator, rotation: int = 0) -> Played:
    """A game whose places are drawn as Plackett and Luce say."""
    left = list(range(len(seats)))
    points = [0] * len(seats)
    order: list[int] = []
    while left:
        seat = left.pop(drawn([seats[seat] for seat in left], chance))
        order.append(seat)
        points[seat] = 10 * len(left)
    return game(deal, points, [order[0] + 1], rotation)


def test_places_are_by_winning_then_by_points() -> None:
    occupants = [0, 1, 2, 3]
    assert places(game(0, [10, 30, 20, 20], [2]), occupants) == [(1,), (2, 3), (0,)]
    assert places(game(0, [30, 30, 20, 20], [1]), occupants) == [(0,), (1,), (2, 3)], "a tie that was broken"
    assert places(game(0, [5, 5, 9, 1], []), occupants) == [(2,), (0, 1), (3,)], "nobody won"


def test_strengths_are_found_again() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.5}
    chance = Generator(5)
    games = [by_strength(deal, list(true.values()), chance) for deal in range(1500)]
    found = ratings(set_up(FOUR), games)
    for name, points in zip(true, as_points([4 / 2**0.5, 2 / 2**0.5, 1 / 2**0.5, 0.5 / 2**0.5]), strict=True):
        assert found[name].points == pytest.approx(points, abs=25)
        assert found[name].low - 12 < points < found[name].high + 12
        assert 10 < found[name].high - found[name].low < 80


def test_one_against_several_of_another() -> None:
    """Three seats of one bot are three players of one strength: winning a quarter of the games is being as strong."""
    chance = Generator(6)
    seats = {0: [3.0, 1.0, 1.0, 1.0], 1: [1.0, 3.0, 1.0, 1.0]}
    games = [by_strength(deal, seats[turn], chance, turn) for deal in range(1000) for turn in (0, 1)]
    found = ratings(set_up(ONE), games)
    assert found["a"].points - found["b"].points == pytest.approx(191, abs=20)  # 400 log10(3)


def test_the_strengths_are_the_likeliest() -> None:
    """With two at the table the odds are the wins, the imaginary ones included."""
    stages = Stages()
    for _ in range(29):
        add_game(stages, [(0,), (1,)], 2)
    for _ in range(9):
        add_game(stages, [(1,), (0,)], 2)
    one, other = strengths(stages, [1.0, 1.0])
    # every imaginary player is as good as the mean of both: that gives each a win and a loss a little nearer to even
    assert 2.6 < one / other < 29 / 9
    assert one * other == pytest.approx(1)


def test_ties_count_for_both_orders() -> None:
    tied, orders = Stages(), Stages()
    add_game(tied, [(0, 1), (2,)], 3)
    add_game(tied, [(0, 1), (2,)], 3)
    add_game(orders, [(0,), (1,), (2,)], 3)
    add_game(orders, [(1,), (0,), (2,)], 3)
    assert tied.chosen == orders.chosen
    assert tied.among == orders.among


def test_who_always_ties_is_equally_strong() -> None:
    found = ratings(set_up([("a", "b", "c")]), [game(deal, [9, 9, 9], [1, 2, 3]) for deal in range(10)])
    assert all(rating.points == pytest.approx(0, abs=1e-6) for rating in found.values())


def test_who_always_wins_has_a_rating_nevertheless() -> None:
    found = ratings(set_up(ONE), [game(deal, [9, 1, 1, 1], [1]) for deal in range(50)])
    assert 200 < found["a"].points < 2000


def test_a_single_bot_has_none() -> None:
    assert ratings(set_up([("a", "a")]), [game(0, [1, 2], [2])]) == {}


def test_intervals_shrink_with_deals() -> None:
    chance = Generator(7)
    games = [by_strength(deal, [2.0, 1.0, 1.0, 1.0], chance) for deal in range(800)]
    few, many = ratings(set_up(ONE), games[:50])["a"], ratings(set_up(ONE), games)["a"]
    assert (many.high - many.low) * 2 < few.high - few.low
