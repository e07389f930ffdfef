"""The same seed and the same actions are the same game, through whichever framework it is played."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import marsbound
from marsbound.core.chance import Generator
from marsbound.core.script import NATURE
from marsbound.research import State, Workers, open_spiel, pettingzoo
from marsbound.research.gymnasium import SeatEnvironment
from marsbound.research.gymnasium_vector import VectorEnvironment
from tests.library.plays import EVERY_SIZE
from tests.research.test_actions import own_pack

SEED = 9
STEPS = 250 if marsbound.COMPILED else 15


def begun(name: str, players: int, explicit_chance: bool = False) -> State:
    return marsbound.game(name).state(players=players, seed=SEED, explicit_chance=explicit_chance)


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_agents_in_turn_and_openspiels_nodes_play_what_a_state_plays(name: str, players: int) -> None:
    """What nature draws by the seed is given to OpenSpiel as its chance outcomes."""
    state, drawn = begun(name, players), begun(name, players, explicit_chance=True)
    env = pettingzoo.env(name, players)
    env.reset(seed=SEED)
    node: Any = pyspiel.load_game(open_spiel.short_name(name), {"players": players}).new_initial_state()
    chance = Generator(players)
    for _ in range(STEPS):
        while drawn.player == NATURE:
            assert dict(node.chance_outcomes()) == pytest.approx(dict(drawn.chance()))
            node.apply_action(drawn.draw())
            drawn.apply(drawn.draw())
        assert env.game_state == state
        assert state.position == drawn.position == str(node)
        if state.over:
            break
        legal = state.legal()
        seen = env.observe(f"player_{state.player}")
        assert env.agent_selection == f"player_{state.player}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal) == sorted(node.legal_actions()) != []
        assert seen["observation"].tobytes() == state.observation(state.player)
        action = legal[chance.below(len(legal))]
        for each in (state.apply, drawn.apply, env.step, node.apply_action):
            each(action)
    assert list(env.rewards.values()) == state.rewards()
    assert not node.is_terminal() or node.returns() == state.rewards()


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_one_agent_and_a_policy_for_the_others_play_what_a_state_plays(name: str, players: int) -> None:
    state = begun(name, players)
    taken: list[int] = []

    def last_legal(observations: Any, masks: Any) -> Any:
        taken.extend(len(mask) - 1 - int(mask[::-1].argmax()) for mask in masks)
        return taken[-len(masks) :]

    one = SeatEnvironment(name, players)
    one.reset(seed=SEED)
    assert one.playing == state or state.player != 0

    many = VectorEnvironment(name, 1, players, opponents=last_legal)
    seen, info = many.reset(seed=SEED)
    over: Any = [False]
    for _ in range(STEPS // players):
        if over[0]:
            break
        for action in taken:
            state.apply(action)
        taken.clear()
        assert (state.player, state.observation(0)) == (0, seen[0].tobytes())
        assert np.flatnonzero(info["action_mask"][0]).tolist() == sorted(state.legal())
        action = int(info["action_mask"][0].argmax())
        seen, rewards, over, _, info = many.step([action])
        state.apply(action)
    assert not over[0] or rewards[0] in (0, 0.5, 1)
    one.close()
    many.close()


def test_a_pack_of_ones_own_is_played_everywhere(tmp_path: Path) -> None:
    name, players = "red-planet-second", 3
    pack = own_pack(tmp_path, ("capacity = 3", "capacity = 2"))
    state = marsbound.game(name).state(players=players, seed=SEED, pack=pack)
    assert state != begun(name, players)
    turns, together = pettingzoo.env(name, players, pack=pack), pettingzoo.parallel_env(name, players, pack=pack)
    turns.reset(seed=SEED)
    together.reset(seed=SEED)
    one = SeatEnvironment(name, players, pack=pack)
    one.reset(seed=SEED)
    assert turns.game_state == together.playing == one.playing == state
    many = VectorEnvironment(name, 2, players, pack=pack)
    many.reset(seed=SEED)
    assert many.batch.state(0) == state
    with Workers(name, players, games=2, jobs=1, seed=SEED, pack=pack) as workers:
        assert workers.setup == state.spec.setup
        assert workers.arrays["observation"][0].tobytes() == state.observation(state.player)
