"""How a game of Mission: Red Planet stands, by what is seen: tokens taken, and every card that gives points."""

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.game import Score
from marsbound.core.numbers import Seat
from marsbound.core.standing import Aim, SeatStanding, Standing
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules.box import (
    ALWAYS,
    DISCOVERY_POINTS,
    EACH_KIND,
    ICE,
    KINDS,
    MOST_IN,
    MOST_LOST,
    MOST_TOKENS,
    PER_LOST,
    PER_ZONE,
    POINTS_PRESENT,
    PRESENCE_SCALE,
    PRESENT_IN_NUMBER,
    SOLE_MAJORITY,
)
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, ZONES
from marsbound.games.red_planet.rules.production import with_most
from marsbound.games.red_planet.rules.scoring import number_in, present_in, sole_majorities, token_points
from marsbound.games.red_planet.rules.table import MANY, RedPlanet


def standing(view: ViewOf[RedPlanet]) -> Standing:
    table = view.masked
    found = Standing()
    for seat in range(table.seats):
        found.seats.append(seat_standing(table, seat))
        found.aims.append(ice_aim(table, seat))
    for seat in range(table.seats):
        missions = table.held(seat) & table.box.missions if table.held(seat) > 0 else 0
        for card in range(i64(len(table.box.card_ids))):
            if missions >> card & 1:
                found.aims.append(mission_aim(table, seat, card))
        for zone in range(i64(ZONES)):
            card = table.discovery(zone)
            if card >= 0 and table.box.effect[card] in DISCOVERY_POINTS:
                found.aims.append(discovery_aim(table, seat, zone, card))
    for aim in found.aims:
        if aim.points or aim.source == "missions":
            found.seats[aim.seat].parts.append(Score(aim.seat, aim.source, aim.item, aim.points))
    return found.rank()


def seat_standing(table: RedPlanet, seat: Seat) -> SeatStanding:
    """The value of the tokens taken so far."""
    found = SeatStanding(int(seat), 0)
    for kind in range(i64(NUMBER_OF_KINDS)):
        points = int(token_points(table, seat, kind))
        if points:
            found.parts.append(Score(int(seat), "tokens", KINDS[kind], points))
            found.points += points
    return found


def ice_aim(table: RedPlanet, seat: Seat) -> Aim:
    found = Aim(int(seat), "ice-monopoly", "", int(table.box.ice_monopoly))
    return found.race("tokens", int(table.points(seat, ICE)), tokens_of_others(table, seat, ICE), shared=True)


def discovery_aim(table: RedPlanet, seat: Seat, zone: i64, card: i64) -> Aim:
    """A discovery that gives points to who is in its zone, face up or known to the reader."""
    box = table.box
    found = Aim(int(seat), "discoveries", box.card_ids[card], int(box.amount[card]))
    have = int(table.in_zone(zone, seat))
    found.name([box.zone_ids[zone]] if have else [], [] if have else [box.zone_ids[zone]])
    if box.effect[card] == POINTS_PRESENT:
        return found.climb("astronauts", have, [found.most])
    others = [int(table.in_zone(zone, other)) for other in range(table.seats) if other != seat]
    return found.race("astronauts", have, others, shared=box.shared[card] == 1)


def mission_aim(table: RedPlanet, seat: Seat, card: i64) -> Aim:
    """What a mission counts, as it is scored at the end."""
    box = table.box
    effect = box.effect[card]
    amount = int(box.amount[card])
    zones = box.zones[card]
    found = Aim(int(seat), "missions", box.card_ids[card], amount)
    present = int(present_in(table, seat, zones))
    if effect == ALWAYS:
        found.points = amount
        return found
    if effect == PER_LOST:
        most = int(box.count[card])
        found.most = most
        steps = [min(amount * number, most) for number in range(1, -(-most // amount) + 1)]
        return found.climb("lost", int(table.lost(seat)), steps)
    if effect == MOST_LOST:
        return found.race("lost", int(table.lost(seat)), [int(table.lost(each)) for each in others(table, seat)])
    if effect == MOST_TOKENS:
        kind = box.kind[card]
        found.name([], [KINDS[kind]])
        return found.race("tokens", int(table.points(seat, kind)), tokens_of_others(table, seat, kind))
    if effect == EACH_KIND:
        kinds = [int(table.points(seat, kind)) for kind in range(i64(NUMBER_OF_KINDS))]
        found.name(chosen_words(KINDS, kinds, True), chosen_words(KINDS, kinds, False))
        return found.climb("kinds", len(found.done), [0, 0, amount])
    if effect == SOLE_MAJORITY:
        alone = [int(with_most(table, zone, MANY) == bit(seat)) for zone in range(i64(ZONES))]
        name_zones(found, table, zones, alone)
        return found.climb(
            "majorities", int(sole_majorities(table, seat, zones)), all_or_nothing(box.count[card], amount)
        )
    name_zones(found, table, zones, [int(table.in_zone(zone, seat)) for zone in range(i64(ZONES))])
    if effect == MOST_IN:
        counts = [int(number_in(table, each, zones)) for each in others(table, seat)]
        return found.race("astronauts", int(number_in(table, seat, zones)), counts)
    if effect == PRESENCE_SCALE:
        steps = box.scale[card][: int(size_of(zones))]
        found.most = max(steps)
        return found.climb("zones", present, steps)
    if effect == PER_ZONE:
        steps = [amount * number for number in range(1, int(size_of(zones)) + 1)]
        found.most = steps[-1]
        return found.climb("zones", present, steps)
    if effect == PRESENT_IN_NUMBER:
        return found.climb("zones", present, all_or_nothing(box.count[card], amount))
    return found.climb("zones", present, all_or_nothing(size_of(zones), amount))


def all_or_nothing(number: i64, amount: int) -> list[int]:
    """Points only for the last of so many."""
    return [0] * (int(number) - 1) + [amount]


def others(table: RedPlanet, seat: Seat) -> list[int]:
    return [int(other) for other in range(table.seats) if other != seat]


def tokens_of_others(table: RedPlanet, seat: Seat, kind: i64) -> list[int]:
    return [int(table.points(other, kind)) for other in others(table, seat)]


def name_zones(aim: Aim, table: RedPlanet, zones: i64, counts: list[int]) -> None:
    wanted = [zone for zone in range(ZONES) if zones >> zone & 1]
    aim.name(
        [table.box.zone_ids[zone] for zone in wanted if counts[zone]],
        [table.box.zone_ids[zone] for zone in wanted if not counts[zone]],
    )


def chosen_words(words: tuple[str, ...], counts: list[int], wanted: bool) -> list[str]:
    return [word for word, number in zip(words, counts) if (number > 0) == wanted]
