"""Questions asked together: answered in any order, secret and changeable until the last is in."""

import itertools

import pytest

from marsbound.core.choices import Choices
from marsbound.core.refusal import Refused
from marsbound.core.script import answer, ask, script
from tests.core.toy import BID, ROW, SEATS_BIDDING, Bid, Take, answers, empty_table, playing, told

pytestmark = pytest.mark.interpreted
BIDS = script("toy-bids", Bid(), Take())
BIDDING = {0: "3", 1: "1", 2: "3"}


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_the_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    play = playing(BIDS)
    for number, player in enumerate(order):
        assert play.asked_players() == [seat for seat in range(3) if seat not in order[:number]]
        answers(play, BIDDING[player], player=player)
    assert [play.table.cells[BID + seat] for seat in range(3)] == [4, 2, 4]
    assert [(step.player, step.text) for step in play.steps] == list(BIDDING.items())
    assert told(play) == ["choice-sealed"] * 3 + ["bid-made"] * 3
    assert play.table.sealed == 0
    assert play.asked_players() == [0]


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    play = playing(BIDS)
    answers(play, "5", player=1)
    answers(play, "0", player=0)
    assert play.is_asked(1)
    assert play.asked_players() == [2]
    answers(play, "4", player=1)
    assert [(step.player, step.text) for step in play.steps] == [(0, "0"), (1, "4")]
    answers(play, "2", player=2)
    assert [play.table.cells[BID + seat] for seat in range(3)] == [1, 5, 3]
    with pytest.raises(Refused, match="not-asked"):
        play.answer(1, "3")


def test_nobody_hears_that_an_answer_was_changed() -> None:
    play = playing(BIDS)
    assert [play.game.facts[event.fact].name for event in play.answer(1, "5")] == ["choice-sealed"]
    assert play.answer(1, "4") == []
    assert play.answer(1, "4") == []
    assert told(play, 0) == told(play, 1) == ["choice-sealed"]
    assert [event.values[0] for event in play.answer(0, "0")] == [0]
    assert play.table.sealed_choice(1) == 4


def test_a_secret_answer_is_seen_by_its_player_only() -> None:
    play = playing(BIDS)
    answers(play, "5", player=1)
    own, other = play.view(1), play.view(0)
    assert own.masked.sealed_choice(1) == 5
    assert other.masked.sealed_choice(1) == -1
    assert own.ready == other.ready == 0b10
    assert told(play, 0) == ["choice-sealed"]


def test_answers_are_carried_out_together_in_seat_order() -> None:
    play = playing(BIDS)
    for player in (2, 0, 1):
        assert "bid-made" not in told(play)
        answers(play, BIDDING[player], player=player)
    bids = [play.event_parts(event) for event in play.heard if play.game.facts[event.fact].name == "bid-made"]
    assert [(bid["seat"], bid["pebble"]) for bid in bids] == [("1", "3"), ("2", "1"), ("3", "3")]


def test_only_the_seats_that_a_line_names_are_asked() -> None:
    table = empty_table(4)
    table.cells[SEATS_BIDDING] = 0b1010
    table.call(BIDS, 0)
    found = Choices()
    for seat in (1, 3):
        assert ask(table, found, False)
        assert found.seat == seat
        answer(table, 0)
    assert [table.cells[BID + seat] for seat in range(4)] == [0, 1, 0, 1]


def test_with_no_seat_to_ask_a_question_asked_together_is_skipped() -> None:
    table = empty_table()
    table.cells[SEATS_BIDDING] = 0
    table.call(BIDS, 0)
    found = Choices()
    assert ask(table, found, False)
    assert found.seat == 0
    assert found.count == 6


def test_answers_given_together_are_checked_one_by_one() -> None:
    play = playing(BIDS)
    play.table.cells[ROW] = 0b1
    with pytest.raises(Refused, match="gone"):
        play.answer(2, "5")
    assert play.table.sealed == 0
    assert play.steps == []


def test_an_answer_given_together_is_changed_not_undone() -> None:
    play = playing(BIDS)
    answers(play, "5", player=1)
    assert not play.undo(1)


def test_nothing_is_foretold_of_secret_answers() -> None:
    play = playing(BIDS)
    assert play.preview(0, "3") == []
