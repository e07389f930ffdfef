"""The points that a player of Rocketmen can expect at the end, and where they come from.

What is scored already counts as it is.  What is still to come is the mission aimed at, and what the cards owned
bring in the turns after it: WEIGHTS are near to what each feature brought in games between sensible players.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.script import OVER
from marsbound.games.rocketmen.bot.card_values import CardValues
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.scoring import hazard_points, objective_points, token_points, total, variant_points
from marsbound.games.rocketmen.rules.table import WON_HAND, WON_MONEY, WON_ROCKET, WON_SCIENCE, Rocketmen

PARTS: Final[list[str]] = []
FEATURE_PARTS: Final[list[i64]] = []
WEIGHTS: Final[list[float]] = []


def part(name: str) -> i64:
    """Its number among the parts, which are shown by these names."""
    PARTS.append(name)
    return len(PARTS) - 1


def feature(of: i64, weight: float) -> i64:
    """Its number among the features: the part it belongs to, and what it brings."""
    FEATURE_PARTS.append(of)
    WEIGHTS.append(weight)
    return len(WEIGHTS) - 1


POINTS: Final[i64] = part("points")
MISSIONS: Final[i64] = part("missions")
ECONOMY: Final[i64] = part("economy")
ACHIEVEMENTS: Final[i64] = part("achievements")
OBJECTIVES: Final[i64] = part("objectives")
HAZARDS: Final[i64] = part("hazards")

MISSION_AIMED_AT: Final[i64] = feature(MISSIONS, 0.9)
MISSION_AFTER_IT: Final[i64] = feature(MISSIONS, 0.25)
TURNS_AFTER_IT: Final[i64] = feature(ECONOMY, 1.2)
INCOME: Final[i64] = feature(ECONOMY, 0.6)
ROCKETS: Final[i64] = feature(ECONOMY, 0.8)
MARKERS: Final[i64] = feature(ACHIEVEMENTS, 0.05)
GOALS_TO_COME: Final[i64] = feature(OBJECTIVES, 0.5)

BOTH_GOALS: Final = 3.0
MANY_TURNS: Final = 10.0


class Forecast:
    """What is scored already, the mission aimed at, and what the deck will bring in the turns left."""

    def __init__(self, params: RolloutParams, worth: CardValues) -> None:
        self.params = params
        self.worth = worth
        self.features = vec[float]([0.0] * len(WEIGHTS))
        self.weights = vec[float](WEIGHTS)
        self.part_of = vec[i64](FEATURE_PARTS)

    def expect(self, table: Rocketmen, seat: Seat, parts: "vec[float]") -> float:
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
        for number in range(i64(len(WEIGHTS))):
            parts[self.part_of[number]] += self.weights[number] * self.features[number]
        expected = 0.0
        for number in range(i64(len(PARTS))):
            expected += parts[number]
        return expected

    def measure(self, table: Rocketmen, seat: Seat, objectives: float) -> None:
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
        features[MISSION_AIMED_AT] = launched * assets.location_worth[first.location]
        features[MISSION_AFTER_IT] = after * projects.second.rate
        features[TURNS_AFTER_IT] = after
        features[INCOME] = after * assets.full_income / 100.0
        features[ROCKETS] = after * float(assets.rockets) / 10.0
        features[MARKERS] = after * (float(markers) + launched)
        features[GOALS_TO_COME] = 0.0
        if not table.solo and not table.mode.earth_only:
            features[GOALS_TO_COME] = max(0.0, BOTH_GOALS - objectives) * min(1.0, left / MANY_TURNS)
