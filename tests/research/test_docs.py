"""The page about research says what is so: every block of it is run."""

from pathlib import Path

import pytest

from tests.pages import blocks, run_page

PAGE = "docs/reference/research.md"


def test_every_block_of_the_page_about_research_runs(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(root, PAGE)
    assert len(blocks(root, PAGE)) > 8
