"""Labels: short enough for their buttons, and explained where one word doesn't say what it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from marsbound.text import LANGUAGES
from tests.text.messages import counted, entries, files, sentences, variables
from tests.text.terms import words_of

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
SHORT = 17  # letters that every button has room for
LONGER = 1.6  # how much longer than the English words a translation may be
TABS = ("rocketmen-heading-destinations", "rocketmen-zone-market", "web-rocketmen-rocket", "web-seats")
NARROW = (*TABS, "web-rocketmen-turn")  # four tabs share the width of a phone; whose turn it is stands beside the round
ROOM = 13  # letters
TRANSLATED = [language for language in LANGUAGES if language != "en"]

NAMES = {
    "aim-measure-": "what a mission or an objective counts",
    "card-": "printed on a card",
    "cast-": "names of bots",
    "character-": "printed on a card",
    "command-": "typed at the terminal",
    "comment-": "what a pack's file explains",
    "game-": "titles",
    "heading-": "above a part of the board at the terminal",
    "kind-": "kinds of resources",
    "level-": "how well a bot plays",
    "library-section-": "parts of a content pack, by their names",
    "option-": "options of a game; the description says what they do",
    "phase-": "parts of a game",
    "rocketmen-card-": "printed on a card",
    "rocketmen-kind-": "kinds of locations, printed on cards and on the board",
    "source-": "where points come from",
    "type-": "kinds of cards",
    "web-colour-": "colours",
    "zone-": "printed on the map",
}
"""One word is enough where the id begins like this: a family, and what it is."""


def label(language: str, name: str) -> str:
    return re.sub(r"\(\)|\s+", " ", words_of(language, name)).strip()


CHOSEN = re.compile(
    r"rocketmen-deed-[a-z-]+|web-nav-[a-z]+|web-(?:theme|pace|motion)-[a-z]+|online-clock-(?:none|live|days)"
    r"|online-kind-[a-z]+|level-(?:random|novice|heuristic|expert|master|champion)"
    r"|guide-reference-(?:characters|ships|cards|mars|score|pictures)"
)
"""On buttons, on links that look like some, and among values to choose from, by ids that the page puts together."""
AS_LONG = {("web-nav-packs", "it"): "the term has three words, and the navigation more than one line"}


def buttons() -> set[str]:
    """The messages that the page writes on its buttons."""
    found = {name for name in sentences("en") if CHOSEN.fullmatch(name)}
    for file in PAGE.rglob("*.svelte"):
        for button in re.finditer(
            r"<(ButtonLink|Button|button)\b(?:[^>]|=>)*>(.*?)</\1\s*>", file.read_text("utf-8"), re.DOTALL
        ):
            for call in re.finditer(r"\bt\(([^(){}]*)", button[2]):  # of two messages both: `t(a ? 'one' : 'other')`
                found |= set(re.findall(r"'([a-z][a-z0-9.-]+)'", call[1]))
    return {name for name in found & set(sentences("en")) if not counted("en", name)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_buttons_are_no_longer_than_their_budget(language: str) -> None:
    assert len(buttons()) > 120
    lengths = {name: (len(label(language, name)), len(label("en", name))) for name in buttons()}
    budgets = {name: max(SHORT, LONGER * english) for name, (_, english) in lengths.items()}
    over = {(name, language) for name, (ours, _) in lengths.items() if ours > budgets[name]}
    assert over == {each for each in AS_LONG if each[1] == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_narrow_labels_have_room_on_a_phone(language: str) -> None:
    assert [name for name in NARROW if len(label(language, name)) > ROOM] == []


def words_alone() -> Iterator[ast.Message]:
    """English labels of one word: a translator can't tell a noun from a verb, nor what an adjective belongs to."""
    for file in files("en"):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                names = [entry.id.name] if entry.value is not None else []
                names += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
                if any(is_a_word_alone(name) for name in names):
                    yield entry


def is_a_word_alone(name: str) -> bool:
    return len(re.findall(r"[A-Za-z']+", label("en", name))) == 1 and not variables("en", name)


def test_a_word_alone_has_a_comment_that_says_where_it_stands() -> None:
    lone = [message for message in words_alone() if not message.id.name.startswith(tuple(NAMES))]
    assert len(lone) > 80
    assert [message.id.name for message in lone if message.comment is None] == []


def test_every_family_of_names_is_there() -> None:
    assert [family for family in NAMES if not any(name.startswith(family) for name in sentences("en"))] == []
