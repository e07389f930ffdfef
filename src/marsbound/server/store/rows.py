"""Rows of the database as structs, with the same names as the columns."""

from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row

from marsbound.server.wire.server_messages import NoteKind
from marsbound.server.wire.tables import BotPlays, Status


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    status: Status
    game: str
    rules: str
    players: int
    options: str  # JSON
    pack_name: str
    pack_hash: str
    name: str
    private: bool
    hints: bool
    clock: str | None  # JSON: what was agreed on
    clocks: str | None = None  # JSON: how they stood
    clocks_since: float | None = None  # when that was
    seed: str
    host: str | None
    invitation: str
    rematch: str | None = None
    outcome: str | None = None  # JSON
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    touched_at: float
    wake_at: float | None = None  # when the server has to do something by itself
    waiting: str | None = None  # JSON: the players waited for, without bots


class SeatRow(msgspec.Struct, kw_only=True):
    table_id: str
    player: int
    kind: str  # open, person, bot
    person: str | None = None
    name: str = ""
    level: str | None = None
    bot_plays: BotPlays | None = None
    colour: str | None = None
    ready: bool = False
    key_hash: str | None = None
    seen: int = 0

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.bot_plays is not None


class EntryRow(msgspec.Struct, kw_only=True):
    table_id: str
    number: int
    kind: str
    player: int
    text: str
    open: bool
    nature: str  # JSON
    request: str
    at: float


class NoteRow(msgspec.Struct, kw_only=True):
    table_id: str
    number: int
    kind: NoteKind
    at: float
    player: int | None = None
    person: str | None = None
    name: str = ""
    text: str = ""
    request: str = ""


class ResultRow(msgspec.Struct, kw_only=True):
    table_id: str
    player: int
    game: str
    players: int
    kind: str
    name: str
    points: int
    won: bool
    ended_at: float


class PersonRow(msgspec.Struct, kw_only=True):
    id: str
    secret_hash: str
    name: str
    webhook: str | None = None  # JSON
    created_at: float


class PackRow(msgspec.Struct, kw_only=True):
    hash: str
    game: str
    name: str
    toml: str
    texts: str  # JSON
    created_at: float
    built_in: bool = False  # came with some release, not from an owner


S = TypeVar("S", bound=msgspec.Struct)


def read(row: Row[Any], kind: type[S]) -> S:
    """A row as a struct."""
    return msgspec.convert(plain(row), kind, strict=False)


def plain(row: Row[Any]) -> dict[str, Any]:
    """Names of columns are strings of SQLAlchemy's own kind."""
    return {str(name): value for name, value in row._mapping.items()}


def columns(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)
