"""Whole games, told as they were told before; python -m tests.playthroughs.make tells them anew."""

import pytest

from tests.playthroughs.transcript import PLAYTHROUGHS, Playthrough, answers_in, text_of


@pytest.mark.interpreted
@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_a_game_is_told_as_before(playthrough: Playthrough) -> None:
    text = playthrough.file.read_text("utf-8")
    told = text_of(playthrough, answers_in(text) if playthrough.sensible else None).splitlines()
    before = text.splitlines()
    for number, (line, expected) in enumerate(zip(told, before, strict=False), 1):
        assert line == expected, f"{playthrough.file.name}, line {number}"
    assert len(told) == len(before)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_a_playthrough_shows_the_start_the_reveal_or_a_launch_and_the_end(playthrough: Playthrough) -> None:
    text = playthrough.file.read_text("utf-8")
    # the first edition's reveal asks nobody anything: it is over when one can look again
    middle = {"red-planet-second": ["reveal"], "rocketmen": ["launch"]}
    for phase in ["start", *middle.get(playthrough.game, []), "end"]:
        for player in range(1, playthrough.players + 1):
            assert f"== {phase}: what player {player} sees" in text
