"""What one person or address may have is the same however many processes they ask."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from marsbound.server.site.machine import started
from tests.server.conftest import new_database
from tests.server.kit import PATIENCE, Message, Person, Seat, Server, eventually
from tests.server.processes import children, cmdline
from tests.server.sites import LONG_LEASE, SiteOf, knows, pid_of, site_of

pytestmark = pytest.mark.long
WAITED_FOR = "expert"  # its hints are told apart from those of "random"
HINTS = 6
WAIT = "wait for the last hint first"
LIMITS = ("--hints-per-minute", str(HINTS), "--people-per-hour", "12")


@pytest.fixture(scope="module")
def site(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteOf]:
    with site_of(2, new_database(postgresql), tmp_path_factory.mktemp("limits"), *LIMITS) as running:
        yield running


def table_at_each(site: SiteOf, person: list[Person]) -> list[str]:
    found: dict[int | None, str] = {}
    while len(found) < len(site.servers):
        table = person[0].open("red-planet-second", "me", "random")["table"]["id"]
        found[site.host(table)] = table
    return [found[number] for number in range(len(site.servers))]


def letters(server: Server) -> list[Message]:
    """What others have told a process of what was spent with them."""
    return [line for line in map(json.loads, server.log.splitlines()) if line["event"] == "limits-told"]


def told(server: Server, kind: str) -> float:
    return sum(float(line["spent"].get(kind, 0.0)) for line in letters(server))


def held(server: Server, kind: str) -> int:
    """What others have just now, as the last of them said."""
    return next((int(line["held"].get(kind, 0)) for line in reversed(letters(server))), 0)


def node_of(site: SiteOf, server: Server) -> str:
    [(id,)] = site.ask("SELECT id FROM nodes WHERE pid = %s", pid_of(server))
    return str(id)


async def wanted(seat: Seat, level: str) -> Message:
    while 0 not in seat.positions or 0 not in seat.positions[0]["waiting"]:
        await seat.receive()
    return {"player": 0, "version": seat.positions[0]["version"], "level": level}


async def hint(seat: Seat, level: str = "random") -> str:
    """What was told: a hint, or why not."""
    told = await seat.ask("ask-hint", **await wanted(seat, level))
    return str(told["problem"]["message"] if told["type"] == "not-done" else told["type"])


@contextmanager
def bots_asleep(site: SiteOf) -> Iterator[None]:
    """However fast they are, nobody is told what they think."""

    def pools() -> list[int]:
        found = [pid for server in site.servers for pid in children(pid_of(server))]
        return [pid for pid in found if b"bots.shared_pool" in cmdline(pid) and started(pid)]

    [pool] = eventually(pools)
    os.kill(pool, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pool, signal.SIGCONT)


def test_hints_that_somebody_waits_for_are_counted_together(site: SiteOf) -> None:
    ada = site.person("Ada")
    here, there = table_at_each(site, ada)

    async def until_told(seat: Seat, answer: str) -> None:
        while await hint(seat) != answer:
            await asyncio.sleep(0.1)  # the others are told at once, but it takes its time

    async def ask() -> None:
        async with ada[0].at(here) as one, ada[1].at(there) as other:
            await wanted(other, WAITED_FOR)
            assert await hint(one) == "hint"  # there are bots now
            with bots_asleep(site):
                for _ in range(2):
                    await one.send({"type": "ask-hint", **await wanted(one, WAITED_FOR)})
                await asyncio.to_thread(eventually, lambda: held(site.servers[1], "hints") == 2 * 2)  # person, address
                assert await hint(other) == WAIT
            for _ in range(2):
                await one.until("hint", level=WAITED_FOR)
            await asyncio.wait_for(until_told(other, "hint"), PATIENCE)

    asyncio.run(ask())


def test_hints_a_minute_are_counted_together(site: SiteOf) -> None:
    bob = site.person("Bob")
    here, there = table_at_each(site, bob)

    async def given_at(seat: Seat) -> int:
        """How many until one was refused."""
        given = 0
        while await hint(seat) == "hint":
            given += 1
        return given

    async def ask() -> None:
        async with bob[0].at(here) as one, bob[1].at(there) as other:
            began, before = monotonic(), told(site.servers[1], "hints")
            given = await given_at(one)
            assert given >= HINTS
            await asyncio.to_thread(eventually, lambda: told(site.servers[1], "hints") - before >= given)
            given += await given_at(other)
            came_back = HINTS * (monotonic() - began) / 60
            assert given <= HINTS + 1 + came_back, "as many again at the other one"

    asyncio.run(ask())


def test_who_comes_later_knows_what_was_spent(site: SiteOf, tmp_path: Path) -> None:
    eve = site.person("Eve")[0]

    while eve.http.post("/api/v1/people", json={"name": "Eve"}).status_code == 200:
        pass
    new = Server(site.database, tmp_path, *LIMITS)
    new.lease = LONG_LEASE
    with new:
        for server in (*site.servers, new):
            eventually(lambda server=server: knows(server, 2))
        spent_at = node_of(site, site.servers[0])
        eventually(lambda: [line for line in letters(new) if line["sender"] == spent_at and line["left"]])
        known = new.person("Eve", {"id": eve.id, "secret": eve.secret})
        assert known.http.post("/api/v1/people", json={"name": "Eve"}).status_code == 429
