"""The bots by name: levels from the weakest to the strongest, outside programs, and classes of somebody's own.

A bot is written NAME, or NAME@100ms or NAME@2000it if it searches: how long, or how often it tries something.  A
program of one's own is written program:COMMAND LINE, a class of one's own python:MODULE:CLASS.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from marsbound.bots.bot import Bot
from marsbound.bots.evaluators import evaluator_of, halving_of, learned_evaluator_of
from marsbound.bots.heuristic import HeuristicBot
from marsbound.bots.novice import NoviceBot
from marsbound.bots.program import ProgramBot
from marsbound.bots.python_bot import PYTHON, PythonBot, installed, is_python
from marsbound.bots.random import RandomBot
from marsbound.bots.search.search import SearchSettings
from marsbound.bots.search_bot import SearchBot
from marsbound.core.game import Game
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.library.setup import Setup

PROGRAM: Final = "program:"
MOST: Final = 1_000_000_000
_LIMIT: Final = re.compile(r"([0-9]{1,12})(ms|it)")


class Limit(NamedTuple):
    """When a search ends; a limit of 0 is none."""

    milliseconds: int = 0
    iterations: int = 0


class Level(NamedTuple):
    """A kind of bot: how one is made, given what it is called, and how long it thinks if it searches."""

    make: Callable[[Game, str, Limit], Bot]
    limit: Limit | None = None


def searching(game: Game, name: str, limit: Limit) -> Bot:
    return SearchBot(name, learned_evaluator_of(game), SearchSettings(), limit.iterations, limit.milliseconds)


LEVELS: Final[dict[str, Level]] = {
    "random": Level(lambda game, name, limit: RandomBot()),
    "novice": Level(lambda game, name, limit: NoviceBot(evaluator_of(game))),
    "heuristic": Level(lambda game, name, limit: HeuristicBot(evaluator_of(game), halving_of(game))),
    "expert": Level(searching, Limit(milliseconds=100)),
    "master": Level(searching, Limit(milliseconds=1000)),
    "champion": Level(searching, Limit(milliseconds=5000)),
}
"""From the weakest to the strongest."""
USUAL: Final = "heuristic"
"""Whom people play against unless they say otherwise."""
STAND_IN: Final = "heuristic"
"""Who answers when an outside program or somebody's class doesn't."""


def bot_named(spec: str, game: Game, setup: Setup | None = None) -> Bot:
    """The bot that a text means, made for a game; one that will be asked must know how it is set up."""
    if is_program(spec):
        command = spec.removeprefix(PROGRAM).strip()
        if not command:
            words = '"{spec}": which program? Expected program:COMMAND LINE'
            raise BadInput(said("input-which-program", words, spec=spec))
        return ProgramBot(command, game, bot_named(STAND_IN, game))
    name, at, wanted = spec.partition("@")
    level = LEVELS.get(name)
    if level is None and is_python(spec):
        return PythonBot(spec, game, bot_named(STAND_IN, game), setup)
    if level is None:
        known = ", ".join([*LEVELS, *installed(), f"{PROGRAM}COMMAND LINE", f"{PYTHON}MODULE:CLASS"])
        raise BadInput(said("input-no-bot", 'there is no bot "{name}"; there are: {names}', name=name, names=known))
    return level.make(game, spec, read_limit(spec, name, wanted) if at else level.limit or Limit())


def read_limit(spec: str, name: str, wanted: str) -> Limit:
    """What stands after the @."""
    if LEVELS[name].limit is None:
        searching = ", ".join(other for other, level in LEVELS.items() if level.limit is not None)
        words = "\"{spec}\": {name} doesn't search, so it can't be limited; those that do: {names}"
        raise BadInput(said("input-no-search", words, spec=spec, name=name, names=searching))
    found = _LIMIT.fullmatch(wanted)
    if not found or not 1 <= int(found[1]) <= MOST:
        words = (
            '"{spec}": "{wanted}" is no limit; expected milliseconds or iterations, 1 to {most}, '
            "as in {name}@100ms or {name}@2000it"
        )
        raise BadInput(said("input-limit", words, spec=spec, wanted=wanted, most=str(MOST), name=name))
    number = int(found[1])
    return Limit(milliseconds=number) if found[2] == "ms" else Limit(iterations=number)


def is_program(spec: str) -> bool:
    return spec.startswith(PROGRAM)


def is_foreign(spec: str) -> bool:
    """Whether a bot is somebody's own program or class: nothing to run because a file says so, or from afar."""
    return is_program(spec) or (level_of(spec) not in LEVELS and is_python(spec))


def is_bot(spec: str) -> bool:
    """Whether a name in a record is a bot's."""
    return is_foreign(spec) or level_of(spec) in LEVELS


def level_of(spec: str) -> str:
    """The level's name: "expert" of "expert@2000it"."""
    return spec.partition("@")[0]
