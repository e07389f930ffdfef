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
from marsbound.terminal.help import option
from marsbound.terminal.output import Output
from marsbound.terminal.words import OPTION, SPEECH, words
from marsbound.text import LANGUAGES, Texts

LARGEST_SEED: Final = (1 << 62) - 1
BAD_INPUT: Final = 2  # the exit code
INTERRUPTED: Final = 130  # that of what Ctrl-C has ended

F = TypeVar("F", bound=Callable[..., Any])


def checked_language(context: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """As it is said here; else as the environment or the locale have it.  All of them are heard before (`words.py`)."""
    if value is None:
        return SPEECH.language
    if value not in LANGUAGES:
        raise click.BadParameter(words("error-language", language=value, languages=", ".join(LANGUAGES)))
    return value


def read_options(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """NAME=VALUE pairs; whether the game has them the game knows."""
    found: dict[str, str] = {}
    for value in values:
        name, equals, wanted = value.partition("=")
        if not name or not equals:
            raise click.BadParameter(words("error-option-form", value=value))
        if name in found:
            raise click.BadParameter(words("error-option-twice", name=name))
        found[name] = wanted
    return found


def language_option(command: F) -> F:
    languages = "|".join(LANGUAGES)
    return option(OPTION, "language", metavar=languages, callback=checked_language)(command)


def heard_language_option(command: F) -> F:
    """For commands that say no more than `words` does, which has heard it already."""
    languages = "|".join(LANGUAGES)
    return option(OPTION, metavar=languages, callback=checked_language, expose_value=False)(command)


def plain_option(command: F) -> F:
    return option("--plain", is_flag=True)(command)


def pack_option(command: F) -> F:
    return option("--pack", "pack_name", metavar="FILE")(command)


def level_option(command: F) -> F:
    return option("--level", metavar="NAME")(command)


def seed_option(command: F) -> F:
    return option("--seed", type=click.IntRange(0, LARGEST_SEED), metavar="S")(command)


def jobs_option(command: F) -> F:
    return option("--jobs", type=click.IntRange(1, 4096), metavar="J")(command)


def ray_option(command: F) -> F:
    return option("--ray", "ray_address", metavar="auto|HOST:PORT")(command)


def game_options(command: F) -> F:
    return option("--option", "options", metavar="NAME=VALUE", multiple=True, callback=read_options)(command)


def output_for(texts: Texts, plain: bool) -> Output:
    colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return Output(plain, colours, texts.right_to_left)


def pack_for(game: Game, name: str | None) -> Pack:
    """The pack given, which must be for this game, or the game's own."""
    if name is None:
        return builtin(game.name)
    pack = load(name)
    if pack.game != game.name:
        raise BadInput(words("error-pack-of-other-game", name=name, game=pack.game, wanted=game.name))
    return pack


def player_of(seat: int, players: int) -> int:
    """A seat as the command line counts them, as a player."""
    if not 1 <= seat <= players:
        raise BadInput(words("error-no-seat", seat=seat, players=players))
    return seat - 1
