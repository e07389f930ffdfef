"""The bots of one machine, asked by all processes of a site there: one pool, so that there aren't more than cores.

`SharedBotPool` is what a process has instead of a pool of its own.  Where nobody listens under the pool's name, the
first to take that name starts it: `python -m marsbound.server.bots.shared_pool`, a process that belongs to nobody and
ends when nobody needs it any more.  A line of JSON each way.  Who asked and is gone isn't thought for any more; a pool
that died is started again by whoever misses it, and asked again.
"""

import asyncio
import hmac
import itertools
import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from marsbound import __version__
from marsbound.server.bots.bot_pool import LONGEST_LINE, NOBODY_IN_PARTICULAR, Asker, BotPool, environment
from marsbound.server.bots.bot_worker import BotReply, Job
from marsbound.server.errors import ServerError
from marsbound.server.logs import FACTS, level_of_log, log, set_up
from marsbound.server.metrics import METRICS
from marsbound.server.site.machine import this_machine

PAUSE: Final = 0.2  # seconds before a pool that is away is asked again
LINGER: Final = 5.0  # seconds that a pool waits for somebody to need it again
BACKLOG: Final = 64
CREDENTIALS: Final = struct.Struct("3i")  # process, user, group
MOST_WAITING: Final = 5_000  # thoughts of all processes together


class Wanted(msgspec.Struct):
    """A thought; without a job the workers are to be started anew."""

    number: int
    job: Job | None = None
    path: tuple[str, ...] = ()
    urgency: int = 0
    given_up: bool = False


class Given(msgspec.Struct):
    number: int
    reply: BotReply


class Place(NamedTuple):
    """Where the pool is, and what it is started with if it isn't there."""

    name: str
    workers: int
    patience: float


def name_for(secret: str, rules: Mapping[str, list[str]]) -> str:
    """An abstract socket's, which goes with its process.  Only the same program of the same site finds it."""
    same = msgspec.json.encode([this_machine(), __version__, environment()["PYTHONPATH"], dict(rules)])
    return f"\0marsbound-bots-{hmac.new(secret.encode(), same, 'sha256').hexdigest()[:32]}"


class SharedBotPool:
    """As `BotPool`, but somewhere else."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.wanted = asyncio.Event()
        self.numbers = itertools.count(1)
        self.queue: dict[int, tuple[Wanted, asyncio.Future[BotReply]]] = {}  # what waits for an answer
        self.processes: tuple[()] = ()  # the pool's figures tell of them
        self.writer: asyncio.StreamWriter | None = None
        self.task = asyncio.create_task(self.run(), name="shared-bot-pool")

    async def think(self, job: Job, asker: Asker = NOBODY_IN_PARTICULAR) -> BotReply:
        wanted = Wanted(next(self.numbers), job, asker.path, asker.urgency)
        future: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        self.queue[wanted.number] = wanted, future
        self.wanted.set()
        self.send(wanted)
        try:
            reply = await future
        except asyncio.CancelledError:
            self.send(Wanted(wanted.number, given_up=True))
            raise
        finally:
            self.queue.pop(wanted.number, None)
        METRICS.count("thought_cpu_seconds_total", reply.seconds, level=job.level)
        if reply.error:
            raise ServerError("no-thought", f"{job.level} couldn't answer: {reply.error}")
        METRICS.count("thoughts_total", level=job.level)
        return reply

    def send(self, wanted: Wanted) -> None:
        """While the pool is away nothing: it is asked for all that waits as soon as it is back."""
        if self.writer is not None:
            self.writer.write(msgspec.json.encode(wanted) + b"\n")

    def renew(self) -> None:
        self.send(Wanted(0))

    async def run(self) -> None:
        """From when the first thought is wanted; after a break from when one is wanted again."""
        while True:
            await self.wanted.wait()
            try:
                await self.listen(await self.connect())
            except (OSError, ValueError) as error:
                log("bot-pool-lost", level="warning", cause=repr(error))
            if self.writer is not None:
                self.writer.close()
                self.writer = None
            if not self.queue:
                self.wanted.clear()
            await asyncio.sleep(PAUSE)

    async def connect(self) -> asyncio.StreamReader:
        try:
            line = called(self.place.name)
        except ConnectionRefusedError:
            await asyncio.to_thread(start, self.place)
            line = called(self.place.name)
        reader, self.writer = await asyncio.open_unix_connection(sock=line, limit=LONGEST_LINE)
        return reader

    async def listen(self, reader: asyncio.StreamReader) -> None:
        assert self.writer is not None
        if not is_ours(self.writer):
            raise PermissionError("somebody else's program has the name of the bot pool")
        for wanted, _ in list(self.queue.values()):
            self.send(wanted)
        async for line in reader:
            given = msgspec.json.decode(line, type=Given)
            found = self.queue.get(given.number)
            if found is not None and not found[1].done():
                found[1].set_result(given.reply)
        raise ConnectionError("it has ended")

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        if self.writer is not None:
            self.writer.close()


def called(name: str) -> socket.socket:
    """By hand: uvloop knows no abstract names."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    line.setblocking(False)
    try:
        line.connect(name)
    except OSError:
        line.close()
        raise
    return line


def start(place: Place) -> None:
    """Unless somebody else is just doing it: the name is there as soon as it is taken, and waits for the pool."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        try:
            listening.bind(place.name)
        except OSError:
            return
        listening.listen(BACKLOG)
        given = [str(listening.fileno()), str(place.workers), str(place.patience), level_of_log()]
        # its parent needn't see it end, and may itself end first
        process = subprocess.Popen(
            [sys.executable, "-m", "marsbound.server.bots.shared_pool", *given],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[listening.fileno()],
            env=environment(),
            start_new_session=True,
        )
    log("bot-pool-started", pid=process.pid)


def is_ours(writer: asyncio.StreamWriter) -> bool:
    """Whoever is at the other end: a view is nobody's business but the site's."""
    line: socket.socket = writer.get_extra_info("socket")
    told = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size)
    return bool(CREDENTIALS.unpack(told)[1] == os.geteuid())


class User:
    """One of the processes that ask."""

    def __init__(self, pool: BotPool, writer: asyncio.StreamWriter) -> None:
        self.pool = pool
        self.writer = writer
        self.thinking: dict[int, asyncio.Task[None]] = {}

    async def serve(self, reader: asyncio.StreamReader) -> None:
        try:
            async for line in reader:
                self.take(msgspec.json.decode(line, type=Wanted))
        except (OSError, ValueError) as error:
            log("bot-pool-user-failed", level="warning", cause=repr(error))
        finally:
            for task in self.thinking.values():
                task.cancel()
            self.writer.close()

    def take(self, wanted: Wanted) -> None:
        if wanted.given_up:
            if (task := self.thinking.get(wanted.number)) is not None:
                task.cancel()
        elif wanted.job is None:
            self.pool.renew()
        elif len(self.pool.queue) >= MOST_WAITING:
            self.give(wanted.number, BotReply(error="too many are waiting"))
        else:
            asker = Asker(wanted.path, wanted.urgency)
            task = asyncio.create_task(self.think(wanted.number, wanted.job, asker))
            self.thinking[wanted.number] = task
            task.add_done_callback(lambda task: self.thinking.pop(wanted.number, None))

    async def think(self, number: int, job: Job, asker: Asker) -> None:
        try:
            reply = await self.pool.think(job, asker)
        except ServerError as error:
            reply = BotReply(error=error.message)
        self.give(number, reply)

    def give(self, number: int, reply: BotReply) -> None:
        self.writer.write(msgspec.json.encode(Given(number, reply)) + b"\n")


async def pool(listening: socket.socket, workers: int, patience: float) -> None:
    """Until nobody has needed it for a while."""
    FACTS.set({"task": "bot-pool"})
    bots, users, changed = BotPool(workers, patience), set[User](), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not is_ours(writer):
            writer.close()
            return
        users.add(user := User(bots, writer))
        changed.set()
        try:
            with suppress(asyncio.CancelledError):  # at the end
                await user.serve(reader)
        finally:
            users.discard(user)
            changed.set()

    server = await asyncio.start_unix_server(serve, sock=listening, limit=LONGEST_LINE)
    alone = False
    while users or not alone:
        changed.clear()
        alone = False
        try:
            async with asyncio.timeout(None if users else LINGER):
                await changed.wait()
        except TimeoutError:
            alone = True
    server.close()
    await bots.close()


def main() -> None:
    """Arguments: the file of the socket, how many workers, how patient with them, the log's level."""
    file, workers, patience, level = sys.argv[1:]
    set_up(level)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # who is told to go may still need a thought; afterwards it goes by itself
    asyncio.run(pool(socket.socket(fileno=int(file)), int(workers), float(patience)))


if __name__ == "__main__":
    main()
