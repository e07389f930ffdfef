"""What adapters to frameworks share: a set-up chosen by name, and what a player is shown of a state."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from marsbound.library.game import game as game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.packs import Pack
from marsbound.research.engine.observation import Field
from marsbound.research.engine.state import State
from marsbound.research.versions import environment_id, layout

BELOW: Final = 1 << 62  # seeds that are drawn
WORDS: Final = 1 << 64  # numpy takes no negative ones


class Seeds:
    """Which game comes next: that of the seed somebody gives, and after it those that this seed leads to.

    So whoever gives a seed once plays the same games in every run; they are drawn as Gymnasium's environments draw.
    """

    def __init__(self) -> None:
        self.chance: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        if seed is not None:
            number = seed_or_chance(seed)
            self.chance = np.random.default_rng(number % WORDS)
            return number
        if self.chance is None:
            self.chance = np.random.default_rng()
        return int(self.chance.integers(BELOW))


class Table:
    """A game with so many players, from which states are begun."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str] | None = None, pack: Pack | Path | str | None = None
    ) -> None:
        self.game = game_named(game)
        self.players = players
        self.options = dict(options or {})
        self.pack = pack
        self.id = environment_id(game)
        self.actions = len(self.game.actions)
        self.size = sum(field.size for field in self.layout)
        self.begin(0)  # whatever is wrong with the set-up is said now

    @property
    def layout(self) -> list[Field]:
        """Where everything stands in an observation."""
        return layout(self.game.name)

    def begin(self, seed: int | None, explicit_chance: bool = False) -> State:
        return self.game.state(self.players, seed_or_chance(seed), self.pack, self.options, explicit_chance)

    def observation(self, state: State, player: int) -> npt.NDArray[np.uint8]:
        """As the layout says; whoever gets it may write into it."""
        return np.frombuffer(bytearray(state.observation(player)), np.uint8)

    def mask(self, legal: list[int], size: int | None = None) -> npt.NDArray[np.int8]:
        """1 for each action that is legal."""
        found = np.zeros(self.actions if size is None else size, np.int8)
        found[legal] = 1
        return found
