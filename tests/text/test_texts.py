"""The text layer: asking for sentences, and what goes wrong."""

from pathlib import Path

import pytest

from marsbound.text import LANGUAGES, BadText, Texts


def test_there_are_five_languages_and_one_runs_from_right_to_left() -> None:
    assert LANGUAGES == ("en", "pl", "ru", "he", "it")
    assert [language for language in LANGUAGES if Texts(language).right_to_left] == ["he"]


def test_a_message_is_made_into_a_sentence() -> None:
    assert Texts("en").text("dock", number=3) == "Dock 3"


def test_an_attribute_is_asked_for_by_name() -> None:
    assert Texts("en").attribute("character-pilot", "text", places=1).startswith("Place 1 astronaut on a docked ship.")


def test_variables_may_have_any_name() -> None:
    assert Texts("en").text("rule-reference", id="C9") == "Rule C9"
    assert Texts("en").text("event-astronaut-moved", **{"seat": "Anna", "from": "Hellas", "to": "Ausonia"}) == (
        "Anna moves an astronaut from Hellas to Ausonia."
    )


def test_names_are_isolated_in_hebrew_only() -> None:
    assert Texts("he").text("event-first-player", seat="Anna").endswith(": \u2068Anna\u2069.")
    for language in ("en", "pl", "ru", "it"):
        assert "\u2068" not in Texts(language).text("event-first-player", seat="Anna")


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
    with pytest.raises(BadText, match=r"message 'dock' in language 'en': Unknown external: number \(given: dok\)"):
        Texts("en").text("dock", dok=3)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadText, match="no language 'de'; there are en, pl, ru, he, it"):
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
    with pytest.raises(BadText, match=r"broken\.ftl, line 3: .*a Fluent message was expected"):
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
    with pytest.raises(BadText, match=r"latin\.ftl: not UTF-8 text at byte 12"):
        Texts("en", [latin]).has("dock")


@pytest.mark.parametrize("source", ["a = { b }\nb = { a }\n", "a = x { a }\n"])
def test_a_message_that_refers_to_itself_is_an_error(tmp_path: Path, source: str) -> None:
    circle = tmp_path / "circle.ftl"
    circle.write_text(source, "utf-8")
    with pytest.raises(BadText, match="message 'a' in language 'en'"):
        Texts("en", [circle]).text("a")
