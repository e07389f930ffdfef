"""All rooms: which tables are in memory, who is woken when, what is put away.

This is the one place that says which process runs a game.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

from marsbound.server.errors import ServerError
from marsbound.server.logs import FACTS, log
from marsbound.server.metrics import METRICS
from marsbound.server.services import Services
from marsbound.server.site.membership import Elsewhere
from marsbound.server.store import heartbeat, tables
from marsbound.server.store.outages import DatabaseFailed
from marsbound.server.store.retention import OVER
from marsbound.server.store.stored import StoredPerson, StoredSeat, StoredTable
from marsbound.server.tables.admission import may_see
from marsbound.server.tables.restoring import CANNOT_BE_HERE, brought_back, no_such_table
from marsbound.server.tables.room import Room
from marsbound.server.tables.table_commands import wake

T = TypeVar("T")
TICK: Final = 0.25  # seconds between looks at the clocks of games in memory
LOOK_AROUND: Final = 8  # ticks between looks into the database
LOOK_FOR_OTHERS: Final = 3  # where another process may have left tables behind
BEAT: Final = 8
MOST_WOKEN: Final = 400
FIRST_WAIT: Final = 1.0  # before a table that failed is tried again, then twice as long, and so on
LONGEST_WAIT: Final = 60.0
FINISHING_SECONDS: Final = 6.0


class Wait(NamedTuple):
    """Until when a table is left alone, and for how long that was."""

    until: float
    seconds: float


class Rooms:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.closing = False
        self.broken: set[str] = set()  # tables that can't be brought back: told once, not every second
        self.waits: dict[str, Wait] = {}  # tables that couldn't, but may yet
        self.membership = services.membership
        if self.membership is not None:
            self.membership.lost.append(self.forget)
            self.membership.running = self.running

    async def room(self, id: str) -> Room:
        """The room of a table, brought back from the database if need be."""
        if self.closing:
            raise ServerError("restart", "the server is going down")
        room = self.in_memory(id)
        if room is not None:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open(id))
            self.opening[id].add_done_callback(lambda task: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    def in_memory(self, id: str) -> Room | None:
        room = self.rooms.get(id)
        return room if room is not None and not room.closed else None

    def running(self) -> int:
        """How many tables are open or played here; those that are over cost nothing."""
        return sum(not room.closed and room.state.table.status not in OVER for room in self.rooms.values())

    async def outline(self, id: str) -> tuple[StoredTable, list[StoredSeat]]:
        """A table and its seats; nothing is brought back for it."""
        room = self.in_memory(id)
        if room is not None:
            return room.state.table, room.state.seats
        found = await self.services.database.read(lambda connection: tables.outline(connection, id))
        if found is None:
            raise no_such_table(id)
        return found

    async def room_for(self, id: str, person: StoredPerson | None, key: str | None) -> Room:
        """The room of a table, for who may see it: strangers bring nothing into memory."""
        may_see(*await self.outline(id), person, key)
        return await self.room(id)

    async def open(self, id: str) -> Room:
        """First it has to be this process's; then nobody else changes what is read."""
        epoch = await self.membership.claim(id) if self.membership is not None else None
        try:
            state = await brought_back(self.services, id)
        except ServerError:
            self.release(id, epoch)
            raise
        room = self.rooms[id] = Room(self.services, state, epoch)
        log("brought-back", level="debug", table=id)
        return room

    def release(self, id: str, epoch: int | None) -> None:
        if self.membership is not None and epoch is not None:
            self.services.spawn(self.membership.release(id, epoch), f"release-{id}")

    def forget(self) -> None:
        """Others have these tables now."""
        for room in self.rooms.values():
            room.close("restart", "this table is at another process now; connect again")
        self.rooms.clear()

    async def do(self, id: str, work: Callable[[Room], T]) -> T:
        """Something at a table; if it is just being put away, it is brought back."""
        try:
            room = await self.room(id)
            return await room.do(lambda: work(room))
        except ServerError as error:
            if error.code != "restart" or self.closing:
                raise
        room = await self.room(id)
        return await room.do(lambda: work(room))

    # By itself

    async def run(self) -> None:
        """Clocks, bots of tables nobody looks at, tables to be put away; a heartbeat for whoever starts next."""
        ticks, look_around = 0, LOOK_AROUND if self.membership is None else LOOK_FOR_OTHERS
        FACTS.set({"task": "rooms"})
        while True:
            due = asyncio.get_running_loop().time() + TICK
            await asyncio.sleep(TICK)
            METRICS.observe("loop_lag_seconds", max(0.0, asyncio.get_running_loop().time() - due))
            now = self.services.now()
            try:
                for room in list(self.rooms.values()):
                    self.look_after(room, now)
                if ticks % look_around == 0:
                    await self.wake_sleeping(now)
                if ticks % BEAT == 0:
                    await self.beat()
            except Exception as error:
                log("looking-after-failed", level="error", cause=repr(error))
            ticks += 1

    def look_after(self, room: Room, now: float) -> None:
        wake_at = room.state.table.wake_at
        if room.closed:
            self.rooms.pop(room.id, None)
        elif wake_at is not None and wake_at <= now:
            if not room.thinking and room.queue.empty():
                self.services.spawn(room.do(lambda: wake(room.state)), f"wake-{room.id}")
        elif room.idle and now - room.last_used > self.services.settings.idle_seconds:
            room.close("restart", "nobody was here")
            self.rooms.pop(room.id, None)
            self.release(room.id, room.epoch)

    async def wake_sleeping(self, now: float) -> None:
        """Tables that have something to do and aren't in memory."""
        most = MOST_WOKEN + len(self.broken) + len(self.waits)
        for id in await self.due(now, most):
            if id in self.rooms or id in self.broken or (id in self.waits and now < self.waits[id].until):
                continue
            try:
                room = await self.room(id)
                await room.do(lambda room=room: wake(room.state))  # type: ignore[misc]
                self.waits.pop(id, None)
            except DatabaseFailed:
                raise  # no table can be brought back now, and none is to blame
            except Elsewhere:
                continue  # another process was faster
            except Exception as error:
                if self.closing:
                    return
                self.put_off(id, now, error)

    async def due(self, now: float, most: int) -> list[str]:
        if self.membership is not None:
            return await self.membership.due(now, most)
        return await self.services.database.read(lambda connection: tables.due(connection, now, most))

    def put_off(self, id: str, now: float, error: Exception) -> None:
        """What can't be here is left alone until the next release; whatever else went wrong may pass."""
        if isinstance(error, ServerError) and error.code in CANNOT_BE_HERE:
            self.broken.add(id)
        else:
            wait = min(2 * self.waits.get(id, Wait(0, FIRST_WAIT / 2)).seconds, LONGEST_WAIT)
            self.waits[id] = Wait(now + wait, wait)
        log("not-brought-back", level="error", table=id, cause=repr(error), again=id in self.waits)

    async def beat(self) -> None:
        now = self.services.now()
        await self.services.database.write(lambda connection: heartbeat.beat(connection, now))

    async def close(self) -> None:
        """What is being done is finished, others may have the tables, then everybody is told to come back."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING_SECONDS):
                await asyncio.gather(*[finish(room) for room in self.rooms.values()])
        if self.membership is not None:
            with suppress(ServerError):
                await self.membership.release_all()
        for room in self.rooms.values():
            room.close("restart", "the server is going down")
        self.rooms.clear()


async def finish(room: Room) -> None:
    """What waits in a room is done."""
    with suppress(ServerError):
        await room.do(lambda: None)
