"""This process among the others: its lease, who else is there, and which tables it runs."""

import asyncio
from collections.abc import Callable, Iterable
from hashlib import blake2b
from time import monotonic, time
from typing import Final

from sqlalchemy import Connection

from marsbound.server.errors import ServerError
from marsbound.server.logs import FACTS, log
from marsbound.server.metrics import METRICS
from marsbound.server.site.machine import is_gone, this_machine
from marsbound.server.site.node import new_node
from marsbound.server.store import nodes
from marsbound.server.store.database import Database
from marsbound.server.store.stored import StoredNode

RENEW_EVERY: Final = 1.0  # seconds
LOOK_EVERY: Final = 0.25  # seconds between looks at the processes of this machine
BRIEFLY: Final = 0.05  # seconds
SURE_AFTER: Final = 2.5  # seconds that the database has answered without a break before anybody is taken for dead
STEP: Final = 0.02  # seconds by which the database's clock may differ from this machine's before it counts


class Elsewhere(ServerError):
    """Another process runs the table; whoever comes again is led there."""

    def __init__(self) -> None:
        super().__init__("restart", "this table is at another process; connect again", retry_after=1.0)


class Membership:
    def __init__(self, database: Database, node: StoredNode) -> None:
        self.database = database
        self.thread = database.another_thread("lease")
        self.node = node
        self.lost: list[Callable[[], None]] = []  # told when the others have taken this process for dead
        self.gone: list[Callable[[str], None]] = []  # told which of the others isn't there any more
        self.others: dict[str, StoredNode] = {}
        self.running: Callable[[], int] = lambda: 0  # how many games this process runs
        self.draining = True  # nothing is sent here yet
        self.steady_since = monotonic()  # since when every beat has worked
        self.offset = 0.0  # of the database's clock
        self.beating = asyncio.Lock()

    def now(self) -> float:
        """Every process has the same time, whatever its machine says."""
        return time() + self.offset

    @property
    def id(self) -> str:
        return self.node.id

    # The lease

    async def run(self) -> None:
        FACTS.set({"task": "lease"})
        due = 0.0
        while True:
            try:
                gone = [id for id, node in self.others.items() if is_gone(node.machine, node.pid, node.started)]
                for id in gone:
                    await self.bury(id, only_late=False)
                if monotonic() >= due or gone:
                    due = monotonic() + RENEW_EVERY
                    await self.beat()
            except Exception as error:
                self.steady_since = monotonic()
                log("lease-not-renewed", level="warning", cause=repr(error))
            await asyncio.sleep(LOOK_EVERY)

    async def beat(self) -> None:
        """Renew the lease, look who else is there, and bury who was silent for too long."""
        async with self.beating:
            began, id = monotonic(), self.id
            wall = time()
            running = self.running()
            renewed = await self.thread.do(lambda connection: nodes.renew(connection, id, self.draining, running))
            if renewed is None:
                await self.begin_anew()
                return
            offset = renewed.now - (wall + time()) / 2
            if abs(offset - self.offset) > max(STEP, monotonic() - began):
                self.offset = offset
            self.now_there(renewed.nodes)
        if monotonic() - self.steady_since > SURE_AFTER:
            for node in list(self.others.values()):
                if node.until < renewed.now:
                    await self.bury(node.id, only_late=True)

    def now_there(self, found: Iterable[StoredNode]) -> None:
        before, self.others = self.others, {node.id: node for node in found if node.id != self.id}
        for id in before.keys() - self.others.keys():
            self.tell_gone(id)

    def tell_gone(self, id: str) -> None:
        for told in self.gone:
            told(id)

    async def be_known(self) -> None:
        """Until all who are there have looked around since this process came, or could have.

        Whoever believes to be alone asks nobody where a table is.
        """
        came, end = self.now(), monotonic() + 2 * RENEW_EVERY
        while monotonic() < end:
            await self.look_around()
            alive = [node for node in self.others.values() if not is_gone(node.machine, node.pid, node.started)]
            if all(node.beat_at > came for node in alive):
                return
            await asyncio.sleep(BRIEFLY)

    async def begin_anew(self) -> None:
        """Somebody has taken this process for dead: what it had in memory is worth nothing any more."""
        log("lease-lost", level="warning", node=self.id)
        METRICS.count("leases_lost_total")
        self.node = new_node(self.node.address, self.node.form, self.node.number)
        await self.thread.do(lambda connection: nodes.register(connection, self.node))
        for told in self.lost:
            told()

    async def bury(self, id: str, only_late: bool) -> None:
        tables = await self.thread.do(lambda connection: nodes.bury(connection, id, only_late))
        if self.others.pop(id, None) is not None:
            self.tell_gone(id)
        if tables is not None:
            log("node-buried", level="warning", node=id, tables=tables, late=only_late)

    async def leave(self) -> None:
        """Whatever is still this process's is anybody's."""
        id = self.id
        await self.thread.do(lambda connection: nodes.leave(connection, id))

    # Tables

    async def claim(self, table_id: str) -> int:
        """The epoch in which this process may write."""
        id = self.id

        def take(connection: Connection) -> tuple[int | None, nodes.Found | None]:
            epoch = nodes.claim(connection, table_id, id)
            return epoch, None if epoch is not None else nodes.where(connection, table_id)

        epoch, found = await self.database.write(take)
        if epoch is not None:
            return epoch
        if found is None:
            raise ServerError("no-such-table", f'there is no table "{table_id}"')
        await self.look_around()
        raise Elsewhere

    async def release(self, table_id: str, epoch: int) -> None:
        await self.database.write(lambda connection: nodes.release(connection, table_id, epoch))

    async def release_all(self) -> None:
        id = self.id
        await self.database.write(lambda connection: nodes.release_all(connection, id))

    async def look_around(self) -> None:
        """Who is there may have changed since the last beat."""
        self.now_there(await self.database.read(nodes.every))

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that this process is to wake: its own, and those of nobody that fall to it."""
        id = self.id
        found = await self.database.read(lambda connection: nodes.claimable(connection, now, id, most))
        return [table for table, where in found if where.node == id or self.falls_to(table, where) is None]

    # Where requests go

    async def whereabouts(self, table_id: str) -> StoredNode | None:
        """The process that runs a table, or is to run it; None if that is this one, or there is no such table."""
        found = await self.database.read(lambda connection: nodes.where(connection, table_id))
        if found is None or found.node == self.id:
            return None
        if found.node is not None:
            if found.node not in self.others:
                await self.look_around()
            node = self.others.get(found.node)
            if node is not None:
                return node
        return self.falls_to(table_id, found)

    def falls_to(self, table_id: str, found: nodes.Found) -> StoredNode | None:
        """Of a table that nobody runs: the same answer everywhere, so that all who come meet at one process."""
        able = [node for node in self.able() if found.rules in node.rules.get(found.game, ())]
        if not able:
            return None
        node = max(able, key=lambda node: blake2b(f"{node.id} {table_id}".encode(), digest_size=8).digest())
        return node if node.id != self.id else None

    def able(self) -> Iterable[StoredNode]:
        own = [] if self.draining else [self.node]
        return [*own, *[node for node in self.others.values() if not node.draining]]

    def neighbours(self) -> list[StoredNode]:
        """Those on this machine to which a new table may go, this one among them; elsewhere if there are none here.

        Only who can play the same: what somebody was offered here they get there.
        """
        able = [node for node in self.able() if node.rules == self.node.rules]
        return [node for node in able if node.machine == this_machine()] or able
