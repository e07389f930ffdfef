"""A page of help.  In Hebrew it stands mirrored, its columns aligned; what is typed still runs from left to right."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import click

from marsbound.terminal.output import (
    LEFT_TO_RIGHT_MARK,
    RIGHT_TO_LEFT_MARK,
    UNBROKEN,
    padded,
    width_of,
    wrapped,
)
from marsbound.terminal.words import SPEECH, held, words

GAP: Final = 2
NARROWEST: Final = 10
_TYPED: Final = re.compile(f"{LEFT_TO_RIGHT_MARK}[^{LEFT_TO_RIGHT_MARK}]+{LEFT_TO_RIGHT_MARK}")


class HelpSheet(click.HelpFormatter):
    def write_usage(self, program: str, arguments: str = "", prefix: str | None = None) -> None:
        if not SPEECH.texts.right_to_left:
            super().write_usage(program, arguments, prefix)
            return
        begins = words("click-usage") + " "
        room = self.width - width_of(begins)
        for number, line in enumerate(wrapped(f"{program} {arguments}".rstrip(), room)):
            self.line(padded("" if number else begins, width_of(begins)) + typed(line))

    def write_text(self, text: str) -> None:
        if not SPEECH.texts.right_to_left:
            super().write_text(text)
            return
        for line in wrapped(unbroken(text), self.width - self.current_indent):
            self.line(line)

    def write_heading(self, heading: str) -> None:
        if SPEECH.texts.right_to_left:
            self.line(f"{heading}:")
        else:
            super().write_heading(heading)

    def write_dl(self, rows: Iterable[Sequence[str]], col_max: int = 30, col_spacing: int = GAP) -> None:
        """What is typed, and what it does; a long one has a line for itself."""
        if not SPEECH.texts.right_to_left:
            super().write_dl([(first, second) for first, second in rows], col_max, col_spacing)
            return
        pairs = [(first, held(second)) for first, second in rows]
        before = min(max(width_of(first) for first, _ in pairs), col_max) + col_spacing
        for first, second in pairs:
            lines = wrapped(unbroken(second), max(self.width - self.current_indent - before, NARROWEST))
            if width_of(first) > before - col_spacing:
                self.line(typed(first))
            else:
                self.line(padded(typed(first), before) + lines.pop(0))
            for line in lines:
                self.line(" " * before + line)

    def line(self, text: str) -> None:
        """Padded to the full width, so that it stands at the right whether or not the terminal turns text around."""
        whole = padded(" " * self.current_indent + text.replace(UNBROKEN, " "), self.width)
        self.write(f"{RIGHT_TO_LEFT_MARK}{whole}{RIGHT_TO_LEFT_MARK}\n")


def unbroken(text: str) -> str:
    """What is typed stays on one line: its marks hold no more than that."""
    return _TYPED.sub(lambda found: found[0].replace(" ", UNBROKEN), text)


def typed(text: str) -> str:
    return f"{LEFT_TO_RIGHT_MARK}{text}{LEFT_TO_RIGHT_MARK}{RIGHT_TO_LEFT_MARK}"
