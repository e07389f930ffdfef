"""The rules reference in other languages: line by line, English standing in, and what is out of date says so."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from marsbound import ledger_progress
from marsbound.games.registry import kits
from marsbound.ledger import OUR_RULING, BrokenLedger, Ledger, Line, hash_of, ledger, read, translated
from marsbound.text import LANGUAGES

ENGLISH = """# A game

A few words.

## C · Characters

Who is who.

- **C1** The first (C2). {second: C9 same}
- **C2** The second. *Our ruling:* it waits. {second: none}
"""
POLISH = f"""# Gra <!-- {hash_of("A game" + chr(10) + "A few words.")} -->

Kilka słów.

## C · Postacie <!-- {hash_of("Characters" + chr(10) + "Who is who.")} -->

Kto jest kim.

- **C1** Pierwsza (C2). <!-- {hash_of("The first (C2).")} -->
- **C2** Druga. *Nasze rozstrzygnięcie:* czeka. <!-- {hash_of("The second. *Our ruling:* it waits.")} -->
"""


def both(folder: Path, english: str = ENGLISH, polish: str = POLISH) -> Ledger:
    (folder / "game.md").write_text(english, "utf-8")
    (folder / "game.pl.md").write_text(polish, "utf-8")
    return translated(read("game", folder / "game.md", ("game-second",)), folder / "game.pl.md", "pl")


def test_a_translation_keeps_the_counterparts_of_the_english_lines(tmp_path: Path) -> None:
    book = both(tmp_path)
    assert (book.title, book.intro, book.language) == ("Gra", "Kilka słów.", "pl")
    assert (book.sections[0].title, book.sections[0].intro, book.sections[0].language) == (
        "Postacie",
        "Kto jest kim.",
        "pl",
    )
    assert [(line.text, line.language, line.outdated, line.ruling) for line in book.lines] == [
        ("Pierwsza (C2).", "pl", False, False),
        ("Druga. *Nasze rozstrzygnięcie:* czeka.", "pl", False, True),
    ]
    assert [counterpart.id for counterpart in book.line("C1").counterparts] == ["C9"]


def test_english_stands_in_for_what_is_missing(tmp_path: Path) -> None:
    book = both(tmp_path, polish=POLISH[: POLISH.index("- **C2**")])
    assert [(line.id, line.language) for line in book.lines] == [("C1", "pl"), ("C2", "en")]
    assert book.line("C2").text == "The second. *Our ruling:* it waits."


def test_what_was_made_from_other_words_is_out_of_date(tmp_path: Path) -> None:
    book = both(tmp_path, english=ENGLISH.replace("The first", "The very first").replace("Who is who.", "Who?"))
    assert [(line.id, line.outdated) for line in book.lines] == [("C1", True), ("C2", False)]
    assert book.line("C1").text == "Pierwsza (C2)."
    assert (book.sections[0].title, book.sections[0].language) == ("Characters", "en")


def test_a_ruling_that_came_or_went_since_only_makes_a_line_out_of_date(tmp_path: Path) -> None:
    """Else a changed English rule would take a whole reference from its readers."""
    was, becomes = ("The first (C2).", " *Our ruling:* it waits."), ("The first (C2). *Our ruling:* at once.", "")
    english = ENGLISH.replace(was[0], becomes[0]).replace(was[1], becomes[1])
    book = both(tmp_path, english=english)
    assert [(line.outdated, line.ruling) for line in book.lines] == [(True, False), (True, True)]


def test_a_line_without_a_hash_is_out_of_date_until_somebody_vouches_for_it(tmp_path: Path) -> None:
    assert both(tmp_path, polish=POLISH.replace(f" <!-- {hash_of('The first (C2).')} -->", "")).line("C1").outdated


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("**C2**", "**C3**", "the English reference has no C3"),
        ("*Nasze rozstrzygnięcie:* ", "", "C2 marks our ruling in one language only"),
        ("Pierwsza (C2).", "Pierwsza. {second: C9 same}", "expected"),
    ],
)
def test_a_translation_that_says_more_or_less_than_the_english_is_refused(
    tmp_path: Path, was: str, becomes: str, message: str
) -> None:
    assert was in POLISH
    with pytest.raises(BrokenLedger, match=message):
        both(tmp_path, polish=POLISH.replace(was, becomes))


def test_stamps_are_given_once_and_anew_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kits()["rocketmen"]
    file = tmp_path / "rocketmen.pl.md"
    monkeypatch.setattr(type(kit), "translated_ledger_file", lambda self, language: file)
    wanted = ledger("rocketmen")
    file.write_text("# Rocketmen\n\n## S · Przygotowanie\n\n- **S1** Raz.\n- **S2** Dwa. <!-- 00000000 -->\n", "utf-8")
    ledger_progress.stamp("rocketmen", "pl", [])
    missing, outdated = ledger_progress.progress("rocketmen", "pl")
    assert outdated == ["S2"]
    assert {"S1", "S2", "S", "#"}.isdisjoint(missing)
    assert f"- **S1** Raz. <!-- {wanted.line('S1').hash} -->\n" in file.read_text("utf-8")
    ledger_progress.stamp("rocketmen", "pl", ["S2"])
    assert ledger_progress.progress("rocketmen", "pl")[1] == []


# The translations there are

OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in kits() for language in OTHER_LANGUAGES]
)

IN_WORDS = {
    "pl": {
        "1": "pierwsz(?:ej|ą)",
        "2": "drug(?:iej|ą)",
        "3": "trzeci(?:ej|ą)",
    },  # phases of production, as in the rulebook
    "ru": {"1": "первом"},  # "in round 1"
    "he": {"1": "אחד|אחת", "2": "שניים", "3": "שלושה"},  # how many to place: a digit has no gender, a Hebrew number has
}
"""What a language says in words where the English line has a digit."""


def line_by_line(game: str, language: str) -> Iterator[tuple[Line, Line]]:
    return zip(ledger(game).lines, ledger(game, language).lines, strict=True)


def numbers(text: str) -> Counter[str]:
    """All but those of rules such as C9: "$3", "22"."""
    return Counter(re.findall(r"(?<![A-Z0-9])\$?[0-9]+", text))


def times_in_words(number: str, text: str, language: str) -> int:
    word = IN_WORDS.get(language, {}).get(number)
    return len(re.findall(rf"\b(?:{word})\b", text)) if word else 0


@IN_EVERY_LANGUAGE
def test_every_rule_is_translated_from_the_words_it_has_now(game: str, language: str) -> None:
    advice = f"{game} in {language}: missing or out of date; see python -m marsbound.text.progress"
    assert ledger_progress.progress(game, language) == ([], []), advice


@IN_EVERY_LANGUAGE
def test_a_translated_rule_names_the_same_rules_and_options(game: str, language: str) -> None:
    named = re.compile(r"`[^`]+`|\b[A-Z][1-9][0-9]*\b")
    for english, other in line_by_line(game, language):
        assert Counter(named.findall(other.text)) == Counter(named.findall(english.text)), other.id


@IN_EVERY_LANGUAGE
def test_a_translated_rule_has_the_same_numbers(game: str, language: str) -> None:
    for english, other in line_by_line(game, language):
        wanted, found = numbers(english.text), numbers(other.text)
        assert not found - wanted, other.id
        for number, times in (wanted - found).items():
            assert times_in_words(number, other.text, language) >= times, f"{other.id} lacks {number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_mark_for_our_ruling(language: str) -> None:
    """In all games, and in the introductions that explain it."""
    books = [ledger(game, language) for game in kits()]
    marks = {mark for book in books for line in book.lines for mark in OUR_RULING.findall(line.text)}
    assert len(marks) == 1
    assert all(marks <= set(OUR_RULING.findall(book.intro)) for book in books)
