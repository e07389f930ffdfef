"""Words: those of the glossary, none that were mended once, none left in English."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from marsbound.games.registry import kits
from marsbound.ledger import ledger
from marsbound.text import LANGUAGES, Texts
from tests.text.messages import FOLDER, names_in, sentences
from tests.text.terms import COLUMNS, Term, editions, missing, terms, words_of

BANNED = tomllib.loads(Path(__file__).with_name("banned.toml").read_text("utf-8"))
TRANSLATED = [language for language in LANGUAGES if language != "en"]

PARAPHRASED = {
    ("seat", "guide-rocketmen-icon-layers"): "a mark beside a player is said to be the player's",
    ("Market", "rocketmen-card-stock-market-listing"): "the stock market is none of the game's",
    ("rocket", "rocketmen-reason-earth-only"): "one flies there; what flies is a rocket anyway",
    ("choice", "red-planet-second:T7"): "“is no choice”: it can't be done",
    ("destination", "mistake-no-location"): "“destinations” is what the field is called in the file",
}
"""What every language says in other words, and why."""
PARAPHRASED_IN: dict[str, dict[tuple[str, str], str]] = {
    "pl": {("Market", "rocketmen-board-deck"): "the rulebook calls it the deck of resources"},
    "ru": {
        ("mission (second edition)", "game-red-planet-first"): "the title on the Russian box is “Цель”",
        ("mission (second edition)", "game-red-planet-second"): "the title on the Russian box is “Цель”",
        ("mission (second edition)", "comment-red-planet-first-box"): "the same title",
        ("mission (second edition)", "comment-red-planet-second-box"): "the same title",
        ("mission (second edition)", "editions: # The two editions of Mission: R"): "the same title",
        ("ship", "guide-reference-ship-counts"): "the discard pile: that ships are in it goes without saying",
        ("zone", "option-produce-only-where-occupied"): "an option has to be short; what it does names them",
        ("destination", "rocketmen-variant-all-destinations.text"): "all three are named",
        ("destination", "rocketmen-heading-destinations"): "a tab on a phone has no room for two long words",
        ("dock", "red-planet-second:R1"): "the step is named by what comes: new ships",
        ("choice", "red-planet-second:E2"): "“of your choice”: any",
    },
    "he": {
        ("Lost in Space", "guide-red-planet-lost"): "those who are lost, not the memorial",
        ("Lost in Space", "aim-measure-lost"): "those who are lost, not the memorial",
        ("Lost in Space", "board-lost"): "those who are lost, not the memorial",
        ("ship", "event-ship-destroyed"): "the ship is named, and the verb agrees with it",
        ("dock", "red-planet-second:R1"): "the step, a verbal noun of its own",
        ("bonus (first edition)", "red-planet-first:P5"): "as well as the rulebook has it: what counts is told",
    },
    "it": {
        ("choice", "web-confirm-turns"): "a setting has to be short",
        ("dock", "red-planet-second:R1"): "the step, a verbal noun of its own",
    },
}


@pytest.mark.parametrize("language", sorted(COLUMNS))
def test_a_term_of_the_glossary_is_translated_by_its_word(language: str) -> None:
    excused = set(PARAPHRASED) | set(PARAPHRASED_IN[language])
    found = missing(language)
    assert {place: text for place, text in found.items() if place not in excused} == {}
    assert set(PARAPHRASED_IN[language]) <= set(found), "an exception that isn't needed any more"


def test_every_term_is_looked_for() -> None:
    """Rows that can't be read would ask for nothing."""
    assert len(terms()) > 100
    zone = Term("zone", "red-planet", ("zone", "strefa", "локация", "אזור", "zona"))
    assert zone.stands_in("Two zones are empty.")
    assert not zone.stands_in("A zoned map.")
    assert zone.translated_in("W dwóch strefach nie ma nikogo.", "pl")
    assert not zone.translated_in("В двух зонах никого.", "ru")


def everything(language: str) -> dict[str, str]:
    """All that is said, messages, rules and the page of the two editions, by where it stands."""
    rules = {f"{game}:{line.id}": line.text for game in kits() for line in ledger(game, language).lines}
    return {name: words_of(language, name) for name in sentences(language)} | rules | editions(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_mended_does_not_come_back(language: str) -> None:
    assert len(BANNED[language]) > 15
    said = {where: text.replace("\u00a0", " ") for where, text in everything(language).items()}
    for phrase, instead in BANNED[language].items():
        wanted = re.compile(rf"(?<!\w){re.escape(phrase)}(?!\w)", re.IGNORECASE)
        found = [where for where, text in said.items() if wanted.search(text)]
        assert found == [], f"“{phrase}”: {instead}"


SAME_WORD = {
    "pl": {
        *("Bot", "bot", "Mars", "LIMIT", "celerium", "Celerium", "Pilot", "Hotel", "Big Data", "Internet", "solo"),
        *("Halo", "Umbra", "Aurelia", "Imperator"),
    },
    "ru": set(),
    "he": set(),
    "it": {
        *("Bot", "bot", "no", "Software", "byte", "Chat", "Replay", "Replay: ,", "Celerium", "Sylvanite", "Satellite"),
        *("Hotel", "Base", "Satellite A", "Satellite B", "Base A", "Base B", "Big Data", "Internet", "Crowdfunding"),
        *("Zigzag", "Quasar", "Aurelia", "Volume"),
    },
}
"""What a language calls as English does; names of zones are Latin in all of these."""
NAMES = {"game-rocketmen", "zone-"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english_but_words_that_are_the_same(language: str) -> None:
    for name in sentences("en"):
        english, ours = (" ".join(words_of(each, name).split()) for each in ("en", language))
        if english == ours and re.search("[A-Za-z]{2}", english) and not name.startswith(tuple(NAMES)):
            assert english in SAME_WORD[language], f"{name} in {language}: {ours}"


LATIN = {
    *(
        "marsbound",
        "Rocketmen",
        "Mission",
        "Red",
        "Planet",
        "Python",
        "Parquet",
        "PettingZoo",
        "OpenSpiel",
        "Ray",
        "pgx",
        "Linux",
        "catanatron",
        "Goofspiel",
        "goofspiel",
        "Catan",
        "SQLite",
    ),
    *("PostgreSQL", "Fluent", "Enter", "Esc", "TOML", "UTF", "JSON", "C", "L"),
}
"""Names that are written in Latin letters everywhere."""
KEYS = {
    *(
        "id",
        "pedigree",
        "true",
        "false",
        "side",
        "name",
        "game",
        "format",
        "moment",
        "resources",
        "from",
        "solo",
        "pack",
    ),
    *(
        "destinations",
        "effect",
        "goals",
        "rulebook",
        "host",
        "build",
        "pip",
        "install",
        "sqlite",
        "postgresql",
        "https",
        "sha256",
        "unit",
        "webhook",
        "docs",
        "stderr",
    ),
    "t",
}
"""Words of files and commands."""
TYPED = {
    *("rocketmen", "variants", "none", "drawn", "forever", "ms", "it", "random", "heuristic"),
    *("program", "python", "choose", "view", "question"),
}
"""What is typed in a command line or a bot: only what says that it was wrong may have these."""


ENGLISH = re.compile(
    r"\b(the|of|and|is|are|you|your|with|this|that|from|when|has|not|which|for|its|each|may|into|who|their|only|other"
    r"|been|have|if|than|then|there|what|put|take|ships?|cards?|players?|rounds?)\b",
    re.IGNORECASE,
)
"""Words that no Polish or Italian sentence has."""


@pytest.mark.parametrize("language", ["pl", "it"])
def test_no_english_word_stands_in_a_sentence_in_the_same_letters(language: str) -> None:
    for where, text in everything(language).items():
        found = {word.lower() for word in ENGLISH.findall(re.sub(r"`[^`]*`|--[a-z-]+", "", text))}
        assert found <= KEYS, f"{where} in {language}: {text}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_rule_is_left_in_english(language: str) -> None:
    for game in kits():
        for english, ours in zip(ledger(game).lines, ledger(game, language).lines, strict=True):
            assert ours.text.replace("\u00a0", " ") != english.text, f"{game}:{ours.id} in {language}"


def test_russian_writes_its_two_dots_everywhere() -> None:
    """“Все” and “всё” are two words; any other word that has ё somewhere has it wherever it stands."""
    words = {word.lower() for text in everything("ru").values() for word in re.findall(r"[А-Яа-яЁё]+", text)}
    assert {word for word in words - {"ё"} if "ё" in word and word.replace("ё", "е") in words} == {"всё"}


def is_code(word: str) -> bool:
    """Names of files and fields, and what stands for a value: NAME, full_hash, my-box.toml."""
    return word.isupper() or re.search("[._]|-", word.strip(".-")) is not None or word.strip(".") in ("toml", "ftl")


@pytest.mark.parametrize("language", ["ru", "he"])
def test_no_english_word_stands_among_letters_of_another_kind(language: str) -> None:
    for where, text in everything(language).items():
        words = re.findall(r"[A-Za-z][\w.-]*", re.sub(r"`[^`]*`|\b[A-Z][0-9]+\b|--[a-z-]+", "", text))
        typed = TYPED if where.startswith(("input-", "error-")) else set()
        unknown = {word.strip(".-") for word in words if not is_code(word)} - LATIN - KEYS - typed
        assert unknown == set(), f"{where} in {language}"


WITH_PLACEHOLDERS = ("command", "input", "mistakes", "server", "terminal")
"""The files in which something is typed as a word in capital letters says."""


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_stands_for_a_value_is_called_as_in_the_usage_line(language: str) -> None:
    """FILE, NAME, SEAT: the program prints them in English too; WWW is a word of its own."""
    names = [name for file in WITH_PLACEHOLDERS for name in names_in(FOLDER / "en" / f"{file}.ftl")]
    looked = 0
    for name in names:
        english, ours = (Counter(in_capitals(words_of(each, name))) for each in ("en", language))
        ours.pop("WWW", None)
        looked += sum(english.values())
        assert set(ours) == set(english), f"{name} in {language}"
    assert looked > 20


def in_capitals(text: str) -> list[str]:
    """Words all in capital letters; Hebrew has none."""
    return [word for word in re.findall(r"(?<![\w-])[^\W\d_]{2,}(?![\w])", text) if word.isupper()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_left_is_called_the_same_everywhere(language: str) -> None:
    name = words_of(language, "former-player").strip()
    for message in ("help-admin-people-delete", "web-delete-me-about", "online-leave-table-about"):
        assert name in words_of(language, message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_nothing_is_left_of_no_money(language: str) -> None:
    texts = Texts(language)
    assert "0" not in texts.text("rocketmen-consequence-leaves", money=0)
    assert "20" in texts.text("rocketmen-consequence-leaves", money=20)
