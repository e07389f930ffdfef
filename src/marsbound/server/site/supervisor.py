"""The parent of several processes behind one port: starts them, and replaces who dies.

It runs no games and needs no database: the others find out by themselves who is gone.  SIGTERM ends all of them; SIGHUP
replaces them one after the other, by the program as it is installed then.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
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
OTHERS_FIRST: Final = 1.0  # seconds: who is left takes over, before a start takes its share of the processors
LONGEST_PAUSE: Final = 15.0

Process = asyncio.subprocess.Process


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, log_level: str) -> None:
        self.settings = settings
        self.listening = listening
        self.log_level = log_level
        self.workers: dict[int, Process] = {}  # those that are ready, by number
        self.starting: set[Process] = set()
        self.places = [asyncio.Lock() for _ in range(settings.workers)]  # nobody starts two for one place
        self.failures = 0  # starts in a row that came to nothing
        self.stopping = asyncio.Event()
        self.replacing = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, say: Callable[[list[str]], None]) -> int:
        FACTS.set({"task": "supervisor"})
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self.begin(self.replace_all()))
        started = await asyncio.gather(*[self.start(number) for number in range(self.settings.workers)])
        urls = next((ready.urls for ready in started if ready is not None), None)
        if urls is not None and not self.stopping.is_set():
            say(urls)
            for number in range(self.settings.workers):
                self.begin(self.bring_back(number))
            await self.stopping.wait()
        await self.end()
        return 0 if urls is not None else 1

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Workers

    async def start(self, number: int) -> Ready | None:
        """Once it can be asked its former self goes; nothing changes if it ends before that."""
        told, telling = os.pipe()
        compiles = self.settings.compile_engine and number == 0
        settings = replace(self.settings, node_number=number, compile_engine=compiles)
        order = Order(settings, self.listening.fileno(), telling, self.log_level)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "marsbound.server.site.worker",
            stdin=asyncio.subprocess.PIPE,
            pass_fds=[order.listening, telling],
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the parent
        )
        os.close(telling)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        self.starting.add(process)
        try:
            ready = await read_from(told)
            if ready is None:
                await self.terminate([process])
                if not self.stopping.is_set():
                    log("worker-not-started", level="error", number=number, pid=process.pid, code=process.returncode)
                self.failures += 1
                return None
            log("worker-started", level="info", number=number, pid=process.pid)
            self.failures = 0
            former, self.workers[number] = self.workers.get(number), process
        finally:
            self.starting.discard(process)
        self.begin(self.watch(number, process))
        if former is not None:
            await self.terminate([former])
        return ready

    async def watch(self, number: int, process: Process) -> None:
        """Whoever ends without having been told to is replaced."""
        began = monotonic()
        code = await process.wait()
        if self.stopping.is_set() or self.workers.get(number) is not process:
            return
        del self.workers[number]
        log("worker-ended", level="error" if code else "warning", number=number, pid=process.pid, code=code)
        if monotonic() - began < SOON:
            self.failures += 1
        await asyncio.sleep(OTHERS_FIRST)
        await self.bring_back(number)

    async def bring_back(self, number: int) -> None:
        """Until there is one, again and again; what doesn't start at once may start later."""
        async with self.places[number]:
            while number not in self.workers and not self.stopping.is_set():
                if self.failures:
                    await asyncio.sleep(min(FIRST_PAUSE * 2 ** min(self.failures, 10), LONGEST_PAUSE))
                if not self.stopping.is_set():
                    await self.start(number)

    async def replace_all(self) -> None:
        """The next one goes when its successor is there; nobody goes for one that doesn't start."""
        async with self.replacing:
            for number in range(self.settings.workers):
                async with self.places[number]:
                    if self.stopping.is_set() or await self.start(number) is None:
                        return

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
        await self.terminate([*self.workers.values(), *self.starting])
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


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
