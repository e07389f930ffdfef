"""Queries about people, packs, replays, statistics and the server itself."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from marsbound.records import read_text
from marsbound.server.store.rows import PackRow, PersonRow, columns, plain, read
from marsbound.server.store.schema import heartbeat, mutes, packs, people, replays, results, tables

# People


def add_person(connection: Connection, person: PersonRow) -> None:
    connection.execute(insert(people), [columns(person)])


def change_person(connection: Connection, person: PersonRow) -> None:
    connection.execute(update(people).where(people.c.id == person.id), [columns(person)])


def person_of_secret(connection: Connection, secret_hash: str) -> PersonRow | None:
    found = connection.execute(select(people).where(people.c.secret_hash == secret_hash)).one_or_none()
    return read(found, PersonRow) if found is not None else None


def person_named(connection: Connection, id: str) -> PersonRow | None:
    found = connection.execute(select(people).where(people.c.id == id)).one_or_none()
    return read(found, PersonRow) if found is not None else None


def person_seen(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(people).where(people.c.id == id).values(seen_at=at))


def muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.person == person)).scalars())


def set_muted(connection: Connection, person: str, other: str, muted: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
    if muted:
        connection.execute(insert(mutes), [{"person": person, "muted": other}])


# Packs and replays


def add_pack(connection: Connection, pack: PackRow) -> None:
    """The same content twice is one pack: the first stays."""
    if connection.execute(select(packs.c.hash).where(packs.c.hash == pack.hash)).one_or_none() is None:
        connection.execute(insert(packs), [columns(pack)])


def packs_kept(connection: Connection, most: int | None) -> list[PackRow]:
    """Of owners, the newest first."""
    query = select(packs).where(packs.c.built_in.is_(False)).order_by(packs.c.created_at.desc()).limit(most)
    return [read(row, PackRow) for row in connection.execute(query)]


def pack_kept(connection: Connection, hash: str) -> PackRow | None:
    found = connection.execute(select(packs).where(packs.c.hash == hash)).one_or_none()
    return read(found, PackRow) if found is not None else None


def packs_in_use(connection: Connection) -> Counter[str]:
    """By how many tables and replays, by hash."""
    used = Counter(connection.execute(select(tables.c.pack_hash)).scalars())
    used.update(read_text(text.encode(), id).pack_hash for id, text, _ in every_replay(connection))
    return used


def remove_packs(connection: Connection, hashes: Sequence[str]) -> None:
    connection.execute(delete(packs).where(packs.c.hash.in_(hashes)))


def packs_missing(connection: Connection) -> list[str]:
    """The hashes of packs that tables use and that aren't kept."""
    query = select(tables.c.pack_hash).distinct().where(tables.c.pack_hash.not_in(select(packs.c.hash)))
    return list(connection.execute(query).scalars())


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


def every_replay(connection: Connection) -> list[tuple[str, str, float]]:
    """Each with its record and when it was brought, the oldest first."""
    query = select(replays.c.id, replays.c.record, replays.c.created_at).order_by(replays.c.created_at)
    return [(row.id, row.record, row.created_at) for row in connection.execute(query)]


def remove_replay(connection: Connection, id: str) -> bool:
    return connection.execute(delete(replays).where(replays.c.id == id)).rowcount > 0


# Statistics and the server


def statistics(connection: Connection, game: str | None, most: int) -> list[dict[str, Any]]:
    """Whoever played most comes first.  Of private tables and of people who have left for good nobody is named."""
    columns_by = (results.c.kind, results.c.name, results.c.game, results.c.players)
    games = func.count().label("games")
    query = (
        select(
            *columns_by,
            games,
            func.sum(case((results.c.won, 1), else_=0)).label("wins"),
            func.avg(results.c.points).label("average"),
        )
        .join(tables, tables.c.id == results.c.table_id)
        .where(or_(results.c.kind == "bot", and_(tables.c.private.is_(False), results.c.name != "")))
        .group_by(*columns_by)
        .order_by(games.desc(), results.c.kind, results.c.name)
        .limit(most)
    )
    if game is not None:
        query = query.where(results.c.game == game)
    return [plain(row) for row in connection.execute(query)]


def last_heartbeat(connection: Connection) -> float | None:
    return connection.execute(select(heartbeat.c.at)).scalar_one_or_none()


def beat(connection: Connection, now: float) -> None:
    if connection.execute(update(heartbeat).values(at=now)).rowcount == 0:
        connection.execute(insert(heartbeat), [{"id": 1, "at": now}])
