"""The parts that the format of a game's packs is declared with: sections, fields, kinds of value, effects."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, TypeAlias

from marsbound.packs.mistakes import Report, either, one_of, shown
from marsbound.packs.pack import Entry, Value

Problem: TypeAlias = tuple[str, str]
"""What is wrong, and what was expected."""

Ids: TypeAlias = Mapping[str, Sequence[str]]
"""The ids of every section."""


class Kind(Protocol):
    """What a field may hold."""

    def wanted(self) -> str:
        """In words, to follow "expected"."""

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        """Everything wrong with a value of the field called `name`."""


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Number:
    low: int
    high: int

    def wanted(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and is_whole(value) and self.low <= value <= self.high

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not self.accepts(value):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"


@dataclass(frozen=True)
class Numbers:
    """A list of numbers whose order counts."""

    each: Number

    def wanted(self) -> str:
        return f"a list, each of it {self.each.wanted()}"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        for item in value:
            if not self.each.accepts(item):
                yield f"{name} has {shown(item)}", f"expected {self.each.wanted()}"


@dataclass(frozen=True)
class Counts:
    """A number for each of some words."""

    keys: tuple[str, ...]
    each: Number

    def wanted(self) -> str:
        return f"a table with a number for {', '.join(self.keys)}"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        for key in value:
            if key not in self.keys:
                yield f"{name} has {shown(key)}", one_of(key, self.keys)
        for key in self.keys:
            if key not in value:
                yield f"{name} has no {key}", f"expected {self.each.wanted()}"
            elif not self.each.accepts(value[key]):
                yield f"{name} has {key} = {shown(value[key])}", f"expected {self.each.wanted()}"


@dataclass(frozen=True)
class OneOf:
    words: tuple[str, ...]

    def wanted(self) -> str:
        return either(self.words)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if value not in self.words:
            yield f"{name} is {shown(value)}", one_of(value, self.words)


@dataclass(frozen=True)
class Reference:
    """The id of an entry of another section, or one of a few other words."""

    section: str
    others: tuple[str, ...] = ()

    def wanted(self) -> str:
        return f"the id of a {self.section}" + "".join(f' or "{word}"' for word in self.others)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        known = (*ids[self.section], *self.others)
        if not isinstance(value, str):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
        elif value not in known:
            yield f"{name} {shown(value)}, which is no {self.section}", one_of(value, known)


@dataclass(frozen=True)
class References:
    """A list of ids of another section, each once; their order means nothing."""

    section: str
    may_be_empty: bool = False

    def wanted(self) -> str:
        return f"a list of {self.section} ids"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not (value or self.may_be_empty):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        for position, item in enumerate(value):
            if item in value[:position]:
                yield f"{name} {shown(item)} twice", f"expected each {self.section} once"
            else:
                yield from Reference(self.section).problems(name, item, ids)


@dataclass(frozen=True)
class Field:
    name: str
    kind: Kind
    default: Value | None = None
    """What a file means that leaves the field out; None: it must not."""
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


Rule: TypeAlias = Callable[[Mapping[str, Sequence[Entry]], Report], None]
"""Reports what is wrong between entries. Fields with mistakes of their own are missing from these."""


@dataclass(frozen=True)
class Format:
    """What a pack for a game looks like."""

    game: str
    sections: tuple[Section, ...]
    decks: tuple[tuple[str, ...], ...] = ()
    """Sections that share one set of ids, because their cards are shuffled together."""
    rules: tuple[Rule, ...] = ()
    counts: tuple[Count, ...] = ()


NUMBER: Final = 1
"""The number of the format itself, `format` in a pack."""
