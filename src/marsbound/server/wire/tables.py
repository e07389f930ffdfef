"""A table and its seats, as lists and lobbies show them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from marsbound.server.wire.position import Outcome, Struct

MOST_PLAYERS: Final = 6  # of any game; what nobody plays, as a neutral corporation, has a seat of the engine besides
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9-]+$")]
Seed = Annotated[str, Meta(pattern=r"^([0-9]{1,19}|k1-[0-9a-z]{26})$")]
Status = Literal["open", "running", "paused", "finished", "closed"]
BotPlays = Literal["handed", "clock", "resigned"]


class LiveClock(Struct, tag="live", tag_field="mode"):
    """For a game at one sitting: a bank of seconds for each player, and more for each turn."""

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)]


class DaysClock(Struct, tag="days", tag_field="mode"):
    """For a game over days: so many seconds for each turn."""

    limit: Annotated[int, Meta(ge=60, le=60 * 24 * 3600)]


class NewSeat(Struct):
    """Who shall sit somewhere: "me" may be said of several seats, whose players then share a screen."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # of "me" or "open"; the person's own name if left out
    level: Word | None = None  # of "bot"
    colour: Word | None = None


class NewTable(Struct):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_PLAYERS)]
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None  # a pack's hash; the game's own if left out
    name: Annotated[str, Meta(max_length=80)] = ""
    private: bool = True  # not listed, and only for who has the invitation
    hints: bool = True
    clock: LiveClock | DaysClock | None = None
    seed: Seed | None = None  # only where one person plays alone or against bots
    ready: bool = True  # whether the creator's seats are ready: a table without open seats then begins at once


class PackNamed(Struct):
    name: str
    hash: str


class BotShown(Struct):
    """Who of a level's bots plays a seat: always the same one at the same seat."""

    name: str  # a word for texts, `cast-NAME`
    face: int  # 0 to 35, six for each level


class SeatShown(Struct):
    player: int
    kind: Literal["open", "person", "bot"]
    name: str  # "" for a bot, of which `bot` says who it is, and for a person who has left for good
    bot: BotShown | None  # of a bot's own seat
    person: str | None  # the public id of who sits there
    level: str | None  # of the bot that plays now, also for a person's seat
    bot_plays: BotPlays | None  # why a bot plays a person's seat
    colour: str | None
    ready: bool
    online: bool


class Proposal(Struct):
    """Something that needs the consent of all other persons at the table."""

    number: int
    kind: Literal["undo", "pause"]
    player: int
    steps: int  # of "undo": how many of the player's own answers are to be taken back
    agreed: list[int]
    needed: list[int]


class Onlooker(Struct):
    person: str | None
    name: str


class TableShown(Struct):
    """A table, its seats and what was agreed on."""

    id: str
    name: str
    status: Status
    game: str
    rules: str  # the version of the rules
    players: int
    options: dict[str, str]
    pack: PackNamed
    private: bool
    hints: bool
    clock: LiveClock | DaysClock | None
    host: str | None  # the public id of who opened it
    seats: list[SeatShown]
    onlookers: list[Onlooker]
    proposals: list[Proposal]
    created_at: float  # seconds since 1970, like all times
    started_at: float | None
    ended_at: float | None
    closes_at: float | None  # when it is closed if nobody does anything
    waiting: list[int]  # whose turn it was when this was told, without bots: for lists; a position says it at once
    rematch: str | None  # the table where it goes on
    seed: str | None  # once the game is over
    outcome: Outcome | None


class TableList(Struct):
    tables: list[TableShown]
    more: bool


class Opened(Struct):
    """Answer to opening a table.  Whoever has the invitation may join or watch a private table."""

    table: TableShown
    yours: list[int]
    invitation: str


class JoinSeat(Struct):
    """Sit down; `key` is the table's invitation or the link of this very seat."""

    name: Name | None = None
    key: str | None = None
    ready: bool = True


class SeatLink(Struct):
    """A secret for one seat: whoever brings it first sits there.  The newest one counts, once."""

    player: int
    key: str
