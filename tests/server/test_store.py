"""The database: migrations, and many writes in one transaction."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from marsbound.core.refusal import BadInput
from marsbound.server.store import heartbeat, people
from marsbound.server.store.database import Database, database_url, engine_for, migrate
from marsbound.server.store.moving import copied
from marsbound.server.store.schema import METADATA
from marsbound.server.store.stored import StoredPerson


def person(number: int) -> StoredPerson:
    return StoredPerson(id=f"p-{number}", secret_hash=str(number), name=f"Person {number}", created_at=1.5)


def test_migrations_make_what_the_schema_says(database: str) -> None:
    engine = engine_for(database_url(database))
    migrate(engine)
    migrate(engine)  # nothing is left to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_one_bad_write_does_not_harm_the_others(database: str) -> None:
    async def try_it() -> tuple[list[Any], int]:
        kept = Database(database_url(database))
        writes = [
            kept.write(lambda connection, number=number: people.add_person(connection, person(number % 5)))  # type: ignore[misc]
            for number in range(8)
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        number = await kept.read(
            lambda connection: connection.execute(text("select count(*) from people")).scalar_one()
        )
        kept.close()
        return results, number

    results, number = asyncio.run(try_it())
    assert [isinstance(result, IntegrityError) for result in results] == [False] * 5 + [True] * 3
    assert number == 5


def test_everything_can_be_copied_into_an_empty_database(database: str, tmp_path: Path) -> None:
    source, target = engine_for(database_url(database)), engine_for(database_url(str(tmp_path / "copy.db")))
    migrate(source)
    with source.begin() as connection:
        for number in range(3):
            people.add_person(connection, person(number))
        heartbeat.beat(connection, 12.0)
    counts = copied(source, target)
    assert (counts["people"], counts["heartbeat"], counts["tables"]) == (3, 1, 0)

    def everybody(connection: Connection) -> list[StoredPerson | None]:
        return [people.person_named(connection, f"p-{number}") for number in range(3)]

    with source.connect() as old, target.connect() as new:
        assert everybody(old) == everybody(new) == [person(number) for number in range(3)]
    with pytest.raises(BadInput, match="already holds something"):
        copied(source, target)
    source.dispose()
    target.dispose()


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "post gres://", "://"])
def test_a_database_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="expected a file, sqlite:///FILE or postgresql"):
        database_url(url)
