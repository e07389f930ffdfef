"""What two games have in common: rule by rule, and what is in their boxes, entry by entry."""

from typing import Any

from marsbound.core.refusal import BadInput
from marsbound.games.packs import packs
from marsbound.ledger import Kind, Ledger, Line, Row, difference
from marsbound.packs import Entry, Pack
from marsbound.packs.description import in_words
from marsbound.terminal.markdown import without_marks
from marsbound.terminal.output import UNBROKEN, Output
from marsbound.text import Texts


def write_difference(first: Ledger, second: Ledger, texts: Texts, output: Output) -> None:
    RulesDifference(first, second, texts, output).write()
    known = packs()
    if first.game in known and second.game in known:
        ContentDifference(known[first.game], known[second.game], texts, output).write()


def compared(first: Ledger, second: Ledger) -> tuple[Row, ...]:
    try:
        return difference(first, second)
    except ValueError as problem:
        raise BadInput(*problem.args) from None


def difference_data(first: Ledger, second: Ledger) -> dict[str, Any]:
    """The same for programs; `content` is None if one of them has no pack of its own."""
    rules = [
        {"kind": row.kind, "first": row.first and row.first.id, "second": [line.id for line in row.second]}
        for row in compared(first, second)
    ]
    known = packs()
    both = first.game in known and second.game in known
    content = content_data(known[first.game], known[second.game]) if both else None
    return {"first": first.game, "second": second.game, "rules": rules, "content": content}


def content_data(first: Pack, second: Pack) -> list[dict[str, Any]]:
    found = []
    for section in dict.fromkeys([*first.sections, *second.sections]):
        entries = Entries(first, second, section)
        changed = [
            {
                "id": one.id,
                "fields": [
                    {"field": name, "first": one.fields.get(name), "second": other.fields.get(name)}
                    for name in changed_fields(one, other)
                ],
            }
            for one, other in entries.changed
        ]
        told = {"same": entries.same, "changed": changed, "only_first": entries.ours, "only_second": entries.theirs}
        found.append({"section": section} | told)
    return found


class Entries:
    """Those of a section in two packs, by their ids."""

    def __init__(self, first: Pack, second: Pack, section: str) -> None:
        ours = {entry.id: entry for entry in first.entries(section)}
        theirs = {entry.id: entry for entry in second.entries(section)}
        both = [(ours[id], theirs[id]) for id in ours if id in theirs]
        self.same = [one.id for one, other in both if one.fields == other.fields]
        self.changed = [(one, other) for one, other in both if one.fields != other.fields]
        self.ours = [id for id in ours if id not in theirs]
        self.theirs = [id for id in theirs if id not in ours]


def changed_fields(one: Entry, other: Entry) -> list[str]:
    fields = dict.fromkeys([*one.fields, *other.fields])
    return [name for name in fields if one.fields.get(name) != other.fields.get(name)]


class RulesDifference:
    """The lines of two ledgers beside each other."""

    def __init__(self, first: Ledger, second: Ledger, texts: Texts, output: Output) -> None:
        self.rows = compared(first, second)
        self.first = first
        self.second = second
        self.texts = texts
        self.output = output

    def write(self) -> None:
        self.output.say(self.texts.text("diff-title", first=self.first.title, second=self.second.title))
        same = self.of(Kind.SAME)
        self.heading("diff-same", same)
        self.output.say(self.texts.text("list-separator").join(self.ids(row) for row in same), indent=1)
        changed = self.of(Kind.CHANGED)
        self.heading("diff-changed", changed)
        for row in changed:
            self.output.say(self.output.strong(self.ids(row)), indent=1)
            self.rule(self.first.game, row.first)
            for line in row.second:
                self.rule(self.second.game, line)
        only = self.of(Kind.ONLY_HERE)
        self.only(self.first.game, [row.first for row in only if row.first])
        self.only(self.second.game, [line for row in only if not row.first for line in row.second])

    def of(self, kind: Kind) -> list[Row]:
        return [row for row in self.rows if row.kind == kind]

    def heading(self, message: str, rows: list[Row]) -> None:
        self.output.heading(self.texts.text("diff-rules", kind=self.texts.text(message), number=len(rows)))

    def ids(self, row: Row) -> str:
        """ "C7 = C11": the other game's ids are other ones."""
        here = row.first.id if row.first else ""
        sign = "=" if row.kind == Kind.SAME else "≠"
        return f"{here}{UNBROKEN}{sign}{UNBROKEN}{f'{UNBROKEN}+{UNBROKEN}'.join(line.id for line in row.second)}"

    def rule(self, game: str, line: Line | None) -> None:
        if line:
            self.output.say(
                self.texts.text("diff-rule", game=game, id=line.id, text=without_marks(line.text)), indent=4
            )

    def only(self, game: str, lines: list[Line]) -> None:
        kind = self.texts.text("diff-only-in", game=game)
        self.output.heading(self.texts.text("diff-rules", kind=kind, number=len(lines)))
        for line in lines:
            self.output.say(without_marks(line.text), first=self.output.strong(f" {line.id:<4}"))


class ContentDifference:
    """The entries of two packs, by their ids."""

    def __init__(self, first: Pack, second: Pack, texts: Texts, output: Output) -> None:
        self.first = first
        self.second = second
        self.texts = texts
        self.output = output

    def write(self) -> None:
        for section in dict.fromkeys([*self.first.sections, *self.second.sections]):
            self.output.heading(self.texts.text("diff-content", section=section))
            entries = Entries(self.first, self.second, section)
            self.listed("diff-same", entries.same)
            self.listed("diff-changed", [one.id for one, _ in entries.changed])
            for one, other in entries.changed:
                self.output.say(self.changed(one, other), indent=4)
            self.listed("diff-only-in", entries.ours, game=self.first.name)
            self.listed("diff-only-in", entries.theirs, game=self.second.name)

    def listed(self, message: str, entries: list[str], **variables: str) -> None:
        if entries:
            kind = self.texts.text(message, **variables)
            said = self.texts.text("list-separator").join(entries)
            self.output.say(self.texts.text("diff-entries", kind=kind, number=len(entries), entries=said), indent=1)

    def changed(self, one: Entry, other: Entry) -> str:
        """ "femme-fatale (number: 4 → 6)"."""
        changes = [
            self.texts.text("diff-field", field=name, first=value(one, name), second=value(other, name))
            for name in changed_fields(one, other)
        ]
        return self.texts.text("diff-entry", entry=one.id, changes="; ".join(changes))


def value(entry: Entry, field: str) -> str:
    found = entry.fields.get(field)
    return "–" if found is None else in_words(found)
