"""Numbers that no database has room for and letters that none should hold are refused at the door, by name."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from tests.server.conftest import new_database
from tests.server.kit import Person, Server, at

SECOND = "red-planet-second"
CONTROL = [*range(0x20), *range(0x7F, 0xA0)]
PAST = [2**31, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 10**40]


@pytest.fixture
def either(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite, then one on PostgreSQL."""
    with Server(database, tmp_path) as running:
        yield running


def two_at_a_table(server: Server) -> tuple[Person, Person, str]:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "random", private=False)
    bob.join(opened, 1)
    return ada, bob, opened["table"]["id"]


def test_no_message_throws_the_others_out(either: Server) -> None:
    ada, bob, id = two_at_a_table(either)
    numbers: list[dict[str, Any]] = [
        {"type": "mark-seen", "player": 0, "events": "N"},
        {"type": "answer", "player": 0, "version": "N", "choice": "pilot"},
        {"type": "vote", "player": 0, "proposal": "N", "agreed": True},
        {"type": "undo", "player": 0, "version": 1, "steps": "N"},
        {"type": "preview", "player": "N", "version": 1},
    ]
    texts: list[dict[str, Any]] = [
        {"type": "say", "text": "a\0b"},
        {"type": "ping", "id": "a\0b"},
        {"type": "mute", "person": "p-\0", "muted": True},
        {"type": "answer", "player": 0, "version": 1, "choice": "pilot\0"},
        {"type": "preview", "player": 0, "version": 1, "choices": ["pilot", "\0"]},
    ]

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            for past in PAST:
                for message in numbers:
                    field = next(name for name, value in message.items() if value == "N")
                    await first.send({name: past if value == "N" else value for name, value in message.items()})
                    told = await first.until("not-done")
                    assert told["problem"]["code"] == "bad-message"
                    assert f"$.{field}" in told["problem"]["message"], told
            for message in texts:
                await first.send(dict(message))
                told = await first.until("not-done")
                assert told["problem"]["code"] == "bad-message"
                assert "U+0000" in told["problem"]["message"]
                assert "$." in told["problem"]["message"]
            # nobody was sent away, and the game goes on
            await second.done("say", text="Still here?\n\tYes.")
            while first.notes[-1]["kind"] != "said":
                await first.receive()
            await asyncio.gather(first.play_on(2), second.play_on(2))

    asyncio.run(play())
    assert '"level":"error"' not in either.log


@pytest.mark.parametrize("number", CONTROL, ids=hex)
def test_every_control_character_is_named(shared_server: Server, number: int) -> None:
    ada = shared_server.people[0] if shared_server.people else shared_server.person()
    problem = ada.post("/api/v1/people", {"name": f"A{chr(number)}b"}, 422)["problem"]
    assert problem["code"] == "bad-input"
    # line ends in a name are refused by its form already
    assert f"U+{number:04X}" in problem["message"] or "$.name" in problem["message"]
    response = ada.http.get(
        f"/api/v1/tables/t-%{number:02X}" if number < 0x80 else f"/api/v1/tables/t-%C2%{number:02X}"
    )
    assert (response.status_code, response.json()["problem"]["code"]) == (422, "bad-input")
    assert f"U+{number:04X}" in response.json()["problem"]["message"]


def test_no_request_with_a_nul_fails(either: Server) -> None:
    ada = either.person()
    id = ada.open(SECOND, "me", "open")["table"]["id"]
    addresses = ["tables/%00", f"tables/{id}%00/record", "tables/%00/log/0", "replays/%00", "replays/%00/frames"]
    addresses += [
        "packs/%00",
        "packs/%00/file",
        "rules/%00",
        "tables?game=%00",
        "statistics?game=%00",
        "tables?before=%00",
    ]
    for address in addresses:
        response = ada.http.get(f"/api/v1/{address}")
        assert (response.status_code, response.json()["problem"]["code"]) == (422, "bad-input"), address
    seats = [{"kind": "me"}, {"kind": "open"}]
    bodies: list[tuple[str, Any, str]] = [
        ("people", {"name": "a\0"}, "$.name"),
        ("tables", {"game": SECOND, "seats": seats, "name": "x\0"}, "$.name"),
        ("tables", {"game": SECOND, "seats": seats, "pack": "sha256:\0"}, "$.pack"),
        ("tables", {"game": SECOND, "seats": seats, "options": {"a\0": "b"}}, "$.options"),
        ("tables", {"game": SECOND, "seats": seats, "options": {"a": "b\0"}}, "$.options.a"),
        ("tables", {"game": SECOND, "seats": [{"kind": "me", "name": "\0"}]}, "$.seats[0].name"),
        (f"tables/{id}/seats/1", {"key": "k-\0"}, "$.key"),
        (f"tables/{id}/seats/1", {"name": "a\0b"}, "$.name"),
        ("packs", {"toml": "x = '\0'"}, "$.toml"),
        ("packs", {"toml": "x", "texts": {"en": "a = \0"}}, "$.texts.en"),
    ]
    for path, body, where in bodies:
        problem = ada.post(f"/api/v1/{path}", body, 422)["problem"]
        assert where in problem["message"], (path, body, problem)
    for change in ({"name": "a\0"}, {"webhook": {"url": "https://example.org/\0"}}):
        ada.patch("/api/v1/me", change, 422)
    record: dict[str, Any] = {
        "format": "marsbound-record-1",
        "game": SECOND,
        "rules": "1",
        "options": {},
        "seats": ["a", "b"],
    }
    record |= {"pack": {"name": "x", "hash": "sha256:\0"}, "answers": [], "result": None}
    assert "$.pack.hash" in ada.post("/api/v1/replays", record, 422)["problem"]["message"]

    async def knock() -> None:
        with pytest.raises(InvalidHandshake):
            async with connect(f"ws://127.0.0.1:{either.port}/ws/tables/%00", proxy=None):
                pass
        async with at(either, id, secret="s-\0") as seat:
            assert seat.first["problem"]["code"] == "bad-message"

    asyncio.run(knock())
    assert '"level":"error"' not in either.log


def test_a_pack_may_have_lines_and_tabs(shared_server: Server) -> None:
    ada = shared_server.person()
    found = ada.post("/api/v1/packs", {"toml": "[pack]\r\n\tname = 'x'\n", "texts": {"en": "a =\n    b\n"}})
    assert found["mistakes"]


@pytest.mark.long
def test_what_a_database_has_no_room_for_concerns_only_who_sent_it(postgresql: str, tmp_path: Path) -> None:
    """Should it get past the door after all, the table begins again from what is stored, and nobody has to go."""
    database = new_database(postgresql)
    with Server(database, tmp_path) as server:
        ada, bob, id = two_at_a_table(server)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("ALTER TABLE seats ALTER COLUMN seen TYPE smallint")

        async def play() -> None:
            async with ada.at(id) as first, bob.at(id) as second:
                await asyncio.gather(first.play_on(1), second.play_on(1))
                assert await first.refused("mark-seen", player=0, events=40_000) == "bad-input"
                await first.done("mark-seen", player=0, events=7)
                await second.done("say", text="Still here")
                while first.notes[-1]["kind"] != "said":
                    await first.receive()

        asyncio.run(play())
        assert "room-failed" in server.log
