"""marsbound admin backup and restore: everything that a server keeps, copied out and brought back."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from marsbound.core.refusal import BadInput
from marsbound.terminal.admin_database import admin_options, opened
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import Command, option
from marsbound.terminal.words import words

if TYPE_CHECKING:
    from sqlalchemy import Engine

NAMED = "marsbound-%Y-%m-%d-%H%M%S.db"
ALL_NAMED = "marsbound-????-??-??-??????.db"
ONLY_OURS = 0o600  # a backup holds what no player may see


@click.command(cls=Command)
@click.argument("target", metavar="TARGET")
@admin_options
@option("--keep", type=click.IntRange(1), metavar="N")
@json_option
def backup(target: str, database: str | None, keep: int | None, as_json: bool) -> None:
    from marsbound.server.store.moving import copied

    folder = Path(target) if "://" not in target and Path(target).is_dir() else None
    if keep and folder is None:
        raise BadInput(words("error-keep-folder", target=target))
    if folder is not None:
        target = str(folder / datetime.now(UTC).strftime(NAMED))
    # as it is: a backup that was made before an upgrade is worth nothing in the new form
    with (
        opened(database, as_it_is=True) as source,
        whole_or_not_at_all(target) as place,
        opened(place, must_exist=False) as new,
    ):
        counts = copied(source, new)
    if folder is not None:
        if not as_json:
            click.echo(target)
        for old in sorted(folder.glob(ALL_NAMED))[: -keep if keep else 0]:
            old.unlink()
    tell(counts, as_json)


@click.command(cls=Command)
@click.argument("source", metavar="BACKUP")
@admin_options
@json_option
def restore(source: str, database: str | None, as_json: bool) -> None:
    from marsbound.server.store.database import migrate
    from marsbound.server.store.moving import copied

    with opened(source, as_it_is=True) as old:
        check_undamaged(old, source)
        with opened(database, must_exist=False) as new, unserved(new):
            counts = copied(old, new)
            migrate(new)
    tell(counts, as_json)


def tell(counts: dict[str, int], as_json: bool) -> None:
    if as_json:
        write_json(counts)
    else:
        click.echo(", ".join(f"{name} {count}" for name, count in counts.items()))


@contextmanager
def whole_or_not_at_all(target: str) -> Iterator[str]:
    """A new file has its name only once everything is in it; another place stays what it is."""
    from marsbound.server.store.database import database_url
    from marsbound.server.store.opening import told_in_words

    url = database_url(target)
    path = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or path.exists():
        yield target
        return
    unfinished = path.with_name(f"{path.name}.unfinished")
    with told_in_words(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, ONLY_OURS))
    try:
        yield str(unfinished)
        unfinished.replace(path)
    finally:
        for rest in ("", "-wal", "-shm"):
            Path(f"{unfinished}{rest}").unlink(missing_ok=True)


def check_undamaged(backup: "Engine", place: str) -> None:
    """SQLite reads a good deal of a broken file before it notices."""
    from sqlalchemy.exc import DatabaseError

    if backup.dialect.name != "sqlite":
        return
    with backup.connect() as connection:
        try:
            found = connection.exec_driver_sql("PRAGMA quick_check").scalars().all()
        except DatabaseError as error:
            found = [str(error.orig)]
    if found != ["ok"]:
        raise BadInput(words("error-backup-damaged", file=place, cause=str(found[0])))


@contextmanager
def unserved(target: "Engine") -> Iterator[None]:
    """On PostgreSQL a database that was ever served isn't empty, which is looked at anyway."""
    from marsbound.server.store.opening import CannotOpen
    from marsbound.server.store.serving import alone

    place = str(target.url.database)
    sqlite = target.dialect.name == "sqlite"
    with alone(target.url, CannotOpen("database-is-served", place=place), patience=0) if sqlite else nullcontext():
        yield
