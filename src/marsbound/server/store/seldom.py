"""Looks at all that was ever played: the longer one takes the more seldom it is taken again.

So what a second costs doesn't grow with the number of finished games.  Between two looks the last one is the answer.
"""

import asyncio
from collections.abc import Callable
from time import monotonic, perf_counter
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import Connection

from marsbound.server.store.database import Database

T = TypeVar("T")

LESS: Final = 100.0  # times as long as a look took
NOTHING: Final = 0.25  # seconds: what takes less is looked up whenever somebody asks


class Look(NamedTuple):
    found: Any
    until: float


class Seldom:
    def __init__(self, database: Database, least: float = 0.0) -> None:
        self.database = database
        self.least = least  # seconds between two looks, however short they are
        self.looks: dict[Any, Look] = {}
        self.looking: dict[Any, asyncio.Task[Any]] = {}

    async def read(self, key: Any, query: Callable[[Connection], T]) -> T:
        """Who asks while somebody else looks gets the same."""
        known = self.looks.get(key)
        if known is not None and monotonic() < known.until:
            return cast(T, known.found)
        if key not in self.looking:
            self.looking[key] = asyncio.create_task(self.look(key, query))
            self.looking[key].add_done_callback(lambda task: self.looking.pop(key, None))
        return cast(T, await asyncio.shield(self.looking[key]))

    async def look(self, key: Any, query: Callable[[Connection], T]) -> T:
        def timed(connection: Connection) -> tuple[T, float]:
            began = perf_counter()
            return query(connection), perf_counter() - began

        found, took = await self.database.read(timed)
        self.keep(key, found, max(self.least, LESS * took if took >= NOTHING else 0.0))
        return found

    def forget(self) -> None:
        """Something was changed that nobody shall be told of any more."""
        self.looks.clear()

    def keep(self, key: Any, found: Any, seconds: float) -> None:
        now = monotonic()
        self.looks = {key: look for key, look in self.looks.items() if look.until > now}
        if seconds > 0:
            self.looks[key] = Look(found, now + seconds)
