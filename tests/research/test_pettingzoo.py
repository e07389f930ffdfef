"""PettingZoo's own tests pass, and its agents play the same games."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import marsbound
from marsbound import research
from marsbound.core.chance import Generator
from marsbound.research import pettingzoo
from marsbound.research.gymnasium import SeatEnvironment
from marsbound.research.gymnasium_vector import VectorEnvironment
from tests.library.plays import EVERY_SIZE

CYCLES = 60
AT_ONCE = [size for size in EVERY_SIZE if size[0] != "rocketmen"]


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mask makes an observation a dictionary, as in its own classic games
        api_test(pettingzoo.env(name, players), num_cycles=CYCLES)
        seed_test(lambda: pettingzoo.env(name, players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_pettingzoo_finds_nothing_wrong_with_all_at_once(name: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, players), num_cycles=CYCLES)


def drawn(mask: Any, chance: Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[chance.below(len(legal))])


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_both_forms_and_the_state_are_the_same_game(name: str, players: int) -> None:
    turns, together = pettingzoo.env(name, players), pettingzoo.parallel_env(name, players)
    state = marsbound.game(name).state(players=players, seed=9)
    turns.reset(seed=9)
    told, _ = together.reset(seed=9)
    chance = Generator(players)
    while together.agents:
        actions = {agent: drawn(told[agent]["action_mask"], chance) for agent in together.agents}
        for player in state.to_act:
            agent = f"player_{player}"
            assert turns.agent_selection == agent
            seen = turns.observe(agent)
            assert seen["observation"].tobytes() == state.observation(player)
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.legal())
            turns.step(actions[agent])
            state.apply(actions[agent])
        told, rewards, over, _, _ = together.step(actions)
        assert together.playing == state == turns.game_state
    assert state.over
    assert all(over.values())
    assert list(rewards.values()) == list(turns.rewards.values()) == state.rewards()


def test_whoever_waits_can_only_wait() -> None:
    env = pettingzoo.parallel_env("red-planet-second", 3)
    told, _ = env.reset(seed=2)
    chance = Generator(1)
    while np.flatnonzero(told["player_1"]["action_mask"]).tolist() != [env.wait]:
        told, *_ = env.step({agent: drawn(told[agent]["action_mask"], chance) for agent in env.agents})
    wrong = {agent: drawn(told[agent]["action_mask"], chance) for agent in env.agents} | {"player_1": 0}
    assert env.playing is not None
    before = env.playing.copy()
    where = f"red-planet-second, 3 players, step {before.steps}"
    with pytest.raises(marsbound.BadInput, match=rf"{where}: player_1: action 0 isn't .* are: \[{env.wait}\]"):
        env.step(wrong)
    assert env.playing == before


def test_rocketmen_has_nothing_at_once() -> None:
    with pytest.raises(marsbound.BadInput, match="rocketmen: players never choose at once"):
        pettingzoo.parallel_env("rocketmen", 2)


@pytest.mark.parametrize("action", [1.5, None, True, "a"])
def test_what_is_no_number_is_refused(action: Any) -> None:
    env = pettingzoo.env("rocketmen", 2)
    env.reset(seed=1)
    before = env.game_state.copy()
    with pytest.raises(marsbound.BadInput, match=r"rocketmen, 2 players, step 0, player \d: .*expected an integer"):
        env.step(action)
    assert env.game_state == before


@pytest.mark.parametrize("action", [1.5, None, True, "a"])
def test_what_is_no_number_is_refused_where_all_act_at_once(action: Any) -> None:
    env = pettingzoo.parallel_env("red-planet-second", 3)
    told, _ = env.reset(seed=1)
    actions = {agent: drawn(told[agent]["action_mask"], Generator(1)) for agent in env.agents}
    assert env.playing is not None
    before = env.playing.copy()
    for wrong, message in (
        (actions | {"player_1": action}, "player_1: an action is .*expected an integer"),
        ({"player_0": actions["player_0"]}, "player_1 has no action; expected one for every agent"),
        (list(actions.values()), "actions are list; expected a dictionary, by agent"),
    ):
        with pytest.raises(marsbound.BadInput, match=f"red-planet-second, 3 players, step 0: {message}"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.playing == before
    env.step(actions)


@pytest.mark.parametrize("form", [pettingzoo.env, pettingzoo.parallel_env])
def test_one_seed_leads_to_the_same_games_in_every_run(form: Any) -> None:
    """The games after it too, and the same ones as in Gymnasium."""
    runs = []
    for env in (form("red-planet-second", 3), form("red-planet-second", 3)):
        env.reset(seed=5)
        games = [env.playing.copy()]
        for _ in range(3):
            env.reset()
            games.append(env.playing.copy())
        runs.append(games)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 4
    single = SeatEnvironment("red-planet-second", 3)
    for number, seed in enumerate((5, None)):
        single.reset(seed=seed)
        assert single.playing == runs[0][number]


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_a_whole_game_ends_as_the_state_says(name: str, players: int) -> None:
    """PettingZoo's own tests end before long games do."""
    env = pettingzoo.env(name, players)
    env.reset(seed=3)
    state = marsbound.game(name).state(players=players, seed=3)
    chance = Generator(players)
    for agent in env.agent_iter(10**6):
        seen, reward, over, truncated, _ = env.last()
        assert not truncated
        if over:
            assert reward == state.rewards()[env.number[agent]]
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        assert reward == 0
        action = drawn(seen["action_mask"], chance)
        env.step(action)
        state.apply(action)
    assert state.over
    assert env.agents == []


def test_who_does_not_reset_is_told_so() -> None:
    env = pettingzoo.env("rocketmen", 2)
    for asked in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(marsbound.BadInput, match="isn't reset yet"):
            asked()


@pytest.mark.parametrize("name", [game.name for game in marsbound.games()])
def test_environments_say_where_everything_stands(name: str) -> None:
    envs: list[Any] = [pettingzoo.env(name, 3), SeatEnvironment(name, 3), VectorEnvironment(name, 2, 3)]
    if name != "rocketmen":
        envs.append(pettingzoo.parallel_env(name, 3))
    for env in envs:
        assert [field.row() for field in env.layout] == [field.row() for field in research.layout(name)]


def test_an_environment_in_the_middle_of_a_game_can_be_copied() -> None:
    env = pettingzoo.env("red-planet-second", 3)
    env.reset(seed=4)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.game_state == env.game_state
        twin.step(twin.game_state.legal()[0])
        assert twin.game_state != env.game_state
