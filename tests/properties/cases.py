"""Every game, number of players and set of options that the properties are tried with: a line each."""

from collections.abc import Callable
from dataclasses import dataclass, field

import marsbound
from marsbound.core.play import Play
from tests.games.red_planet.histories import cards_alike, red_planet_is_whole
from tests.games.rocketmen.histories import objectives_alike, rocketmen_is_whole

# Answers that lead to what a game at random seldom sees: many event cards drawn, and so actions to reveal.
CURIOUS = frozenset({"scientist", "draw", "recruiter"})
# Questions that are asked seldom: the tests of secrets look at every one of them.
SELDOM = {
    "red-planet-second": frozenset(
        {
            "KeepAMission",
            "PlaceTheDiscovery",
            "LookAtADiscovery",
            "RevealAnAction",
            "RescueAnAstronaut",
            "KillARival",
            "FleeTheStorm",
        }
    ),
    "red-planet-first": frozenset({"KeepABonus", "PlaceTheDiscovery", "LookAtADiscovery"}),
}
# What is hidden, by the name of its field, and in how much of the worlds drawn it must be different at least.
HIDDEN = {
    "chosen": 0.1,
    "dealt": 0.01,
    "discovery": 0.2,
    "drawn": 0.002,
    "event-pile": 0.9,
    "hand": 0.1,
    "held": 0.75,
    "kept": 0.75,
    "returned": 0.75,
    "sealed": 0.05,
}
# In Rocketmen: which cards are in hand and which in the Command Centre, with all that is counted from it.
HIDDEN_HANDS = {"hand-1": 0.2, "deck-1": 0.2, "hand-mask": 0.2, "purse": 0.15}
HIDDEN_OBJECTIVES = {"objectives": 0.3}
HIDDEN_FROM_RIVALS = {"hand-2": 0.3, "deck-2": 0.3, "hand-3": 0, "deck-3": 0, "success": 0, "seen": 0}
# Answers that lead to launches, which a game at random seldom sees.
BUILDING = frozenset(
    {
        "pay-for-me",
        "buy-engine:small-boosters",
        "buy-engine:medium-stage",
        "plan:satellite-a",
        "plan:satellite-b",
        "plan:spaceship-c",
        "pad:small-boosters",
        "pad:medium-stage",
        "pad:spaceship-a",
        "pad:spaceship-b",
        "pad:big-data",
        "pad:detailed-planning",
        "launch:earth",
        "launch:moon",
        "go-on",
    }
)
IN_FLIGHT = frozenset({"Fly"})
HIDDEN_BY_NEUTRALS = HIDDEN | {"removed": 0.3}


@dataclass(frozen=True)
class Case:
    """One kind of game."""

    game: str
    players: int
    whole: Callable[[Play], None] = field(repr=False)  # fails if something appeared from nowhere or got lost
    hidden: dict[str, float] = field(repr=False, hash=False)
    curious: frozenset[str] = field(repr=False)
    seldom: frozenset[str] = field(repr=False)
    cards: Callable[[Play], list[list[str]]] = field(repr=False)  # of each list all are treated alike when drawn
    options: tuple[tuple[str, str], ...] = ()
    pace: int = 1  # long games are looked at so many times less often

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[f"{name}={value}" for name, value in self.options]])


def red_planet(game: str, players: int, hidden: dict[str, float] = HIDDEN, **options: str) -> Case:
    return Case(game, players, red_planet_is_whole, hidden, CURIOUS, SELDOM[game], cards_alike, tuple(options.items()))


def rocketmen(players: int, **options: str) -> Case:
    hidden = HIDDEN_HANDS | (HIDDEN_FROM_RIVALS if players > 1 else {})
    if options.get("mode") != "battle_for_earth":
        hidden = hidden | HIDDEN_OBJECTIVES
    rest = (hidden, BUILDING, IN_FLIGHT, objectives_alike, tuple(options.items()))
    return Case("rocketmen", players, rocketmen_is_whole, *rest, pace=8)


CASES = [
    red_planet("red-planet-second", 2, HIDDEN_BY_NEUTRALS),
    red_planet("red-planet-second", 3),
    red_planet("red-planet-second", 4),
    red_planet("red-planet-second", 5),
    red_planet("red-planet-second", 6),
    red_planet("red-planet-first", 3),
    red_planet("red-planet-first", 4),
    red_planet("red-planet-first", 5),
    red_planet("red-planet-first", 3, sabotaged_ships_leave="yes", short_ending="yes"),
    red_planet("red-planet-first", 5, produce_only_where_occupied="yes"),
]
if marsbound.COMPILED:  # interpreted, these long games would take minutes
    CASES += [
        rocketmen(1, difficulty="easy"),
        rocketmen(2),
        rocketmen(3, variants="drawn"),
    ]
