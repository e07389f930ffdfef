"""What the library click says by itself is told in the person's language."""

import ast
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from marsbound.server.store.database import database_url, engine_for, migrate
from marsbound.terminal.click_words import COUNTED, MESSAGES, MODULES, NO_NUMBER
from tests.terminal.conftest import Command

# Of what this program doesn't do: commands that are out of date, dates, UUIDs, editors, pagers, colours, flags with two
# names, options with several values; and what is wrong with the program itself.
NOT_SAID = (
    "deprecat",
    "UUID",
    "does not match the format",
    "Repeat for",
    "do not match",
    "Press any key",
    "Unknown color",
    "valid boolean",
    "not executable",
    "Do you want to continue",
    "Confirm the action",
    "version",
    "defined twice",
    "true/false",
    "Could not determine",
    "No options defined",
    "Arguments take exactly",
    "Invalid start character",
    "Value must be an iterable",
    "values",
    "(dynamic)",
    "Positional arguments",
    "Choice(",
    "Choose from",
    "Missing parameter",
    "Missing {param_type}",
)
OF_TYPES = {"file", "directory", "path"}  # are told by other words
EARLIER = {"Usage: ", "No such option: {name}"}  # of click 8.1


def said() -> set[str]:
    """Every text that click would have translated; of counted ones the first."""
    found = set()
    for name in MODULES:
        for node in ast.walk(ast.parse(getsource(import_module(f"click.{name}")))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
                text = node.args[0]
                if isinstance(text, ast.Constant):
                    found.add(str(text.value))
    return found


def test_everything_that_click_says_is_known() -> None:
    known = {*MESSAGES, *COUNTED, NO_NUMBER}
    unknown = {text for text in said() - known if not any(part in text for part in NOT_SAID)}
    assert unknown <= OF_TYPES
    assert known - said() <= EARLIER | {"required"}  # which click keeps in a variable


REFUSED: dict[str, dict[tuple[str, ...], str]] = {
    "pl": {
        ("pley",): "Nie ma polecenia 'pley'. Może chodziło o 'play', 'replay'?",
        ("games", "--langg", "pl"): "Nie ma opcji '--langg'.",
        ("games", "more"): "Nadmiarowe argumenty: more",
        ("simulate", "rocketmen", "--games", "1"): "Brakuje opcji '--players'.",
        ("replay",): "Brakuje argumentu 'RECORD'.",
        ("serve", "--port", "x"): "'x' nie jest liczbą całkowitą.",
        ("bench", "--seconds", "x"): "'x' nie jest liczbą.",
        ("serve", "--port", "99999"): "99999 nie mieści się w zakresie 0<=x<=65535.",
        ("serve", "--log-level", "loud"): "'loud' nie jest żadną z wartości",
        (
            "serve",
            "--open=yes",
        ): "Opcja '--open' nie przyjmuje wartości.",
        ("play", "--seat"): "Opcja '--seat' wymaga wartości.",
        ("admin", "import", "nowhere"): "Nie ma 'nowhere'.",
    },
    "he": {("pley",): "אין פקודה \u200e'pley'\u200e\u200f."},
}


@pytest.mark.parametrize(
    ("language", "arguments", "told"),
    [(language, arguments, told) for language, each in REFUSED.items() for arguments, told in each.items()],
)
def test_what_is_wrong_with_a_command_is_told(
    language: str, arguments: tuple[str, ...], told: str, marsbound: Command
) -> None:
    refused = marsbound.refused("--lang", language, *arguments)
    assert told in refused.replace("\u00a0", " ")
    assert "Error" not in refused
    assert "Usage" not in refused


def test_a_hebrew_mistake_is_no_latin_word_s_neighbour(marsbound: Command) -> None:
    """What is told in the language itself isn't held together like a name of a file."""
    line = marsbound.refused("--lang", "he", "serve", "--port", "99999").splitlines()[-1]
    assert line.startswith("שגיאה: ערך")


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = str(tmp_path / "games.db")
    engine = engine_for(database_url(file))
    migrate(engine)
    engine.dispose()
    return file


def test_a_database_that_is_not_reached_is_told_in_words(marsbound: Command) -> None:
    told = marsbound.refused("--lang", "pl", "admin", "list", "--database", "postgresql://nobody@localhost:1/none")
    assert "nie można otworzyć bazy danych postgresql+psycopg://nobody@localhost:1/none:" in told


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("pl", "t", "nie ma stołu „t-1”; niczego nie usunięto"),
        ("pl", "yes", "nie ma stołu „t-1”; niczego nie usunięto"),
        ("ru", "да", "нет стола «t-1»; ничего не удалено"),
        ("ru", "нет", "Прервано."),
        ("pl", "", "Przerwano."),
        ("en", "n", "Aborted."),
    ],
)
def test_a_question_is_answered_in_the_person_s_language(
    language: str, typed: str, told: str, database: str, marsbound: Command
) -> None:
    answered = marsbound("--lang", language, "admin", "delete", "t-1", "--database", database, typed=f"{typed}\n")
    assert answered.exit_code != 0
    assert told in answered.stderr
