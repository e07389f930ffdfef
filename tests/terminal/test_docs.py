"""What the reference says of notation, records and commands is so."""

import json
import re
from pathlib import Path

import click
import pytest

from marsbound import records
from marsbound.core.notation import answer_number, answer_text, position_text, set_position
from marsbound.core.script import BOOK
from marsbound.core.view import ONLOOKER
from marsbound.terminal.commands import main
from marsbound.terminal.inspector import COMMANDS
from tests.games.red_planet.kit import Scene, started
from tests.games.rocketmen.kit import RocketmenScene
from tests.terminal.conftest import Command

ROW = re.compile(r"^\| `([\w/-]+/\w+)` \| `([^`]+)` \| [^|]+ \|$", re.M)


@pytest.fixture
def reference(root: Path) -> Path:
    return root / "docs" / "reference"


def block(text: str, kind: str = "", after: str = "") -> str:
    """The first block of code of a kind, after some words."""
    found = re.search(rf"^```{kind}\n(.*?)^```$", text[text.index(after) :], re.M | re.S)
    assert found
    return found[1]


# Notation


@pytest.fixture
def examples(reference: Path) -> list[tuple[str, str]]:
    """Every line of a table of answers: the question's name and an answer."""
    return ROW.findall((reference / "notation.md").read_text("utf-8"))


def is_rocketmens(name: str) -> bool:
    return name.startswith("rocketmen/")


def test_every_example_of_an_answer_is_read_and_written(examples: list[tuple[str, str]]) -> None:
    red_planet, rocketmen = started(players=4).table, RocketmenScene().table
    assert len(examples) > 75
    for name, text in examples:
        line = BOOK.lines[BOOK.numbers[name]]
        table = rocketmen if is_rocketmens(name) else red_planet
        assert answer_text(table, line, answer_number(table, line, text)) == text, name


def test_every_question_of_rocketmen_has_an_example_and_every_deed_one(examples: list[tuple[str, str]]) -> None:
    """Nature's questions too.  A question that stands in several scripts is answered alike in all of them."""
    described = {(name.rpartition("/")[2], text.partition(":")[0]) for name, text in examples if is_rocketmens(name)}
    questions = {question for question, _ in described}
    for name, number in BOOK.numbers.items():
        line = BOOK.lines[number]
        if not is_rocketmens(name) or not (line.asks or line.nature):
            continue
        question = type(line).__name__
        assert question in questions, name
        for deed in line.domain.deed_kinds():
            assert (question, deed) in described, f"{name} {deed}"


def test_every_question_of_the_second_edition_has_an_example(examples: list[tuple[str, str]]) -> None:
    asked = {name.rpartition("/")[2] for name, _ in examples}
    for name, number in BOOK.numbers.items():
        line = BOOK.lines[number]
        own = type(line).__module__.startswith("marsbound.games.red_planet.")
        if line.asks and own and ".first." not in type(line).__module__ and not name.startswith("first/"):
            question = type(line).__name__
            assert question in asked or any(base.__name__ in asked for base in type(line).__mro__), name


def test_the_example_of_a_position_is_read_and_written(reference: Path) -> None:
    text = block((reference / "notation.md").read_text("utf-8")).strip()
    scene = Scene(players=3)
    set_position(scene.table, text, scene.game.fields)
    assert position_text(scene.table, scene.game.fields) == text
    picture = scene.game.picture(scene.game.view(scene.table, ONLOOKER))
    assert picture["docks"][0] == {
        "ship": "hellas-3",
        "capacity": 3,
        "launched": False,
        "printed": "hellas",
        "destination": "hellas",
        "tokens": [],
        "crew": [2, 0, 1],
    }
    assert picture["docks"][1]["destination"] == "phobos"
    assert (scene.question, scene.seat, scene.choices) == ("PlaceAnAstronaut", 2, ["d2"])


def test_the_example_of_a_position_of_rocketmen_is_read_and_written(reference: Path) -> None:
    text = block((reference / "notation.md").read_text("utf-8"), after="Rocketmen in the middle of a launch").strip()
    scene = RocketmenScene()
    set_position(scene.table, text, scene.game.fields)
    assert position_text(scene.table, scene.game.fields) == text
    picture = scene.game.picture(scene.game.view(scene.table, 0))
    first = picture["seats"][0]
    assert (first["plan"], first["pad"]) == ("satellite-a", {"base-a": 1, "small-boosters": 1})
    assert (first["hand"], picture["market"][:3]) == ({"hotel": 1, "mining": 1}, ["big-data", "backup", None])
    assert (picture["round"], picture["launch"]["to"], picture["launch"]["rocket"]) == (1, "earth", 1)
    assert (scene.question, scene.choices) == ("Fly", ["go-on"])


# Records


def test_the_example_of_a_record_can_be_played_again(reference: Path) -> None:
    Path("example.marsbound.json").write_text(block((reference / "records.md").read_text("utf-8"), "json"), "utf-8")
    record = records.read("example.marsbound.json")
    assert records.text_of(record) == Path("example.marsbound.json").read_text("utf-8")
    play = records.restored(record)
    asked = play.question(0)
    assert asked is not None
    assert asked.question == "PlaceTheDiscovery"


def test_what_python_users_are_told_of_records_runs(reference: Path) -> None:
    text = (reference / "records.md").read_text("utf-8")
    Path("game.marsbound.json").write_text(block(text, "json"), "utf-8")
    exec(compile(block(text, "python"), "records.md", "exec"), {"__name__": "page"})
    assert Path("copy.marsbound.json").read_text("utf-8") == Path("game.marsbound.json").read_text("utf-8")


def test_every_field_of_a_record_is_described(reference: Path) -> None:
    text = (reference / "records.md").read_text("utf-8")
    for field in json.loads(block(text, "json")):
        assert f"| `{field}` |" in text


# Commands


def commands() -> dict[str, click.Command]:
    """Every command with its name in full: "pack show"."""
    found: dict[str, click.Command] = {}
    context = click.Context(main)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        inner = command.commands if isinstance(command, click.Group) else None
        if inner is None:
            found[name] = command
        else:
            found |= {f"{name} {sub}": each for sub, each in inner.items()}
    return found


def test_every_command_and_option_is_described(reference: Path) -> None:
    text = (reference / "command-line.md").read_text("utf-8")
    for name, command in commands().items():
        assert f"marsbound {name}" in text
        section = text.partition(f"## marsbound {name.partition(' ')[0]}\n")[2].partition("\n## ")[0]
        for parameter in command.params:
            if isinstance(parameter, click.Option) and parameter.name != "language":
                assert parameter.opts[0] in section, f"{name} {parameter.opts[0]}"


def test_every_command_at_the_table_is_described(reference: Path) -> None:
    text = (reference / "command-line.md").read_text("utf-8")
    for name in COMMANDS:
        assert re.search(rf"^\| `{name}\b", text, re.M), name


def test_every_figure_is_described(reference: Path, marsbound: Command) -> None:
    text = (reference / "command-line.md").read_text("utf-8")
    figures = json.loads(marsbound("bench", "--seconds", "0.1", "--json").output)["figures"]
    simulated = json.loads(
        marsbound("simulate", "red-planet-second", "--players", "2", "--games", "1", "--json").output
    )
    for name in [*figures, *simulated, *simulated["seats"][0]]:
        assert f"`{name}`" in text, name


# The tutorial


def test_the_tutorial_s_screens_are_what_one_sees(root: Path, marsbound: Command) -> None:
    """The lines of its blocks, in their order; what stands behind a prompt is what is typed."""
    text = (root / "docs" / "tutorial" / "first-game.md").read_text("utf-8")
    arguments = re.search(r"marsbound (play red-planet-second [^\n]*--seed \d+)", text)
    assert arguments
    shown = [line for part in re.findall(r"^```text\n(.*?)^```$", text, re.M | re.S) for line in part.splitlines()]
    typed = [line.partition("(help): ")[2] for line in shown if "(help): " in line]
    assert len(typed) > 5
    output = marsbound(*arguments[1].split(), typed="\n".join([*typed, "quit", "no", ""])).output.splitlines()
    at = 0
    for line in shown:
        if line.strip() in ("", "…"):
            continue
        assert line in output[at:], f"{line!r} isn't on the screen after {output[at - 1]!r}"
        at = output.index(line, at) + 1
