"""The reference of the Python interfaces is what the docstrings say."""

from pathlib import Path

from marsbound.research.api_page import PAGE, page


def test_the_reference_is_up_to_date(root: Path) -> None:
    """`python -m marsbound.research.api_page` writes it."""
    assert (root / PAGE).read_text("utf-8") == page()


def test_all_that_is_offered_stands_there(root: Path) -> None:
    text = (root / PAGE).read_text("utf-8")
    for name in ("Batch", "State", "Workers", "batch", "layout", "Game", "Play", "View", "game", "load"):
        assert f"### {name}\n" in text
    assert "`legal(player: int | None=None) -> list[int]`" in text
    for shown in ("over: bool", "choices: list[str]", "position: str", "at(step: int, seed: int | None=None) -> Play"):
        assert f"- `{shown}`" in text, "properties, fields of dataclasses, what `load` gives"
    assert "- `choose(view: View, question: Question | None) -> str`: One of the question's choices" in text
