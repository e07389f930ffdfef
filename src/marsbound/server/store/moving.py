"""A database copied into another one: a backup, or a move from SQLite to PostgreSQL and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.server.store.database import form_of, migrate
from marsbound.server.store.schema import nodes, site

ROWS_AT_ONCE: Final = 1000
FORM: Final = "alembic_version"  # the table that says which form a database has
LEFT_OUT: Final = (FORM, nodes.name, site.name)  # who serves it just now is no part of what is kept


def copied(source: Engine, target: Engine) -> dict[str, int]:
    """All rows of all tables as they are at one moment, in whatever form they have; how many of each.

    The source is read and no more: only the copy is brought to today's form, by who wants that.
    """
    counts: dict[str, int] = {}
    with at_one_moment(source) as old:
        form = form_of(old)
        if form is None:
            words = "there are no tables of marsbound in this database; expected the one a server uses"
            raise BadInput(said("input-no-tables", words))
        check_empty(target, form)
        migrate(target, form)
        with target.begin() as new:
            there, here = reflected(old), reflected(new)
            for table in here.sorted_tables:
                if table.name not in LEFT_OUT:
                    counts[table.name] = copy_rows(old, there.tables[table.name], new, table)
    return counts


def reflected(connection: Connection) -> MetaData:
    """Its tables as they are, in whatever form."""
    found = MetaData()
    found.reflect(connection)
    return found


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
    for rows in old.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE}).partitions():
        new.execute(insert(target), [dict(row._mapping) for row in rows])
        count += len(rows)
    return count


def check_empty(target: Engine, form: str) -> None:
    """A new database, or one that has the same form and no row."""
    with target.connect() as connection:
        found = form_of(connection)
        if found is None:
            return
        tables = [table for table in reflected(connection).sorted_tables if table.name not in LEFT_OUT]
        counted = ((table.name, select(func.count()).select_from(table)) for table in tables)
        full = [name for name, count in counted if connection.execute(count).scalar_one()]
        if full or found != form:
            words = "the target already holds something ({name}); expected a new, empty database"
            raise BadInput(said("input-target-not-empty", words, name=(full or [FORM])[0]))
