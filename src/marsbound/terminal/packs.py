"""marsbound pack: what is in the boxes, to read and to correct."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from marsbound.core.phrase import said
from marsbound.games.packs import CannotCopy, check_pack, copy, load, packs
from marsbound.packs import EntryRow, describe
from marsbound.packs.description import Description
from marsbound.packs.mistakes import Mistake, one_of
from marsbound.packs.reading import is_name
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import Group, option
from marsbound.terminal.options import BAD_INPUT, language_option, output_for
from marsbound.terminal.output import Output
from marsbound.terminal.words import line_of, words
from marsbound.text import Texts
from marsbound.text.pack_comments import explained


@click.group(cls=Group)
def pack() -> None:
    pass


@pack.command("list")
@language_option
@json_option
def list_packs(language: str, as_json: bool) -> None:
    if as_json:
        write_json([pack_data(describe(found)) for found in packs().values()])
        return
    texts = Texts(language)
    output = output_for(texts, plain=False)
    for found in packs().values():
        about = describe(found)
        output.write(output.strong(found.name))
        output.say(texts.text("pack-hash", game=about.game, hash=about.hash), indent=2)
        counts = [texts.text("board-count", name=name, number=number) for name, number in about.counts.items()]
        output.say(texts.text("pack-holds", counts=texts.text("list-separator").join(counts)), indent=2)
        output.say(sureness(found.name, texts), indent=2)


def pack_data(about: Description) -> dict[str, Any]:
    """All but the entries."""
    told = asdict(about)
    del told["entries"]
    return told


def sureness(name: str, texts: Texts) -> str:
    """How many entries are known how well."""
    known = [
        texts.text("board-count", name=texts.text(f"pedigree-{pedigree}"), number=number)
        for pedigree, number in describe(load(name)).pedigrees.items()
        if number
    ]
    return texts.text("pack-sureness", counts=texts.text("list-separator").join(known))


@pack.command()
@click.argument("name", metavar="NAME_OR_FILE")
@option("--section", metavar="SECTION")
@language_option
@json_option
def show(name: str, section: str | None, language: str, as_json: bool) -> None:
    texts = Texts(language)
    output = output_for(texts, plain=False)
    found = load(name)
    if section is not None and section not in found.sections:
        wanted = texts.phrase(one_of(section, list(found.sections)))
        raise click.BadParameter(words("error-section", section=section, pack=found.name, wanted=wanted))
    about = describe(found)
    if as_json:
        entries = [entry_data(row, texts) for row in about.entries if section in (None, row.section)]
        write_json(pack_data(about) | {"entries": entries})
        return
    output.write(output.strong(texts.text("pack-name", name=found.name)))
    output.say(texts.text("pack-hash", game=about.game, hash=about.hash))
    if about.based_on:
        output.say(texts.text("pack-based-on", name=about.based_on))
    output.say(sureness(name, texts))
    for each in found.sections:
        if section in (None, each):
            output.heading(each)
            for row in about.entries:
                if row.section == each:
                    write_entry(row, texts, output)


def entry_data(row: EntryRow, texts: Texts) -> dict[str, Any]:
    told = asdict(row) | {"note": texts.pack_note(row.note) if row.note else None}
    for field in told["fields"]:
        del field["text"]  # the value again, for people
    return told


def write_entry(row: EntryRow, texts: Texts, output: Output) -> None:
    """Its name with the weakest pedigree, then its fields, those known better or worse with their own."""
    pedigree = texts.text(f"pedigree-{row.pedigree}")
    output.say(texts.text("pack-entry", entry=output.strong(row.id), pedigree=pedigree), indent=1)
    fields = []
    for field in row.fields:
        if field.name != "id":
            own = texts.text(f"pedigree-{field.pedigree}") if field.pedigree else texts.text("pack-default")
            fields.append(texts.text("pack-field", field=field.name, value=field.text, pedigree=own))
    output.say("; ".join(fields), indent=5)
    if row.note:
        output.say(output.faint(texts.pack_note(row.note)), indent=5)


@pack.command()
@click.argument("file", metavar="FILE")
@language_option
@json_option
def check(file: str, language: str, as_json: bool) -> None:
    texts = Texts(language)
    checked = check_pack(Path(file))
    if as_json:
        pack = checked.pack and {"name": checked.pack.name, "game": checked.pack.game, "hash": checked.pack.hash}
        mistakes = [mistake_data(each, texts) for each in (*checked.notes, *checked.mistakes)]
        write_json({"file": file, "pack": pack, "found": mistakes})
        raise click.exceptions.Exit(BAD_INPUT if pack is None else 0)
    for found in (*checked.notes, *checked.mistakes):
        click.echo(line_of(texts.mistake(found)))
    if checked.pack is None:
        raise click.exceptions.Exit(BAD_INPUT)
    click.echo(line_of(texts.text("pack-fine", name=checked.pack.name, hash=checked.pack.hash)))


def mistake_data(mistake: Mistake, texts: Texts) -> dict[str, Any]:
    told = {"entry": mistake.entry, "what": mistake.what, "expected": mistake.expected}
    return {"severity": mistake.severity} | {name: texts.phrase(said) for name, said in told.items()}


@pack.command("copy")
@click.argument("name", metavar="NAME_OR_FILE")
@click.argument("file", metavar="FILE")
@option("--name", "new_name", metavar="NAME")
@language_option
def copy_pack(name: str, file: str, new_name: str | None, language: str) -> None:
    stem = Path(file).name.partition(".")[0]
    if new_name is None and not is_name(stem):
        english = '"{name}" can\'t be the name of a pack; give one with --name'
        raise CannotCopy(said("copy-give-name", english, name=stem))
    texts = Texts(language)
    copied = copy(name, Path(file), new_name or stem, lambda source: explained(source, texts))
    click.echo(line_of(texts.text("pack-copied", name=copied.name, file=file)))
