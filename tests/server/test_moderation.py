"""What a host and an operator can do about people: bar them, remove what they said, look after what they left."""

import asyncio
import json
from pathlib import Path

from click.testing import CliRunner

from marsbound.games.registry import kits
from marsbound.server.tables.table_state import NOTES_IN_MEMORY
from marsbound.terminal.commands import main
from tests.server.kit import Person, Seat, Server, at, eventually

SECOND = "red-planet-second"


def said(seat: Seat) -> list[str]:
    return [note["text"] for note in seat.notes if note["kind"] == "said"]


def numbers(seat: Seat) -> list[int]:
    return [note["number"] for note in seat.notes if note["kind"] == "said"]


async def until_said(seat: Seat, *wanted: str) -> None:
    while said(seat) != list(wanted):
        await seat.receive()


def three_people(server: Server) -> tuple[Person, Person, Person]:
    return server.person("Host"), server.person("Bob"), server.person("Eve")


# The host


def test_whoever_is_barred_can_neither_sit_nor_watch(shared_server: Server) -> None:
    host, bob, eve = three_people(shared_server)
    opened = host.open(SECOND, "me", "open", "open")
    id, key = opened["table"]["id"], opened["invitation"]
    eve.join(opened, 1)

    async def play() -> None:
        async with host.at(id) as first, bob.at(id, invitation=key) as other, eve.at(id) as out:
            assert await other.refused("bar", person=eve.id, barred=True) == "not-host"
            assert await first.refused("bar", person=host.id, barred=True) == "bad-input"
            await first.done("bar", person=eve.id, barred=True)
            farewell = await out.until("farewell")
            assert (farewell["problem"]["code"], farewell["again"]) == ("barred", False)
            told = await first.until("table")
            assert told["barred"] == [{"person": eve.id, "name": "Eve"}]
            assert (await other.until("table"))["barred"] == [], "for the host alone"
            assert other.table["seats"][1]["kind"] == "open"
        async with eve.at(id, invitation=key) as out:
            assert out.first["problem"]["code"] == "barred"
        assert eve.get(f"/api/v1/tables/{id}", 403, **{"X-Marsbound-Key": key})["problem"]["code"] == "barred"
        assert eve.join(opened, 2, 403)["problem"]["code"] == "barred"
        async with host.at(id) as first:
            assert first.first["barred"] == [{"person": eve.id, "name": "Eve"}]
            await first.done("bar", person=eve.id, barred=False)
        eve.join(opened, 2)

    asyncio.run(play())


def test_a_player_of_a_running_game_can_not_be_barred_but_onlookers_can(shared_server: Server) -> None:
    host, bob, eve = three_people(shared_server)
    opened = host.open(SECOND, "me", "open")
    id, key = opened["table"]["id"], opened["invitation"]
    bob.join(opened, 1)

    async def play() -> None:
        async with host.at(id) as first, eve.at(id, invitation=key) as out:
            assert await first.refused("bar", person=bob.id, barred=True) == "plays-here"
            await first.done("bar", person=eve.id, barred=True)
            assert (await out.until("farewell"))["problem"]["code"] == "barred"
            while not any(note["kind"] == "barred" for note in first.notes):
                await first.receive()
            assert first.notes[-1]["name"] == "Eve"

    asyncio.run(play())


def test_a_removed_line_goes_from_all_screens(shared_server: Server) -> None:
    host, bob, eve = three_people(shared_server)
    opened = host.open(SECOND, "me", "open", "open")
    id, key = opened["table"]["id"], opened["invitation"]

    async def play() -> None:
        async with host.at(id) as first, bob.at(id, invitation=key) as other, eve.at(id, invitation=key) as third:
            await other.done("say", text="kind words")
            await third.done("say", text="bad words")
            await other.done("say", text="a slip")
            for seat in (first, other, third):
                await until_said(seat, "kind words", "bad words", "a slip")
            kind, bad, slip = numbers(first)
            assert await third.refused("remove-note", number=kind) == "not-host"
            assert await first.refused("remove-note", number=999) == "no-such-note"
            await first.done("remove-note", number=bad)
            await other.done("remove-note", number=slip)
            for seat in (first, other, third):
                await until_said(seat, "kind words")
            await third.done("say", text="sorry")
            await until_said(first, "kind words", "sorry")
            assert numbers(first)[-1] > slip, "no number comes twice"
        async with at(shared_server, id, invitation=key) as late:
            assert said(late) == ["kind words", "sorry"]

    asyncio.run(play())


def test_the_host_removes_lines_that_only_the_database_has(shared_server: Server) -> None:
    host, bob, _ = three_people(shared_server)
    opened = host.open(SECOND, "me", "open", "open")
    id, key = opened["table"]["id"], opened["invitation"]

    async def play() -> None:
        async with host.at(id) as first, bob.at(id, invitation=key) as other:
            await other.done("say", text="bad words")
            for number in range(NOTES_IN_MEMORY):
                await other.done("say", text=f"{number}")
            while len(said(first)) <= NOTES_IN_MEMORY:
                await first.receive()
            bad = numbers(first)[0]
            assert await other.refused("remove-note", number=bad) == "not-host"
            await first.done("remove-note", number=bad)
            while "bad words" in said(first):
                await first.receive()

    asyncio.run(play())
    assert "bad words" not in admin(shared_server, "chat", "list", id)


# The operator


def admin(server: Server, *arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(main, ["admin", *arguments, "--database", server.database])
    assert result.exit_code == code, result.output
    return result.output


def test_an_operator_bars_and_forgets_people_while_the_server_runs(shared_server: Server) -> None:
    host, bob, eve = three_people(shared_server)
    opened = host.open(SECOND, "me", "open", "random", private=False)
    bob.join(opened, 1)
    id = opened["table"]["id"]

    async def play() -> None:
        async with host.at(id) as first, bob.at(id) as second, eve.at(id) as third:
            await second.done("say", text="bad words")
            await until_said(first, "bad words")
            listed = admin(shared_server, "people", "list")
            assert all(f"{person.id}  " in listed for person in (host, bob, eve))
            shown = admin(shared_server, "people", "show", bob.id)
            assert f"table: {id}" in shown
            assert "lines said: 1" in shown

            admin(shared_server, "people", "bar", eve.id)
            assert (await third.until("farewell"))["problem"]["code"] == "no-identity"
            assert eve.get("/api/v1/me", 403)["problem"]["code"] == "barred-from-server"
            async with eve.at(id) as again:
                assert again.first["problem"]["code"] == "barred-from-server"
            admin(shared_server, "people", "unbar", eve.id)
            assert eve.get("/api/v1/me")["name"] == "Eve"
            secret = admin(shared_server, "people", "secret", eve.id).strip()
            eve.get("/api/v1/me", 401)
            assert shared_server.person("Eve", {"id": eve.id, "secret": secret}).get("/api/v1/me")["id"] == eve.id

            admin(shared_server, "people", "delete", bob.id, "--yes")
            bob.get("/api/v1/me", 401)
            while first.table["seats"][1]["bot_plays"] != "resigned":
                await first.receive()
            eventually(lambda: bob.id not in admin(shared_server, "people", "list"))
            assert "nobody with the id" in admin(shared_server, "people", "show", bob.id, code=2)

            [line] = admin(shared_server, "chat", "list", id).splitlines()
            assert line.endswith("-  : bad words")
            admin(shared_server, "chat", "delete", id, line.split()[0])
            assert (await first.until("farewell"))["again"] is True
        async with host.at(id) as first:
            assert said(first) == []
            await first.play_on(1)

    asyncio.run(play())


def test_an_operator_deletes_replays_and_packs_that_nothing_needs(server: Server, root: Path) -> None:
    ada = server.person()
    record = next((root / "tests/records/released").glob("*/records/red-planet-second*.marsbound.json"))
    replay = ada.checked(ada.http.post("/api/v1/replays", content=record.read_bytes()), 200)["id"]
    assert replay in admin(server, "replays", "list")
    admin(server, "replays", "delete", replay, "--yes")
    ada.get(f"/api/v1/replays/{replay}", 404)
    assert "no replay" in admin(server, "replays", "delete", replay, "--yes", code=2)

    text = kits()[SECOND].pack_file.read_text("utf-8")
    hashes = []
    for name in ("one", "two"):
        own = text.replace(f'name = "{SECOND}"', f'name = "{name}"', 1).replace("ice-monopoly = 9", "ice-monopoly = 8")
        own = own if name == "one" else own.replace("ice-monopoly = 8", "ice-monopoly = 7")
        hashes.append(ada.post("/api/v1/packs", {"toml": own})["pack"]["hash"])
    used, unused = hashes
    ada.open(SECOND, "me", "open", pack=used)
    ada.open(SECOND, "me", "open", pack=unused)
    tables = [json.loads(line) for line in admin(server, "list", "--json").splitlines()]
    [over] = [table["id"] for table in tables if table["pack_hash"] == unused]
    assert "need" in admin(server, "packs", "delete", unused, "--yes", code=2)
    admin(server, "delete", over, "--yes")
    assert admin(server, "packs", "delete", "--unused", "--yes").strip() == "1 pack deleted"
    assert [line.split()[0] for line in admin(server, "packs", "list").splitlines()] == [used]
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ada.post("/api/v1/tables", {"game": SECOND, "seats": seats, "pack": unused}, 404)
    assert refused["problem"]["code"] == "no-such-pack", "though the server had it in memory"
