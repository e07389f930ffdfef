"""Threads for what would hold up the event loop: a few for each kind of work, so that none waits for another kind."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """So many may work at a time; whatever else is wanted waits without a thread of its own."""

    def __init__(self, name: str, most: int) -> None:
        self.pool = ThreadPoolExecutor(most, name)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: work(*arguments, **named))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
