"""Bots think in worker processes, never in the event loop; a worker that crashes or hangs is replaced."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import marsbound
from marsbound.core.notation import position_text
from marsbound.core.play import Asked, Play
from marsbound.core.view import View
from marsbound.server.bots.bot_worker import BotReply, Job
from marsbound.server.bots.fair_queue import FairQueue
from marsbound.server.bots.levels import is_slow
from marsbound.server.errors import ServerError
from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.packs.pack_cache import LoadedPack

ATTEMPTS: Final = 3
LONGEST_LINE: Final = 4 * 1024 * 1024
PAUSE_AFTER_CRASH: Final = 0.2
MOVE, HINT, BOTS_ALONE = range(3)  # what is thought about first: somebody waits, somebody would like to know, nobody
SLOW: Final = "slow"
QUICK: Final = "quick"
PATIENT: Final = 10  # of 19: how far a process for slow levels steps back


def job_for(play: Play, view: View, asked: Asked, loaded_pack: LoadedPack, level: str, seed: int, explain: bool) -> Job:
    return Job(
        play.game.name,
        play.game.rules_version,
        loaded_pack.pack.hash,
        loaded_pack.toml,
        play.players,
        play.options,
        position_text(view.masked, play.game.fields),
        int(view.player),
        int(view.ready),
        asked.line,
        asked.seat,
        asked.time,
        asked.times,
        asked.memo,
        asked.choices,
        level,
        seed,
        explain,
    )


class Asker(NamedTuple):
    """Whose turn it is to have a bot think: address, person, table; and who comes first."""

    path: tuple[str, ...] = ()
    urgency: int = MOVE


NOBODY_IN_PARTICULAR: Final = Asker()


class Asking:
    """A job and whoever waits for it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.lane = SLOW if is_slow(job.level) else QUICK
        self.future: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()


class BotPool:
    """So many workers, and one more for quick levels alone: nobody waits for another's champion."""

    def __init__(self, number: int, patience: float) -> None:
        self.patience = patience
        self.generation = 0
        self.queue: FairQueue[Asking] = FairQueue([SLOW, QUICK], BOTS_ALONE + 1)
        lanes: list[tuple[str, ...]] = [(QUICK,)] + [(SLOW, QUICK)] * number
        self.workers = [asyncio.create_task(self.work(at, its), name=f"thinker-{at}") for at, its in enumerate(lanes)]
        self.processes: list[asyncio.subprocess.Process] = []

    async def think(self, job: Job, asker: Asker = NOBODY_IN_PARTICULAR) -> BotReply:
        asking = Asking(job)
        self.queue.put(asking, asking.lane, asker.path, asker.urgency)
        try:
            return await asking.future
        finally:
            self.queue.discard(asking, asking.lane, asker.path, asker.urgency)

    def renew(self) -> None:
        """Every worker's process is started anew, between two thoughts: there is a faster engine."""
        self.generation += 1

    async def work(self, rank: int, lanes: tuple[str, ...]) -> None:
        """One worker: its process is started when it is first needed, and again whenever it dies."""
        process: asyncio.subprocess.Process | None = None
        generation = self.generation
        try:
            while True:
                asking = await self.queue.get(*lanes, rank=rank)
                if asking.future.cancelled():
                    continue
                if process is not None and generation != self.generation:
                    await self.end(process)
                    process = None
                generation = self.generation
                thought: BotReply | None = None
                for attempt in range(ATTEMPTS):
                    try:
                        if process is None:
                            process = await self.start()
                            if SLOW in lanes:
                                step_back(process.pid)
                        thought = await self.answer_of(process, asking.job)
                        break
                    except Exception as error:  # each event loop has its own way to say that a process is gone
                        cause = type(error).__name__
                    if process is not None:
                        await self.end(process)
                        process = None
                    METRICS.count("thinkers_replaced_total")
                    log("thinker-replaced", level="warning", bot=asking.job.level, attempt=attempt + 1, cause=cause)
                    await asyncio.sleep(PAUSE_AFTER_CRASH)
                settle(asking, thought)
        finally:
            if process is not None:
                await self.end(process)

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "marsbound.server.bots.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=environment(),
        )
        self.processes.append(process)
        return process

    async def answer_of(self, process: asyncio.subprocess.Process, job: Job) -> BotReply:
        """Fails in one way or another if the process is of no use any more."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        # not by `wait_for`: whose answer comes in the moment it is cancelled would go on working, and never be closed
        async with asyncio.timeout(self.patience):
            line = await process.stdout.readline()
        return msgspec.json.decode(line, type=BotReply)

    async def end(self, process: asyncio.subprocess.Process) -> None:
        self.processes.remove(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)


def step_back(pid: int) -> None:
    """Whoever thinks long lets the server and the quick ones go first where processors are scarce."""
    with suppress(OSError, AttributeError):  # not every system knows priorities
        os.setpriority(os.PRIO_PROCESS, pid, PATIENT)


def settle(asking: Asking, thought: BotReply | None) -> None:
    level = asking.job.level
    METRICS.count("thought_cpu_seconds_total", thought.seconds if thought is not None else 0.0, level=level)
    if asking.future.done():  # something else is asked by now; a thought can't be stopped once it was begun
        METRICS.count("thoughts_abandoned_total", level=level)
        return
    if thought is None or thought.error:
        cause = thought.error if thought is not None else "its process died"
        log("thinking-failed", level="error", bot=level, cause=cause)
        asking.future.set_exception(ServerError("no-thought", f"{level} couldn't answer: {cause}"))
        return
    METRICS.count("thoughts_total", level=level)
    asking.future.set_result(thought)


def environment() -> dict[str, str]:
    """The workers find the package where it was found here, and other packages' games where the server finds them."""
    places = [str(Path(marsbound.__file__).resolve().parents[1]), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))}
