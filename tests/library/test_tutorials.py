"""The tutorials say what is so: every block of them is run."""

import sys
from pathlib import Path

import pytest

from tests.pages import blocks, run_page


@pytest.mark.parametrize("page", ["write-a-bot", "first-environment"])
def test_every_block_of_a_tutorial_runs(page: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    path = f"docs/tutorial/{page}.md"
    run_page(root, path)
    assert len(blocks(root, path)) >= 5
    for module in ("first_bot", "tries_bot"):
        sys.modules.pop(module, None)
