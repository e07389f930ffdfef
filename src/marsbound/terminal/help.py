"""Commands and options whose help is a message: `help-play` with an attribute for each option.

An option that several commands share is an attribute of `help-shared`.  Functions of commands have no docstrings for
people: what they read stands in `command.ftl`, in every language.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, TypeVar

import click

from marsbound.terminal.help_sheet import HelpSheet
from marsbound.terminal.words import SPEECH, held, words

SHARED: Final = "help-shared"
ROOT: Final = "help-marsbound"
MORE: Final = "more"
F = TypeVar("F", bound=Callable[..., Any])


class Context(click.Context):
    formatter_class = HelpSheet


class Option(click.Option):
    def __init__(self, *settings: Any, values: Mapping[str, str] | None = None, **more: Any) -> None:
        super().__init__(*settings, **more)
        self.values = values or {}  # what its help tells

    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        self.help = attribute(help_id(context.command), option_name(self), **self.values)
        return super().get_help_record(context)


def option_name(option: click.Option) -> str:
    """ "keep-chat" of --keep-chat."""
    return max(option.opts, key=len).lstrip("-")


def attribute(message: str, name: str, **values: str) -> str:
    """What a command says of an option, or what all say of it."""
    if not SPEECH.texts.has(message, name):
        message = SHARED
    return SPEECH.texts.attribute(message, name, **values)


class Spoken(click.Command):
    """What a command and a group of them have in common."""

    context_class = Context
    parent: "Group | None" = None
    examples: Sequence[tuple[str, str]] = ()
    """What can be typed, and the attribute that says what it does."""

    def get_help_option(self, context: click.Context) -> click.Option | None:
        found = super().get_help_option(context)
        if found is not None:
            found.help = words("click-help-option")
        return found

    def get_short_help_str(self, limit: int = 45) -> str:
        self.help = words(help_id(self))
        return super().get_short_help_str(limit)

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        id = help_id(self)
        paragraphs = [words(id)]
        if SPEECH.texts.has(id, MORE):
            paragraphs.append(held(attribute(id, MORE)))
        for paragraph in paragraphs:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(paragraph)
        if self.examples:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_dl([(typed, attribute(id, name)) for typed, name in self.examples], col_max=40)


class Command(Spoken):
    pass


class Group(Spoken, click.Group):
    command_class = Command
    group_class = type
    modules: ClassVar[Mapping[str, str]] = {}
    """Commands that are imported when they are asked for, and where they are: `MODULE:NAME`."""

    def list_commands(self, context: click.Context) -> list[str]:
        return [*self.modules, *(name for name in super().list_commands(context) if name not in self.modules)]

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name in self.modules and name not in self.commands:
            module, _, function = self.modules[name].partition(":")
            self.add_command(getattr(import_module(module), function), name)
        return super().get_command(context, name)

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        super().add_command(command, name)
        if isinstance(command, Spoken):
            command.parent = self


def help_id(command: click.Command) -> str:
    """ "help-admin-people-list"."""
    names: list[str] = []
    while isinstance(command, Spoken) and command.parent is not None:
        names.insert(0, command.name or "")
        command = command.parent
    return "-".join(["help", *names]) if names else ROOT


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Option, **settings)
