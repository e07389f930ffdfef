"""The command `marsbound` and its subcommands."""

import sys
import warnings
from io import TextIOWrapper
from typing import Any, ClassVar, Final

import click

from marsbound import __version__
from marsbound.core.phrase import Phrase, phrase_of
from marsbound.core.refusal import BadInput
from marsbound.extras import extra_of
from marsbound.games.packs import CannotCopy
from marsbound.ledger import BrokenLedger, UnknownGame, UnknownRule
from marsbound.packs import BadPack
from marsbound.records import BadRecord
from marsbound.terminal.browser import WITHOUT_A_WORD
from marsbound.terminal.click_words import install
from marsbound.terminal.help import Group, Option, option
from marsbound.terminal.options import BAD_INPUT, INTERRUPTED, checked_language
from marsbound.terminal.words import OPTION, SPEECH, VARIABLE, line_of, wanted_language, words
from marsbound.text import LANGUAGES, BadText, Texts
from marsbound.text.languages import BadLanguage, check_brought

install()


class InputError(click.ClickException):
    """Something in the input is wrong: its name goes to stderr, and the exit code is 2."""

    exit_code = BAD_INPUT

    def show(self, file: Any = None) -> None:
        for line in self.message.splitlines():
            click.echo(line_of(f"marsbound: {line}"), err=True)


class BadContent(InputError):
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


MODULES: Final = {
    "games": "games:games",
    "bots": "bots:bots",
    "play": "play:play",
    "serve": "serve:serve",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "selfplay": "selfplay:selfplay",
    "replay": "replay:replay",
    "rules": "rules:rules",
    "pack": "packs:pack",
    "bench": "bench:bench",
    "admin": "retention:admin",  # which adds `sweep` to it
}


class Commands(Group):
    """Whatever is wrong with the input is told in words, never as a traceback."""

    modules: ClassVar = {name: f"marsbound.terminal.{place}" for name, place in MODULES.items()}

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        SPEECH.speak(wanted_language(args))
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, context: click.Context) -> Any:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            click.echo(f"\n{words('click-aborted')}", err=True)
            raise click.exceptions.Exit(INTERRUPTED) from None
        except BadPack as problem:
            texts = Texts(SPEECH.language)
            raise BadContent("\n".join(texts.mistake(mistake) for mistake in problem.mistakes)) from problem
        except ModuleNotFoundError as missing:
            if extra := extra_of(missing):
                package = str(missing.name)
                raise InputError(
                    words("error-not-installed", package=package, extra=f"marsbound[{extra}]")
                ) from missing
            raise
        except TOLD as problem:
            raise InputError(in_words(phrase_of(problem))) from problem


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


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="marsbound", message="%(prog)s %(version)s", cls=Option)
@option(OPTION, metavar="|".join(LANGUAGES), envvar=VARIABLE, callback=checked_language, expose_value=False)
@click.pass_context
def main(context: click.Context) -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that can't be shown is no reason to end a game
    warnings.showwarning = tell_warning
    check_brought()
    if context.invoked_subcommand is None:
        play_in_the_browser(context)


def play_in_the_browser(context: click.Context) -> None:
    """What somebody wants who says no more than the name."""
    serve = main.get_command(context, "serve")
    assert serve is not None
    context.meta[WITHOUT_A_WORD] = True
    with serve.make_context("serve", ["--open", "--compile"], parent=context) as serving:
        serve.invoke(serving)


def named(*names: str) -> tuple[click.Command, list[str]]:
    """The command that these words name, and those that are left for it."""
    command: click.Command = main
    rest = list(names)
    while rest and isinstance(command, click.Group):
        found = command.get_command(click.Context(command), rest[0])
        if found is None:
            break
        command = found
        rest.pop(0)
    return command, rest
