"""Who runs which table, where several processes share one PostgreSQL: leases of processes, claims of tables.

A process (a node) renews one lease, however many tables it has.  A table is at one node at most; whenever that changes
its epoch grows, and every write names the epoch it was made for (`store.tables.save`): whoever has lost a table without
knowing it writes nothing.  Times are the database's, so that machines needn't agree on them.
"""

import os
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, insert, literal_column, or_, select, update

from marsbound.server.errors import ServerError
from marsbound.server.store.rows import columns, read
from marsbound.server.store.schema import nodes, site, tables
from marsbound.server.store.stored import StoredNode

LEASE: Final = 5.0  # seconds that a node may be silent before others take its tables
LEASE_VARIABLE: Final = "MARSBOUND_LEASE"  # for tests on machines that have much else to do
NOW: Final[ColumnElement[float]] = literal_column("extract(epoch from clock_timestamp())::float8")
NOBODYS: Final = {"node": None, "present": None, "epoch": tables.c.epoch + 1}


class LostTable(ServerError):
    """Another process has the table now; nothing was written."""

    def __init__(self) -> None:
        super().__init__("restart", "this table is at another process now; connect again")


class Renewed(NamedTuple):
    now: float
    nodes: list[StoredNode]


class Found(NamedTuple):
    """Where a table is, and what it takes to run it."""

    node: str | None
    game: str
    rules: str


# Nodes


def lease() -> float:
    return float(os.environ.get(LEASE_VARIABLE, LEASE))


def register(connection: Connection, node: StoredNode) -> None:
    row = columns(node) | {"beat_at": NOW, "until": NOW + lease()}
    connection.execute(insert(nodes).values(row))


def renew(connection: Connection, id: str, draining: bool, running: int) -> Renewed | None:
    """None if others have taken this node for dead.  One that is late may still go on if nobody has."""
    told = {"beat_at": NOW, "until": NOW + lease(), "draining": draining, "running": running}
    again = update(nodes).where(nodes.c.id == id).values(told)
    found = connection.execute(again.returning(nodes.c.beat_at)).scalar_one_or_none()
    return Renewed(found, every(connection)) if found is not None else None


def every(connection: Connection) -> list[StoredNode]:
    return [read(row, StoredNode) for row in connection.execute(select(nodes))]


def now(connection: Connection) -> float:
    return float(connection.execute(select(NOW)).scalar_one())


def bury(connection: Connection, id: str, only_late: bool) -> int | None:
    """A node is gone: how many tables anybody may have now; None if it isn't gone, or somebody else did it.

    The time since it was last heard of counts for nobody.
    """
    gone = delete(nodes).where(nodes.c.id == id)
    if only_late:
        gone = gone.where(nodes.c.until < NOW)
    silent = connection.execute(gone.returning(NOW - nodes.c.beat_at)).scalar_one_or_none()
    if silent is None:
        return None
    waits = tables.c.wake_at >= 0
    postponed = {
        "wake_at": case((tables.c.wake_at > 0, tables.c.wake_at + silent), else_=tables.c.wake_at),
        "touched_at": case((waits, tables.c.touched_at + silent), else_=tables.c.touched_at),
        "clocks_since": case((waits, tables.c.clocks_since + silent), else_=tables.c.clocks_since),
    }
    return connection.execute(update(tables).where(tables.c.node == id).values(**postponed, **NOBODYS)).rowcount


def bury_all(connection: Connection) -> None:
    """Nobody runs any more; what was meanwhile is counted elsewhere."""
    connection.execute(delete(nodes))
    connection.execute(update(tables).where(tables.c.node.is_not(None)).values(**NOBODYS))


def leave(connection: Connection, id: str) -> None:
    connection.execute(delete(nodes).where(nodes.c.id == id))
    release_all(connection, id)


def secret(connection: Connection, proposed: str) -> str:
    """What all nodes have in common; the first one brings it."""
    found = connection.execute(select(site.c.secret)).scalar_one_or_none()
    if found is None:
        connection.execute(insert(site), [{"id": 1, "secret": proposed}])
    return found or proposed


def one_at_a_time(connection: Connection, person: str) -> None:
    """Whatever else is counted for this person, at whichever node, waits until the transaction ends."""
    connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(person))))


# Tables


def where(connection: Connection, table_id: str) -> Found | None:
    query = select(tables.c.node, tables.c.game, tables.c.rules).where(tables.c.id == table_id)
    found = connection.execute(query).one_or_none()
    return Found(*found) if found is not None else None


def claim(connection: Connection, table_id: str, node: str) -> int | None:
    """The epoch in which the table is this node's; None if it is another's, or there is none, or the node is dead."""
    alive = select(nodes.c.id).where(nodes.c.id == node).with_for_update(read=True, key_share=True)
    if connection.execute(alive).one_or_none() is None:
        return None
    free = or_(tables.c.node.is_(None), tables.c.node == node, tables.c.node.not_in(select(nodes.c.id)))
    mine = update(tables).where(tables.c.id == table_id, free)
    mine = mine.values(node=node, epoch=tables.c.epoch + 1, present=None)
    return connection.execute(mine.returning(tables.c.epoch)).scalar_one_or_none()


def release(connection: Connection, table_id: str, epoch: int) -> None:
    held = and_(tables.c.id == table_id, tables.c.epoch == epoch)
    connection.execute(update(tables).where(held).values(**NOBODYS))


def release_all(connection: Connection, node: str) -> None:
    connection.execute(update(tables).where(tables.c.node == node).values(**NOBODYS))


def claimable(connection: Connection, now: float, node: str, most: int) -> list[tuple[str, Found]]:
    """Tables that have waited long enough, and that this node has or anybody may have."""
    free = or_(tables.c.node.is_(None), tables.c.node == node, tables.c.node.not_in(select(nodes.c.id)))
    query = select(tables.c.id, tables.c.node, tables.c.game, tables.c.rules).where(tables.c.wake_at <= now, free)
    rows = connection.execute(query.order_by(tables.c.wake_at).limit(most))
    return [(row.id, Found(row.node, row.game, row.rules)) for row in rows]
