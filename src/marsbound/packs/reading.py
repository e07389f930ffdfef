"""Reads one entry of a pack against its section's format, reporting everything wrong with it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeGuard

from marsbound.core.phrase import Phrase, said
from marsbound.packs.format import Effect, Field, Section
from marsbound.packs.kinds import Amounts, Choices, Counts, Ids, References
from marsbound.packs.mistakes import Report, closest, either, expected, missing, named, one_of, shown
from marsbound.packs.pack import PEDIGREES, Entry, Pedigree, Value

ABOUT_THE_ENTRY: Final = ("pedigree", "note")
"""Keys of every entry that aren't content."""

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NAME_WANTED: Final = said(
    "wanted-name", "a name of at most 60 lower-case letters and digits, with single hyphens between them"
)


def is_value(raw: object) -> Phrase:
    return said("mistake-is-value", "is {value}", value=shown(raw))


def unknown_field(key: str) -> Phrase:
    return said("mistake-unknown-field", "{key} is no known field", key=shown(key))


def is_name(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= 60 and NAME.fullmatch(value) is not None


def read_entry(section: Section, raw: object, position: int, ids: Ids, report: Report) -> Entry | None:
    """The entry with those of its fields that are right; None if nobody can tell which entry it is."""
    place = section.name if section.single else f"{section.name} #{position}"
    if not isinstance(raw, dict):
        header = f"[{section.name}]" if section.single else f"[[{section.name}]]"
        report.mistake(place, is_value(raw), said("wanted-table", "expected a table, {header}", header=header))
        return None
    id = section.name if section.single else raw.get("id")
    if not is_name(id):
        report.mistake(place, named("id", id) if "id" in raw else missing("id"), expected(NAME_WANTED))
        # It still counts as a ship or a card, so it gets an id that no other entry can have.
        entry = _Reader(section, raw, f"#{position}", ids, report).entry()
        return None if section.fixed else entry
    reader = _Reader(section, raw, id, ids, report)
    if section.fixed and id not in section.fixed:
        what = said("mistake-unknown-entry", "is no {section} of this game", section=section.name)
        reader.mistake(what, one_of(id, tuple(section.fixed)))
        reader.entry()
        return None
    return reader.entry()


class _Reader:
    """One entry while it is read."""

    def __init__(self, section: Section, raw: Mapping[str, object], id: str, ids: Ids, report: Report) -> None:
        self.section = section
        self.raw = raw
        self.id = id
        self.ids = ids
        self.report = report
        self.label = section.name if section.single else f"{section.name} {id}"
        self.effect: Effect | None = section.effect(raw.get("effect"))
        known = (*section.fields, *(self.effect.fields if self.effect else ()))
        self.fields = tuple(field for field in known if field.belongs_to(id))
        self.names = (*(() if section.single else ("id",)), *(field.name for field in self.fields))

    def mistake(self, what: str, expected: str) -> None:
        self.report.mistake(self.label, what, expected)

    def entry(self) -> Entry:
        meant = self._strange_keys()
        values: dict[str, Value] = {} if self.section.single else {"id": self.id}
        for field in self.fields:
            if field.name in self.raw:
                self._read(field, values)
            elif field.default is not None:
                values[field.name] = field.default
            elif field.name not in meant and not field.optional:
                self._missing(field)
        self._agree(values)
        pedigree = self._pedigree()
        note = self.raw.get("note")
        if note is not None and not isinstance(note, str):
            self.mistake(named("note", note), said("wanted-text", "expected a text"))
        return Entry(self.section.name, self.id, values, pedigree, note if isinstance(note, str) else None)

    def _strange_keys(self) -> set[str]:
        """Reports keys that don't belong here; gives the fields that were probably meant by them."""
        meant = set()
        of_effects = {field.name for effect in self.section.effects for field in effect.fields}
        of_others = {field.name: field.only_for for field in self.section.fields if field not in self.fields}
        for key in self.raw:
            if key in self.names or key in ABOUT_THE_ENTRY:
                continue
            if key in of_others:
                # With a mistaken id nobody can tell whether the field belongs to the entry.
                if self.id in self.section.fixed:
                    what = said("mistake-not-here", "{key} does not belong here", key=key)
                    ids = either(of_others[key])
                    self.mistake(what, said("wanted-only-with", "expected it with {ids} only", ids=ids))
            elif key in of_effects:
                self._not_of_the_effect(key)
            else:
                self.mistake(unknown_field(key), one_of(key, (*self.names, *ABOUT_THE_ENTRY)))
                meant.add(closest(key, self.names) or "")
        return meant

    def _not_of_the_effect(self, key: str) -> None:
        # Under a mistaken effect no parameter can be told right from wrong.
        if self.effect:
            takes = ""
            for name in (field.name for field in self.effect.fields):
                takes = said("mistake-and", "{first} and {last}", first=takes, last=name) if takes else name
            words = '{key} does not belong to effect "{effect}"'
            what = said("mistake-not-of-effect", words, key=key, effect=self.effect.name)
            only = said("wanted-fields-only", "expected {fields} only", fields=takes)
            self.mistake(what, only if takes else said("wanted-no-such-field", "expected no field like that"))

    def _missing(self, field: Field) -> None:
        what = missing(field.name)
        if self.effect and field in self.effect.fields:
            words = '{name} is missing, which effect "{effect}" needs'
            what = said("mistake-missing-for-effect", words, name=field.name, effect=self.effect.name)
        self.mistake(what, expected(field.kind.wanted()))

    def _read(self, field: Field, values: dict[str, Value]) -> None:
        value = self.raw[field.name]
        problems = tuple(field.kind.problems(field.name, value, self.ids))
        for what, wanted in problems:
            self.mistake(what, wanted)
        if not problems:
            values[field.name] = _stored(value)

    def _agree(self, values: Mapping[str, Value]) -> None:
        """Reports fields that are right by themselves, but not together or not with this id."""
        for name, fixed in self.section.fixed.get(self.id, {}).items():
            if name in values and values[name] != fixed:
                self.mistake(named(name, values[name]), expected(shown(fixed)))
        if not self.effect:
            return
        moment = values.get("moment")
        if moment is not None and self.effect.moments and moment not in self.effect.moments:
            when = either(tuple(shown(word) for word in self.effect.moments))
            words = 'moment is {value}, when effect "{effect}" can\'t act'
            what = said("mistake-wrong-moment", words, value=shown(moment), effect=self.effect.name)
            self.mistake(what, expected(when))
        if all(field.name in values for field in self.effect.fields):
            for problem in self.effect.fits(values):
                self.mistake(*problem)

    def _pedigree(self) -> dict[str, Pedigree]:
        present = tuple(name for name in self.names if name in self.raw)
        left_out = {field.name for field in self.fields if field.default is not None or field.optional}
        absent = tuple(name for name in self.names if name not in self.raw and name not in left_out)
        raw = self.raw.get("pedigree")
        if not isinstance(raw, dict):
            names = ", ".join(present + absent)
            what = missing("pedigree") if raw is None else named("pedigree", raw)
            self.mistake(what, said("wanted-table-with", "expected a table with {names}", names=names))
            return {}
        found: dict[str, Pedigree] = {}
        meant = set()
        for name, word in raw.items():
            if name not in present:
                # The pedigree of a field that was forgotten or misspelt is no second mistake.
                if name not in absent and (name not in self.raw or name in ABOUT_THE_ENTRY):
                    words = "pedigree of {name}, which this entry doesn't have"
                    self.mistake(said("mistake-pedigree-of-nothing", words, name=shown(name)), one_of(name, present))
                    meant.add(closest(name, present) or "")
                continue
            known = next((pedigree for pedigree in PEDIGREES if pedigree == word), None)
            if known:
                found[name] = known
            else:
                what = said("mistake-pedigree-is", "pedigree of {name} is {value}", name=name, value=shown(word))
                self.mistake(what, one_of(word, PEDIGREES))
        for name in present:
            if name not in raw and name not in meant:
                what = said("mistake-pedigree-missing", "pedigree of {name} is missing", name=name)
                self.mistake(what, expected(either(PEDIGREES)))
        return found


def _stored(value: object) -> Value:
    """A value without mistakes, as a pack keeps it."""
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, dict):
        return dict(value)
    assert isinstance(value, int | str)
    return value


def in_canonical_order(entry: Entry, section: Section, places: Mapping[str, Mapping[str, int]]) -> Entry:
    """The entry with what the file's order doesn't matter for in another: ids as in the section they name, other words
    after them, tables as in the format, numbers to choose from as they rise."""
    effect = section.effect(entry.fields.get("effect"))
    fields = dict(entry.fields)
    for field in (*section.fields, *(effect.fields if effect else ())):
        if field.name not in fields:
            continue
        if isinstance(field.kind, References):
            order = (*places[field.kind.section], *field.kind.others)
            fields[field.name] = tuple(sorted(entry.words(field.name), key=order.index))
        elif isinstance(field.kind, Counts):
            counts = entry.counts(field.name)
            fields[field.name] = {key: counts[key] for key in field.kind.keys}
        elif isinstance(field.kind, Amounts):
            amounts = entry.counts(field.name)
            fields[field.name] = {key: amounts[key] for key in field.kind.ranges if key in amounts}
        elif isinstance(field.kind, Choices):
            fields[field.name] = tuple(sorted(entry.numbers(field.name)))
    return replace(entry, fields=fields)
