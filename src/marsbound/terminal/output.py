"""What is written on: lines in colours and columns, or plainly, one fact a line, for screen readers and programs.

Widths are those on the screen: colour codes and direction marks take no room.  A line of a right-to-left language is
padded to the full width and closed by marks, so that its columns stand mirrored but aligned, whether or not the
terminal knows how to turn text around.
"""

import re
import shutil
import unicodedata
from collections.abc import Sequence
from typing import Final

import click

WIDEST: Final = 100
NARROWEST: Final = 40
MINIMUM: Final = 10  # of a column that gets what is left
RIGHT_TO_LEFT_MARK: Final = "\u200f"
LEFT_TO_RIGHT_MARK: Final = "\u200e"
GRID_GAP: Final = 3
UNBROKEN: Final = "\u00a0"  # a space at which no line ends
SEAT_COLOURS: Final = ("cyan", "yellow", "magenta", "green", "blue", "red")
_CODE: Final = re.compile(r"\x1b\[[0-9;]*m")
_ISOLATED: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")
_STRONG: Final = frozenset({"L", "R", "AL"})  # kinds of signs that have a direction
_PLAIN_NUMBER: Final = frozenset({"EN", "ET", "CS"})  # "12", "63%", "$20", "1.5" are read alike everywhere


def unisolated(text: str, right_to_left: bool) -> str:
    """The same without isolates, which few terminals know and which a line's end would break.

    Marks do instead: those within keep "/tmp/x.json" together in Hebrew, the one behind keeps a Hebrew name in English
    from drawing what follows it into its own direction.
    """
    while _ISOLATED.search(text):
        text = _ISOLATED.sub(lambda found: _held_together(found[1], right_to_left), text)
    return text


def _held_together(inserted: str, right_to_left: bool) -> str:
    kinds = [unicodedata.bidirectional(sign) for sign in _CODE.sub("", inserted)]
    turns = next((kind != "L" for kind in kinds if kind in _STRONG), False)
    if turns == right_to_left or _PLAIN_NUMBER.issuperset(kinds):
        return inserted
    within, behind = (RIGHT_TO_LEFT_MARK, LEFT_TO_RIGHT_MARK) if turns else (LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK)
    return within + inserted + within + behind


def turns_around(text: str) -> bool:
    """Whether anything in it runs from right to left."""
    return any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)


def width_of(text: str) -> int:
    """How many columns a text takes on the screen."""
    total = 0
    for character in _CODE.sub("", text):
        if unicodedata.category(character) in ("Cf", "Mn", "Me"):
            continue
        total += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return total


def padded(text: str, width: int) -> str:
    return text + " " * (width - width_of(text))


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of a width, broken at spaces."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def widths_of(rows: Sequence[Sequence[str]]) -> list[int]:
    """How wide each column has to be."""
    columns = range(max((len(row) for row in rows), default=0))
    return [max(width_of(row[column]) for row in rows if column < len(row)) for column in columns]


class Output:
    """Where renderers write."""

    def __init__(self, plain: bool = False, colours: bool = False, right_to_left: bool = False) -> None:
        self.plain = plain
        self.colours = colours and not plain
        self.right_to_left = right_to_left
        columns = shutil.get_terminal_size((WIDEST + 1, 24)).columns - 1
        self.width = max(NARROWEST, min(WIDEST, columns))

    # Ink

    def ink(self, text: str, colour: str | None = None, bold: bool = False, dim: bool = False) -> str:
        if not self.colours or not text:
            return text
        return click.style(text, fg=colour, bold=bold or None, dim=dim or None)

    def faint(self, text: str) -> str:
        return self.ink(text, dim=True)

    def strong(self, text: str) -> str:
        return self.ink(text, bold=True)

    def of_seat(self, text: str, seat: int, bold: bool = False) -> str:
        return self.ink(text, SEAT_COLOURS[seat % len(SEAT_COLOURS)], bold=bold)

    @property
    def arrow(self) -> str:
        """From here to there, the way one reads."""
        return "←" if self.right_to_left else "→"

    # Lines

    def turned(self, line: str) -> str:
        """A line runs its way from its first sign to its last, whatever that first sign is."""
        held = unisolated(line, self.right_to_left)
        if self.right_to_left and held:
            return RIGHT_TO_LEFT_MARK + held + RIGHT_TO_LEFT_MARK
        return LEFT_TO_RIGHT_MARK + held if turns_around(held) else held

    def write(self, *lines: str) -> None:
        for line in lines:
            whole = line.replace(UNBROKEN, " ").rstrip(" ")
            if self.right_to_left and not self.plain and whole:
                whole = padded(whole, self.width)
            self.put(self.turned(whole))

    def put(self, line: str) -> None:
        click.echo(line, color=self.colours)

    def say(self, text: str, indent: int = 0, first: str = "") -> None:
        """A text in as many lines as it needs; the first begins with a mark, the others below it are indented."""
        if self.plain:
            self.write(first + text)
            return
        hang = " " * (indent + width_of(first))
        for number, line in enumerate(wrapped(unisolated(text, self.right_to_left), self.width - len(hang))):
            self.write(" " * indent + first + line if number == 0 else hang + line)

    def heading(self, text: str) -> None:
        if self.plain:
            self.write("", text)
        else:
            self.write(f"{self.faint('──')} {self.strong(text)} {self.faint('─' * (self.width - width_of(text) - 4))}")

    def fits(self, rows: Sequence[Sequence[str]], indent: int = 1, gap: int = 2) -> bool:
        """Whether no cell of these columns needs more than a line."""
        widths = widths_of(rows)
        return indent + sum(widths) + gap * (len(widths) - 1) <= self.width

    def columns(self, rows: Sequence[Sequence[str]], indent: int = 1, gap: int = 2) -> None:
        """Rows of cells, each column as wide as it needs to be; the last one takes what is left, in several lines."""
        widths = widths_of(rows)
        count = len(widths)
        full = [[*(unisolated(cell, self.right_to_left) for cell in row), *[""] * (count - len(row))] for row in rows]
        before = indent + sum(widths[:-1]) + gap * (count - 1)
        for row in full:
            between = " " * gap
            if self.right_to_left:
                between += RIGHT_TO_LEFT_MARK  # so that two cells never become one run of text
            elif any(map(turns_around, row)):
                between += LEFT_TO_RIGHT_MARK
            cells = (padded(cell, width) + between for cell, width in zip(row[:-1], widths[:-1], strict=True))
            first, *others = wrapped(row[-1], max(self.width - before, MINIMUM))
            self.write((" " * indent + "".join(cells) + first).rstrip(" "))
            self.write(*(" " * before + line for line in others))

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Columns of short cells, a little closer together if that keeps them on one line."""
        self.columns(rows, gap=2 if self.fits(rows) else 1)

    def grid(self, cells: Sequence[tuple[str, str]]) -> None:
        """Many short rows of a number and a name, several beside each other; they are read downwards."""
        wide = max(width_of(name) + width_of(number) for number, name in cells) + GRID_GAP
        across = max(1, self.width // wide)
        down = -(-len(cells) // across)
        rows: list[list[str]] = []
        for row in range(down):
            rows.append([part for cell in cells[row::down] for part in cell])
        self.columns(rows, indent=0, gap=1)
