"""The games as Gymnasium has them: one agent, and bots on all other seats.

    import gymnasium
    import marsbound.research.gymnasium

    env = gymnasium.make("marsbound/red-planet-second-v0", players=3, opponents="novice")

Importing this module registers them.  Needs `marsbound[research]`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from marsbound.bots.bot import close_bot
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.games.registry import kits
from marsbound.packs import Pack
from marsbound.research.engine.observation import Field
from marsbound.research.opponents import answered, check_seat, opponents_at
from marsbound.research.table import Table
from marsbound.research.versions import environment_id

__all__ = ["SeatEnvironment"]

ENTRY_POINT: Final = "marsbound.research.gymnasium:SeatEnvironment"
VECTOR_ENTRY_POINT: Final = "marsbound.research.gymnasium_vector:VectorEnvironment"
REFUSE: Final = "refuse"
REPLACE: Final = "replace"
Observation = npt.NDArray[np.uint8]


class SeatEnvironment(gymnasium.Env[Observation, int | np.int64]):
    """One player's questions; everybody else's are answered by bots, who see what players see.

    The reward comes at the end: the agent's share of the victory.  `info` has the mask of legal actions.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 3,
        player: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        pack: Pack | Path | str | None = None,
    ) -> None:
        """`illegal` says what comes of an action that isn't legal: it is refused, or replaced by a random legal one."""
        if illegal not in (REFUSE, REPLACE):
            raise BadInput(f"illegal is {illegal!r}; expected {REFUSE!r} or {REPLACE!r}")
        self.table = Table(game, players, options, pack)
        check_seat(player, players)
        self.player = player
        self.illegal = illegal
        self.render_mode = render_mode
        self.playing = self.table.begin(0)
        self.bots = opponents_at(self.playing.spec.setup, opponents)
        self.chance = Generator(0)
        self.observation_space = spaces.Box(0, 255, (self.table.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)

    @property
    def layout(self) -> list[Field]:
        """Where everything stands in an observation."""
        return self.table.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """With a seed the game of that seed, the same as everywhere; without one the next of those drawn."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.playing = self.table.begin(number)
        self.chance = Generator(number)
        self.let_others_play()
        if self.playing.over:  # before the agent was asked anything: no game to learn from
            return self.reset()
        return self.told()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.playing.over:
            raise BadInput(f"{self.playing.at()}: the game is over: expected reset()")
        legal = self.playing.legal()
        if self.illegal == REPLACE and action not in legal:
            action = self.np_random.choice(legal)
        self.playing.apply(action)
        self.let_others_play()
        observation, info = self.told()
        return observation, self.playing.rewards()[self.player], self.playing.over, False, info

    def let_others_play(self) -> None:
        """Until the agent is asked, or the game is over."""
        state = self.playing
        while not state.over and state.player != self.player:
            bot = self.bots[(state.player - self.player) % self.table.players - 1]
            state.apply(answered(bot, state, self.chance))

    def told(self) -> tuple[Observation, dict[str, Any]]:
        return self.table.observation(self.playing, self.player), {"action_mask": self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """As sb3-contrib asks for them."""
        return self.table.mask(self.playing.legal(self.player))

    def render(self) -> str | None:
        return repr(self.playing) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self.bots:
            close_bot(bot)


for _name in kits():
    if environment_id(_name) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_name),
            entry_point=ENTRY_POINT,
            vector_entry_point=VECTOR_ENTRY_POINT,
            kwargs={"game": _name},
        )
