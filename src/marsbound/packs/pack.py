"""A content pack: what is in the box of one game, entry by entry, every field with its pedigree."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

Pedigree: TypeAlias = Literal["rulebook", "strong", "weak", "ours"]
PEDIGREES: Final[tuple[Pedigree, ...]] = ("rulebook", "strong", "weak", "ours")
"""How well something is known, the best first."""

SHORT: Final = len("sha256:") + 16

Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...] | Mapping[str, int]


def weakest(pedigrees: Iterable[Pedigree]) -> Pedigree:
    """The least certain of several; what nothing is said about is printed for all we know."""
    return max(pedigrees, key=PEDIGREES.index, default="rulebook")


@dataclass(frozen=True)
class Entry:
    """A zone, a ship, a card …: its fields, how well each is known, and a free note.

    `fields` holds the id too, and defaults that the file left out; `pedigree` holds only what the file states.
    """

    section: str
    id: str
    fields: Mapping[str, Value]
    pedigree: Mapping[str, Pedigree]
    note: str | None = None

    @property
    def label(self) -> str:
        """How messages call it: "ship hellas-3", or "tokens" where a section is a single entry."""
        return self.section if self.id == self.section else f"{self.section} {self.id}"

    @property
    def weakest(self) -> Pedigree:
        return weakest(self.pedigree.values())

    @property
    def copies(self) -> int:
        """How many of it are in the box; where copies differ, they are told apart by their marks."""
        marks = self.fields.get("marks")
        return len(marks) + self.number("marked", 0) if isinstance(marks, tuple) else self.number("copies", 1)

    def number(self, field: str, default: int | None = None) -> int:
        value = self.fields.get(field, default)
        if not isinstance(value, int):
            raise self._lacks(field, "number")
        return value

    def word(self, field: str) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str):
            raise self._lacks(field, "word")
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self.fields.get(field)
        if not isinstance(value, tuple):
            raise self._lacks(field, "list of numbers")
        found = tuple(item for item in value if isinstance(item, int))
        if len(found) != len(value):
            raise self._lacks(field, "list of numbers")
        return found

    def words(self, field: str) -> tuple[str, ...]:
        value = self.fields.get(field)
        if not isinstance(value, tuple):
            raise self._lacks(field, "list of words")
        found = tuple(item for item in value if isinstance(item, str))
        if len(found) != len(value):
            raise self._lacks(field, "list of words")
        return found

    def counts(self, field: str) -> Mapping[str, int]:
        value = self.fields.get(field)
        if not isinstance(value, Mapping):
            raise self._lacks(field, "table of numbers")
        return value

    def _lacks(self, field: str, wanted: str) -> LookupError:
        return LookupError(f"{self.label}: {field} was expected to be a {wanted}, but is {self.fields.get(field)!r}")


@dataclass(frozen=True)
class Pack:
    """A checked pack, its entries in an order that the file's own order can't change where that order means nothing."""

    name: str
    game: str
    format: int
    sections: Mapping[str, tuple[Entry, ...]]
    based_on: str | None = None
    source: Path | None = None
    """The owner's file; None for a built-in pack."""

    def __repr__(self) -> str:
        counts = ", ".join(f"{len(entries)} {name}" for name, entries in self.sections.items())
        return f"<Pack {self.name} for {self.game}, {self.hash}: {counts}>"

    def entries(self, section: str) -> tuple[Entry, ...]:
        """All entries of a section; none if the game has no such section."""
        return self.sections.get(section, ())

    def entry(self, section: str, id: str) -> Entry:
        for entry in self.entries(section):
            if entry.id == id:
                return entry
        raise LookupError(f"pack {self.name} has no {section} {id}")

    def only(self, section: str) -> Entry:
        """The entry of a section that is a single table, such as tokens."""
        return self.entry(section, section)

    def content(self) -> dict[str, list[dict[str, Any]]]:
        """All that decides play as plain lists and dicts, for a game to turn into its own form."""
        return {name: [_plain(entry.fields) for entry in entries] for name, entries in self.sections.items()}

    @cached_property
    def full_hash(self) -> str:
        """Names the content that decides play, and nothing else: no name, note, pedigree or source."""
        text = json.dumps([self.game, self.format, self.content()], sort_keys=True, separators=(",", ":"))
        return f"sha256:{hashlib.sha256(text.encode()).hexdigest()}"

    @property
    def hash(self) -> str:
        """Its beginning: short enough for people, and what files and databases call a pack by.

        Somebody with much time can make two packs that begin alike, so where both are known the full ones are compared.
        """
        return self.full_hash[:SHORT]


def _plain(fields: Mapping[str, Value]) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, tuple):
            plain[name] = list(value)
        else:
            plain[name] = dict(value) if isinstance(value, Mapping) else value
    return plain
