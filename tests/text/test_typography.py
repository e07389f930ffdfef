"""Quotation marks, percent, money and spaces as each language writes them; what runs the other way is held together."""

import json
import re
from pathlib import Path

import pytest
from babel import Locale

from marsbound.games.registry import kits
from marsbound.ledger import ledger
from marsbound.text import LANGUAGES
from marsbound.text.languages import UNBREAKABLE, language
from tests.text.messages import counted, files, sentences, texts, variables
from tests.text.terms import words_of

CASES = json.loads(Path(__file__).with_name("kept_together.json").read_text("utf-8"))
"""What is typed and what is shown; the page's tests read them too."""
MARKS = '"“”„‟«»‹›״‚‘'
QUOTES_FILES = ("mistake-", "wanted-", "record-", "input-", "answer-", "copy-", "error-", "text-", "comment-")
"""English that programs say too: it quotes what stands in a file, or what was typed, as it stands there."""
AS_ONE_WORD = {"board-character"}  # a number and the name it belongs to: no rule knows that
HEBREW, LATIN = "דנה", "Ada"
FIRST_ISOLATE, END = "\u2068", "\u2069"


def typed(code: str) -> dict[str, str]:
    """All that people read, as it stands in the files."""
    rules = {}
    for game, kit in kits().items():
        path = kit.ledger_file if code == "en" else kit.translated_ledger_file(code)
        rules[game] = re.sub(r"<!--.*?-->", "", path.read_text("utf-8"))
    return {name: words_of(code, name) for name in sentences(code)} | rules


@pytest.mark.parametrize("code", LANGUAGES)
def test_quotations_have_the_marks_of_the_language(code: str) -> None:
    opening, closing = list(language(code).quotes)
    for where, text in typed(code).items():
        if code == "en" and where.startswith(QUOTES_FILES):
            continue
        found = [mark for mark in text if mark in MARKS]
        assert set(found) <= {opening, closing}, where
        assert found.count(opening) == found.count(closing) or opening == closing, where
        assert len(found) % 2 == 0, where


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_percentage_is_written_as_cldr_has_it(code: str) -> None:
    spaced = Locale(code).percent_formats[None].pattern.endswith("\u00a0%")
    shares = [found for text in typed(code).values() for found in re.findall(r"[0-9]\s?%", text)]
    assert shares
    assert {" " in share for share in shares} == {spaced}
    assert texts(code).percent(0.63) == ("63\u00a0%" if spaced else "63%")


@pytest.mark.parametrize("code", LANGUAGES)
def test_money_is_written_by_the_formatter(code: str) -> None:
    """In rules references, which are no messages, as it would write it: the sign first."""
    for where, text in typed(code).items():
        assert "$" not in text or where in kits(), where
        assert not re.search(r"[0-9]\s?\$", text), where
    assert texts(code).text("rocketmen-money", amount=20) == "$20"


@pytest.mark.parametrize(("code", "written", "shown"), CASES)
def test_spaces_do_not_break_where_the_language_wants_it(code: str, written: str, shown: str) -> None:
    assert language(code).kept_together(written) == shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_such_space_is_typed(code: str) -> None:
    for file in files(code):
        found = re.findall(r"^([\w-]+) = .*(?:\\u00[aA]0|\u00a0|\u202f)", file.read_text("utf-8"), re.MULTILINE)
        assert set(found) <= AS_ONE_WORD, file
    for game, kit in kits().items():
        assert UNBREAKABLE not in kit.translated_ledger_file(code).read_text("utf-8") if code != "en" else True, game


def test_sentences_and_rules_are_set_alike() -> None:
    assert texts("pl").text("dock", number=3) == "Dok 3"
    assert "z\u00a0ręki" in texts("pl").text("rocketmen-effect-scrap-and-draw", number=2)
    assert "w\u00a0przestrzeni" in ledger("red-planet-second", "pl").line("S1").text


def told(code: str, name: str, value: str) -> str:
    """A sentence with every variable given: a number below zero where it is counted, else a name."""
    given: dict[str, str | int] = {
        variable: -3 if variable in counted(code, name) else f"{value} {variable}" for variable in variables(code, name)
    }
    message, _, attribute = name.partition(".")
    return texts(code).attribute(message, attribute, **given) if attribute else texts(code).text(message, **given)


def outside(text: str) -> str:
    """What is neither in an isolate nor between marks of its direction."""
    text = re.sub("\u200e[^\u200e]*\u200e", "", text)
    while text != (text := re.sub(f"[\u2066-\u2068][^\u2066-{END}]*{END}", "", text)):
        pass
    return text


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_that_run_the_other_way_are_isolated_in_every_sentence(code: str) -> None:
    name = LATIN if language(code).right_to_left else HEBREW
    for each in sentences(code):
        said = told(code, each, name)
        alone = re.fullmatch(rf"\$?{name} \w+", said)  # a sentence that is nothing but a name turns nothing around
        assert alone or name not in outside(said), f"{each} in {code}: {said!r}"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if language(code).right_to_left])
def test_what_has_a_sign_is_isolated_where_text_runs_to_the_left(code: str) -> None:
    """A minus, a plus or a dot before a word of Latin letters would be read behind it."""
    for name in sentences(code):
        said = outside(told(code, name, LATIN))
        assert not re.search(r"(?<![\w.,:־\u200e+−-])[-+−.]+[0-9A-Za-z]", said), f"{name}: {said!r}"
    for game in kits():
        for line in ledger(game, code).lines:
            assert not re.search(r"(?<![\w.,:־\u200e+−-])[-+−.]+[0-9A-Za-z]", outside(line.text)), f"{game}:{line.id}"
