"""Points by number, and points for who has most: how far an aim is and what it takes for more."""

import pytest

from marsbound.core.standing import Aim, SeatStanding, Standing


def aim(most: int = 7) -> Aim:
    return Aim(0, "missions", "card", most)


@pytest.mark.parametrize(
    ("have", "points", "following"),
    [(0, 0, (1, 1)), (1, 1, (2, 2)), (3, 4, (4, 7)), (4, 7, (0, 0)), (9, 7, (0, 0))],
)
def test_points_by_number(have: int, points: int, following: tuple[int, int]) -> None:
    found = aim().climb("zones", have, [1, 2, 4, 7])
    assert (found.points, (found.next_at, found.next_points), found.of) == (points, following, 4)
    assert found.met == (have >= 4)


def test_a_step_that_gives_nothing_more_is_no_next_one() -> None:
    found = aim(5).climb("kinds", 1, [0, 0, 5])
    assert (found.points, found.next_at, found.next_points) == (0, 3, 5)


@pytest.mark.parametrize(
    ("have", "others", "shared", "points", "following"),
    [
        (0, [0, 0], False, 0, (1, 7)),  # having none is not having most
        (2, [3, 1], False, 0, (3, 7)),  # a tie is enough
        (3, [3, 1], False, 7, (0, 0)),
        (3, [3, 1], True, 3, (4, 7)),  # a shared tie isn't all
        (2, [3, 3], True, 0, (3, 2)),
        (4, [3, 3], True, 7, (0, 0)),
        (1, [], True, 7, (0, 0)),
    ],
)
def test_points_for_most(have: int, others: list[int], shared: bool, points: int, following: tuple[int, int]) -> None:
    found = aim().race("tokens", have, others, shared)
    assert (found.points, (found.next_at, found.next_points)) == (points, following)
    assert found.others == max(others, default=0)


def test_nobody_strives_for_what_costs_points() -> None:
    assert aim(-3).race("astronauts", 1, [2]).met
    assert aim(-3).race("astronauts", 2, [2], shared=True).points == -2
    assert aim(-3).climb("astronauts", 0, [-3]).met


def test_equals_share_a_place() -> None:
    standing = Standing()
    standing.seats = [SeatStanding(seat, points) for seat, points in enumerate([5, 9, 5, 1])]
    assert [one.place for one in standing.rank().seats] == [2, 1, 2, 4]
