"""Where each thing lies in a table's cells, said once: offsets, accessors, notation, secrets and docs all read it.

A game describes its table in `rules/layout.py`; `python -m marsbound.games.layouts` writes `rules/cells.py` from it.
"""

from typing import Final

# What the numbers of a field are
COUNT: Final = "count"  # how many
THING: Final = "thing"  # which one: a card, a zone, a seat; -1 for none
SET: Final = "set"  # a bit for each member
FLAG: Final = "flag"  # 0 or 1


class Axis:
    """What a field is counted by: "seat", six of them."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


class Field:
    """A block of cells with a name, one number for each place on its axes, the last axis running fastest.

    A secret field is one that some player may not know; the game's `secrets.py` says who, when, and what they see.
    `rows` are for a field that the notation writes in several words, one for each seat and row: "hand-1", "deck-1";
    of such a field some rows may be secret and others open.
    `code` is what accessors are called where the notation's word, which never changes, isn't the best one.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        meaning: str,
        axes: list[Axis],
        secret: bool = False,
        rows: list[str] | None = None,
        secret_rows: list[str] | None = None,
        code: str = "",
    ) -> None:
        self.name = name
        self.code = code or name.replace("-", "_")
        self.kind = kind
        self.meaning = meaning
        self.axes = axes
        self.secret = secret
        self.rows: list[str] = rows or []
        self.secret_rows: list[str] = secret_rows or []
        self.start = 0
        size = 1
        for axis in axes:
            size *= axis.size
        self.size = size

    def words(self) -> list[tuple[str, int, int]]:
        """What the notation calls it: names with the first cell and the number of cells of each."""
        if not self.rows:
            return [(self.name, self.start, self.size)]
        size = self.axes[-1].size
        names = [f"{row}-{seat + 1}" for seat in range(self.axes[0].size) for row in self.rows]
        return [(name, self.start + number * size, size) for number, name in enumerate(names)]

    def secret_words(self) -> list[str]:
        return [word for word, _, _ in self.words() if self.secret or word.rpartition("-")[0] in self.secret_rows]


class Layout:
    """All fields of a table, one after the other."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        start = 0
        for field in fields:
            field.start = start
            start += field.size
        self.size = start

    def words(self) -> list[tuple[str, int, int]]:
        return [word for field in self.fields for word in field.words()]

    def secrets(self) -> list[str]:
        """The words of the notation that may be hidden from somebody."""
        return [word for field in self.fields for word in field.secret_words()]
