"""What is deleted after a while, and after how long."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, and_, bindparam, delete, exists, func, or_, select

from marsbound.server.settings import DAY, Retention
from marsbound.server.store.people import forget
from marsbound.server.store.schema import notes, packs, people, replays, seats, tables

OVER: Final = ("finished", "closed")
KINDS: Final[dict[str, Table]] = {
    "replays": replays,
    "packs": packs,
    "chat": notes,
    "finished": tables,
    "closed": tables,
    "people": people,
}


def expired(kind: str, before: float) -> Select[Any]:
    """The keys of what nobody has used since then."""
    query = select(*KINDS[kind].primary_key)
    if kind == "replays":
        return query.where(replays.c.used_at < before)
    if kind == "packs":
        in_use = [exists().where(table.c.pack_hash == packs.c.hash) for table in (tables, replays)]
        return query.where(packs.c.created_at < before, packs.c.built_in.is_(False), ~or_(*in_use))
    if kind == "chat":
        over = select(tables.c.id).where(tables.c.status.in_(OVER))
        return query.where(notes.c.kind == "said", notes.c.at < before, notes.c.table_id.in_(over))
    if kind == "people":
        plays, hosts = exists().where(seats.c.person == people.c.id), exists().where(tables.c.host == people.c.id)
        # an operator who has barred somebody wants to go on seeing whom; who leaves is being forgotten already
        others = (people.c.barred.is_(False), people.c.leaving.is_(False))
        return query.where(people.c.seen_at < before, *others, ~plays, ~hosts)
    return query.where(tables.c.status == kind, tables.c.ended_at < before)


def limits_of(retention: Retention, now: float) -> dict[str, float]:
    """Of each kind that isn't kept for ever: since when it has to be unused."""
    days = {kind: getattr(retention, kind) for kind in KINDS}
    return {kind: now - found * DAY for kind, found in days.items() if found is not None}


def counted(connection: Connection, retention: Retention, now: float) -> dict[str, int]:
    """How much of each kind would be deleted at once; more may follow, as a pack after the last table that used it."""
    found = {}
    for kind, before in limits_of(retention, now).items():
        query = select(func.count()).select_from(expired(kind, before).subquery())
        found[kind] = int(connection.execute(query).scalar_one())
    return found


def sweep(
    connection: Connection, retention: Retention, now: float, most: int, spared: Collection[str] = ()
) -> dict[str, int]:
    """Delete some of it, at most so much of each kind; how much that was.  Tables in use are spared."""
    found = {}
    for kind, before in limits_of(retention, now).items():
        table = KINDS[kind]
        rows = connection.execute(expired(kind, before).limit(most + len(spared))).all()
        keys = [dict(row._mapping) for row in rows if table is not tables or row[0] not in spared][:most]
        if keys:
            remove(connection, table, keys)
        found[kind] = len(keys)
    return found


def remove(connection: Connection, table: Table, keys: list[dict[str, Any]]) -> None:
    """People as if they had deleted themselves: nothing that they said names them any more."""
    if table is people:
        for key in keys:
            forget(connection, key["id"])
        return
    this_one = and_(*[column == bindparam(f"key_{column.name}") for column in table.primary_key])
    connection.execute(delete(table).where(this_one), [{f"key_{name}": key[name] for name in key} for key in keys])
