"""marsbound admin people, chat, replays, packs: what an operator does with what people leave at a server."""

import click

from marsbound.core.refusal import BadInput
from marsbound.terminal.admin_database import database_option, day, opened

yes_option = click.option("--yes", is_flag=True, help="Don't ask.")


def ask(question: str, yes: bool) -> None:
    if not yes:
        click.confirm(question, abort=True)


# People


@click.group()
def people() -> None:
    """Who has been here: names and ids; secrets are kept as hashes only."""


@people.command("list")
@database_option
def list_people(database: str | None) -> None:
    """Everybody with an identity, and how many seats they have."""
    from marsbound.server.store import people

    with opened(database) as engine, engine.connect() as connection:
        for person, seats in people.every(connection):
            marks = " barred" * person.barred + " leaving" * person.leaving
            click.echo(f"{person.id}  {day(person.created_at)}  {seats:>4}{marks}  {person.name}".rstrip())


@people.command("show")
@click.argument("person_id", metavar="PERSON")
@database_option
def show_person(person_id: str, database: str | None) -> None:
    """What is kept of somebody, and their tables."""
    from marsbound.server.store import library, people

    with opened(database) as engine, engine.connect() as connection:
        person = library.person_named(connection, person_id)
        if person is None:
            raise nobody(person_id)
        click.echo(f"name     {person.name}")
        click.echo(f"since    {day(person.created_at)}")
        click.echo(f"webhook  {person.webhook.url if person.webhook is not None else 'none'}")
        click.echo(f"barred   {'yes' if person.barred else 'no'}")
        click.echo(f"said     {people.said_by(connection, person_id)}")
        for table in people.tables_of(connection, person_id):
            host = "  host" if table.host == person_id else ""
            click.echo(f"table    {table.id}  {day(table.created_at)}  {table.status}  {table.game}{host}")


@people.command()
@click.argument("person_id", metavar="PERSON")
@database_option
def bar(person_id: str, database: str | None) -> None:
    """Let somebody neither play nor watch nor speak here any more."""
    set_barred(person_id, database, barred=True)


@people.command()
@click.argument("person_id", metavar="PERSON")
@database_option
def unbar(person_id: str, database: str | None) -> None:
    """Let somebody come again."""
    set_barred(person_id, database, barred=False)


def set_barred(person_id: str, database: str | None, barred: bool) -> None:
    from marsbound.server.store import people

    with opened(database) as engine, engine.begin() as connection:
        if not people.set_barred(connection, person_id, barred):
            raise nobody(person_id)


@people.command("secret")
@click.argument("person_id", metavar="PERSON")
@database_option
def new_secret(person_id: str, database: str | None) -> None:
    """Make a new secret for somebody, and print it; the old one is worth nothing any more."""
    from marsbound.server import tokens
    from marsbound.server.store import people

    secret = tokens.new_secret("s")
    with opened(database) as engine, engine.begin() as connection:
        if not people.set_secret(connection, person_id, tokens.hashed(secret)):
            raise nobody(person_id)
    click.echo(secret)


@people.command("delete")
@click.argument("person_id", metavar="PERSON")
@database_option
@yes_option
def delete_person(person_id: str, database: str | None, yes: bool) -> None:
    """Forget somebody for good: their games stay, with a blank name.

    Name, secret and webhook are gone at once.  What concerns games is done by the server, which resigns from those that
    run: within seconds, or when it starts next.
    """
    from marsbound.server.store import people

    with opened(database) as engine:
        ask(f"Forget {person_id} for good?", yes)
        with engine.begin() as connection:
            if not people.begin_to_leave(connection, person_id):
                raise nobody(person_id)


def nobody(person_id: str) -> BadInput:
    return BadInput(f'there is nobody with the id "{person_id}"; `marsbound admin people list` names everybody')


# Chat


@click.group()
def chat() -> None:
    """What is said at tables."""


@chat.command("list")
@click.argument("table_id", metavar="TABLE")
@database_option
def list_chat(table_id: str, database: str | None) -> None:
    """Everything said at a table, each line with its number and who said it."""
    from marsbound.server.store import tables

    with opened(database) as engine, engine.connect() as connection:
        kept = tables.load(connection, table_id)
        if kept is None:
            raise BadInput(f'there is no table "{table_id}"')
        for note in kept.notes:
            if note.kind == "said":
                click.echo(f"{note.number:>5}  {day(note.at)}  {note.person or '-'}  {note.name}: {note.text}")


@chat.command("delete")
@click.argument("table_id", metavar="TABLE")
@click.argument("numbers", metavar="NUMBER…", nargs=-1, required=True, type=int)
@database_option
def delete_chat(table_id: str, numbers: tuple[int, ...], database: str | None) -> None:
    """Delete lines; they go from everybody's screens."""
    from marsbound.server.store import people, tables

    with opened(database) as engine, engine.begin() as connection:
        for number in numbers:
            if not tables.remove_note(connection, table_id, number):
                raise BadInput(f'nothing with the number {number} was said at table "{table_id}"; nothing was deleted')
        people.note_change(connection, table_id)


# Replays


@click.group()
def replays() -> None:
    """Records that people have brought."""


@replays.command("list")
@database_option
def list_replays(database: str | None) -> None:
    """All of them: id, when, game, who played."""
    from marsbound.records import read_text
    from marsbound.server.store import library

    with opened(database) as engine, engine.connect() as connection:
        for id, text, created_at in library.every_replay(connection):
            record = read_text(text.encode(), id)
            click.echo(f"{id}  {day(created_at)}  {record.game}  {', '.join(record.seats)}")


@replays.command("delete")
@click.argument("ids", metavar="REPLAY…", nargs=-1, required=True)
@database_option
@yes_option
def delete_replays(ids: tuple[str, ...], database: str | None, yes: bool) -> None:
    """Delete records that were brought, for good."""
    from marsbound.server.store import library

    with opened(database) as engine:
        ask(f"Delete {', '.join(ids)} for good?", yes)
        with engine.begin() as connection:
            for id in ids:
                if not library.remove_replay(connection, id):
                    raise BadInput(f'there is no replay "{id}"; nothing was deleted')


# Packs


@click.group()
def packs() -> None:
    """Content packs that people have uploaded."""


@packs.command("list")
@database_option
def list_packs(database: str | None) -> None:
    """All of them, and by how many tables and replays each is used."""
    from marsbound.server.store import library

    with opened(database) as engine, engine.connect() as connection:
        used = library.packs_in_use(connection)
        for pack in library.packs_kept(connection, None):
            click.echo(f"{pack.hash}  {day(pack.created_at)}  {used[pack.hash]:>4}  {pack.game}  {pack.name}")


@packs.command("delete")
@click.argument("hashes", metavar="HASH…", nargs=-1)
@click.option("--unused", is_flag=True, help="All that nothing is played with.")
@database_option
@yes_option
def delete_packs(hashes: tuple[str, ...], unused: bool, database: str | None, yes: bool) -> None:
    """Delete packs that no table and no replay needs, for good."""
    from marsbound.server.store import library

    with opened(database) as engine:
        with engine.connect() as connection:
            used = library.packs_in_use(connection)
            there = {pack.hash for pack in library.packs_kept(connection, None)}
        wanted = sorted({*hashes, *(there - used.keys() if unused else ())})
        for hash in wanted:
            if hash not in there:
                raise BadInput(f'nobody has uploaded a pack "{hash}"; nothing was deleted')
            if used[hash]:
                raise BadInput(f"{used[hash]} tables and replays need {hash}; nothing was deleted")
        if wanted:
            ask(f"Delete {', '.join(wanted)} for good?", yes)
            with engine.begin() as connection:
                library.remove_packs(connection, wanted)
        click.echo(f"{len(wanted)} packs deleted")
