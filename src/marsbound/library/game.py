"""The games, as whoever writes Python asks for them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.games import packs
from marsbound.games.kit import GameKit, named
from marsbound.games.registry import kit_of, kits
from marsbound.library.play import Play
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.packs import Pack

if TYPE_CHECKING:
    from marsbound.research.engine.actions import ActionTable
    from marsbound.research.engine.state import State

__all__ = ["Game", "game", "games"]

# Named, because research is made of the library
NEW_STATE: Final = "marsbound.research.specs:new_state"
ACTIONS: Final = "marsbound.research.specs:actions_of"


class Game:
    """One of the games; there is one object for each."""

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit
        self.name = kit.name

    @property
    def players(self) -> range:
        """How many can play."""
        return range(self.kit.game.fewest, self.kit.game.most + 1)

    @property
    def options(self) -> dict[str, list[str]]:
        """What can be chosen before a game begins; the first value is the usual one."""
        return {option.name: list(option.values) for option in self.kit.game.options}

    @property
    def pack(self) -> Pack:
        """Its own cards, ships and maps."""
        return packs.builtin(self.name)

    def new(
        self,
        players: int,
        seed: int | None = None,
        pack: Pack | Path | str | None = None,
        options: Mapping[str, str] | None = None,
        position: str | None = None,
    ) -> Play:
        """Begin a game, or go on from a position that `play.position` gave.

        The seed decides what nature deals and draws; without one every game is another.  A pack of one's own is given
        as it is, or as its file.
        """
        setup = Setup(self.kit.game, self.pack_given(pack), players, dict(options or {}))
        seed = seed_or_chance(seed)
        if position is None:
            return Play(setup, setup.play(seed))
        table = setup.table(position)
        table.set_seed(seed)
        return Play.at(setup, table)

    def state(
        self,
        players: int,
        seed: int | None = None,
        pack: Pack | Path | str | None = None,
        options: Mapping[str, str] | None = None,
        explicit_chance: bool = False,
    ) -> "State":
        """Begin a game by numbers, many times faster than one with words and events.

        The seed decides what nature draws, unless chance is explicit: then nature is one more player.
        """
        setup = Setup(self.kit.game, self.pack_given(pack), players, dict(options or {}))
        found: State = named(NEW_STATE)(setup, seed_or_chance(seed), explicit_chance)
        return found

    @property
    def actions(self) -> "ActionTable":
        """All that states of this game can be answered, by number and by name."""
        found: ActionTable = named(ACTIONS)(self.name)
        return found

    def pack_given(self, pack: Pack | Path | str | None) -> Pack:
        if pack is None:
            return self.pack
        found = pack if isinstance(pack, Pack) else packs.load(pack)
        if found.game != self.name:
            words = "{name}: this pack is for {game}; expected one for {wanted}"
            raise BadInput(said("input-other-pack", words, name=found.name, game=found.game, wanted=self.name))
        return found

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)


@cache
def game(name: str) -> Game:
    """The game of that name."""
    return Game(kit_of(name))


def games() -> list[Game]:
    """All games there are."""
    return [game(name) for name in kits()]
