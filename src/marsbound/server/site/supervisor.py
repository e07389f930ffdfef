"""The parent of several processes behind one port: starts them and the machine's bots, and replaces who dies.

It runs no games and needs no database: the others find out by themselves who is gone.  SIGTERM ends all of them; SIGHUP
replaces them one after the other, by the program as it is installed then.
"""

import asyncio
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from marsbound.server.bots.bot_pool import environment
from marsbound.server.logs import FACTS, log
from marsbound.server.settings import Settings
from marsbound.server.site.worker_messages import Order, Ready

STARTING_SECONDS: Final = 120.0
ENDING_SECONDS: Final = 10.0
SOON: Final = 10.0  # seconds: whoever ends sooner may have a reason that stays
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 15.0

Process = asyncio.subprocess.Process


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, log_level: str) -> None:
        self.settings = settings
        self.listening = listening
        self.log_level = log_level
        self.workers: dict[int, Process] = {}
        self.failures = 0  # starts in a row that came to nothing
        self.stopping = asyncio.Event()
        self.replacing = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool: Process | None = None

    async def run(self, say: Callable[[list[str]], None]) -> int:
        FACTS.set({"task": "supervisor"})
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self.begin(self.replace_all()))
        with tempfile.TemporaryDirectory(prefix="marsbound-") as folder, bots_at(folder) as bots:
            self.settings = replace(self.settings, bot_socket=bots.getsockname())
            self.begin(self.keep_pool(bots))
            started = await asyncio.gather(*[self.start(number) for number in range(self.settings.workers)])
            urls = next((ready.urls for _, ready in started if ready is not None), None)
            if urls is not None and not self.stopping.is_set():
                say(urls)
                await self.stopping.wait()
            await self.end()
        return 0 if urls is not None else 1

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Workers

    async def start(self, number: int) -> tuple[Process, Ready | None]:
        """Returns once it can be asked, or has ended."""
        told, telling = os.pipe()
        compiles = self.settings.compile_engine and number == 0
        settings = replace(self.settings, node_number=number, compile_engine=compiles)
        order = Order(settings, self.listening.fileno(), telling, self.log_level)
        process = await self.spawn("marsbound.server.site.worker", [], [order.listening, telling])
        os.close(telling)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        former, self.workers[number] = self.workers.get(number), process
        self.begin(self.watch(number, process))
        ready = await read_from(told)
        log("worker-started", level="info", number=number, pid=process.pid, ready=ready is not None)
        if ready is not None:
            self.failures = 0
        if former is not None and ready is not None:
            await self.terminate([former])
        return process, ready

    async def watch(self, number: int, process: Process) -> None:
        """Whoever ends without having been told to is replaced."""
        began = monotonic()
        code = await process.wait()
        if self.stopping.is_set() or self.workers.get(number) is not process:
            return
        log("worker-ended", level="error" if code else "warning", number=number, pid=process.pid, code=code)
        if monotonic() - began < SOON:
            self.failures += 1
            await asyncio.sleep(min(FIRST_PAUSE * 2 ** min(self.failures, 10), LONGEST_PAUSE))
        if not self.stopping.is_set() and self.workers.get(number) is process:
            del self.workers[number]
            await self.start(number)

    async def replace_all(self) -> None:
        """The next one goes when its successor is there."""
        async with self.replacing:
            for number in range(self.settings.workers):
                if not self.stopping.is_set():
                    await self.start(number)

    async def terminate(self, processes: Sequence[Process]) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                process.terminate()
        waiting = [asyncio.create_task(process.wait()) for process in processes]
        if waiting:
            await asyncio.wait(waiting, timeout=ENDING_SECONDS)
        for process in processes:
            if process.returncode is None:
                log("worker-killed", level="error", pid=process.pid)
                process.kill()
                await process.wait()

    async def end(self) -> None:
        self.stopping.set()
        if self.pool is not None and self.pool.stdin is not None:
            self.pool.stdin.close()
        await self.terminate(list(self.workers.values()))
        if self.pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.pool.wait(), 1)
            if self.pool.returncode is None:
                self.pool.kill()
                await self.pool.wait()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Bots

    async def keep_pool(self, bots: socket.socket) -> None:
        """Whoever asks while there is none waits at the socket."""
        while not self.stopping.is_set():
            given = [str(bots.fileno()), str(self.settings.bot_workers), str(self.settings.patience), self.log_level]
            self.pool = await self.spawn("marsbound.server.bots.shared_pool", given, [bots.fileno()])
            code = await self.pool.wait()
            if not self.stopping.is_set():
                log("bot-pool-ended", level="error", code=code)
                await asyncio.sleep(FIRST_PAUSE)

    async def spawn(self, module: str, arguments: Sequence[str], files: Sequence[int]) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            pass_fds=files,
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the parent
        )


def bots_at(folder: str) -> socket.socket:
    bots = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    bots.bind(str(Path(folder) / "bots"))
    bots.listen(64)
    return bots


async def read_from(told: int) -> Ready | None:
    """What a worker says when it is ready; nothing if it ends before."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    transport, _ = await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(told, "rb"))
    try:
        text = await asyncio.wait_for(reader.read(), STARTING_SECONDS)
    except TimeoutError:
        return None
    finally:
        transport.close()
    return msgspec.json.decode(text, type=Ready) if text else None
