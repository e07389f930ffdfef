"""Whole games, told as they were told before; python -m tests.playthroughs.make tells them anew."""

import pytest

from tests.playthroughs.telling import PLAYTHROUGHS, Playthrough, text_of


@pytest.mark.interpreted
@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_a_game_is_told_as_before(playthrough: Playthrough) -> None:
    told = text_of(playthrough).splitlines()
    before = playthrough.file.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(told, before, strict=False), 1):
        assert line == expected, f"{playthrough.file.name}, line {number}"
    assert len(told) == len(before)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_a_playthrough_shows_the_start_the_reveal_and_the_end(playthrough: Playthrough) -> None:
    text = playthrough.file.read_text("utf-8")
    # the first edition's reveal asks nobody anything: it is over when one can look again
    phases = ("start", "reveal", "end") if "second" in playthrough.game else ("start", "end")
    for phase in phases:
        for player in range(1, playthrough.players + 1):
            assert f"== {phase}: what player {player} sees" in text
