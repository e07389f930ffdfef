"""What of a database this release couldn't open, and why: for operators, before they upgrade."""

from collections.abc import Callable, Iterator
from time import time
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection

from marsbound.core.phrase import phrase_of, said
from marsbound.core.refusal import BadInput
from marsbound.packs import BadPack
from marsbound.records import BadRecord, game_of, read_text
from marsbound.server.errors import ServerError
from marsbound.server.packs.pack_cache import found
from marsbound.server.presenting.replays import replayed
from marsbound.server.settings import Settings
from marsbound.server.store import replays, tables
from marsbound.server.store.tables import Kept
from marsbound.server.tables.restoring import check_game, without_pack
from marsbound.server.tables.table_state import TableState

T = TypeVar("T")


class Looked(NamedTuple):
    """One table or record; the reason is "" if it can be opened."""

    kind: str
    id: str
    status: str
    reason: str


def looked_at(connection: Connection) -> Iterator[Looked]:
    """Everything is really opened: rules, pack, and every answer."""
    for id in tables.ids(connection):
        kept = tables.load(connection, id)
        if kept is not None:
            yield Looked("table", id, kept.table.status, reason_of(open_table, connection, kept))
    for id in replays.ids(connection):
        text = replays.replay_kept(connection, id)
        if text is not None:
            yield Looked("record", id, "uploaded", reason_of(open_record, connection, text))


def reason_of(opening: Callable[[Connection, T], None], connection: Connection, kept: T) -> str:
    try:
        opening(connection, kept)
    except (ServerError, BadInput, BadPack, BadRecord) as problem:
        return phrase_of(problem)
    except Exception as error:  # whatever it is: it would keep the table from being opened
        cause = f"{type(error).__name__}: {error}"
        return said("input-not-repeated", "it can't be repeated ({cause})", cause=cause)
    return ""


def open_table(connection: Connection, kept: Kept) -> None:
    check_game(kept.table)
    try:
        loaded_pack = found(connection, kept.table.pack_hash)
    except ServerError as error:
        raise without_pack(kept.table, error) from None
    TableState(kept, loaded_pack.by(kept.table.rules), Settings(), time)


def open_record(connection: Connection, text: str) -> None:
    record = read_text(text.encode(), "the record")
    game = game_of(record)
    replayed(record, found(connection, record.pack_hash).by(record.rules))
    game.check_players(len(record.seats))
