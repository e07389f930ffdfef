"""People leave: a table, or the server for good; their secrets are renewed; nothing of private tables is public."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import select

from marsbound.server.store.database import database_url, engine_for
from marsbound.server.store.schema import METADATA
from marsbound.terminal.commands import main
from tests.server.conftest import new_database
from tests.server.kit import Person, Server, at, eventually

SECOND = "red-planet-second"
WORDS = ("Murray", "Hopper-Street")


def delete(person: Person, path: str = "/api/v1/me", status: int = 200) -> Any:
    return person.checked(person.http.request("DELETE", path), status)


async def finished(person: Person, *others: str, **more: Any) -> str:
    """A game played to its end."""
    table = person.open(SECOND, "me", *(others or ["random"]), **more)["table"]["id"]
    async with person.at(table) as seat:
        await seat.play_on()
    return str(table)


# For good


def test_whoever_deletes_themselves_is_named_nowhere_and_their_games_stay(shared_server: Server) -> None:
    grace, ada = shared_server.person("Murray"), shared_server.person("Ada")
    grace.patch("/api/v1/me", {"webhook": {"url": "https://example.org/Hopper-Street"}})

    async def play() -> tuple[str, str, str]:
        over = await finished(grace, private=False)
        assert ada.get(f"/api/v1/replays/{over}")["seats"][0] == "Murray 0"
        opened = grace.open(SECOND, "me", "open", "random")
        ada.join(opened, 1)
        running, waiting = opened["table"]["id"], grace.open(SECOND, "me", "open", "random")["table"]["id"]
        async with ada.at(running) as other:
            async with grace.at(running) as own:
                await own.done("say", text="told by Murray")
                await own.done("mute", person=ada.id, muted=True)
                await own.play_on(1)
                delete(grace)
                assert (await own.until("farewell"))["problem"]["code"] == "no-identity"
            while other.table["host"] != ada.id or other.table["seats"][0]["person"] is not None:
                await other.receive()
            await other.until("notes")
            seat = other.table["seats"][0]
            assert (seat["kind"], seat["name"], seat["bot_plays"]) == ("person", "", "resigned")
            [line] = [note for note in other.notes if note["kind"] == "said"]
            assert (line["name"], line["person"], line["text"]) == ("", None, "told by Murray")
            await other.play_on()
        return over, running, waiting

    over, running, waiting = asyncio.run(play())
    grace.get("/api/v1/me", 401)
    shown = ada.get(f"/api/v1/replays/{over}")
    assert shown["seats"] == ["", "random"]
    assert shown["outcome"] is not None
    assert ada.get(f"/api/v1/replays/{running}")["seats"] == ["", "Ada", "random"]
    assert ada.get(f"/api/v1/tables/{over}")["table"]["seats"][0]["name"] == ""
    assert grace.http.get(f"/api/v1/tables/{waiting}", headers={"Authorization": ""}).status_code == 403
    assert all(row["name"] != "" for row in ada.get("/api/v1/statistics")["rows"])
    left = rows_of(shared_server.database).replace("told by Murray", "")
    assert not [word for word in (*WORDS, grace.id) if word in left]
    again = ada.post(f"/api/v1/tables/{running}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "bot"], "somebody else can sit there"


def test_an_open_table_of_nobody_is_closed_and_one_of_others_gets_another_host(shared_server: Server) -> None:
    grace, ada = shared_server.person("Grace"), shared_server.person("Ada")
    alone = grace.open(SECOND, "me", "open", private=False)["table"]["id"]
    shared = grace.open(SECOND, "me", "open", "open", private=False)
    ada.join(shared, 1)
    delete(grace)
    assert ada.get(f"/api/v1/tables/{alone}")["table"]["status"] == "closed"
    table = ada.get(f"/api/v1/tables/{shared['table']['id']}")["table"]
    assert (table["status"], table["host"]) == ("open", ada.id)
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "open"]


def test_whom_an_operator_deletes_while_no_server_runs_the_next_one_forgets(postgresql: str, tmp_path: Path) -> None:
    """What is left to do is in the database; so it is after a crash on the way."""
    database = new_database(postgresql)
    with Server(database, tmp_path) as server:
        grace, ada = server.person("Grace"), server.person("Ada")
        opened = grace.open(SECOND, "me", "open", "random")
        ada.join(opened, 1)
        done = asyncio.run(finished(grace, private=False))

        async def talk() -> None:
            async with ada.at(opened["table"]["id"]) as seat:
                await seat.done("mute", person=grace.id, muted=True)

        asyncio.run(talk())
        server.kill()
        deleted = CliRunner().invoke(main, ["admin", "people", "delete", grace.id, "--yes", "--database", database])
        assert deleted.exit_code == 0, deleted.output
        server.start()
        ada = server.person("Ada", {"id": ada.id, "secret": ada.secret})

        async def wait() -> None:
            async with ada.at(opened["table"]["id"]) as seat:
                while seat.table["seats"][0]["bot_plays"] != "resigned":
                    await seat.receive()
                await seat.play_on(2)

        asyncio.run(wait())
        eventually(lambda: grace.id not in rows_of(database))
        assert ada.get(f"/api/v1/replays/{done}")["seats"] == ["", "random"]
        assert "Grace" not in rows_of(database)


def rows_of(database: str) -> str:
    """All that is in a database of either kind."""
    engine = engine_for(database_url(database))
    try:
        with engine.connect() as connection:
            return "\n".join(str(row) for table in METADATA.sorted_tables for row in connection.execute(select(table)))
    finally:
        engine.dispose()


# One table


def test_one_leaves_a_game_that_runs_and_one_that_is_over(shared_server: Server) -> None:
    grace, ada = shared_server.person("Hedy"), shared_server.person("Ada")
    opened = grace.open(SECOND, "me", "open", "random")
    ada.join(opened, 1)
    running = opened["table"]["id"]

    async def play() -> str:
        async with grace.at(running) as own, ada.at(running) as other:
            await own.done("leave", player=0)
            while other.table["seats"][0]["person"] is not None:
                await other.receive()
            assert other.table["seats"][0]["bot_plays"] == "resigned"
            assert await own.refused("take", player=0) == "not-yours"
        return await finished(grace, private=False)

    over = asyncio.run(play())
    assert over in [table["id"] for table in grace.get("/api/v1/me/tables")["tables"]]
    assert delete(ada, f"/api/v1/tables/{over}/seats/0", 403)["problem"]["code"] == "not-yours"
    table = delete(grace, f"/api/v1/tables/{over}/seats/0")["table"]
    assert (table["status"], table["seats"][0]["name"], table["seats"][0]["person"]) == ("finished", "", None)
    assert grace.get("/api/v1/me/tables")["tables"] == []
    assert grace.get(f"/api/v1/replays/{over}")["seats"] == ["", "random"]
    named = [row["name"] for row in grace.get("/api/v1/statistics")["rows"] if row["kind"] == "person"]
    assert "Hedy 0" not in named


# Secrets


def test_a_new_secret_throws_every_other_device_out(shared_server: Server) -> None:
    grace = shared_server.person("Grace")
    table = grace.open(SECOND, "me", "random")["table"]["id"]

    async def change() -> None:
        async with grace.at(table) as device:
            made = grace.post("/api/v1/me/secret")
            assert (made["id"], made["name"]) == (grace.id, "Grace")
            farewell = await device.until("farewell")
            assert (farewell["problem"]["code"], farewell["again"]) == ("no-identity", True)
        async with at(shared_server, table, secret=grace.secret) as device:
            assert (device.first["type"], device.first["problem"]["code"]) == ("farewell", "no-identity")
        async with at(shared_server, table, secret=made["secret"]) as device:
            assert device.first["yours"] == [0]
        grace.get("/api/v1/me", 401)
        again = shared_server.person("Grace", made)
        assert again.get("/api/v1/me")["id"] == grace.id

    asyncio.run(change())


# Statistics


def test_statistics_name_nobody_of_private_tables(shared_server: Server) -> None:
    """Nor do those of games that were stored before: results are looked at with their tables."""
    hidden, open = shared_server.person("Hidden"), shared_server.person("Open")
    asyncio.run(finished(hidden, private=True))
    asyncio.run(finished(open, private=False))
    rows = open.get("/api/v1/statistics")["rows"]
    people = [row["name"] for row in rows if row["kind"] == "person"]
    assert "Open 0" in people
    assert "Hidden 0" not in people
    assert sum(row["games"] for row in rows if row["kind"] == "bot") >= 2, "bots have no secrets"


@pytest.mark.parametrize("path", ["/api/v1/me", "/api/v1/me/secret"])
def test_only_oneself(shared_server: Server, path: str) -> None:
    method = "DELETE" if path.endswith("/me") else "POST"
    nobody = shared_server.person()
    nobody.http.headers["Authorization"] = "Bearer s-wrong"
    assert nobody.http.request(method, path).status_code == 401
