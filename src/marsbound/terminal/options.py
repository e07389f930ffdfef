"""Options that several commands share, checked as they are read."""

import os
import sys
from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from marsbound.core.game import Game
from marsbound.core.refusal import BadInput
from marsbound.games.packs import builtin, load
from marsbound.packs import Pack
from marsbound.terminal.output import Output
from marsbound.text import LANGUAGES, Texts
from marsbound.text.texts import FALLBACK

LARGEST_SEED: Final = (1 << 62) - 1
BAD_INPUT: Final = 2  # the exit code
LANGUAGE: Final = "marsbound.language"

F = TypeVar("F", bound=Callable[..., Any])


def checked_language(context: click.Context, parameter: click.Parameter, value: str) -> str:
    if value not in LANGUAGES:
        raise click.BadParameter(f"no language {value!r}; there are {', '.join(LANGUAGES)}")
    context.meta[LANGUAGE] = value
    return value


def language_of(context: click.Context) -> str:
    """What a command was asked to speak, also after it has ended."""
    found: str = context.meta.get(LANGUAGE, FALLBACK)
    return found


def read_options(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """NAME=VALUE pairs; whether the game has them the game knows."""
    found: dict[str, str] = {}
    for value in values:
        name, equals, wanted = value.partition("=")
        if not name or not equals:
            raise click.BadParameter(f'"{value}" isn\'t of the form NAME=VALUE')
        if name in found:
            raise click.BadParameter(f"{name} is given twice")
        found[name] = wanted
    return found


def language_option(command: F) -> F:
    return click.option(
        "--lang",
        "language",
        metavar="|".join(LANGUAGES),
        default="en",
        show_default=True,
        envvar="MARSBOUND_LANG",
        callback=checked_language,
        help="The language; MARSBOUND_LANG in the environment sets it for good.",
    )(command)


def plain_option(command: F) -> F:
    return click.option(
        "--plain", is_flag=True, help="No colours, no columns, one fact a line: for screen readers and programs."
    )(command)


def pack_option(command: F) -> F:
    return click.option("--pack", "pack_name", metavar="FILE", help="A content pack of your own.")(command)


def level_option(command: F) -> F:
    return click.option(
        "--level",
        metavar="NAME",
        help="How well the bots play; `marsbound bots` lists the levels.  NAME@100ms or NAME@2000it limits a search.",
    )(command)


def seed_option(command: F) -> F:
    return click.option(
        "--seed",
        type=click.IntRange(0, LARGEST_SEED),
        metavar="S",
        help="Decides what nature and the bots do; without it every game is another.",
    )(command)


def game_options(command: F) -> F:
    return click.option(
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        callback=read_options,
        help="An option of the game, as `marsbound games` lists them; may be given several times.",
    )(command)


def output_for(texts: Texts, plain: bool) -> Output:
    colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return Output(plain, colours, texts.right_to_left)


def pack_for(game: Game, name: str | None) -> Pack:
    """The pack given, which must be for this game, or the game's own."""
    if name is None:
        return builtin(game.name)
    pack = load(name)
    if pack.game != game.name:
        raise BadInput(f"{name}: this pack is for {pack.game}; expected one for {game.name}")
    return pack


def player_of(seat: int, players: int) -> int:
    """A seat as the command line counts them, as a player."""
    if not 1 <= seat <= players:
        raise BadInput(f"there is no seat {seat}; with {players} players the seats count from 1 to {players}")
    return seat - 1
