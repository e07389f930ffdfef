"""The table of games in plain Python: described, not derived."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.events import Events
from marsbound.core.open_table import OpenTable
from marsbound.core.script import BOOK, OVER, Table, script
from tests.core.toy import Mark

pytestmark = pytest.mark.interpreted

COMPARED = script("toy-compared", Mark())


def table() -> OpenTable:
    return OpenTable(3, vec[i64]([1, 2, 3]), {"pebble": ["agate", "flint"]}, {"agate": 9})


def test_things_have_the_words_of_their_kind_and_seats_count_from_one() -> None:
    found = table()
    assert [found.word("pebble", 0), found.word("pebble", 1), found.word("pebble", -1)] == ["agate", "flint", "nothing"]
    assert [found.word("seat", 0), found.word("number", 7)] == ["1", "7"]


def test_there_are_as_many_things_as_words() -> None:
    assert table().extent("pebble") == 2
    assert table().extent("number") > 1000
    assert table().seat_count() == 3


def test_a_clone_goes_its_own_way_with_the_same_box() -> None:
    first = table()
    first.set_seed(7)
    first.call(3, 1, memo=5)
    second = first.clone()
    assert (second.line, second.seat, second.memo, second.seed_low) == (3, 1, 5, first.seed_low)
    second.cells[0] = 9
    second.call(4, 2)
    assert (first.cells[0], first.line, len(first.below)) == (1, 3, 1)
    assert second.box is first.box


def test_tables_are_compared_by_what_they_hold() -> None:
    first = table()
    first.set_seed(7)
    first.call(COMPARED, 1)
    assert first == first.clone()
    others = [first.clone() for _ in range(7)]
    others[0].cells[2] += 1
    others[1].call(COMPARED, 1)
    others[2].seat = 2
    others[3].memo = 1
    others[4].sealed = 1
    others[5].set_seed(8)
    others[6].below[0] += 1
    assert first not in others
    heard = first.clone()
    heard.listener = Events()
    assert heard == first, "who listens is no part of what a table holds"


def test_tables_made_in_another_way_differ() -> None:
    words = {"pebble": ["agate", "flint"]}
    assert table() == OpenTable(3, vec[i64]([1, 2, 3]), words, {"agate": 9})
    others = [
        OpenTable(2, vec[i64]([1, 2, 3]), words, {"agate": 9}),
        OpenTable(3, vec[i64]([1, 2, 3, 0]), words, {"agate": 9}),
        OpenTable(3, vec[i64]([1, 2, 3]), words, {"agate": 8}),
        OpenTable(3, vec[i64]([1, 2, 3]), {}, {"agate": 9}),
        Table(vec[i64]([1, 2, 3])),
        "a table",
    ]
    assert table() not in others


def test_a_table_goes_on_so_it_isnt_hashed() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(table())


def test_a_table_says_where_it_stands() -> None:
    found = table()
    assert repr(found) == "<OpenTable table at over, 0 frames below>"
    found.call(COMPARED, 1)
    assert found.line != OVER
    assert repr(found) == f"<OpenTable table at {BOOK.lines[COMPARED].name}, seat 1, 1 frames below>"
