"""What is searched: however it is written, and however somebody types it."""

import json
from pathlib import Path

import pytest

from marsbound.text.folded import folded, has_all, words_in

CASES = json.loads(Path(__file__).with_name("folded.json").read_text("utf-8"))
"""What is written and what is typed; the page's tests read them too."""


@pytest.mark.parametrize(("written", "typed"), CASES)
def test_letters_are_folded(written: str, typed: str) -> None:
    assert folded(written) == typed
    assert has_all(written, words_in(typed))
    assert not has_all(written, [*words_in(typed), "q"])
