"""A table for games written in plain Python: also those that other packages bring.

A compiled table is closed to interpreted subclasses, because an open one makes every game slower.  So a game that isn't
compiled with the others describes its table instead of deriving one.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.notation import frames
from marsbound.core.pickling import reduced
from marsbound.core.script import BOOK, OVER, Table


class OpenTable(Table):
    """Cells, a seat for each player, and the words of its kinds of things."""

    def __init__(self, players: int, cells: "vec[i64]", words: dict[str, list[str]], box: Any = None) -> None:
        super().__init__(cells)
        self.players = players
        self.words = words  # by kind: what each thing is called in the notation
        self.box = box  # the content pack in the game's own form; copies of the table share it

    def seat_count(self) -> i64:
        return self.players

    def word(self, kind: str, value: int) -> str:
        """Of kinds without words seats count from 1, and everything else is a number."""
        if kind in self.words:
            return self.words[kind][value] if value >= 0 else "nothing"
        return str(value + 1) if kind == "seat" else str(value)

    def extent(self, kind: str) -> int:
        return len(self.words[kind]) if kind in self.words else super().extent(kind)

    def clone(self) -> "OpenTable":
        other = OpenTable(self.players, self.cells[:], self.words, self.box)
        other.copy_agenda(self)
        return other

    def made_of(self) -> tuple[Any, ...]:
        return self.box, self.players, self.words

    def __reduce__(self) -> tuple[Any, ...]:
        """The classes of the lines come along by name, so that whoever reads it imports the rules."""
        going_on = [number for number, *_ in frames(self) if number != OVER]
        rules = list(dict.fromkeys(type(BOOK.lines[number]) for number in going_on))
        return reduced(self, table_of, rules)


def table_of(box: Any, players: int, words: dict[str, list[str]], rules: list[type]) -> OpenTable:
    """A bare one of what `made_of` says; its cells are still to come."""
    return OpenTable(players, vec[i64](), words, box)
