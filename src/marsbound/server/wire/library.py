"""What doesn't belong to one table: games, rules, packs, people, replays, statistics."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from marsbound.server.wire.position import Event, Outcome, Position, Struct
from marsbound.server.wire.server_messages import Problem
from marsbound.server.wire.tables import BotShown, Name, PackNamed
from marsbound.text.languages import LanguageCode


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


class CounterpartShown(Struct):
    game: str
    id: str
    kind: str


class RuleShown(Struct):
    id: str
    text: str
    ruling: bool  # whether a part of it is our ruling and not the rulebook's
    counterparts: list[CounterpartShown]
    language: str  # of its text: English where it isn't translated
    outdated: bool  # whether the English rule has changed since it was translated


class SectionShown(Struct):
    letter: str
    title: str
    intro: str
    rules: list[RuleShown]
    language: str  # of title and introduction


class RulesShown(Struct):
    game: str
    title: str
    intro: str
    sections: list[SectionShown]
    language: str  # of title and introduction


Pedigree = Literal["rulebook", "strong", "weak", "ours"]


class FieldShown(Struct):
    name: str
    value: Any
    text: str  # the value in the words of the file
    pedigree: Pedigree | None  # None: the file leaves it out, a default holds


class EntryShown(Struct):
    """A card, a ship, a zone …; its pedigree is the weakest of its fields."""

    section: str
    id: str
    pedigree: Pedigree
    fields: list[FieldShown]
    note: str | None


class PackShown(Struct):
    name: str
    game: str
    hash: str
    based_on: str | None
    built_in: bool
    counts: dict[str, int]
    pedigrees: dict[Pedigree, int]
    entries: list[EntryShown]  # left out of lists
    texts: dict[str, str]  # Fluent messages by language that an uploaded pack brings


class PackList(Struct):
    packs: list[PackShown]


class NewPack(Struct):
    """An owner's corrected pack, as the text of its files."""

    toml: Annotated[str, Meta(min_length=1, max_length=400_000)]
    texts: dict[str, Annotated[str, Meta(max_length=100_000)]] = field(default_factory=dict)
    language: LanguageCode = "en"  # what mistakes are told in


class MistakeShown(Struct):
    where: str
    what: str
    expected: str


class CheckedPack(Struct):
    """An uploaded pack is kept if it has no mistakes."""

    pack: PackShown | None
    mistakes: list[MistakeShown]
    notes: list[str]


class NewPerson(Struct):
    name: Name


class Person(Struct):
    """Who one is.  The secret is told once, and kept in the browser."""

    id: str
    name: str
    secret: str


class Webhook(Struct):
    """Where to tell that it is one's turn."""

    url: Annotated[str, Meta(max_length=500)]
    shape: Literal["json", "discord"] = "json"
    language: LanguageCode = "en"


class Me(Struct):
    id: str
    name: str
    webhook: Webhook | None


class ChangeMe(Struct):
    """What is left out stays as it is; an empty url takes the webhook away."""

    name: Name | None = None
    webhook: Webhook | None = None


Who = Literal["machine", "network", "world"]


class Reach(Struct):
    """Who can come to this server, as it is told to who sits at its machine."""

    who: Who  # can come
    urls: list[str]  # what others can open, the likeliest first; none if only this machine can
    can_open: bool  # whether the network could be let in
    open: bool  # whether it has been let in, and could be kept out again


class ChangeReach(Struct):
    open: bool


class ReplayShown(Struct):
    """A finished game, or an uploaded record."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    pack: PackNamed
    seats: list[str]  # who played, by player: a name or a level, "" for somebody who has left for good
    bots: list[BotShown | None]  # by player: which of the bots a level's was
    steps: int
    outcome: Outcome | None  # None if the record stops before the end
    seed: str | None
    decided: list[Event]  # what decided it, at most three things, each with the step that shows it


class Frame(Struct):
    """The game after so many answers: the last answer, what it led to, what is seen then."""

    step: int
    player: int | None  # who answered: a player or NATURE (-2); None at the start
    choice: str | None
    events: list[Event]
    position: Position


class Frames(Struct):
    frames: list[Frame]


class OwnLog(Struct):
    """Of a running game: all that one player heard and answered."""

    game: str
    player: int
    events: list[Event]
    answers: list[str]


class StatisticsRow(Struct):
    """How somebody has done: a person by name, or a bot by level."""

    kind: Literal["person", "bot"]
    name: str
    game: str
    players: int
    games: int
    wins: int
    average: float  # points


class Statistics(Struct):
    rows: list[StatisticsRow]


class Wrong(Struct):
    """Every answer of the REST interface with a status from 400 on."""

    problem: Problem
