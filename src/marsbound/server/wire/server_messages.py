"""What the server says on a table's socket."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from marsbound.server.wire.position import Clock, Consequence, Event, Position, Struct
from marsbound.server.wire.tables import Onlooker, TableShown

NoteKind = Literal[
    "said",
    "joined",
    "left",
    "kicked",
    "barred",
    "moved",
    "options-changed",
    "started",
    "undone",
    "rewound",
    "handed",
    "taken",
    "clock-ran-out",
    "resigned",
    "paused",
    "resumed",
    "proposed",
    "declined",
    "ended",
    "closed",
]


class Note(Struct):
    """Something said, or something that happened at the table and not in the game."""

    number: int
    kind: NoteKind
    at: float
    player: int | None  # whose seat it is about
    person: str | None  # who said or did it
    name: str  # "" of somebody who has left for good, and of onlookers without a name
    text: str  # what was said; of "undone" and "rewound" the number of answers, of "handed" the level


class Welcome(Struct, tag="welcome", tag_field="type"):
    """Answer to hello; a `news` for each of one's eyes follows."""

    wire: int
    server: str  # its version
    now: float
    person: str | None
    yours: list[int]  # the players one answers for; without any one is an onlooker
    invitation: str | None  # for the host
    table: TableShown
    notes: list[Note]
    muted: list[str]
    barred: list[Onlooker]  # for the host: whom they have barred


class TableTold(Struct, tag="table", tag_field="type"):
    """Something about the table or its seats has changed."""

    table: TableShown
    yours: list[int]
    clocks: list[Clock] | None = None  # by player; a pause or a seat taken back changes them
    barred: list[Onlooker] = field(default_factory=list)  # for the host: whom they have barred


class Thinking(Struct):
    """Bots that take their time are waited for."""

    since: float  # when they were asked
    seconds: float  # how long they think in all, by their levels; on a busy server it may be longer


class News(Struct, tag="news", tag_field="type"):
    """What one pair of eyes sees now, and what it heard since.

    Of the events told before, the first `kept` still hold; `events` come after them.  Fewer are kept than were told
    when something was taken back.
    """

    eye: int
    kept: int
    events: list[Event]
    position: Position
    clocks: list[Clock] | None  # by player
    away: int | None = None  # after hello: how many events the person had looked at before
    thinking: Thinking | None = None  # while bots are waited for that search


class Noted(Struct, tag="note", tag_field="type"):
    note: Note


class AllNotes(Struct, tag="notes", tag_field="type"):
    """All notes as they are now, since some were removed, or say no names any more."""

    notes: list[Note]


class Previews(Struct, tag="previews", tag_field="type"):
    """What each choice leads to, as far as the player may know."""

    id: str
    player: int
    version: int
    previews: dict[str, list[Event]]
    settling: list[str]  # the choices after which somebody else goes on: a last look is worth it
    # what each choice would mean, also where it leads to nothing at once, as of a question asked together
    consequences: dict[str, list[Consequence]] = field(default_factory=dict)


class Hint(Struct, tag="hint", tag_field="type"):
    """What a bot would choose, and all choices as it weighs them, the best first; none if the bot can't say.

    {"choice": …, "candidates": [{"choice", "value", "points", "visits", "weight", "parts": {name: points}}]}: the value
    is the chance to win, the points those expected at the end, the visits in how many worlds it was tried.
    """

    id: str
    player: int
    version: int
    level: str
    hint: dict[str, Any]


class Done(Struct, tag="done", tag_field="type"):
    """It is done and stored; `version` is the new one of the player's eyes, where there is a player."""

    id: str
    version: int | None = None


class Problem(Struct):
    """What is wrong, and what was expected.  Faces have their own words for each code."""

    code: str
    message: str
    reason: str | None = None  # of code "refused": why the rules forbid it
    rule: str | None = None
    answer: int | UnsetType = UNSET  # of a record: the number of the answer that isn't possible
    told: str | UnsetType = UNSET  # of a record: the message in the language that was asked for


class NotDone(Struct, tag="not-done", tag_field="type"):
    """Nothing has changed.  Without an id if the message couldn't be read."""

    id: str | None
    problem: Problem


class Pong(Struct, tag="pong", tag_field="type"):
    id: str
    now: float


class Farewell(Struct, tag="farewell", tag_field="type"):
    """The last message before the server closes a socket."""

    problem: Problem
    again: bool  # whether to connect again


Tell = Welcome | TableTold | News | Noted | AllNotes | Previews | Hint | Done | NotDone | Pong | Farewell
