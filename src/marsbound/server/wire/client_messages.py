"""What a client says on a table's socket.  Every message has an `id`, which its answer repeats.

A message that changes something is carried out once, however often it is sent with the same id.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from marsbound.server.wire.position import Struct
from marsbound.server.wire.tables import MOST_PLAYERS, Word

LARGEST: Final = 2**31 - 1  # what every database has room for

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Player = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
Version = Annotated[int, Meta(ge=0, le=LARGEST)]
Choice = Annotated[str, Meta(min_length=1, max_length=120)]


class Seen(Struct):
    """Up to where these eyes have been told already."""

    eye: Annotated[int, Meta(ge=-1, le=MOST_PLAYERS - 1)]
    version: Version


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message.  Without a secret one is an onlooker."""

    wire: Annotated[int, Meta(ge=0, le=LARGEST)]
    secret: str | None = None
    invitation: str | None = None
    seen: Annotated[list[Seen], Meta(max_length=7)] = field(default_factory=list)


class Answer(Struct, tag="answer", tag_field="type"):
    """Answer a question.  It stays open, for this player's eyes only, until it is confirmed, if it can."""

    id: Id
    player: Player
    version: Version
    choice: Choice
    confirm: bool = False


class Confirm(Struct, tag="confirm", tag_field="type"):
    """Enter the open steps into the record."""

    id: Id
    player: Player
    version: Version


class Undo(Struct, tag="undo", tag_field="type"):
    """Take back one's own last steps, as many as the position says are undoable."""

    id: Id
    player: Player
    version: Version
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Preview(Struct, tag="preview", tag_field="type"):
    """What would choices lead to?  All choices if none is named."""

    id: Id
    player: Player
    version: Version
    choices: Annotated[list[Choice], Meta(max_length=512)] = field(default_factory=list)


class AskHint(Struct, tag="ask-hint", tag_field="type"):
    """What would a bot do, and why?"""

    id: Id
    player: Player
    version: Version
    level: Word | None = None


class Say(Struct, tag="say", tag_field="type"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, tag="mute", tag_field="type"):
    """Hear no more of what somebody says, or hear it again."""

    id: Id
    person: Id
    muted: bool


class Ready(Struct, tag="ready", tag_field="type"):
    id: Id
    player: Player
    ready: bool


class Hand(Struct, tag="hand", tag_field="type"):
    """Let a bot play one's seat."""

    id: Id
    player: Player
    level: Word | None = None


class Take(Struct, tag="take", tag_field="type"):
    """Take one's seat back from a bot."""

    id: Id
    player: Player


class Resign(Struct, tag="resign", tag_field="type"):
    """Leave the game for good; a bot plays on for the others."""

    id: Id
    player: Player


class Propose(Struct, tag="propose", tag_field="type"):
    """What the others have to agree to: a pause, or taking back more than one may on one's own."""

    id: Id
    player: Player
    kind: Literal["undo", "pause"]
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Vote(Struct, tag="vote", tag_field="type"):
    """One refusal ends a proposal; so does withdrawing one's own."""

    id: Id
    player: Player
    proposal: Annotated[int, Meta(ge=1, le=LARGEST)]
    agreed: bool


class Resume(Struct, tag="resume", tag_field="type"):
    """Any player can end a pause."""

    id: Id
    player: Player


class Kick(Struct, tag="kick", tag_field="type"):
    """The host frees a seat, before the game begins."""

    id: Id
    player: Player


class Bar(Struct, tag="bar", tag_field="type"):
    """The host keeps somebody who doesn't play away from the table, or lets them come again."""

    id: Id
    person: Id
    barred: bool


class RemoveNote(Struct, tag="remove-note", tag_field="type"):
    """Take back what was said: one's own words, or the host anybody's."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=LARGEST)]


class Leave(Struct, tag="leave", tag_field="type"):
    """Get up for good.  A running game is resigned; of one that is over nothing remains but that somebody played."""

    id: Id
    player: Player


class MarkSeen(Struct, tag="mark-seen", tag_field="type"):
    """The person has looked at so many events: what comes later happened while they were away."""

    id: Id
    player: Player
    events: Annotated[int, Meta(ge=0, le=LARGEST)]


class Ping(Struct, tag="ping", tag_field="type"):
    id: Id


Ask = (
    Hello
    | Answer
    | Confirm
    | Undo
    | Preview
    | AskHint
    | Say
    | Mute
    | Ready
    | Hand
    | Take
    | Resign
    | Propose
    | Vote
    | Resume
    | Kick
    | Bar
    | RemoveNote
    | Leave
    | MarkSeen
    | Ping
)
