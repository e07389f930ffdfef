"""Who plays against whom, and where they sit."""

import pytest

from marsbound.arena.line_ups import line_ups, one_against, read_bots, rotations, seated
from marsbound.core.refusal import BadInput


@pytest.mark.parametrize(
    ("values", "bots"),
    [
        (["a,b,c"], ["a", "b", "c"]),
        (["a", "b , c"], ["a", "b", "c"]),
        (["a,program:python3 bot.py --rate 1,5"], ["a", "program:python3 bot.py --rate 1,5"]),
        (["program:x y", "a"], ["program:x y", "a"]),
        (["a,,b,"], ["a", "b"]),
    ],
)
def test_bots_are_read(values: list[str], bots: list[str]) -> None:
    assert read_bots(values) == bots


def test_no_bots_are_too_few() -> None:
    with pytest.raises(BadInput, match="no bots are named; expected for example --bots heuristic,random"):
        read_bots([" , "])


def test_as_many_bots_as_players_sit_as_named() -> None:
    assert line_ups(["a", "b", "a", "c"], 4, cross=False) == [("a", "b", "a", "c")]


def test_of_fewer_the_first_plays_against_the_others_in_turn() -> None:
    assert line_ups(["a", "b"], 4, cross=False) == [("a", "b", "b", "b")]
    assert line_ups(["a", "b", "c"], 5, cross=False) == [("a", "b", "c", "b", "c")]
    assert line_ups(["a"], 3, cross=False) == [("a", "a", "a")]


def test_more_bots_than_players_need_a_cross_table() -> None:
    with pytest.raises(BadInput, match=r"more bots .* players: 3 for 2; --cross lets each play against each"):
        line_ups(["a", "b", "c"], 2, cross=False)


def test_in_a_cross_table_one_of_each_plays_against_others_of_each() -> None:
    assert line_ups(["a", "b", "c"], 3, cross=True) == [
        ("a", "b", "b"),
        ("a", "c", "c"),
        ("b", "a", "a"),
        ("b", "c", "c"),
        ("c", "a", "a"),
        ("c", "b", "b"),
    ]
    assert line_ups(["a", "b", "c"], 2, cross=True) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize(("bots", "players"), [(["a"], 4), (["a", "a"], 4), (["a", "b"], 1)])
def test_a_cross_table_needs_two(bots: list[str], players: int) -> None:
    with pytest.raises(BadInput, match="a cross table needs two"):
        line_ups(bots, players, cross=True)


def test_everybody_sits_everywhere_and_no_seating_comes_twice() -> None:
    for line_up, number in (
        (("a", "b", "b", "b"), 4),
        (("a", "b", "a", "b"), 2),
        (("a",) * 4, 1),
        (("a", "b", "c"), 3),
    ):
        assert rotations(line_up) == number
        seatings = [seated(line_up, turn) for turn in range(number)]
        assert len(set(seatings)) == number
    assert [seated(("a", "b", "b"), turn).index("a") for turn in range(3)] == [0, 1, 2]


def test_one_against_several_of_another_is_recognised() -> None:
    assert one_against(("a", "b", "b")) == ("a", "b")
    assert one_against(("a", "b")) == ("a", "b")
    assert one_against(("a", "b", "c")) is None
    assert one_against(("a", "a", "a")) is None
    assert one_against(("a",)) is None
