"""Connections that are opened and never used cost the others nothing."""

import asyncio
import socket
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Server, eventually

ELSEWHERE = "127.0.0.2"  # another address of this machine
HALF = b"GET /api/v1/about HTTP/1.1\r\nHost: x\r\nX-Slow: "
WHOLE = b"GET /api/v1/about HTTP/1.1\r\nHost: x\r\n\r\n"


def connected(server: Server, address: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 60, source_address=(address, 0))


def rest(plain: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with suppress(ConnectionError):
        while part := plain.recv(65536):
            found += part
    return found


@pytest.mark.long
def test_a_request_has_to_arrive(server: Server) -> None:
    with closing(connected(server)) as silent, closing(connected(server)) as half, closing(connected(server)) as later:
        half.sendall(HALF)
        later.sendall(WHOLE)
        assert later.recv(65536).startswith(b"HTTP/1.1 200")
        later.sendall(HALF)
        for plain in (silent, half):
            assert rest(plain) == b""
        rest(later)
    body = b"POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    with closing(connected(server)) as plain:
        plain.sendall(body)
        answer = rest(plain)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer
    assert httpx.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.long
def test_the_limit_of_files_is_raised_and_never_reached(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "server.db"), tmp_path)
    server.before = ("sh", "-c", 'ulimit -Sn 100; ulimit -Hn 256; exec "$@"', "sh")
    with server, ExitStack() as held:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert next(line for line in limits.splitlines() if "open files" in line).split()[3:5] == ["256", "256"]
        ada = server.person()
        id = ada.open("red-planet-second", "me", "random", "random")["table"]["id"]
        refused = 0
        for _ in range(300):
            plain = held.enter_context(closing(connected(server)))
            with suppress(ConnectionError):
                plain.sendall(HALF)
        # whoever is one too many is told, or cut off
        with closing(connected(server)) as plain:
            with suppress(ConnectionError):
                plain.sendall(WHOLE)
            refused = len(rest(plain))
        assert refused == 0 or refused > 50
        # others don't notice
        assert httpx.get(f"{server.url}/healthz").status_code == 200

        async def play() -> None:
            async with ada.at(id) as seat:
                await seat.play_on(6)

        asyncio.run(play())
        assert "Too many open files" not in server.log
        assert '"level":"error"' not in server.log
        # and in a while there is room again
        eventually(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)

        def served() -> bool:
            with closing(connected(server)) as plain, suppress(ConnectionError):
                plain.sendall(WHOLE)
                return plain.recv(100).startswith(b"HTTP/1.1 200")
            return False

        eventually(served)


def test_one_too_many_gets_a_polite_answer(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path, "--connections-per-address", "3") as server, ExitStack() as held:
        for _ in range(6):
            plain = held.enter_context(closing(connected(server)))
            plain.sendall(WHOLE)
            assert plain.recv(65536).startswith(b"HTTP/1.1 200")
        with closing(connected(server)) as plain:
            plain.sendall(WHOLE)
            answer = rest(plain)
        assert answer.startswith(b"HTTP/1.1 503")
        assert b'"full"' in answer
        assert b"retry-after" in answer
        assert httpx.get(f"{server.url}/healthz").status_code == 200  # another address
