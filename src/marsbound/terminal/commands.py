"""The command `marsbound` and its subcommands."""

import sys
import warnings
from io import TextIOWrapper
from typing import Any, Final

import click

from marsbound import __version__
from marsbound.core.phrase import Phrase, phrase_of
from marsbound.core.refusal import BadInput
from marsbound.extras import extra_of
from marsbound.games.packs import CannotCopy
from marsbound.ledger import BrokenLedger, UnknownGame, UnknownRule
from marsbound.packs import BadPack
from marsbound.records import BadRecord
from marsbound.terminal.admin import admin
from marsbound.terminal.arena import arena
from marsbound.terminal.bench import bench
from marsbound.terminal.bots import bots
from marsbound.terminal.click_words import install
from marsbound.terminal.games import games
from marsbound.terminal.help import Group, Option, option
from marsbound.terminal.options import BAD_INPUT, checked_language
from marsbound.terminal.packs import pack
from marsbound.terminal.play import play
from marsbound.terminal.replay import replay
from marsbound.terminal.rules import rules
from marsbound.terminal.serve import serve
from marsbound.terminal.simulate import simulate
from marsbound.terminal.words import OPTION, SPEECH, VARIABLE, line_of, wanted_language, words
from marsbound.text import LANGUAGES, BadText, Texts
from marsbound.text.languages import BadLanguage, check_brought

install()


class Trouble(click.ClickException):
    """Something in the input is wrong: its name goes to stderr, and the exit code is 2."""

    exit_code = BAD_INPUT

    def show(self, file: Any = None) -> None:
        for line in self.message.splitlines():
            click.echo(line_of(f"marsbound: {line}"), err=True)


class BadContent(Trouble):
    """The mistakes of a pack, each a line that begins with the file."""

    def show(self, file: Any = None) -> None:
        for line in self.message.splitlines():
            click.echo(line_of(line), err=True)


TOLD: Final = (
    BadInput,
    BadLanguage,
    BadRecord,
    BadText,
    BrokenLedger,
    CannotCopy,
    UnknownGame,
    UnknownRule,
)
"""What is told in words, since somebody can mend it."""


class Commands(Group):
    """Whatever is wrong with the input is told in words, never as a traceback."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        SPEECH.speak(wanted_language(args))
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except BadPack as problem:
            texts = Texts(SPEECH.language)
            raise BadContent("\n".join(texts.mistake(mistake) for mistake in problem.mistakes)) from problem
        except ModuleNotFoundError as missing:
            if extra := extra_of(missing):
                package = str(missing.name)
                raise Trouble(words("error-not-installed", package=package, extra=f"marsbound[{extra}]")) from missing
            raise
        except TOLD as problem:
            raise Trouble(in_words(phrase_of(problem))) from problem


def in_words(told: object) -> str:
    """A phrase in the person's language; all other words as they are."""
    if not isinstance(told, Phrase):
        return str(told)
    try:
        return Texts(SPEECH.language).phrase(told)
    except BadText:  # it is the words of that language that can't be read
        return str(told)


def tell_warning(message: Warning | str, *place: Any, **more: Any) -> None:
    """In words, without the place in the source where it came up."""
    told = message.args[0] if isinstance(message, Warning) and message.args else message
    click.echo(line_of(f"marsbound: {in_words(told)}"), err=True)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="marsbound", message="%(prog)s %(version)s", cls=Option)
@option(OPTION, metavar="|".join(LANGUAGES), envvar=VARIABLE, callback=checked_language, expose_value=False)
def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that can't be shown is no reason to end a game
    warnings.showwarning = tell_warning
    check_brought()


for command in (games, bots, play, serve, simulate, arena, replay, rules, pack, bench, admin):
    main.add_command(command)
