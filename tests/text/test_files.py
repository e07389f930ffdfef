"""Every language says everything, with the same variables, in its own letters."""

import re
import unicodedata
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast

from marsbound.text import LANGUAGES
from marsbound.text.made_from import hashes, made_from, outdated
from tests.text.messages import counted, entries, files, names_in, part_of, sentences, texts, variables

NUMBERS = (0, 1, 2, 3, 5, 11, 22, -1, -3)
TRANSLATED = [language for language in LANGUAGES if language != "en"]
LETTERS = {"ru": "CYRILLIC", "he": "HEBREW"}
AMOUNT = "\u2068?(?:-?[0-9]|Name of )"  # what may follow a dollar sign
TITLES = {"game-rocketmen"}  # written as on the box, whatever the language


@cache
def filled(language: str, name: str, number: int) -> str:
    """The sentence with every variable given: a number where it is counted, else a word in Latin letters."""
    given: dict[str, str | int] = {
        variable: number if variable in counted(language, name) else f"Name of {variable}"
        for variable in variables(language, name)
    }
    sentence = sentences(language)[name]
    if sentence.attribute:
        return texts(language).attribute(sentence.message, sentence.attribute, **given)
    return texts(language).text(sentence.message, **given)


def own_letters(language: str, name: str) -> str:
    """The letters of a sentence itself, without what is inserted."""
    found = filled(language, name, 5)
    return "".join(character for character in re.sub(r"Name of \w+", "", found) if character.isalpha())


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_nothing_but_messages_and_comments(language: str) -> None:
    allowed = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [entry for file in files(language) for entry in entries(file) if not isinstance(entry, allowed)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [name for file in files(language) for name in names_in(file)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_file_has_the_same_messages_in_the_same_order(language: str) -> None:
    assert [part_of(file) for file in files(language)] == [part_of(file) for file in files("en")]
    for ours, english in zip(files(language), files("en"), strict=True):
        assert names_in(ours) == names_in(english), f"{language}/{ours.name}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_was_made_from_the_english_words_there_are_now(language: str) -> None:
    """Read what is out of date, mend it, then `python -m marsbound.text.progress stamp LANGUAGE NAME …`."""
    assert outdated(language) == []
    assert set(made_from(language)) == set(hashes()), f"python -m marsbound.text.progress stamp {language}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_has_the_same_variables(language: str) -> None:
    for name in sentences("en"):
        assert variables(language, name) == variables("en", name), f"{name} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_made_with_every_number(language: str) -> None:
    for name in sentences(language):
        for number in NUMBERS:
            found = filled(language, name, number)
            assert found.strip(), f"{name} in {language} is empty"
            assert not re.search(r"[{}!]|\?\?\?|  |\n", found), f"{name} in {language}: {found!r}"
            assert not re.search(rf"\$(?!{AMOUNT})", found), f"{name} in {language}: {found!r}"
            assert found == unicodedata.normalize("NFC", found), f"{name} in {language} isn't in normal form C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_counted_is_never_lost(language: str) -> None:
    """Small numbers may be words, others not."""
    for name in sentences(language):
        if counted(language, name):
            assert "22" in filled(language, name, 22), f"{name} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["count-points", "effect-points-present", "effect-points-most-full"])
@pytest.mark.parametrize("points", [-1, -2, -3])
def test_a_loss_of_points_shows_its_minus_sign(language: str, name: str, points: int) -> None:
    assert re.search(rf"[-−]\u200e?{-points}", filled(language, name, points))


@pytest.mark.parametrize("language", sorted(LETTERS))
def test_sentences_are_in_the_letters_of_the_language(language: str) -> None:
    for name in sentences(language):
        if own_letters("en", name) and name not in TITLES:
            letters = own_letters(language, name)
            assert any(unicodedata.name(letter).startswith(LETTERS[language]) for letter in letters), name


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_are_not_left_in_english(language: str) -> None:
    """Only names that sound alike may be the same; a whole sentence never is."""
    for name in sentences(language):
        if len(own_letters("en", name)) > 20:
            assert own_letters(language, name) != own_letters("en", name), f"{name} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_alike(language: str) -> None:
    """What is a whole sentence in English is one in every language."""
    for name in sentences(language):
        english, ours = filled("en", name, 5), filled(language, name, 5).rstrip("\u2069")
        assert english.endswith(".") == ours.endswith("."), f"{name} in {language}: {ours!r}"


PLURALS = {
    "en": {1: "1 point", 2: "2 points", 5: "5 points", 21: "21 points"},
    "pl": {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 12: "12 punktów", 21: "21 punktów", 22: "22 punkty"},
    "ru": {1: "1 очко", 2: "2 очка", 5: "5 очков", 12: "12 очков", 21: "21 очко", 22: "22 очка"},
    "he": {1: "נקודה אחת", 2: "שתי נקודות", 5: "\u20685\u2069 נקודות"},
    "it": {1: "1 punto", 2: "2 punti", 21: "21 punti"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_as_the_language_counts(language: str) -> None:
    counts = {number: texts(language).text("count-points", points=number) for number in PLURALS[language]}
    assert counts == PLURALS[language]
