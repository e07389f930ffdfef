"""Whatever is wrong with the input is named, on stderr, with exit code 2; nothing is lost."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Command

SECOND = "red-planet-second"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "Which game?"),
        (["play", "chess", "--players", "4"], f'there is no game "chess"; there are: {SECOND}'),
        (["play", SECOND], "How many play? Give --players, 2 to 6"),
        (["play", SECOND, "--players", "1"], f"{SECOND} is for 2 to 6 players, not 1"),
        (["play", SECOND, "--players", "7"], f"{SECOND} is for 2 to 6 players, not 7"),
        (["play", SECOND, "--players", "four"], "'four' is not a whole number"),
        (
            ["play", SECOND, "--players", "4", "--seat", "5"],
            "there is no seat 5; the seats count from 1 to 4",
        ),
        (["play", SECOND, "--players", "4", "--seat", "0"], "there is no seat 0"),
        (["play", SECOND, "--players", "4", "--seed", "lucky"], "'lucky' is not a whole number"),
        (["play", SECOND, "--players", "4", "--seed", "-1"], "-1 is not in the range"),
        (["play", SECOND, "--players", "4", "--seed", "9" * 30], "is not in the range"),
        (["play", SECOND, "--players", "4", "--lang", "de"], "no language de; there are en, pl, ru, he, it"),
        (["play", SECOND, "--players", "4", "--option", "speed=high"], f'{SECOND} has no option "speed"'),
        (["play", SECOND, "--players", "4", "--option", "speed"], '"speed" isn\'t of the form NAME=VALUE'),
        (
            ["play", "red-planet-first", "--players", "4", "--option", "short_ending=maybe"],
            'option short_ending can\'t be "maybe"; possible: no, yes',
        ),
        (
            ["play", "rocketmen", "--players", "3", "--option", "difficulty=hard"],
            "rocketmen: difficulty hard is for 1 player, not 3",
        ),
        (
            ["play", "red-planet-first", "--players", "4", *["--option", "short_ending=yes"] * 2],
            "short_ending is given twice",
        ),
        (["play", SECOND, "--players", "4", "--pack", "none.toml"], "none.toml: is neither a built-in pack nor a file"),
        (["play", SECOND, "--players", "4", "--pack", "red-planet-first"], "this pack is for red-planet-first"),
        (["play", "--resume", "none.json"], "none.json: can't be read (No such file or directory)"),
        (["play", SECOND, "--players", "4", "--fast"], "No such option"),
        (["simulate", "chess", "--players", "4", "--games", "1"], 'there is no game "chess"'),
        (["simulate", SECOND, "--games", "1"], "Missing option '--players'"),
        (["simulate", SECOND, "--players", "4", "--games", "0"], "0 is not in the range"),
        (["simulate", SECOND, "--players", "9", "--games", "1"], "2 to 6 players, not 9"),
        (["replay", "none.json"], "none.json: can't be read"),
        (["rules", "chess"], 'no game is called "chess"'),
        (["pack", "show", "chess"], "chess: is neither a built-in pack nor a file"),
        (["pack", "copy", "chess", "x.toml"], "chess: is neither"),
        (["bench", "--seconds", "0"], "0.0 is not in the range"),
        (["bench", "--game", "chess"], 'there is no game "chess"'),
        (["fly"], "No such command 'fly'"),
    ],
)
def test_it_is_named(arguments: list[str], message: str, marsbound: Command) -> None:
    assert message in " ".join(marsbound.refused(*arguments).split("\n"))
    assert list(Path().iterdir()) == []


def test_a_broken_pack_is_told_mistake_by_mistake(marsbound: Command) -> None:
    Path("broken.toml").write_text("[pack]\nname = 'x'\n", "utf-8")
    for arguments in (["play", SECOND, "--players", "4"], ["simulate", SECOND, "--players", "4", "--games", "1"]):
        said = marsbound.refused(*arguments, "--pack", "broken.toml").strip().splitlines()
        assert len(said) > 1
        assert all(line.startswith("broken.toml: ") for line in said)


def test_broken_words_of_a_pack_are_told(marsbound: Command) -> None:
    marsbound("pack", "copy", SECOND, "my-box.toml")
    Path("my-box.en.ftl").write_text("zone-hellas Hellas\n", "utf-8")
    said = marsbound.refused("play", SECOND, "--players", "4", "--pack", "my-box.toml")
    assert "my-box.en.ftl, line 1" in said


def test_the_language_may_come_from_the_environment(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARSBOUND_LANG", "pl")
    assert "druga edycja" in marsbound("games").output
    monkeypatch.setenv("MARSBOUND_LANG", "xx")
    assert "no language xx" in marsbound.refused("games")


@pytest.mark.parametrize("text", ["", "{", "null", '{"format": "marsbound-record-1"}'])
def test_a_broken_record_is_left_as_it_is(text: str, marsbound: Command) -> None:
    Path("x.marsbound.json").write_text(text, "utf-8")
    for command in ("replay", "play"):
        arguments = [command, "x.marsbound.json"] if command == "replay" else [command, "--resume", "x.marsbound.json"]
        assert "x.marsbound.json: isn't" in marsbound.refused(*arguments)
    assert Path("x.marsbound.json").read_text("utf-8") == text
