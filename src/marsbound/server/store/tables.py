"""Queries about tables, their seats, entries and notes.  Each takes a connection and runs in a database thread."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.sql import Select

from marsbound.server.store import turn_notices
from marsbound.server.store.nodes import LostTable
from marsbound.server.store.packs import add_pack
from marsbound.server.store.people import set_muted
from marsbound.server.store.rows import columns, in_columns, read
from marsbound.server.store.schema import entries, notes, results, seats, tables
from marsbound.server.store.stored import StoredEntry, StoredNote, StoredPack, StoredResult, StoredSeat, StoredTable
from marsbound.server.store.turn_notices import Turn

MOST_CHAT: Final = 2000  # lines that a table keeps
CHAT_AT_ONCE: Final = 100

# What every answer needs is made once: to build a statement takes longer than to carry it out.
ADD_ENTRIES: Final = insert(entries)
ADD_NOTES: Final = insert(notes)
SAVE_TABLE: Final = update(tables).where(tables.c.id == bindparam("of_table"))
IN_EPOCH: Final = tables.c.epoch == bindparam("in_epoch")
SAVE_FENCED: Final = SAVE_TABLE.where(IN_EPOCH)
HOLD: Final = select(tables.c.id).where(tables.c.id == bindparam("of_table"), IN_EPOCH).with_for_update()
SAVE_SEAT: Final = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.player == bindparam("of_player")
)


class Kept(msgspec.Struct):
    """All that is stored of one table."""

    table: StoredTable
    seats: list[StoredSeat]
    entries: list[StoredEntry]
    notes: list[StoredNote]


class NewTable(msgspec.Struct):
    """A new table, with the pack it is played with where that came with a release."""

    table: StoredTable
    seats: list[StoredSeat]
    pack: StoredPack | None


class Muted(msgspec.Struct):
    """Somebody wants to hear no more of somebody else, or again."""

    person: str
    other: str
    muted: bool


class Blanked(msgspec.Struct):
    """Somebody's name is to be gone from a table: from what was noted, and from the results of these players."""

    person: str
    players: list[int]


class Changes(msgspec.Struct):
    """What is to be written at once; of the table only the fields that have changed."""

    table_id: str
    fields: dict[str, Any]
    seats: list[StoredSeat]
    entries: list[StoredEntry]
    notes: list[StoredNote]
    results: list[StoredResult]
    muted: list[Muted]
    opened: list[NewTable]
    removed_notes: list[int]
    blanked: list[Blanked]
    turns: list[Turn] = []  # of people who aren't there
    at: float = 0.0  # when that was

    @property
    def empty(self) -> bool:
        return not any(getattr(self, name) for name in self.__struct_fields__ if name not in ("table_id", "at"))


def add(connection: Connection, new: NewTable, its_notes: list[StoredNote]) -> None:
    connection.execute(insert(tables), [columns(new.table)])
    connection.execute(insert(seats), [columns(seat) for seat in new.seats])
    if its_notes:
        connection.execute(insert(notes), [columns(note) for note in its_notes])
    if new.pack is not None:
        add_pack(connection, new.pack)


def add_entries(connection: Connection, new: list[StoredEntry]) -> None:
    """Of a table that is brought in with its game."""
    if new:
        connection.execute(insert(entries), [columns(entry) for entry in new])


def save(connection: Connection, changes: Changes, epoch: int | None = None) -> None:
    """All of it, or nothing where the table isn't this process's any more, by its epoch (`store.nodes`)."""
    save_table(connection, changes, epoch)
    if changes.entries:
        connection.execute(ADD_ENTRIES, [columns(entry) for entry in changes.entries])
    if changes.notes:
        connection.execute(ADD_NOTES, [columns(note) for note in changes.notes])
        forget_old_chat(connection, changes.notes)
    for seat in changes.seats:
        connection.execute(SAVE_SEAT, [columns(seat) | {"of_table": seat.table_id, "of_player": seat.player}])
    if changes.results:
        connection.execute(insert(results), [columns(result) for result in changes.results])
    for one in changes.muted:
        set_muted(connection, one.person, one.other, one.muted)
    for new in changes.opened:
        add(connection, new, [])
    for number in changes.removed_notes:
        remove_note(connection, changes.table_id, number)
    if changes.turns:
        turn_notices.add(connection, changes.table_id, changes.turns, changes.at)
    for name in changes.blanked:
        blank(connection, changes.table_id, name)


def save_table(connection: Connection, changes: Changes, epoch: int | None) -> None:
    """First of all: whoever holds the row has the table until the transaction ends."""
    written, key = in_columns(StoredTable, changes.fields), {"of_table": changes.table_id}
    if epoch is None:
        if written:
            connection.execute(SAVE_TABLE, [written | key])
        return
    if written:
        held = connection.execute(SAVE_FENCED, written | key | {"in_epoch": epoch}).rowcount > 0
    else:
        held = connection.execute(HOLD, key | {"in_epoch": epoch}).first() is not None
    if not held:
        raise LostTable


def remove_note(connection: Connection, table_id: str, number: int) -> bool:
    """Something that was said."""
    said = (notes.c.table_id == table_id, notes.c.number == number, notes.c.kind == "said")
    return connection.execute(delete(notes).where(*said)).rowcount > 0


def blank(connection: Connection, table_id: str, blanked: Blanked) -> None:
    noted = (notes.c.table_id == table_id, notes.c.person == blanked.person)
    connection.execute(update(notes).where(*noted).values(person=None, name=""))
    played = (results.c.table_id == table_id, results.c.player.in_(blanked.players), results.c.kind == "person")
    connection.execute(update(results).where(*played).values(name=""))


def forget_old_chat(connection: Connection, new: list[StoredNote]) -> None:
    """Now and then, so that nobody can fill the database by talking."""
    for note in new:
        if note.number % CHAT_AT_ONCE == 0:
            of_table, old = notes.c.table_id == note.table_id, notes.c.number <= note.number - MOST_CHAT
            connection.execute(delete(notes).where(of_table, old, notes.c.kind == "said"))


def load(connection: Connection, table_id: str) -> Kept | None:
    found = outline(connection, table_id)
    if found is None:
        return None

    def of_table(query: Select[Any], column: Any, order: Any) -> Select[Any]:
        return query.where(column == table_id).order_by(order)

    return Kept(
        *found,
        [
            read(row, StoredEntry)
            for row in connection.execute(of_table(select(entries), entries.c.table_id, entries.c.number))
        ],
        [
            read(row, StoredNote)
            for row in connection.execute(of_table(select(notes), notes.c.table_id, notes.c.number))
        ],
    )


def outline(connection: Connection, table_id: str) -> tuple[StoredTable, list[StoredSeat]] | None:
    """A table and its seats, without the game."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    its_seats = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.player)
    return read(found, StoredTable), [read(row, StoredSeat) for row in connection.execute(its_seats)]


def due(connection: Connection, now: float, most: int) -> list[str]:
    """Tables that have waited long enough: a bot's move, a clock that has run out, nobody there any more."""
    query = select(tables.c.id).where(tables.c.wake_at <= now).order_by(tables.c.wake_at).limit(most)
    return list(connection.execute(query).scalars())


def listed(
    connection: Connection,
    statuses: list[str] | None,
    game: str | None,
    person: str | None,
    before: float | None,
    most: int,
) -> list[tuple[StoredTable, list[StoredSeat]]]:
    """Tables with their seats, the newest first: of a person, or else those that aren't private."""
    query = select(tables).order_by(tables.c.created_at.desc()).limit(most)
    if person is None:
        query = query.where(tables.c.private.is_(False))
    else:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)))
    if statuses is not None:
        query = query.where(tables.c.status.in_(statuses))
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.created_at < before)
    found = [read(row, StoredTable) for row in connection.execute(query)]
    its_seats: dict[str, list[StoredSeat]] = {row.id: [] for row in found}
    of_these = select(seats).where(seats.c.table_id.in_(list(its_seats))).order_by(seats.c.player)
    for row in connection.execute(of_these):
        seat = read(row, StoredSeat)
        its_seats[seat.table_id].append(seat)
    return [(row, its_seats[row.id]) for row in found]


def ids(connection: Connection) -> list[str]:
    """Of all tables, the oldest first."""
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created_at)).scalars())


def every(connection: Connection, statuses: list[str] | None) -> list[StoredTable]:
    """For operators: all tables, private ones as well."""
    query = select(tables).order_by(tables.c.created_at)
    if statuses:
        query = query.where(tables.c.status.in_(statuses))
    return [read(row, StoredTable) for row in connection.execute(query)]


def remove(connection: Connection, table_id: str) -> bool:
    """With everything that belongs to it."""
    return connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount > 0


def postpone(connection: Connection, by: float) -> None:
    """The time that no server ran counts for nobody: neither clocks nor the wait until a table is closed."""
    connection.execute(update(tables).where(tables.c.wake_at > 0).values(wake_at=tables.c.wake_at + by))
    connection.execute(
        update(tables)
        .where(tables.c.wake_at >= 0)
        .values(touched_at=tables.c.touched_at + by, clocks_since=tables.c.clocks_since + by)
    )


def hosted(connection: Connection, person: str) -> list[list[StoredSeat]]:
    """The seats of all open and running tables that a person has opened."""
    query = (
        select(seats)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.host == person, tables.c.wake_at >= 0)
        .order_by(seats.c.table_id)
    )
    found: dict[str, list[StoredSeat]] = {}
    for row in connection.execute(query):
        seat = read(row, StoredSeat)
        found.setdefault(seat.table_id, []).append(seat)
    return list(found.values())


def counted(connection: Connection) -> list[tuple[str, str, int]]:
    """How many tables there are, by status and game."""
    columns_by = (tables.c.status, tables.c.game)
    found = connection.execute(select(*columns_by, func.count()).group_by(*columns_by))
    return [(status, game, number) for status, game, number in found]


def active(connection: Connection) -> int:
    """How many tables are open or running."""
    query = select(func.count()).select_from(tables).where(tables.c.wake_at >= 0)
    return int(connection.execute(query).scalar_one())
