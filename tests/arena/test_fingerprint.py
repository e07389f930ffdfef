"""Machines that would play other games than these are found before they play any."""

import sys
from pathlib import Path

import pytest

from marsbound import BadInput, __version__
from marsbound.arena import fingerprint as module
from marsbound.arena.fingerprint import check_same, fingerprint, sources
from marsbound.games.registry import games

SECOND = "red-planet-second"


@pytest.mark.parametrize("game", sorted(games()))
def test_a_machine_agrees_with_itself(game: str) -> None:
    check_same(fingerprint(game, ["random", "expert@10it"]))


def test_another_version_and_other_sources_are_named() -> None:
    here = fingerprint(SECOND, ["random"])
    with pytest.raises(BadInput) as caught:
        check_same(here._replace(version="0.0", sources="0" * 12))
    assert f"(version: {__version__} ≠ 0.0; sources: {here.sources} ≠ 000000000000)" in str(caught.value)
    assert "every machine needs the same" in str(caught.value)


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("core/play.py", True),
        ("games/mars/rules/lines.py", True),
        ("games/mars/pack/mars.toml", True),
        ("games/mars/bot/weights/best.bin", True),
        ("games/mars/research/mars-v0.json", True),
        ("games/mars/text/en.ftl", False),
        ("server/serve.py", False),
    ],
)
def test_what_decides_about_games_is_in_it(
    file: str, matters: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text("one", "utf-8")
    before = sources.__wrapped__(SECOND)
    path.write_text("two", "utf-8")
    assert (sources.__wrapped__(SECOND) != before) == matters


def test_a_game_that_somebody_brings_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder lies elsewhere; for this test all of them do."""
    here = sources.__wrapped__(SECOND)
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    second, rocketmen = sources.__wrapped__(SECOND), sources.__wrapped__("rocketmen")
    assert len({here, second, rocketmen}) == 3


def test_a_class_of_another_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    file = tmp_path / "changing_bot.py"
    file.write_text("class Own:\n    def choose(self, view, question):\n        return question.choices[0]\n", "utf-8")
    try:
        asked = fingerprint(SECOND, ["random", "python:changing_bot:Own"])
        check_same(asked)
        file.write_text(file.read_text("utf-8").replace("0", "1"), "utf-8")
        with pytest.raises(BadInput, match='"python:changing_bot:Own" is another one there than here'):
            check_same(asked)
    finally:
        sys.modules.pop("changing_bot", None)


def test_a_program_is_known_by_the_files_of_its_command_line(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("one", "utf-8")
    name = f"program:python3 {file} --code {'x' * 300}"
    asked = fingerprint(SECOND, [name])
    check_same(asked)
    file.write_text("two", "utf-8")
    with pytest.raises(BadInput, match="is another one there than here"):
        check_same(asked)
    with pytest.raises(BadInput, match='there is no program "no-such-program"'):
        check_same(asked._replace(bots=(("program:no-such-program", ""),)))
