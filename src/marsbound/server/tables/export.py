"""One table in or out of the database, as a file."""

from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection

from marsbound.core.phrase import said
from marsbound.core.record import Record
from marsbound.core.refusal import BadInput
from marsbound.records import BadRecord, read_text, text_of
from marsbound.server.packs.pack_cache import found, pack_to_keep
from marsbound.server.presenting.replays import finished_record
from marsbound.server.settings import Settings
from marsbound.server.store import packs, replays, tables
from marsbound.server.store.rows import columns, from_columns
from marsbound.server.store.stored import Stored, StoredEntry, StoredNote, StoredPack, StoredSeat, StoredTable
from marsbound.server.store.tables import Kept
from marsbound.server.tables.table_state import TableState
from marsbound.server.tokens import new_id

FORMAT = "marsbound-table-1"


class KeptColumns(msgspec.Struct):
    """All that is stored of one table, as the database has it: files of earlier releases stay readable."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    entries: list[dict[str, Any]]
    notes: list[dict[str, Any]]


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table; whoever has the file knows everything hidden in it."""

    format: str
    kept: KeptColumns
    pack: dict[str, Any] | None = None


def exported(connection: Connection, table_id: str) -> str:
    """Of a finished game its record; else the table as it is."""
    kept = tables.load(connection, table_id)
    if kept is None:
        raise BadInput(said("input-no-table", 'there is no table "{table}"', table=table_id))
    kept.table.present = None
    if kept.table.status == "finished":
        return text_of(record_of_kept(connection, kept))
    pack = packs.pack_kept(connection, kept.table.pack_hash)
    file = TableFile(FORMAT, in_columns(kept), columns(pack) if pack is not None else None)
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def in_columns(kept: Kept) -> KeptColumns:
    def all_of(some: Sequence[Stored]) -> list[dict[str, Any]]:
        return [columns(one) for one in some]

    return KeptColumns(columns(kept.table), all_of(kept.seats), all_of(kept.entries), all_of(kept.notes))


def from_file(file: TableFile) -> tuple[Kept, StoredPack | None]:
    kept = file.kept
    return (
        Kept(
            from_columns(kept.table, StoredTable),
            [from_columns(seat, StoredSeat) for seat in kept.seats],
            [from_columns(entry, StoredEntry) for entry in kept.entries],
            [from_columns(note, StoredNote) for note in kept.notes],
        ),
        from_columns(file.pack, StoredPack) if file.pack is not None else None,
    )


def record_of_kept(connection: Connection, kept: Kept) -> Record:
    return finished_record(TableState(kept, found(connection, kept.table.pack_hash), Settings(), time))


def imported(connection: Connection, raw: bytes, name: str) -> str:
    """The id of what was brought in."""
    try:
        file = msgspec.json.decode(raw, type=TableFile)
        kept, pack = from_file(file)
    except msgspec.MsgspecError:
        return imported_record(connection, raw, name)
    if file.format != FORMAT:
        words = '{file}: its format is "{format}"; expected "{known}" or a record'
        raise BadInput(said("input-table-format", words, file=name, format=file.format, known=FORMAT))
    if tables.outline(connection, kept.table.id) is not None:
        words = "{file}: table {table} is already there; delete it first"
        raise BadInput(said("input-table-there", words, file=name, table=kept.table.id))
    built_in = pack_to_keep(kept.table.pack_hash, time())
    tables.add(connection, tables.NewTable(kept.table, kept.seats, pack or built_in), kept.notes)
    tables.add_entries(connection, kept.entries)
    return kept.table.id


def imported_record(connection: Connection, raw: bytes, name: str) -> str:
    try:
        record = read_text(raw, name)
    except BadRecord as problem:
        raise BadInput(*problem.args) from None
    return replays.add_replay(connection, new_id("r"), text_of(record), record.pack_hash, time())
