"""A table is described once: everything else about where things lie follows from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.layout import COUNT, SET, Axis, Field, Layout
from marsbound.games import layouts


@pytest.mark.parametrize("folder", layouts.DESCRIBED)
def test_the_cells_of_a_game_are_made_from_its_layout_as_it_is_now(folder: str) -> None:
    written = layouts.code_file(folder).read_text("utf-8")
    assert written == layouts.code_of(folder), "run python -m marsbound.games.layouts"


@pytest.mark.parametrize("folder", layouts.DESCRIBED)
def test_the_page_of_the_notation_describes_every_word_as_it_is_now(folder: str) -> None:
    page = layouts.NOTATION.read_text("utf-8")
    assert page == layouts.page_with(page, folder), "run python -m marsbound.games.layouts"
    assert all(layouts.described(field) in page for field in layouts.layout_of(folder).fields)


@pytest.mark.parametrize("folder", layouts.DESCRIBED)
def test_no_two_fields_share_a_cell_or_a_name(folder: str) -> None:
    layout = layouts.layout_of(folder)
    words = layout.words()
    assert len({name for name, _, _ in words}) == len(words)
    cells = [cell for _, start, size in words for cell in range(start, start + size)]
    assert cells == list(range(layout.size))


@given(st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=6))
def test_fields_lie_one_after_the_other_whatever_they_are_counted_by(sizes: list[list[int]]) -> None:
    fields = [
        Field(f"field-{number}", COUNT, "", [Axis(f"axis{at}", size) for at, size in enumerate(axes)])
        for number, axes in enumerate(sizes)
    ]
    layout = Layout(fields)
    cells = [cell for _, start, size in layout.words() for cell in range(start, start + size)]
    assert cells == list(range(layout.size))


def test_a_field_that_moves_takes_its_code_along() -> None:
    field = Field("in-zone", SET, "astronauts", [Axis("zone", 10), Axis("seat", 6)])
    Layout([Field("round", COUNT, "the round", []), field])
    assert (field.start, layouts.place_of(field)) == (1, "IN_ZONE + zone * 6 + seat")
    assert layouts.array_code(field)[0] == (
        "def in_zone(self, zone: i64, seat: i64) -> i64: at = IN_ZONE + zone * 6 + seat; return self.cells[at]"
    )


def test_rows_are_words_of_each_seat() -> None:
    field = Field("cards", COUNT, "", [Axis("seat", 2), Axis("row", 2), Axis("card", 5)], rows=["hand", "deck"])
    assert field.words() == [("hand-1", 0, 5), ("deck-1", 5, 5), ("hand-2", 10, 5), ("deck-2", 15, 5)]


def test_accessors_may_be_called_otherwise_than_the_word_of_the_notation() -> None:
    field = Field("to", COUNT, "the destination", [], code="destination")
    assert [name for name, _, _ in field.words()] == ["to"]
    assert "def destination(self) -> i64: return self.cells[DESTINATION]" in layouts.scalar_code(field)
