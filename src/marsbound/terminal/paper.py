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


def unisolated(text: str) -> str:
    """The same without isolates, which few terminals know and which a line's end would break.

    Only words of a left-to-right script need something instead: a mark on either side keeps "/tmp/x.json" together.
    """
    while _ISOLATED.search(text):
        text = _ISOLATED.sub(lambda found: _held_together(found[1]), text)
    return text


def _held_together(inserted: str) -> str:
    directions = {unicodedata.bidirectional(character) for character in _CODE.sub("", inserted)}
    if "R" in directions or "L" not in directions:
        return inserted
    return LEFT_TO_RIGHT_MARK + inserted + LEFT_TO_RIGHT_MARK


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


class Paper:
    """Where the terminal's faces write."""

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
        """A text that runs from right to left keeps doing so from its first sign to its last."""
        if not self.right_to_left or not line:
            return line
        return RIGHT_TO_LEFT_MARK + unisolated(line) + RIGHT_TO_LEFT_MARK

    def write(self, *lines: str) -> None:
        for line in lines:
            whole = line.replace(UNBROKEN, " ").rstrip(" ")
            if self.right_to_left and not self.plain and whole:
                whole = padded(whole, self.width)
            click.echo(self.turned(whole), color=self.colours)

    def say(self, text: str, indent: int = 0, first: str = "") -> None:
        """A text in as many lines as it needs; the first begins with a mark, the others below it are indented."""
        if self.plain:
            self.write(first + text)
            return
        hang = " " * (indent + width_of(first))
        for number, line in enumerate(wrapped(unisolated(text), self.width - len(hang))):
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
        full = [[*map(unisolated, row), *[""] * (count - len(row))] for row in rows]
        between = " " * gap
        if self.right_to_left:
            between += RIGHT_TO_LEFT_MARK  # so that two cells never become one run of text
        before = indent + sum(widths[:-1]) + gap * (count - 1)
        for row in full:
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
