"""What a game looks like to one pair of eyes: the picture, the question, what happened."""

from typing import Any

import msgspec
from msgspec import field


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """All that goes over the wire; a field that isn't known is a mistake."""


class Event(Struct):
    """Something that happened, in the words of the notation: {"fact": "ship-docked", "parts": {"dock": "d2", …}}."""

    fact: str
    parts: dict[str, str]
    step: int  # after how many answers of the record it happened: the frame that shows it


class Refused(Struct):
    """Answers that aren't possible, all for the same reason; `rule` is a line of the game's rules."""

    reason: str
    rule: str
    choices: list[str]


class Consequence(Struct):
    """What a choice would mean, in the words of the notation, as an event is told: {"fact": "ship-launches", …}.

    Its message is "consequence-FACT", with the game's own beginning if it has one; `About.games[].consequences` has the
    kinds of its parts.
    """

    fact: str
    parts: dict[str, str]


class Question(Struct):
    """What a player is asked.

    A choice is the words of its parts joined by `between`: parts ["from", "to"], between ">", choice "hellas>ausonia".
    Where `deeds` isn't empty, a choice is a deed alone or a deed and its thing, "buy:m3": deeds {"buy": "slot"}.
    "-" declines, or says that one is done.
    """

    seat: int  # the seat that is asked for, from 0; a player may have several
    line: str  # "saboteur/DestroyADockedShip"
    question: str  # "DestroyADockedShip"
    time: int  # which repetition this is, from 1
    times: int  # how many there are at most
    memo: int
    together: bool  # others are asked the same; the answer is secret, and may be changed until the last is in
    optional: bool  # whether "-" is among the choices
    parts: list[str]  # what an answer is made of
    kinds: list[str]  # of which kind each part is: "zone", "dock", "card" …
    between: str
    deeds: dict[str, str]  # of each deed the kind of its thing, "" if it needs none
    choices: list[str]
    refused: list[Refused]
    chosen: str | None = None  # the secret answer given so far
    # choices that hardly anybody wants while there are others: to decline, to end the turn, to discard
    quiet: list[str] = field(default_factory=list)
    # choices that throw something away, with what: worth asking once whether they are meant
    wasteful: dict[str, list[Consequence]] = field(default_factory=dict)


class Score(Struct):
    """Points of a seat from one source; the item is a card, a kind of token or ""."""

    seat: int
    source: str
    item: str
    points: int


class SeatStanding(Struct):
    """The points of a seat."""

    seat: int
    points: int  # everybody sees them, and nothing takes them away: the tokens taken, the score track
    place: int  # by these points, from 1; equals share a place
    total: int  # if the game were counted now, by all that these eyes know of
    parts: list[Score]  # where `total` comes from


class NextPoints(Struct):
    """More points, and how many of what is counted it takes to get them."""

    at: int
    points: int


class Aim(Struct):
    """Something that gives points when they are counted: a mission, an objective, having most of something."""

    seat: int
    source: str  # as in Score
    item: str
    points: int  # what it would give now
    most: int  # the most that it can give
    met: bool  # whether it gives all that it can
    must: bool  # whether the game is lost without it
    measure: str  # what is counted: "zones", "tokens", "lost" …; "" where nothing is to be done
    have: int
    of: int  # how many there are, or are needed for all points; 0 in a race against the others
    others: int | None  # in a race: the most that any other seat has
    next: NextPoints | None
    done: list[str]  # of things with names: those that count already, and those that don't yet
    open: list[str]


class Standing(Struct):
    """How the game stands, by all that these eyes know of."""

    goal: int  # points that begin the end; 0 where something else does
    seats: list[SeatStanding]
    aims: list[Aim]


class Clock(Struct):
    """The time a player has left, in seconds at the moment the message was sent."""

    left: float
    running: bool


class SeatGain(Struct):
    seat: int  # a rival without a seat comes after the last one
    points: int


class Gained(Struct):
    """What was given in points: by the last count, or in all in a game in which points come one by one."""

    count: int  # which count it was, from 1: the production; 0 where points come one by one
    seats: list[SeatGain]  # those that got any, the most first


class Position(Struct):
    """All that one pair of eyes sees now.  Players and seats count from 0."""

    eye: int  # a player, or ONLOOKER (-1), or EVERYTHING (-3)
    version: int  # grows with every change these eyes can see; answers name the version they were made on
    step: int  # how many answers the record has so far, nature's included, with the open ones of this player
    answered: int  # the step of this player's own last answer, 0 if there is none: events from it on came since
    picture: dict[str, Any]  # the game's own words and numbers for what is seen; their types are in `pictures`
    question: Question | None
    waiting: list[int]  # the players who are waited for
    ready: list[int]  # of a question asked together: the players whose answer is in
    draft: list[str]  # this player's open steps, which nobody else sees before they are confirmed
    undoable: int  # how many of this player's own last steps can be taken back without asking anybody
    over: bool
    standing: Standing | None = None  # of a game that tells it
    gained: Gained | None = None  # since this player's own last answer, while a game is played


class Outcome(Struct):
    """How a game ended.  `owners` has the player of each seat."""

    totals: list[int]  # by seat
    winners: list[int]  # players, none if all lost
    scores: list[Score]
    owners: list[int]
