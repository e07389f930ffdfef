"""What a server tells its operator: health, figures, logs, and why it doesn't start."""

import asyncio
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from marsbound.server.http.hosts import HostNames
from marsbound.server.logs import LOGGER, new_id
from marsbound.server.settings import Settings
from marsbound.server.store.outages import DatabaseFailed, outage
from marsbound.terminal.commands import main
from tests.server.kit import PATIENCE, Server, at, eventually

SECOND = "red-planet-second"


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines()]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What is told of a server that doesn't start."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)

    def refused(*arguments: str) -> str:
        done = CliRunner().invoke(main, ["serve", "--port", "0", *arguments])
        assert done.exit_code == 2, done.output
        [line] = done.output.splitlines()
        return line

    return refused


# Health


def test_health_is_stored_each_time_and_says_what_is_there(server: Server) -> None:
    def last_beat() -> float:
        with sqlite3.connect(server.database) as connection:
            [(found,)] = connection.execute("SELECT at FROM heartbeat").fetchall()
        connection.close()
        return float(found)

    before = last_beat()
    health = httpx.get(f"{server.url}/healthz").json()
    assert (health["healthy"], health["database"]) == (True, "ok")
    eventually(lambda: last_beat() > before)
    assert httpx.get(f"{server.url}/readyz").json()["ready"]


def test_a_request_that_fails_inside_is_told_in_json(server: Server) -> None:
    """And the connection stays open for the next one."""
    ada = server.person()
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE people SET webhook = '{'")
    connection.close()
    for _ in range(2):
        answer = ada.http.get("/api/v1/me")
        assert answer.status_code == 500
        assert answer.json()["problem"]["code"] == "failed"
        assert answer.headers.get("connection") != "close"
    [told, _] = [line for line in lines(server) if line["event"] == "request-failed"]
    assert "Traceback" in told["trace"]
    assert ada.secret not in server.log


# Figures


def test_figures_are_for_who_sits_here_or_has_the_token(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path, "--metrics-token", "rosebud") as server:
        ada = server.person()
        ada.open("rocketmen", "me", "random")
        ada.open(SECOND, "me", "open")
        address = f"{server.url}/metrics"
        text = httpx.get(address).text
        for line in (
            "process_resident_memory_bytes ",
            "process_open_fds ",
            "process_cpu_seconds_total ",
            "marsbound_rooms ",
            "marsbound_room_queues ",
            "marsbound_outbox_messages 0.0",
            'marsbound_database_waiting{desk="write"} ',
            "marsbound_database_failing 0.0",
            "marsbound_thoughts_waiting ",
            "marsbound_broken_tables 0.0",
            f'marsbound_tables{{game="{SECOND}",status="open"}} 1.0',
        ):
            assert f"\n{line}" in text, line
        for headers in ({"X-Forwarded-For": "127.0.0.1"}, {"Host": "localtest.lan"}, {"Via": "1.1 proxy"}):
            answer = httpx.get(address, headers=headers)
            assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "not-here")
            wrong = httpx.get(address, headers=headers | {"Authorization": "Bearer rose"})
            assert wrong.status_code == 403
            right = httpx.get(address, headers=headers | {"Authorization": "Bearer rosebud"})
            assert right.status_code == 200


# Logs


def test_every_line_is_json_and_says_what_it_belongs_to(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        ada = server.person()
        given = httpx.get(f"{server.url}/api/v1/about", headers={"X-Request-Id": "proxy-7"})
        assert given.headers["X-Request-Id"] == "proxy-7"
        bad = httpx.get(f"{server.url}/api/v1/about", headers={"X-Request-Id": 'x"}{' + "y" * 100})
        made = bad.headers["X-Request-Id"]
        assert made.isalnum()
        assert len(made) == 16
        id = ada.open(SECOND, "me", "random")["table"]["id"]

        async def play() -> str:
            async with at(server, id, secret=ada.secret) as seat:
                await seat.play_on(3)
                assert seat.socket.response is not None
                return seat.socket.response.headers["X-Request-Id"]

        connection = asyncio.run(play())
        assert server.stop() == 0
    found = lines(server)
    assert all({"request", "connection", "task"} & line.keys() for line in found)
    for request in ("proxy-7", made):
        assert [line["event"] for line in found if line.get("request") == request] == ["request"]
    own = [line["event"] for line in found if line.get("connection") == connection]
    assert "connected" in own
    assert "disconnected" in own
    libraries = {line["by"].partition(".")[0] for line in found if line["event"] == "said"}
    assert {"alembic", "uvicorn"} <= libraries
    assert ada.secret not in server.log


def test_identifiers_are_short_and_plain() -> None:
    assert new_id("a-1") == "a-1"
    for bad in (None, "", "a b", "ä", "x" * 65, "a\n"):
        assert new_id(bad) != bad
    assert LOGGER.name == "marsbound.server"


# Names


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8765", "[::1]:8765", "localhost", "192.168.0.7", "mars.local:80", "mars", "play.example.org", ""],
)
def test_names_that_are_ours(host: str) -> None:
    assert HostNames(Settings(public_url="https://play.example.org")).allows(host)


@pytest.mark.parametrize("host", ["evil.example", "play.example.org.evil.example", "127.0.0.1.evil.example", "["])
def test_names_that_are_not(host: str) -> None:
    assert not HostNames(Settings(public_url="https://play.example.org")).allows(host)
    assert HostNames(Settings(trusted_proxies=("127.0.0.1",))).allows(host), "a proxy knows its own names"


def test_another_name_that_leads_here_is_refused(server: Server) -> None:
    for path in ("/", "/api/v1/about", "/healthz"):
        answer = httpx.get(f"{server.url}{path}", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "bad-host")
    handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    answer = httpx.get(f"{server.url}/ws/tables/t-1", headers={"Host": "evil.example", **handshake, **key})
    assert answer.status_code == 403


# Starting


def test_a_database_of_a_later_version_is_told_in_a_sentence(
    tmp_path: Path, root: Path, refused: Callable[..., str]
) -> None:
    database = tmp_path / "server.db"
    shutil.copyfile(root / "tests" / "records" / "released" / "0.1.0" / "server.db", database)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    line = refused("--database", str(database))
    assert line.startswith("marsbound: the database was made by a later version of marsbound (its schema is 9999)")
    assert refused("--database", str(database), "--lang", "pl").startswith(
        "marsbound: baza danych pochodzi z\u00a0późniejszej wersji"
    )


def test_what_is_no_database_is_told_in_a_sentence(tmp_path: Path, refused: Callable[..., str]) -> None:
    text = tmp_path / "text.txt"
    text.write_text("no database at all, but long enough to be looked at as one" * 50)
    for place in (str(text), str(text / "server.db"), str(tmp_path)):
        line = refused("--database", place)
        assert line.startswith("marsbound: the database ")
        assert f"{place} can't be opened: " in line
    assert "the database isn't understood" in refused("--database", "postgresql://host:port/x")


def test_a_server_waits_for_a_database_that_is_coming_up(postgresql_server: Any, tmp_path: Path) -> None:
    from tests.server.conftest import new_database
    from tests.server.outages import stopped

    database = new_database(postgresql_server.get_uri())
    waiting = Server(database, tmp_path)
    with stopped(postgresql_server):
        command = [sys.executable, "-m", "marsbound", "serve", "--port", "0", "--database", database]
        with waiting.errors.open("wb") as errors:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=os.environ.copy())
        eventually(lambda: "Waiting for the database" in waiting.log)
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b"marsbound: http://")
    process.terminate()
    process.communicate(timeout=PATIENCE)  # it may still have something to say
    assert process.returncode == 0
    assert len(waiting.log.splitlines()) == 1


# Causes


def test_whose_fault_it_is() -> None:
    assert outage(DatabaseFailed("locked")) == "locked"
    assert outage(ConnectionResetError()) == "unreachable"
    assert outage(ValueError("no number")) is None
