"""The text layer: asking for sentences, and what goes wrong."""

import re
from pathlib import Path

import pytest

from marsbound.core.phrase import Phrase, phrase_of, said
from marsbound.text import LANGUAGES, BadText, Texts
from marsbound.text.languages import own_name


def test_there_are_five_languages_and_one_runs_from_right_to_left() -> None:
    assert LANGUAGES == ("en", "pl", "ru", "he", "it")
    assert [language for language in LANGUAGES if Texts(language).right_to_left] == ["he"]


def test_a_language_says_what_it_is_called() -> None:
    assert [own_name(language) for language in LANGUAGES] == ["English", "Polski", "Русский", "עברית", "Italiano"]


def test_a_message_is_made_into_a_sentence() -> None:
    assert Texts("en").text("dock", number=3) == "Dock 3"


def test_an_attribute_is_asked_for_by_name() -> None:
    assert Texts("en").attribute("character-pilot", "text", places=1).startswith("Place 1 astronaut on a docked ship.")


def test_variables_may_have_any_name() -> None:
    assert Texts("en").text("rule-reference", id="C9") == "Rule C9"
    assert Texts("en").text("event-astronaut-moved", **{"seat": "Anna", "from": "Hellas", "to": "Ausonia"}) == (
        "Anna moves an astronaut from Hellas to Ausonia."
    )


LEFT_TO_RIGHT = [language for language in LANGUAGES if language != "he"]


def test_a_latin_name_is_isolated_in_hebrew() -> None:
    assert Texts("he").text("event-first-player", seat="Anna").endswith(": \u2068Anna\u2069.")


@pytest.mark.parametrize("language", LEFT_TO_RIGHT)
@pytest.mark.parametrize("name", ["דנה", "Dana (דנה)", "دانا"])
def test_a_name_that_runs_from_right_to_left_is_isolated_where_text_doesnt(language: str, name: str) -> None:
    assert f"\u2068{name}\u2069" in Texts(language).text("event-first-player", seat=name)


@pytest.mark.parametrize("language", LEFT_TO_RIGHT)
def test_what_turns_nothing_around_stays_as_it_is(language: str) -> None:
    for name in ("Anna", "Żółw", "Юля", "漢字", "42"):
        assert "\u2068" not in Texts(language).text("event-first-player", seat=name)


def test_what_is_made_of_isolated_parts_alone_runs_like_the_sentence_it_stands_in() -> None:
    hebrew, english = Texts("he"), Texts("en")
    assert hebrew.text("hint-part", part="דנה", points="+2") == "\u200f\u2068דנה\u2069: \u2068+2\u2069"
    assert hebrew.text("hint-part", part="Anna", points="+2") == "\u2068Anna\u2069: \u2068+2\u2069"
    assert hebrew.text("event-first-player", seat="דנה")[0] != "\u200f"
    assert english.text("hint-part", part="דנה", points="+2") == "\u2068דנה\u2069: +2"


def test_what_is_isolated_already_isnt_isolated_again() -> None:
    english, hebrew = Texts("en"), Texts("he")
    assert english.isolated("דנה") == "\u2068דנה\u2069"
    assert english.isolated("\u2068דנה\u2069, Anna") == "\u2068דנה\u2069, Anna"
    assert english.isolated("\u2068דנה\u2069, רון") == "\u2068\u2068דנה\u2069, רון\u2069"
    assert hebrew.isolated("Anna") == "\u2068Anna\u2069"
    assert hebrew.isolated("דנה") == "דנה"


@pytest.mark.parametrize(
    ("language", "number", "lower", "higher", "percent"),
    [
        ("en", "12,345.7", "-3.5", "+3.5", "63.5%"),
        ("pl", "12\u00a0345,7", "-3,5", "+3,5", "63,5%"),
        ("ru", "12\u00a0345,7", "-3,5", "+3,5", "63,5\u00a0%"),
        ("he", "12,345.7", "\u200e-3.5", "\u200e+3.5", "63.5%"),
        ("it", "12.345,7", "-3,5", "+3,5", "63,5%"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    language: str, number: str, lower: str, higher: str, percent: str
) -> None:
    texts = Texts(language)
    assert texts.number(12345.678, 1) == number
    assert texts.number(-3.5, 1) == texts.number(-3.5, 1, signed=True) == lower
    assert texts.number(3.5, 1, signed=True) == higher
    assert texts.number(-0.01, 1, signed=True) == texts.number(0, 1)
    assert texts.percent(0.635, 1) == percent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    """Outside of the isolate it would stand on the other side in Hebrew."""
    texts = Texts(language)
    said = texts.text("hint-choice", choice="x", percent=texts.percent(0.63), points=texts.number(1.5, 1))
    assert re.search("\u2068?63\u00a0?%\u2069?,", said)
    assert ("\u206863%\u2069" in said) == (language == "he")


def test_it_tells_whether_there_is_a_message() -> None:
    assert Texts("pl").has("dock")
    assert not Texts("pl").has("dok")


def test_a_missing_message_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match=r"no message 'dok' in language 'pl'"):
        Texts("pl").text("dok")


def test_a_missing_attribute_is_named_with_its_message() -> None:
    with pytest.raises(KeyError, match=r"message 'dock' has no 'text' in language 'pl'"):
        Texts("pl").attribute("dock", "text")


def test_a_missing_variable_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(BadText, match=r'message "dock" in language en: Unknown external: number \(given: dok\)'):
        Texts("en").text("dock", dok=3)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadText, match='there is no language "de"; there are: en, pl, ru, he, it'):
        Texts("de")


def test_a_pack_adds_and_replaces_messages(tmp_path: Path) -> None:
    first = tmp_path / "first.ftl"
    first.write_text("zone-hellas = Hellas Planitia\nzone-new = New\n", "utf-8")
    second = tmp_path / "second.ftl"
    second.write_text("zone-new = Newer\n", "utf-8")
    texts = Texts("en", [first, str(second)])
    assert texts.text("zone-hellas") == "Hellas Planitia"
    assert texts.text("zone-new") == "Newer"
    assert texts.text("zone-ausonia") == "Ausonia"
    assert Texts("en").text("zone-hellas") == "Hellas"
    assert not Texts("en").has("zone-new")


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("zone-hellas = Hellas\n\nzone-new Newer\n", "utf-8")
    with pytest.raises(BadText, match=r"broken\.ftl, line 3: .*expected a Fluent message"):
        Texts("en", [broken]).text("dock", number=1)


def test_a_file_written_on_windows_is_read_alike(tmp_path: Path) -> None:
    windows = tmp_path / "windows.ftl"
    windows.write_bytes(b"\xef\xbb\xbfzone-new =\r\n    New\r\n    Zone\r\n")
    assert Texts("en", [windows]).text("zone-new") == "New\nZone"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"none\.ftl: can't be read \(No such file or directory\)"):
        Texts("en", [tmp_path / "none.ftl"]).has("dock")


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    latin = tmp_path / "latin.ftl"
    latin.write_bytes("zone-new = Lód".encode("iso-8859-2"))
    with pytest.raises(BadText, match=r"latin\.ftl: byte 13 is no UTF-8 text"):
        Texts("en", [latin]).has("dock")


@pytest.mark.parametrize("source", ["a = { b }\nb = { a }\n", "a = x { a }\n"])
def test_a_message_that_refers_to_itself_is_an_error(tmp_path: Path, source: str) -> None:
    circle = tmp_path / "circle.ftl"
    circle.write_text(source, "utf-8")
    with pytest.raises(BadText, match='message "a" in language en'):
        Texts("en", [circle]).text("a")


BROKEN = {
    "pl": "oczekiwano komunikatu Fluent",
    "ru": "ожидалось сообщение Fluent",
    "he": "נדרשת הודעת Fluent",
    "it": "atteso un messaggio Fluent",
}


@pytest.mark.parametrize("language", BROKEN)
def test_what_is_wrong_with_a_file_is_told_in_the_reader_s_language(language: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("zone-new Newer\n", "utf-8")
    with pytest.raises(BadText) as problem:
        Texts("en", [broken]).has("dock")
    told = Texts(language).phrase(phrase_of(problem.value))
    assert BROKEN[language] in told.replace("\u00a0", " ")
    assert "broken.ftl" in told


def test_only_what_was_raised_with_a_phrase_has_one() -> None:
    assert isinstance(
        phrase_of(BadText(said("text-no-language", "{language}{languages}", language="x", languages="y"))), Phrase
    )
    assert phrase_of(ValueError("plain", 7)) == "('plain', 7)"
    assert phrase_of(ValueError()) == ""
