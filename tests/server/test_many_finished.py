"""What is done while people play reads none of what was played before: nothing grows with it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.campaigns.growth import add_finished
from tests.server.conftest import new_database
from tests.server.kit import PATIENCE, Person, Server, eventually

pytestmark = pytest.mark.long
FINISHED = 20_000
OF_GAMES = ("tables", "seats", "entries", "notes", "results")
READ = "SELECT relname, seq_tup_read FROM pg_stat_user_tables WHERE relname = ANY(%s)"


def read_from_end_to_end(database: str) -> dict[str, int]:
    """How many rows were read by going through all of them; processes tell it when they end, or after a while."""
    with psycopg.connect(database, autocommit=True) as connection:
        return dict(connection.execute(READ.encode(), [list(OF_GAMES)]).fetchall())


def nobody_else(database: str) -> bool:
    with psycopg.connect(database, autocommit=True) as connection:
        others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        return not connection.execute(others.encode()).fetchall()


def test_nothing_reads_all_that_was_ever_played(postgresql: str, tmp_path: Path) -> None:
    database = new_database(postgresql)
    server = Server(database, tmp_path)
    with server:
        ada, bob = server.person("Ada"), server.person("Bob")
        known = {person.name: {"id": person.id, "secret": person.secret} for person in (ada, bob)}
        opened = ada.open("red-planet-second", "me", "open", "random", private=False)
        bob.join(opened, 1)
        add_finished(database, FINISHED)
        assert server.stop() == 0
    eventually(lambda: nobody_else(database))
    before = read_from_end_to_end(database)
    with server:
        ada, bob = (server.person(name, known[name]) for name in ("Ada", "Bob"))
        asyncio.run(whole_game(ada, bob, opened["table"]["id"]))
        for look in looks(ada, bob):
            look()
        assert server.stop() == 0
    eventually(lambda: nobody_else(database))
    after = read_from_end_to_end(database)
    read = {name: after[name] - before[name] for name in OF_GAMES}
    assert all(number < FINISHED for number in read.values()), read
    # it would have been seen
    with psycopg.connect(database) as connection:
        connection.execute(b"SELECT max(name) FROM tables")
    eventually(lambda: read_from_end_to_end(database)["tables"] >= after["tables"] + FINISHED)


async def whole_game(ada: Person, bob: Person, table: str) -> None:
    async with ada.at(table) as one, bob.at(table) as two:
        await one.done("say", text="Hello")
        await asyncio.gather(one.play_on(), two.play_on())


def looks(ada: Person, bob: Person) -> list[Callable[[], Any]]:
    lists = ["tables", "tables?status=running", "tables?status=finished", "tables?status=finished&game=rocketmen"]
    paths = [*lists, "me/tables", "tables/t-f7", "about", "packs"]
    return [
        *[lambda path=path: ada.get(f"/api/v1/{path}") for path in paths],
        lambda: ada.open("rocketmen", "me", "random"),
        lambda: bob.http.request("DELETE", "/api/v1/me", timeout=PATIENCE).raise_for_status(),
    ]
