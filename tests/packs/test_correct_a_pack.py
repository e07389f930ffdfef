"""The how-to on correcting a pack says what is so: every change is made, every command is typed."""

import shlex
from itertools import takewhile
from pathlib import Path

import pytest
from click.testing import CliRunner

from marsbound.games.packs import load, text_files
from marsbound.terminal.commands import main
from tests.pages import blocks

PAGE = "docs/how-to/correct-a-pack.md"


def change(pack: Path, lines: list[str]) -> None:
    """What a block shows as a difference; the lines before it are somewhere in the file, once."""
    before = "\n".join(line[1:] for line in lines if line[0] in " -") + "\n"
    after = "".join(line[1:] + "\n" for line in lines if line[0] in " +")
    text = pack.read_text("utf-8")
    assert text.count(before) == 1, before
    pack.write_text(text.replace(before, after), "utf-8")


def type_in(lines: list[str]) -> None:
    """Below a command stands all that it says, or nothing where that isn't the point."""
    while lines:
        command, *lines = lines
        told = list(takewhile(lambda line: not line.startswith("$ "), lines))
        lines = lines[len(told) :]
        done = CliRunner().invoke(main, shlex.split(command.removeprefix("$ marsbound ")))
        assert done.exception is None or isinstance(done.exception, SystemExit)
        mistakes = [line for line in told if line.startswith("my-box.toml: ") and ": note: " not in line]
        assert done.exit_code == (2 if mistakes else 0), done.output
        assert not told or done.output.splitlines() == told


def test_every_step_of_the_how_to_does_what_it_says(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("MARSBOUND_LANG", "en")
    for block in blocks(root, PAGE):
        lines = block.text.splitlines()
        if block.kind == "diff":
            change(Path("my-box.toml"), lines)
        elif block.kind == "console":
            type_in(lines)
        elif block.kind.startswith("ftl "):
            Path(block.kind.removeprefix("ftl ")).write_text(block.text, "utf-8")
        else:  # somebody at the keyboard
            assert block.text == "marsbound play red-planet-second --players 3 --pack my-box.toml\n"
    assert text_files(load("my-box.toml")).keys() == {"en"}
