"""A state by numbers is the same game as a play in words, and a value."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given

import marsbound
from marsbound import research
from marsbound.core.chance import Generator
from marsbound.core.script import NATURE
from marsbound.research import State
from tests.library.plays import EVERY_SIZE
from tests.research.states import GAMES, carry_on, played, seeds, states

FAR = 400 if marsbound.COMPILED else 25
TWINS: dict[str, Callable[[State], State]] = {
    "copy": lambda state: state.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
}


@pytest.mark.parametrize("way", TWINS)
@given(state=states, seed=seeds)
def test_a_twin_is_equal_and_goes_on_by_itself(way: str, state: State, seed: int) -> None:
    twin = TWINS[way](state)
    assert twin is not state
    assert (twin, hash(twin)) == (state, hash(state))
    assert (twin.position, twin.legal(), twin.player) == (state.position, state.legal(), state.player)
    before = state.position
    carry_on(twin, Generator(seed), 9)
    assert state.position == before, "the state was touched by its twin"
    assert state.over or twin != state
    assert carry_on(state, Generator(seed), 9) == twin


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_the_same_seed_and_answers_give_the_same_game_as_a_play(name: str, players: int) -> None:
    state = marsbound.game(name).state(players=players, seed=5)
    play = marsbound.game(name).new(players=players, seed=5)
    chance = Generator(players)
    for _ in range(FAR):
        if play.over:
            break
        player = state.player
        question = play.question(player)
        assert question is not None
        legal = state.legal()
        assert [state.answer(action) for action in legal] == question.choices
        assert {state.name(action).partition(":")[0] for action in legal} == {question.name}
        assert state.to_act == play.to_act
        assert state.position == play.position
        at = chance.below(len(legal))
        state.apply(legal[at])
        play.answer(player, question.choices[at])
    assert (state.over, state.result()) == (play.over, play.result)
    assert len(play.steps) > 20


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_drawing_what_nature_would_draw_gives_the_game_of_the_seed(name: str, players: int) -> None:
    sampled = marsbound.game(name).state(players=players, seed=11)
    explicit = marsbound.game(name).state(players=players, seed=11, explicit_chance=True)
    chance = Generator(3)
    draws = 0
    for _ in range(FAR):
        while explicit.player == NATURE:
            odds = explicit.chance()
            assert explicit.draw() in dict(odds)
            assert [outcome for outcome, _ in odds] == explicit.legal()
            assert sum(probability for _, probability in odds) == pytest.approx(1)
            assert all(probability > 0 for _, probability in odds)
            explicit.apply(explicit.draw())
            draws += 1
        assert explicit.position == sampled.position
        assert sampled.chance() == []
        if sampled.over:
            break
        legal = sampled.legal()
        action = legal[chance.below(len(legal))]
        sampled.apply(action)
        explicit.apply(action)
    assert draws > 3
    assert explicit.result() == sampled.result()


@given(state=states, seed=seeds)
def test_a_world_can_not_be_told_from_the_game_by_who_asked_for_it(state: State, seed: int) -> None:
    for player in range(state.players):
        world = state.world(player, seed)
        assert world == state.world(player, seed)
        assert world.observation(player) == state.observation(player)
        assert (world.question, world.player, world.over) == (state.question, state.player, state.over)
        if player == state.player:
            assert world.legal() == state.legal()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_differ_from_each_other(name: str) -> None:
    state = played(name, 3, 8, 25)
    assert len({state.world(0, seed).position for seed in range(12)}) > 1
    assert len({state.world(0, seed).position for seed in range(12)} | {state.position}) > 2


@given(state=states)
def test_what_is_not_legal_is_refused_and_changes_nothing(state: State) -> None:
    before = state.copy()
    legal = state.legal()
    where = f"{state.spec.game.name}, {state.players} players, step {state.steps}"
    wrong = [action for action in (-1, 0, 7, len(state.spec.actions) - 1, 10**6, 2**70) if action not in legal]
    for action in wrong:
        with pytest.raises(marsbound.BadInput, match=rf"{where}.*: action {action}.* (isn't legal at|game is over)"):
            state.apply(action)
    assert state == before


@pytest.mark.parametrize("action", [1.5, "502", None, True, float("nan"), [502], np.float64(502)])
def test_what_is_no_integer_is_refused(action: Any) -> None:
    state = marsbound.game("red-planet-second").state(players=3, seed=7)
    before = state.copy()
    with pytest.raises(marsbound.BadInput, match=r"red-planet-second, 3 players, step 0, .*expected an integer"):
        state.apply(action)
    assert state == before


@pytest.mark.interpreted
def test_steps_are_counted_wherever_a_game_goes_on() -> None:
    state = played("red-planet-second", 3, 7, 25)
    batch = research.batch("red-planet-second", players=3, games=2, seed=7)
    for step in range(4):
        batch.step(batch.sample(step))
    others = [state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.world(0, 1)]
    assert [other.steps for other in (state, *others)] == [25] * 5
    assert batch.state(1).steps == 4
    others[0].apply(others[0].legal()[0])
    assert (others[0].steps, state.steps) == (26, 25)
    while not state.over:
        state.apply(state.legal()[0])
    with pytest.raises(marsbound.BadInput, match=rf"players, step {state.steps}: action 3: the game is over"):
        state.apply(3)


def test_integers_of_numpy_are_actions_and_seeds() -> None:
    game = marsbound.game("red-planet-second")
    state, same = game.state(players=3, seed=7), game.state(players=3, seed=np.int64(7))  # type: ignore[arg-type]
    state.apply(502)
    same.apply(np.array([505, 502])[1])
    assert same == state


@pytest.mark.parametrize("seed", [1 << 63, -(1 << 63) - 1, 1.5, "7"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(marsbound.BadInput, match=rf"a seed is {seed!r}; expected "):
        marsbound.game("rocketmen").state(players=2, seed=seed)


def test_a_player_who_is_not_there_is_named() -> None:
    state = marsbound.game("rocketmen").state(players=2, seed=1)
    for ask in (state.observation, lambda player: state.world(player, 1)):
        with pytest.raises(marsbound.BadInput, match="no player 2; with 2 players they count from 0"):
            ask(2)


def test_states_of_different_games_are_different() -> None:
    game = marsbound.game("red-planet-first")
    assert game.state(players=3, seed=1) != game.state(players=3, seed=2)
    options = {"short_ending": "yes"}
    assert game.state(players=3, seed=1) != game.state(players=3, seed=1, options=options)
    assert game.state(players=3, seed=1) != "a state"


def test_those_who_win_together_share() -> None:
    state = played("red-planet-second", 4, 2, 10**6)
    winners = state.result()
    assert winners is not None
    for player, reward in enumerate(state.rewards()):
        assert reward == (1 / len(winners.winners) if player in winners.winners else 0)
