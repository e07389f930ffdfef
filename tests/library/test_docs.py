"""The page for Python users says what is so: every block of it is run."""

import sys
from pathlib import Path

import pytest

from tests.pages import blocks, run_page

PAGE = "docs/how-to/python.md"


def test_every_block_of_the_page_for_python_users_runs(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    names = run_page(root, PAGE)
    assert {block.kind for block in blocks(root, PAGE)} == {"console", "pycon", "python", "python my_bot.py"}
    assert sum(names["won"].values()) >= 20
    sys.modules.pop("my_bot")
