"""Final scoring: where every point of a seat comes from."""

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.numbers import Seat
from marsbound.core.script import Line
from marsbound.games.red_planet.rules.box import (
    ALWAYS,
    EACH_KIND,
    ICE,
    MOST_IN,
    MOST_LOST,
    MOST_TOKENS,
    PER_LOST,
    PER_ZONE,
    POINTS_MOST,
    POINTS_PRESENT,
    PRESENCE_SCALE,
    PRESENT_IN_ALL,
    PRESENT_IN_NUMBER,
    SOLE_MAJORITY,
)
from marsbound.games.red_planet.rules.facts import (
    DISCOVERY_SCORED,
    ICE_MONOPOLY_SCORED,
    MISSION_REVEALED,
    MISSION_SCORED,
    SCORE_COUNTED,
    TOKENS_SCORED,
)
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, ZONES
from marsbound.games.red_planet.rules.production import with_most
from marsbound.games.red_planet.rules.table import IN_FINAL_SCORING, MANY, RedPlanet


def token_points(table: RedPlanet, seat: Seat, kind: i64) -> i64:
    return table.points(seat, kind) * table.box.values[kind]


def token_count(table: RedPlanet, seat: Seat) -> i64:
    return table.points(seat, 0) + table.points(seat, 1) + table.points(seat, 2)


def ice_points(table: RedPlanet, seat: Seat) -> i64:
    """Ice Monopoly: for most ice; tied players share, rounded down; without any ice nobody gets it."""
    most: i64 = 0
    tied: i64 = 0
    for each in range(table.seats):
        number = table.points(each, ICE)
        if number > most:
            most = number
            tied = 1
        elif number == most:
            tied += 1
    if most == 0 or table.points(seat, ICE) < most:
        return 0
    return table.box.ice_monopoly // tied


def discovery_points(table: RedPlanet, seat: Seat, zone: i64) -> i64:
    effect = table.active(zone)
    if effect == 0 or table.in_zone(zone, seat) == 0:
        return 0
    amount = table.box.amount[table.discovery(zone)]
    if effect == POINTS_PRESENT:
        return amount
    if effect == POINTS_MOST:
        most = with_most(table, zone, MANY)
        if most >> seat & 1:
            if table.box.shared[table.discovery(zone)]:
                return amount // size_of(most)
            return amount
    return 0


def mission_points(table: RedPlanet, seat: Seat, card: i64) -> i64:  # noqa: C901
    box = table.box
    effect = box.effect[card]
    amount = box.amount[card]
    zones = box.zones[card]
    fulfilled = False
    if effect == PRESENCE_SCALE:
        return scaled(box.scale[card], present_in(table, seat, zones))
    if effect == PER_ZONE:
        return amount * present_in(table, seat, zones)
    if effect == PER_LOST:
        return min(amount * table.lost(seat), box.count[card])
    if effect == ALWAYS:
        fulfilled = True
    elif effect == MOST_IN:
        fulfilled = has_most(table, seat, zones)
    elif effect == MOST_TOKENS:
        fulfilled = has_most_tokens(table, seat, box.kind[card])
    elif effect == MOST_LOST:
        fulfilled = has_most_lost(table, seat)
    elif effect == PRESENT_IN_NUMBER:
        fulfilled = present_in(table, seat, zones) >= box.count[card]
    elif effect == PRESENT_IN_ALL:
        fulfilled = present_in(table, seat, zones) == size_of(zones)
    elif effect == SOLE_MAJORITY:
        fulfilled = sole_majorities(table, seat, zones) >= box.count[card]
    elif effect == EACH_KIND:
        fulfilled = table.points(seat, 0) > 0 and table.points(seat, 1) > 0 and table.points(seat, 2) > 0
    if fulfilled:
        return amount
    return 0


def scaled(scale: list[int], number: i64) -> i64:
    if number == 0:
        return 0
    return scale[number - 1]


def present_in(table: RedPlanet, seat: Seat, zones: i64) -> i64:
    """In how many of these zones the seat has an astronaut."""
    found: i64 = 0
    for zone in range(i64(ZONES)):
        if zones >> zone & 1 and table.in_zone(zone, seat):
            found += 1
    return found


def number_in(table: RedPlanet, seat: Seat, zones: i64) -> i64:
    """How many astronauts the seat has in these zones taken together."""
    found: i64 = 0
    for zone in range(i64(ZONES)):
        if zones >> zone & 1:
            found += table.in_zone(zone, seat)
    return found


def has_most(table: RedPlanet, seat: Seat, zones: i64) -> bool:
    own = number_in(table, seat, zones)
    for other in range(table.seats):
        if number_in(table, other, zones) > own:
            return False
    return own > 0


def has_most_tokens(table: RedPlanet, seat: Seat, kind: i64) -> bool:
    own = table.points(seat, kind)
    for other in range(table.seats):
        if table.points(other, kind) > own:
            return False
    return own > 0


def has_most_lost(table: RedPlanet, seat: Seat) -> bool:
    own = table.lost(seat)
    for other in range(table.seats):
        if table.lost(other) > own:
            return False
    return own > 0


def sole_majorities(table: RedPlanet, seat: Seat, zones: i64) -> i64:
    found: i64 = 0
    for zone in range(i64(ZONES)):
        if zones >> zone & 1 and with_most(table, zone, MANY) == bit(seat):
            found += 1
    return found


def score(table: RedPlanet, seat: Seat) -> i64:
    """Missions, Ice Monopoly, token values, discoveries; it may be negative."""
    total = ice_points(table, seat)
    for kind in range(i64(NUMBER_OF_KINDS)):
        total += token_points(table, seat, kind)
    for zone in range(i64(ZONES)):
        total += discovery_points(table, seat, zone)
    missions = table.held(seat) & table.box.missions
    card: i64 = 0
    while missions:
        if missions & 1:
            total += mission_points(table, seat, card)
        missions >>= 1
        card += 1
    return total


class CountPoints(Line[RedPlanet]):
    """Missions are revealed and checked, everything is added up."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.phase = IN_FINAL_SCORING
        if table.listener is None:
            return
        for each in range(table.seats):
            for card in range(i64(len(table.box.card_ids))):
                if table.holds(each, card):
                    table.tell(MISSION_REVEALED, each, card)
                    table.tell(MISSION_SCORED, each, card, mission_points(table, each, card))
        for each in range(table.seats):
            for kind in range(i64(NUMBER_OF_KINDS)):
                if table.points(each, kind):
                    table.tell(TOKENS_SCORED, each, kind, token_points(table, each, kind))
            if ice_points(table, each):
                table.tell(ICE_MONOPOLY_SCORED, each, ice_points(table, each))
            for zone in range(i64(ZONES)):
                if discovery_points(table, each, zone):
                    table.tell(DISCOVERY_SCORED, each, zone, table.discovery(zone), discovery_points(table, each, zone))
        for each in range(table.seats):
            table.tell(SCORE_COUNTED, each, score(table, each))
