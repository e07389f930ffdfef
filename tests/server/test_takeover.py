"""A process dies, sleeps, or is told to go: others run its tables, and nothing is lost or done twice."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from marsbound.server.site.machine import started
from tests.campaigns.crash import GONE, Tally
from tests.campaigns.site import Trouble, faults, keep_fencing_log, under_trouble, workers
from tests.server.conftest import new_database
from tests.server.kit import DATABASE_OF, PATIENCE, Person, Seat, Server, eventually
from tests.server.processes import children, cmdline, read
from tests.server.sites import LONG_LEASE, SiteOf, asleep, pid_of, site_of

pytestmark = pytest.mark.long


def opened_at(site: SiteOf, number: int, person: Person, other: str, **options: Any) -> dict[str, Any]:
    """A table that a certain process runs: they go by turns, so some are opened until one fits."""
    hosts = []
    until = monotonic() + PATIENCE
    while monotonic() < until:
        opened = person.open("red-planet-second", "me", other, **options)
        hosts.append(site.host(opened["table"]["id"]))
        if hosts[-1] == number:
            return opened
        sleep(0.1)  # who has just started may not be known to the others yet
    raise AssertionError(f"process {number} gets no table: {hosts}")


def table_at(site: SiteOf, number: int, ada: list[Person], bob: list[Person]) -> str:
    """A table of two that a certain process runs."""
    opened = opened_at(site, number, ada[0], "open")
    bob[0].join(opened, 1)
    return str(opened["table"]["id"])


def entries(site: SiteOf, table: str) -> int:
    [(number,)] = site.ask("SELECT count(*) FROM entries WHERE table_id = %s", table)
    return int(number)


def first_answer(seat: Seat, player: int) -> dict[str, Any]:
    position = seat.positions[player]
    choice = position["question"]["choices"][0]
    asked = {"player": player, "version": position["version"], "choice": choice}
    return {"type": "answer", "id": f"once-{player}", **asked}


async def back_at(person: Person, table: str) -> float:
    """Seconds until somebody is welcome again, who comes back again and again."""
    began = monotonic()
    while monotonic() - began < PATIENCE:
        try:
            async with asyncio.timeout(10), person.at(table) as seat:
                if seat.first["type"] == "welcome":
                    return monotonic() - began
        except GONE:
            pass
        await asyncio.sleep(0.05)
    raise AssertionError("nobody runs the table")


def test_a_sleeper_writes_nothing(postgresql: str, tmp_path: Path) -> None:
    with site_of(2, new_database(postgresql), tmp_path, lease=None) as site:
        ada, bob = site.person("Ada"), site.person("Bob")
        table = table_at(site, 0, ada, bob)
        keep_fencing_log(site.database)

        async def sleep_over_it() -> None:
            async with ada[0].at(table) as seat:
                await seat.until("news")
                player = seat.asked()[0]
                answer = first_answer(seat, player)
                with asleep(site.servers[0]):
                    await seat.send(dict(answer))
                    await back_at(bob[1], table)
                    assert site.host(table) == 1
                    before = entries(site, table)
                # it wakes up, reads the answer, and finds the table gone
                told = await seat.receive()
                while told["type"] not in ("farewell", "not-done"):
                    assert told["type"] != "done", "an answer was acknowledged that nobody has"
                    told = await seat.receive()
                assert entries(site, table) == before
            async with ada[1].at(table) as seat:
                await seat.until("news")
                await seat.send(dict(answer))
                assert (await seat.until("done"))["id"] == answer["id"]
            assert entries(site, table) == before + 1

        asyncio.run(sleep_over_it())
        assert faults(site.database)[2] == []
        eventually(lambda: '"lease-lost"' in site.servers[0].log)
        # it is one of them again
        eventually(site.complete)


def test_who_is_told_to_go_hands_its_tables_over(postgresql: str, tmp_path: Path) -> None:
    with site_of(2, new_database(postgresql), tmp_path) as site:
        ada, bob = site.person("Ada"), site.person("Bob")
        table = table_at(site, 0, ada, bob)

        async def go() -> None:
            async with ada[1].at(table) as seat:
                await seat.until("news")
                await seat.done("say", text="Still here?")
                stopping = asyncio.create_task(asyncio.to_thread(site.servers[0].stop))
                farewell = await seat.until("farewell")
                assert farewell["again"]
            await back_at(ada[1], table)
            assert await stopping == 0

        asyncio.run(go())
        assert site.ask("SELECT pid FROM nodes") == [(site.servers[1].process.pid,)]  # type: ignore[union-attr]
        notes = site.ask("SELECT text FROM notes WHERE table_id = %s AND kind = 'said'", table)
        assert notes == [("Still here?",)]


def test_a_dead_process_is_missed_at_once_on_its_machine(postgresql: str, tmp_path: Path) -> None:
    clock = {"mode": "live", "bank": 900, "increment": 20}
    with site_of(2, new_database(postgresql), tmp_path) as site:
        ada = site.person("Ada")
        mine = opened_at(site, 0, ada[1], "random", clock=clock)["table"]["id"]
        [(node,)] = site.ask("SELECT node FROM tables WHERE id = %s", mine)
        site.servers[0].kill()
        asyncio.run(back_at(ada[1], mine))
        lines = site.servers[1].log.splitlines()
        buried = next(line for line in lines if '"node-buried"' in line and f'"node":"{node}"' in line)
        assert '"late":false' in buried, "somebody waited for its lease to run out"
        [(left,)] = site.ask("SELECT count(*) FROM tables WHERE node NOT IN (SELECT id FROM nodes)")
        assert left == 0
        # over a connection of its own: the last one may have been handed to who is dead
        again = site.servers[1].person("Ada", {"id": ada[1].id, "secret": ada[1].secret})
        assert again.get(f"/api/v1/tables/{mine}")["table"]["clock"]["bank"] == 900


def test_the_time_that_nobody_looked_after_a_table_counts_for_no_clock(postgresql: str, tmp_path: Path) -> None:
    bank, silent = 900, 600
    clock = {"mode": "live", "bank": bank, "increment": 20}
    with site_of(2, new_database(postgresql), tmp_path) as site:
        ada, bob = site.person("Ada"), site.person("Bob")
        opened = opened_at(site, 0, ada[0], "open", clock=clock)
        bob[0].join(opened, 1)
        table = opened["table"]["id"]
        with asleep(site.servers[0]):
            # as if it had slept for long already: so had the clocks
            earlier = "clocks_since = clocks_since - %s, touched_at = touched_at - %s, wake_at = wake_at - %s"
            query = f"UPDATE tables SET {earlier} WHERE id = %s RETURNING clocks_since, touched_at, wake_at"
            [before] = site.ask(query, *[silent] * 3, table)
            late = "UPDATE nodes SET beat_at = beat_at - %s, until = beat_at WHERE pid = %s RETURNING beat_at"
            [(beat_at,)] = site.ask(late, silent, pid_of(site.servers[0]))
            asyncio.run(back_at(ada[1], table))
            assert site.host(table) == 1
            [(now, *after)] = site.ask(
                "SELECT extract(epoch from clock_timestamp())::float8, clocks_since, touched_at, wake_at"
                " FROM tables WHERE id = %s",
                table,
            )
            for was, then in zip(before, after, strict=True):
                assert silent <= then - was <= now - beat_at

            async def left() -> list[float]:
                async with ada[1].at(table) as seat:
                    return [one["left"] for one in (await seat.until("news"))["clocks"]]

            # the game began a moment ago, and nobody has lost more than since then
            assert all(bank - silent / 2 < seconds <= bank for seconds in asyncio.run(left()))


@pytest.fixture(scope="module")
def parent(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes behind one port."""
    server = Server(new_database(postgresql), tmp_path_factory.mktemp("parent"), "--workers", "2")
    server.lease = LONG_LEASE
    with server:
        yield server
        assert server.stop() == 0


def test_killed_told_to_go_and_replaced_under_play(parent: Server) -> None:
    """The short form of the campaign `site`."""
    eventually(lambda: len(workers(parent.database)) == 2)
    keep_fencing_log(parent.database)
    tally, trouble = Tally(), Trouble(parent.database, random.Random(1))

    async def all_kinds() -> None:
        for what in (trouble.kill, trouble.tell_to_go):
            before = workers(parent.database)
            await asyncio.sleep(0.5)
            await what()
            await asyncio.to_thread(eventually, lambda: set(workers(parent.database)) - set(before))  # noqa: B023
            await asyncio.to_thread(eventually, lambda: len(workers(parent.database)) == 2)
        before = workers(parent.database)
        replace_all(parent)
        await asyncio.to_thread(eventually, lambda: not set(workers(parent.database)) & set(before))
        await asyncio.to_thread(eventually, lambda: len(workers(parent.database)) == 2)

    asyncio.run(under_trouble(parent, games=3, seed=1, tally=tally, trouble=all_kinds()))
    writes, claims, wrong = faults(parent.database)
    assert wrong == []
    assert writes > 100
    assert claims > 3
    assert trouble.done == {"killed": 1, "told to go": 1}


# A version that doesn't start as long as there is a certain file.
STUBBORN = """
import sys
from pathlib import Path
if "marsbound.server.site.worker" in sys.orig_argv and Path({file!r}).exists():
    sys.exit("this version doesn't start")
"""


def test_nobody_goes_for_a_version_that_does_not_start(postgresql: str, tmp_path: Path) -> None:
    refused = tmp_path / "refused"
    (tmp_path / "sitecustomize.py").write_text(STUBBORN.format(file=str(refused)))
    server = Server(new_database(postgresql), tmp_path, "--workers", "2")
    server.lease, server.paths = LONG_LEASE, [str(tmp_path)]
    with server:
        eventually(lambda: len(workers(server.database)) == 2)
        before = workers(server.database)
        ada = server.person()
        table = ada.open("red-planet-second", "me", "me")["table"]["id"]
        refused.touch()
        replace_all(server)
        eventually(lambda: '"worker-not-started"' in server.log)
        assert workers(server.database) == before
        assert ada.get(f"/api/v1/tables/{table}")["yours"] == [0, 1]
        # who dies now is missed, and looked for until there is somebody again
        told = server.log.count('"worker-not-started"')
        os.kill(before[0], signal.SIGKILL)
        eventually(lambda: server.log.count('"worker-not-started"') > told)
        assert ada.get(f"/api/v1/tables/{table}")["yours"] == [0, 1]
        refused.unlink()
        eventually(lambda: len(workers(server.database)) == 2)
        between = workers(server.database)
        assert before[1] in between
        replace_all(server)
        eventually(lambda: not set(workers(server.database)) & {*between, *before})
        eventually(lambda: len(workers(server.database)) == 2)
        # and nobody else is left
        eventually(lambda: children_of(server, "marsbound.server.site.worker") == sorted(workers(server.database)))
        assert server.stop() == 0


def replace_all(server: Server) -> None:
    os.kill(pid_of(server), signal.SIGHUP)


def children_of(server: Server, module: str) -> list[int]:
    return [pid for pid in children(pid_of(server)) if module.encode() in cmdline(pid)]


def test_the_bots_of_a_machine_outlive_who_asks_them_and_their_own_dead(postgresql: str, tmp_path: Path) -> None:
    """One pool for all processes, though nobody is their common parent."""
    with site_of(2, new_database(postgresql), tmp_path) as site:
        ada = site.person("Ada")
        tables = [opened_at(site, at, ada[at], "heuristic")["table"]["id"] for at in (0, 1)]

        async def play() -> None:
            async with ada[0].at(tables[0]) as one, ada[1].at(tables[1]) as two:
                await asyncio.gather(hinted(one), hinted(two))
            found = [pools_of(server) for server in site.servers]
            [pool] = [*found[0], *found[1]]  # the first question began it
            at = 0 if found[1] else 1
            left, began = site.servers[at], site.servers[1 - at]
            async with ada[at].at(tables[at]) as seat:
                # who began it dies, and so do its own processes
                began.kill()
                await hinted(seat)
                for pid in children(pool):
                    os.kill(pid, signal.SIGKILL)
                await hinted(seat)
                assert pools_of(left) == []
                # and the pool itself
                os.kill(pool, signal.SIGKILL)
                await hinted(seat)
            [again] = pools_of(left)
            assert again != pool
            assert left.stop() == 0
            await asyncio.to_thread(eventually, lambda: not started(again))  # nobody needs it any more

        asyncio.run(play())


async def hinted(seat: Seat) -> None:
    """A bot is asked, and answers."""
    while True:
        while not seat.asked():
            await seat.receive()
        version = seat.positions[0]["version"]
        told = await seat.ask("ask-hint", player=0, version=version, level="heuristic")
        if told["type"] == "hint":
            return
        assert told["problem"]["code"] == "stale", told
        await seat.caught_up(version + 1, 0)


def pools_of(server: Server) -> list[int]:
    """Those that it has started, or a process of it has."""
    processes = [pid_of(server), *children_of(server, "marsbound.server.site.worker")]
    return [pid for parent in processes for pid in children(parent) if b"bots.shared_pool" in cmdline(pid)]


def pools_at(database: str) -> list[int]:
    """Those of a site, whoever has started them and may have ended since."""
    mark = f"{DATABASE_OF}={database}".encode()
    found = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/environ") if mark in read(path).split(b"\0")]
    return [pid for pid in found if b"bots.shared_pool" in cmdline(pid)]


def test_bots_are_asked_in_one_pool_that_may_die(parent: Server) -> None:
    ada = parent.person()
    opened = ada.open("red-planet-second", "me", "heuristic", "heuristic")

    async def play() -> None:
        async with ada.at(opened["table"]["id"]) as seat:
            await hinted(seat)
            [pool] = pools_at(parent.database)
            os.kill(pool, signal.SIGKILL)
            await hinted(seat)
            assert [found for found in pools_at(parent.database) if found != pool]

    asyncio.run(play())
