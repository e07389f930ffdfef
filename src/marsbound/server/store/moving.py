"""A database copied into another one: a backup, or a move from SQLite to PostgreSQL and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.server.store.database import form_of, migrate
from marsbound.server.store.schema import METADATA, nodes, site

ROWS_AT_ONCE: Final = 1000
FORM: Final = "alembic_version"  # the table that says which form a database has
KEPT: Final = [table for table in METADATA.sorted_tables if table not in (nodes, site)]  # not who serves it just now


def copied(source: Engine, target: Engine) -> dict[str, int]:
    """All rows of all tables, as they are at one moment; how many of each."""
    migrate(target)
    counts: dict[str, int] = {}
    with at_one_moment(source) as old, target.begin() as new:
        check_empty(new)
        for table in KEPT:
            counts[table.name] = copy_rows(old, table, new, table)
    return counts


def copied_as_it_is(source: Engine, target: Engine) -> None:
    """In whatever earlier form it has: only then is the copy brought to today's.  The source is read and no more."""
    with at_one_moment(source) as old:
        form = form_of(old)
        if form is None:
            words = "there are no tables of marsbound in this database; expected the one a server uses"
            raise BadInput(said("input-no-tables", words))
        migrate(target, form)
        with target.begin() as new:
            there, here = MetaData(), MetaData()
            there.reflect(old)
            here.reflect(new)
            for table in here.sorted_tables:
                if table.name != FORM:
                    copy_rows(old, there.tables[table.name], new, table)
    migrate(target)


@contextmanager
def at_one_moment(source: Engine) -> Iterator[Connection]:
    """Whatever is written meanwhile isn't seen."""
    with source.connect() as connection:
        if source.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            if source.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # the driver begins only where something is written
            yield connection


def copy_rows(old: Connection, table: Table, new: Connection, target: Table) -> int:
    count = 0
    for rows in old.execute(select(table)).partitions(ROWS_AT_ONCE):
        new.execute(insert(target), [dict(row._mapping) for row in rows])
        count += len(rows)
    return count


def check_empty(connection: Connection) -> None:
    for table in KEPT:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            words = "the target already holds something ({name}); expected a new, empty database"
            raise BadInput(said("input-target-not-empty", words, name=table.name))
