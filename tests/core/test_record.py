"""A record is replayed if everything fits, and else refused with what it needs."""

from typing import Any

import pytest

from marsbound.core.play import Play
from marsbound.core.record import BadStep, Record, record_of, replay, steps_of
from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE, script
from marsbound.core.steps import Step
from tests.core.toy import Bid, Roll, Take, answers, playing

pytestmark = pytest.mark.interpreted
RULES = script("toy-record", Bid(), Roll(), Take())
HASH = "sha256:0"


def played() -> Play:
    play = playing(RULES, players=3, seed=4)
    for player, text in ((1, "5"), (0, "0"), (2, "2")):
        answers(play, text, player=player)
    return answers(play, "3")


def record() -> Record:
    return record_of(played(), "toy-pack", HASH, ["Ann", "Bo", "Cy"])


def replayed(record: Record, until: int | None = None) -> Play:
    return replay(record, played().game, None, HASH, until)


def test_a_record_says_everything_in_plain_values() -> None:
    data = record().data()
    roll = data["answers"][3]
    assert data == {
        "format": "marsbound-record-1",
        "game": "toy",
        "rules": "1",
        "options": {},
        "pack": {"name": "toy-pack", "hash": HASH},
        "seats": ["Ann", "Bo", "Cy"],
        "answers": ["1 0", "2 5", "3 2", roll, "1 3"],
        "result": {"totals": [8], "winners": [1]},
    }
    assert roll in ("* 0", "* 1", "* 2", "* 3")
    assert repr(steps_of(data["answers"], 3)) == repr(record().steps)


def test_a_record_names_its_pack_in_full_where_that_is_known() -> None:
    full = record_of(played(), "toy-pack", HASH, ["Ann", "Bo", "Cy"], "sha256:012")
    assert full.data()["pack"] == {"name": "toy-pack", "hash": HASH, "full_hash": "sha256:012"}


def test_a_replay_needs_no_seed() -> None:
    assert list(replayed(record()).table.cells) == list(played().table.cells)


def test_a_replay_stops_where_one_likes() -> None:
    assert replayed(record(), until=0).asked_players() == [0, 1, 2]
    assert replayed(record(), until=1).asked_players() == [1, 2]
    assert replayed(record(), until=3).asked_players() == [NATURE]
    assert replayed(record(), until=4).asked_players() == [0]
    assert replayed(record(), until=5).over


def test_a_running_game_has_a_record_without_a_result() -> None:
    play = playing(RULES, players=3, seed=4)
    answers(play, "5", player=1)
    saved = record_of(play, "toy-pack", HASH, ["Ann", "Bo", "Cy"])
    assert saved.data()["result"] is None
    assert replayed(saved).asked_players() == [0, 2]


def test_what_a_record_needs_must_be_there() -> None:
    changes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "the record is of chess, not of toy"),
        ({"rules": "9"}, "the record needs rules version 9 of toy; this is 1"),
        ({"pack_hash": "sha256:9"}, "the record needs pack toy-pack with hash sha256:9; this one has sha256:0"),
        ({"options": {"speed": "high"}}, 'toy has no option "speed"'),
        ({"seats": ["a"] * 5}, "toy is for 1 to 4 players, not 5"),
    ]
    for change, problem in changes:
        changed = record()
        for name, value in change.items():
            setattr(changed, name, value)
        with pytest.raises(BadInput, match=problem):
            replayed(changed)


@pytest.mark.parametrize(
    ("at", "step", "problem"),
    [
        (0, Step(0, "9"), r'answer 1 \(1 9\): "9" is no answer to toy-record/Bid'),
        (0, Step(0, "-"), r"answer 1 \(1 -\): the rules don't allow it \(rule .*\): cannot-be-declined"),
        (3, Step(0, "1"), r"answer 4 \(1 1\): the rules don't allow it \(rule .*\): not-asked"),
        (3, Step(NATURE, "9"), r'answer 4 \(\* 9\): "9" is no answer to toy-record/Roll'),
        (4, Step(1, "3"), r"answer 5 \(2 3\): the rules don't allow it \(rule .*\): not-asked"),
        (5, Step(0, "4"), r"answer 6 \(1 4\): the game is over already"),
    ],
)
def test_an_edited_answer_is_found(at: int, step: Step, problem: str) -> None:
    edited = record()
    edited.steps[at : at + 1] = [step]
    with pytest.raises(BadStep, match=problem) as found:
        replayed(edited)
    assert found.value.number == at + 1


def test_an_edited_result_is_found() -> None:
    edited = record()
    edited.result = {"totals": [99], "winners": [1]}
    with pytest.raises(BadInput, match="isn't what its answers give"):
        replayed(edited)


def test_a_cut_record_with_a_result_is_found() -> None:
    edited = record()
    edited.steps.pop()
    with pytest.raises(BadInput, match="isn't what its answers give: None"):
        replayed(edited)


@pytest.mark.parametrize("until", [-1, 6])
def test_a_step_that_does_not_exist(until: int) -> None:
    with pytest.raises(BadInput, match=f"the record has steps 0 to 5, not {until}"):
        replayed(record(), until)


@pytest.mark.parametrize("text", ["", "3", "x 3", "0 3", "3 1", "*", "* ", "-1 3", "1"])
def test_an_answer_without_a_seat_is_no_answer(text: str) -> None:
    with pytest.raises(BadInput, match=r'answer 2: ".*" isn\'t of the form "SEAT ANSWER", a seat being \* or 1 to 2'):
        steps_of(["1 0", text], 2)
