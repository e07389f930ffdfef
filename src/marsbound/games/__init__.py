"""The games, each a folder and an object: its kit says what it brings to everybody else.

The library has a function of this name, and Python makes every package an attribute of its parent: so this package can
be called.  `marsbound.games()` lists the games.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Final

FOLDERS: Final = ("red_planet", "rocketmen")
"""The only list of games there is.  Other packages bring theirs by an entry point of the group `marsbound.games`."""


class _CallablePackage(ModuleType):
    def __call__(self) -> list[Any]:
        """All games there are."""
        found: list[Any] = import_module("marsbound.library.game").games()  # the library is made of these games
        return found


sys.modules[__name__].__class__ = _CallablePackage
