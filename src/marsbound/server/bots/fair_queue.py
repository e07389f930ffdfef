"""Whoever asks for much waits for themselves: everybody has their turn, however long another's list is."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Items of several askers, taken in turn.

    An asker is named by a path, say address, person and table: addresses take turns, at each address its people, and
    of each person the tables.
    """

    def __init__(self) -> None:
        self.items: deque[T] = deque()  # of this very asker
        self.askers: OrderedDict[str, Turns[T]] = OrderedDict()  # within it, whoever is next first

    def __len__(self) -> int:
        return len(self.items) + sum(len(asker) for asker in self.askers.values())

    def __bool__(self) -> bool:
        return bool(self.items or self.askers)

    def add(self, path: Sequence[str], item: T) -> None:
        if not path:
            self.items.append(item)
            return
        asker = self.askers.get(path[0])
        if asker is None:
            asker = self.askers[path[0]] = Turns()
        asker.add(path[1:], item)

    def take(self) -> T:
        if self.items:
            return self.items.popleft()
        name, asker = next(iter(self.askers.items()))
        found = asker.take()
        self.askers.move_to_end(name)
        if not asker:
            del self.askers[name]
        return found

    def remove(self, path: Sequence[str], item: T) -> None:
        """If it still waits."""
        if not path:
            if item in self.items:
                self.items.remove(item)
            return
        asker = self.askers.get(path[0])
        if asker is not None:
            asker.remove(path[1:], item)
            if not asker:
                del self.askers[path[0]]


class Taker(NamedTuple):
    """Somebody who waits for something to do; whose rank is lowest is called first."""

    rank: int
    lanes: tuple[str, ...]
    called: "asyncio.Future[None]"


class FairQueue(Generic[T]):
    """Turns to wait for, in several lanes.  What is less urgent comes only when nothing else is there."""

    def __init__(self, lanes: Iterable[str], urgencies: int = 1) -> None:
        self.urgencies = range(urgencies)  # the first comes first
        self.turns: dict[tuple[int, str], Turns[T]] = {}
        for lane in lanes:
            for urgency in self.urgencies:
                self.turns[urgency, lane] = Turns()
        self.takers: list[Taker] = []

    def __len__(self) -> int:
        return sum(len(turns) for turns in self.turns.values())

    def put(self, item: T, lane: str, path: Sequence[str], urgency: int = 0) -> None:
        self.turns[urgency, lane].add(path, item)
        idle = [taker for taker in self.takers if lane in taker.lanes and not taker.called.done()]
        if idle:
            min(idle, key=lambda taker: taker.rank).called.set_result(None)

    def discard(self, item: T, lane: str, path: Sequence[str], urgency: int = 0) -> None:
        self.turns[urgency, lane].remove(path, item)

    async def get(self, *lanes: str, rank: int = 0) -> T:
        """The next item of these lanes, the first of them first."""
        while True:
            for urgency in self.urgencies:
                for lane in lanes:
                    if self.turns[urgency, lane]:
                        return self.turns[urgency, lane].take()
            taker = Taker(rank, lanes, asyncio.get_running_loop().create_future())
            self.takers.append(taker)
            try:
                await taker.called
            finally:
                self.takers.remove(taker)


class Turnstile:
    """So many may be inside at a time; whoever waits is let in by turns."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: Turns[asyncio.Future[None]] = Turns()

    @asynccontextmanager
    async def turn(self, path: Sequence[str]) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            self.waiting.add(path, called)
            try:
                await called
            except asyncio.CancelledError:
                self.waiting.remove(path, called)
                if called.done() and not called.cancelled():
                    self.next_one()
                raise
        try:
            yield
        finally:
            self.next_one()

    def next_one(self) -> None:
        while self.waiting:
            called = self.waiting.take()
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
