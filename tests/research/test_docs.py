"""The page about research says what is so: every block of it is run."""

from pathlib import Path
from typing import Any

from tests.library.test_docs import BLOCK, talk

PAGE = "docs/reference/research.md"


def test_every_block_of_the_page_about_research_runs(root: Path) -> None:
    page = (root / PAGE).read_text("utf-8")
    names: dict[str, Any] = {}
    found = list(BLOCK.finditer(page))
    assert len(found) > 8
    for block in found:
        assert block[1] == "pycon", f"{PAGE}: a block of kind {block[1]!r} isn't run"
        talk(block[2], names, page.count("\n", 0, block.start()) + 1)
