"""Several server processes on one PostgreSQL, as a site has them."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from textwrap import indent
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.kit import PATIENCE, Person, Server, eventually

LONG_LEASE = 3600.0  # where nobody is to be taken for dead who only had to wait for a processor


class SiteOf:
    """Processes that were started one by one, each at a port of its own."""

    def __init__(self, database: str, servers: list[Server]) -> None:
        self.database = database
        self.servers = servers

    def person(self, name: str) -> list[Person]:
        """The same person at each process."""
        first = self.servers[0].person(name)
        known = {"id": first.id, "secret": first.secret}
        return [first, *[server.person(name, known) for server in self.servers[1:]]]

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database, autocommit=True) as connection:
            return connection.execute(query.encode(), values).fetchall()

    def host(self, table: str) -> int | None:
        """The number of the process that runs a table."""
        [(pid,)] = self.ask("SELECT pid FROM tables LEFT JOIN nodes ON nodes.id = node WHERE tables.id = %s", table)
        pids = [pid_of(server) for server in self.servers]
        return pids.index(pid) if pid is not None else None

    def complete(self) -> bool:
        """Whether everybody knows of everybody."""
        return len(self.ask("SELECT id FROM nodes WHERE NOT draining")) == len(self.servers)


def pid_of(server: Server) -> int:
    assert server.process is not None
    return server.process.pid


@contextmanager
def site_of(
    number: int, database: str, folder: Path, *arguments: str, lease: float | None = LONG_LEASE
) -> Iterator[SiteOf]:
    with ExitStack() as stack:
        servers = []
        for at in range(number):
            (folder / str(at)).mkdir()
            server = Server(database, folder / str(at), *arguments)
            server.lease = lease
            servers.append(stack.enter_context(server))
        site = SiteOf(database, servers)
        eventually(site.complete)
        for server in servers:
            eventually(lambda server=server: knows(server, number - 1))
        yield site


def knows(server: Server, others: int) -> bool:
    return f"marsbound_other_nodes {others}.0" in figures(server)


def figures(server: Server) -> str:
    return httpx.get(f"{server.url}/metrics", timeout=PATIENCE, verify=False).text


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """It stands still, and wakes up as if nothing had been."""
    os.kill(pid_of(server), signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid_of(server), signal.SIGCONT)


# A process that runs no table: whatever is asked of it goes to another one.
NO_TABLES = """
from marsbound.server.site.site import Site

async def open(self, factory):
    self.doors.factory = factory
    self.doors.open_unix(self.membership.id)

Site.open = open
"""
# A "machine" whose processes are counted for themselves: nobody here sees them, nor they us.
ANOTHER_MACHINE = ("unshare", "--pid", "--fork", "--mount-proc", "--kill-child")
WAYS = ("handed", "piped")  # on one machine, and between two


class Door(Server):
    """A process that runs no table, before one that runs them all."""

    def __init__(self, way: str, behind: Server, folder: Path) -> None:
        super().__init__(behind.database, folder, *behind.arguments, usual=behind.usual)
        self.behind = behind
        self.lease = behind.lease
        if way == "handed":
            self.first = NO_TABLES
            return
        if os.geteuid() != 0:
            pytest.skip("only root can have another machine's view of processes")
        serving = "import sys\nif 'serve' in sys.orig_argv:\n" + indent(NO_TABLES, "    ")
        (folder / "sitecustomize.py").write_text(serving)
        self.paths = [str(folder)]
        self.before = ANOTHER_MACHINE

    @property
    def log(self) -> str:
        return super().log + self.behind.log


@contextmanager
def door_to(way: str, behind: Server, folder: Path) -> Iterator[Door]:
    """Whoever comes there comes to the other one, by a way that is known to be taken."""
    door = Door(way, behind, folder)
    with door:
        eventually(lambda: knows(door, 1) and knows(behind, 1))
        yield door
        by = "socket" if way == "handed" else "network"
        assert f'connections_taken_over_total{{by="{by}"}}' in figures(behind), "nothing came by this way"


@contextmanager
def behind_a_door(
    way: str, database: str, folder: Path, *arguments: str, usual: bool = False, lease: float | None = LONG_LEASE
) -> Iterator[Door]:
    for name in ("behind", "door"):
        (folder / name).mkdir()
    behind = Server(database, folder / "behind", *arguments, usual=usual)
    behind.lease = lease
    with behind, door_to(way, behind, folder / "door") as door:
        yield door
