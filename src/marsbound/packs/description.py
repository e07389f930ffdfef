"""A pack as rows, for the faces that list and show packs."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from marsbound.packs.pack import PEDIGREES, Entry, Pack, Pedigree, Value


@dataclass(frozen=True)
class FieldRow:
    name: str
    value: Value
    text: str
    """The value in the words of the file, the same in every language: "1/2/4/7", "ice 5, sylvanite 3"."""
    pedigree: Pedigree | None
    """None where the file leaves the field out, and a default holds."""


@dataclass(frozen=True)
class EntryRow:
    section: str
    id: str
    pedigree: Pedigree
    """The weakest of its fields."""
    fields: tuple[FieldRow, ...]
    note: str | None


@dataclass(frozen=True)
class Description:
    """One row of a list of packs; with its entries, everything there is to show of one."""

    name: str
    game: str
    hash: str
    source: str | None
    """The owner's file; None for a built-in pack."""
    based_on: str | None
    counts: Mapping[str, int]
    """Cards, ships, zones … by section, copies included."""
    pedigrees: Mapping[Pedigree, int]
    """How many entries are known how well, the best first."""
    entries: tuple[EntryRow, ...]


def describe(pack: Pack) -> Description:
    rows = tuple(_row(entry) for entries in pack.sections.values() for entry in entries)
    known = Counter(row.pedigree for row in rows)
    return Description(
        pack.name,
        pack.game,
        pack.hash,
        str(pack.source) if pack.source else None,
        pack.based_on,
        {name: sum(entry.copies for entry in entries) for name, entries in pack.sections.items()},
        {pedigree: known[pedigree] for pedigree in PEDIGREES},
        rows,
    )


def _row(entry: Entry) -> EntryRow:
    fields = (FieldRow(name, value, in_words(value), entry.pedigree.get(name)) for name, value in entry.fields.items())
    return EntryRow(entry.section, entry.id, entry.weakest, tuple(fields), entry.note)


def in_words(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, tuple):
        numbers = any(isinstance(item, int) for item in value)
        return ("/" if numbers else ", ").join(str(item) for item in value)
    return str(value)
