"""marsbound rules: the rules reference, and what differs between editions."""

from dataclasses import replace
from typing import Any

import click

from marsbound.ledger import Kind, Ledger, Line, Section, ledger
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.difference import difference_data, write_difference
from marsbound.terminal.help import Command, option
from marsbound.terminal.markdown import without_marks
from marsbound.terminal.options import language_option, output_for
from marsbound.terminal.output import Output
from marsbound.terminal.words import words
from marsbound.text import Texts
from marsbound.text.folded import has_all, words_in


class RulesCommand(Command):
    examples = (
        ("marsbound rules GAME", "all"),
        ("marsbound rules GAME C", "section"),
        ("marsbound rules GAME C9", "one"),
        ('marsbound rules GAME --find "WORDS"', "words"),
        ("marsbound rules diff A B", "diff"),
    )


@click.command(cls=RulesCommand, options_metavar="[--find WORDS] [--lang xx] [--json]")
@click.argument("game", metavar="GAME|diff")
@click.argument("what", metavar="[ID|GAME]", required=False)
@click.argument("other", metavar="[GAME]", required=False)
@option("--find", metavar="WORDS")
@language_option
@json_option
def rules(game: str, what: str | None, other: str | None, find: str | None, language: str, as_json: bool) -> None:
    texts = Texts(language)
    output = output_for(texts, plain=False)
    if find is not None and (game == "diff" or what is not None):
        raise click.UsageError(words("error-find-alone"))
    if game == "diff":
        if what is None or other is None:
            raise click.UsageError(words("error-two-games"))
        books = ledger(what, language), ledger(other, language)
        if as_json:
            write_json(difference_data(*books))
        else:
            write_difference(*books, texts, output)
        return
    if other is not None:
        raise click.UsageError(words("error-one-id", other=other))
    book = ledger(game, language)
    if find is not None:
        book = only_with(book, words_in(find))
    if as_json:
        write_json(rules_data(book, what))
    elif find is not None:
        write_found(book, texts, output)
    else:
        write_rules(book, what, texts, output)


def only_with(book: Ledger, wanted: list[str]) -> Ledger:
    """The book with those rules that have all the words, their section's title counted in."""
    sections = [
        replace(
            each, lines=tuple(line for line in each.lines if has_all(f"{line.id} {each.title} {line.text}", wanted))
        )
        for each in book.sections
    ]
    return replace(book, sections=tuple(each for each in sections if each.lines))


def write_found(book: Ledger, texts: Texts, output: Output) -> None:
    if not book.lines:
        output.say(texts.text("rules-none-found"))
    for section in book.sections:
        write_section(replace(section, intro=""), texts, output)


def rules_data(book: Ledger, what: str | None) -> dict[str, Any]:
    """All of the book, or of its sections and rules only what is asked for."""
    sections = book.sections
    if what is not None and is_section(what):
        sections = (book.section(what),)
    elif what is not None:
        line = book.line(what)
        sections = tuple(replace(each, lines=(line,)) for each in sections if line in each.lines)
    return {
        "game": book.game,
        "title": book.title,
        "intro": book.intro,
        "language": book.language,
        "sections": [section_data(section) for section in sections],
    }


def section_data(section: Section) -> dict[str, Any]:
    rules = [
        {
            "id": line.id,
            "text": line.text,
            "ruling": line.ruling,
            "language": line.language,
            "outdated": line.outdated,
            "counterparts": line.counterparts,
        }
        for line in section.lines
    ]
    return {"letter": section.letter, "title": section.title, "intro": section.intro, "rules": rules}


def is_section(what: str) -> bool:
    return len(what.strip()) == 1


def write_rules(book: Ledger, what: str | None, texts: Texts, output: Output) -> None:
    if what is None:
        output.say(output.strong(book.title))
        output.say(without_marks(book.intro))
        for section in book.sections:
            write_section(section, texts, output)
    elif is_section(what):
        write_section(book.section(what), texts, output)
    else:
        line = book.line(what)
        write_line(line, texts, output)
        for counterpart in line.counterparts:
            kind = texts.text("diff-same" if counterpart.kind == Kind.SAME else "diff-changed")
            output.say(texts.text("rules-counterpart", game=counterpart.game, id=counterpart.id, kind=kind), indent=2)


def write_section(section: Section, texts: Texts, output: Output) -> None:
    output.write("")
    output.heading(f"{section.letter} · {section.title}")
    if section.intro:
        output.say(without_marks(section.intro))
    for line in section.lines:
        write_line(line, texts, output)


def write_line(line: Line, texts: Texts, output: Output) -> None:
    output.say(without_marks(line.text), first=output.strong(f"{line.id:<4}"))
    if line.outdated:
        output.say(texts.text("rule-outdated"), indent=4)
