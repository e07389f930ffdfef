"""What a hurried player of Mission: Red Planet answers.  Playouts are made of this, so it must be cheap.

Every choice gets a rough number, a little luck is added, and the highest is taken.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.chance import WORD, Generator, mixed
from marsbound.core.choices import Choices
from marsbound.core.numbers import Answer, Seat
from marsbound.core.script import BOOK, NOTHING, Line
from marsbound.games.red_planet.bot.rollout_params import RolloutParams
from marsbound.games.red_planet.rules.boarding import PickADestination, PlaceAnAstronaut
from marsbound.games.red_planet.rules.box import (
    ICE,
    MORE_TOKENS,
    MOST_IN,
    NEIGHBOURS_GAIN,
    PER_ZONE,
    POINTS_MOST,
    POINTS_PRESENT,
    PRESENCE_SCALE,
    PRESENT_IN_ALL,
    PRESENT_IN_NUMBER,
    RECRUITER,
)
from marsbound.games.red_planet.rules.cards import DrawOrLook, KillARival, PlaceTheDiscovery, RescueAnAstronaut
from marsbound.games.red_planet.rules.discoveries import FleeTheStorm
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.rounds import ChooseACharacter
from marsbound.games.red_planet.rules.ships import DestroyADockedShip, LaunchADockedShip, RedirectAShip
from marsbound.games.red_planet.rules.table import NONE, RedPlanet
from marsbound.games.red_planet.rules.zones import KillAnAstronaut, LeaveTheMoon, MoveToANeighbour, ReplaceAnAstronaut

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

TRAVEL_AGENT: Final = 6
ROUNDS: Final = 10


def kind_of(line: Line) -> i64:  # type: ignore[type-arg]  # noqa: C901, PLR0912
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


def first_line() -> i64:
    """Where the game's own lines begin in the book: other games may have been written into it before."""
    for number in range(len(BOOK.lines)):
        if type(BOOK.lines[number]).__module__.startswith("marsbound.games.red_planet."):
            return number
    return 0


FIRST_LINE: Final[i64] = first_line()


class RolloutPolicy:
    """Rough numbers for every choice."""

    def __init__(self) -> None:
        self.params = RolloutParams()
        self.kinds = vec[i64]()  # what each line of the book asks for
        self.visit: i64 = 0  # zones where missions ask for somebody
        self.crowd_in: i64 = 0  # zones where missions ask for most

    def kind(self, line: i64) -> i64:
        while len(self.kinds) <= line:
            self.kinds = append(self.kinds, kind_of(BOOK.lines[len(self.kinds)]))
        return self.kinds[line]

    def answer(self, table: RedPlanet, found: Choices, chance: Generator) -> i64:
        kind = self.kind(table.line)
        if kind == ANYTHING:
            return found.items[chance.below(found.count)]
        seat = found.seat
        luck = self.params.luck
        self.read_missions(table, seat)
        # the luck of a choice depends on when and by whom it is made, and on nothing that happened before: so
        # playouts that are compared differ by what is compared and not by chance
        line = table.line - FIRST_LINE
        when = mixed(chance.low ^ table.round << 20 ^ seat << 16 ^ line) ^ chance.high
        best: i64 = -1000000
        answer: i64 = NOTHING
        for at in range(found.count):
            choice = found.items[at]
            number = mixed(when ^ choice * 0x1E3779B1 & WORD) * luck >> 32
            if choice != NOTHING:
                number += self.rate(kind, table, seat, choice)
            if number > best:
                best = number
                answer = choice
        return answer

    def read_missions(self, table: RedPlanet, seat: Seat) -> None:
        box = table.box
        missions = table.held(seat) & box.missions
        self.visit = 0
        self.crowd_in = 0
        card: i64 = 0
        while missions:
            if missions & 1:
                effect = box.effect[card]
                if effect == MOST_IN:
                    self.crowd_in |= box.zones[card]
                elif effect in (PRESENCE_SCALE, PRESENT_IN_ALL, PRESENT_IN_NUMBER, PER_ZONE):
                    self.visit |= box.zones[card]
            missions >>= 1
            card += 1

    def rate(self, kind: i64, table: RedPlanet, seat: Seat, choice: Answer) -> i64:  # noqa: C901
        if kind == BOARDING:
            return self.rate_boarding(table, seat, choice)
        if kind == CHARACTER:
            return self.rate_character(table, seat, choice)
        if kind == MOVE:
            return self.gain_of(table, choice % ZONES, seat, 1) + self.gain_of(table, choice // ZONES, seat, -1)
        if kind == KILL:
            return self.rate_killing(table, seat, choice // SEATS, choice % SEATS, 0)
        if kind == REPLACE:
            return self.rate_replacing(table, seat, choice // SEATS, choice % SEATS)
        if kind == FROM_MOON:
            return self.gain_of(table, choice, seat, 1) + self.gain_of(table, table.box.moon, seat, -1)
        if kind == ARRIVE:
            return self.gain_of(table, choice, seat, 1)
        if kind == DESTINATION:
            return self.landing(table, seat, table.memo, choice)
        if kind == STUDY:
            return 100 if choice == 0 else 0
        if kind == DISCOVERY:
            return self.rate_discovery(table, seat, choice)
        landing = self.landing(table, seat, choice, table.destination(choice))
        if kind == LAUNCH:
            return landing
        if kind == DESTROY:
            return -landing - self.params.own_ship * table.aboard(choice, seat)
        return -landing + self.params.own_course * table.aboard(choice, seat)

    def rate_character(self, table: RedPlanet, seat: Seat, character: i64) -> i64:
        params = self.params
        in_hand = size_of(table.hand(seat))
        if character == RECRUITER:
            if in_hand > ROUNDS - table.round:
                return -50
            return params.recruiting - params.keeping * (in_hand - 1)
        places = table.box.places[character]
        number = params.placing * places + params.extra[character]
        if character == TRAVEL_AGENT:
            for dock in range(table.docks):
                if table.room(dock) >= places:
                    return number
            return -50
        return number

    def rate_boarding(self, table: RedPlanet, seat: Seat, dock: i64) -> i64:
        params = self.params
        zone = table.destination(dock)
        room = table.capacity(dock) - table.crew(dock) - 1
        leaves = params.leaves[min(room, 7)]
        if zone == NONE:
            return params.unknown_ship * leaves // 8
        own = table.in_zone(zone, seat) + table.aboard(dock, seat)
        best = rival_best(table, zone, dock, seat)
        more = self.stake(own + 1, best) - self.stake(own, best) + params.boarding
        return (self.worth(table, zone) * more + self.wish(zone, own)) * leaves // 8

    def wish(self, zone: i64, own: i64) -> i64:
        """What missions make of one astronaut more."""
        wanted: i64 = 0
        if own == 0 and self.visit >> zone & 1:
            wanted = self.params.mission
        if self.crowd_in >> zone & 1:
            wanted += self.params.crew
        return wanted

    def stake(self, own: i64, best: i64) -> i64:
        """How good it is to have so many astronauts in a zone where the strongest rival has so many."""
        if own <= 0:
            return 0
        return self.params.stakes[max(min(own - best, 3), -3) + 3]

    def worth(self, table: RedPlanet, zone: i64) -> i64:
        """A token of a zone, in tenths of a point."""
        kind = table.resource(zone)
        if kind == NONE:
            return self.params.unexplored
        if kind == ICE:
            return 10 * table.box.values[ICE] + self.params.ice
        return 10 * table.box.values[kind]

    def gain_of(self, table: RedPlanet, zone: i64, seat: Seat, more: i64) -> i64:
        """What it is worth to have one more or one fewer in a zone."""
        best = rival_best(table, zone, NONE, seat)
        own = table.in_zone(zone, seat)
        gain = self.worth(table, zone) * (self.stake(own + more, best) - self.stake(own, best))
        if more > 0:
            return gain + self.wish(zone, own)
        return gain - self.wish(zone, own - 1)

    def landing(self, table: RedPlanet, seat: Seat, dock: i64, zone: i64) -> i64:
        """What it is worth to a seat that a ship's crew lands in a zone."""
        if zone == NONE:
            return 0
        aboard = table.aboard(dock, seat)
        own = table.in_zone(zone, seat)
        now = self.stake(own, rival_best(table, zone, NONE, seat))
        then = self.stake(own + aboard, rival_best(table, zone, dock, seat))
        number = self.worth(table, zone) * (then - now) - self.params.crowd * (table.crew(dock) - aboard)
        if aboard:
            number += self.wish(zone, own)
        return number

    def rate_killing(self, table: RedPlanet, seat: Seat, zone: i64, owner: i64, newcomers: i64) -> i64:
        """One of the owner's less, and perhaps some of one's own more."""
        if owner == seat:
            return -500
        own = table.in_zone(zone, seat)
        before = rival_best(table, zone, NONE, seat)
        table.leave(zone, owner, 1)
        after = rival_best(table, zone, NONE, seat)
        table.enter(zone, owner, 1)
        number = self.worth(table, zone) * (self.stake(own + newcomers, after) - self.stake(own, before))
        if table.in_zone(zone, owner) == before:
            number += self.params.blow
        return number

    def rate_replacing(self, table: RedPlanet, seat: Seat, place: i64, owner: i64) -> i64:
        if place < ZONES:
            return self.rate_killing(table, seat, place, owner, 1)
        zone = table.destination(place - ZONES)
        if zone == NONE:
            return 0
        return self.rate_killing(table, seat, zone, owner, 1) * 3 // 4

    def rate_discovery(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        """Good ones where one leads, bad ones where others do."""
        box = table.box
        card = table.drawn
        if card < 0:
            return 0
        best = rival_best(table, zone, NONE, seat)
        number = 10 * self.stake(table.in_zone(zone, seat), best)
        good = box.effect[card] in (MORE_TOKENS, NEIGHBOURS_GAIN, POINTS_MOST, POINTS_PRESENT)
        if good and box.amount[card] > 0:
            return number
        return 4 * best - number


def rival_best(table: RedPlanet, zone: i64, dock: i64, seat: Seat) -> i64:
    """The most astronauts of any other seat in a zone, those aboard a ship bound for it counted."""
    most: i64 = 0
    for each in range(table.seats):
        if each != seat:
            number = table.in_zone(zone, each)
            if dock >= 0:
                number += table.aboard(dock, each)
            if number > most:
                most = number
    return most
