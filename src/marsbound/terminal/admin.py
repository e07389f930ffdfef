"""marsbound admin: what an operator does with the games of a server."""

import sys
import tempfile
from pathlib import Path

import click
import msgspec

from marsbound.core.refusal import BadInput
from marsbound.terminal.admin_database import database_option, day, opened
from marsbound.terminal.moderation import chat, packs, people, replays


@click.group()
def admin() -> None:
    """Look after the games and people of a server.  It may keep running: it sees what is changed within seconds."""


for group in (people, chat, replays, packs):
    admin.add_command(group)


@admin.command("list")
@database_option
@click.option("--status", multiple=True, help="open, running, paused, finished or closed; all if you don't say.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, a table a line.")
def list_tables(database: str | None, status: tuple[str, ...], as_json: bool) -> None:
    """All tables."""
    from marsbound.server.store import tables

    with opened(database) as engine, engine.connect() as connection:
        for table in tables.every(connection, list(status)):
            if as_json:
                shown = msgspec.structs.asdict(table)
                for secret in ("seed", "invitation"):
                    del shown[secret]
                click.echo(msgspec.json.encode(shown).decode())
            else:
                made = day(table.created_at)
                click.echo(
                    f"{table.id}  {made}  {table.status:<8}  {table.game} {table.players}  {table.name}".rstrip()
                )


@admin.command("export")
@click.argument("table_id", metavar="TABLE")
@click.argument("path", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def export_game(table_id: str, path: Path, database: str | None) -> None:
    """Write a finished game's record, or all that is known of any other table, to a file.

    The record of a game that isn't over shows what its players don't know: it is a copy of the table, for `import`.
    """
    from marsbound.server.tables import export

    with opened(database) as engine, engine.connect() as connection:
        path.write_text(export.exported(connection, table_id), encoding="utf-8")


@admin.command("import")
@click.argument("path", metavar="FILE", type=click.Path(dir_okay=False, exists=True, path_type=Path))
@database_option
def import_game(path: Path, database: str | None) -> None:
    """Bring in what `export` wrote: a record becomes a replay, a table goes on where it was."""
    from marsbound.server.tables import export

    with opened(database) as engine, engine.begin() as connection:
        click.echo(export.imported(connection, path.read_bytes(), str(path)))


@admin.command()
@click.argument("table_ids", metavar="TABLE…", nargs=-1, required=True)
@database_option
@click.option("--yes", is_flag=True, help="Don't ask.")
def delete(table_ids: tuple[str, ...], database: str | None, yes: bool) -> None:
    """Delete tables with everything that belongs to them, for good."""
    from marsbound.server.store import people, tables

    with opened(database) as engine:
        if not yes:
            click.confirm(f"Delete {', '.join(table_ids)} for good?", abort=True)
        with engine.begin() as connection:
            for table_id in table_ids:
                if not tables.remove(connection, table_id):
                    raise BadInput(f'there is no table "{table_id}"; nothing was deleted')
                people.note_change(connection, table_id)


@admin.command()
@database_option
def check(database: str | None) -> None:
    """Look for tables and records that this version of marsbound couldn't open; exit code 1 if there are any.

    Run it with the new version before an upgrade: the database is only read, and a server may run on it meanwhile.
    """
    from marsbound.server.store.database import database_url, engine_for
    from marsbound.server.store.moving import copied_as_it_is
    from marsbound.server.tables.upgrade_check import looked_at

    counts = {"table": 0, "record": 0}
    closed = 0
    with tempfile.TemporaryDirectory() as folder, opened(database, as_it_is=True) as source:
        copy = engine_for(database_url(str(Path(folder) / "copy.db")))
        try:
            copied_as_it_is(source, copy)
            with copy.connect() as connection:
                for looked in looked_at(connection):
                    counts[looked.kind] += 1
                    if looked.reason:
                        closed += 1
                        click.echo(f"{looked.kind} {looked.id} ({looked.status}): {looked.reason}")
        finally:
            copy.dispose()
    tables, records = counts["table"], counts["record"]
    click.echo(f"{tables} tables and {records} records looked at; {closed} of them can't be opened")
    if closed:
        sys.exit(1)


@admin.command()
@click.argument("target", metavar="TARGET")
@database_option
def backup(target: str, database: str | None) -> None:
    """Copy everything into a new database: a file, or another URL; also the way from SQLite to PostgreSQL."""
    from marsbound.server.store.moving import copied

    with opened(database) as source, opened(target, must_exist=False) as new:
        counts = copied(source, new)
    click.echo(", ".join(f"{name} {count}" for name, count in counts.items()))
