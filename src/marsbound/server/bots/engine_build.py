"""Whether the engine runs compiled, and the compile that goes on beside the first games.

A server in a source tree can begin interpreted and have the engine compiled meanwhile. It never changes its own modules
under itself: what gains by the change are the bots, and those think in processes that can be started anew.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from marsbound import COMPILED, _engine
from marsbound.server.logs import log

State = Literal["compiled", "compiling", "interpreted"]
BUILDER: Final = _engine.ROOT / "scripts" / "engine.py"
NO_COMPILER: Final = 3


class Engine:
    """What bots think with. `changed` is called once it is compiled, or once it is clear that it won't be."""

    def __init__(self, compile_now: bool, changed: Callable[["Engine"], None], builder: Path = BUILDER) -> None:
        self.changed = changed
        self.builder = builder
        self.cause = ""  # why it isn't compiled, in a word for the log and a line for the terminal
        self.state: State = "compiled" if COMPILED else "interpreted"
        self.task: asyncio.Task[None] | None = None
        if compile_now and not COMPILED and builder.exists() and os.environ.get("MARSBOUND_INTERPRETED") != "1":
            self.state = "compiling"
            self.task = asyncio.create_task(self.compile(), name="engine")

    async def compile(self) -> None:
        try:
            code, said = await self.run_builder()
        except OSError as error:  # a folder that can't be written, say
            code, said = 1, str(error)
        self.state = "compiled" if code == 0 else "interpreted"
        self.cause = "" if code == 0 else "no-compiler" if code == NO_COMPILER else "failed"
        log("engine-compiled" if code == 0 else "engine-not-compiled", code=code, said=said)
        self.changed(self)

    async def run_builder(self) -> tuple[int, str]:
        """Its exit code and its last word.

        It has a process group of its own: Ctrl-C is the server's, which ends the compile and its compilers itself.
        """
        folder = self.builder.parents[1] / "build"
        folder.mkdir(exist_ok=True)
        with open(folder / "engine.log", "wb", buffering=0) as told:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(self.builder),
                "full",
                "--low-priority",
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=told,
                start_new_session=True,
            )
            assert process.stdout is not None
            last = b""
            try:
                async for last in process.stdout:
                    told.write(last)
                return await process.wait(), last.decode(errors="replace").strip()
            except asyncio.CancelledError:
                with suppress(ProcessLookupError):
                    if sys.platform == "win32":
                        process.terminate()
                    else:
                        os.killpg(process.pid, signal.SIGTERM)
                await process.wait()
                raise

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
