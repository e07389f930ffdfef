"""All that a process needs to be one of several."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, text

from marsbound.server.logs import log
from marsbound.server.settings import Settings
from marsbound.server.site.doors import Doors
from marsbound.server.site.forwarding import Forwarding
from marsbound.server.site.machine import is_gone
from marsbound.server.site.membership import Membership
from marsbound.server.site.node import address_towards, new_node
from marsbound.server.site.shared_limits import SharedLimits
from marsbound.server.store import heartbeat, nodes, tables
from marsbound.server.store.database import MIGRATING, Database, newest_form
from marsbound.server.store.stored import StoredNode

LATE: Final = 10.0  # seconds without a beat after which somebody who just comes takes others for dead


async def joined(database: Database, settings: Settings) -> tuple[Membership, Doors]:
    """A process more, to which nothing is sent yet."""
    host = settings.node_address or await asyncio.to_thread(address_towards, database.engine.url)
    doors = Doors()
    address = await doors.open_tcp(host)
    node = new_node(address, newest_form(), settings.node_number)
    proposed = secrets.token_urlsafe(32)
    doors.secret = await database.write(lambda connection: enter(connection, node, proposed))
    membership = Membership(database, node)
    await membership.beat()
    log("joined", node=node.id, address=address, others=len(membership.others))
    return membership, doors


def enter(connection: Connection, node: StoredNode, proposed: str) -> str:
    """One after the other, so that each sees who was there before.  While nobody ran no clock ran either."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    now, known = nodes.now(connection), nodes.every(connection)
    dead = [one for one in known if is_gone(one.machine, one.pid, one.started) or one.until + LATE < now]
    if len(dead) == len(known):
        count_no_downtime(connection, now)
        nodes.bury_all(connection)
    for one in dead:
        nodes.bury(connection, one.id, only_late=False)
    secret = nodes.secret(connection, proposed)
    node.draining = True
    nodes.register(connection, node)
    return secret


def count_no_downtime(connection: Connection, now: float) -> None:
    """While no server ran no clock ran either."""
    last = heartbeat.last_heartbeat(connection)
    if last is not None and now > last:
        tables.postpone(connection, now - last)
    heartbeat.beat(connection, now)


class Site:
    """What goes on beside the tables."""

    def __init__(self, membership: Membership, doors: Doors, forwarding: Forwarding, limits: SharedLimits) -> None:
        self.membership = membership
        self.doors = doors
        self.forwarding = forwarding
        self.limits = limits
        limits.secret = doors.secret
        doors.told = limits.told
        membership.lost.append(lambda: doors.open_unix(membership.id))
        self.tasks = [
            asyncio.create_task(membership.run(), name="lease"),
            asyncio.create_task(limits.run(), name="shared-limits"),
        ]

    async def open(self, factory: Callable[[], Any]) -> None:
        """From now on connections may be handed over to this process."""
        self.doors.factory = factory
        self.doors.open_unix(self.membership.id)
        self.membership.draining = False
        await self.membership.beat()

    async def drain(self) -> None:
        """Nothing new is sent here, and what comes all the same goes elsewhere."""
        self.membership.draining = True
        await self.membership.beat()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.doors.close()
        await self.membership.leave()
