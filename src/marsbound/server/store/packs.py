"""Queries about packs."""

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from marsbound.records import read_text
from marsbound.server.store.replays import every_replay
from marsbound.server.store.rows import columns, read
from marsbound.server.store.schema import packs, tables
from marsbound.server.store.stored import StoredPack


def add_pack(connection: Connection, pack: StoredPack) -> None:
    """The same content twice is one pack: the first stays."""
    if connection.execute(select(packs.c.hash).where(packs.c.hash == pack.hash)).one_or_none() is None:
        connection.execute(insert(packs), [columns(pack)])


def packs_kept(connection: Connection, most: int | None) -> list[StoredPack]:
    """Of owners, the newest first."""
    query = select(packs).where(packs.c.built_in.is_(False)).order_by(packs.c.created_at.desc()).limit(most)
    return [read(row, StoredPack) for row in connection.execute(query)]


def pack_kept(connection: Connection, hash: str) -> StoredPack | None:
    found = connection.execute(select(packs).where(packs.c.hash == hash)).one_or_none()
    return read(found, StoredPack) if found is not None else None


def packs_in_use(connection: Connection) -> Counter[str]:
    """By how many tables and replays, by hash."""
    used = Counter(connection.execute(select(tables.c.pack_hash)).scalars())
    used.update(read_text(text.encode(), id).pack_hash for id, text, _ in every_replay(connection))
    return used


def remove_packs(connection: Connection, hashes: Sequence[str]) -> None:
    connection.execute(delete(packs).where(packs.c.hash.in_(hashes)))


def packs_missing(connection: Connection) -> list[str]:
    """The hashes of packs that tables use and that aren't kept.

    From each hash to the next one by the index: databases read every row to find the few that differ.
    """
    used = select(func.min(tables.c.pack_hash).label("hash")).cte(recursive=True)
    after = select(func.min(tables.c.pack_hash)).where(tables.c.pack_hash > used.c.hash).scalar_subquery()
    used = used.union_all(select(after).where(used.c.hash.is_not(None)))
    query = select(used.c.hash).where(used.c.hash.is_not(None), used.c.hash.not_in(select(packs.c.hash)))
    return list(connection.execute(query).scalars())
