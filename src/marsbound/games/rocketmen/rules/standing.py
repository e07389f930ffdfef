"""How a game of Rocketmen stands, by what is seen: the score track, and what is counted at the end."""

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.standing import Aim, SeatStanding, Standing
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules.box import (
    ALL_DESTINATIONS,
    COMPONENTS,
    DESTINATIONS,
    GOAL_TOKENS,
    GOALS_AN_OBJECTIVE,
    MOST_COMPONENT,
    MOST_HAZARDS,
    MOST_ROCKETS,
    ROCKETS,
)
from marsbound.games.rocketmen.rules.layout import LOCATIONS, OBJECTIVES_A_SEAT
from marsbound.games.rocketmen.rules.scoring import (
    breakdown,
    destinations_reached,
    fulfilled,
    hazards_owned,
    symbols,
)
from marsbound.games.rocketmen.rules.table import Rocketmen


def standing(view: ViewOf[Rocketmen]) -> Standing:
    """The seat after the players' is the rival of a solo game."""
    table = view.masked
    found = Standing(int(table.mode.goal))
    for seat in range(table.seats()):
        found.seats.append(SeatStanding(int(seat), int(table.score(seat))))
    for score in breakdown(table):
        found.seats[score.seat].parts.append(score)
    for seat in range(table.players):
        for which in range(i64(OBJECTIVES_A_SEAT)):
            objective = table.objectives(seat, which)
            if objective >= 0:
                found.aims.append(objective_aim(table, seat, objective))
    for variant in range(i64(len(table.box.variant_ids))):
        if table.variants >> variant & 1 and table.box.variant_points[variant]:
            for seat in range(table.seats()):
                found.aims.append(variant_aim(table, seat, variant))
    return found.rank()


def objective_aim(table: Rocketmen, seat: Seat, objective: i64) -> Aim:
    """Of two objectives the better one counts; a solo player's must be fulfilled and gives nothing."""
    box = table.box
    goals = [box.goals[objective * GOALS_AN_OBJECTIVE + which] for which in range(i64(GOALS_AN_OBJECTIVE))]
    done = [goal_name(table, goal) for goal in goals if fulfilled(table, seat, goal)]
    open = [goal_name(table, goal) for goal in goals if not fulfilled(table, seat, goal)]
    steps = [
        0 if table.solo else int(box.goal_points[objective * GOALS_AN_OBJECTIVE + which])
        for which in range(i64(GOALS_AN_OBJECTIVE))
    ]
    found = Aim(int(seat), "objectives", box.objective_ids[objective], max(steps))
    found.climb("goals", len(done), steps).name(done, open)
    if table.solo:
        found.must = True
        found.next_at = 2 if open else 0
    return found


def goal_name(table: Rocketmen, goal: int) -> str:
    return table.box.location_ids[goal] if goal < LOCATIONS else GOAL_TOKENS[goal - LOCATIONS]


def variant_aim(table: Rocketmen, seat: Seat, variant: i64) -> Aim:
    box = table.box
    effect = box.variant_effect[variant]
    found = Aim(int(seat), "variants", box.variant_ids[variant], int(box.variant_points[variant]))
    others = [other for other in range(table.seats()) if other != seat]
    if effect == MOST_HAZARDS:
        counts = [int(hazards_owned(table, other)) for other in others]
        return found.race("hazards", int(hazards_owned(table, seat)), counts)
    if effect == ALL_DESTINATIONS:
        reached = destinations_reached(table, seat)
        done = [name for at, name in enumerate(DESTINATIONS) if reached >> at & 1]
        found.name(done, [name for name in DESTINATIONS if name not in done])
        return found.climb("destinations", len(done), [0, 0, found.most])
    assert effect in (MOST_COMPONENT, MOST_ROCKETS), "a variant that gives points says for what"
    component = ROCKETS if effect == MOST_ROCKETS else int(box.variant_component[variant])
    counts = [int(symbols(table, other, component)) for other in others]
    return found.race(COMPONENTS[component], int(symbols(table, seat, component)), counts)
