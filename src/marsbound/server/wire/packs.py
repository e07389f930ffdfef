"""Packs, built-in and uploaded."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from marsbound.server.wire.position import Struct
from marsbound.text.languages import LanguageCode

Pedigree = Literal["rulebook", "strong", "weak", "ours"]


class FieldShown(Struct):
    name: str
    value: Any
    text: str  # the value in the words of the file
    pedigree: Pedigree | None  # None: the file leaves it out, a default holds


class EntryShown(Struct):
    """A card, a ship, a zone …; its pedigree is the weakest of its fields."""

    section: str
    id: str
    pedigree: Pedigree
    fields: list[FieldShown]
    note: str | None


class PackShown(Struct):
    name: str
    game: str
    hash: str
    based_on: str | None
    built_in: bool
    counts: dict[str, int]
    pedigrees: dict[Pedigree, int]
    entries: list[EntryShown]  # left out of lists
    texts: dict[str, str]  # Fluent messages by language that an uploaded pack brings


class PackList(Struct):
    packs: list[PackShown]


class NewPack(Struct):
    """An owner's corrected pack, as the text of its files."""

    toml: Annotated[str, Meta(min_length=1, max_length=400_000)]
    texts: dict[str, Annotated[str, Meta(max_length=100_000)]] = field(default_factory=dict)
    language: LanguageCode = "en"  # what mistakes are told in


class MistakeShown(Struct):
    where: str
    what: str
    expected: str


class CheckedPack(Struct):
    """An uploaded pack is kept if it has no mistakes."""

    pack: PackShown | None
    mistakes: list[MistakeShown]
    notes: list[str]
