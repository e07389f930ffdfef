#!/usr/bin/env python3
"""MaskablePPO of sb3-contrib learns to play against bots: it never sees an action that isn't legal.

    pip install 'marsbound[research]' sb3-contrib
    python3 examples/maskable_ppo.py red-planet-second --players 2 --steps 100000 --opponents random

A network sees the features of an observation (`research.Features`), the reward is the victory.
"""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import marsbound.research.gymnasium  # noqa: F401  registers the environments
from marsbound import research


class AsFeatures(gymnasium.ObservationWrapper):
    """Observations spread out for a network: of each thing which it is, of each set its members."""

    def __init__(self, env, game):
        super().__init__(env)
        self.features = research.Features(research.layout(game))
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.features.size,), np.float32)

    def observation(self, observation):
        return self.features(observation)[0]


def environment(game, players, opponents):
    env = gymnasium.make(research.environment_id(game), players=players, opponents=opponents, disable_env_checker=True)
    return ActionMasker(AsFeatures(env, game), lambda wrapped: wrapped.unwrapped.action_masks())


def won(model, env, games):
    """What of so many games is the model's."""
    total = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        total += reward
    return total


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="red-planet-second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="to be played before and after learning")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    env = environment(given.game, given.players, given.opponents)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=given.seed, device="cpu")
    before = won(model, env, given.games)
    model.learn(given.steps)
    after = won(model, env, given.games)
    print(f"won before learning {before:.1f} of {given.games}, after {given.steps} steps {after:.1f}")
    return before, after


if __name__ == "__main__":
    main()
