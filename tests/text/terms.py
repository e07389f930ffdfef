"""The words of docs/glossary.md, and where a translation has to have them: wherever the English text has the term.

These languages inflect, so a word is looked for by its stem: what is left without the last two or three letters, or
what STEMS says where that isn't enough.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax.serializer import serialize_pattern

from marsbound.games.registry import kits
from marsbound.ledger import ledger
from tests.games.red_planet.rulebook.first.editions_page import Page
from tests.text.messages import file_of, names_in, sentences

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
COLUMNS = {"pl": 1, "ru": 2, "he": 3, "it": 4}
CHAPTERS = {"At the table": "", "Mission: Red Planet": "red-planet", "Rocketmen": "rocketmen"}
"""Each with the game that its words are of."""

PARTS = ("", ".guide", ".terminal", ".title")
"""Of the messages of a game."""

STEMS: dict[str, dict[str, str]] = {
    "seat": {"he": "מקו(?:ם|מות)"},  # on a ship
    "undo, take back": {
        "pl": "cofa|z powrotem",
        "ru": "возвра|верн|назад",
        "he": "ביטול|החז[יר]|חוזר",
        "it": "riprend",
    },
    "choice": {"he": "נבחר|אפשרו"},
    "content pack": {"ru": "набор"},
    "discard": {"pl": "zużyt", "ru": "сбрас|сброш|отбо", "he": "שלי?[כך]"},
    "ship": {"ru": "корабл"},
    "ice": {"pl": "lod(?:u|em|zie|ow)", "ru": "льд|лед(?:ян)"},
    "point token": {"he": "סמני (?:ה)?ניקוד"},
    "resource token": {"he": "סמני (?:ה)?משאב"},
    "destination token": {"he": "סמני (?:ה)?יעד|סמני המשאב והיעד"},
    "event card": {"he": "קלפי (?:ה)?אירוע"},
    "first player": {"he": "שחקן הראשון"},
    "final scoring": {"pl": "podliczani", "ru": "подсч", "it": "punteggi"},
    "launch": {
        "pl": "wystrzel|star[tc]",
        "ru": "запус|запущ|старт|взл",
        "he": "שגר|שוגר|המרא|כן ",
        "it": "lanci|decoll|ramp",
    },
    "abort": {"pl": "przerw|przeryw", "ru": "прерв|прерыв", "he": "הפסק|הופסק|מפסיק"},
    "hand": {"pl": "ręce|ręk|ręcz|limit", "ru": "рук|лимит", "it": "limite"},
    "money": {"pl": "pieniąd|pienięd", "ru": "ден(?:ег|ьг)|деньг"},
    "Moon": {"he": "ירח"},
    "Mining": {"he": "כריי", "it": "minier"},
    "Command Centre": {"he": "מרכז (?:ה)?פיקוד"},
    "mission success card": {"he": "קלפי הצלחת המשימה"},
    "Battle for Earth": {"he": "קרב על כדור הארץ"},
}
"""By term and language, what else may stand for it: other forms of its word, and words made from it."""

TYPED = re.compile(r"`[^`]*`|--[a-z-]+|\b(?:[a-z]+[-._])+[a-z]+\b|\[[a-z]+\]")
"""Options, and names of files, fields and values, which are the same in every language."""

SHORTENED = ("short", "group")
"""Attributes where a part of a name has to do."""


@dataclass(frozen=True)
class Term:
    """A row of the glossary."""

    english: str
    game: str
    words: tuple[str, ...]  # by column

    def stands_in(self, text: str) -> bool:
        names = [name.strip() for name in re.sub(r"\(.*?\)", "", self.english).split(",")]
        found = "|".join(re.escape(name).replace(r"\ ", "[ -]") for name in names)
        capital = names[0][0].isupper()
        return re.search(rf"\b(?:{found})(?:s|es)?\b", text, 0 if capital else re.IGNORECASE) is not None

    def translated_in(self, text: str, language: str) -> bool:
        text = text.lower().replace("\u00a0", " ")
        if self.stands_in(" ".join(TYPED.findall(text))):
            return True
        if (more := STEMS.get(self.english, {}).get(language)) and re.search(more, text):
            return True
        words = re.sub(r"\(.*?\)|°", "", self.words[COLUMNS[language]]).lower()
        return any(all(stem(word) in text for word in name.split()) for name in words.split(","))


def stem(word: str) -> str:
    return word if len(word) < 4 else word[: max(3, len(word) - (2 if len(word) < 7 else 3))]


@cache
def terms() -> tuple[Term, ...]:
    """All rows with one name in English; "easy / normal / hard" are several words, none of them a term."""
    found, game = [], ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = CHAPTERS[line.removeprefix("## ")]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "English" and "/" not in cells[0]:
            found.append(Term(cells[0], game, tuple(cells)))
    return tuple(found)


def game_of(message: str) -> str:
    """Which game a message speaks of; "" if that can't be told."""
    for game in ("red-planet", "rocketmen"):
        if message in games_messages(game) or game in message:
            return game
    return ""


@cache
def games_messages(game: str) -> frozenset[str]:
    return frozenset(name for part in PARTS for name in names_in(file_of(f"{game}{part}")))


def words_of(language: str, message: str) -> str:
    """A message without what is inserted."""
    whole = serialize_pattern(sentences(language)[message].pattern)
    return re.sub(r"\{[^{}>]*\}|\{ \$[\w-]+ ->|\[-?\w+\]", "", whole)


def pairs(language: str) -> Iterator[tuple[str, str, str, str]]:
    """Everything there is in two languages: where, of which game, in English, translated."""
    for message, sentence in sentences("en").items():
        if sentence.attribute in SHORTENED:
            continue
        yield message, game_of(message), words_of("en", message), words_of(language, message)
    for game, kit in kits().items():
        own = kit.folder.name.replace("_", "-")
        for english, other in zip(ledger(game).lines, ledger(game, language).lines, strict=True):
            yield f"{game}:{english.id}", own, english.text, other.text
    for where, piece in editions(language).items():
        yield where, "red-planet", editions("en")[where], piece


@cache
def editions(language: str) -> dict[str, str]:
    """What was written by hand on the page of the two editions, by the English words."""
    pieces = zip(Page("en").pieces(), Page(language).pieces(), strict=True)
    return {f"editions: {english[:32]}": piece for english, piece in pieces}


def missing(language: str) -> dict[tuple[str, str], str]:
    """By term and place: where the English text has a term, and the translation lacks it."""
    return {
        (term.english, where): other
        for where, game, english, other in pairs(language)
        for term in terms()
        if term.game in ("", game) and term.stands_in(english) and not term.translated_in(other, language)
    }
