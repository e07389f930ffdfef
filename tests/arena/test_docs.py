"""What the guides to the arena tell to type works as it is written, with fewer games."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from marsbound.terminal.commands import main
from tests.pages import blocks

PAGE = "docs/how-to/arena.md"
FEW = {"--games": "3", "--jobs": "1"}


def commands(root: Path, page: str) -> list[list[str]]:
    """The lines of blocks that are the arena's, apart."""
    lines = [line for block in blocks(root, page) if not block.kind for line in block.text.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith("marsbound arena ")]


def shortened(command: list[str], root: Path) -> list[str]:
    """Fewer games, searches that take less; what is named as a file of ours lies elsewhere."""
    found = list(command[1:])
    for at, word in enumerate(found):
        if word in ("--games", "--jobs"):
            found[at + 1] = FEW[word]
        found[at] = found[at].replace("2000it", "20it")
        if word.startswith("program:python3 "):
            found[at] = f"program:{sys.executable} {root / word.rpartition(' ')[2]}"
    return found


def test_there_are_commands_to_try(root: Path) -> None:
    assert len(commands(root, PAGE)) == 4
    assert all("--games" in command for command in commands(root, PAGE))


@pytest.mark.parametrize("number", range(4))
def test_every_command_of_the_guide_to_the_arena_plays(
    number: int, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = shortened(commands(root, PAGE)[number], root)
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "isn't possible" not in done.output
    assert "raised" not in done.output
    for option in ("--json", "--report"):
        if option in arguments:
            written = Path(arguments[arguments.index(option) + 1]).read_text("utf-8")
            assert written.startswith("<!doctype html>" if option == "--report" else "{")
            assert option == "--report" or json.loads(written.splitlines()[0])


def test_records_are_named_as_the_guide_says(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`marsbound replay DIR/1-7-2.marsbound.json`: line-up, deal, rotation."""
    text = (root / PAGE).read_text("utf-8")
    assert "`marsbound replay DIR/1-7-2.marsbound.json`" in text
    monkeypatch.chdir(tmp_path)
    bots = ["--players", "3", "--bots", "novice,random", "--games", "21"]  # three seats, seven deals
    assert CliRunner().invoke(main, ["arena", "red-planet-first", *bots, "--records", "DIR"]).exit_code == 0
    done = CliRunner().invoke(main, ["replay", "DIR/1-7-2.marsbound.json", "--plain"])
    assert done.exit_code == 0, done.output
