"""The bots of one machine, asked by all its processes: one pool, so that there are no more workers than cores.

`python -m marsbound.server.bots.shared_pool` is the pool, started by the parent of the processes with a socket to
listen at; `SharedBotPool` is what a process has instead of a pool of its own.  A line of JSON each way.  Who asked and
is gone isn't thought for any more; a pool that died is asked again when it is back.
"""

import asyncio
import itertools
import os
import signal
import socket
import sys
from contextlib import suppress
from typing import Final

import msgspec

from marsbound.server.bots.bot_pool import LONGEST_LINE, NOBODY_IN_PARTICULAR, Asker, BotPool
from marsbound.server.bots.bot_worker import BotReply, Job
from marsbound.server.errors import ServerError
from marsbound.server.logs import FACTS, log, set_up

PAUSE: Final = 0.2  # seconds before a pool that is away is asked again
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


class SharedBotPool:
    """As `BotPool`, but somewhere else."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.numbers = itertools.count(1)
        self.queue: dict[int, tuple[Wanted, asyncio.Future[BotReply]]] = {}  # what waits for an answer
        self.processes: tuple[()] = ()  # the pool's figures tell of them
        self.writer: asyncio.StreamWriter | None = None
        self.task = asyncio.create_task(self.run(), name="shared-bot-pool")

    async def think(self, job: Job, asker: Asker = NOBODY_IN_PARTICULAR) -> BotReply:
        wanted = Wanted(next(self.numbers), job, asker.path, asker.urgency)
        future: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        self.queue[wanted.number] = wanted, future
        self.send(wanted)
        try:
            reply = await future
        except asyncio.CancelledError:
            self.send(Wanted(wanted.number, given_up=True))
            raise
        finally:
            self.queue.pop(wanted.number, None)
        if reply.error:
            raise ServerError("no-thought", f"{job.level} couldn't answer: {reply.error}")
        return reply

    def send(self, wanted: Wanted) -> None:
        """While the pool is away nothing: it is asked for all that waits as soon as it is back."""
        if self.writer is not None:
            self.writer.write(msgspec.json.encode(wanted) + b"\n")

    def renew(self) -> None:
        self.send(Wanted(0))

    async def run(self) -> None:
        while True:
            with suppress(OSError, msgspec.DecodeError):
                reader, self.writer = await asyncio.open_unix_connection(self.place, limit=LONGEST_LINE)
                for wanted, _ in list(self.queue.values()):
                    self.send(wanted)
                async for line in reader:
                    given = msgspec.json.decode(line, type=Given)
                    found = self.queue.get(given.number)
                    if found is not None and not found[1].done():
                        found[1].set_result(given.reply)
            if self.writer is not None:
                self.writer.close()
                self.writer = None
                log("bot-pool-lost", level="warning")
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        if self.writer is not None:
            self.writer.close()


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
        except ServerError as trouble:
            reply = BotReply(error=trouble.message)
        self.give(number, reply)

    def give(self, number: int, reply: BotReply) -> None:
        self.writer.write(msgspec.json.encode(Given(number, reply)) + b"\n")


async def pool(listening: socket.socket, workers: int, patience: float) -> None:
    """Until its parent closes its input."""
    FACTS.set({"task": "bot-pool"})
    bots = BotPool(workers, patience)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):  # at the end
            await User(bots, writer).serve(reader)

    server = await asyncio.start_unix_server(serve, sock=listening, limit=LONGEST_LINE)
    await asyncio.to_thread(os.read, sys.stdin.fileno(), 1)
    server.close()
    await bots.close()


def main() -> None:
    """Arguments: the file of the socket, how many workers, how patient with them, the log's level."""
    file, workers, patience, level = sys.argv[1:]
    set_up(level)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # the parent ends it
    asyncio.run(pool(socket.socket(fileno=int(file)), int(workers), float(patience)))


if __name__ == "__main__":
    main()
