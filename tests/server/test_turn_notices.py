"""Who isn't at the table is told that it is their turn: at least once, whatever dies, and nobody waits for another."""

import asyncio
import http.server
import json
import sqlite3
import ssl
import subprocess
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from marsbound.server.errors import ServerError
from marsbound.server.settings import Settings
from marsbound.server.store import people, schema, tables
from marsbound.server.store.database import Database, database_url
from marsbound.server.store.stored import StoredPerson, StoredSeat
from marsbound.server.store.turn_notices import Turn, add
from marsbound.server.tables import turn_notices
from marsbound.server.tables.turn_notices import ATTEMPTS, MOST_AT_ONCE, MOST_AT_ONE_HOST, TurnNotices
from marsbound.server.tables.turn_webhooks import Outcome, TurnNotice, TurnWebhooks, is_public
from marsbound.server.wire.people import Webhook
from tests.server.conftest import new_database
from tests.server.kit import PATIENCE, Message, Server, eventually
from tests.server.test_retention import some_table

SECOND = "red-planet-second"
NOTICE = TurnNotice("t-1.0.1", "t-1", SECOND, 0, "Ada", "")


class Bell(http.server.BaseHTTPRequestHandler):
    """Whoever wants to be told."""

    told: list[Any] = []  # noqa: RUF012
    status = 200

    def do_POST(self) -> None:
        told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert told.get("id", self.headers["Idempotency-Key"]) == self.headers["Idempotency-Key"]
        self.told.append(told)
        self.send_response(type(self).status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def bell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """An https server of our own: its address, and its certificate."""
    folder = tmp_path_factory.mktemp("bell")
    key, certificate = str(folder / "key.pem"), str(folder / "certificate.pem")
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-keyout",
        key,
        "-out",
        certificate,
    ]
    subprocess.run([*made, *subject], check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Bell)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"https://localhost:{server.server_port}/turn", certificate
    server.shutdown()
    server.server_close()


def test_who_is_away_is_told_that_it_is_their_turn(tmp_path: Path, bell: tuple[str, str]) -> None:
    address, certificate = bell
    more = ("--private-webhooks", "--webhook-certificates", certificate, "--public-url", "https://play.example")
    Bell.told.clear()
    with Server(str(tmp_path / "s.db"), tmp_path, *more) as server:
        opened = makes_it_anothers_turn(server, address)
        told = eventually(lambda: Bell.told)
        assert (told[0]["table"], told[0]["player"], told[0]["name"]) == (opened["table"]["id"], 1, "Bob")
        assert told[0]["id"].startswith(opened["table"]["id"])
        assert "twoja kolej" in told[0]["text"]
        assert told[0]["url"].startswith("https://play.example/")
        eventually(lambda: kept(server) == 0)


# One attempt


def test_webhooks_are_https_and_public(bell: tuple[str, str]) -> None:
    address, certificate = bell

    async def ring() -> list[Outcome]:
        strict, open_hearted = TurnWebhooks(False, certificate), TurnWebhooks(True, certificate)
        for url in ("http://example.org/", "ftp://x", "https://", "https://u:p@example.org/", "https://a b/", "x"):
            with pytest.raises(ServerError):
                strict.check(Webhook(url=url))
        refused = await strict.attempt(Webhook(url=address), NOTICE)
        Bell.told.clear()
        told = await open_hearted.attempt(Webhook(url=address, shape="discord"), NOTICE)
        assert list(Bell.told[0]) == ["content"]
        found = [refused, told]
        for Bell.status in (500, 429, 404):
            found.append(await open_hearted.attempt(Webhook(url=address), NOTICE))
        Bell.status = 200
        return found

    refused, told, *failed = asyncio.run(ring())
    assert (refused.told, refused.again) == (False, False)
    assert told.told
    assert [(one.told, one.again, one.cause) for one in failed] == [
        (False, True, "500"),
        (False, True, "429"),
        (False, False, "404"),
    ]


def test_who_takes_a_notice_and_says_nothing_is_given_up(bell: tuple[str, str]) -> None:
    """However slowly they listen: the limit is for all of it."""
    webhooks = TurnWebhooks(True, bell[1])
    webhooks.seconds = 0.1

    async def ring() -> Outcome:
        gone = asyncio.Event()

        async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                await reader.read()  # until the other side has enough
            writer.close()
            gone.set()

        async with await asyncio.start_server(swallow, "127.0.0.1", 0) as tarpit:
            address = f"https://127.0.0.1:{tarpit.sockets[0].getsockname()[1]}/"
            outcome = await webhooks.attempt(Webhook(url=address), NOTICE)
            await gone.wait()
            return outcome

    assert asyncio.run(ring())[:2] == (False, True)


# What dies on the way

DIES = """
import os, signal, sys
if "serve" in sys.orig_argv:
    from marsbound.server.store import turn_notices as store
    from marsbound.server.tables.turn_notices import TurnNotices

    def die(*given, **named):
        os.kill(os.getpid(), signal.SIGKILL)

"""
BEFORE_IT_IS_SENT = f"{DIES}    TurnNotices.look_soon = die\n"
BEFORE_THAT_IS_NOTED = f"{DIES}    store.forget = die\n"


def dying(server: Server, folder: Path, how: str) -> Server:
    """A server that ends at the worst moment, as by kill -9."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(how)
    server.paths = [str(folder)]
    return server


def died(server: Server) -> int:
    assert server.process is not None
    code = server.process.wait(PATIENCE)
    server.kill()  # its line to us is closed, too
    return code


@pytest.mark.parametrize("how", [BEFORE_IT_IS_SENT, BEFORE_THAT_IS_NOTED], ids=["unsent", "unnoted"])
def test_a_notice_survives_the_server(how: str, tmp_path: Path, bell: tuple[str, str]) -> None:
    address, certificate = bell
    more = ("--private-webhooks", "--webhook-certificates", certificate)
    Bell.told.clear()
    server = dying(Server(str(tmp_path / "s.db"), tmp_path, *more), tmp_path / "dying", how)
    with server:
        makes_it_anothers_turn(server, address)
        assert died(server) == -9
        assert len(Bell.told) == (how == BEFORE_THAT_IS_NOTED)
        server.paths, before = (), len(Bell.told)
        its_time_is_over(server)
        server.start()
        eventually(lambda: len(Bell.told) > before)
        eventually(lambda: kept(server) == 0)
    assert len({told["id"] for told in Bell.told}) == 1, "whoever is told twice can't see that it is the same"
    assert {told["player"] for told in Bell.told} == {1}
    assert len(Bell.told) == before + 1


@pytest.mark.long
def test_a_notice_survives_its_process(postgresql: str, tmp_path: Path, bell: tuple[str, str]) -> None:
    address, certificate = bell
    more = ("--private-webhooks", "--webhook-certificates", certificate)
    Bell.told.clear()
    database = new_database(postgresql)
    (tmp_path / "other").mkdir()
    server = dying(Server(database, tmp_path, *more), tmp_path / "dying", BEFORE_IT_IS_SENT)
    with server:
        makes_it_anothers_turn(server, address)
        assert died(server) == -9
        with Server(database, tmp_path / "other", *more):
            eventually(lambda: Bell.told)
    assert [told["player"] for told in Bell.told] == [1]


def makes_it_anothers_turn(server: Server, address: str) -> Message:
    ada, bob = server.person("Ada"), server.person("Bob")
    bob.patch("/api/v1/me", {"webhook": {"url": address, "shape": "json", "language": "pl"}})
    opened = ada.open(SECOND, "me", "open", "random")
    with suppress(Exception):  # the answer may not come any more, but it is stored
        bob.join(opened, 1)
    return opened


def its_time_is_over(server: Server) -> None:
    """Who was to send a notice has had it for long enough."""
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE turn_notices SET due_at = 0")
    connection.close()


def kept(server: Server) -> int:
    connection = sqlite3.connect(server.database)
    [(number,)] = connection.execute("SELECT count(*) FROM turn_notices").fetchall()
    connection.close()
    return int(number)


# Many


class Waiting:
    """A database with people whose turn it is, and nobody who is really told."""

    def __init__(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = Database(database_url(database))
        self.time = 1000.0
        self.webhooks = TurnWebhooks(True)
        self.tried: Counter[str] = Counter()
        self.inside: Counter[str] = Counter()
        self.silent: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(self.webhooks, "attempt", self.attempt)
        self.notices = TurnNotices(Settings(), self.database, self.webhooks, lambda: self.time)

    async def attempt(self, webhook: Webhook, notice: TurnNotice) -> Outcome:
        self.tried[webhook.url] += 1
        self.inside[webhook.url] += 1
        try:
            if "silent" in webhook.url:
                return await asyncio.shield(self.silent)
            return Outcome("bob" in webhook.url, True, "")
        finally:
            self.inside[webhook.url] -= 1

    async def turn_of(self, person: str, host: str, turns: int = 1) -> None:
        def put(connection: Connection) -> None:
            webhook = Webhook(url=f"https://{host}/")
            people.add_person(
                connection, StoredPerson(id=person, secret_hash=person, name=person, webhook=webhook, created_at=0.0)
            )
            for number in range(turns):
                table = some_table(f"t-{person}-{number}", "running", None, waiting=[0])
                seat = StoredSeat(table_id=table.id, player=0, kind="person", person=person, name=person)
                tables.add(connection, tables.NewTable(table, [seat], None), [])
                add(connection, table.id, [Turn(0, person, 1)], self.time)

        await self.database.write(put)

    async def send(self) -> None:
        await self.notices.send_due()
        for _ in range(20):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.notices.close()
        self.database.close()


def test_a_receiver_that_never_answers_holds_only_some_places(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def notices() -> None:
        waiting = Waiting(database, monkeypatch)
        for number in range(MOST_AT_ONCE):
            await waiting.turn_of(f"p-{number}", "silent.example")
        await waiting.turn_of("bob", "bob.example")
        for _ in range(3):
            await waiting.send()
        assert waiting.inside["https://silent.example/"] == MOST_AT_ONE_HOST
        assert waiting.tried["https://bob.example/"] == 1
        await waiting.close()

    asyncio.run(notices())


def test_those_that_failed_share_a_few_places(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "MOST_AT_ONCE", 4)
    monkeypatch.setattr(turn_notices, "MOST_SLOW", 2)

    async def notices() -> None:
        waiting = Waiting(database, monkeypatch)
        for number in range(12):
            await waiting.turn_of(f"p-{number}", f"{number}.silent.example", turns=2)
        await waiting.send()
        assert waiting.inside.total() == 4
        waiting.silent.set_result(Outcome(False, True, "TimeoutError"))  # they take long, and fail
        for _ in range(4):
            await waiting.send()
        waiting.silent = asyncio.get_running_loop().create_future()
        waiting.time += 3600
        for _ in range(4):
            await waiting.send()
        assert waiting.inside.total() == 2
        await waiting.turn_of("bob", "bob.example")
        await waiting.send()
        assert waiting.tried["https://bob.example/"] == 1
        await waiting.close()

    asyncio.run(notices())


def test_who_has_many_turns_waits_for_themselves(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also at one receiver, as those whom Discord tells are."""
    monkeypatch.setattr(turn_notices, "MOST_AT_ONE_HOST", 2)

    async def notices() -> None:
        waiting = Waiting(database, monkeypatch)
        await waiting.turn_of("eve", "silent.example", turns=20)
        waiting.time += 1
        await waiting.turn_of("ada", "silent.example")
        await waiting.send()
        assert sorted(notice.person for notice in waiting.notices.sending.values()) == ["ada", "eve"]
        await waiting.close()

    asyncio.run(notices())


def test_it_is_given_up_after_some_attempts_and_sooner_if_it_is_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def notices() -> None:
        waiting = Waiting(database, monkeypatch)
        await waiting.turn_of("ada", "failing.example")
        for _ in range(ATTEMPTS + 2):
            await waiting.send()
            await waiting.send()
            waiting.time += 3600
        assert waiting.tried["https://failing.example/"] == ATTEMPTS
        # the second answers before anybody could be told
        await waiting.turn_of("ida", "other.example")
        answered = update(schema.tables).where(schema.tables.c.id == "t-ida-0").values(waiting="[]")
        await waiting.database.write(lambda connection: connection.execute(answered).rowcount)
        await waiting.send()
        assert waiting.tried["https://other.example/"] == 0
        assert not await waiting.database.read(lambda connection: connection.execute(left()).all())
        await waiting.close()

    def left() -> Any:
        return schema.turn_notices.select()

    asyncio.run(notices())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("64:ff9b::5db8:d822", True),  # 93.184.216.34 by way of a translator
        ("64:ff9b::c0a8:1", False),  # 192.168.0.1 the same way
        ("2002:c0a8:1::1", False),  # the same by way of a tunnel
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("::ffff:127.0.0.1", False),
        ("10.0.0.1", False),
        ("fe80::1", False),
        ("224.0.0.1", False),
    ],
)
def test_what_an_address_stands_for_is_looked_at(address: str, public: bool) -> None:
    assert is_public(address) is public
