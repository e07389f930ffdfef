"""Text for every answer and every position, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.choices import Choices
from marsbound.core.notation import (
    agenda_text,
    answer_number,
    answer_text,
    candidates,
    frames,
    from_run_lengths,
    position_text,
    run_lengths,
    set_agenda,
    set_position,
)
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, KEEPS_ALL, NOTHING, Domain, Question, ask, script
from tests.core.toy import PAIR, Bid, Call, Take, Touch, answers, empty_table, playing

pytestmark = pytest.mark.interpreted
INNER = script("toy-text-inner", Touch(3, KEEPS_ALL))
OUTER = script("toy-text-outer", Bid(), Call(int(INNER), 2), Take())


class Choose(Question):  # type: ignore[type-arg]
    """Two numbers at once."""

    def __init__(self) -> None:
        super().__init__(PAIR)


PAIRS = script("toy-text-pairs", Choose())


def test_an_answer_of_several_parts() -> None:
    line = BOOK.lines[PAIRS]
    table = empty_table()
    texts = [answer_text(table, line, number) for number in candidates(table, line)]
    assert texts[:6] == ["0+0", "0+1", "0+2", "0+3", "0+4", "1+0"]
    assert len(texts) == 15
    assert [answer_number(table, line, text) for text in texts] == list(range(15))
    assert PAIR.values(13) == [2, 3]


def test_the_answer_no() -> None:
    line = BOOK.lines[PAIRS]
    assert answer_text(empty_table(), line, NOTHING) == "-"
    assert answer_number(empty_table(), line, "-") == NOTHING


def test_text_that_is_no_answer() -> None:
    with pytest.raises(BadInput, match=r'"2\+9" is no answer to toy-text-pairs/Choose: expected one\+two, .*"0\+0"'):
        answer_number(empty_table(), BOOK.lines[PAIRS], "2+9")


def test_candidates_are_those_that_exist_at_this_table() -> None:
    class Dock(Question):  # type: ignore[type-arg]
        def __init__(self) -> None:
            super().__init__(Domain("dock", [6]))

    docks = script("toy-text-docks", Dock())
    line = BOOK.lines[docks]
    assert candidates(empty_table(3), line) == [0, 1, 2]
    assert candidates(empty_table(4), line) == [0, 1, 2, 3]


def test_the_agenda_is_stored_by_names_and_loaded() -> None:
    play = playing(OUTER)
    for player in range(3):
        answers(play, "1", player=player)
    answers(play, "4", player=2)
    text = agenda_text(play.table)
    assert text == "toy-text-inner/Touch@2*1~16;toy-text-outer/Take@0*0~0;over@-1*0~0"
    other = empty_table()
    set_agenda(other, text)
    assert frames(other) == frames(play.table)
    assert agenda_text(other) == text


def test_a_position_in_the_middle_of_secret_answers_is_stored_and_loaded() -> None:
    play = playing(OUTER)
    answers(play, "5", player=1)
    text = position_text(play.table, play.game.fields)
    assert text == "agenda=toy-text-outer/Bid@0*0~0;over@-1*0~0 sealed=1536 row=63,2,0*3,7,0*4"
    other = empty_table()
    set_position(other, text, play.game.fields)
    assert position_text(other, play.game.fields) == text
    found = Choices()
    assert ask(other, found, False)
    assert found.seat == 0


def test_loading_a_position_forgets_the_former_one() -> None:
    play = playing(OUTER)
    text = position_text(play.table, play.game.fields)
    for player in range(3):
        answers(play, "1", player=player)
    answers(play, "4", player=2)
    set_position(play.table, text, play.game.fields)
    assert position_text(play.table, play.game.fields) == text


@given(st.lists(st.integers(-9, 99), min_size=1) | st.lists(st.sampled_from([0, 0, 0, -1]), min_size=1))
def test_lists_of_numbers_in_short(numbers: list[int]) -> None:
    assert from_run_lengths("row", run_lengths(numbers), len(numbers)) == numbers


def test_lists_of_numbers_look_like_this() -> None:
    assert run_lengths([0, 0, 0, 3, 3, -1, -1, -1, -1]) == "0*3,3,3,-1*4"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("agenda=over@-1", r'agenda: "over@-1" isn\'t of the form line@seat\*times~memo'),
        ("agenda=over", r'agenda: "over" isn\'t of the form line@seat\*times~memo'),
        ("agenda=nowhere/Nothing@0*0~0", '"nowhere/Nothing" is no line of any script'),
        ("row=1,2", "position: row has 2 numbers, expected 10"),
        ("row=1,x", 'position: row: "x" isn\'t a number'),
        ("stones=1", 'position: there is no "stones"; known are agenda, sealed, row, taken, bid, weights'),
        ("sealed=many", "position: sealed"),
    ],
)
def test_a_position_text_that_cannot_be_read_says_why(text: str, problem: str) -> None:
    play = playing(OUTER)
    with pytest.raises(BadInput, match=problem):
        set_position(play.table, text, play.game.fields)
