"""What is wrong with a pack, in one line each."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, Literal

from marsbound.core.phrase import Phrase, said
from marsbound.core.refusal import BadInput

LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10**12
ALIKE: Final = 0.7


@dataclass(frozen=True)
class Mistake:
    """Something wrong in a file; a "note" is only worth a look and refuses nothing.

    What is wrong and what was expected are phrases: English for programs, in the reader's language for people.
    """

    file: str
    entry: str
    what: str
    expected: str
    severity: Literal["mistake", "note"] = "mistake"

    def __str__(self) -> str:
        mark = "note" if self.severity == "note" else ""
        place = ": ".join(part for part in (self.file, mark, self.entry) if part)
        return f"{place}: {self.what}; {self.expected}"


class BadPack(BadInput):
    """A pack that can't be used, with every mistake found in it."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))


@dataclass
class Report:
    """Collects the mistakes of one file."""

    file: str
    mistakes: list[Mistake] = field(default_factory=list)
    notes: list[Mistake] = field(default_factory=list)

    def mistake(self, entry: str, what: str, expected: str) -> None:
        self.mistakes.append(Mistake(self.file, entry, what, expected))

    def note(self, entry: str, what: str, expected: str) -> None:
        self.notes.append(Mistake(self.file, entry, what, expected, "note"))


def shown(value: object) -> str:
    """A value of the file as a message shows it: short, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
        return json.dumps(text, ensure_ascii=not text.isprintable())
    if isinstance(value, int):
        # Python refuses to write out integers of thousands of digits, which TOML can hold.
        return str(value) if abs(value) <= LARGEST_SHOWN else said("mistake-huge-number", "a huge number")
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return said("mistake-a-list", "a list") if value else said("mistake-empty-list", "an empty list")
    return said("mistake-a-table", "a table") if isinstance(value, dict) else said("mistake-a-date", "a date or time")


def either(words: Sequence[str]) -> str:
    """Some words as in: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return said("mistake-or", "{first} or {last}", first=", ".join(words[:-1]), last=words[-1])


def expected(wanted: str | int) -> Phrase:
    return said("wanted", "expected {wanted}", wanted=wanted)


def named(name: str, value: object) -> Phrase:
    """A field, or whatever has a name, with a value that it may not have."""
    return said("mistake-is", "{name} is {value}", name=name, value=shown(value))


def missing(name: str) -> Phrase:
    return said("mistake-missing", "{name} is missing", name=name)


def at_most(most: int) -> Phrase:
    return said("wanted-at-most", "expected at most {most}", most=most)


def at_least(least: int) -> Phrase:
    return said("wanted-at-least", "expected at least {least}", least=least)


def for_each_player(each: int, players: int) -> Phrase:
    words = "expected at least {least}, {each} for each of {players} players"
    return said("wanted-for-each-player", words, least=each * players, each=each, players=players)


def in_all(number: int) -> Phrase:
    return said("mistake-in-all", "{number} in all", number=number)


def with_copies(number: int) -> Phrase:
    return said("mistake-with-copies", "{number} with copies", number=number)


def closest(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    matches = get_close_matches(word, tuple(known), n=1, cutoff=ALIKE) if isinstance(word, str) else []
    return matches[0] if matches else None


def one_of(word: object, known: Sequence[str]) -> str:
    """What to expect instead of a word that isn't known."""
    meant = closest(word, known)
    return did_you_mean(meant) if meant else expected(either(known))


def did_you_mean(word: str) -> Phrase:
    return said("wanted-did-you-mean", 'did you mean "{word}"?', word=word)
