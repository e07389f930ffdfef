"""marsbound admin: what an operator does with the games of a server."""

import sys
import tempfile
from pathlib import Path

import click

from marsbound.terminal.admin_backup import backup, restore
from marsbound.terminal.admin_database import admin_options, day, opened
from marsbound.terminal.as_json import json_option, write_json, write_row
from marsbound.terminal.help import Group, option
from marsbound.terminal.moderation import ask, chat, nothing_deleted, packs, people, replays
from marsbound.terminal.words import SPEECH, words
from marsbound.text import Texts

# Of a table, to programs: no secret, and nothing that only the server itself makes sense of.
TOLD = (
    "id",
    "status",
    "game",
    "rules",
    "players",
    "options",
    "pack_name",
    "pack_hash",
    "name",
    "private",
    "hints",
    "clock",
    "host",
    "rematch",
    "outcome",
    "created_at",
    "started_at",
    "ended_at",
    "touched_at",
    "waiting",
)


@click.group(cls=Group)
def admin() -> None:
    pass


for command in (people, chat, replays, packs, backup, restore):
    admin.add_command(command)


@admin.command("list")
@admin_options
@option("--status", multiple=True)
@json_option
def list_tables(database: str | None, status: tuple[str, ...], as_json: bool) -> None:
    from marsbound.server.store import tables

    with opened(database) as engine, engine.connect() as connection:
        for table in tables.every(connection, list(status)):
            if as_json:
                write_row({name: getattr(table, name) for name in TOLD})
            else:
                made = day(table.created_at)
                click.echo(
                    f"{table.id}  {made}  {table.status:<8}  {table.game} {table.players}  {table.name}".rstrip()
                )


@admin.command("export")
@click.argument("table_id", metavar="TABLE")
@click.argument("path", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@admin_options
def export_game(table_id: str, path: Path, database: str | None) -> None:
    from marsbound.server.tables import export

    with opened(database) as engine, engine.connect() as connection:
        path.write_text(export.exported(connection, table_id), encoding="utf-8")


@admin.command("import")
@click.argument("path", metavar="FILE", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@admin_options
def import_game(path: Path, database: str | None) -> None:
    from marsbound.server.tables import export

    with opened(database) as engine, engine.begin() as connection:
        click.echo(export.imported(connection, path.read_bytes(), str(path)))


@admin.command()
@click.argument("table_ids", metavar="TABLE…", nargs=-1, required=True)
@admin_options
@option("--yes", is_flag=True)
def delete(table_ids: tuple[str, ...], database: str | None, yes: bool) -> None:
    from marsbound.server.store import people, tables

    with opened(database) as engine:
        ask(words("ask-delete", ids=", ".join(table_ids)), yes)
        with engine.begin() as connection:
            for table_id in table_ids:
                if not tables.remove(connection, table_id):
                    raise nothing_deleted("error-no-table", id=table_id)
                people.note_change(connection, table_id)


@admin.command()
@admin_options
@json_option
def check(database: str | None, as_json: bool) -> None:
    from marsbound.server.store.database import database_url, engine_for, migrate
    from marsbound.server.store.moving import copied
    from marsbound.server.tables.upgrade_check import looked_at

    texts = Texts(SPEECH.language)
    counts = {"table": 0, "record": 0}
    closed: list[dict[str, str]] = []
    with tempfile.TemporaryDirectory() as folder, opened(database, as_it_is=True) as source:
        copy = engine_for(database_url(str(Path(folder) / "copy.db")))
        try:
            copied(source, copy)
            migrate(copy)
            with copy.connect() as connection:
                for looked in looked_at(connection):
                    counts[looked.kind] += 1
                    if looked.reason:
                        about = {"id": looked.id, "status": looked.status, "reason": texts.phrase(looked.reason)}
                        closed.append({"kind": looked.kind} | about)
                        if not as_json:
                            click.echo(words(f"checked-{looked.kind}", **about))
        finally:
            copy.dispose()
    if as_json:
        write_json({"tables": counts["table"], "records": counts["record"], "closed": closed})
    else:
        found = [words("checked-tables", number=counts["table"]), words("checked-records", number=counts["record"])]
        click.echo("; ".join([*found, words("checked-closed", number=len(closed))]))
    if closed:
        sys.exit(1)
