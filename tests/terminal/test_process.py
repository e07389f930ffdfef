"""The command as a process: on a terminal a whole game, on pipes whatever comes."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import marsbound
from marsbound import records
from marsbound.core.chance import Generator
from marsbound.text import Texts
from tests.terminal.processes import Terminal, call, numbers

SAVED = re.compile(r"red-planet-second-[\d-]+\.marsbound\.json")


def play_on(terminal: Terminal, language: str, plain: bool) -> str:
    """Type numbers until the game is over; what was said last."""
    over = Texts(language).text("prompt-over")
    chance = Generator(1)
    said = terminal.read()
    while over not in said:
        found = numbers(said)
        assert found, f"no numbers in:\n{said}"
        said = terminal.type(found[chance.below(len(found))])
    return said


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("he", False), ("en", True), ("he", True)])
def test_a_whole_game_on_a_terminal(language: str, plain: bool) -> None:
    options = ["--plain"] if plain else []
    arguments = ("play", "red-planet-second", "--players", "3", "--level", "random", "--seed", "5", *options)
    with Terminal(*arguments, language=language) as terminal:
        said = play_on(terminal, language, plain)
        texts = Texts(language)
        assert texts.text("heading-score") in said
        assert (b"\x1b[" in terminal.raw) != plain
        terminal.type("save done")
        assert texts.text("message-goodbye") in terminal.type("")
        assert terminal.process.returncode == 0
    record = records.read("done.marsbound.json")
    assert record.result is not None
    assert records.restored(record).over


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ending_the_program_saves_the_game(number: signal.Signals) -> None:
    with Terminal("play", "red-planet-second", "--players", "3", "--level", "random", "--seed", "5") as terminal:
        terminal.read()
        terminal.type("1")
        said = terminal.send(number)
        assert terminal.process.returncode == 0
    saved = next(Path().iterdir())
    assert f"Saved to {saved.name}." in said
    assert records.restored(records.read(saved)).asked_players()


def test_a_terminal_that_is_gone_is_no_reason_to_lose_a_game() -> None:
    with Terminal("play", "red-planet-second", "--players", "3", "--level", "random", "--seed", "5") as terminal:
        terminal.read()
        terminal.type("1")
        terminal.close_window()
    saved = next(Path().iterdir())
    assert SAVED.fullmatch(saved.name)
    assert records.restored(records.read(saved)).asked_players()


def test_on_pipes_there_are_no_colours_and_what_is_typed_is_shown() -> None:
    done = call(
        "play", "red-planet-second", "--players", "3", "--level", "random", "--seed", "5", typed="1\n9\nquit\nno\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Choose a number, or type a command (help): 9\n" in done.stdout
    assert list(Path().iterdir()) == []


def test_the_same_seed_and_answers_give_the_same_screen() -> None:
    arguments = ("play", "red-planet-second", "--players", "4", "--level", "random", "--seed", "6", "--plain")
    one, other = (call(*arguments, typed="1\n9\n1\nquit\nno\n") for _ in range(2))
    assert one.stdout == other.stdout
    assert "Round 2 begins." in one.stdout


def test_input_that_is_no_text_changes_nothing() -> None:
    done = call("play", "red-planet-second", "--players", "3", typed=b"\xff\xfe\x00\x80\n\x1b[A\n1\nquit\nno\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_no_input_at_all_leaves_the_dealt_game_in_a_file() -> None:
    done = call("play", "red-planet-second", "--players", "3")
    assert done.returncode == 0
    found = SAVED.search(done.stdout)
    assert found
    assert records.read(found[0]).seats == ["person", "heuristic", "heuristic"]


def test_the_module_is_the_command() -> None:
    assert call("--version").stdout.startswith("marsbound ")
    assert "simulate" in call("--help").stdout


def test_the_version_is_told_without_reading_anything_else() -> None:
    """Programs ask for it often."""
    code = (
        "import sys; sys.argv[1:] = ['--version']; from marsbound.__main__ import main; main();"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == f"marsbound {marsbound.__version__}\n"
    assert set(done.stderr.split()) & {"babel", "click", "fluent", "msgspec", "sqlalchemy"} == set()
    assert "marsbound" in done.stderr.split()


@pytest.mark.parametrize("arguments", [("play", "chess"), ("replay", "none.json"), ("pack", "show", "none.toml")])
def test_bad_input_has_exit_code_2_and_no_traceback(arguments: tuple[str, ...]) -> None:
    done = call(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr
    assert "Traceback" not in done.stderr
