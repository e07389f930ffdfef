"""Rocketmen as research sees it."""

from typing import Any, Final

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.research.observation import Board, CardRows, Flight, Seats, Track
from marsbound.games.rocketmen.rules.box import (
    COMPONENTS,
    COSTS,
    DESTINATIONS,
    EFFECTS,
    ENGINE_CARD,
    HAZARD_CARD,
    MISSION_CARD,
    RESOURCE_CARD,
    Box,
)
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.layout import LOCATIONS
from marsbound.games.rocketmen.rules.scoring import total, winners
from marsbound.games.rocketmen.rules.table import Rocketmen
from marsbound.research.engine.actions import player_lines
from marsbound.research.engine.description import DescriptionOf
from marsbound.research.engine.observation import Section

PACKAGE: Final = "marsbound.games.rocketmen."
TYPES: Final = {
    "mission": MISSION_CARD,
    "resource": RESOURCE_CARD,
    "engine": ENGINE_CARD,
    "hazard": HAZARD_CARD,
}


class RocketmenDescription(DescriptionOf[Rocketmen]):
    def lines(self) -> list[str]:
        return player_lines(self.game, PACKAGE)

    def sections(self) -> list[Section[Any]]:
        return [Track(), Flight(), Board(), Seats(), CardRows()]

    def things(self, box: Box) -> dict[str, list[dict[str, float]]]:
        return {
            "card": [card_features(box, card) for card in range(len(box.ids))],
            "location": [location_features(box, location) for location in range(len(box.location_ids))],
            "objective": [objective_features(box, objective) for objective in range(len(box.objective_ids))],
        }

    def winners(self, table: Rocketmen) -> i64:
        return winners(table)

    def points(self, table: Rocketmen, seat: Seat) -> i64:
        return total(table, seat)


def card_features(box: Box, card: int) -> dict[str, float]:
    found = {name: float(box.type[card] == number) for name, number in TYPES.items()}
    for number, component in enumerate(COMPONENTS):
        found[f"gives-{component}"] = float(box.gives[card * len(COMPONENTS) + number])
    for number, cost in enumerate(COSTS):
        found[f"costs-{cost}"] = float(box.costs[card * len(COSTS) + number])
    for number, effect in enumerate(EFFECTS):
        found[f"effect-{effect}"] = float(box.effect[card] == number)
    found["amount"] = float(box.amount[card])
    found["at-most"] = float(box.most[card])
    found["permanent"] = float(box.permanent >> card & 1)
    for number, destination in enumerate(DESTINATIONS):
        found[f"to-{destination}"] = float(box.missions >> card & 1 and box.mission_to[card] >> number & 1)
    return found


def location_features(box: Box, location: int) -> dict[str, float]:
    found = {f"at-{name}": float(box.location_to[location] == at) for at, name in enumerate(DESTINATIONS)}
    found["rockets"] = float(box.location_rockets[location])
    for rank in range(4):
        found[f"points-{rank}"] = float(box.location_points[location * 4 + rank])
    return found


def objective_features(box: Box, objective: int) -> dict[str, float]:
    """Its goals: the locations, then the tokens."""
    goals = [int(box.goals[objective * 2 + which]) for which in range(2)]
    found = {f"goal-{goal}": float(goal in goals) for goal in range(LOCATIONS + 2)}
    found["one"] = float(box.goal_points[objective * 2])
    found["both"] = float(box.goal_points[objective * 2 + 1])
    return found


ROCKETMEN_DESCRIPTION: Final = RocketmenDescription(ROCKETMEN)
