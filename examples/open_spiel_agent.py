#!/usr/bin/env python3
"""An agent of OpenSpiel learns to fly: tabular Q-learning in `rocketmen-launch-v0`, a game small enough to know.

    python3 examples/open_spiel_agent.py --episodes 20000

Needs `pip install 'marsbound[research]'`.  What it gives away against perfect play is worked out exactly, before and
after.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import tabular_qlearner
from open_spiel.python.rl_environment import StepType, TimeStep

from marsbound.research import exact, exploitability


class Flight:
    """The small game, step by step, as OpenSpiel's agents meet it: its information sets are their states."""

    def __init__(self, game, seed):
        self.game = game
        self.chance = np.random.default_rng(seed)
        self.state = None

    def reset(self):
        self.state = self.game.new_initial_state()
        return self.told(StepType.FIRST)

    def step(self, action):
        self.state.apply_action(action)
        return self.told(StepType.MID)

    def told(self, kind):
        while self.state.is_chance_node():
            outcomes, odds = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(int(self.chance.choice(outcomes, p=odds)))
        over = self.state.is_terminal()
        seen = {
            "current_player": 0,
            "info_state": ["" if over else self.state.information_state_string(0)],
            "legal_actions": [[] if over else self.state.legal_actions(0)],
        }
        rewards = None if kind == StepType.FIRST else self.state.rewards()
        return TimeStep(seen, rewards, [1.0], StepType.LAST if over else kind)


def given_away(small, agent):
    """By the agent's best action wherever it may come to."""
    table = {}
    for place in small.sets.values():
        actions = [small.actions[place.state.name(action)] for action in place.legal]
        values = [agent._q_values[place.key][action] for action in actions]
        best = actions[int(np.argmax(values))]
        table[place.key] = [(action, float(action == best)) for action in actions]
    return exploitability.gap(small, pyspiel.TabularPolicy(table))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--episodes", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    np.random.seed(given.seed)  # the agent draws from it
    small = exact.small_game("rocketmen-launch-v0")
    env = Flight(small.spiel(), given.seed)
    agent = tabular_qlearner.QLearner(0, len(small.actions), step_size=0.1)
    print(f"given away before learning: {given_away(small, agent):.3f}")
    for _ in range(given.episodes):
        step = env.reset()
        while not step.last():
            step = env.step(agent.step(step).action)
        agent.step(step)
    print(f"given away after {given.episodes} flights: {given_away(small, agent):.3f}")
