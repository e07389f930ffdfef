"""The games there are, by name: the built-in ones, then those of other packages."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from marsbound.core.game import Game
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.games import FOLDERS
from marsbound.games.kit import GameKit

GROUP: Final = "marsbound.games"


@cache
def own_kits() -> tuple[GameKit, ...]:
    """A folder's package has its KITS, one for each edition."""
    return tuple(kit for folder in FOLDERS for kit in import_module(f"marsbound.games.{folder}").KITS)


@cache
def brought_kits() -> tuple[GameKit, ...]:
    """Those of other packages; an entry point gives a kit or several."""
    found: list[GameKit] = []
    for point in entry_points(group=GROUP):
        brought = point.load()
        found += [brought] if isinstance(brought, GameKit) else brought
    return tuple(found)


@cache
def kits() -> dict[str, GameKit]:
    found = [*own_kits(), *brought_kits()]
    by_name = {kit.name: kit for kit in found}
    if len(by_name) != len(found):
        names = [kit.name for kit in found]
        twice = sorted({name for name in names if names.count(name) > 1})
        words = "more than one game is called {names}; every game needs a name of its own"
        raise BadInput(said("input-games-alike", words, names=", ".join(twice)))
    return by_name


@cache
def games() -> dict[str, Game]:
    return {name: kit.game for name, kit in kits().items()}


def kit_of(name: str) -> GameKit:
    if name not in kits():
        words = 'there is no game "{name}"; there are: {names}'
        raise BadInput(said("input-no-game", words, name=name, names=", ".join(kits())))
    return kits()[name]


def game_named(name: str) -> Game:
    return kit_of(name).game
