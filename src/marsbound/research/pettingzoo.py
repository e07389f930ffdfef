"""The games as PettingZoo has them: an agent a player, one acting after the other, or all at once.

    from marsbound.research import pettingzoo

    env = pettingzoo.env("red-planet-second", players=4)

Needs `marsbound[research]`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from marsbound.core.refusal import BadInput
from marsbound.packs import Pack
from marsbound.research.engine.actions import no_integer, whole_number
from marsbound.research.engine.observation import Field
from marsbound.research.engine.state import State
from marsbound.research.specs import has_choices_at_once
from marsbound.research.table import Seeds, Table

__all__ = ["ParallelEnvironment", "TurnEnvironment", "env", "parallel_env"]

Observation = dict[str, Any]


def env(
    game: str, players: int, options: Mapping[str, str] | None = None, pack: Pack | Path | str | None = None
) -> "TurnEnvironment":
    """Agents act one after the other; where players choose at once, nobody sees what the others have chosen."""
    return TurnEnvironment(Table(game, players, options, pack))


def parallel_env(
    game: str, players: int, options: Mapping[str, str] | None = None, pack: Pack | Path | str | None = None
) -> "ParallelEnvironment":
    """All agents act in every step; whoever isn't asked has one action, to wait."""
    if not has_choices_at_once(game):
        raise BadInput(f"{game}: players never choose at once; expected env() instead of parallel_env()")
    return ParallelEnvironment(Table(game, players, options, pack))


def agents_of(table: Table) -> list[str]:
    return [f"player_{player}" for player in range(table.players)]


def observation_space(table: Table, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class TurnEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent acts at a time; rewards come at the end, as shares of the victory."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.seeds = Seeds()
        self.metadata = {"name": table.id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = agents_of(table)
        self.number = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(table, table.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self.playing: State | None = None

    @property
    def layout(self) -> list[Field]:
        """Where everything stands in an observation."""
        return self.table.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The game being played; its secrets are for referees."""
        if self.playing is None:
            raise BadInput(f"{self.table.game.name}: the environment isn't reset yet: expected reset() first")
        return self.playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed the game of that seed, the same as everywhere; without one the next of those drawn."""
        self.playing = self.table.begin(self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.player]

    def observe(self, agent: str) -> Observation:
        state, player = self.game_state, self.number[agent]
        legal = state.legal() if player == state.player else []
        return {"observation": self.table.observation(state, player), "action_mask": self.table.mask(legal)}

    def step(self, action: Any) -> None:
        state = self.game_state
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state.apply(action)
        if not state.over:  # until then all rewards are 0
            self.agent_selection = self.possible_agents[state.player]
            return
        self.rewards = dict(zip(self.possible_agents, state.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._skip_agent_selection = None
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        return repr(self.game_state)

    def close(self) -> None:
        self.playing = None


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act at once; the last action of the space is to wait."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seeds = Seeds()
        self.wait = table.actions
        self.metadata = {"name": table.id, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = agents_of(table)
        self.observation_spaces = {agent: observation_space(table, table.actions + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.playing: State | None = None

    @property
    def layout(self) -> list[Field]:
        """Where everything stands in an observation."""
        return self.table.layout

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """With a seed the game of that seed, the same as everywhere; without one the next of those drawn."""
        self.playing = self.table.begin(self.seeds.next(seed))
        self.agents = list(self.possible_agents)
        return self.observations(self.playing), {agent: {} for agent in self.agents}

    def observations(self, state: State) -> dict[str, Observation]:
        found = {}
        for player, agent in enumerate(self.possible_agents):
            legal = state.legal(player) or [self.wait]
            mask = self.table.mask(legal, self.table.actions + 1)
            found[agent] = {"observation": self.table.observation(state, player), "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.playing
        if state is None or not self.agents:
            raise BadInput(f"{self.table.game.name}: no game is being played: expected reset() first")
        wanted = self.checked_actions(state, actions)
        for player in state.to_act:  # sealed one after the other, shown to nobody before the last
            state.apply(wanted[player])
        told = self.observations(state)
        rewards = dict(zip(self.possible_agents, state.rewards(), strict=True))
        over = dict.fromkeys(self.possible_agents, state.over)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        if state.over:
            self.agents = []
        return told, rewards, over, dict.fromkeys(self.possible_agents, False), infos

    def checked_actions(self, state: State, actions: dict[str, int]) -> list[int]:
        """One for each player, all of them legal."""
        where = f"{self.table.game.name}, {self.table.players} players, step {state.steps}"
        if not isinstance(actions, Mapping):
            raise BadInput(f"{where}: actions are {type(actions).__name__}; expected a dictionary, by agent")
        wanted = []
        for player, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise BadInput(f"{where}: {agent} has no action; expected one for every agent")
            action = whole_number(actions[agent])
            if action is None:
                raise BadInput(f"{where}: {agent}: {no_integer(actions[agent])}")
            legal = state.legal(player) or [self.wait]
            if action not in legal:
                raise BadInput(f"{where}: {agent}: action {action} isn't legal; legal are: {legal}")
            wanted.append(action)
        return wanted

    def render(self) -> str:
        return repr(self.playing)

    def close(self) -> None:
        self.playing = None
