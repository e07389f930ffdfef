"""How much a machine holds: memory and processor time of live games and of each bot, and whether 1 GB is enough.

scripts/campaign sizing [--games N] [--rate N] [--seconds N] [--thoughts N] [--megabytes N]

Live games have four people each at four sockets. What a bot takes is measured in its own process, in processor time:
the load of the machine, which is told, makes answers slower but hardly dearer. With root everything happens once more
in a cgroup that has so many megabytes.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import uvloop

from marsbound import COMPILED
from marsbound.bots.levels import LEVELS
from tests.campaigns._hosting import Failed, say
from tests.campaigns.load import PLAYERS, measure, seconds_of, set_up
from tests.server.kit import Person, Server, eventually

MANY = ("--connections-per-address", "100000", "--log-level", "warning")
MEGABYTE = 1 << 20
GAMES = ("red-planet-second", "rocketmen")


def processes(server: Server) -> list[psutil.Process]:
    """The server, then its bots."""
    assert server.process is not None
    first = psutil.Process(server.process.pid)
    return [first, *first.children(recursive=True)]


def megabytes(process: psutil.Process) -> float:
    """Its share of memory: what several have in common counts once."""
    return float(process.memory_full_info().pss) / MEGABYTE


def seconds(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


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


async def one_level(person: Person, server: Server, game: str, level: str, thoughts: int) -> None:
    """Somebody plays against two of them until they have answered so often."""
    used = sum(seconds(process) for process in processes(server)[1:])
    given = thoughts_of(person)
    table = person.open(game, "me", level, level)["table"]["id"]
    async with person.at(table) as seat:
        while thoughts_of(person) - given < thoughts and seat.table["status"] != "finished":
            await seat.play_on(2)
    number = thoughts_of(person) - given
    bots = processes(server)[1:]
    used = sum(seconds(process) for process in bots) - used
    most = max(megabytes(process) for process in bots)
    each = used / max(1, number) * 1000
    say(f"  {game} {level}: {each:.0f} ms an answer ({number:.0f} answers), {most:.0f} MB a process")


def thoughts_of(person: Person) -> float:
    lines = person.http.get("/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith("marsbound_thoughts_total"))


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
    wish = parser.parse_args()
    say(f"engine {'compiled' if COMPILED else 'interpreted'}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/server.db", Path(folder), *MANY)
        with server, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
            loop.run(live_games(server, wish))
        with Server(f"{folder}/bots.db", Path(folder), *MANY) as server:
            say("bots:")
            for game in GAMES:
                for level in LEVELS:
                    asyncio.run(one_level(server.person(level), server, game, level, wish.thoughts))
    if os.geteuid() == 0:
        small_machine(wish)
    else:
        say(f"{wish.megabytes} MB: not tried, since only root can hold a process to them")
    say(f"load at the end {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign sizing: {problem}")
