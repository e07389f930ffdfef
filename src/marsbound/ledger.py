"""The players' rules reference: every rule of every game is one line with an id, in the game's folder ledger/.

A ledger file is a title, sections and lines, strictly one rule a line::

    # Mission: Red Planet, first edition
    ## C · Characters
    - **C7** 7 Travel Agent: place 3 on one ship (R6). {second: C11 same}

The braces name the counterparts in the other edition, each `same` or `changed`, or say `none`.

Beside it lies a file for every other language, GAME.pl.md, written in the same way: without braces, and behind every
heading and rule the hash of the English words it was made from.  What it lacks is read in English; what was made from
other words than there are now is out of date, and says so::

    - **C7** 7 Agent podróży: … <!-- 0f3a9c1b -->
"""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from marsbound.core.phrase import Phrase, said
from marsbound.games.registry import kits
from marsbound.text.languages import language as language_of
from marsbound.text.languages import rules_file

ENGLISH: Final = "en"
OUR_RULING: Final = re.compile(r"\*[^*]+:\*")
"""The mark of what the rulebook leaves open, *Our ruling:* in whatever language."""

_MADE_FROM: Final = r"(?: <!-- (?P<made_from>[0-9a-f]{8}) -->)?"
_TITLE: Final = re.compile(rf"# (?P<title>\S.*?){_MADE_FROM}")
_SECTION: Final = re.compile(rf"## (?P<letter>[A-Z]) · (?P<title>\S.*?){_MADE_FROM}")
_RULE: Final = re.compile(
    rf"- \*\*(?P<id>[A-Z][1-9][0-9]*)\*\* (?P<text>[^{{}}]*?[^{{}} ])(?: \{{(?P<tag>[^{{}}]*)\}})?{_MADE_FROM}"
)
_COUNTERPART: Final = re.compile(r"(?P<id>[A-Z][1-9][0-9]*) (?P<kind>same|changed)")


class UnknownGame(LookupError):
    """There is no ledger of that game."""


class UnknownRule(LookupError):
    """The ledger has no line, or no section, of that name."""


class BrokenLedger(ValueError):
    """A ledger file is not written as it should be."""


class Kind(StrEnum):
    """How a rule of one edition stands to the other edition."""

    SAME = "same"
    CHANGED = "changed"
    ONLY_HERE = "only here"


@dataclass(frozen=True, slots=True)
class Counterpart:
    """A line of another edition that rules on the same matter."""

    game: str
    id: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Line:
    """One rule.  `ruling` tells that a part of it, what follows OUR_RULING, is ours and not the rulebook's."""

    id: str
    text: str
    ruling: bool
    counterparts: tuple[Counterpart, ...]
    made_from: str = ""
    language: str = ENGLISH
    outdated: bool = False  # whether the English words have changed since it was translated

    @property
    def hash(self) -> str:
        return hash_of(self.text)


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, with a few words ahead of them."""

    letter: str
    title: str
    intro: str
    lines: tuple[Line, ...]
    made_from: str = ""
    language: str = ENGLISH

    @property
    def hash(self) -> str:
        return hash_of(f"{self.title}\n{self.intro}")


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of a game."""

    game: str
    title: str
    intro: str
    sections: tuple[Section, ...]
    compared_with: frozenset[str]
    made_from: str = ""
    language: str = ENGLISH  # of title and introduction; what isn't translated yet is English

    @property
    def hash(self) -> str:
        return hash_of(f"{self.title}\n{self.intro}")

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(line for section in self.sections for line in section.lines)

    def line(self, id: str) -> Line:
        """The rule of that id; small letters will do."""
        wanted = id.strip().upper()
        for line in self.lines:
            if line.id == wanted:
                return line
        words = "{game} has no rule {rule}; {there}"
        rule = _unknown(id, wanted, [line.id for line in self.lines])
        raise UnknownRule(said("input-no-rule", words, game=self.game, rule=rule, there=self._what_there_is(wanted)))

    def section(self, letter: str) -> Section:
        """The section of that letter; a small letter will do."""
        wanted = letter.strip().upper()
        for section in self.sections:
            if section.letter == wanted:
                return section
        words = '{game} has no section "{letter}"; {there}'
        there = self._what_there_is(wanted)
        raise UnknownRule(said("input-no-section", words, game=self.game, letter=letter, there=there))

    def _what_there_is(self, wanted: str) -> str:
        for section in self.sections:
            if re.fullmatch(f"{section.letter}[0-9]*", wanted):
                words = "its section {letter} goes from {first} to {last}"
                ends = {"first": section.lines[0].id, "last": section.lines[-1].id}
                return said("input-section-goes", words, letter=section.letter, **ends)
        letters = ", ".join(section.letter for section in self.sections)
        return said("input-sections", "its sections are {letters}", letters=letters)


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a comparison: a line of the first ledger with its counterparts in the second,
    or, with `first` empty, a line that only the second has."""

    kind: Kind
    first: Line | None
    second: tuple[Line, ...]


Heading = TypeVar("Heading", Section, Ledger)


def hash_of(text: str) -> str:
    """By which a translation remembers what it was made from."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def ledger(game: str, language: str = ENGLISH) -> Ledger:
    """The rules of a game, as far as they are translated."""
    if game not in kits():
        names = sorted(kits())
        words = "no game is called {game}; there are {names}"
        name = _unknown(game, game.lower(), names)
        raise UnknownGame(said("input-no-game-called", words, game=name, names=", ".join(names)))
    english = read(game, kits()[game].ledger_file, kits()[game].editions)
    path = rules_file(kits()[game], language)
    return english if language == ENGLISH or not path.is_file() else translated(english, path, language)


@cache
def translated(english: Ledger, path: Path, language: str) -> Ledger:
    """The English ledger with every piece in another language that the file has."""
    other = read(english.game, path)
    lines = {line.id: line for line in other.lines}
    sections = {section.letter: section for section in other.sections}
    known = {line.id for line in english.lines} | {section.letter for section in english.sections}
    if unknown := [id for id in (*lines, *sections) if id not in known]:
        raise BrokenLedger(f"{path}: the English reference has no {', '.join(unknown)}")

    set_type = language_of(language).kept_together

    def in_words(piece: Heading) -> Heading:
        return replace(piece, title=set_type(piece.title), intro=set_type(piece.intro), language=language)

    def line_of(line: Line) -> Line:
        if (found := lines.get(line.id)) is None:
            return line
        outdated = found.made_from != line.hash
        if found.ruling != line.ruling and not outdated:
            raise BrokenLedger(f"{path}: {line.id} marks our ruling in one language only")
        text = set_type(found.text)
        return replace(found, text=text, counterparts=line.counterparts, language=language, outdated=outdated)

    def section_of(section: Section) -> Section:
        found = sections.get(section.letter)
        # a heading that is out of date says nothing wrong enough to be worth a warning: English stands in
        current = found is not None and found.made_from == section.hash
        shown = in_words(found) if found is not None and current else section
        return replace(shown, lines=tuple(line_of(line) for line in section.lines))

    front = in_words(other) if other.made_from == english.hash else english
    return replace(
        front,
        sections=tuple(section_of(section) for section in english.sections),
        compared_with=english.compared_with,
    )


def difference(first: Ledger, second: Ledger) -> tuple[Row, ...]:
    """Every line of the first ledger in its order, then those lines of the second that the first has nothing like."""
    partners = _partners(first, second)
    rows = [Row(_kind(partners[line.id].values()), line, _lines(second, partners[line.id])) for line in first.lines]
    known = {id for found in partners.values() for id in found}
    rows += [Row(Kind.ONLY_HERE, None, (line,)) for line in second.lines if line.id not in known]
    return tuple(rows)


def _partners(first: Ledger, second: Ledger) -> dict[str, dict[str, Kind]]:
    """For each line of the first ledger the lines of the second it goes with.  Only one of the two need name them."""
    partners: dict[str, dict[str, Kind]] = {line.id: {} for line in first.lines}
    if second.game in first.compared_with:
        for line in first.lines:
            for other in line.counterparts:
                if other.game == second.game:
                    partners[line.id][second.line(other.id).id] = other.kind
    elif first.game in second.compared_with:
        for line in second.lines:
            for other in line.counterparts:
                if other.game == first.game:
                    partners[first.line(other.id).id][line.id] = other.kind
    else:
        words = "{first} and {second} can't be compared: the lines of neither name the other's"
        raise ValueError(said("input-not-compared", words, first=first.game, second=second.game))
    return partners


def _kind(kinds: Iterable[Kind]) -> Kind:
    found = set(kinds)
    if not found:
        return Kind.ONLY_HERE
    return Kind.CHANGED if Kind.CHANGED in found else Kind.SAME


def _lines(ledger: Ledger, ids: Iterable[str]) -> tuple[Line, ...]:
    wanted = set(ids)
    return tuple(line for line in ledger.lines if line.id in wanted)


def _unknown(word: str, wanted: str, words: Sequence[str]) -> Phrase:
    near = get_close_matches(wanted, words, cutoff=0.5)
    if not near:
        return said("input-unknown", '"{word}"', word=word)
    return said("input-unknown-near", '"{word}" (did you mean {words}?)', word=word, words=" / ".join(near))


@cache
def read(game: str, path: Path, editions: tuple[str, ...] = ()) -> Ledger:
    """A ledger file; in its braces another edition is called by the last word of its name."""
    if not path.is_file():
        raise FileNotFoundError(f"the rules reference of {game} is missing: expected the file {path}")
    return _Reader(game, path, editions).ledger()


class _Chapter:
    """What stands under one heading, while it is being read; the first chapter is what comes before all sections."""

    def __init__(self, letter: str, title: str, made_from: str | None) -> None:
        self.letter = letter
        self.title = title
        self.made_from = made_from or ""
        self.words: list[str] = []
        self.lines: list[Line] = []

    @property
    def intro(self) -> str:
        """The paragraphs, each in one piece, with an empty row between them."""
        paragraphs = "\n".join(self.words).strip().split("\n\n")
        return "\n\n".join(" ".join(paragraph.split("\n")) for paragraph in paragraphs)


class _Reader:
    """Reads a file from top to bottom and insists on its form: a rule written wrongly must not get lost."""

    def __init__(self, game: str, path: Path, editions: tuple[str, ...]) -> None:
        self.game = game
        self.path = path
        self.editions = {name.rpartition("-")[2]: name for name in editions}
        self.row = 0
        self.row_of: dict[str, int] = {}
        self.chapters: list[_Chapter] = []
        self.compared_with: set[str] = set()
        self.uncompared: list[str] = []

    def ledger(self) -> Ledger:
        for text in self.path.read_text(encoding="utf-8").splitlines():
            self.row += 1
            self._take(text.rstrip())
        if len(self.chapters) < 2:
            raise self._broken("the file ends without a section; expected '# Title', then '## C · Title' and rules")
        self._end_chapter()
        if self.compared_with and self.uncompared:
            raise self._broken(
                f"{', '.join(self.uncompared)} without counterparts; expected '{{second: none}}' at least"
            )
        front, *sections = self.chapters
        return Ledger(
            self.game,
            front.title,
            front.intro,
            tuple(
                Section(chapter.letter, chapter.title, chapter.intro, tuple(chapter.lines), chapter.made_from)
                for chapter in sections
            ),
            frozenset(self.compared_with),
            front.made_from,
        )

    def _take(self, text: str) -> None:
        """Every row is the title, a heading, a rule, or a part of the words between a heading and its first rule."""
        if not self.chapters:
            if not (match := _TITLE.fullmatch(text)):
                raise self._broken(f"expected '# Title', found {text[:60]!r}")
            self.chapters.append(_Chapter("", match["title"], match["made_from"]))
        elif match := _SECTION.fullmatch(text):
            self._end_chapter()
            self._once(match["letter"])
            self.chapters.append(_Chapter(match["letter"], match["title"], match["made_from"]))
        elif match := _RULE.fullmatch(text):
            self._once(match["id"])
            self.chapters[-1].lines.append(self._line(match["id"], match["text"], match["tag"], match["made_from"]))
        elif text.startswith(("#", "-", "*")) or (text and self.chapters[-1].lines):
            raise self._broken(f"expected a rule, '- **C9** text', or a heading, '## C · Title', found {text[:60]!r}")
        else:
            self.chapters[-1].words.append(text)

    def _line(self, id: str, text: str, tag: str | None, made_from: str | None) -> Line:
        if id[0] != self.chapters[-1].letter:
            raise self._broken(f"rule {id} stands outside its section")
        rulings = OUR_RULING.findall(text)
        if len(rulings) > 1:
            raise self._broken(f"rule {id} has {rulings[0]!r} more than once")
        if tag is None:
            self.uncompared.append(id)
        counterparts = () if tag is None else self._counterparts(tag)
        return Line(id, text, bool(rulings), counterparts, made_from or "")

    def _counterparts(self, tag: str) -> tuple[Counterpart, ...]:
        edition, _, names = tag.partition(": ")
        matches = [_COUNTERPART.fullmatch(name) for name in names.split(", ")]
        if edition not in self.editions or (names != "none" and None in matches):
            raise self._broken(f"expected '{{second: C9 same, D4 changed}}' or '{{second: none}}', found '{{{tag}}}'")
        game = self.editions[edition]
        self.compared_with.add(game)
        return tuple(Counterpart(game, match["id"], Kind(match["kind"])) for match in matches if match)

    def _end_chapter(self) -> None:
        if self.chapters[-1].letter and not self.chapters[-1].lines:
            raise self._broken(f"section {self.chapters[-1].letter} has no rules; expected one at least")

    def _once(self, id: str) -> None:
        if id in self.row_of:
            raise self._broken(f"{id} is there twice, the first time in row {self.row_of[id]}")
        self.row_of[id] = self.row

    def _broken(self, what: str) -> BrokenLedger:
        return BrokenLedger(f"{self.path}:{self.row}: {what}")
