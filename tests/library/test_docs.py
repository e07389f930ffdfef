"""The page for Python users says what is so: every block of it is run."""

import doctest
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from marsbound.terminal.commands import main

PAGE = "docs/how-to/python.md"
BLOCK = re.compile(r"^```([\w. ]*)\n(.*?)^```$", re.M | re.S)


def blocks(root: Path) -> list[tuple[str, str, int]]:
    """Kind, text and line of each."""
    page = (root / PAGE).read_text("utf-8")
    return [(found[1], found[2], page.count("\n", 0, found.start()) + 1) for found in BLOCK.finditer(page)]


def talk(text: str, names: dict[str, Any], line: int) -> None:
    """A conversation with Python, which must go as it is written."""
    test = doctest.DocTestParser().get_doctest(text, names, PAGE, PAGE, line)
    test.globs = names  # else what is named here would be gone in the next block
    heard: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=heard.append, clear_globs=False)
    assert not runner.failures, "".join(heard)


def type_in(text: str) -> None:
    """What is typed at a terminal, line by line; nothing may go wrong, for a bot that fails neither."""
    for line in text.splitlines():
        assert line.startswith("$ marsbound "), line
        done = CliRunner().invoke(main, shlex.split(line.removeprefix("$ marsbound ")))
        assert done.exit_code == 0, done.output
        assert "isn't possible" not in done.output
        assert "raised" not in done.output


def test_every_block_of_the_page_for_python_users_runs(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    names: dict[str, Any] = {}
    found = blocks(root)
    for kind, text, line in found:
        if kind == "pycon":
            talk(text, names, line)
        elif kind == "console":
            type_in(text)
        elif kind.startswith("python "):
            Path(kind.removeprefix("python ")).write_text(text, "utf-8")
        else:
            assert kind == "python", f"{PAGE}, line {line}: a block of kind {kind!r} isn't run"
            exec(compile("\n" * line + text, PAGE, "exec"), names)
    assert {kind for kind, _, _ in found} == {"console", "pycon", "python", "python my_bot.py"}
    assert sum(names["won"].values()) >= 20
    sys.modules.pop("my_bot")
