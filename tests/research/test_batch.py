"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import pytest

import marsbound
from marsbound import research
from marsbound.research import Batch, State
from tests.library.plays import EVERY_SIZE
from tests.research.states import GAMES

GAMES_AT_ONCE = 5
STEPS = 700 if marsbound.COMPILED else 25


def made(name: str, players: int, **wishes: Any) -> Batch:
    return research.batch(name, players=players, games=GAMES_AT_ONCE, seed=40, **wishes)


def legal_of(batch: Batch, place: int) -> list[int]:
    shown = research.arrays(batch)
    return [int(action) for action in shown["legal"][place, : shown["count"][place]]]


def begun(batch: Batch, place: int) -> State:
    return marsbound.game(batch.spec.game.name).state(players=int(batch.spec.players), seed=int(batch.seed[place]))


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_every_place_plays_the_games_of_its_seeds(name: str, players: int) -> None:
    batch = made(name, players)
    shown = research.arrays(batch)
    states = [begun(batch, place) for place in range(GAMES_AT_ONCE)]
    ended = 0
    for step in range(STEPS):
        for place, state in enumerate(states):
            assert legal_of(batch, place) == state.legal() != []
            assert np.flatnonzero(shown["mask"][place]).tolist() == sorted(state.legal())
            assert shown["player"][place] == state.player
            assert shown["observation"][place].tobytes() == state.observation(state.player)
        actions = list(batch.sample(step))
        batch.step(actions)
        for place, action in enumerate(actions):
            seed = int(shown["seed"][place])
            states[place].apply(action)
            assert shown["done"][place] == states[place].over
            assert shown["reward"][place].tolist() == states[place].rewards()
            if states[place].over:
                result = states[place].result()
                assert result is not None
                own = [int(seat) for seat in batch.spec.own_seats]
                assert shown["points"][place].tolist() == [result.totals[seat] for seat in own]
                ended += 1
                states[place] = begun(batch, place)
                assert (seed - 40) % GAMES_AT_ONCE == place
                assert shown["steps"][place] == 0
    assert ended == batch.finished
    assert ended > 0 or name == "rocketmen" or not marsbound.COMPILED


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_forced_answers_can_be_left_out(name: str, players: int) -> None:
    batch = made(name, players, skip_forced=True)
    for step in range(STEPS):
        assert min(batch.count) > 1
        batch.step(batch.sample(step))


@pytest.mark.parametrize("name", GAMES)
def test_without_observations_and_masks_the_games_are_the_same(name: str) -> None:
    full, bare = made(name, 3), made(name, 3, observe=False, masked=False)
    for step in range(STEPS):
        assert bytes(memoryview(bare.legal)) == bytes(memoryview(full.legal))
        assert list(bare.player) == list(full.player)
        actions = full.sample(step)
        full.step(actions)
        bare.step(actions)
    assert len(bare.observation) == len(bare.mask) == 0


def test_a_batch_can_be_set_back() -> None:
    batch = made("red-planet-second", 4)
    first = research.arrays(batch)["observation"].copy()
    for step in range(200):
        batch.step(batch.sample(step))
    batch.reset(40)
    assert (research.arrays(batch)["observation"] == first).all()
    assert not any(batch.done)
    assert not any(batch.reward)


def test_numpy_sees_the_buffers_themselves() -> None:
    batch = made("rocketmen", 2)
    shown = research.arrays(batch)
    before = shown["observation"].copy()
    batch.step(batch.sample(1))
    assert (shown["observation"] != before).any()
    assert not shown["observation"].flags.owndata
    with pytest.raises(ValueError, match="read-only"):
        shown["observation"][0, 0] = 1


@pytest.mark.parametrize(
    "way",
    [
        list,
        tuple,
        np.array,
        lambda actions: np.array(actions, np.int16),
        lambda actions: list(np.array(actions)),
        "vec",
    ],
)
def test_actions_come_as_lists_arrays_and_buffers(way: Any) -> None:
    batch = made("red-planet-first", 3)
    for step in range(5):
        actions = batch.sample(step)
        batch.step(actions if way == "vec" else way(list(actions)))
    assert list(batch.steps) == [5] * GAMES_AT_ONCE


WRONG: dict[str, tuple[Any, str]] = {
    "too few": ([0], ", step 0: 1 actions; expected 5, one for each game"),
    "too many": (list(range(6)), "6 actions; expected 5"),
    "a number": (7, ", step 0: expected 5 integers, not int"),
    "nothing": (None, "expected 5 integers, not NoneType"),
    "one number as an array": (np.array(3), "expected 5 integers, not ndarray"),
    "a set, which has no order": ({1, 2, 3, 4, 5}, "expected 5 integers, not set"),
    "a dictionary": (dict.fromkeys(range(5)), "expected 5 integers, not dict"),
    "a generator": ((number for number in range(5)), "expected 5 integers, not generator"),
    "no number": (np.full(5, np.nan), r"an action is nan \(float\)"),
    "truths of numpy": (np.ones(5, bool), r"an action is True \(bool\)"),
    "some left out": (np.ma.array(range(5), mask=True), r"an action is None \(NoneType\)"),
    "fractions": (np.zeros(5), r"game 0 \(seed 40\), step 0: an action is 0.0 \(float\)"),
    "words": (["a"] * 5, r"an action is 'a' \(str\)"),
    "truths": ([True] * 5, r"an action is True \(bool\)"),
    "rows": (np.zeros((5, 2), int), r"an action is \[0, 0\] \(list\)"),
    "huge": ([2**70] * 5, "isn't legal; legal are"),
    "below": ([-1] * 5, r"action -1 isn't legal; legal are: \d+ KeepAMission:"),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_actions_are_named_and_change_nothing(wrong: str) -> None:
    batch = made("red-planet-second", 2)
    shown = {name: array.copy() for name, array in research.arrays(batch).items()}
    actions, message = WRONG[wrong]
    with pytest.raises(marsbound.BadInput, match=f"red-planet-second, 2 players.*{message}"):
        batch.step(actions)
    assert all((array == shown[name]).all() for name, array in research.arrays(batch).items())
    batch.step(batch.sample(1))
    assert list(batch.steps) == [1] * GAMES_AT_ONCE


def test_one_illegal_action_stops_all_and_says_where() -> None:
    batch = made("red-planet-second", 4)
    batch.step(batch.sample(0))
    actions = list(batch.sample(1))
    legal = legal_of(batch, 3)
    actions[3] = next(action for action in range(500) if action not in legal)
    name = batch.spec.actions.name(actions[3])
    with pytest.raises(marsbound.BadInput, match=rf"game 3 \(seed 43\), step 1: action {actions[3]} \({name}\) isn't"):
        batch.step(actions)
    assert list(batch.steps) == [1] * GAMES_AT_ONCE


@pytest.mark.parametrize("seed", [1 << 62, -(1 << 62) - 1, 1 << 70])
def test_a_seed_that_leaves_no_room_for_the_next_ones_is_refused_and_changes_nothing(seed: int) -> None:
    batch = made("red-planet-second", 3)
    for step in range(60):
        batch.step(batch.sample(step))
    shown = {name: array.copy() for name, array in research.arrays(batch).items()}
    with pytest.raises(marsbound.BadInput, match=rf"red-planet-second, 3 players: a seed is {seed}; expected one from"):
        batch.reset(seed)
    assert all((array == shown[name]).all() for name, array in research.arrays(batch).items())


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(marsbound.BadInput, match="a batch of 0 games; expected 1 at least"):
        research.batch("rocketmen", players=2, games=0)


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_some_games_can_wait(name: str, players: int) -> None:
    """Each place plays the same whether the others go on or not."""
    together, apart = made(name, players), made(name, players)
    for step in range(STEPS):
        actions = list(together.sample(step))
        together.step(actions)
        for places in ([3, 0], np.array([1]), (2, 4)):
            apart.step([actions[place] for place in places], places)
    for field, array in research.arrays(together).items():
        assert (array == research.arrays(apart)[field]).all(), field
    for place in range(GAMES_AT_ONCE):
        state = apart.state(place)
        assert state.legal() == legal_of(apart, place)
        state.apply(state.legal()[0])
        assert apart.state(place).legal() == legal_of(apart, place), "a copy goes on by itself"


WRONG_PLACES: dict[str, tuple[Any, str]] = {
    "twice": ([1, 1], "a place is named twice"),
    "beyond": ([0, 5], "there is no place 5; they count from 0 to 4"),
    "below": ([-1, 0], "there is no place -1"),
    "a word": (["a", 0], "there is no place 'a'"),
    "no list": (3, "expected a list of places, not int"),
    "fewer": ([0], "2 actions; expected 1"),
}


@pytest.mark.parametrize("wrong", WRONG_PLACES)
def test_wrong_places_are_named_and_change_nothing(wrong: str) -> None:
    batch = made("rocketmen", 2)
    places, message = WRONG_PLACES[wrong]
    with pytest.raises(marsbound.BadInput, match=f"rocketmen, 2 players, step 0: {message}"):
        batch.step([int(batch.legal[0]), int(batch.legal[0])], places)
    assert list(batch.steps) == [0] * GAMES_AT_ONCE
    batch.step(batch.sample(1))


def test_what_was_seen_at_the_end_of_a_game_can_be_asked_for() -> None:
    batch = made("red-planet-second", 3)
    with pytest.raises(marsbound.BadInput, match=r"game 0 \(seed 40\), step 0: no game of this place has ended yet"):
        batch.final(0, 0)
    with pytest.raises(marsbound.BadInput, match="there is no player 3 at place 0"):
        batch.final(0, 3)
    for place in (-1, GAMES_AT_ONCE):
        for asked in (batch.state, lambda place: batch.final(place, 0)):
            with pytest.raises(marsbound.BadInput, match=f"3 players, step 0: there is no place {place}; they count"):
                asked(place)
    state = begun(batch, 0)
    step = 0
    while not batch.done[0]:
        actions = list(batch.sample(step))
        state.apply(actions[0])
        batch.step(actions)
        step += 1
    assert [batch.final(0, player) for player in range(3)] == [state.observation(player) for player in range(3)]
