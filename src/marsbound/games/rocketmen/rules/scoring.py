"""Points: during the game on the score track, at the end from hazards, tokens, objectives and variants."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.game import Score
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.rules.box import (
    ALL_DESTINATIONS,
    GOALS_AN_OBJECTIVE,
    MARS_TOKEN,
    MOON_TOKEN,
    MOST_COMPONENT,
    MOST_HAZARDS,
    MOST_ROCKETS,
    NUMBER_OF_COMPONENTS,
    RANKS,
    ROCKETS,
)
from marsbound.games.rocketmen.rules.facts import END_BEGUN
from marsbound.games.rocketmen.rules.layout import LOCATIONS, NUMBER_OF_TOKENS, OBJECTIVES_A_SEAT
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, HAND, PAD, SCRAP, STORED
from marsbound.games.rocketmen.rules.table import NONE, WON_ROCKET, Rocketmen


def gain(table: Rocketmen, seat: Seat, points: i64) -> None:
    """The marker moves; reaching the goal begins the end."""
    table.add_score(seat, points)
    if table.mode.goal and table.score(seat) >= table.mode.goal:
        begin_the_end(table)


def begin_the_end(table: Rocketmen) -> None:
    if not table.ending:
        table.ending = True
        if table.listener is not None:
            table.tell(END_BEGUN)


def owned(table: Rocketmen, seat: Seat, card: i64) -> i64:
    """How many of a card a player has anywhere, the scrapyard included."""
    total: i64 = 0
    for row in (HAND, DECK, PAD, AREA, DEPOT, SCRAP, STORED):
        total += table.count(seat, row, card)
    if table.plan(seat) == card:
        total += 1
    return total


def hazards_owned(table: Rocketmen, seat: Seat) -> i64:
    total: i64 = 0
    for card in range(table.box.cards):
        if table.box.hazards >> card & 1:
            total += owned(table, seat, card)
    return total


def hazard_points(table: Rocketmen, seat: Seat) -> i64:
    """At the end; in a solo game they scored when they were taken."""
    if table.solo:
        return 0
    return hazards_owned(table, seat) * table.box.hazard_points


def token_points(table: Rocketmen, seat: Seat) -> i64:
    total: i64 = 0
    for token in range(i64(NUMBER_OF_TOKENS)):
        if table.token_owner(token) == seat:
            total += 1
    return total


def fulfilled(table: Rocketmen, seat: Seat, goal: i64) -> bool:
    if goal == MOON_TOKEN:
        return table.token_owner(0) == seat
    if goal == MARS_TOKEN:
        return table.token_owner(1) == seat
    return table.is_there(seat, goal)


def goals_fulfilled(table: Rocketmen, seat: Seat, objective: i64) -> i64:
    found: i64 = 0
    for which in range(i64(GOALS_AN_OBJECTIVE)):
        if fulfilled(table, seat, table.box.goals[objective * GOALS_AN_OBJECTIVE + which]):
            found += 1
    return found


def objective_points(table: Rocketmen, seat: Seat) -> i64:
    """The better of the two; in a solo game it scores nothing."""
    best: i64 = 0
    if table.solo:
        return 0
    for which in range(i64(OBJECTIVES_A_SEAT)):
        objective = table.objectives(seat, which)
        if objective >= 0:
            goals = goals_fulfilled(table, seat, objective)
            if goals:
                best = max(best, table.box.goal_points[objective * GOALS_AN_OBJECTIVE + goals - 1])
    return best


def symbols(table: Rocketmen, seat: Seat, component: i64) -> i64:
    """Components on all cards owned, the scrapyard included; rocket achievements count as rocket points."""
    total: i64 = 0
    for card in range(table.box.cards):
        gives = table.box.gives[card * NUMBER_OF_COMPONENTS + component]
        if gives:
            total += gives * owned(table, seat, card)
    if component == ROCKETS:
        total += table.won(seat, WON_ROCKET)
    return total


def destinations_reached(table: Rocketmen, seat: Seat) -> i64:
    """A bit for each destination where the seat has completed a mission."""
    found: i64 = 0
    for location in range(i64(LOCATIONS)):
        if table.is_there(seat, location):
            found |= bit(table.box.location_to[location])
    return found


def variant_measure(table: Rocketmen, seat: Seat, variant: i64) -> i64:
    """What a variant counts; 0 never scores."""
    effect = table.box.variant_effect[variant]
    if effect == MOST_COMPONENT:
        return symbols(table, seat, table.box.variant_component[variant])
    if effect == MOST_ROCKETS:
        return symbols(table, seat, ROCKETS)
    if effect == MOST_HAZARDS:
        return hazards_owned(table, seat)
    if effect == ALL_DESTINATIONS and destinations_reached(table, seat) == 0b111:
        return 1
    return 0


def variant_points(table: Rocketmen, seat: Seat, variant: i64) -> i64:
    """Tied players each get the full bonus."""
    if table.variants >> variant & 1 == 0:
        return 0
    own = variant_measure(table, seat, variant)
    if own == 0:
        return 0
    for other in range(table.seats()):
        if variant_measure(table, other, variant) > own:
            return 0
    return table.box.variant_points[variant]


def total(table: Rocketmen, seat: Seat) -> i64:
    points = table.score(seat) + hazard_points(table, seat) + token_points(table, seat)
    points += objective_points(table, seat)
    for variant in range(i64(len(table.box.variant_ids))):
        points += variant_points(table, seat, variant)
    return points


def best_location(table: Rocketmen, seat: Seat) -> i64:
    """The farthest and best-scored place reached, NONE without any."""
    for location in range(i64(LOCATIONS - 1), i64(-1), -1):
        if table.is_there(seat, location):
            return location
    return NONE


def winners(table: Rocketmen) -> i64:
    """The seats that win, a bit each: most points, then the farthest place, then more missions, then together."""
    if table.solo:
        return solo_winners(table)
    best: i64 = NONE
    found: i64 = 0
    for seat in range(table.players):
        if best == NONE or ranking(table, seat) > ranking(table, best):
            best = seat
            found = bit(seat)
        elif ranking(table, seat) == ranking(table, best):
            found |= bit(seat)
    return found


def ranking(table: Rocketmen, seat: Seat) -> i64:
    """Points, place and missions in one number."""
    return (total(table, seat) * 64 + best_location(table, seat) + 1) * 64 + table.missions(seat)


def solo_winners(table: Rocketmen) -> i64:
    """All goals must be fulfilled, and the rival wins ties; nobody wins then."""
    if goals_fulfilled(table, 0, table.objectives(0, 0)) < 2:
        return 0
    if total(table, 0) <= total(table, 1):
        return 0
    return 1


def breakdown(table: Rocketmen) -> list[Score]:
    """Where every point comes from, by seat and source; missions by location, the best first."""
    found: list[Score] = []
    for seat in range(table.seats()):
        missions: list[Score] = []
        for location in range(i64(LOCATIONS)):
            add_score(missions, seat, "missions", table.box.location_ids[location], brought(table, seat, location))
        missions.sort(key=by_points, reverse=True)
        found += missions
        # what else has moved the marker: in a solo game hazards do at once
        rest = table.score(seat) - sum(score.points for score in missions)
        add_score(found, seat, "hazards" if table.solo else "missions", "", rest)
        add_score(found, seat, "hazards", "", hazard_points(table, seat))
        add_score(found, seat, "tokens", "", token_points(table, seat))
        add_score(found, seat, "objectives", "", objective_points(table, seat))
        for variant in range(i64(len(table.box.variant_ids))):
            add_score(found, seat, "variants", table.box.variant_ids[variant], variant_points(table, seat, variant))
    return found


def by_points(score: Score) -> int:
    return score.points


def brought(table: Rocketmen, seat: Seat, location: i64) -> i64:
    """What a seat's arrival at a location was worth, by its place there; 0 if it isn't there."""
    order = table.arrival_order(location)
    place: i64 = 0
    while order:
        if order & 7 == seat + 1:
            return table.box.location_points[location * RANKS + place]
        place += 1
        order >>= 3
    return 0


def add_score(found: list[Score], seat: Seat, source: str, item: str, points: i64) -> None:
    if points:
        found.append(Score(int(seat), source, item, int(points)))


def everywhere(table: Rocketmen) -> bool:
    """Whether every destination has somebody's marker."""
    found: i64 = 0
    for location in range(i64(LOCATIONS)):
        if table.arrivals(location):
            found |= bit(table.box.location_to[location])
    return found == 0b111
