"""The parts that the format of a game's packs is declared with: sections, fields, effects."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from marsbound.packs.kinds import Kind, Problem
from marsbound.packs.mistakes import Report
from marsbound.packs.pack import Entry, Value


@dataclass(frozen=True)
class Field:
    name: str
    kind: Kind
    default: Value | None = None
    """What a file means that leaves the field out; None: it must not."""
    optional: bool = False
    """A file may leave it out, and then it is no part of the content."""
    only_for: tuple[str, ...] = ()
    """The ids that have the field; empty: all."""

    def belongs_to(self, id: str) -> bool:
        return not self.only_for or id in self.only_for


def anything_fits(fields: Mapping[str, Value]) -> Iterable[Problem]:
    return ()


@dataclass(frozen=True)
class Effect:
    """Something a card can do: what the game knows how to carry out, with what the pack says about it."""

    name: str
    fields: tuple[Field, ...] = ()
    moments: tuple[str, ...] = ()
    """When it can act; empty: cards of this kind name no moment."""
    fits: Callable[[Mapping[str, Value]], Iterable[Problem]] = anything_fits
    """What is wrong between its fields, each of which is right by itself."""


@dataclass(frozen=True)
class Section:
    name: str
    fields: tuple[Field, ...]
    single: bool = False
    """One table, without an id, instead of a list of them."""
    order: Literal["id", "file", "fixed"] = "id"
    """What orders the entries of a loaded pack. "file" makes the file's order part of the content."""
    fixed: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """The ids there must be, since rules and texts name them, with the fields that the rules fix."""
    effects: tuple[Effect, ...] = ()

    def effect(self, name: object) -> Effect | None:
        return next((effect for effect in self.effects if effect.name == name), None)


@dataclass(frozen=True)
class Count:
    """How many of something the rulebook says are in the box. An owner may know better: another count is only noted."""

    entry: str
    what: str
    counted: Callable[[Mapping[str, Sequence[Entry]]], int | None]
    """None where mistakes leave nothing to count."""
    in_rulebook: int


Check: TypeAlias = Callable[[Mapping[str, Sequence[Entry]], Report], None]
"""Reports what is wrong between entries. Fields with mistakes of their own are missing from these."""


@dataclass(frozen=True)
class Format:
    """What a pack for a game looks like."""

    game: str
    sections: tuple[Section, ...]
    decks: tuple[tuple[str, ...], ...] = ()
    """Sections that share one set of ids, because their cards are shuffled together."""
    checks: tuple[Check, ...] = ()
    counts: tuple[Count, ...] = ()


NUMBER: Final = 1
"""The number of the format itself, `format` in a pack."""
