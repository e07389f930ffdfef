"""Whom one plays against: by level, also in a game that is gone on with."""

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbound import records
from marsbound.bots import USUAL
from marsbound.games.kit import GameKit
from marsbound.text import LANGUAGES, Texts
from tests.terminal.conftest import Command
from tests.terminal.processes import MARKS

GAME = ("play", "red-planet-second", "--players", "3", "--seed", "5")


def saved(marsbound: Command, *arguments: str) -> list[str]:
    """Who sits at the table of a game that was left at once."""
    result = marsbound(*GAME, *arguments, typed="save x\nquit\n")
    assert result.exit_code == 0, result.output
    return records.read("x.marsbound.json").seats


def test_the_usual_bots_play_unless_others_are_named(marsbound: Command) -> None:
    assert saved(marsbound) == ["person", USUAL, USUAL]


def test_a_level_is_said_and_kept(marsbound: Command) -> None:
    result = marsbound(*GAME, "--level", "random", typed="save x\nquit\n")
    assert "Your opponents: Fumble, Zigzag (random)" in result.output
    assert records.read("x.marsbound.json").seats == ["person", "random", "random"]


def test_an_unknown_level_is_named(marsbound: Command) -> None:
    assert 'there is no bot "clever"; there are: random' in marsbound.refused(*GAME, "--level", "clever")
    assert list(Path().iterdir()) == []


def test_a_program_plays_and_its_faults_are_told(marsbound: Command) -> None:
    program = f'program:"{sys.executable}" -c "raise SystemExit(7)"'
    result = marsbound(*GAME, "--level", program, typed="1\nsave x\nquit\n")
    said = " ".join(result.output.split())
    assert "ended with exit code 7 without an answer. Its turn was played for it." in said
    assert records.read("x.marsbound.json").seats == ["person", program, program]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_faults_are_told_in_the_reader_s_language(marsbound: Command, my_bot: str, language: str) -> None:
    result = marsbound(*GAME, "--level", my_bot, "--lang", language, typed="1\nquit\n")
    said = " ".join(MARKS.sub("", result.output).split())
    told = MARKS.sub("", Texts(language).text("fault-impossible", choice='"x"', possible="…"))
    assert " ".join(told.partition("…")[0].split()) in said
    assert "which isn't possible" not in said


def test_bots_that_have_lost_their_weights_say_so_and_play(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameKit, "weights", property(lambda kit: Path("nowhere")))
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        result = marsbound(*GAME, "--level", "expert@5it", typed="1\nquit\n")
    missing = Path("nowhere", "red-planet-second-zones.bin")
    assert result.exit_code == 0
    assert result.stderr == (
        f"marsbound: {missing}: can't be read (No such file or directory); expected the weights of red-planet-second; "
        "bots play red-planet-second by points instead\n"
    )


@pytest.fixture
def my_bot(marsbound: Command) -> Iterator[str]:
    """A class in the folder one is in; it never answers what is possible."""
    source = "class MyBot:\n    def choose(self, view, question):\n        return 'x'\n"
    Path("stubborn_bot.py").write_text(source, "utf-8")
    path = list(sys.path)
    yield "python:stubborn_bot:MyBot"
    sys.path[:] = path
    sys.modules.pop("stubborn_bot", None)


def test_a_class_plays_and_its_faults_are_told(marsbound: Command, my_bot: str) -> None:
    result = marsbound(*GAME, "--level", my_bot, typed="1\nsave x\nquit\n")
    said = " ".join(result.output.split())
    assert f"Your opponents: MyBot 2, MyBot 3 ({my_bot})" in said
    assert "Its turn was played for it." in said
    assert records.read("x.marsbound.json").seats == ["person", my_bot, my_bot]


def test_a_record_imports_no_class(marsbound: Command, my_bot: str) -> None:
    saved(marsbound, "--level", my_bot)
    sys.modules.pop("stubborn_bot")
    said = marsbound.refused("play", "--resume", "x.marsbound.json")
    assert "at seat 2 plays an outside program, python:stubborn_bot:MyBot" in said
    assert "stubborn_bot" not in sys.modules


def test_a_record_starts_no_program(marsbound: Command) -> None:
    """It may come from anybody."""
    program = f'program:"{sys.executable}" -c "raise SystemExit(7)"'
    saved(marsbound, "--level", program)
    said = marsbound.refused("play", "--resume", "x.marsbound.json")
    assert "at seat 2 plays an outside program" in said
    assert "say with --level who plays against you" in said
    result = marsbound("play", "--resume", "x.marsbound.json", "--level", "random", typed="save\nquit\n")
    assert result.exit_code == 0
    assert records.read("x.marsbound.json").seats == ["person", "random", "random"]


def test_a_level_that_isn_t_here_is_named_when_a_game_is_gone_on_with(marsbound: Command) -> None:
    saved(marsbound)
    path = Path("x.marsbound.json")
    path.write_text(path.read_text("utf-8").replace(f'"{USUAL}"', '"random@5ms"'), "utf-8")
    assert "random doesn't search" in marsbound.refused("play", "--resume", "x.marsbound.json")
