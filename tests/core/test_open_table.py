"""The table of games in plain Python: described, not derived."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.open_table import OpenTable

pytestmark = pytest.mark.interpreted


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
