"""Writes the tables of docs/rules/editions.md from the ledgers and the packs.

    python tests/games/red_planet/rulebook/first/editions_page.py

What stands between the page's markers is made here; all else is written by hand.
"""

from collections.abc import Callable
from pathlib import Path

from marsbound.games.packs import builtin
from marsbound.ledger import Kind, Line, Row, difference, ledger
from marsbound.packs.description import in_words
from marsbound.packs.pack import Entry

PAGE = Path(__file__).resolve().parents[5] / "docs" / "rules" / "editions.md"
FIRST = "red-planet-first"
SECOND = "red-planet-second"
PARTS = ("rules", "boxes")
TOKENS = "Tokens and tiles"
SECTIONS = {
    "zone": "Zones",
    "character": "Characters",
    "ship": "Ships",
    "discovery": "Discoveries",
    "mission": "Bonus cards and missions",
    "action": "Actions",
}


def tables(part: str) -> str:
    """What belongs between the markers of a part, "rules" or "boxes"."""
    return "\n".join([*(rules() if part == "rules" else content()), "", ""])


def on_the_page(part: str) -> str:
    """What stands there now."""
    return parted(part)[1]


def write() -> None:
    for part in PARTS:
        before, _, after = parted(part)
        PAGE.write_text(before + tables(part) + after, encoding="utf-8")


def parted(part: str) -> tuple[str, str, str]:
    """The page before, between and after the markers of a part."""
    text = PAGE.read_text(encoding="utf-8")
    start = text.index(f"<!-- {part}: ")
    start = text.index("\n", start) + 1
    end = text.index(f"<!-- end of {part} -->")
    return text[:start], text[start:end], text[end:]


# Rules


def rules() -> list[str]:
    rows = difference(ledger(FIRST), ledger(SECOND))
    changed = [row for row in rows if row.kind == Kind.CHANGED]
    same = [row for row in rows if row.kind == Kind.SAME]
    first = [row.first for row in rows if row.kind == Kind.ONLY_HERE and row.first]
    second = [line for row in rows if row.first is None for line in row.second]
    return [
        f"\n### Rules that changed ({len(changed)})\n",
        "| first edition | second edition |\n|---|---|",
        *[f"| {rule(row.first)} | {' <br>'.join(rule(line) for line in row.second)} |" for row in changed],
        f"\n### Rules of the first edition only ({len(first)})\n",
        *[f"- {rule(line)}" for line in first],
        f"\n### Rules of the second edition only ({len(second)})\n",
        *[f"- {rule(line)}" for line in second],
        f"\n### Rules that are the same ({len(same)})\n",
        "The first edition's line, then those of the second that say the same.\n",
        ", ".join(pair(row) for row in same) + ".",
    ]


def rule(line: Line | None) -> str:
    return f"**{line.id}** {line.text}" if line else ""


def pair(row: Row) -> str:
    """ "C7 = C11"."""
    return f"{row.first.id if row.first else ''} = {' + '.join(line.id for line in row.second)}"


# What is in the boxes


def content() -> list[str]:
    found = chapter(TOKENS, token_rows())
    for section, title in SECTIONS.items():
        found += chapter(title, Comparison(section).rows())
    return found


def chapter(title: str, rows: list[str]) -> list[str]:
    return [f"\n### {title}\n", "| | |\n|---|---|", *rows]


def row(kind: str, said: list[str], between: str = " <br>", number: int | None = None) -> list[str]:
    """A row of a table; none where there is nothing to say."""
    return [f"| {kind} ({number or len(said)}) | {between.join(said)} |"] if said else []


def token_rows() -> list[str]:
    """Tokens are one entry, so its fields are compared."""
    one, other = builtin(FIRST).only("tokens"), builtin(SECOND).only("tokens")
    same = [name for name in one.fields if name != "id" and one.fields[name] == other.fields[name]]
    return [*row("the same", [f"{name}: {value(one, name)}" for name in same]), *row("changed", changes(one, other))]


class Comparison:
    """The entries of a section of both packs: by id, then, of those left, by what they do."""

    def __init__(self, section: str) -> None:
        self.first = list(builtin(FIRST).entries(section))
        self.second = list(builtin(SECOND).entries(section))

    def rows(self) -> list[str]:
        namesakes = self.matched(lambda entry: entry.id)
        same = [one for one, other in namesakes if one.fields == other.fields]
        changed = [(one, other) for one, other in namesakes if one.fields != other.fields]
        renamed = self.matched(all_but_the_id)
        alike = self.matched(effect_and_kind)
        return [
            *listed("the same", same),
            *row("the same, but for the name", [f"{one.id} = {other.id}" for one, other in renamed]),
            *row("changed", [f"{one.id}: {'; '.join(changes(one, other))}" for one, other in changed]),
            *row(
                "changed, and so is the name",
                [f"{one.id} → {other.id}: {'; '.join(changes(one, other))}" for one, other in alike],
            ),
            *listed("only in the first edition", self.first),
            *listed("only in the second edition", self.second),
        ]

    def matched(self, key: Callable[[Entry], object]) -> list[tuple[Entry, Entry]]:
        """Takes out the entries left in both packs that have the same key; where there are several, as they come."""
        found = []
        for one in self.first[:]:
            for other in self.second:
                if key(one) is not None and key(one) == key(other):
                    found.append((one, other))
                    self.first.remove(one)
                    self.second.remove(other)
                    break
        return found


def all_but_the_id(entry: Entry) -> object:
    return {name: value for name, value in entry.fields.items() if name != "id"}


def effect_and_kind(entry: Entry) -> object:
    """None for cards that name zones: what they ask for differs with the map."""
    if "effect" not in entry.fields or "zones" in entry.fields:
        return None
    return entry.fields["effect"], entry.fields.get("kind")


def listed(kind: str, entries: list[Entry]) -> list[str]:
    """Names alone, with the number of copies if there are several: "3 x bare-rock"."""
    copies = [entry.number("copies", 1) for entry in entries]
    names = [entry.id if each == 1 else f"{each} x {entry.id}" for entry, each in zip(entries, copies, strict=True)]
    return row(kind, names, ", ", sum(copies))


def changes(one: Entry, other: Entry) -> list[str]:
    """ "number: 1 → 9", for each field that differs."""
    fields = dict.fromkeys([*one.fields, *other.fields])
    differing = [name for name in fields if name != "id" and one.fields.get(name) != other.fields.get(name)]
    return [f"{name}: {value(one, name)} → {value(other, name)}" for name in differing]


def value(entry: Entry, field: str) -> str:
    found = entry.fields.get(field)
    return "none" if found is None else in_words(found)


if __name__ == "__main__":
    write()
