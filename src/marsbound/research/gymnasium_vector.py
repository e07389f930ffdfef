"""Many games at once as Gymnasium has them, stepped by a batch: one agent in each, others on all other seats.

    import gymnasium
    import marsbound.research.gymnasium

    env = gymnasium.make_vec("marsbound/red-planet-second-v0", num_envs=256, players=3)

A game that is over begins anew in the same step: what was seen at its end is in `info["final_obs"]`.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from marsbound.bots.bot import close_bot
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.packs import Pack
from marsbound.research.as_arrays import Array, arrays
from marsbound.research.batches import batch
from marsbound.research.engine.observation import Field
from marsbound.research.opponents import answered, check_seat, opponents_at
from marsbound.research.table import Table

__all__ = ["Policy", "VectorEnvironment"]

RANDOM: Final = "random"
Policy = Callable[[Array, Array], Any]
"""Observations and masks of games, a row each, to as many actions."""


class VectorEnvironment(VectorEnv[Array, Array, Array]):
    """The games of so many seat environments; place p of n begins with the seed that reset was given plus p.

    The others are bots by name, as there, or a policy: a function of observations and masks that acts for all of them.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 3,
        player: int = 0,
        opponents: str | Sequence[str] | Policy = RANDOM,
        options: Mapping[str, str] | None = None,
        pack: Pack | Path | str | None = None,
    ) -> None:
        self.table = Table(game, players, options, pack)
        check_seat(player, players)
        self.num_envs = num_envs
        self.player = player
        self.batch = batch(game, players, num_envs, 0, pack, options)
        self.shown = arrays(self.batch)
        self.policy = opponents if callable(opponents) else None
        names = RANDOM if callable(opponents) else opponents
        self.all_random = self.policy is None and set([names] if isinstance(names, str) else names) == {RANDOM}
        self.bots = opponents_at(self.batch.spec.setup, names)
        self.chances: list[Generator] = []
        self.rewards = np.zeros(num_envs)
        self.ended = np.zeros(num_envs, bool)
        self.single_observation_space = spaces.Box(0, 255, (self.table.size,), np.uint8)
        self.single_action_space = spaces.Discrete(self.table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def layout(self) -> list[Field]:
        """Where everything stands in an observation."""
        return self.table.layout

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """With a seed place p plays the game of that seed plus p first, and so on as batches do."""
        first = seed[0] if isinstance(seed, list) else seed
        if isinstance(seed, list) and first is not None and seed != list(range(first, first + self.num_envs)):
            raise BadInput(f"seeds are {seed}; expected one, to which each place adds its number")
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(1 << 62)) if first is None else first)
        self.chances = [Generator(int(number)) for number in self.shown["seed"]]
        self.let_others_play()
        return self.shown["observation"].copy(), self.info()

    def step(self, actions: Any) -> tuple[Array, Array, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.advance(actions, self.batch.every)
        self.let_others_play()
        info = self.info()
        if self.ended.any():
            info |= self.told_at_the_end()
        over = self.ended.copy()
        return self.shown["observation"].copy(), self.rewards.copy(), over, np.zeros_like(over), info

    def advance(self, actions: Any, places: Any) -> None:
        """A step in some games; what the agent gets is of the first game that ends."""
        self.batch.step(actions, places)
        at = np.asarray(places)
        for place in at[self.shown["done"][at] == 1].tolist():
            self.chances[place] = Generator(int(self.shown["seed"][place]))
            if not self.ended[place]:
                self.rewards[place] = self.shown["reward"][place, self.player]
                self.ended[place] = True

    def let_others_play(self) -> None:
        """Until the agent is asked in every game."""
        while len(waiting := np.flatnonzero(self.shown["player"] != self.player)):
            self.advance(self.chosen(waiting), waiting)

    def chosen(self, waiting: Array) -> Any:
        """What the others do."""
        if self.policy is not None:
            return self.policy(self.shown["observation"][waiting], self.shown["mask"][waiting])
        if self.all_random:
            legal, count = self.shown["legal"], self.shown["count"]
            return [legal[place, self.chances[place].below(int(count[place]))].item() for place in waiting.tolist()]
        return [self.bot_at(place) for place in waiting.tolist()]

    def bot_at(self, place: int) -> int:
        state = self.batch.state(place)
        bot = self.bots[(state.player - self.player) % self.table.players - 1]
        return answered(bot, state, self.chances[place])

    def info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": every,
            "seed": self.shown["seed"].copy(),
            "_seed": every,
        }

    def action_masks(self) -> npt.NDArray[np.int8]:
        return self.shown["mask"].astype(np.int8)

    def told_at_the_end(self) -> dict[str, Any]:
        """As Gymnasium's own vector environments tell it."""
        seen = np.full(self.num_envs, None, object)
        points = np.zeros((self.num_envs, self.table.players), np.int64)
        for place in np.flatnonzero(self.ended).tolist():
            seen[place] = np.frombuffer(self.batch.final(place, self.player), np.uint8)
            points[place] = self.shown["points"][place]
        over = self.ended.copy()
        final = {"points": points, "_points": over}
        return {"final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}

    def close_extras(self, **kwargs: Any) -> None:
        for bot in self.bots:
            close_bot(bot)
