"""marsbound admin people, chat, replays, packs: what an operator does with what people leave at a server."""

from typing import TYPE_CHECKING, Any

import click

from marsbound.core.refusal import BadInput
from marsbound.terminal.admin_database import admin_options, day, opened
from marsbound.terminal.as_json import json_option, write_json, write_row
from marsbound.terminal.help import Group, option
from marsbound.terminal.words import words

if TYPE_CHECKING:  # what the database needs is imported by the commands that need it
    from marsbound.server.store.stored import StoredPerson

yes_option = option(
    "--yes",
    is_flag=True,
)


def ask(question: str, yes: bool) -> None:
    if not yes:
        confirm(question)


def confirm(question: str) -> None:
    """A letter or a word for yes, the person's or the English one; whatever else is typed is no."""
    typed: str = click.prompt(words("ask-yes-or-no", question=question), default="", show_default=False)
    if typed.strip().lower() not in {"y", "yes", words("ask-yes-letter"), words("ask-yes")}:
        raise click.Abort


def nothing_deleted(message: str, **values: str | int) -> BadInput:
    return BadInput(words("error-nothing-deleted", cause=words(message, **values)))


# People


@click.group(cls=Group)
def people() -> None:
    pass


@people.command("list")
@admin_options
@json_option
def list_people(database: str | None, as_json: bool) -> None:
    from marsbound.server.store import people

    with opened(database) as engine, engine.connect() as connection:
        for person, seats in people.every(connection):
            if as_json:
                write_row(person_data(person) | {"seats": seats})
                continue
            states = {"person-is-barred": person.barred, "person-is-leaving": person.leaving}
            marks = [words(id) for id, is_so in states.items() if is_so]
            row = [person.id, day(person.created_at), f"{seats:>4}", *marks, person.name]
            click.echo("  ".join(row).rstrip())


def person_data(person: "StoredPerson") -> dict[str, Any]:
    """What may be told: never the secret, nor what it was hashed to."""
    return {
        "id": person.id,
        "name": person.name,
        "created_at": person.created_at,
        "barred": person.barred,
        "leaving": person.leaving,
    }


@people.command("show")
@click.argument("person_id", metavar="PERSON")
@admin_options
@json_option
def show_person(person_id: str, database: str | None, as_json: bool) -> None:
    from marsbound.server.store import people

    with opened(database) as engine, engine.connect() as connection:
        person = people.person_named(connection, person_id)
        if person is None:
            raise nobody(person_id)
        if as_json:
            tables = [
                {"id": table.id, "created_at": table.created_at, "status": table.status, "game": table.game}
                | {"host": table.host == person_id}
                for table in people.tables_of(connection, person_id)
            ]
            webhook = person.webhook.url if person.webhook else None
            said = people.said_by(connection, person_id)
            write_json(person_data(person) | {"webhook": webhook, "said": said, "tables": tables})
            return
        click.echo(words("person-name", name=person.name))
        click.echo(words("person-since", day=day(person.created_at)))
        no_webhook = words("person-no-webhook")
        click.echo(no_webhook if person.webhook is None else words("person-webhook", url=person.webhook.url))
        click.echo(words("person-barred" if person.barred else "person-not-barred"))
        click.echo(words("person-said", number=people.said_by(connection, person_id)))
        for table in people.tables_of(connection, person_id):
            about = {"id": table.id, "day": day(table.created_at), "status": table.status, "game": table.game}
            host = words("person-host") if table.host == person_id else ""
            row = words("person-table", **about)
            click.echo(f"{row} {host}".rstrip())


@people.command()
@click.argument("person_id", metavar="PERSON")
@admin_options
def bar(person_id: str, database: str | None) -> None:
    set_barred(person_id, database, barred=True)


@people.command()
@click.argument("person_id", metavar="PERSON")
@admin_options
def unbar(person_id: str, database: str | None) -> None:
    set_barred(person_id, database, barred=False)


def set_barred(person_id: str, database: str | None, barred: bool) -> None:
    from marsbound.server.store import people

    with opened(database) as engine, engine.begin() as connection:
        if not people.set_barred(connection, person_id, barred):
            raise nobody(person_id)


@people.command("secret")
@click.argument("person_id", metavar="PERSON")
@admin_options
def new_secret(person_id: str, database: str | None) -> None:
    from marsbound.server import tokens
    from marsbound.server.store import people

    secret = tokens.new_secret("s")
    with opened(database) as engine, engine.begin() as connection:
        if not people.set_secret(connection, person_id, tokens.hashed(secret)):
            raise nobody(person_id)
    click.echo(secret)


@people.command("delete")
@click.argument("person_id", metavar="PERSON")
@admin_options
@yes_option
def delete_person(person_id: str, database: str | None, yes: bool) -> None:
    from marsbound.server.store import people

    with opened(database) as engine:
        ask(words("ask-forget", id=person_id), yes)
        with engine.begin() as connection:
            if not people.begin_to_leave(connection, person_id):
                raise nobody(person_id)


def nobody(person_id: str) -> BadInput:
    return BadInput(words("error-no-person", id=person_id))


# Chat


@click.group(cls=Group)
def chat() -> None:
    pass


@chat.command("list")
@click.argument("table_id", metavar="TABLE")
@admin_options
@json_option
def list_chat(table_id: str, database: str | None, as_json: bool) -> None:
    from marsbound.server.store import tables

    with opened(database) as engine, engine.connect() as connection:
        kept = tables.load(connection, table_id)
        if kept is None:
            raise BadInput(words("error-no-table", id=table_id))
        for note in kept.notes:
            if note.kind == "said" and as_json:
                told = {"number": note.number, "at": note.at, "person": note.person}
                write_row(told | {"name": note.name, "text": note.text})
            elif note.kind == "said":
                click.echo(f"{note.number:>5}  {day(note.at)}  {note.person or '-'}  {note.name}: {note.text}")


@chat.command("delete")
@click.argument("table_id", metavar="TABLE")
@click.argument("numbers", metavar="NUMBER…", nargs=-1, required=True, type=int)
@admin_options
def delete_chat(table_id: str, numbers: tuple[int, ...], database: str | None) -> None:
    from marsbound.server.store import people, tables

    with opened(database) as engine, engine.begin() as connection:
        for number in numbers:
            if not tables.remove_note(connection, table_id, number):
                raise nothing_deleted("error-no-line", number=str(number), id=table_id)
        people.note_change(connection, table_id)


# Replays


@click.group(cls=Group)
def replays() -> None:
    pass


@replays.command("list")
@admin_options
@json_option
def list_replays(database: str | None, as_json: bool) -> None:
    from marsbound.records import read_text
    from marsbound.server.store import replays

    with opened(database) as engine, engine.connect() as connection:
        for id, text, created_at in replays.every_replay(connection):
            record = read_text(text.encode(), id)
            if as_json:
                write_row({"id": id, "created_at": created_at, "game": record.game, "seats": record.seats})
            else:
                click.echo(f"{id}  {day(created_at)}  {record.game}  {', '.join(record.seats)}")


@replays.command("delete")
@click.argument("ids", metavar="REPLAY…", nargs=-1, required=True)
@admin_options
@yes_option
def delete_replays(ids: tuple[str, ...], database: str | None, yes: bool) -> None:
    from marsbound.server.store import replays

    with opened(database) as engine:
        ask(words("ask-delete", ids=", ".join(ids)), yes)
        with engine.begin() as connection:
            for id in ids:
                if not replays.remove_replay(connection, id):
                    raise nothing_deleted("error-no-replay", id=id)


# Packs


@click.group(cls=Group)
def packs() -> None:
    pass


@packs.command("list")
@admin_options
@json_option
def list_packs(database: str | None, as_json: bool) -> None:
    from marsbound.server.store import packs

    with opened(database) as engine, engine.connect() as connection:
        used = packs.packs_in_use(connection)
        for pack in packs.packs_kept(connection, None):
            if as_json:
                told = {"hash": pack.hash, "created_at": pack.created_at, "used": used[pack.hash]}
                write_row(told | {"game": pack.game, "name": pack.name})
            else:
                click.echo(f"{pack.hash}  {day(pack.created_at)}  {used[pack.hash]:>4}  {pack.game}  {pack.name}")


@packs.command("delete")
@click.argument("hashes", metavar="HASH…", nargs=-1)
@option("--unused", is_flag=True)
@admin_options
@yes_option
def delete_packs(hashes: tuple[str, ...], unused: bool, database: str | None, yes: bool) -> None:
    from marsbound.server.store import packs

    with opened(database) as engine:
        with engine.connect() as connection:
            used = packs.packs_in_use(connection)
            there = {pack.hash for pack in packs.packs_kept(connection, None)}
        wanted = sorted({*hashes, *(there - used.keys() if unused else ())})
        for hash in wanted:
            if hash not in there:
                raise nothing_deleted("error-no-pack", hash=hash)
            if used[hash]:
                raise nothing_deleted("error-pack-needed", number=used[hash], hash=hash)
        if wanted:
            ask(words("ask-delete", ids=", ".join(wanted)), yes)
            with engine.begin() as connection:
                packs.remove_packs(connection, wanted)
        click.echo(words("deleted-packs", number=len(wanted)))
