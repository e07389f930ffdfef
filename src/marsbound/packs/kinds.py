"""What a field of a pack may hold: numbers, words, ids of other entries, lists and tables of them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol, TypeAlias

from marsbound.packs.mistakes import either, one_of, shown

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
    step: int = 1

    def wanted(self) -> str:
        if self.low == self.high:
            return str(self.low)
        what = "a whole number" if self.step == 1 else f"a multiple of {self.step}"
        return f"{what} from {self.low} to {self.high}"

    def accepts(self, value: object) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return self.low <= value <= self.high and value % self.step == 0

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
class Falling:
    """A list of so many numbers, none above the one before it."""

    each: Number
    length: int

    def wanted(self) -> str:
        return f"a list of {self.length}, each of it {self.each.wanted()}"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        wrong = tuple(Numbers(self.each).problems(name, value, ids)) if value else ()
        yield from wrong
        if len(value) != self.length:
            yield f"{name} has {len(value)} numbers", f"expected {self.length}"
        if not wrong:
            for before, after in pairwise(value):
                if after > before:
                    yield f"{name} has {after} after {before}", f"expected at most {before} there"


@dataclass(frozen=True)
class Choices:
    """A list of some of a few numbers, any of them more than once; their order means nothing."""

    numbers: tuple[int, ...]
    most: int

    def wanted(self) -> str:
        return f"a list of 1 to {self.most} numbers, each of them {self._either()}"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not value:
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        if len(value) > self.most:
            yield f"{name} has {len(value)} numbers", f"expected at most {self.most}"
        for item in value:
            if not is_whole(item) or item not in self.numbers:
                yield f"{name} has {shown(item)}", f"expected {self._either()}"

    def _either(self) -> str:
        return either(tuple(str(number) for number in self.numbers))


@dataclass(frozen=True)
class YesNo:
    def wanted(self) -> str:
        return "true or false"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"


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
class Amounts:
    """A number for some of a few words, each with a range of its own. What there is none of is left out."""

    ranges: Mapping[str, Number]
    may_be_empty: bool = False

    def wanted(self) -> str:
        return f"a table with numbers for some of {', '.join(self.ranges)}"

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        if not (value or self.may_be_empty):
            yield f"{name} is empty", f"expected {self.wanted()}"
        for key, number in value.items():
            if key not in self.ranges:
                yield f"{name} has {shown(key)}", one_of(key, tuple(self.ranges))
            elif not self.ranges[key].accepts(number):
                left_out = ", or nothing" if number == 0 else ""
                yield f"{name} has {key} = {shown(number)}", f"expected {self.ranges[key].wanted()}{left_out}"


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
    """A list of ids of another section or of a few other words, each once; their order means nothing."""

    section: str
    may_be_empty: bool = False
    others: tuple[str, ...] = ()
    length: int | None = None
    """How many there must be; None: any number."""

    def wanted(self) -> str:
        number = "" if self.length is None else f"{self.length} "
        return f"a list of {number}{self.section} ids" + "".join(f' or "{word}"' for word in self.others)

    def problems(self, name: str, value: object, ids: Ids) -> Iterator[Problem]:
        if not isinstance(value, list) or not (value or self.may_be_empty):
            yield f"{name} is {shown(value)}", f"expected {self.wanted()}"
            return
        for position, item in enumerate(value):
            if item in value[:position]:
                yield f"{name} {shown(item)} twice", f"expected each {self.section} once"
            else:
                yield from Reference(self.section, self.others).problems(name, item, ids)
        if self.length is not None and len(value) != self.length:
            yield f"{name} has {len(value)} of them", f"expected {self.length}"
