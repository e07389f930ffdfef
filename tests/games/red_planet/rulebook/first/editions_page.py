"""Writes the tables of docs/rules/editions.md, and of its translations, from the ledgers and the packs.

    python tests/games/red_planet/rulebook/first/editions_page.py

What stands between a page's markers is made here, with the words that the page itself lists for it; all else is written
by hand.
"""

import re
from collections.abc import Callable
from pathlib import Path

from marsbound.games.packs import builtin
from marsbound.ledger import ENGLISH, Kind, Line, Row, difference, ledger
from marsbound.packs.description import in_words
from marsbound.packs.pack import Entry
from marsbound.text import LANGUAGES
from marsbound.text.languages import UNBREAKABLE

FOLDER = Path(__file__).resolve().parents[5] / "docs" / "rules"
FIRST = "red-planet-first"
SECOND = "red-planet-second"
PARTS = ("rules", "boxes")
SECTIONS = ("zone", "character", "ship", "discovery", "mission", "action")


class Page:
    """The page in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.path = FOLDER / ("editions.md" if language == ENGLISH else f"editions.{language}.md")

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    def word(self, name: str) -> str:
        """What the page calls it, from the list in the comment at its end."""
        listed = self.text.partition("<!-- words\n")[2].partition("-->")[0]
        words = dict(line.split(" = ") for line in listed.strip().splitlines())
        return words[name]

    def tables(self, part: str) -> str:
        """What belongs between the markers of a part, "rules" or "boxes"."""
        return "\n".join([*(self.rules() if part == "rules" else self.content()), "", ""])

    def on_the_page(self, part: str) -> str:
        """What stands there now."""
        return self.parted(part)[1]

    @property
    def by_hand(self) -> str:
        """All else."""
        text = self.text
        for part in PARTS:
            text = text.replace(self.on_the_page(part), "")
        return text

    def pieces(self) -> list[str]:
        """The same in words: headings, paragraphs, cells of its table, and what it calls things."""
        found: list[str] = []
        for block in re.split(r"\n\s*\n", re.sub(r"<!-- (?!words).*?-->|<!-- words|-->|</?div.*?>", "", self.by_hand)):
            lines = block.strip().splitlines()
            if lines and (lines[0].startswith("|") or " = " in lines[0]):
                found += [cell.strip() for line in lines for cell in re.split(r"\|| = ", line)[1:]]
            else:
                found.append(" ".join(lines))
        return [re.sub(r"\]\([^)]*\)", "]", piece) for piece in found if piece.strip("#- ")]

    def write(self) -> None:
        for part in PARTS:
            before, _, after = self.parted(part)
            self.path.write_text(before + self.tables(part) + after, encoding="utf-8")

    def parted(self, part: str) -> tuple[str, str, str]:
        """The page before, between and after the markers of a part."""
        text = self.text
        start = text.index(f"<!-- {part}: ")
        start = text.index("\n", start) + 1
        end = text.index(f"<!-- end of {part} -->")
        return text[:start], text[start:end], text[end:]

    # Rules

    def rules(self) -> list[str]:
        rows = difference(ledger(FIRST, self.language), ledger(SECOND, self.language))
        changed = [row for row in rows if row.kind == Kind.CHANGED]
        same = [row for row in rows if row.kind == Kind.SAME]
        first = [row.first for row in rows if row.kind == Kind.ONLY_HERE and row.first]
        second = [line for row in rows if row.first is None for line in row.second]
        return [
            f"\n### {self.word('rules changed')} ({len(changed)})\n",
            f"| {self.word('first edition')} | {self.word('second edition')} |\n|---|---|",
            *[f"| {rule(row.first)} | {' <br>'.join(rule(line) for line in row.second)} |" for row in changed],
            f"\n### {self.word('rules of the first')} ({len(first)})\n",
            *[f"- {rule(line)}" for line in first],
            f"\n### {self.word('rules of the second')} ({len(second)})\n",
            *[f"- {rule(line)}" for line in second],
            f"\n### {self.word('rules the same')} ({len(same)})\n",
            f"{self.word('pairs')}\n",
            ", ".join(pair(row) for row in same) + ".",
        ]

    # What is in the boxes

    def content(self) -> list[str]:
        found = self.chapter("tokens", self.token_rows())
        for section in SECTIONS:
            found += self.chapter(section, self.rows(Comparison(section)))
        return found

    def chapter(self, section: str, rows: list[str]) -> list[str]:
        return [f"\n### {self.word(section)}\n", "| | |\n|---|---|", *rows]

    def row(self, kind: str, said: list[str], between: str = " <br>", number: int | None = None) -> list[str]:
        """A row of a table; none where there is nothing to say."""
        return [f"| {self.word(kind)} ({number or len(said)}) | {between.join(said)} |"] if said else []

    def token_rows(self) -> list[str]:
        """Tokens are one entry, so its fields are compared."""
        one, other = builtin(FIRST).only("tokens"), builtin(SECOND).only("tokens")
        same = [name for name in one.fields if name != "id" and one.fields[name] == other.fields[name]]
        said = [f"{name}: {value(one, name)}" for name in same]
        return [*self.row("the same", said), *self.row("changed", changes(one, other))]

    def rows(self, compared: "Comparison") -> list[str]:
        namesakes = compared.matched(lambda entry: entry.id)
        same = [one for one, other in namesakes if one.fields == other.fields]
        changed = [(one, other) for one, other in namesakes if one.fields != other.fields]
        renamed = compared.matched(all_but_the_id)
        alike = compared.matched(effect_and_kind)
        return [
            *self.listed("the same", same),
            *self.row("the same but for the name", [f"{one.id} = {other.id}" for one, other in renamed]),
            *self.row("changed", [f"{one.id}: {'; '.join(changes(one, other))}" for one, other in changed]),
            *self.row(
                "changed and renamed",
                [f"{one.id} → {other.id}: {'; '.join(changes(one, other))}" for one, other in alike],
            ),
            *self.listed("only in the first", compared.first),
            *self.listed("only in the second", compared.second),
        ]

    def listed(self, kind: str, entries: list[Entry]) -> list[str]:
        """Names alone, with the number of copies if there are several: "3 x bare-rock"."""
        copies = [entry.number("copies", 1) for entry in entries]
        names = [entry.id if each == 1 else f"{each} x {entry.id}" for entry, each in zip(entries, copies, strict=True)]
        return self.row(kind, names, ", ", sum(copies))


def rule(line: Line | None) -> str:
    return f"**{line.id}** {line.text}".replace(UNBREAKABLE, " ") if line else ""


def pair(row: Row) -> str:
    """ "C7 = C11"."""
    return f"{row.first.id if row.first else ''} = {' + '.join(line.id for line in row.second)}"


class Comparison:
    """The entries of a section of both packs: by id, then, of those left, by what they do."""

    def __init__(self, section: str) -> None:
        self.first = list(builtin(FIRST).entries(section))
        self.second = list(builtin(SECOND).entries(section))

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


def changes(one: Entry, other: Entry) -> list[str]:
    """ "number: 1 → 9", for each field that differs."""
    fields = dict.fromkeys([*one.fields, *other.fields])
    differing = [name for name in fields if name != "id" and one.fields.get(name) != other.fields.get(name)]
    return [f"{name}: {value(one, name)} → {value(other, name)}" for name in differing]


def value(entry: Entry, field: str) -> str:
    found = entry.fields.get(field)
    return "none" if found is None else in_words(found)


if __name__ == "__main__":
    for language in LANGUAGES:
        Page(language).write()
