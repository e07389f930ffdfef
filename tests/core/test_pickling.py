"""Tables in plain values: a pickle of one is read where lines have other numbers, and says so if it can't be."""

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.box import PackBox
from marsbound.core.events import Events
from marsbound.core.open_table import OpenTable
from marsbound.core.pickling import table_again
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, script
from tests.core.toy import Mark

pytestmark = pytest.mark.interpreted

PICKLED = script("toy-pickled", Mark())
NAME = BOOK.lines[PICKLED].name


def table() -> OpenTable:
    found = OpenTable(3, vec[i64]([1, 0, -2]), {"pebble": ["agate", "flint"]}, {"agate": 9})
    found.set_seed(7)
    found.call(PICKLED, 1, memo=5)
    found.call(PICKLED, 2)
    found.sealed = 513
    return found


def test_a_table_comes_back_as_it_was() -> None:
    first = table()
    again = pickle.loads(pickle.dumps(first))
    assert again == first
    assert (again.words, again.box, again.players, list(again.below)) == (
        first.words,
        {"agate": 9},
        3,
        list(first.below),
    )
    again.cells[0] = 9
    again.call(PICKLED, 0)
    assert first == table(), "the first was touched by its twin"


def test_who_listens_stays_behind() -> None:
    heard = table()
    heard.listener = Events()
    assert pickle.loads(pickle.dumps(heard)).listener is None


def test_lines_go_by_their_names() -> None:
    pickled = pickle.dumps(table())
    assert NAME.encode() in pickled
    with pytest.raises(BadInput, match='"toy-pickleX/Mark" is no line of any script'):
        pickle.loads(pickled.replace(NAME.encode(), b"toy-pickleX/Mark"))


def test_a_table_of_another_size_is_refused() -> None:
    def bare() -> OpenTable:
        return OpenTable(2, vec[i64]([0] * 4), {})

    assert list(table_again(bare, (), "over@-1*0~0", (0, 0, 0), "0*4").cells) == [0] * 4
    with pytest.raises(BadInput, match="5 cells, expected 4"):
        table_again(bare, (), "over@-1*0~0", (0, 0, 0), "0*5")


def test_a_box_that_no_game_has_made_is_itself_alone() -> None:
    box = PackBox()
    assert box == box
    assert box != PackBox()
    assert len({box, box, PackBox()}) == 2
    with pytest.raises(TypeError, match="only a box that a game has made"):
        pickle.dumps(box)
    with pytest.raises(TypeError, match="only a box that a game has made"):
        copy.copy(box)
