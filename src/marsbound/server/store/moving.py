"""A database copied into another one: a backup, or a move from SQLite to PostgreSQL and back."""

from typing import Final

from sqlalchemy import Connection, Engine, func, insert, select

from marsbound.core.refusal import BadInput
from marsbound.server.store.database import migrate
from marsbound.server.store.schema import METADATA

ROWS_AT_ONCE: Final = 1000


def copied(source: Engine, target: Engine) -> dict[str, int]:
    """All rows of all tables, as they are at one moment; how many of each."""
    migrate(target)
    counts: dict[str, int] = {}
    with source.connect() as old, target.begin() as new:
        if source.dialect.name == "postgresql":
            old = old.execution_options(isolation_level="REPEATABLE READ")
        with old.begin():
            check_empty(new)
            for table in METADATA.sorted_tables:
                counts[table.name] = 0
                for rows in old.execute(select(table)).partitions(ROWS_AT_ONCE):
                    new.execute(insert(table), [dict(row._mapping) for row in rows])
                    counts[table.name] += len(rows)
    return counts


def check_empty(connection: Connection) -> None:
    for table in METADATA.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadInput(f"the target already holds something ({table.name}); expected a new, empty database")
