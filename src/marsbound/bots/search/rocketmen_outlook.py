"""The points that a player of Rocketmen can expect at the end, and where they come from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.bots.search.rocketmen_worth import Worth
from marsbound.core.script import OVER
from marsbound.games.rocketmen.scoring import hazard_points, objective_points, token_points, total, variant_points
from marsbound.games.rocketmen.table import RIVAL, SCORE, Rocketmen

PARTS: Final = ["points", "missions", "economy", "achievements", "objectives", "hazards"]
POINTS: Final = 0
MISSIONS: Final = 1
ECONOMY: Final = 2
ACHIEVEMENTS: Final = 3
OBJECTIVES: Final = 4
HAZARDS: Final = 5


class Outlook:
    """What is scored already, the mission aimed at, and what the deck will bring in the turns left."""

    def __init__(self, taste: Taste, worth: Worth) -> None:
        self.taste = taste
        self.worth = worth

    def expect(self, table: Rocketmen, seat: i64, parts: "vec[float]") -> float:
        parts[POINTS] = float(table.cells[SCORE + seat] + token_points(table, seat))
        for variant in range(i64(len(table.box.variant_ids))):
            parts[POINTS] += float(variant_points(table, seat, variant))
        parts[MISSIONS] = 0.0
        parts[ECONOMY] = 0.0
        parts[ACHIEVEMENTS] = 0.0
        parts[OBJECTIVES] = float(objective_points(table, seat))
        parts[HAZARDS] = float(hazard_points(table, seat))
        if table.line == OVER:
            return float(total(table, seat))
        self.look_ahead(table, seat, parts)
        return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]

    def look_ahead(self, table: Rocketmen, seat: i64, parts: "vec[float]") -> None:
        taste = self.taste
        catalogue = self.worth.look(table, seat)
        holdings = self.worth.projects.holdings
        first = self.worth.projects.first
        left = holdings.turns_left
        after = left
        if first.mission >= 0:
            points = first.odds * holdings.location_worth[first.location]
            parts[MISSIONS] = points * min(1.0, max(0.0, (left + 1.0 - first.turns) / 2.0))
            achievement = holdings.achievement_worth(catalogue.box.mission_wins[first.mission])
            parts[ACHIEVEMENTS] = first.odds * achievement * max(0.0, 1.0 - first.turns / max(left, 1.0))
            after = max(0.0, left - first.turns)
        if holdings.missions_left > 1 or first.mission < 0:
            parts[ECONOMY] = after * (taste.points_a_turn + taste.points_for_income * holdings.income)
