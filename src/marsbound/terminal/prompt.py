"""Asking the person at the terminal for a line."""

import sys
from contextlib import suppress

import click

from marsbound.terminal.output import Output


class Prompt:
    """Reads lines; raises EOFError when there are no more, KeyboardInterrupt when the person has had enough."""

    def __init__(self, output: Output) -> None:
        self.output = output
        self.by_hand = sys.stdin.isatty()
        if self.by_hand:
            with suppress(ImportError):
                import readline  # noqa: F401  lets the person edit what they type

    def line(self, question: str) -> str:
        """What was typed, without spaces around it."""
        sys.stdout.flush()
        try:
            typed = input(self.output.turned(question) + " ").strip()
        except OSError as error:  # the terminal is gone
            raise EOFError from error
        if not self.by_hand:  # what comes from a file isn't on the screen yet
            click.echo(typed)
        return typed
