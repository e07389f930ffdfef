"""The machine: lines are carried out in order, some ask, some are skipped; scripts call scripts."""

import pytest

from marsbound.core.choices import Choices
from marsbound.core.notation import frames
from marsbound.core.refusal import Refused
from marsbound.core.script import (
    BOOK,
    KEEPS_ALL,
    KEEPS_LAST,
    KEEPS_NOTHING,
    NATURE,
    NOTHING,
    OVER,
    WHILE_POSSIBLE,
    answer,
    ask,
    may,
    script,
)
from tests.core.toy import (
    LIMIT,
    MARKED,
    MEMO,
    ROLLED,
    ROW,
    TAKEN,
    Call,
    Mark,
    Roll,
    Take,
    TakeAsThePackSays,
    Touch,
    answers,
    empty_table,
    playing,
    told,
)

pytestmark = pytest.mark.interpreted


def test_lines_are_carried_out_in_order_until_somebody_is_asked() -> None:
    play = playing(script("toy-order", Mark(), Mark(), Take(), Mark()))
    assert told(play) == ["marked", "marked"]
    answers(play, "3")
    assert told(play) == ["marked", "marked", "pebble-taken", "marked"]
    assert play.over


def test_a_line_asks_as_often_as_it_says() -> None:
    play = playing(script("toy-times", Take(3), Mark()))
    asked = play.question(0)
    assert asked is not None
    assert (asked.time, asked.times) == (1, 3)
    answers(play, "0", "1")
    asked = play.question(0)
    assert asked is not None
    assert (asked.time, asked.times, asked.choices) == (3, 3, ["2", "3", "4", "5"])
    answers(play, "5")
    assert play.over


def test_a_line_may_leave_to_the_pack_how_often() -> None:
    play = playing(script("toy-pack", TakeAsThePackSays(), Mark()))
    asked = play.question(0)
    assert asked is not None
    assert asked.times == 2
    answers(play, "0", "1")
    assert play.over


def test_a_pack_may_say_never() -> None:
    never = script("toy-never", TakeAsThePackSays(), Mark())
    table = empty_table()
    table.cells[LIMIT] = 0
    table.call(never, 0)
    assert not ask(table, Choices(), False)
    assert table.cells[MARKED] == 1


def test_a_line_repeated_while_possible_ends_when_nothing_is_left() -> None:
    play = playing(script("toy-while", Take(WHILE_POSSIBLE), Mark()))
    answers(play, "0", "1", "2", "3", "4")
    assert not play.over
    answers(play, "5")
    assert play.over


def test_a_question_without_a_possible_answer_is_skipped() -> None:
    play = playing(script("toy-skip", Take(6), Take(), Mark()))
    answers(play, "0", "1", "2", "3", "4", "5")
    assert play.over
    assert told(play)[-1] == "marked"


def test_what_may_be_declined_can_be_ended_before_its_last_time() -> None:
    play = playing(script("toy-may", may(Take(3)), Mark()))
    asked = play.question(0)
    assert asked is not None
    assert asked.choices[-1] == "-"
    answers(play, "0", "-")
    assert play.over
    assert play.table.cells[TAKEN] == 1


def test_what_may_be_declined_is_not_even_asked_when_nothing_is_possible() -> None:
    play = playing(script("toy-may-not", Take(6), may(Take()), Mark()))
    answers(play, "0", "1", "2", "3", "4", "5")
    assert play.over


def test_what_must_be_done_cannot_be_declined() -> None:
    play = playing(script("toy-must", Take()))
    with pytest.raises(Refused) as refused:
        play.answer(0, "-")
    assert (refused.value.refusal.reason, refused.value.refusal.rule) == ("cannot-be-declined", "CANNOT-BE-DECLINED")


def test_a_frame_remembers_nothing_the_last_answer_or_all_of_them() -> None:
    for memory, memo in ((KEEPS_NOTHING, 0), (KEEPS_LAST, 2), (KEEPS_ALL, 0b101)):
        play = playing(script("toy-memory", Touch(2, memory), Mark()))
        # of KEEPS_LAST the toy's refusal makes no sense as a mask, so its first answer leaves 0 in the memo
        answers(play, "0", "2")
        assert play.over
        assert play.table.cells[MEMO] == memo


def test_a_line_that_keeps_all_answers_can_refuse_the_same_again() -> None:
    play = playing(script("toy-different", Touch(2, KEEPS_ALL)))
    answers(play, "4")
    asked = play.question(0)
    assert asked is not None
    assert asked.choices == ["0", "1", "2", "3", "5"]
    why = play.why_not(0, "4")
    assert why is not None
    assert why.reason == "same-again"


def test_a_deed_finds_the_memo_of_its_frame_as_it_was_before_the_answer() -> None:
    play = playing(script("toy-noted", Touch(3, KEEPS_ALL), Take()))
    answers(play, "1", "3")
    assert play.table.cells[MEMO] == 0b10
    assert play.table.memo == 0b1010


def test_a_called_script_is_carried_out_before_going_on() -> None:
    inner = script("toy-inner", Take(), Mark())
    play = playing(script("toy-outer", Call(int(inner), 2, memo=9), Take()))
    assert play.asked_players() == [2]
    assert [frame[:2] for frame in frames(play.table)] == [
        [BOOK.numbers["toy-inner/Take"], 2],
        [BOOK.numbers["toy-outer/Take"], 0],
        [OVER, -1],
    ]
    answers(play, "0", player=2)
    assert play.table.cells[MEMO] == 9
    assert play.asked_players() == [0]
    answers(play, "1")
    assert play.over


def test_of_scripts_called_together_the_last_is_carried_out_first() -> None:
    inner = script("toy-each", Take())

    class CallEach(Mark):
        def do(self, table: object, seat: int, memo: int) -> None:
            for each in (2, 1, 0):
                table.call(inner, each)  # type: ignore[attr-defined]

    play = playing(script("toy-call-each", CallEach()))
    for player in (0, 1, 2):
        assert play.asked_players() == [player]
        answers(play, str(player), player=player)
    assert play.over


def test_the_lines_of_a_script_have_stable_names() -> None:
    first = script("toy-names", Mark(), Take(), Mark())
    assert [BOOK.lines[first + i].name for i in range(3)] == ["toy-names/Mark", "toy-names/Take", "toy-names/Mark-2"]
    assert [BOOK.lines[first + i].ends for i in range(3)] == [False, False, True]
    assert BOOK.numbers["toy-names/Mark-2"] == first + 2


def test_unchecked_answers_do_the_same_as_checked_ones() -> None:
    rules = script("toy-unchecked", may(Take(3)), Roll(2), Take())
    play = playing(rules, seed=5)
    answers(play, "2", "-", "4")
    table = empty_table()
    table.set_seed(5)
    table.call(rules, 0)
    found = Choices()
    for choice in (2, NOTHING, 4):
        assert ask(table, found, False)
        assert found.holds(choice)
        answer(table, choice)
    assert not ask(table, found, False)
    assert list(table.cells) == list(play.table.cells)


def test_asking_twice_changes_nothing() -> None:
    table = empty_table()
    table.call(script("toy-ask-twice", Mark(), Roll(), Take()), 0)
    found = Choices()
    assert ask(table, found, True)
    before = list(table.cells), frames(table)
    assert ask(table, found, True)
    assert (list(table.cells), frames(table)) == before
    assert found.seat == NATURE
    assert found.numbers() == [0, 1, 2, 3]


def test_a_game_without_listeners_tells_nothing() -> None:
    table = empty_table()
    table.call(script("toy-silent", Mark(), Take()), 0)
    assert ask(table, Choices(), False)
    assert table.listener is None


def test_nothing_rolls_when_nature_has_no_choice() -> None:
    table = empty_table()
    table.cells[ROW] = 0
    table.call(script("toy-no-roll", Roll(3), Mark()), 0)
    for nature_is_asked in (False, True):
        other = table.clone()
        assert not ask(other, Choices(), nature_is_asked)
        assert (other.cells[ROLLED], other.cells[MARKED]) == (0, 1)


def test_a_clone_goes_its_own_way() -> None:
    table = empty_table()
    table.call(script("toy-clone", Take(2)), 1)
    found = Choices()
    ask(table, found, False)
    other = table.clone()
    answer(other, 3)
    assert table.cells[ROW] == 0b111111
    assert other.cells[ROW] == 0b110111
    assert (table.times, other.times) == (0, 1)
    answer(other, 4)
    assert frames(table) != frames(other)
