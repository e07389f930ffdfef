"""Gymnasium's checker passes, and bots on the other seats play as they do anywhere."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import marsbound
from marsbound import research
from marsbound.research.gymnasium import SeatEnvironment
from tests.library.plays import EVERY_SIZE


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    id = research.environment_id(name)
    env = gymnasium.make(id, players=players, illegal="replace", render_mode="ansi", disable_env_checker=True)
    check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_a_game_is_played_to_its_end_by_legal_actions(name: str, players: int) -> None:
    env = SeatEnvironment(name, players, player=players - 1)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert info["action_mask"].any()
        assert (info["action_mask"] == env.action_masks()).all()
        assert reward == 0
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert reward == env.playing.rewards()[players - 1]
    assert not env.action_masks().any()
    where = f"{name}, {players} players, step {env.playing.steps}"
    with pytest.raises(marsbound.BadInput, match=f"{where}: the game is over"):
        env.step(env.action_space.sample())


def test_the_same_seed_is_the_same_game_against_a_level() -> None:
    positions = []
    for _ in range(2):
        env = SeatEnvironment("red-planet-second", 3, opponents=["heuristic", "novice"])
        env.reset(seed=5)
        for _ in range(6):
            env.step(env.playing.legal()[0])
        positions.append(env.playing.position)
        env.close()
    assert positions[0] == positions[1]


def test_levels_that_know_the_game_win_more() -> None:
    env = SeatEnvironment("red-planet-second", 2, opponents="heuristic")
    won = 0.0
    for seed in range(12):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        won += float(reward)
    assert won < 3


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(marsbound.BadInput, match="2 opponents; expected 3"):
        SeatEnvironment("red-planet-second", 4, opponents=["random", "random"])
    with pytest.raises(marsbound.BadInput, match="no player 4"):
        SeatEnvironment("red-planet-second", 4, player=4)
    with pytest.raises(marsbound.BadInput, match="illegal is 'ignore'; expected 'refuse' or 'replace'"):
        SeatEnvironment("red-planet-second", 4, illegal="ignore")
    env = SeatEnvironment("red-planet-second", 4)
    env.reset(seed=1)
    with pytest.raises(
        marsbound.BadInput, match=r"red-planet-second, 4 players, step 0, player 0: action 0 .* at KeepAMission"
    ):
        env.step(0)


@pytest.mark.parametrize("action", [505.5, np.float32(505), "505", None, True, [505]])
def test_what_is_no_integer_is_refused(action: Any) -> None:
    env = SeatEnvironment("red-planet-second", 3)
    env.reset(seed=7)
    before = env.playing.copy()
    with pytest.raises(marsbound.BadInput, match=r"red-planet-second, 3 players, step 0, .* expected an integer"):
        env.step(action)
    assert env.playing == before
