"""What campaigns about hosting share: the files of hosting/, with places of this machine instead of a host's."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

from tests.server.kit import PATIENCE, Person, Server

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "hosting"
KEPT = ROOT / "build" / "hosting"
SITE = "play.example.org"


class Failed(Exception):
    pass


def missing(*programs: str, root: bool = False) -> str:
    """What this machine lacks for a campaign, in words; nothing if it lacks nothing."""
    lacks = [f"{name} (apt install {package_of(name)})" for name in programs if shutil.which(name) is None]
    return ", ".join((["root"] if root and os.geteuid() != 0 else []) + lacks)


def package_of(program: str) -> str:
    return {"nginx": "nginx-light", "promtool": "prometheus"}.get(program, program)


def with_places(text: str, places: Mapping[str, str]) -> str:
    """The same with other places; each has to be there, so that nothing is replaced in vain."""
    for old, new in places.items():
        if old not in text:
            raise Failed(f"{old!r} isn't in this file any more")
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextmanager
def running(command: Sequence[str | Path], log: Path, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **more)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(PATIENCE)


def until_open(port: int, process: subprocess.Popen[bytes], log: Path, seconds: float = PATIENCE) -> None:
    end = monotonic() + seconds
    while monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            sleep(0.1)
    raise Failed(f"nothing listens at port {port}: {log.read_text('utf-8', errors='replace')[-3000:]}")


class Elsewhere(Server):
    """A server that somebody else started, or what stands in front of one."""

    def __init__(self, port: int) -> None:
        super().__init__("", KEPT)
        self.port = port
        self.errors = Path(os.devnull)

    def start(self) -> Server:
        return self


def healthy(url: str) -> bool:
    try:
        return all(httpx.get(f"{url}{path}", timeout=10).status_code == 200 for path in ("/", "/healthz"))
    except httpx.HTTPError:
        return False


async def some_answers(person: Person, table: str, answers: int) -> int:
    """Over the socket; the version of the table afterwards."""
    async with person.at(table) as seat:
        await seat.play_on(answers)
        await seat.caught_up(0, 0)
        return int(seat.positions[0]["version"])


def say(text: str) -> None:
    print(text, flush=True)


def refuse(name: str, lacks: str) -> int:
    print(f"scripts/campaign {name}: needs {lacks}", file=sys.stderr)
    return 2
