"""marsbound selfplay at the command line."""

import json
import sys
from pathlib import Path

import pytest

from marsbound.research.selfplay.folder import MANIFEST
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command

SELFPLAY = ("selfplay", "red-planet-second", "--players", "2", "--bots", "random", "--out", "data")


def test_games_become_data_and_the_same_command_goes_on(marsbound: Command) -> None:
    result = marsbound(*SELFPLAY, "--games", "3", "--seed", "5", "--games-per-shard", "2")
    assert "Shards, records and manifest are in data." in result.output
    again = marsbound(*SELFPLAY, "--games", "4", "--games-per-shard", "2")
    assert "Played before: 3 of 4 games." in again.output
    manifest = json.loads(Path("data", MANIFEST).read_text("utf-8"))
    assert manifest["plan"]["seed"] == 5
    assert [(shard["first"], shard["end"]) for shard in manifest["shards"]] == [(0, 2), (2, 4)]
    assert len(list(Path("data").rglob("*.marsbound.json"))) == 4


def test_a_file_with_observations_has_fewer_games(marsbound: Command) -> None:
    """One is put together in memory, and the size that was chosen for a folder stays."""
    for folder, more, size in (("a", (), 1000), ("b", ("--observations",), 50), ("c", ("--games-per-shard", "7"), 7)):
        for games in ("1", "2"):
            arguments = more if games == "1" or folder == "b" else ()
            assert marsbound(*SELFPLAY[:-1], folder, "--games", games, *arguments).exit_code == 0
        plan = json.loads(Path(folder, MANIFEST).read_text("utf-8"))["plan"]
        assert plan["games_per_shard"] == size


def test_a_bot_that_fails_is_told(marsbound: Command) -> None:
    Path("sad_bot.py").write_text("class Sad:\n    def choose(self, view, question):\n        return 1 / 0\n", "utf-8")
    path = list(sys.path)
    try:
        result = marsbound(*SELFPLAY[:5], "python:sad_bot:Sad", *SELFPLAY[6:], "--games", "1")
    finally:
        sys.path[:] = path
        sys.modules.pop("sad_bot", None)
    assert "Turns that a bot did not play itself:" in result.output
    assert "python:sad_bot:Sad, soldier/PlaceAnAstronaut: raised ZeroDivisionError" in result.output


def test_without_ray_it_is_said_what_to_install(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "marsbound.arena.ray_workers", raising=False)
    assert "marsbound[ray]" in marsbound.refused(*SELFPLAY, "--games", "1", "--ray", "auto")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "0"), "0 is not in the range"),
        (("--games", "1", "--bots", "clever"), 'there is no bot "clever"'),
        (("--games", "1", "--out", "full"), "full: has files, but no manifest; expected an empty folder"),
        (("--games", "1", "--out", "broken"), "manifest.json: isn't a manifest of self-play"),
        (("--games", "1", "--out", "file"), "file"),
    ],
)
def test_what_is_wrong_is_named(arguments: tuple[str, ...], said: str, marsbound: Command) -> None:
    Path("full").mkdir()
    Path("full", "x").touch()
    Path("broken").mkdir()
    Path("broken", MANIFEST).write_text("{", "utf-8")
    Path("file").touch()
    assert said in " ".join(marsbound.refused(*SELFPLAY, *arguments).split())
    assert not Path("data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, marsbound: Command) -> None:
    assert marsbound(*SELFPLAY, "--games", "1", "--lang", language).exit_code == 0
    assert marsbound("selfplay", "--help", "--lang", language).exit_code == 0
