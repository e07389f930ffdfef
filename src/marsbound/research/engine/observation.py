"""What a player sees, as bytes with fixed places: a game describes its fields and writes them side by side.

Seats come in the observer's order: the observer's own first, the others clockwise.  Places of seats that nobody has at
this table stay 0, so one layout serves every number of players.
"""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from marsbound.core.bits import bit
from marsbound.core.game import Game
from marsbound.core.layout import COUNT, FLAG, SET, THING
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK, NOBODY, OVER, T, Table
from marsbound.research.engine.actions import ActionTable

MOST: Final = 255  # what a byte holds; more is written as this
BITS_OF_A_BYTE: Final = 8
NUMBER: Final = "number"  # eight bytes, the lowest first, two's complement
BYTES_OF_A_NUMBER: Final = 8
KINDS: Final = (COUNT, FLAG, THING, SET, NUMBER)


class Field:
    """Some bytes with a name.

    A COUNT or a FLAG is one byte for each place on its axes, and so is a THING, which is one of `words`; a SET is a bit
    for each of `most` members in as many bytes as they need, the lowest bit first.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        meaning: str,
        most: int = 1,
        axes: list[tuple[str, int]] | None = None,
        words: list[str] | None = None,
    ) -> None:
        assert kind in KINDS, f"{name}: there is no kind {kind} of fields"
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.words: list[str] = words or []
        self.most = len(words) - 1 if words else most
        self.axes: list[tuple[str, int]] = axes or []
        self.start = 0
        self.width = 1  # bytes at each place
        if kind == SET:
            self.width = (most + BITS_OF_A_BYTE - 1) // BITS_OF_A_BYTE
        elif kind == NUMBER:
            self.width = BYTES_OF_A_NUMBER
        size = self.width
        for _name, extent in self.axes:
            size *= extent
        self.size = size

    @property
    def high(self) -> int:
        """The largest value that one of its bytes can have."""
        return min(self.most, MOST) if self.width == 1 and self.kind != SET else MOST

    @property
    def shape(self) -> tuple[int, ...]:
        """Its axes; of a set or a number its bytes come last."""
        extents = tuple([extent for _name, extent in self.axes])
        return (*extents, self.width) if self.kind in (SET, NUMBER) else extents

    def row(self) -> dict[str, Any]:
        """All about it, as it is stored and documented."""
        return {
            "name": self.name,
            "start": self.start,
            "size": self.size,
            "kind": self.kind,
            "most": self.most,
            "axes": [[name, extent] for name, extent in self.axes],
            "words": self.words,
            "meaning": self.meaning,
        }

    def __repr__(self) -> str:
        return f"Field({self.name!r}, start={self.start}, size={self.size}, {self.kind}, 0 to {self.most})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Section(Generic[T]):
    """Fields that are written together, one after the other."""

    def fields(self) -> list[Field]:
        raise AssertionError("a section says which fields it has")

    def write(self, table: T, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        """Write them from `at` on, only what this player's view has; `first` is the player's own seat.

        Returns where the next section begins.  What stays 0 with this pack and this many players needn't be written.
        """
        raise AssertionError("a section says what it writes")


class Observation:
    """All sections of a game."""

    def __init__(self, sections: list[Section[Any]]) -> None:
        self.sections = vec[Section]()  # type: ignore[type-arg]
        self.fields: list[Field] = []
        start = 0
        for section in sections:
            for field in section.fields():
                field.start = start
                start += field.size
                self.fields.append(field)
        self.sections = vec[Section](sections)  # type: ignore[type-arg]
        self.size: i64 = start

    def write(self, table: Table, player: i64, first: i64, out: "vec[u8]", at: i64) -> None:
        for section in self.sections:
            at = section.write(table, player, first, out, at)


def byte(value: i64) -> u8:
    """As a byte holds it."""
    if value > MOST:
        return u8(MOST)
    return u8(value)


def put_set(out: "vec[u8]", at: i64, members: i64, width: i64) -> None:
    """A set of `width` bytes."""
    for place in range(width):
        out[at + place] = u8(members & 0xFF)
        members >>= 8


def seat_from(first: i64, seat: Seat, seats: i64) -> i64:
    """How many places after the first a seat sits."""
    if seat < first:
        return seat - first + seats
    return seat - first


def turned(members: i64, first: i64, seats: i64) -> i64:
    """A set of seats, counted from the first."""
    return members >> first | (members & bit(first) - 1) << seats - first


class Asked(Section[Table]):
    """What is asked, of whom, for which time: every game's last section."""

    def __init__(self, actions: ActionTable, seats: int) -> None:
        self.actions = actions
        self.seats = seats

    def fields(self) -> list[Field]:
        words = ["none", *self.actions.questions]
        return [
            Field("question", THING, "what is asked now", words=words),
            Field("asked-seat", THING, "which seat is asked: 0 none, 1 the observer's", self.seats),
            Field("time", COUNT, "how often it has been answered", MOST),
            Field("memo", SET, "what the script remembers of earlier answers", 24),
        ]

    def write(self, table: Table, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        question: i64 = 0
        seat: Seat = 0
        if table.line != OVER:
            question = self.actions.question_at(table.line)
            if BOOK.lines[table.line].together:
                # all are asked at once; whoever has answered waits for the others
                if table.sealed_choice(first) < 0 and BOOK.lines[table.line].seats(table) >> first & 1:
                    seat = 1
            elif table.seat != NOBODY and question:
                seat = seat_from(first, table.seat, table.seat_count()) + 1
        out[at] = u8(question)
        out[at + 1] = u8(seat)
        out[at + 2] = byte(table.times)
        put_set(out, at + 3, table.memo, 3)
        return at + 6


class RawCells(Section[Table]):
    """For a game that describes nothing: the cells of a view, one after the other, as numbers of eight bytes."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def fields(self) -> list[Field]:
        return [
            Field(name, NUMBER, "cells of the view", 0, [("cell", size)]) for name, _start, size in self.game.fields
        ]

    def write(self, table: Table, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        masked: Table = self.game.view(table, player).masked
        for _name, start, size in self.game.fields:
            for place in range(i64(size)):
                put_set(out, at, masked.cells[i64(start) + place], BYTES_OF_A_NUMBER)
                at += BYTES_OF_A_NUMBER
        return at
