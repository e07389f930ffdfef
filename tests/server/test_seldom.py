"""What grows with all that was ever played is looked at the more seldom, the longer it takes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import sleep

import pytest
from sqlalchemy import Connection

from marsbound.server.store import seldom
from marsbound.server.store.database import Database, database_url
from marsbound.server.store.seldom import Seldom

LONG = 0.02  # seconds


class Looks:
    """A query that counts how often it is asked."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.number = 0

    def __call__(self, connection: Connection) -> int:
        sleep(self.takes)
        self.number += 1
        return self.number


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Database]:
    database = Database(database_url(str(folder / "server.db")))
    try:
        yield database
    finally:
        database.close()


def test_what_takes_long_is_kept_for_a_hundred_times_as_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(seldom, "monotonic", lambda: now[0])
    monkeypatch.setattr(seldom, "NOTHING", LONG)

    async def ask() -> None:
        async with opened(tmp_path) as database:
            looks, kept = Looks(LONG), Seldom(database)
            # who asks together gets the same
            assert await asyncio.gather(*[kept.read("all", looks) for _ in range(3)]) == [1, 1, 1]
            now[0] += seldom.LESS * LONG
            assert await kept.read("all", looks) == 1
            assert await kept.read("of one game", Looks(LONG)) == 1
            now[0] = kept.looks["all"].until
            assert await kept.read("all", looks) == 2
            # and nothing of what nobody asks for any more is left
            now[0] += 1e6
            assert await kept.read("all", looks) == 3
            assert list(kept.looks) == ["all"]

    asyncio.run(ask())


def test_what_is_quickly_found_is_never_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seldom, "NOTHING", 3600.0)

    async def ask() -> None:
        async with opened(tmp_path) as database:
            looks = Looks(0.0)
            at_once, now_and_then = Seldom(database), Seldom(database, least=3600.0)
            assert [await at_once.read("all", looks) for _ in range(2)] == [1, 2]
            assert [await now_and_then.read("all", looks) for _ in range(2)] == [3, 3]
            now_and_then.forget()
            assert await now_and_then.read("all", looks) == 4

    asyncio.run(ask())


def test_who_asks_when_the_database_fails_is_told_and_nothing_is_kept(tmp_path: Path) -> None:
    def fails(connection: Connection) -> int:
        raise ValueError("no")

    async def ask() -> None:
        async with opened(tmp_path) as database:
            kept = Seldom(database, least=3600.0)
            with pytest.raises(ValueError, match="no"):
                await kept.read("all", fails)
            assert await kept.read("all", Looks(0.0)) == 1

    asyncio.run(ask())
