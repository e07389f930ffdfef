"""Bots: whoever answers without being a person.

A bot is given what its player sees, the question with its choices, and a generator, and nothing else: it can't look
behind the cards, and with the same generator it plays the same.
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any
from typing import Final as _Final

if _TYPE_CHECKING:
    from marsbound.bots.bot import Bot, close_bot
    from marsbound.bots.levels import LEVELS, USUAL, bot_named, is_bot, is_foreign, is_program, level_of

__all__ = ["LEVELS", "USUAL", "Bot", "bot_named", "close_bot", "is_bot", "is_foreign", "is_program", "level_of"]

# Imported when somebody asks for them: the engine's part of this package is compiled and tried where nothing but the
# engine is.
_OFFERED: _Final = {
    "LEVELS": "levels",
    "USUAL": "levels",
    "Bot": "bot",
    "bot_named": "levels",
    "close_bot": "bot",
    "is_bot": "levels",
    "is_foreign": "levels",
    "is_program": "levels",
    "level_of": "levels",
}


def __getattr__(name: str) -> _Any:
    from importlib import import_module

    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_OFFERED[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
