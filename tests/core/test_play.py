"""The checked way in: answers in turn, undo, previews, what each hears."""

import pytest

from marsbound.core.refusal import BadInput, Refused
from marsbound.core.script import BOOK, NATURE, may, script
from marsbound.core.view import EVERYTHING
from tests.core.toy import MARKED, ROW, SHOWN, WHISPERED, Call, Mark, Roll, Take, Tell, Touch, answers, playing, told

pytestmark = pytest.mark.interpreted
TAKE_THREE = script("toy-three", Take(3), Mark())
OTHERS_TURN = script("toy-others-turn", Take())


def test_an_answer_out_of_turn_is_refused() -> None:
    play = playing(TAKE_THREE)
    for player in (1, NATURE):
        with pytest.raises(Refused, match=r"2: not-asked \(NOT-ASKED\)"):
            play.answer(player, "2")
    assert play.steps == []


def test_an_answer_that_is_no_answer_is_told_what_would_be_one() -> None:
    play = playing(TAKE_THREE)
    with pytest.raises(BadInput, match='"seven" is no answer to toy-three/Take: expected pebble, for example "0"'):
        play.answer(0, "seven")


def test_the_same_reason_can_come_from_another_rule_in_another_question() -> None:
    for line, rule in ((Take(), "GONE"), (Touch(1, 0), "TOUCHING")):
        play = playing(script("toy-rules", line))
        play.table.cells[ROW] = 0b1
        why = play.why_not(0, "4")
        assert why is not None
        assert (why.reason, why.rule, why.answer) == ("gone", rule, "4")


def test_every_candidate_is_a_choice_or_refused() -> None:
    play = playing(TAKE_THREE)
    answers(play, "2")
    found = [(each.text, each.parts, each.refusal and each.refusal.reason) for each in play.candidates(0)]
    assert found == [(str(n), {"pebble": n}, "gone" if n == 2 else None) for n in range(6)]
    assert play.candidates(1) == []


def test_own_answers_can_be_taken_back_one_by_one() -> None:
    play = playing(TAKE_THREE)
    answers(play, "2", "3", "4")
    assert play.over
    for row in (0b110011, 0b111011, 0b111111):
        assert play.undo(0)
        assert play.table.cells[ROW] == row
    assert (play.steps, play.heard, play.heard_at) == ([], [], [])
    assert not play.undo(0)
    assert play.table.cells[MARKED] == 0


def test_nobody_takes_back_for_another() -> None:
    play = playing(script("toy-turns", Take(), Call(int(OTHERS_TURN), 1), Take()))
    answers(play, "2")
    assert not play.undo(1)
    assert play.undo(0)
    answers(play, "3")
    answers(play, "4", player=1)
    assert not play.undo(0), "another has answered since"
    assert play.undo(1)
    assert not play.undo(0), "what was lost is lost"


def test_nothing_is_taken_back_once_nature_has_answered() -> None:
    rules = script("toy-undo-nature", Take(), Roll(), Take())
    play = playing(rules)
    answers(play, "2")
    assert not play.undo(0)
    waiting = playing(rules, seed=None)
    answers(waiting, "2")
    assert waiting.undo(0), "nature is asked, but hasn't answered"
    answers(waiting, "2")
    waiting.answer(NATURE, "1")
    assert not waiting.undo(0)
    assert not waiting.undo(NATURE)


@pytest.mark.parametrize("player", [None, 0, 1])
def test_nothing_is_taken_back_once_something_hidden_was_shown_to_anybody(player: int | None) -> None:
    play = playing(script("toy-undo-shown", Take(), Take(), Tell(SHOWN, player), Take()))
    answers(play, "1")
    answers(play, "2")
    assert not play.undo(0)
    answers(play, "3")
    assert play.undo(0)
    assert not play.undo(0)


def test_a_preview_tells_what_an_answer_leads_to_and_changes_nothing() -> None:
    play = playing(script("toy-preview", Take(), Mark(), Take()))
    told_before = [play.event_parts(event) for event in play.preview(0, "4")]
    assert told_before == [
        {"fact": "pebble-taken", "seat": "1", "pebble": "4"},
        {"fact": "marked", "seat": "1"},
    ]
    assert play.table.cells[ROW] == 0b111111
    assert (play.steps, play.heard) == ([], [])
    assert [play.event_parts(event) for event in play.answer(0, "4")] == told_before


def test_a_preview_ends_where_nature_answers_or_something_shows() -> None:
    for stop in (Roll(), Tell(SHOWN), Tell(SHOWN, 1)):
        play = playing(script("toy-preview-end", Take(), stop, Mark(), Take()))
        assert [play.game.facts[event.fact].name for event in play.preview(0, "4")] == ["pebble-taken"]


def test_a_preview_keeps_to_what_the_player_hears() -> None:
    play = playing(script("toy-preview-whisper", Take(), Tell(WHISPERED, 1), Tell(WHISPERED, 0), Take()))
    heard = [play.event_parts(event) for event in play.preview(0, "4")]
    assert [event["fact"] for event in heard] == ["pebble-taken", "whispered"]
    assert heard[1]["seat"] == "1"


def test_declining_can_be_previewed() -> None:
    play = playing(script("toy-preview-decline", may(Take()), Mark(), Take()))
    assert [play.game.facts[event.fact].name for event in play.preview(0, "-")] == ["marked"]


def test_what_cannot_be_answered_cannot_be_previewed() -> None:
    play = playing(TAKE_THREE)
    with pytest.raises(Refused, match="not-asked"):
        play.preview(1, "2")
    with pytest.raises(Refused, match="cannot-be-declined"):
        play.preview(0, "-")


def test_everybody_hears_what_is_meant_for_them() -> None:
    play = playing(script("toy-hear", Tell(WHISPERED, 1), Tell(SHOWN), Tell(WHISPERED, 0), Take()))
    assert told(play, 0) == ["shown", "whispered"]
    assert told(play, 1) == ["whispered", "shown"]
    assert [play.game.facts[event.fact].name for event in play.events(-1)] == ["shown"]
    assert len(play.events(EVERYTHING)) == 3


def test_events_can_be_asked_for_since_a_step() -> None:
    play = playing(TAKE_THREE)
    answers(play, "0", "1", "2")
    assert [play.event_parts(event)["fact"] for event in play.events(0, since=3)] == ["pebble-taken", "marked"]


def test_a_running_game_is_not_seen_whole() -> None:
    play = playing(TAKE_THREE)
    with pytest.raises(BadInput, match="running game"):
        play.view(EVERYTHING)
    answers(play, "0", "1", "2")
    assert play.view(EVERYTHING).player == EVERYTHING


def test_a_running_game_has_no_result() -> None:
    play = playing(TAKE_THREE)
    with pytest.raises(BadInput, match="isn't over"):
        play.result()
    answers(play, "0", "1", "2")
    assert play.result().totals == [0b111]


def test_when_all_is_over_nobody_is_asked() -> None:
    play = playing(TAKE_THREE)
    answers(play, "0", "1", "2")
    assert play.asked_players() == []
    assert play.question(0) is None
    assert play.choices(0) == []
    with pytest.raises(Refused, match="not-asked"):
        play.answer(0, "3")


def test_the_number_of_players_and_the_options_are_checked() -> None:
    with pytest.raises(BadInput, match="toy is for 1 to 4 players, not 5"):
        playing(TAKE_THREE, players=5)
    with pytest.raises(BadInput, match='toy has no option "speed"; its options: –'):
        playing(TAKE_THREE).game.checked_options({"speed": "high"})
    assert BOOK.lines[TAKE_THREE].name == "toy-three/Take"
