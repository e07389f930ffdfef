"""The page for Python users says what is so: every block of it is run."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

PAGE = "docs/how-to/python.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


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
        else:
            assert kind == "python", f"{PAGE}, line {line}: a block of kind {kind!r} isn't run"
            exec(compile("\n" * line + text, PAGE, "exec"), names)
    assert len(found) > 8
    assert sum(names["won"].values()) >= 20
