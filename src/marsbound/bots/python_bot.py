"""A class of somebody's own as a bot: python:MODULE:CLASS, or what another package brings by an entry point.

docs/how-to/python.md describes what it is asked.  Whatever it does, its turn is played: by itself, or by a stand-in,
with a note of what went wrong.
"""

import inspect
import os
import sys
import traceback
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from marsbound.bots.bot import Bot, close_bot
from marsbound.bots.program import Fault, impossible, shortened, shown
from marsbound.core.chance import Generator
from marsbound.core.game import Game
from marsbound.core.phrase import Phrase, said
from marsbound.core.play import Asked
from marsbound.core.refusal import BadInput
from marsbound.core.view import View as EngineView
from marsbound.library.game import game as library_game
from marsbound.library.question import question_of
from marsbound.library.setup import Setup
from marsbound.library.view import View

PYTHON: Final = "python:"
GROUP: Final = "marsbound.bots"


class PythonBot:
    """Asks an object of somebody's class, made for one game."""

    def __init__(self, name: str, game: Game, stand_in: Bot, setup: Setup | None) -> None:
        self.name = name
        self.setup = setup  # None: nobody will ask it, whoever made it only wants to know whether it is there
        self.stand_in = stand_in
        self.bot = made(name, class_named(name), library_game(game.name))
        self.draws = "chance" in inspect.signature(self.bot.choose).parameters
        self.faults: list[Fault] = []

    def choose(self, view: EngineView, asked: Asked, chance: Generator) -> str:
        assert self.setup is not None, "a bot that plays is told what is played"
        try:
            given = {"chance": chance} if self.draws else {}
            choice = self.bot.choose(View(self.setup, view), question_of(asked), **given)
        except Exception as error:
            self.faults.append(Fault(asked.line, raised(error)))
        else:
            if isinstance(choice, str) and choice in asked.choices:
                return choice
            what = shown(choice) if isinstance(choice, str) else shortened(repr(choice))
            self.faults.append(Fault(asked.line, impossible(what, asked.choices)))
        return self.stand_in.choose(view, asked, chance)

    def close(self) -> None:
        close_bot(self.bot)


def raised(error: Exception) -> Phrase:
    found = told(error)
    if isinstance(found, Phrase):
        return said("fault-raised-at", "raised {error} ({file}, line {line})", **found.values)
    return said("fault-raised", "raised {error}", error=found)


def told(error: Exception) -> str:
    """What went wrong, and where: whoever wrote the class has no other way to see it."""
    frames = traceback.extract_tb(error.__traceback__)
    what = shortened(f"{type(error).__name__}: {error}")
    if len(frames) == 1:
        return what
    file, line = os.path.basename(frames[-1].filename), str(frames[-1].lineno)
    return said("input-error-at", "{error} ({file}, line {line})", error=what, file=file, line=line)


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that other packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_python(spec: str) -> bool:
    return spec.startswith(PYTHON) or spec in installed()


def class_named(spec: str) -> Any:
    """The class that a text means; modules are also looked for where one is."""
    if spec in installed():
        return loaded(spec, installed()[spec].value)
    reference = spec.removeprefix(PYTHON)
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    return loaded(spec, reference)


def loaded(spec: str, reference: str) -> Any:
    module_name, _, name = reference.partition(":")
    if not module_name or not name:
        words = '"{spec}": which class? Expected python:MODULE:CLASS'
        raise BadInput(said("input-which-class", words, spec=spec))
    try:
        found: Any = import_module(module_name)
    except Exception as error:
        words = '"{spec}": module {module} can\'t be imported: {cause}'
        cause = f"{type(error).__name__}: {error}"
        raise BadInput(said("input-no-module", words, spec=spec, module=module_name, cause=cause)) from error
    for part in name.split("."):
        if not hasattr(found, part):
            words = '"{spec}": there is no {name} in module {module}'
            raise BadInput(said("input-no-class", words, spec=spec, name=name, module=module_name))
        found = getattr(found, part)
    if not callable(getattr(found, "choose", None)):
        words = '"{spec}": {name} has no method choose(view, question)'
        raise BadInput(said("input-no-choose", words, spec=spec, name=name))
    return found


def made(spec: str, kind: Any, game: Any) -> Any:
    """An object of the class, which takes the game or nothing."""
    try:
        parameters = inspect.signature(kind).parameters
        return kind(game) if parameters else kind()
    except Exception as error:
        words = '"{spec}": can\'t be made for {game}: {cause}'
        raise BadInput(said("input-bot-not-made", words, spec=spec, game=game.name, cause=told(error))) from error
