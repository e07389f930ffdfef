"""The command `marsbound` and its subcommands."""

import sys
import warnings
from io import TextIOWrapper
from typing import Any

import click

from marsbound import __version__
from marsbound.core.phrase import Phrase
from marsbound.core.refusal import BadInput
from marsbound.extras import advice
from marsbound.games.packs import CannotCopy
from marsbound.ledger import UnknownGame, UnknownRule
from marsbound.packs import BadPack
from marsbound.records import BadRecord
from marsbound.terminal.admin import admin
from marsbound.terminal.arena import arena
from marsbound.terminal.bench import bench
from marsbound.terminal.bots import bots
from marsbound.terminal.games import games
from marsbound.terminal.options import BAD_INPUT, language_of
from marsbound.terminal.packs import pack
from marsbound.terminal.play import play
from marsbound.terminal.replay import replay
from marsbound.terminal.rules import rules
from marsbound.terminal.serve import serve
from marsbound.terminal.simulate import simulate
from marsbound.text import BadText, Texts
from marsbound.text.languages import BadLanguage, check_brought


class Trouble(click.ClickException):
    """Something in the input is wrong: its name goes to stderr, and the exit code is 2."""

    exit_code = BAD_INPUT

    def show(self, file: Any = None) -> None:
        for line in self.message.splitlines():
            click.echo(f"marsbound: {line}", err=True)


class BadContent(Trouble):
    """The mistakes of a pack, each a line that begins with the file."""

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class Commands(click.Group):
    """Whatever is wrong with the input is told in words, never as a traceback."""

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except BadPack as problem:
            texts = Texts(language_of(context))
            raise BadContent("\n".join(texts.mistake(mistake) for mistake in problem.mistakes)) from problem
        except ModuleNotFoundError as missing:
            if sentence := advice(missing):
                raise Trouble(sentence) from missing
            raise
        except (BadInput, BadLanguage, BadRecord, BadText, CannotCopy, UnknownGame, UnknownRule) as problem:
            first = problem.args[0] if problem.args else None
            known = Texts(language_of(context)).phrase(first) if isinstance(first, Phrase) else str(problem)
            raise Trouble(known) from problem


def tell_warning(message: Warning | str, *place: Any, **more: Any) -> None:
    """In words, without the place in the source where it came up."""
    click.echo(f"marsbound: {message}", err=True)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="marsbound")
def main() -> None:
    """Three board games about Mars, played by people and bots.  Unofficial, made by fans."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that can't be shown is no reason to end a game
    warnings.showwarning = tell_warning
    check_brought()


for command in (games, bots, play, serve, simulate, arena, replay, rules, pack, bench, admin):
    main.add_command(command)
