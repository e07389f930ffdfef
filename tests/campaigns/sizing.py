"""How much a machine holds: memory and processor time of live games and of each bot, and whether 1 GB is enough.

scripts/campaign sizing [--only live|bots|small] [--levels NAME...] [--games N] [--rate N] [--seconds N] [--thoughts N]

Live games have four people each at four sockets. What a thought takes is what its process says, in processor time: a
busy machine, whose load is told, makes whoever thinks until a time is up come to less. Each level has a server of its
own, whose first thoughts don't count: they read what all later ones know. With root everything happens once more in a
cgroup that has so many megabytes.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import uvloop

from marsbound import COMPILED
from marsbound.bots.levels import LEVELS
from tests.campaigns._hosting import Failed, say
from tests.campaigns.load import PLAYERS, measure, seconds_of, set_up
from tests.server.kit import Person, Server, eventually

MANY = ("--connections-per-address", "100000", "--log-level", "warning")
MEGABYTE = 1 << 20
FIRST = 4  # thoughts that don't count
GAMES = ("red-planet-second", "rocketmen")


def processes(server: Server) -> list[psutil.Process]:
    """The server, then its bots."""
    assert server.process is not None
    first = psutil.Process(server.process.pid)
    return [first, *first.children(recursive=True)]


def megabytes(process: psutil.Process) -> float:
    """Its share of memory: what several have in common counts once."""
    return float(process.memory_full_info().pss) / MEGABYTE


async def live_games(server: Server, wish: Any) -> None:
    before = megabytes(processes(server)[0])
    games = await set_up(server, wish.games)
    used = seconds_of(server)
    figures = await measure(games, wish.rate, wish.seconds)
    used = seconds_of(server) - used
    after = megabytes(processes(server)[0])
    hundred = 100 / len(games)
    say(f"{len(games)} games of {PLAYERS} people: the server has {before:.0f} MB empty, {after:.0f} MB with them")
    say(f"  a hundred games: {(after - before) * hundred:.1f} MB")
    each = used / max(1, figures.answers)
    say(f"  an answer: {each * 1000:.1f} ms of a processor; {figures.answers} answers in {wish.seconds:g} s")
    say(f"  a hundred games with an answer every ten seconds each: {each * 10:.1%} of a core")
    for game in games:
        for socket in game.sockets:
            socket.transport.abort()


class Thoughts(NamedTuple):
    """All that were thought so far."""

    wanted: float
    abandoned: float
    seconds: float  # of a processor, for both

    def since(self, before: "Thoughts") -> "Thoughts":
        return Thoughts(*(now - then for now, then in zip(self, before, strict=True)))


async def one_level(person: Person, server: Server, game: str, level: str, thoughts: int) -> None:
    """Somebody plays against two of them, game after game, until they have answered so often."""
    before = found = Thoughts(0, 0, 0)
    while found.wanted < thoughts:
        table = person.open(game, "me", level, level)["table"]["id"]
        async with person.at(table) as seat:
            while found.wanted < thoughts and seat.table["status"] != "finished":
                await seat.play_on(2)
                told = thoughts_of(person)
                if not before.wanted and told.wanted >= FIRST:
                    before = told
                found = told.since(before) if before.wanted else found
    most = max(megabytes(process) for process in processes(server)[1:])
    each = found.seconds / (found.wanted + found.abandoned) * 1000
    counted = f"{found.wanted:.0f} answers, {found.abandoned:.0f} abandoned"
    say(f"  {game} {level}: {each:.1f} ms an answer ({counted}), {most:.0f} MB a process")


def thoughts_of(person: Person) -> Thoughts:
    lines = person.http.get("/metrics").text.splitlines()

    def figure(name: str) -> float:
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(f"marsbound_{name}{{"))

    return Thoughts(*map(figure, ("thoughts_total", "thoughts_abandoned_total", "thought_cpu_seconds_total")))


@contextmanager
def group_of(size: int) -> Iterator[Path]:
    """A cgroup with so much memory, of the second version or the first."""
    root = Path("/sys/fs/cgroup")
    new = (root / "cgroup.controllers").exists()
    group = (root if new else root / "memory") / f"marsbound-sizing-{os.getpid()}"
    group.mkdir()
    try:
        (group / ("memory.max" if new else "memory.limit_in_bytes")).write_text(str(size))
        yield group
    finally:
        eventually(lambda: not (group / "cgroup.procs").read_text())  # bots end a little later than their server
        group.rmdir()


def most_used(group: Path) -> float:
    peak = next(group / name for name in ("memory.peak", "memory.max_usage_in_bytes") if (group / name).exists())
    return int(peak.read_text()) / MEGABYTE


def killed(group: Path) -> int:
    """How many processes had to go, since there was no memory left."""
    file = next(group / name for name in ("memory.events", "memory.oom_control") if (group / name).exists())
    return sum(int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith("oom_kill "))


def small_machine(wish: Any) -> None:
    """The same games beside champions who think all the time."""
    with tempfile.TemporaryDirectory() as folder, group_of(wish.megabytes * MEGABYTE) as group:
        server = Server(f"{folder}/server.db", Path(folder), *MANY)
        # from its first byte: what was taken before would be counted elsewhere
        server.before = ("sh", "-c", f'echo $$ > {group}/cgroup.procs && exec "$@"', "sh")
        with server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
            ada = server.person("Ada")
            for game in GAMES:
                ada.open(game, "champion", "champion")
            loop.run(live_games(server, wish))
        most, gone = most_used(group), killed(group)
        say(f"with {wish.megabytes} MB: {most:.0f} MB were used at most, {gone} processes killed")
        if gone:
            raise Failed(f"{wish.megabytes} MB are too little")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--rate", type=float, default=20.0, metavar="N", help="answers a second, all games together")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N")
    parser.add_argument("--thoughts", type=int, default=40, metavar="N", help="of each level in each game")
    parser.add_argument("--megabytes", type=int, default=1024, metavar="N", help="of the small machine")
    parser.add_argument("--only", choices=("live", "bots", "small"))
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS), metavar="NAME")
    wish = parser.parse_args()
    say(f"engine {'compiled' if COMPILED else 'interpreted'}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        if wish.only in (None, "live"):
            server = Server(f"{folder}/server.db", Path(folder), *MANY)
            with server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
                loop.run(live_games(server, wish))
        for game, level in product(GAMES, wish.levels) if wish.only in (None, "bots") else ():
            # one each: what bots of other levels still think about would be counted
            with Server(f"{folder}/{game}-{level}.db", Path(folder), *MANY) as server:
                asyncio.run(one_level(server.person(level), server, game, level, wish.thoughts))
    if wish.only in (None, "small") and os.geteuid() == 0:
        small_machine(wish)
    elif wish.only in (None, "small"):
        say(f"{wish.megabytes} MB: not tried, since only root can hold a process to them")
    say(f"load at the end {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign sizing: {problem}")
