"""Games looked at again, step by step."""

from marsbound.server.wire.position import Event, Outcome, Position, Struct
from marsbound.server.wire.tables import BotShown, PackNamed


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
