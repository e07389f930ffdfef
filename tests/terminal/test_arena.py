"""marsbound arena at the command line: tables, files, and what is said when something is wrong."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from marsbound import records
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command
from tests.terminal.processes import PATIENCE, environment

SECOND = "red-planet-second"
ARENA = ("arena", SECOND, "--players", "3", "--bots", "random")


def test_people_get_a_table(marsbound: Command) -> None:
    result = marsbound(*ARENA, "--games", "6", "--seed", "1")
    assert result.exit_code == 0
    for part in (
        "bots against bots, players: 3",
        "Games: 6. Deals: 6. Seed: 1.",
        "33.3%",
        "random",
        "Decisions per game",
    ):
        assert part in result.output
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read_in_every_language(language: str, marsbound: Command) -> None:
    result = marsbound(*ARENA, "--games", "2", "--seed", "1", "--lang", language)
    assert result.exit_code == 0
    assert "random" in result.output


def test_games_are_kept_and_the_same_command_goes_on(marsbound: Command) -> None:
    first = marsbound(*ARENA, "--games", "3", "--seed", "8", "--json", "x.jsonl")
    assert "Played before" not in first.output
    again = marsbound(*ARENA, "--games", "5", "--json", "x.jsonl")
    assert "Played before: 3 of 5 games." in again.output
    assert "Games: 5. Deals: 5. Seed: 8." in again.output
    set_up, *games = [json.loads(line) for line in Path("x.jsonl").read_text("utf-8").splitlines()]
    assert set_up["line_ups"] == [["random"] * 3]
    assert [game["deal"] for game in games] == [0, 1, 2, 3, 4]
    fewer = marsbound(*ARENA, "--games", "2", "--json", "x.jsonl")
    assert "Games: 2." in fewer.output


def test_a_report_and_records_are_written(marsbound: Command) -> None:
    result = marsbound(*ARENA, "--games", "2", "--seed", "1", "--report", "x.html", "--records", "deep/records")
    assert "The report is in x.html." in result.output
    assert Path("x.html").read_text("utf-8").startswith("<!doctype html>")
    names = sorted(path.name for path in Path("deep/records").iterdir())
    assert names == ["1-1-1.marsbound.json", "1-2-1.marsbound.json"]
    assert records.restored(records.read(Path("deep/records") / names[0])).over


def test_a_program_that_fails_is_in_the_table_and_in_the_report(marsbound: Command) -> None:
    program = f'program:"{sys.executable}" -c "raise SystemExit(7)"'
    arguments = (
        "arena",
        SECOND,
        "--players",
        "2",
        "--bots",
        "random",
        "--bots",
        program,
        "--games",
        "2",
        "--seed",
        "3",
    )
    result = marsbound(*arguments, "--report", "x.html")
    assert result.exit_code == 0
    said = " ".join(result.output.split())
    assert "Turns that a bot did not play itself:" in said
    assert "ended with exit code 7 without an answer" in said
    assert "isn't started again after 3 restarts" in said
    assert "ended with exit code 7" in Path("x.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess", "--players", "4", "--bots", "random", "--games", "1"], 'there is no game "chess"'),
        (["arena", SECOND, "--players", "9", "--bots", "random", "--games", "1"], "2 to 6 players, not 9"),
        (["arena", SECOND, "--players", "4", "--bots", "clever", "--games", "1"], 'there is no bot "clever"'),
        (["arena", SECOND, "--players", "4", "--bots", ",", "--games", "1"], "no bots are named"),
        (["arena", SECOND, "--players", "4", "--games", "1"], "Missing option '--bots'"),
        ([*ARENA, "--games", "0"], "0 is not in the range"),
        ([*ARENA, "--games", "1", "--jobs", "0"], "0 is not in the range"),
        ([*ARENA, "--games", "1", "--cross"], "a cross table needs two bots or more"),
        ([*ARENA, "--games", "1", "--option", "speed=high"], 'has no option "speed"'),
        ([*ARENA, "--games", "1", "--pack", "red-planet-first"], "this pack is for red-planet-first"),
        ([*ARENA, "--games", "1", "--json", "none/x.jsonl"], "none/x.jsonl: can't be read and written"),
        ([*ARENA, "--games", "1", "--report", "none/x.html"], "there is no folder none to write a report to"),
    ],
)
def test_what_is_wrong_is_named(arguments: list[str], said: str, marsbound: Command) -> None:
    assert said in " ".join(marsbound.refused(*arguments).split())
    assert list(Path().iterdir()) == []


def test_without_ray_it_is_said_what_to_install(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "marsbound.arena.ray_workers", raising=False)
    said = marsbound.refused(*ARENA, "--games", "1", "--json", "x.jsonl", "--records", "records", "--ray", "auto")
    assert "ray isn't installed" in said
    assert "marsbound[ray]" in said
    assert list(Path().iterdir()) == []


def test_a_record_that_can_t_be_kept_is_named(marsbound: Command) -> None:
    Path("records").mkdir()
    Path("records", "1-1-1.marsbound.json").mkdir()
    said = marsbound.refused(*ARENA, "--games", "1", "--seed", "1", "--records", "records", "--json", "x.jsonl")
    assert "1-1-1.marsbound.json" in said
    assert lines("x.jsonl") == 1  # it will be played again


def test_results_of_another_set_up_are_refused(marsbound: Command) -> None:
    marsbound(*ARENA, "--games", "1", "--seed", "1", "--json", "x.jsonl")
    said = marsbound.refused(*ARENA, "--games", "1", "--seed", "2", "--json", "x.jsonl")
    assert "x.jsonl has results of another set-up: seed: 1 ≠ 2" in said


def test_the_bots_are_listed(marsbound: Command) -> None:
    said = marsbound("bots").output
    assert said.startswith("random\n")
    assert "program:COMMAND" in said
    assert "python:MODULE:CLASS" in said


def test_simulated_games_may_be_between_bots(marsbound: Command) -> None:
    result = marsbound(
        "simulate", SECOND, "--players", "3", "--games", "2", "--level", "random", "--json", "--seed", "1"
    )
    assert json.loads(result.output)["level"] == "random"
    assert 'there is no bot "clever"' in marsbound.refused(
        "simulate", SECOND, "--players", "3", "--games", "2", "--level", "clever"
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_and_the_same_command_goes_on(jobs: str, marsbound: Command) -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "marsbound",
            *ARENA,
            "--games",
            "100000",
            "--seed",
            "4",
            "--jobs",
            jobs,
            "--json",
            "x.jsonl",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    given_up = monotonic() + PATIENCE
    while monotonic() < given_up and lines("x.jsonl") < 5:
        sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors == b""
    assert b"of 100000 games have been played." in said
    assert b"The same command goes on from here: the games are in x.jsonl." in said
    played = lines("x.jsonl") - 1
    assert f"Games: {played}." in said.decode()
    again = marsbound(*ARENA, "--games", str(played + 1), "--json", "x.jsonl")
    assert f"Played before: {played} of {played + 1} games." in again.output or jobs == "2"
    assert f"Games: {played + 1}." in again.output


def lines(name: str) -> int:
    return Path(name).read_bytes().count(b"\n") if Path(name).exists() else 0


def test_a_class_of_ones_own_plays_on_several_processes(marsbound: Command) -> None:
    Path("own_bot.py").write_text(
        "class Own:\n    def choose(self, view, question):\n        return question.choices[-1]\n", "utf-8"
    )
    path = list(sys.path)
    try:
        result = marsbound(
            "arena", "rocketmen", "--players", "2", "--bots", "python:own_bot:Own,random", "--games", "4", "--jobs", "2"
        )
    finally:
        sys.path[:] = path
        sys.modules.pop("own_bot", None)
    assert result.exit_code == 0
    assert "python:own_bot:Own" in result.output
    assert "Its turn" not in result.output
