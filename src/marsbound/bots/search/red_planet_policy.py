"""What a hurried player of Mission: Red Planet answers.  Playouts are made of this, so it must be cheap.

Every choice gets a rough number, a little luck is added, and the highest is taken.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.chance import Generator
from marsbound.core.script import BOOK, NOTHING, Choices, Line
from marsbound.games.red_planet.boarding import PickADestination, PlaceAnAstronaut
from marsbound.games.red_planet.box import (
    MORE_TOKENS,
    NEIGHBOURS_GAIN,
    POINTS_MOST,
    POINTS_PRESENT,
    RECRUITER,
    ZONES,
)
from marsbound.games.red_planet.cards import DrawOrLook, KillARival, PlaceTheDiscovery, RescueAnAstronaut
from marsbound.games.red_planet.discoveries import FleeTheStorm
from marsbound.games.red_planet.rounds import ChooseACharacter
from marsbound.games.red_planet.ships import DestroyADockedShip, LaunchADockedShip, RedirectAShip
from marsbound.games.red_planet.table import (
    ABOARD,
    CREW,
    DRAWN,
    HAND,
    IN_ZONE,
    NONE,
    RESOURCE,
    ROUND,
    SEATS,
    SHIP,
    RedPlanet,
)
from marsbound.games.red_planet.zones import KillAnAstronaut, LeaveTheMoon, MoveToANeighbour, ReplaceAnAstronaut

ANYTHING: Final = 0
CHARACTER: Final = 1
BOARDING: Final = 2
DESTINATION: Final = 3
LAUNCH: Final = 4
DESTROY: Final = 5
REDIRECT: Final = 6
MOVE: Final = 7
KILL: Final = 8
REPLACE: Final = 9
FROM_MOON: Final = 10
ARRIVE: Final = 11
STUDY: Final = 12
DISCOVERY: Final = 13

LUCK: Final = 60  # how much of it is added to each number
TRAVEL_AGENT: Final = 6
ROUNDS: Final = 10


def kind_of(line: Line) -> i64:  # type: ignore[type-arg]
    """What a line asks for."""
    if isinstance(line, ChooseACharacter):
        return CHARACTER
    if isinstance(line, PlaceAnAstronaut):
        return BOARDING
    if isinstance(line, PickADestination):
        return DESTINATION
    if isinstance(line, LaunchADockedShip):
        return LAUNCH
    if isinstance(line, DestroyADockedShip):
        return DESTROY
    if isinstance(line, RedirectAShip):
        return REDIRECT
    if isinstance(line, MoveToANeighbour):
        return MOVE
    if isinstance(line, (KillAnAstronaut, KillARival)):
        return KILL
    if isinstance(line, ReplaceAnAstronaut):
        return REPLACE
    if isinstance(line, LeaveTheMoon):
        return FROM_MOON
    if isinstance(line, (FleeTheStorm, RescueAnAstronaut)):
        return ARRIVE
    if isinstance(line, DrawOrLook):
        return STUDY
    if isinstance(line, PlaceTheDiscovery):
        return DISCOVERY
    return ANYTHING


class Policy:
    """Rough numbers for every choice."""

    def __init__(self) -> None:
        self.kinds = vec[i64]()  # what each line of the book asks for
        self.luck: i64 = LUCK
        self.extra = vec[i64]([0, 10, 15, 10, 10, 25, 15, 25, 10])  # what a character does besides placing
        self.leaves = vec[i64]([8, 7, 5, 4, 3, 2, 2, 2])  # how likely a ship with so many free seats leaves soon

    def kind(self, line: i64) -> i64:
        while len(self.kinds) <= line:
            self.kinds = append(self.kinds, kind_of(BOOK.lines[len(self.kinds)]))
        return self.kinds[line]

    def answer(self, table: RedPlanet, found: Choices, chance: Generator) -> i64:
        kind = self.kind(table.line)
        word = chance.below(0x7FFFFFFF)
        if kind == ANYTHING:
            return found.items[word % found.count]
        seat = found.seat
        best: i64 = -1000000
        answer: i64 = NOTHING
        for at in range(found.count):
            choice = found.items[at]
            word = (word * 1103515245 + 12345) & 0x7FFFFFFF
            number = (word >> 8) % self.luck
            if choice != NOTHING:
                number += self.rate(kind, table, seat, choice)
            if number > best:
                best = number
                answer = choice
        return answer

    def rate(self, kind: i64, table: RedPlanet, seat: i64, choice: i64) -> i64:
        if kind == BOARDING:
            return self.rate_boarding(table, seat, choice)
        if kind == CHARACTER:
            return self.rate_character(table, seat, choice)
        if kind == MOVE:
            return gain_of(table, choice % ZONES, seat, 1, 0) + gain_of(table, choice // ZONES, seat, -1, 0)
        if kind == KILL:
            return rate_killing(table, seat, choice // SEATS, choice % SEATS, 0)
        if kind == REPLACE:
            return rate_replacing(table, seat, choice // SEATS, choice % SEATS)
        if kind == FROM_MOON:
            return gain_of(table, choice, seat, 1, 0) + gain_of(table, table.box.moon, seat, -1, 0)
        if kind == ARRIVE:
            return gain_of(table, choice, seat, 1, 0)
        if kind == DESTINATION:
            return landing(table, seat, table.memo, choice)
        if kind == LAUNCH:
            return landing(table, seat, choice, table.destination(choice))
        if kind == DESTROY:
            return -landing(table, seat, choice, table.destination(choice)) - 60 * table.aboard(choice, seat)
        if kind == REDIRECT:
            return -landing(table, seat, choice, table.destination(choice)) + 40 * table.aboard(choice, seat)
        if kind == STUDY:
            return 100 if choice == 0 else 0
        return rate_discovery(table, seat, choice)

    def rate_character(self, table: RedPlanet, seat: i64, character: i64) -> i64:
        cells = table.cells
        in_hand = size_of(cells[HAND + seat])
        if character == RECRUITER:
            if in_hand > ROUNDS - cells[ROUND]:
                return -50
            return 75 - 14 * in_hand
        number = 25 * table.box.places[character] + self.extra[character]
        if character == TRAVEL_AGENT:
            for dock in range(table.docks):
                if table.room(dock) >= table.box.places[character]:
                    return number
            return -50
        return number

    def rate_boarding(self, table: RedPlanet, seat: i64, dock: i64) -> i64:
        zone = table.destination(dock)
        cells = table.cells
        room = table.box.ship_capacity[cells[SHIP + dock]] - cells[CREW + dock] - 1
        if zone == NONE:
            return 12 * self.leaves[min(room, 7)]
        before = stake(table.in_zone(zone, seat) + table.aboard(dock, seat), rival_best(table, zone, dock, seat))
        after = stake(table.in_zone(zone, seat) + table.aboard(dock, seat) + 1, rival_best(table, zone, dock, seat))
        return worth(table, zone) * (after - before + 1) * self.leaves[min(room, 7)] // 8


def stake(own: i64, best: i64) -> i64:
    """How good it is to have so many astronauts in a zone where the strongest rival has so many."""
    if own <= 0:
        return 0
    if own > best:
        return min(4 + own - best, 7)
    if own == best:
        return 3
    return 1


def worth(table: RedPlanet, zone: i64) -> i64:
    """A token of a zone, in tenths of a point."""
    cells = table.cells
    kind = cells[RESOURCE + zone]
    if kind >= 0:
        return 10 * table.box.values[kind] + (6 if kind == 0 else 0)
    return 20


def rival_best(table: RedPlanet, zone: i64, dock: i64, seat: i64) -> i64:
    """The most astronauts of any other seat in a zone, those aboard a ship bound for it counted."""
    cells = table.cells
    most: i64 = 0
    for each in range(table.seats):
        if each != seat:
            number = cells[IN_ZONE + zone * SEATS + each]
            if dock >= 0:
                number += cells[ABOARD + dock * SEATS + each]
            if number > most:
                most = number
    return most


def gain_of(table: RedPlanet, zone: i64, seat: i64, own: i64, rivals: i64) -> i64:
    """What it is worth to have so many more or fewer in a zone."""
    best = rival_best(table, zone, NONE, seat)
    now = table.in_zone(zone, seat)
    return worth(table, zone) * (stake(now + own, best + rivals) - stake(now, best))


def landing(table: RedPlanet, seat: i64, dock: i64, zone: i64) -> i64:
    """What it is worth to a seat that a ship's crew lands in a zone."""
    if zone == NONE:
        return 0
    now = stake(table.in_zone(zone, seat), rival_best(table, zone, NONE, seat))
    then = stake(table.in_zone(zone, seat) + table.aboard(dock, seat), rival_best(table, zone, dock, seat))
    others = table.crew(dock) - table.aboard(dock, seat)
    return worth(table, zone) * (then - now) - 4 * others


def rate_killing(table: RedPlanet, seat: i64, zone: i64, owner: i64, newcomers: i64) -> i64:
    """One of the owner's less, and perhaps some of one's own more."""
    if owner == seat:
        return -500
    cells = table.cells
    own = table.in_zone(zone, seat)
    before = rival_best(table, zone, NONE, seat)
    cells[IN_ZONE + zone * SEATS + owner] -= 1
    after = rival_best(table, zone, NONE, seat)
    cells[IN_ZONE + zone * SEATS + owner] += 1
    number = worth(table, zone) * (stake(own + newcomers, after) - stake(own, before))
    if table.in_zone(zone, owner) == before:
        number += worth(table, zone)
    return number


def rate_replacing(table: RedPlanet, seat: i64, place: i64, owner: i64) -> i64:
    if place < ZONES:
        return rate_killing(table, seat, place, owner, 1)
    dock = place - ZONES
    zone = table.destination(dock)
    if zone == NONE:
        return 0
    return rate_killing(table, seat, zone, owner, 1) * 3 // 4


def rate_discovery(table: RedPlanet, seat: i64, zone: i64) -> i64:
    """Good ones where one leads, bad ones where others do."""
    box = table.box
    card = table.cells[DRAWN]
    if card < 0:
        return 0
    effect = box.effect[card]
    good = effect in (MORE_TOKENS, NEIGHBOURS_GAIN, POINTS_MOST, POINTS_PRESENT)
    if good and box.amount[card] < 0:
        good = False
    number = 10 * stake(table.in_zone(zone, seat), rival_best(table, zone, NONE, seat))
    if good:
        return number
    return 4 * rival_best(table, zone, NONE, seat) - number
