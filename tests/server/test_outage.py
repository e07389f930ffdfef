"""The short form of the campaign `outage`: the database fails under play, everybody is told, nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.campaigns.crash import Tally
from tests.campaigns.outage import keep_playing
from tests.server.conftest import new_database
from tests.server.kit import Person, Server, eventually
from tests.server.outages import Outage, hung, locked, stopped, unwritable

pytestmark = pytest.mark.long


def fails_under_play(server: Server, outage: Outage, causes: set[str]) -> None:
    people = {name: server.person(name) for name in ("Ada", "Bob")}
    tally, over = Tally(), asyncio.Event()

    async def play() -> None:
        playing = asyncio.create_task(keep_playing(people, 0, tally, over))
        try:
            while tally.answers < 10:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(fail_for_a_while)
            given = tally.answers
            while tally.answers < given + 10 and not playing.done():
                await asyncio.sleep(0.01)
        finally:
            over.set()
        await playing

    def fail_for_a_while() -> None:
        ada = people["Ada"].http
        with outage():
            assert eventually(lambda: health(server, 503))["database"] in causes
            assert httpx.get(f"{server.url}/readyz").json()["ready"] is False
            # the same connection goes on, whatever fails
            for path in ("/api/v1/tables", "/api/v1/people", "/api/v1/me"):
                body = {"name": "Eve"} if path.endswith("people") else None
                answer = ada.request("POST" if body else "GET", path, json=body)
                if path.endswith("people") or answer.status_code != 200:  # what is only read may be there
                    assert (answer.status_code, answer.json()["problem"]["code"]) == (503, "not-stored"), answer.text
                    assert answer.headers.get("connection") != "close"
            eventually(lambda: tally.farewells["not-stored"])
        eventually(lambda: health(server, 200))
        assert httpx.get(f"{server.url}/readyz").json() == {"ready": True, "stage": "running", "database": "ok"}

    asyncio.run(play())
    assert "socket-failed" not in server.log
    assert "request-failed" not in server.log


def health(server: Server, status: int) -> dict[str, Any] | None:
    answer = httpx.get(f"{server.url}/healthz", timeout=30)
    found: dict[str, Any] = answer.json()
    assert found["healthy"] is (answer.status_code == 200)
    return found if answer.status_code == status else None


@pytest.mark.parametrize("outage", [stopped, hung])
def test_postgresql_fails_under_play(outage: Any, postgresql_server: Any, tmp_path: Path) -> None:
    database = new_database(postgresql_server.get_uri())
    with Server(database, tmp_path, "--database-seconds", "1") as server:
        causes = {"unreachable"} if outage is stopped else {"timed-out", "unreachable"}
        fails_under_play(server, lambda: outage(postgresql_server), causes)


@pytest.mark.parametrize("outage", ["unwritable", "locked"])
def test_sqlite_fails_under_play(outage: str, tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")
    with Server(database, tmp_path, "--database-seconds", "1") as server:
        if outage == "locked":
            fails_under_play(server, lambda: locked(database), {"locked", "timed-out"})
        else:
            fails_under_play(server, lambda: unwritable(server), {"disk-failed", "disk-full"})


def test_a_server_stops_though_its_database_hangs(postgresql_server: Any, tmp_path: Path) -> None:
    with Server(new_database(postgresql_server.get_uri()), tmp_path, "--database-seconds", "1") as server:
        ada = server.person()
        ada.open("red-planet-second", "me", "random")
        with hung(postgresql_server):
            assert server.stop() == 0


def test_who_is_still_here_sees_that_the_server_is_going(tmp_path: Path) -> None:
    """As long as what is being done isn't stored."""
    database = str(tmp_path / "server.db")
    with Server(database, tmp_path, "--database-seconds", "60") as server:
        ada = server.person()
        id = ada.open("red-planet-second", "me", "me")["table"]["id"]

        async def go() -> None:
            async with ada.at(id) as seat:
                with locked(database):
                    await seat.send({"type": "say", "text": "Hello!"})
                    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                    await asyncio.to_thread(eventually, lambda: draining(ada))
                assert (await seat.until("farewell"))["again"]
                assert await stopping == 0

        asyncio.run(go())


def draining(person: Person) -> bool:
    answer = person.http.get("/readyz")
    return answer.status_code == 503 and answer.json()["stage"] == "draining"


def test_nothing_that_was_given_up_is_stored_after_it_was_looked_for(postgresql_server: Any, tmp_path: Path) -> None:
    """A process of PostgreSQL that was hung up on is ended before anything else is read."""
    import psycopg

    from marsbound.server.store.database import Database, database_url
    from marsbound.server.store.outages import DatabaseFailed

    uri = new_database(postgresql_server.get_uri())

    async def try_it() -> int:
        database = Database(database_url(uri), seconds=1.0)
        try:
            await database.write(lambda connection: connection.exec_driver_sql("CREATE TABLE marks (mark text)"))
            old = database.writer.pid
            with hung(postgresql_server), pytest.raises(DatabaseFailed):
                await database.write(lambda connection: connection.exec_driver_sql("INSERT INTO marks VALUES ('x')"))
            count = "SELECT count(*) FROM pg_stat_activity WHERE pid = %s"
            await database.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
            with psycopg.connect(uri) as connection:
                assert connection.execute(count, [old]).fetchone() == (0,)
            found = await database.read(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM marks"))
            return int(found.scalar_one())
        finally:
            database.close()

    assert asyncio.run(try_it()) == 0
