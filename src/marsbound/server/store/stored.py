"""What is stored, as structs with real fields and the names of the columns: so a table is kept in memory, too."""

from typing import Any, ClassVar

import msgspec

from marsbound.server.wire.people import Webhook
from marsbound.server.wire.position import Outcome
from marsbound.server.wire.server_messages import NoteKind
from marsbound.server.wire.tables import BotPlays, DaysClock, LiveClock, Onlooker, Proposal, Status


class ClockStand(msgspec.Struct):
    """How clocks stood at some moment."""

    left: list[float]
    running: list[int]


class Proposals(msgspec.Struct):
    """What waits for consent, and the number of the last one there was: none is given twice."""

    last: int
    open: list[Proposal]


class Present(msgspec.Struct):
    """Who is at a table: ids of people, and those who only watch."""

    online: list[str]
    onlookers: list[Onlooker]


class Stored(msgspec.Struct, kw_only=True):
    """Something whose fields are replaced when they change, never changed in place."""

    in_json: ClassVar[tuple[str, ...]] = ()  # the columns that hold JSON


class StoredTable(Stored, kw_only=True):
    in_json = ("options", "clock", "clocks", "outcome", "waiting", "proposals", "barred", "present")

    id: str
    status: Status
    game: str
    rules: str
    players: int
    options: dict[str, str]
    pack_name: str
    pack_hash: str
    name: str
    private: bool
    hints: bool
    clock: LiveClock | DaysClock | None  # what was agreed on
    clocks: ClockStand | None = None
    clocks_since: float | None = None  # when that was
    seed: str
    host: str | None
    invitation: str
    rematch: str | None = None
    outcome: Outcome | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    touched_at: float
    wake_at: float | None = None  # when the server has to do something by itself
    waiting: list[int] | None = None  # the players waited for, without bots
    proposals: Proposals | None = None  # None where there was never any
    barred: dict[str, str] | None = None  # whom the host has shown out: names by ids
    present: Present | None = None  # told to other processes, where there are any


class StoredSeat(Stored, kw_only=True):
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


class StoredEntry(Stored, kw_only=True):
    in_json = ("nature",)

    table_id: str
    number: int
    kind: str
    player: int
    text: str
    open: bool
    nature: tuple[str, ...]
    request: str
    at: float


class StoredNote(Stored, kw_only=True):
    table_id: str
    number: int
    kind: NoteKind
    at: float
    player: int | None = None
    person: str | None = None
    name: str = ""
    text: str = ""
    request: str = ""


class StoredResult(Stored, kw_only=True):
    table_id: str
    player: int
    game: str
    players: int
    kind: str
    name: str
    points: int
    won: bool
    ended_at: float


class StoredPerson(Stored, kw_only=True):
    in_json = ("webhook",)

    id: str
    secret_hash: str
    name: str
    webhook: Webhook | None = None
    created_at: float
    barred: bool = False  # by the operator
    leaving: bool = False  # wants to be forgotten; nobody can be this person any more
    seen_at: float = 0.0


class StoredPack(Stored, kw_only=True):
    in_json = ("texts",)

    hash: str
    game: str
    name: str
    toml: str
    texts: dict[str, str]
    created_at: float
    built_in: bool = False  # came with some release, not from an owner


class StoredNode(Stored, kw_only=True):
    """A process that runs tables, beside others."""

    in_json = ("rules",)

    id: str
    machine: str  # "" where nobody can tell
    pid: int
    started: str
    number: int
    address: str
    release: str
    form: str
    rules: dict[str, list[str]]
    draining: bool = False
    beat_at: float = 0.0
    until: float = 0.0
    running: int | None = None  # games, as of the last beat; earlier versions don't say


def fields(one: Stored) -> dict[str, Any]:
    """As they are now, to be compared with later."""
    return msgspec.structs.asdict(one)
