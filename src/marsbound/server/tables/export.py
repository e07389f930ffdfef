"""One table in or out of the database, as a file."""

from time import time

import msgspec
from sqlalchemy import Connection, insert, select

from marsbound.core.record import Record
from marsbound.core.refusal import BadInput
from marsbound.records import BadRecord, read_text, text_of
from marsbound.server.packs.pack_cache import found, keep
from marsbound.server.presenting.replays import finished_record
from marsbound.server.settings import Settings
from marsbound.server.store import library, tables
from marsbound.server.store.rows import PackRow, columns
from marsbound.server.store.schema import entries
from marsbound.server.store.schema import tables as table_rows
from marsbound.server.store.tables import Kept
from marsbound.server.tables.table_state import TableState
from marsbound.server.tokens import new_id

FORMAT = "marsbound-table-1"


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table; whoever has the file knows everything hidden in it."""

    format: str
    kept: Kept
    pack: PackRow | None = None


def exported(connection: Connection, table_id: str) -> str:
    """Of a finished game its record; else the table as it is."""
    kept = tables.load(connection, table_id)
    if kept is None:
        raise BadInput(f'there is no table "{table_id}"')
    if kept.table.status == "finished":
        return text_of(record_of_kept(connection, kept))
    return (
        msgspec.json.format(
            msgspec.json.encode(TableFile(FORMAT, kept, library.pack_kept(connection, kept.table.pack_hash))), indent=1
        ).decode()
        + "\n"
    )


def record_of_kept(connection: Connection, kept: Kept) -> Record:
    return finished_record(TableState(kept, found(connection, kept.table.pack_hash), Settings(), time))


def imported(connection: Connection, raw: bytes, name: str) -> str:
    """The id of what was brought in."""
    try:
        file = msgspec.json.decode(raw, type=TableFile)
    except msgspec.MsgspecError:
        return imported_record(connection, raw, name)
    if file.format != FORMAT:
        raise BadInput(f'{name}: its format is "{file.format}"; expected "{FORMAT}" or a record')
    kept = file.kept
    if connection.execute(select(table_rows.c.id).where(table_rows.c.id == kept.table.id)).first() is not None:
        raise BadInput(f"{name}: table {kept.table.id} is already there; delete it first")
    tables.add(connection, kept.table, kept.seats, kept.notes)
    if kept.entries:
        connection.execute(insert(entries), [columns(entry) for entry in kept.entries])
    if file.pack is not None:
        library.add_pack(connection, file.pack)
    keep(connection, kept.table.pack_hash, time())
    return kept.table.id


def imported_record(connection: Connection, raw: bytes, name: str) -> str:
    try:
        record = read_text(raw, name)
    except BadRecord as problem:
        raise BadInput(str(problem)) from None
    id = new_id("r")
    library.add_replay(connection, id, text_of(record), time())
    return id
