"""Queries about uploaded records."""

from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from marsbound.server.store.schema import replays


def add_replay(connection: Connection, id: str, record: str, pack_hash: str, at: float) -> str:
    """The id under which it is kept: that of the same record, if it is there already."""
    hash = sha256(record.encode()).hexdigest()
    known = connection.execute(select(replays.c.id).where(replays.c.hash == hash)).scalar_one_or_none()
    if known is not None:
        replay_used(connection, known, at)
        return str(known)
    row = {"id": id, "record": record, "created_at": at, "used_at": at, "hash": hash, "pack_hash": pack_hash}
    connection.execute(insert(replays), [row])
    return id


def replay_used(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(replays).where(replays.c.id == id).values(used_at=at))


def last_use_of_replay(connection: Connection, id: str) -> float | None:
    """None of one that isn't kept."""
    return connection.execute(select(replays.c.used_at).where(replays.c.id == id)).scalar_one_or_none()


def replay_kept(connection: Connection, id: str) -> str | None:
    return connection.execute(select(replays.c.record).where(replays.c.id == id)).scalar_one_or_none()


def ids(connection: Connection) -> list[str]:
    """Of all uploaded records, the oldest first."""
    return list(connection.execute(select(replays.c.id).order_by(replays.c.created_at)).scalars())


def every_replay(connection: Connection) -> list[tuple[str, str, float]]:
    """Each with its record and when it was brought, the oldest first."""
    query = select(replays.c.id, replays.c.record, replays.c.created_at).order_by(replays.c.created_at)
    return [(row.id, row.record, row.created_at) for row in connection.execute(query)]


def remove_replay(connection: Connection, id: str) -> bool:
    return connection.execute(delete(replays).where(replays.c.id == id)).rowcount > 0
