"""A game that only its own folder knows is played everywhere: an entry point is all that brings it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbound.core.chance import Generator
from marsbound.text import LANGUAGES, Texts
from tests.games.toy.bringing import brought
from tests.server.kit import Seat, Server
from tests.terminal.processes import Terminal, call, numbers

Paths = tuple[str, ...]


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    return brought(tmp_path_factory.mktemp("brought"))


@pytest.fixture(scope="module")
def server(paths: Paths, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    made = Server(str(folder / "server.db"), folder)
    made.paths = paths
    with made as running:
        yield running


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def said(paths: Paths, *arguments: str) -> str:
    done = call(*arguments, paths=paths)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def test_nobody_knows_it_without_the_entry_point() -> None:
    assert 'there is no game "toy"' in call("simulate", "toy", "--players", "2", "--games", "1").stderr


def test_its_name_its_rules_and_its_box_can_be_read(paths: Paths) -> None:
    assert "Pebbles (2 to 4 players)" in said(paths, "games")
    assert "You take it from the row." in said(paths, "rules", "toy", "T2")
    assert "P5  Every finger costs a point." in said(paths, "rules", "toy")
    assert "obsidian" in said(paths, "pack", "show", "toy")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_it_has_no_words_for_is_told_in_english(paths: Paths, language: str) -> None:
    told = said(paths, "games", "--lang", language)
    assert "Pebbles" in told
    assert Texts(language).text("game-unofficial")[:30] in told


def play_on(terminal: Terminal, language: str) -> str:
    """Type numbers until the game is over; all that was said on the way."""
    over = Texts(language).text("prompt-over")
    chance = Generator(1)
    heard = last = terminal.read()
    while over not in last:
        found = numbers(last)
        assert found, f"no numbers in:\n{last}"
        last = terminal.type(found[chance.below(len(found))])
        heard += last
    return heard


@pytest.mark.parametrize(("language", "plain"), [("en", False), ("en", True), ("he", False), ("pl", True)])
def test_it_is_played_to_its_end_at_the_terminal(paths: Paths, language: str, plain: bool) -> None:
    options = ["--plain"] if plain else []
    arguments = ("play", "toy", "--players", "3", "--level", "heuristic", "--seed", "5", *options)
    with Terminal(*arguments, language=language, paths=paths) as terminal:
        heard = play_on(terminal, language)
        texts = Texts(language)
        assert texts.text("heading-score") in heard
        assert "the keepsake is" in heard
        assert "swap the keepsake?" in heard, "a question without a text is asked by its name"
        terminal.type("save done")
        assert texts.text("message-goodbye") in terminal.type("")
    record = json.loads(Path("done.marsbound.json").read_text("utf-8"))
    assert record["game"] == "toy"
    assert len(record["result"]["totals"]) == 3
    assert "the keepsake is" in said(paths, "replay", "done.marsbound.json", "--seat", "1")


def test_the_terminal_says_what_is_refused_and_by_which_rule(paths: Paths) -> None:
    typed = "2\nwhy\nagate\nhint\nundo\n"
    done = call("play", "toy", "--players", "2", "--level", "random", "--seed", "5", typed=typed, paths=paths)
    assert done.returncode == 0, done.stderr
    assert "(rule T2)" in done.stdout.replace("Rule", "rule")
    assert "not there" in done.stdout


def test_bots_that_know_nothing_about_it_play_it_in_the_arena(paths: Paths) -> None:
    bots = "random,novice,heuristic,expert@20it"
    wanted = ("--players", "4", "--bots", bots, "--games", "24", "--seed", "3", "--jobs", "2", "--json", "all.jsonl")
    told = said(paths, "arena", "toy", *wanted)
    assert "Pebbles" in told
    assert all(bot in told for bot in bots.split(","))
    assert len(Path("all.jsonl").read_text("utf-8").splitlines()) >= 24


@pytest.mark.parametrize("level", ["random", "novice", "heuristic", "expert@20it"])
def test_bots_play_the_same_on_the_compiled_machine_and_on_the_interpreted_one(
    paths: Paths, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("simulate", "toy", "--players", "3", "--games", "3", "--level", level, "--seed", "9", "--json")
    compiled = json.loads(said(paths, *arguments))
    monkeypatch.setenv("MARSBOUND_INTERPRETED", "1")
    interpreted = json.loads(said(paths, *arguments))
    assert compiled["games"] == 3
    assert interpreted | {"games_per_second": 0} == compiled | {"games_per_second": 0}


def test_its_option_can_be_chosen(paths: Paths) -> None:
    both = ("simulate", "toy", "--players", "2", "--games", "2", "--seed", "9", "--json", "--option")
    assert said(paths, *both, "rounds=1") != said(paths, *both, "rounds=2")
    assert "possible: 2, 1" in call(*both, "rounds=7", paths=paths).stderr


def test_it_is_played_on_the_server_and_watched_again(server: Server) -> None:
    ada = server.person()
    opened = ada.open("toy", "me", "heuristic", "expert", options={"rounds": "1"})
    id = opened["table"]["id"]

    async def play() -> Seat:
        async with ada.at(id) as seat:
            await seat.until("news", eye=0)
            first = seat.positions[0]
            assert first["picture"]["seats"][1]["keepsake"] == "hidden"
            assert first["question"]["together"]
            hint = await seat.ask("ask-hint", player=0, version=first["version"])
            assert hint["type"] == "hint", hint
            assert hint["hint"]["choice"] in first["question"]["choices"]
            await seat.play_on()
            return seat

    seat = asyncio.run(play())
    assert "thinking-failed" not in server.log
    assert len(seat.table["outcome"]["totals"]) == 3
    assert seat.positions[0]["picture"]["seats"][1]["keepsake"] != "hidden"
    frames = ada.get(f"/api/v1/replays/{id}/frames?eye=-3")["frames"]
    assert frames[-1]["position"]["over"]
    assert any(event["fact"] == "pebble-taken" for frame in frames for event in frame["events"])
    record = ada.get(f"/api/v1/tables/{id}/record")
    uploaded = ada.post("/api/v1/replays", record)
    assert uploaded["outcome"]["totals"] == seat.table["outcome"]["totals"]


def test_the_server_tells_what_is_refused_and_by_which_rule(server: Server) -> None:
    ada = server.person()
    id = ada.open("toy", "me", "random")["table"]["id"]

    async def look() -> list[dict[str, object]]:
        async with ada.at(id) as seat:
            await seat.play_on(steps=1)
            while not seat.asked():
                await seat.receive()
            refused: list[dict[str, object]] = seat.positions[0]["question"]["refused"]
            return refused

    assert [(one["reason"], one["rule"]) for one in asyncio.run(look())] == [("not-there", "T2")]
