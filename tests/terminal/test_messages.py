"""The terminal says what its message file has, all of it and nothing else."""

import re
from pathlib import Path

import pytest

from marsbound import terminal
from marsbound.core.script import BOOK
from marsbound.games.red_planet.terminal.renderer import REMEMBERED
from marsbound.games.registry import kits
from marsbound.terminal.inspector import COMMANDS
from marsbound.terminal.renderer import kebab
from marsbound.text import LANGUAGES
from tests.text.messages import file_of, names_in, texts, variables

OF_GAMES = ("terminal", "rules")  # rules say where an option comes from
FOLDERS = [Path(terminal.__file__).parent, *(kit.folder / part for kit in kits().values() for part in OF_GAMES)]
SOURCES = "\n".join(path.read_text("utf-8") for folder in FOLDERS for path in sorted(folder.rglob("*.py")))
# Messages whose names are put together: the part that stands in the source, and what else it is made of
COMPOSED = {
    "command-": set(COMMANDS),
    "board-": {"inner", "outer", "moon"},
    "track-": {"production", "reveal", "final"},
    "undo-refused-": {"other-seat", "nature", "revealed"},
    "simulate-": {"seat", "average", "wins", "rate", "shared"},
    "bench-": {
        "games-per-second",
        "decisions-per-second",
        "driven-decisions-per-second",
        "clone-us",
        "store-us",
        "load-us",
        "view-us",
        "world-us",
        "search-iterations-per-second",
        "listening-cost",
        "batch-steps-per-second",
        "batch-legal-steps-per-second",
        "openspiel-goofspiel",
        "pettingzoo-connect-four",
        "pettingzoo-tictactoe",
        "pgx-connect-four",
        "catanatron",
        "own-pettingzoo",
        "own-openspiel",
    },
    "selfplay-": {"games", "decisions", "shards"},
}


OF_ROCKETMEN = {"column-rockets", "command-cards", "command-map", "command-rule"}
"""Its own that are put together from what is typed, and from the fields of the pack."""


def messages() -> set[str]:
    parts = ("terminal", "red-planet.terminal", "rocketmen.terminal")
    return {name for part in parts for name in names_in(file_of(part)) if "." not in name}


def test_every_message_is_said_somewhere() -> None:
    composed = {prefix + rest for prefix, parts in COMPOSED.items() for rest in parts}
    assert composed <= messages()
    left = messages() - composed
    asked = {name for name in left if f'"{name}"' in SOURCES or f'"{name.removeprefix("rocketmen-")}"' in SOURCES}
    assert left - asked == {f"rocketmen-{name}" for name in OF_ROCKETMEN}


def test_every_message_that_is_said_is_there() -> None:
    said = set(re.findall(r'\btexts?(?:\(language\))?\.(?:text|attribute)\(\s*"([a-z-]+)"', SOURCES))
    said |= set(re.findall(r'\b[a-z]+\.texts\.text\(\s*"([a-z-]+)"', SOURCES))
    assert len(said) > 80
    assert sorted(name for name in said if not texts("en").has(name)) == []


def test_every_question_of_red_planet_is_told_what_its_sentence_needs() -> None:
    always = {"seat", "time", "times"}
    for line in BOOK.lines:
        if line.asks and not line.nature and type(line).__module__.startswith("marsbound.games.red_planet."):
            name = type(line).__name__
            known = {REMEMBERED[name]} if name in REMEMBERED else set()
            if name == "PlaceTheDiscovery":
                known = {"card"}
            assert variables("en", f"question-{kebab(name)}") <= always | known, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_word(language: str) -> None:
    words = [texts(language).text(f"command-{name}") for name in COMMANDS]
    assert len(set(words)) == len(words)
    assert all(word == word.lower() and " " not in word for word in words)
