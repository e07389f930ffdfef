"""The points that a player of Rocketmen can expect at the end, and where they come from.

What is scored already counts as it is.  What is still to come is the mission aimed at, and what the cards owned
bring in the turns after it: WEIGHTS are near to what each feature brought in games between sensible players.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.script import OVER
from marsbound.games.rocketmen.bot.card_values import CardValues
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.scoring import hazard_points, objective_points, token_points, total, variant_points
from marsbound.games.rocketmen.rules.table import WON_HAND, WON_MONEY, WON_ROCKET, WON_SCIENCE, Rocketmen

PARTS: Final = ["points", "missions", "economy", "achievements", "objectives", "hazards"]
POINTS: Final = 0
MISSIONS: Final = 1
ECONOMY: Final = 2
ACHIEVEMENTS: Final = 3
OBJECTIVES: Final = 4
HAZARDS: Final = 5

# The part that each feature belongs to, and what it brings
FEATURE_PARTS: Final = [MISSIONS, MISSIONS, ECONOMY, ECONOMY, ECONOMY, ACHIEVEMENTS, OBJECTIVES]
WEIGHTS: Final = [0.9, 0.25, 1.2, 0.6, 0.8, 0.05, 0.5]
FEATURES: Final = 7
BOTH_GOALS: Final = 3.0
MANY_TURNS: Final = 10.0


class Forecast:
    """What is scored already, the mission aimed at, and what the deck will bring in the turns left."""

    def __init__(self, params: RolloutParams, worth: CardValues) -> None:
        self.params = params
        self.worth = worth
        self.features = vec[float]([0.0] * FEATURES)
        self.weights = vec[float](WEIGHTS)
        self.part_of = vec[i64](FEATURE_PARTS)

    def expect(self, table: Rocketmen, seat: i64, parts: "vec[float]") -> float:
        parts[POINTS] = float(table.score(seat) + token_points(table, seat))
        for variant in range(i64(len(table.box.variant_ids))):
            parts[POINTS] += float(variant_points(table, seat, variant))
        parts[MISSIONS] = 0.0
        parts[ECONOMY] = 0.0
        parts[ACHIEVEMENTS] = 0.0
        parts[OBJECTIVES] = float(objective_points(table, seat))
        parts[HAZARDS] = float(hazard_points(table, seat))
        if table.line == OVER:
            return float(total(table, seat))
        self.measure(table, seat, parts[OBJECTIVES])
        for feature in range(i64(FEATURES)):
            parts[self.part_of[feature]] += self.weights[feature] * self.features[feature]
        return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]

    def measure(self, table: Rocketmen, seat: i64, objectives: float) -> None:
        """The mission aimed at first; all else grows with the turns that are left after it."""
        self.worth.look(table, seat)
        features = self.features
        projects = self.worth.projects
        assets = projects.assets
        first = projects.first
        left = max(0.0, assets.turns_left)
        after = left
        launched = 0.0
        if first.mission >= 0:
            launched = first.odds * min(1.0, max(0.0, (left + 1.0 - first.turns) / 2.0))
            after = max(0.0, left - first.turns)
        if assets.missions_left <= 1:
            after = 0.0
        markers = table.won(seat, WON_MONEY) + table.won(seat, WON_SCIENCE)
        markers += table.won(seat, WON_ROCKET) + table.won(seat, WON_HAND)
        features[0] = launched * assets.location_worth[first.location]
        features[1] = after * projects.second.rate
        features[2] = after
        features[3] = after * assets.full_income / 100.0
        features[4] = after * float(assets.rockets) / 10.0
        features[5] = after * (float(markers) + launched)
        features[6] = 0.0
        if not table.solo and not table.mode.earth_only:
            features[6] = max(0.0, BOTH_GOALS - objectives) * min(1.0, left / MANY_TURNS)
