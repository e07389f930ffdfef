"""An answer can be taken back until another answered, nature answered, or something hidden showed."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given

from marsbound.core.play import Play
from tests.properties.walks import STARTS, Start, Walk, by_nature, position, tried, words

RECENT = 40


def state(play: Play) -> tuple[Any, ...]:
    """Of what happened long ago only how much it was."""
    steps, heard = len(play.steps), len(play.heard)
    late = words(play, max(0, heard - RECENT))
    return position(play), steps, repr(play.steps[-RECENT:]), heard, late, play.heard_at[-RECENT:]


@dataclass
class Answered:
    """An answer, and how the game stood before and after it."""

    player: int
    text: str
    before: tuple[Any, ...]
    after: tuple[Any, ...]


def can_be_taken_back(play: Play, steps: int, heard: int) -> bool:
    """By the rule itself, from what was answered and told since."""
    revealed = any(play.game.facts[event.fact].reveals for event in play.heard[heard:])
    return not revealed and not by_nature(play, steps)


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_undo_goes_back_as_far_as_it_may_and_no_further(start: Start) -> None:
    walk = Walk(start)
    play = walk.play
    row: list[Answered] = []  # the last answers of one player, all of which can be taken back
    after = state(play)
    while not play.over:
        before, steps, heard = after, len(play.steps), len(play.heard)
        together = bool(play.together_seats())
        player = walk.next_player()
        text = walk.pick(player)
        play.answer(player, text)
        after = state(play)
        if together or not can_be_taken_back(play, steps, heard):
            row = []
        else:
            row = [answered for answered in row if answered.player == player]
            row.append(Answered(player, text, before, after))
        for other in range(play.players):
            if not row or other != player:
                assert not play.undo(other)
        if row and walk.chance.below(4) == 0:
            undo_and_redo(play, row)


def undo_and_redo(play: Play, row: list[Answered]) -> None:
    for answered in reversed(row):
        assert state(play) == answered.after
        assert play.undo(answered.player)
        assert state(play) == answered.before
    assert not play.undo(row[0].player)
    for answered in row:
        play.answer(answered.player, answered.text)
        assert state(play) == answered.after
