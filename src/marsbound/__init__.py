"""marsbound: three board games about Mars on one machine.

    import marsbound

    play = marsbound.game("red-planet-second").new(players=3, seed=7)
    bot = marsbound.bot("heuristic")
    while not play.over:
        for player in play.to_act:
            play.answer(player, bot.choose(play.view(player), play.question(player)))
    print(play.result)

COMPILED says whether the engine runs compiled. With MARSBOUND_INTERPRETED=1 in the environment the sources are used
even though they have been compiled.
"""

import sys as _sys
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any
from typing import Final as _Final

from marsbound._engine import EngineFinder as _EngineFinder
from marsbound._engine import engine_to_use as _engine_to_use

if _TYPE_CHECKING:
    from marsbound.bots.library_bot import bot
    from marsbound.core.game import Result
    from marsbound.core.refusal import BadInput, Refusal, Refused
    from marsbound.library.event import Event
    from marsbound.library.game import game, games
    from marsbound.library.play import Play
    from marsbound.library.question import Question
    from marsbound.library.replay import load
    from marsbound.library.view import View

__all__ = [
    "COMPILED",
    "BadInput",
    "Event",
    "Play",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "View",
    "__version__",
    "bot",
    "game",
    "games",
    "load",
]

__version__: _Final = "0.3.0.dev0"

_ENGINE: _Final = _engine_to_use()
if _ENGINE is not None:
    _sys.meta_path.insert(0, _EngineFinder(_ENGINE))

COMPILED: _Final[bool] = _ENGINE is not None

# Imported when somebody asks for them: the engine's parts begin with `import marsbound` too, and need little of this.
_OFFERED: _Final = {
    "BadInput": "core.refusal",
    "Event": "library.event",
    "Play": "library.play",
    "Question": "library.question",
    "Refusal": "core.refusal",
    "Refused": "core.refusal",
    "Result": "core.game",
    "View": "library.view",
    "bot": "bots.library_bot",
    "game": "library.game",
    "load": "library.replay",
}


def __getattr__(name: str) -> _Any:
    from importlib import import_module

    if name == "games":
        return import_module("marsbound.games")
    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_OFFERED[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
