"""Whatever somebody sends, it is refused with a reason and costs the others nothing."""

import asyncio
import socket
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kit import Person, Server, at

SECOND = "red-planet-second"


@pytest.fixture(scope="module")
def table(shared_server: Server) -> tuple[Person, Person, str]:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "random", private=False)
    bob.join(opened, 1)
    return ada, bob, opened["table"]["id"]


BAD = [
    "",
    "{}",
    "[]",
    "null",
    "hello",
    '{"type":"answer"}',
    '{"type":"nonsense","id":"1"}',
    '{"type":"answer","id":"1","player":99,"version":0,"choice":"d1"}',
    '{"type":"answer","id":"1","player":-1,"version":0,"choice":"d1"}',
    '{"type":"answer","id":"1","player":0,"version":-5,"choice":"d1"}',
    '{"type":"answer","id":"1","player":0,"version":1,"choice":""}',
    '{"type":"answer","id":"","player":0,"version":1,"choice":"d1"}',
    '{"type":"answer","id":"1","player":"0","version":1,"choice":"d1"}',
    '{"type":"ping","id":"1","extra":true}',
    '{"type":"say","id":"1","text":"' + "x" * 501 + '"}',
    "[" * 10_000,
    '{"type":"ping","id":"' + "x" * 20_000 + '"}',
    '{"type":"hello","wire":1}',
    "\x00",
    '{"type":"ping","id":"\\ud800"}',
]


def test_messages_that_cannot_be_understood(shared_server: Server, table: tuple[Person, Person, str]) -> None:
    ada, bob, id = table

    async def send_all() -> None:
        async with ada.at(id) as seat, bob.at(id) as other:
            for text in BAD:
                await seat.socket.send(text)
                told = await seat.until("not-done")
                assert told["problem"]["code"] in ("bad-message", "too-large"), (text[:80], told)
                assert told["problem"]["message"]
            await seat.socket.send(b"\x00\x01")
            assert (await seat.until("not-done"))["problem"]["code"] == "bad-message"
            await seat.until("pong", id=await seat.send({"type": "ping"}))
            await other.until("pong", id=await other.send({"type": "ping"}))

    asyncio.run(send_all())


def test_out_of_turn_forged_replayed_and_stale(shared_server: Server, table: tuple[Person, Person, str]) -> None:
    ada, bob, id = table

    async def cheat() -> None:
        async with ada.at(id) as seat, bob.at(id) as other:
            await seat.until("news", eye=0)
            await other.until("news", eye=1)
            version = seat.positions[0]["version"]
            choice = seat.positions[0]["question"]["choices"][0]
            theirs = other.positions[1]["question"]["choices"][0]
            assert await seat.refused("answer", player=1, version=version, choice=theirs) == "not-yours"
            assert await seat.refused("answer", player=2, version=version, choice=theirs) == "not-yours"
            assert await seat.refused("answer", player=5, version=version, choice=theirs) == "no-such-seat"
            assert await seat.refused("answer", player=0, version=version + 1, choice=choice) == "stale"
            assert await seat.refused("answer", player=0, version=0, choice=choice) == "stale"
            assert await seat.refused("answer", player=0, version=version, choice="nonsense") == "bad-input"
            assert await seat.refused("confirm", player=0, version=version) == "nothing-to-confirm"
            assert await seat.refused("undo", player=0, version=version) == "nothing-to-undo"
            assert await seat.refused("undo", player=1, version=version) == "not-yours"
            assert await seat.refused("hand", player=1) == "not-yours"
            assert await seat.refused("take", player=2) == "not-yours"
            assert await seat.refused("resign", player=1) == "not-yours"
            assert await seat.refused("vote", player=0, proposal=7, agreed=True) == "no-such-proposal"
            assert await seat.refused("resume", player=0) == "not-paused"
            # another's id doesn't count as one's own
            await seat.done("answer", id="mine", player=0, version=version, choice=choice)
            version = other.positions[1]["version"]
            assert await other.refused("answer", id="mine", player=0, version=version, choice=choice) == "not-yours"
            # the other game's answers are nothing here
            assert await other.refused("answer", player=1, version=version, choice="buy:m1") == "bad-input"

    asyncio.run(cheat())


def test_secrets_of_nobody_and_tables_that_are_not_there(
    shared_server: Server, table: tuple[Person, Person, str]
) -> None:
    _, _, id = table

    async def knock() -> None:
        async with at(shared_server, id, secret="s-wrong") as seat:
            assert seat.first["problem"]["code"] == "no-identity"
        async with at(shared_server, id, secret="x" * 5000) as seat:
            assert seat.first["problem"]["code"] == "no-identity"
        for name in ("t-0000000000", "t-';drop-table-tables;--", "x" * 300):
            async with at(shared_server, name) as seat:
                assert seat.first["problem"]["code"] == "no-such-table"
        async with at(shared_server, id, wire=99) as seat:
            assert seat.first["problem"]["code"] == "wire-version"

    asyncio.run(knock())
    ada = shared_server.person()
    ada.http.headers["Authorization"] = "Bearer s-wrong"
    assert ada.get("/api/v1/me", 401)["problem"]["code"] == "no-identity"
    assert ada.http.get("/api/v1/me").headers["WWW-Authenticate"] == "Bearer"


def test_a_page_from_elsewhere_may_not_connect_or_change_anything(shared_server: Server, table: Any) -> None:
    _, _, id = table

    async def from_elsewhere(origin: str) -> bool:
        address = f"ws://127.0.0.1:{shared_server.port}/ws/tables/{id}"
        try:
            async with connect(address, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
                await socket.send('{"type":"hello","wire":1}')
                await socket.recv()
                return True
        except (InvalidHandshake, ConnectionClosed):
            return False

    assert not asyncio.run(from_elsewhere("https://evil.example"))
    assert not asyncio.run(from_elsewhere("null"))
    assert not asyncio.run(from_elsewhere("http://127.0.0.1:1"))
    assert asyncio.run(from_elsewhere(shared_server.url))
    for origin, status in (("https://evil.example", 403), ("null", 403), (shared_server.url, 200)):
        response = httpx.post(f"{shared_server.url}/api/v1/people", json={"name": "x"}, headers={"Origin": origin})
        assert response.status_code == status


def test_every_answer_has_the_headers_that_keep_browsers_safe(shared_server: Server) -> None:
    for path in ("/", "/api/v1/about", "/api/v1/nothing", "/nothing.js", "/healthz"):
        headers = httpx.get(shared_server.url + path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert "unsafe" not in policy["style-src"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/assets/../../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
    ],
)
def test_no_file_outside_the_page_can_be_fetched(shared_server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", shared_server.port), 10) as plain:
        plain.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := plain.recv(65536):
            answer += part
    assert b"root:" not in answer
    assert b"[project]" not in answer
    assert answer.split()[1] in (b"200", b"404")  # the page itself, or nothing


def test_bodies_that_are_too_large_or_no_json(shared_server: Server) -> None:
    ada = shared_server.person()
    big = ada.http.post("/api/v1/packs", content=b"x" * 1_300_000)
    assert (big.status_code, big.json()["problem"]["code"]) == (413, "too-large")
    chunked = ada.http.post("/api/v1/packs", content=(b"x" * 100_000 for _ in range(20)))
    assert chunked.status_code == 413
    for content in (b"", b"\xff\xfe", b"{", b"[" * 100_000, b"null", b'"x"'):
        for path in ("/api/v1/people", "/api/v1/tables", "/api/v1/packs", "/api/v1/replays"):
            response = ada.http.post(path, content=content)
            assert 400 <= response.status_code < 500, (path, content[:20], response.status_code)
            assert response.json()["problem"]["message"]
    assert ada.http.get("/api/v1/tables?before=nan").status_code == 422
    assert ada.http.get("/" + "x" * 3000).status_code == 413
    assert ada.http.delete("/api/v1/about").status_code == 405


@pytest.mark.long
def test_floods_are_slowed_down_and_others_go_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("flood")
    slow = ("--requests-per-second", "2", "--messages-per-second", "2", "--connections-per-address", "6")
    with Server(str(folder / "s.db"), folder, *slow) as server:
        ada = server.person()
        id = ada.open("rocketmen", "me")["table"]["id"]
        statuses = [ada.http.get("/api/v1/me").status_code for _ in range(100)]
        assert set(statuses) == {200, 429}

        async def flood() -> None:
            async with ada.at(id) as seat, ada.at(id) as other:
                for number in range(400):  # the slower the machine, the more of them are in time
                    await seat.socket.send(f'{{"type":"say","id":"{number}","text":"hello"}}')
                told = await seat.until("not-done")
                assert told["problem"]["code"] == "too-fast"
                await seat.until("farewell")
                # the other connection of the same person isn't concerned
                await other.until("pong", id=await other.send({"type": "ping"}))
                address = f"ws://127.0.0.1:{server.port}/ws/tables/{id}"
                found = await asyncio.gather(*[connect(address, proxy=None) for _ in range(8)], return_exceptions=True)
                refused = [one for one in found if isinstance(one, InvalidHandshake)]
                assert 2 <= len(refused) < 8
                for one in found:
                    if isinstance(one, ClientConnection):
                        await one.close()

        asyncio.run(flood())


@pytest.mark.long
def test_a_silent_connection_is_closed(shared_server: Server, table: Any) -> None:
    async def say_nothing() -> None:
        async with connect(f"ws://127.0.0.1:{shared_server.port}/ws/tables/{table[2]}", proxy=None) as socket:
            told = await asyncio.wait_for(socket.recv(), 30)
            assert "too-slow" in str(told)

    asyncio.run(say_nothing())


def test_logs_hold_no_secrets(shared_server: Server) -> None:
    ada = shared_server.person("Ada Log")
    opened = ada.open(SECOND, "me", "open")
    link = ada.post(f"/api/v1/tables/{opened['table']['id']}/seats/1/link")
    ada.get(f"/api/v1/tables/{opened['table']['id']}", **{"X-Marsbound-Key": opened["invitation"]})
    ada.http.get("/api/v1/me?secret=in-the-address")

    async def look() -> None:
        async with ada.at(opened["table"]["id"]):
            pass

    asyncio.run(look())
    assert opened["table"]["id"] in shared_server.log
    for secret in (ada.secret, opened["invitation"], link["key"], "in-the-address"):
        assert secret not in shared_server.log
    assert '"level":"error"' not in shared_server.log
