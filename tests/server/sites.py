"""Several server processes on one PostgreSQL, as a site has them."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.server.kit import Person, Server, eventually


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
def site_of(number: int, database: str, folder: Path, *arguments: str) -> Iterator[SiteOf]:
    with ExitStack() as stack:
        servers = []
        for at in range(number):
            (folder / str(at)).mkdir()
            servers.append(stack.enter_context(Server(database, folder / str(at), *arguments)))
        site = SiteOf(database, servers)
        eventually(site.complete)
        for server in servers:
            eventually(lambda server=server: knows(server, number - 1))
        yield site


def knows(server: Server, others: int) -> bool:
    text = server.person("Looking").http.get("/metrics").text
    return f"marsbound_other_nodes {others}.0" in text


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """It stands still, and wakes up as if nothing had been."""
    os.kill(pid_of(server), signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid_of(server), signal.SIGCONT)
