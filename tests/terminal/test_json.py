"""What commands say to programs: the same facts as to people, in the shapes that the reference describes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from marsbound.bots import LEVELS
from marsbound.games.packs import builtin, packs
from marsbound.games.registry import games
from marsbound.ledger import ledger
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command

OTHERS = ("counts", "events", "options", "pack", "pedigrees", "picture")


def told(marsbound: Command, *arguments: str, code: int = 0) -> Any:
    done = marsbound(*arguments, "--json")
    assert done.exit_code == code, done.output
    return json.loads(done.stdout)


def fields(value: Any) -> set[str]:
    """The names of all fields, in whatever depth."""
    if isinstance(value, dict):
        return set(value).union(*map(fields, value.values()))
    return set().union(*map(fields, value)) if isinstance(value, list) else set()


@pytest.fixture
def recorded(marsbound: Command) -> str:
    """A game of bots, to its end."""
    play = ("arena", "red-planet-second", "--players", "2", "--bots", "random,random", "--games", "1", "--seed", "3")
    assert marsbound(*play, "--records", "records").exit_code == 0
    return str(next(Path("records").iterdir()))


def test_games(marsbound: Command) -> None:
    found = {each["game"]: each for each in told(marsbound, "games")}
    assert list(found) == list(games())
    for name, game in games().items():
        assert (found[name]["fewest_players"], found[name]["most_players"]) == (game.fewest, game.most)
        options = {each["name"]: each for each in found[name]["options"]}
        assert {option.name: option.values for option in game.options} == {
            name: each["values"] for name, each in options.items()
        }
        assert all(each["default"] == each["values"][0] for each in options.values())


def test_bots(marsbound: Command) -> None:
    found = {each["bot"]: each for each in told(marsbound, "bots")}
    assert list(found)[: len(LEVELS)] == list(LEVELS)
    assert found["master"]["milliseconds"] == 1000
    assert found["novice"]["milliseconds"] is None


@pytest.mark.parametrize(
    ("what", "ids"),
    [((), [line.id for line in ledger("rocketmen").lines]), (("l",), None), (("L3",), ["L3"])],
    ids=["all", "section", "rule"],
)
def test_rules(what: tuple[str, ...], ids: list[str] | None, marsbound: Command) -> None:
    book = told(marsbound, "rules", "rocketmen", *what)
    rules = [rule for section in book["sections"] for rule in section["rules"]]
    assert [rule["id"] for rule in rules] == (ids or [line.id for line in ledger("rocketmen").section("L").lines])
    assert rules[0]["text"] == ledger("rocketmen").line(rules[0]["id"]).text


def test_the_difference_of_two_editions(marsbound: Command) -> None:
    found = told(marsbound, "rules", "diff", "red-planet-first", "red-planet-second")
    kinds = {rule["kind"] for rule in found["rules"]}
    assert kinds == {"same", "changed", "only here"}
    only = [rule for rule in found["rules"] if rule["kind"] == "only here"]
    assert all((rule["first"] is None) == bool(rule["second"]) for rule in only)
    zones = next(each for each in found["content"] if each["section"] == "zone")
    assert "phobos" in zones["only_second"]
    # two games that nobody has compared
    assert marsbound("rules", "diff", "rocketmen", "red-planet-first", "--json").exit_code == 2


def test_packs(marsbound: Command) -> None:
    found = told(marsbound, "pack", "list")
    assert {each["name"]: each["hash"] for each in found} == {name: pack.hash for name, pack in packs().items()}
    shown = told(marsbound, "pack", "show", "rocketmen")
    assert shown["counts"] == found[[each["name"] for each in found].index("rocketmen")]["counts"]
    assert len(shown["entries"]) == sum(map(len, builtin("rocketmen").sections.values()))
    one = told(marsbound, "pack", "show", "red-planet-second", "--section", "ship")
    assert {entry["section"] for entry in one["entries"]} == {"ship"}


def test_a_pack_that_is_checked(marsbound: Command) -> None:
    assert marsbound("pack", "copy", "red-planet-second", "mine.toml").exit_code == 0
    fine = told(marsbound, "pack", "check", "mine.toml")
    assert fine["pack"]["name"] == "mine"
    assert [each for each in fine["found"] if each["severity"] == "mistake"] == []

    text = Path("mine.toml").read_text("utf-8")
    Path("mine.toml").write_text(re.sub(r"^capacity = \d", "capacity = 99", text, count=1, flags=re.M), "utf-8")
    wrong = told(marsbound, "pack", "check", "mine.toml", code=2)
    assert wrong["pack"] is None
    [mistake] = [each for each in wrong["found"] if each["severity"] == "mistake"]
    assert "99" in mistake["what"]


def test_a_replay(marsbound: Command, recorded: str) -> None:
    whole = told(marsbound, "replay", recorded)
    assert (whole["game"], whole["step"], whole["waited_for"]) == ("red-planet-second", whole["steps"], [])
    assert whole["seen_by"] == "everything"
    assert sorted(whole["result"]) == ["totals", "winners"]
    facts = [event["fact"] for event in whole["events"]]
    assert "character-called" in facts

    middle = told(marsbound, "replay", recorded, "--step", "20", "--seat", "2")
    assert (middle["step"], middle["seen_by"], middle["result"]) == (20, 1, None)
    assert {event["step"] for event in middle["events"]} <= {20}
    assert middle["picture"] != whole["picture"]
    # all secrets of a position in the middle, since the game is over
    assert told(marsbound, "replay", recorded, "--step", "20")["seen_by"] == "everything"


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_the_same_in_every_language(language: str, marsbound: Command) -> None:
    for command in (("games",), ("bots",), ("rules", "rocketmen", "L3")):
        assert fields(told(marsbound, *command, "--lang", language)) == fields(told(marsbound, *command))


def test_every_field_is_described(root: Path, marsbound: Command, recorded: str) -> None:
    text = (root / "docs" / "reference" / "command-line.md").read_text("utf-8")
    marsbound("pack", "copy", "red-planet-second", "mine.toml")
    commands = (
        ("games",),
        ("bots",),
        ("rules", "rocketmen", "L3"),
        ("pack", "list"),
        ("pack", "check", "mine.toml"),
        ("replay", recorded),
    )
    for arguments in commands:
        section = text.partition(f"## marsbound {arguments[0]}\n")[2].partition("\n## ")[0]
        found = told(marsbound, *arguments)
        for each in found if isinstance(found, list) else [found]:
            # what is below these is described elsewhere
            named = {name: value for name, value in each.items() if name not in OTHERS}
            for name in {*each, *fields(named)}:
                assert f"`{name}`" in section, f"{arguments}: {name}"
