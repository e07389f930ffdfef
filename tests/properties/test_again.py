"""A game copied, stored or replayed is the same game."""

import json
from dataclasses import replace

import pytest
from hypothesis import given

from marsbound.core.play import Play
from marsbound.core.record import Record, record_of, replay, steps_of
from marsbound.core.script import Table
from tests.games.red_planet.kit import box_of
from tests.properties.walks import (
    STARTS,
    Start,
    Walk,
    pack_hash,
    position,
    stored_and_loaded,
    tried,
    with_table,
    words,
)

FURTHER = 12  # answers after which two games that must be the same are compared


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_position_text_makes_the_same_position(start: Start) -> None:
    for play in Walk(start).samples(one_in=3):
        text = position(play)
        loaded = with_table(play, stored_and_loaded(play), seeded=True)
        assert position(loaded) == text
        for player in range(play.players):
            assert loaded.choices(player) == play.choices(player)


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_clone_and_a_loaded_table_go_on_the_same_way(start: Start) -> None:
    walk = Walk(start)
    for play in walk.samples(one_in=25):
        onward = replace(start, choice_seed=int(walk.chance.seed()))
        told = gone_on(onward, play, play.table.clone())
        assert gone_on(onward, play, play.table.clone()) == told
        assert gone_on(onward, play, stored_and_loaded(play)) == told


def gone_on(onward: Start, play: Play, table: Table) -> tuple[str, str, list[dict[str, str]]]:
    """Where a game gets to from a table with the same answers: the position, the steps, what happened."""
    before = (position(play), len(play.heard))
    walk = Walk(onward, with_table(play, table, seeded=True))
    for _ in range(FURTHER):
        walk.step()
    assert (position(play), len(play.heard)) == before, "going on at a copy changed the original"
    return position(walk.play), repr(walk.play.steps), words(walk.play, before[1])


def recorded(play: Play) -> Record:
    """The game's record, as read back from a file."""
    seats = [f"player {number}" for number in range(1, play.players + 1)]
    record = record_of(play, play.game.name, pack_hash(play.game.name), seats)
    data = json.loads(json.dumps(record.data()))
    record.steps = steps_of(data["answers"], play.players)
    record.result = data["result"]
    return record


def replayed(play: Play, until: int | None = None) -> Play:
    return replay(recorded(play), play.game, box_of(play.game.name), pack_hash(play.game.name), until)


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_replayed_record_is_the_same_game(start: Start) -> None:
    """Of secret answers only the last of each seat is kept, in seat order: so who had chosen when may differ."""
    play = Walk(start).to_the_end()
    again = replayed(play)
    assert position(again) == position(play)
    assert repr(again.steps) == repr(play.steps)
    assert again.result().totals == play.result().totals
    if start.orderly:
        assert words(again) == words(play)
        assert again.heard_at == play.heard_at
    else:
        assert told_openly(again) == told_openly(play)


def told_openly(play: Play) -> list[dict[str, str]]:
    return [told for told in words(play) if told["fact"] != "choice-sealed"]


@tried(0.4)
@given(STARTS)
def test_a_record_replays_to_any_step(start: Start) -> None:
    """Also one that was cut off there: a game saved in the middle."""
    walk = Walk(start)
    seen: dict[int, str] = {}
    for play in walk.samples(one_in=30):
        if not play.together_seats():  # in the middle of secret answers the steps so far may change
            seen[len(play.steps)] = position(play)
            assert position(replayed(play)) == position(play)
    whole = walk.play
    for step, text in seen.items():
        assert position(replayed(whole, until=step)) == text


@tried(0.4)
@given(STARTS)
def test_a_replayed_game_sown_again_goes_on(start: Start) -> None:
    """A saved game stops where nature is asked; with a seed it goes on by itself."""
    for play in Walk(start).samples(one_in=60):
        again = replayed(play)
        again.set_seed(start.seed)
        assert position(again) == position(play)
        assert repr(again.steps) == repr(play.steps)
