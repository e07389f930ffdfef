"""Gymnasium's vector form: every place is the single environment's game, whoever sits on the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

import marsbound
from marsbound import research
from marsbound.research.gymnasium import SeatEnvironment
from marsbound.research.gymnasium_vector import VectorEnvironment
from tests.library.plays import EVERY_SIZE

PLACES = 3


def first_legal(masks: Any) -> Any:
    return np.argmax(masks, axis=-1)


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_every_place_plays_what_the_single_environment_plays(name: str, players: int) -> None:
    """To the end of the first games, and on into the next ones."""
    env = VectorEnvironment(name, PLACES, players, player=players - 1)
    singles = [SeatEnvironment(name, players, player=players - 1) for _ in range(PLACES)]
    seen, info = env.reset(seed=20)
    told = [single.reset(seed=20 + place) for place, single in enumerate(singles)]
    ended = 0
    for _ in range(2500):
        assert env.observation_space.contains(seen)
        for place, (single_seen, single_info) in enumerate(told):
            assert (seen[place] == single_seen).all()
            assert (info["action_mask"][place] == single_info["action_mask"]).all()
        actions = first_legal(info["action_mask"])
        seen, rewards, over, truncated, info = env.step(actions)
        assert not truncated.any()
        for place, single in enumerate(singles):
            single_seen, reward, single_over, _, single_info = single.step(actions[place])
            assert (rewards[place], over[place]) == (reward, single_over)
            if single_over:
                assert (info["final_obs"][place] == single_seen).all()
                result = single.playing.result()
                assert result is not None
                own = [int(seat) for seat in single.playing.spec.own_seats]
                assert info["final_info"]["points"][place].tolist() == [result.totals[seat] for seat in own]
                single_seen, single_info = single.reset(seed=20 + place + PLACES)
                ended += 1
            else:
                assert "final_obs" not in info or info["final_obs"][place] is None
            told[place] = (single_seen, single_info)
        if ended >= 2:
            break
    assert ended > 0
    env.close()


@pytest.mark.parametrize("name", [game.name for game in marsbound.games()])
def test_gymnasium_makes_it_by_its_id(name: str) -> None:
    env = gymnasium.make_vec(research.environment_id(name), num_envs=4, players=3)
    assert isinstance(env.unwrapped, VectorEnvironment)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.action_space.contains(env.action_space.sample())
    once, twice = [env.reset(seed=7) for _ in range(2)]
    assert data_equivalence(once, twice)
    assert not data_equivalence(once, env.reset())
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    _, info = wrapped.reset(seed=7)
    over = np.zeros(4, bool)
    while not over.any():
        _, _, over, _, info = wrapped.step(first_legal(info["action_mask"]))
    assert (info["episode"]["l"][over] > 0).all()


def test_one_seed_is_for_all_places() -> None:
    env = VectorEnvironment("red-planet-second", PLACES, 2)
    assert data_equivalence(env.reset(seed=5), env.reset(seed=[5, 6, 7]))
    with pytest.raises(marsbound.BadInput, match=r"seeds are \[5, 9, 7\]; expected one, to which each place adds"):
        env.reset(seed=[5, 9, 7])


def test_levels_play_there_as_they_do_against_one() -> None:
    opponents = ["heuristic", "novice"]
    env = VectorEnvironment("red-planet-second", 2, 3, opponents=opponents)
    single = SeatEnvironment("red-planet-second", 3, opponents=opponents)
    _, info = env.reset(seed=5)
    single.reset(seed=6)
    for _ in range(12):
        actions = first_legal(info["action_mask"])
        seen, _, _, _, info = env.step(actions)
        assert (seen[1] == single.step(actions[1])[0]).all()
    env.close()


def test_a_policy_acts_for_all_others() -> None:
    asked: list[int] = []

    def policy(observations: Any, masks: Any) -> Any:
        assert len(observations) == len(masks)
        assert masks.any(axis=1).all()
        asked.append(len(masks))
        return first_legal(masks)

    env = VectorEnvironment("rocketmen", 5, 2, opponents=policy)
    _, info = env.reset(seed=1)
    for _ in range(30):
        _, _, _, _, info = env.step(first_legal(info["action_mask"]))
        assert (env.shown["player"] == 0).all()
    assert asked


def test_a_wrong_action_is_named_and_the_games_go_on() -> None:
    env = VectorEnvironment("red-planet-second", 3, 2)
    seen, info = env.reset(seed=1)
    actions = first_legal(info["action_mask"])
    with pytest.raises(
        marsbound.BadInput, match=r"red-planet-second, 2 players, game 1 \(seed 2\), step \d+: action 0 "
    ):
        env.step([actions[0], 0, actions[2]])
    assert (env.shown["observation"] == seen).all()
    env.step(actions)
    with pytest.raises(marsbound.BadInput, match="2 opponents; expected 1"):
        VectorEnvironment("red-planet-second", 3, 2, opponents=["random", "random"])
