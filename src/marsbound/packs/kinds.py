"""What a field of a pack may hold: numbers, words, ids of other entries, lists and tables of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol, TypeAlias

from marsbound.core.phrase import Phrase, said
from marsbound.packs.mistakes import at_most, either, expected, named, one_of, shown

Problem: TypeAlias = tuple[str, str]
"""What is wrong, and what was expected: phrases."""

Ids: TypeAlias = Mapping[str, Sequence[str]]
"""The ids of every section."""


class Kind(Protocol):
    """What a field may hold."""

    def wanted(self) -> str:
        """In words, to follow "expected"."""

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        """Everything wrong with a value of the field called `name`."""


def having(name: str, value: object) -> Phrase:
    return said("mistake-has", "{name} has {value}", name=name, value=shown(value))


def having_key(name: str, key: str, value: object) -> Phrase:
    return said("mistake-has-key", "{name} has {key} = {value}", name=name, key=key, value=shown(value))


def having_numbers(name: str, number: int) -> Phrase:
    return said("mistake-has-numbers", "{name} has {number} numbers", name=name, number=number)


def or_others(wanted: Phrase, words: tuple[str, ...]) -> Phrase:
    """Or one of a few words."""
    for word in words:
        wanted = said("mistake-or", "{first} or {last}", first=wanted, last=f'"{word}"')
    return wanted


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Number:
    low: int
    high: int
    step: int = 1

    def wanted(self) -> str:
        if self.low == self.high:
            return str(self.low)
        bounds = {"low": self.low, "high": self.high}
        if self.step == 1:
            return said("wanted-number", "a whole number from {low} to {high}", **bounds)
        return said("wanted-multiple", "a multiple of {step} from {low} to {high}", step=self.step, **bounds)

    def accepts(self, value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.low <= value <= self.high and value % self.step == 0

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not self.accepts(value):
            yield named(name, value), expected(self.wanted())


@dataclass(frozen=True)
class Numbers:
    """A list of numbers whose order counts."""

    each: Number

    def wanted(self) -> str:
        return said("wanted-list", "a list, each of it {each}", each=self.each.wanted())

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield named(name, value), expected(self.wanted())
            return
        for item in value:
            if not self.each.accepts(item):
                yield having(name, item), expected(self.each.wanted())


@dataclass(frozen=True)
class Falling:
    """A list of so many numbers, none above the one before it."""

    each: Number
    length: int

    def wanted(self) -> str:
        each = self.each.wanted()
        return said("wanted-long-list", "a list of {length}, each of it {each}", length=self.length, each=each)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield named(name, value), expected(self.wanted())
            return
        wrong = tuple(Numbers(self.each).problems(name, value, ids)) if value else ()
        yield from wrong
        if len(value) != self.length:
            yield having_numbers(name, len(value)), expected(self.length)
        if not wrong:
            for before, after in pairwise(value):
                if after > before:
                    words = "{name} has {after} after {before}"
                    what = said("mistake-has-after", words, name=name, after=after, before=before)
                    yield what, said("wanted-at-most-there", "expected at most {most} there", most=before)


@dataclass(frozen=True)
class Choices:
    """A list of some of a few numbers, any of them more than once; their order means nothing."""

    numbers: tuple[int, ...]
    most: int

    def wanted(self) -> str:
        words = "a list of 1 to {most} numbers, each of them {numbers}"
        return said("wanted-choices", words, most=self.most, numbers=self._either())

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield named(name, value), expected(self.wanted())
            return
        if len(value) > self.most:
            yield having_numbers(name, len(value)), at_most(self.most)
        for item in value:
            if not is_whole(item) or item not in self.numbers:
                yield having(name, item), expected(self._either())

    def _either(self) -> str:
        return either(tuple(str(number) for number in self.numbers))


@dataclass(frozen=True)
class YesNo:
    def wanted(self) -> str:
        return said("wanted-yes-no", "true or false")

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield named(name, value), expected(self.wanted())


@dataclass(frozen=True)
class Counts:
    """A number for each of some words."""

    keys: tuple[str, ...]
    each: Number

    def wanted(self) -> str:
        return said("wanted-counts", "a table with a number for {keys}", keys=", ".join(self.keys))

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield named(name, value), expected(self.wanted())
            return
        for key in value:
            if key not in self.keys:
                yield having(name, key), one_of(key, self.keys)
        for key in self.keys:
            if key not in value:
                what = said("mistake-has-no", "{name} has no {key}", name=name, key=key)
                yield what, expected(self.each.wanted())
            elif not self.each.accepts(value[key]):
                yield having_key(name, key, value[key]), expected(self.each.wanted())


@dataclass(frozen=True)
class Amounts:
    """A number for some of a few words, each with a range of its own. What there is none of is left out."""

    ranges: Mapping[str, Number]
    may_be_empty: bool = False

    def wanted(self) -> str:
        return said("wanted-amounts", "a table with numbers for some of {keys}", keys=", ".join(self.ranges))

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield named(name, value), expected(self.wanted())
            return
        if not (value or self.may_be_empty):
            yield said("mistake-empty", "{name} is empty", name=name), expected(self.wanted())
        for key, number in value.items():
            if key not in self.ranges:
                yield having(name, key), one_of(key, tuple(self.ranges))
            elif not self.ranges[key].accepts(number):
                wanted = self.ranges[key].wanted()
                or_nothing = said("wanted-or-nothing", "expected {wanted}, or nothing", wanted=wanted)
                yield having_key(name, key, number), or_nothing if number == 0 else expected(wanted)


@dataclass(frozen=True)
class OneOf:
    words: tuple[str, ...]

    def wanted(self) -> str:
        return either(self.words)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if value not in self.words:
            yield named(name, value), one_of(value, self.words)


@dataclass(frozen=True)
class Reference:
    """The id of an entry of another section, or one of a few other words."""

    section: str
    others: tuple[str, ...] = ()

    def wanted(self) -> str:
        return or_others(said("wanted-id", "the id of a {section}", section=self.section), self.others)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        known = (*ids[self.section], *self.others)
        if not isinstance(value, str):
            yield named(name, value), expected(self.wanted())
        elif value not in known:
            words = "{name} {value}, which is no {section}"
            what = said("mistake-no-such-id", words, name=name, value=shown(value), section=self.section)
            yield what, one_of(value, known)


@dataclass(frozen=True)
class References:
    """A list of ids of another section or of a few other words, each once; their order means nothing."""

    section: str
    may_be_empty: bool = False
    others: tuple[str, ...] = ()
    length: int | None = None
    """How many there must be; None: any number."""

    def wanted(self) -> str:
        wanted = said("wanted-ids", "a list of {section} ids", section=self.section)
        if self.length is not None:
            words = "a list of {number} {section} ids"
            wanted = said("wanted-some-ids", words, number=self.length, section=self.section)
        return or_others(wanted, self.others)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not (value or self.may_be_empty):
            yield named(name, value), expected(self.wanted())
            return
        for position, item in enumerate(value):
            if item in value[:position]:
                what = said("mistake-twice", "{name} {value} twice", name=name, value=shown(item))
                yield what, said("wanted-each-once", "expected each {section} once", section=self.section)
            else:
                yield from Reference(self.section, self.others).problems(name, item, ids)
        if self.length is not None and len(value) != self.length:
            what = said("mistake-has-of-them", "{name} has {number} of them", name=name, number=len(value))
            yield what, expected(self.length)
