"""What a server is and can do, and the games it has."""

from typing import Literal

from marsbound.server.wire.position import Struct
from marsbound.server.wire.tables import PackNamed


class OptionShown(Struct):
    name: str
    values: list[str]  # the first is the default
    values_for: list[list[str]]  # by number of players, the game's fewest first; none where the option means nothing
    source: str


class FactShown(Struct):
    """A kind of event: the kind of each of its parts, and whether it shows somebody something hidden."""

    parts: dict[str, str]
    reveals: bool


class ConsequenceShown(Struct):
    """A kind of consequence of a choice: the kind of each of its parts."""

    parts: dict[str, str]


class RuleLinks(Struct):
    """Which rules explain what, by name: the ids of one or a few."""

    events: dict[str, list[str]]
    lessons: dict[str, list[str]]  # of the guided first game
    answers: dict[str, list[str]]  # by the question, or by the deed
    things: dict[str, list[str]]  # characters, cards and the like, wherever an event or an answer names them
    parts: dict[str, list[str]]  # where bots expect points from


class GuideShown(Struct):
    """The guided first game: how many play, and the seed of its deal."""

    players: int
    seed: str


class GameShown(Struct):
    name: str
    rules: str
    fewest: int
    most: int
    options: list[OptionShown]
    facts: dict[str, FactShown]
    consequences: dict[str, ConsequenceShown]
    sources: list[str]  # where points come from, in the order they are told
    pack: PackNamed  # the game's own
    editions: list[str]  # the other games of its family, those first whose rules it is compared with
    guide: GuideShown
    links: RuleLinks
    texts: dict[str, str]  # Fluent messages by language, of a game that another package brings; the page has ours


class Limits(Struct):
    """How much anybody may ask for; more is refused with `too-fast`, `too-many-…`, `too-large` or `full`."""

    requests_per_second: float  # of an address; costly ones count for several
    messages_per_second: float  # on a socket, likewise; five times as many on all of an address
    frames_per_second: float  # of replays that are made for an address, in the long run
    frames_at_once: int  # of them before that counts
    at_once: int  # seconds' worth of requests or messages that may come together
    connections_per_address: int
    people_per_hour: int  # identities for an address
    tables_per_hour: int  # opened from an address
    tables_per_person: int  # open and running ones that a person has opened
    bot_tables_per_person: int  # of those, games of bots alone
    slow_bots_per_person: int  # seats of the levels that think longest
    hints_per_minute: int  # for a person
    most_seats: int  # at a table, of any game
    most_frames: int  # of a replay, in one answer
    largest_body: int  # bytes of a request
    largest_record: int  # bytes
    largest_message: int  # letters on a socket


class About(Struct):
    """What this server is and can do."""

    server: str
    wire: int
    games: list[GameShown]
    levels: list[str]  # of bots, from the weakest to the strongest
    cast: dict[str, list[str]]  # by level and player who of the bots it is, as in a seat's `bot`
    takeover: str  # the level that plays on for who runs out of time
    languages: list[str]
    open_table_closes_after: int  # seconds without anybody doing anything
    running_table_closes_after: int
    limits: Limits


class EngineShown(Struct):
    """Whether bots think with the compiled engine; those that search try much less without it."""

    state: Literal["compiled", "compiling", "interpreted"]
    searching: list[str]  # the levels that search
