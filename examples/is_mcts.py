#!/usr/bin/env python3
"""Information set Monte Carlo tree search: one tree over what the searching player knows, a new world each iteration.

    python3 examples/is_mcts.py red-planet-second --players 2 --games 5 --iterations 200

Needs nothing but marsbound.  It plays on seat 0, all others play at random.  After Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search" (2012), with a single observer.
"""

import argparse
from math import log, sqrt

import marsbound
from marsbound.core.chance import Generator

EXPLORATION = 0.7


class Node:
    """What follows an action; nodes are shared by all worlds in which the same actions were taken."""

    def __init__(self, player):
        self.player = player  # who took the action that leads here
        self.children = {}
        self.visits = 0
        self.possible = 0  # how often it could have been visited
        self.won = 0.0

    def worth(self):
        return self.won / self.visits + EXPLORATION * sqrt(log(self.possible) / self.visits)


def descend(node, state, chance):
    """Down the tree, and one node beyond it; the way back."""
    way = [node]
    while not state.over:
        legal = state.legal()
        untried = [action for action in legal if action not in node.children]
        for action in legal:
            if action in node.children:
                node.children[action].possible += 1
        if untried:
            action = untried[chance.below(len(untried))]
            node.children[action] = Node(state.player)
            node.children[action].possible = 1
        else:
            action = max(legal, key=lambda each: node.children[each].worth())
        node = node.children[action]
        way.append(node)
        state.apply(action)
        if untried:
            break
    return way


def search(state, iterations, chance):
    """The action visited most.  Nature's future is drawn anew in each world, by its seed."""
    player, legal = state.player, state.legal()
    if len(legal) == 1:
        return legal[0]
    root = Node(None)
    for _ in range(iterations):
        world = state.world(player, seed=chance.below(1 << 30))
        way = descend(root, world, chance)
        while not world.over:
            choices = world.legal()
            world.apply(choices[chance.below(len(choices))])
        rewards = world.rewards()
        for node in way:
            node.visits += 1
            if node.player is not None:
                node.won += rewards[node.player]
    return max(legal, key=lambda action: root.children[action].visits if action in root.children else 0)


def play(game, players, seed, iterations):
    """One game; what of the victory is seat 0's."""
    state = game.state(players=players, seed=seed)
    chance = Generator(seed)
    while not state.over:
        legal = state.legal()
        state.apply(search(state, iterations, chance) if state.player == 0 else legal[chance.below(len(legal))])
    return state.rewards()[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="red-planet-second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=200)
    given = parser.parse_args()
    won = [play(marsbound.game(given.game), given.players, seed, given.iterations) for seed in range(given.games)]
    print(f"won {sum(won):.1f} of {given.games}; chance would win {given.games / given.players:.1f}")
