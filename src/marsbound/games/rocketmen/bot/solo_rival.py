"""The solo game of Rocketmen: what its rival will score, and how likely the player wins."""

from math import exp
from typing import Final

from mypy_extensions import i64

from marsbound.games.rocketmen.rules.scoring import goals_fulfilled
from marsbound.games.rocketmen.rules.table import RIVAL, Rocketmen

GOALS: Final = 2
# What the rival scores in a round, by level, and how long a goal takes; found by playing
RIVAL_PACE: Final = [0.9, 1.1, 1.4]
ROUNDS_FOR_A_GOAL: Final = 5.0
NEVER_QUITE_SURE: Final = 0.97


def rival_expects(table: Rocketmen, rounds: float) -> float:
    """The rival's points at the end."""
    return float(table.score(RIVAL)) + RIVAL_PACE[table.mode.level] * rounds


def goals_in_time(table: Rocketmen, rounds: float) -> float:
    """How likely both goals of the objective will be fulfilled."""
    missing: i64 = GOALS - goals_fulfilled(table, 0, table.objectives(0, 0))
    likely = 1.0
    for _goal in range(missing):
        likely *= NEVER_QUITE_SURE * rounds / (rounds + ROUNDS_FOR_A_GOAL)
    return likely


def chance_against_rival(table: Rocketmen, points: float, rounds: float, spread: float) -> float:
    """The player needs the objective, and more points than the rival."""
    ahead = points - rival_expects(table, rounds) - 0.5  # the rival wins ties
    return goals_in_time(table, rounds) / (1.0 + exp(-ahead / spread))
