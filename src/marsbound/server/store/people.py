"""Queries about people: who comes, who mutes whom, who leaves for good, is barred, or needs a new secret."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, union, update

from marsbound.server.store.rows import columns, from_columns, plain, read
from marsbound.server.store.schema import changed_outside, mutes, notes, people, results, seats, tables, turn_notices
from marsbound.server.store.stored import StoredPerson, StoredTable

AT_ONCE: Final = 500  # ids in one query: databases have a limit


def add_person(connection: Connection, person: StoredPerson) -> None:
    connection.execute(insert(people), [columns(person)])


def change_person(connection: Connection, person: StoredPerson) -> None:
    connection.execute(update(people).where(people.c.id == person.id), [columns(person)])


def person_of_secret(connection: Connection, secret_hash: str) -> StoredPerson | None:
    found = connection.execute(select(people).where(people.c.secret_hash == secret_hash)).one_or_none()
    return read(found, StoredPerson) if found is not None else None


def person_named(connection: Connection, id: str) -> StoredPerson | None:
    found = connection.execute(select(people).where(people.c.id == id)).one_or_none()
    return read(found, StoredPerson) if found is not None else None


def person_seen(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(people).where(people.c.id == id).values(seen_at=at))


def muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(mutes.c.muted).where(mutes.c.person == person)).scalars())


def set_muted(connection: Connection, person: str, other: str, muted: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
    if muted:
        connection.execute(insert(mutes), [{"person": person, "muted": other}])


def every(connection: Connection) -> list[tuple[StoredPerson, int]]:
    """All people with the number of their seats, the oldest first."""
    taken = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery().label("seats")
    rows = connection.execute(select(people, taken).order_by(people.c.created_at))
    return [person_and_seats(plain(row)) for row in rows]


def person_and_seats(row: dict[str, object]) -> tuple[StoredPerson, int]:
    count = row.pop("seats")
    assert isinstance(count, int)
    return from_columns(row, StoredPerson), count


def with_ids(connection: Connection, ids: Sequence[str]) -> dict[str, StoredPerson]:
    """Those of them that there are, by id."""
    found: dict[str, StoredPerson] = {}
    for first in range(0, len(ids), AT_ONCE):
        query = select(people).where(people.c.id.in_(ids[first : first + AT_ONCE]))
        found |= {row.id: read(row, StoredPerson) for row in connection.execute(query)}
    return found


def tables_of(connection: Connection, person: str) -> list[StoredTable]:
    """Where somebody sits, or which they have opened, the oldest first."""
    sits, hosts = select(seats.c.table_id).where(seats.c.person == person), select(tables.c.id)
    theirs = union(sits, hosts.where(tables.c.host == person)).subquery()
    query = select(tables).where(tables.c.id.in_(select(theirs))).order_by(tables.c.created_at)
    return [read(row, StoredTable) for row in connection.execute(query)]


def said_by(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(notes).where(notes.c.person == person, notes.c.kind == "said")
    return int(connection.execute(query).scalar_one())


def set_secret(connection: Connection, person: str, secret_hash: str) -> bool:
    """The one before is worth nothing any more."""
    mine = (people.c.id == person, people.c.leaving.is_(False))
    return connection.execute(update(people).where(*mine).values(secret_hash=secret_hash)).rowcount > 0


def set_barred(connection: Connection, person: str, barred: bool) -> bool:
    return connection.execute(update(people).where(people.c.id == person).values(barred=barred)).rowcount > 0


# Leaving for good


def begin_to_leave(connection: Connection, person: str) -> bool:
    """From now on nobody is this person; a server does the rest, with the games that run, at once or when it starts."""
    gone = {"leaving": True, "secret_hash": f"gone {person}", "name": "", "webhook": None}
    return connection.execute(update(people).where(people.c.id == person).values(**gone)).rowcount > 0


def leaving(connection: Connection) -> list[str]:
    return list(connection.execute(select(people.c.id).where(people.c.leaving.is_(True))).scalars())


def forget(connection: Connection, person: str, node: str | None = None) -> None:
    """Everything that names somebody, whatever the tables are; what they played stays.

    What another node than this one has in memory it reads again.
    """
    if node is not None:
        others = select(tables.c.id).where(tables.c.node != node)
        spoke = select(notes.c.table_id).distinct().where(notes.c.person == person, notes.c.table_id.in_(others))
        for id in connection.execute(spoke).scalars().all():
            note_change(connection, id)
    sat_there = exists().where(
        seats.c.table_id == results.c.table_id, seats.c.player == results.c.player, seats.c.person == person
    )
    connection.execute(update(results).where(results.c.kind == "person", sat_there).values(name=""))
    connection.execute(update(seats).where(seats.c.person == person).values(person=None, name="", key_hash=None))
    connection.execute(update(notes).where(notes.c.person == person).values(person=None, name=""))
    connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    for row in connection.execute(select(tables.c.id, tables.c.barred).where(tables.c.barred.contains(person))):
        left = msgspec.json.decode(row.barred)
        del left[person]
        written = msgspec.json.encode(left).decode()
        connection.execute(update(tables).where(tables.c.id == row.id).values(barred=written))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    connection.execute(delete(turn_notices).where(turn_notices.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))


# What an operator changes while a server runs


def note_change(connection: Connection, table_id: str) -> None:
    """A server that has the table in memory reads it again."""
    if connection.execute(select(changed_outside).where(changed_outside.c.table_id == table_id)).first() is None:
        connection.execute(insert(changed_outside), [{"table_id": table_id}])


def changed_tables(connection: Connection, node: str | None = None) -> list[str]:
    """Those that another node than this one runs are left to it."""
    query = select(changed_outside.c.table_id)
    if node is not None:
        elsewhere = exists().where(tables.c.id == changed_outside.c.table_id, tables.c.node != node)
        query = query.where(~elsewhere)
    return list(connection.execute(query).scalars())


def forget_changes(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(changed_outside).where(changed_outside.c.table_id.in_(ids)))
