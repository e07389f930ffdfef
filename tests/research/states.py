"""States in the middle of a game, as anybody could have played them."""

from hypothesis import strategies as st

import marsbound
from marsbound.core.chance import Generator
from marsbound.research import State
from tests.library.plays import EVERY_SIZE

GAMES = [game.name for game in marsbound.games()]
MOST_ACTIONS = 160 if marsbound.COMPILED else 30
seeds = st.integers(0, 2**40)


def played(name: str, players: int, seed: int, actions: int, explicit_chance: bool = False) -> State:
    """After so many actions at random, nature's included if it is asked, or at its end."""
    state = marsbound.game(name).state(players=players, seed=seed, explicit_chance=explicit_chance)
    return carry_on(state, Generator(seed), actions)


def carry_on(state: State, chance: Generator, actions: int) -> State:
    for _ in range(actions):
        if state.over:
            break
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    return state


states = st.builds(
    lambda size, seed, actions, explicit: played(size[0], size[1], seed, actions, explicit),
    st.sampled_from(EVERY_SIZE),
    seeds,
    st.integers(0, MOST_ACTIONS),
    st.booleans(),
)
