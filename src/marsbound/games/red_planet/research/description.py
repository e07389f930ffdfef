"""Both editions of Mission: Red Planet as research sees them."""

from typing import Any, Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.games.red_planet.research.observation import Cards, Docks, Seats, Track, Zones
from marsbound.games.red_planet.rules.box import EFFECTS, KINDS, MOMENTS, Box
from marsbound.games.red_planet.rules.first.game import FIRST_EDITION
from marsbound.games.red_planet.rules.game import RedPlanetGame
from marsbound.games.red_planet.rules.scoring import score
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION
from marsbound.games.red_planet.rules.table import RedPlanet
from marsbound.research.engine.actions import player_lines
from marsbound.research.engine.description import DescriptionOf
from marsbound.research.engine.observation import Section

PACKAGE: Final = "marsbound.games.red_planet."
OF_THE_FIRST: Final = "first/"  # how the names of its own scripts begin
SHARED: Final = ("pick-a-destination/", "place-a-discovery/", "flee/")  # those of the second that the first calls too


class RedPlanetDescription(DescriptionOf[RedPlanet]):
    """What both editions have."""

    def __init__(self, edition: RedPlanetGame) -> None:
        super().__init__(edition)
        self.edition = edition

    def sections(self) -> list[Section[Any]]:
        return [Track(), Seats(), Cards(), Docks(), Zones()]

    def winners(self, table: RedPlanet) -> i64:
        won = self.edition.winners(table)
        found: i64 = 0
        for seat in range(table.seats):
            if won >> seat & 1:
                found |= bit(table.player(seat))
        return found

    def points(self, table: RedPlanet, seat: Seat) -> i64:
        return score(table, seat)

    def things(self, box: Box) -> dict[str, list[dict[str, float]]]:
        return {
            "card": [card_features(box, card) for card in range(len(box.card_ids))],
            "ship": [
                {"known": float(box.ship_to[ship] >= 0), "to": float(box.ship_to[ship])}
                | {"capacity": float(box.ship_capacity[ship])}
                for ship in range(len(box.ship_ids))
            ],
            "zone": [zone_features(box, zone) for zone in range(len(box.zone_ids))],
        }


def card_features(box: Box, card: int) -> dict[str, float]:
    """What an event card does; where it counts is a feature for each zone."""
    found = {
        "discovery": float(box.discoveries >> card & 1),
        "mission": float(box.missions >> card & 1),
        "action": float(box.actions >> card & 1),
        "amount": float(box.amount[card]),
        "count": float(box.count[card]),
        "shared": float(box.shared[card]),
    }
    for number, effect in enumerate(EFFECTS[1:], 1):
        found[f"effect-{effect}"] = float(box.effect[card] == number)
    for number, moment in enumerate(MOMENTS):
        found[f"moment-{moment}"] = float(box.moment[card] == number)
    for number, kind in enumerate(KINDS):
        found[f"kind-{kind}"] = float(box.kind[card] == number)
    for zone in range(len(box.zone_ids)):
        found[f"zone-{zone}"] = float(box.zones[card] >> zone & 1)
    return found


def zone_features(box: Box, zone: int) -> dict[str, float]:
    """Which side it lies on, and what it touches."""
    found = {
        "outer": float(box.outer >> zone & 1),
        "inner": float(box.inner >> zone & 1),
        "moon": float(box.moon == zone),
    }
    for other in range(len(box.zone_ids)):
        found[f"touches-{other}"] = float(box.touch(zone, other))
    return found


class SecondDescription(RedPlanetDescription):
    def lines(self) -> list[str]:
        return [line for line in player_lines(self.game, PACKAGE) if not line.startswith(OF_THE_FIRST)]


class FirstDescription(RedPlanetDescription):
    def lines(self) -> list[str]:
        return [line for line in player_lines(self.game, PACKAGE) if line.startswith((OF_THE_FIRST, *SHARED))]


SECOND: Final = SecondDescription(SECOND_EDITION)
FIRST: Final = FirstDescription(FIRST_EDITION)
