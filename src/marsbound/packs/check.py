"""Checks a whole pack and collects every mistake in it."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from marsbound.core.phrase import said
from marsbound.packs.format import NUMBER, Format, Section
from marsbound.packs.kinds import is_whole
from marsbound.packs.mistakes import Mistake, Report, closest, expected, missing, named, one_of, shown
from marsbound.packs.pack import Entry, Pack
from marsbound.packs.reading import NAME_WANTED, in_canonical_order, is_name, is_value, read_entry, unknown_field

HEADER: Final = ("name", "game", "format", "based-on")


@dataclass(frozen=True)
class Checked:
    """What came of checking: a pack unless there are mistakes. Notes refuse nothing."""

    pack: Pack | None
    mistakes: tuple[Mistake, ...]
    notes: tuple[Mistake, ...]


Formats: TypeAlias = Mapping[str, Format]
"""By the game's name."""


def check_file(path: Path | str, formats: Formats) -> Checked:
    """Checks a file of an owner, whether or not it can be read."""
    path = Path(path)
    report = Report(str(path))
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = said("mistake-byte", "byte {number}", number=error.start + 1)
        wanted = said("wanted-utf-8", "expected a TOML file saved as UTF-8")
        report.mistake(place, said("mistake-no-utf-8", "is no UTF-8 text"), wanted)
    except OSError as error:
        what = said("mistake-unreadable", "can't be read ({reason})", reason=error.strerror)
        report.mistake("", what, said("wanted-toml-file", "expected a TOML file"))
    else:
        return check_text(text, str(path), formats, path)
    return Checked(None, tuple(report.mistakes), ())


def check_text(text: str, file: str, formats: Formats, source: Path | None = None) -> Checked:
    """Checks the text of a pack; messages call it `file`."""
    report = Report(file)
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        wanted = said("wanted-pack-file", "expected a TOML file of a pack")
        report.mistake("", said("mistake-too-deep", "is nested too deeply"), wanted)
    except ValueError as error:  # TOML's own mistakes, and integers that are too long to read
        problem, place = _toml_problem(str(error))
        what = said("mistake-no-toml", "isn't TOML: {problem}", problem=problem)
        report.mistake(place, what, said("wanted-valid-toml", "expected valid TOML"))
    else:
        return check_tables(tables, file, formats, source)
    return Checked(None, tuple(report.mistakes), ())


def _toml_problem(message: str) -> tuple[str, str]:
    """Python's message without its place, and the place."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", message, re.DOTALL)
    one_line = " ".join((found[1] if found else message).split())
    place = ""
    if found and found[2]:
        place = said("mistake-line", "line {line}, column {column}", line=int(found[2]), column=int(found[3]))
    elif found:
        place = said("mistake-end-of-file", "end of the file")
    return one_line[:1].lower() + one_line[1:], place


def check_tables(tables: Mapping[str, object], file: str, formats: Formats, source: Path | None = None) -> Checked:
    """Checks a pack that TOML has been read into."""
    report = Report(file)
    header = _header(tables.get("pack"), formats, report)
    format = formats.get(header.game)
    if format is None:  # nothing else can be judged without knowing the game
        return Checked(None, tuple(report.mistakes), ())
    sections = _sections(tables, format, report)
    if report.mistakes:
        return Checked(None, tuple(report.mistakes), tuple(report.notes))
    pack = Pack(header.name, format.game, NUMBER, _in_order(sections, format), header.based_on, source)
    return Checked(pack, (), tuple(report.notes))


@dataclass(frozen=True)
class _Header:
    name: str = ""
    game: str = ""
    based_on: str | None = None


def _header(raw: object, formats: Formats, report: Report) -> _Header:
    if not isinstance(raw, dict):
        what = said("mistake-no-section", "the section is missing") if raw is None else is_value(raw)
        report.mistake("pack", what, said("wanted-header", "expected a table, [pack], with name, game and format"))
        return _Header()
    for key in raw:
        if key not in HEADER:
            report.mistake("pack", unknown_field(key), one_of(key, HEADER))
    name, game, based_on = raw.get("name"), raw.get("game"), raw.get("based-on")
    if not is_name(name):
        report.mistake("pack", missing("name") if name is None else named("name", name), expected(NAME_WANTED))
    if based_on is not None and not isinstance(based_on, str):
        wanted = said("wanted-other-pack", "expected the name of another pack")
        report.mistake("pack", named("based-on", based_on), wanted)
    if not isinstance(game, str) or game not in formats:
        report.mistake("pack", missing("game") if game is None else named("game", game), one_of(game, tuple(formats)))
    number = raw.get("format")
    if number is None or not is_whole(number) or number != NUMBER:
        wanted = said("wanted-only-known", "expected {number}, the only one known here", number=NUMBER)
        report.mistake("pack", missing("format") if number is None else named("format", number), wanted)
        if is_whole(number):  # a pack from the future: its sections may be right there and wrong here
            return _Header()
    return _Header(str(name), game if isinstance(game, str) else "", based_on if isinstance(based_on, str) else None)


def _sections(tables: Mapping[str, object], format: Format, report: Report) -> dict[str, list[Entry]]:
    """All entries that can be named, by section; reports what is wrong in and between them."""
    names = tuple(section.name for section in format.sections)
    meant = set()
    for key in tables:
        if key not in ("pack", *names):
            what = said("mistake-unknown-section", "is no section of {game}", game=format.game)
            report.mistake(shown(key), what, one_of(key, ("pack", *names)))
            meant.add(closest(key, names))
    ids = {section.name: _ids(section, tables.get(section.name)) for section in format.sections}
    found: dict[str, list[Entry]] = {}
    for section in format.sections:
        raw = tables.get(section.name)
        if raw is not None and not section.single and not isinstance(raw, list):
            words = "expected a list of tables, each headed {header}"
            report.mistake(section.name, is_value(raw), said("wanted-tables", words, header=f"[[{section.name}]]"))
        elif raw is not None:
            found[section.name] = _section(section, raw, ids, report)
        elif section.name not in meant:
            header = f"[{section.name}]" if section.single else f"[[{section.name}]]"
            report.mistake(section.name, said("mistake-no-section", "the section is missing"), expected(header))
    _unique(found, format, report)
    for check in format.checks:
        check(found, report)
    for count in format.counts:
        number = count.counted(found)
        if number is not None and number != count.in_rulebook:
            what = said("mistake-count", "{number} {things}", number=number, things=count.what)
            wanted = said("wanted-by-rulebook", "the rulebook counts {number}", number=count.in_rulebook)
            report.note(count.entry, what, wanted)
    return found


def _ids(section: Section, raw: object) -> tuple[str, ...]:
    """The ids that other entries may refer to."""
    if section.fixed:
        return tuple(section.fixed)
    entries = raw if isinstance(raw, list) else []
    ids = (entry.get("id") for entry in entries if isinstance(entry, dict))
    return tuple(id for id in ids if is_name(id))


def _section(section: Section, raw: object, ids: Mapping[str, Sequence[str]], report: Report) -> list[Entry]:
    items = raw if isinstance(raw, list) and not section.single else [raw]
    read = (read_entry(section, item, position, ids, report) for position, item in enumerate(items, 1))
    entries = [entry for entry in read if entry]
    there = {entry.id for entry in entries}
    misspelt = {closest(item.get("id"), section.fixed) for item in items if isinstance(item, dict)}
    for id in section.fixed:
        if id not in there and id not in misspelt:
            wanted = said("wanted-one-with-id", "expected one {header} with this id", header=f"[[{section.name}]]")
            report.mistake(f"{section.name} {id}", said("mistake-is-missing", "is missing"), wanted)
    return entries


def _unique(found: Mapping[str, Sequence[Entry]], format: Format, report: Report) -> None:
    in_decks = {name for deck in format.decks for name in deck}
    alone = tuple((section.name,) for section in format.sections if section.name not in in_decks)
    for deck in (*alone, *format.decks):
        first: dict[str, Entry] = {}
        for entry in (entry for name in deck for entry in found.get(name, ())):
            if entry.id in first and is_name(entry.id):
                words = "has the same id as a {section} before it"
                what = said("mistake-same-id", words, section=first[entry.id].section)
                report.mistake(entry.label, what, said("wanted-own-id", "expected an id of its own"))
            first.setdefault(entry.id, entry)


def _in_order(found: Mapping[str, Sequence[Entry]], format: Format) -> dict[str, tuple[Entry, ...]]:
    """The entries as a pack keeps them: only an order that means something is the file's."""
    ordered: dict[str, list[Entry]] = {}
    for section in format.sections:
        by_id = {entry.id: entry for entry in found[section.name]}
        orders = {"file": by_id, "id": sorted(by_id), "fixed": section.fixed}
        ordered[section.name] = [by_id[id] for id in orders[section.order]]
    place = {name: {entry.id: number for number, entry in enumerate(entries)} for name, entries in ordered.items()}
    return {
        section.name: tuple(in_canonical_order(entry, section, place) for entry in ordered[section.name])
        for section in format.sections
    }
