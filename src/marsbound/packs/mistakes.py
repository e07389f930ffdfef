"""What is wrong with a pack, in one line each."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, Literal

from marsbound.core.refusal import BadInput

LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10**12
ALIKE: Final = 0.7


@dataclass(frozen=True)
class Mistake:
    """Something wrong in a file; a "note" is only worth a look and refuses nothing."""

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
        return str(value) if abs(value) <= LARGEST_SHOWN else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return "a table" if isinstance(value, dict) else "a date or time"


def either(words: Sequence[str]) -> str:
    """Some words as in: a, b or c."""
    return " or ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def closest(word: object, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    matches = get_close_matches(word, tuple(known), n=1, cutoff=ALIKE) if isinstance(word, str) else []
    return matches[0] if matches else None


def one_of(word: object, known: Sequence[str]) -> str:
    """What to expect instead of a word that isn't known."""
    meant = closest(word, known)
    return f'did you mean "{meant}"?' if meant else f"expected {either(known)}"
