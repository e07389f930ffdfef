#!/usr/bin/env python3
"""Flat Monte Carlo: every legal action is tried in worlds that may be, by games at random, and the best is taken.

    python3 examples/flat_monte_carlo.py red-planet-second --players 3 --games 10 --tries 30

Needs nothing but marsbound.  It plays on seat 0, all others play at random.
"""

import argparse

import marsbound
from marsbound.core.chance import Generator


def at_random(state, chance):
    """To the end."""
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    return state.rewards()


def choose(state, tries, chance):
    """Of whoever is to act.  `world` keeps to what that player knows: nobody cheats here."""
    player, legal = state.player, state.legal()
    if len(legal) == 1:
        return legal[0]
    won = dict.fromkeys(legal, 0.0)
    for _ in range(tries):
        world = state.world(player, seed=chance.below(1 << 30))
        for action in legal:
            future = world.copy()
            future.apply(action)
            won[action] += at_random(future, chance)[player]
    return max(won, key=won.get)


def play(game, players, seed, tries):
    """One game; what of the victory is seat 0's."""
    state = game.state(players=players, seed=seed)
    chance = Generator(seed)
    while not state.over:
        legal = state.legal()
        state.apply(choose(state, tries, chance) if state.player == 0 else legal[chance.below(len(legal))])
    return state.rewards()[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="red-planet-second")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--tries", type=int, default=10)
    given = parser.parse_args()
    won = [play(marsbound.game(given.game), given.players, seed, given.tries) for seed in range(given.games)]
    print(f"won {sum(won):.1f} of {given.games}; chance would win {given.games / given.players:.1f}")
