"""What happens in zones: moving, killing, replacing, and the resources that the first to arrive turn up."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Answer, Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import AS_THE_PACK_SAYS, NOBODY, Chance, Line, Question, script
from marsbound.games.red_planet.rules.box import EXPLORER, SOLDIER
from marsbound.games.red_planet.rules.domains import ASTRONAUT_ANYWHERE, ASTRONAUT_IN_ZONE, KIND, MOVE, ZONE
from marsbound.games.red_planet.rules.facts import ASTRONAUT_KILLED, ASTRONAUT_MOVED, ASTRONAUT_REPLACED
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.reasons import (
    NOBODY_THERE,
    NONE_OF_YOURS_THERE,
    NONE_ON_THE_MOON,
    NOT_ADJACENT,
    NOT_ON_MARS,
    SAFE_ZONE,
    SUPPLY_EMPTY,
    YOUR_OWN,
)
from marsbound.games.red_planet.rules.streams import RESOURCE_TOKENS, point_of
from marsbound.games.red_planet.rules.table import RedPlanet


class TurnUpAResource(Chance[RedPlanet]):
    """The first astronaut in a zone turns up its resource.  Which one it is nobody could know: nature says it now."""

    def __init__(self) -> None:
        super().__init__(KIND)

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        for kind in range(i64(NUMBER_OF_KINDS)):
            number = table.resources(kind)
            if number > 0:
                found.add_weighted(kind, number)

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        return point_of(RESOURCE_TOKENS, 0, table.resources_left())

    def do(self, table: RedPlanet, seat: Seat, kind: i64) -> None:
        table.turn_up(table.frame_memo, kind)


TURN_UP: Final = script("turn-up", TurnUpAResource())


def explore(table: RedPlanet, zone: i64) -> None:
    """Somebody has come to a zone: is its resource still face down?"""
    if table.unexplored(zone):
        table.call(TURN_UP, NOBODY, zone)


def move(table: RedPlanet, seat: Seat, origin: i64, target: i64) -> None:
    table.leave(origin, seat, 1)
    table.enter(target, seat, 1)
    if table.listener is not None:
        table.tell(ASTRONAUT_MOVED, seat, origin, target)


class MoveToANeighbour(Question[RedPlanet]):
    """Move an astronaut of yours to an adjacent zone."""

    def __init__(self) -> None:
        super().__init__(MOVE, AS_THE_PACK_SAYS)

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return table.box.moves[EXPLORER]

    def refusal(self, table: RedPlanet, seat: Seat, candidate: Answer) -> i64:
        origin = candidate // ZONES
        if table.in_zone(origin, seat) == 0:
            return NONE_OF_YOURS_THERE
        if not table.box.touch(origin, candidate % ZONES):
            return NOT_ADJACENT
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        for origin in range(i64(ZONES)):
            if table.in_zone(origin, seat):
                found.add_all(table.box.borders[origin], origin * ZONES)

    def do(self, table: RedPlanet, seat: Seat, candidate: Answer) -> None:
        target = candidate % ZONES
        move(table, seat, candidate // ZONES, target)
        explore(table, target)


class KillAnAstronaut(Question[RedPlanet]):
    """Kill an astronaut, your own ones included, in any zone but the inner ones."""

    def __init__(self) -> None:
        super().__init__(ASTRONAUT_IN_ZONE)

    def refusal(self, table: RedPlanet, seat: Seat, candidate: Answer) -> i64:
        zone = candidate // SEATS
        if table.in_zone(zone, candidate % SEATS) == 0:
            return NOBODY_THERE
        if table.box.inner >> zone & 1:
            return SAFE_ZONE
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        inner = table.box.inner
        for zone in range(i64(ZONES)):
            if inner >> zone & 1 == 0:
                for owner in range(table.seats):
                    if table.in_zone(zone, owner):
                        found.add(zone * SEATS + owner)

    def do(self, table: RedPlanet, seat: Seat, candidate: Answer) -> None:
        zone = candidate // SEATS
        owner = candidate % SEATS
        table.kill(zone, owner)
        if table.listener is not None:
            table.tell(ASTRONAUT_KILLED, seat, zone, owner)


class ReplaceAnAstronaut(Question[RedPlanet]):
    """Replace another player's astronaut by one of your supply, in a zone or ship where you are; it is killed."""

    def __init__(self) -> None:
        super().__init__(ASTRONAUT_ANYWHERE)

    def refusal(self, table: RedPlanet, seat: Seat, candidate: Answer) -> i64:
        place = candidate // SEATS
        owner = candidate % SEATS
        if owner == seat:
            return YOUR_OWN
        if table.at_place(place, owner) == 0:
            return NOBODY_THERE
        if table.at_place(place, seat) == 0:
            return NONE_OF_YOURS_THERE
        if table.supply(seat) == 0:
            return SUPPLY_EMPTY
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.supply(seat) == 0:
            return
        for place in range(ZONES + table.docks):
            if table.at_place(place, seat):
                for owner in range(table.seats):
                    if owner != seat and table.at_place(place, owner):
                        found.add(place * SEATS + owner)

    def do(self, table: RedPlanet, seat: Seat, candidate: Answer) -> None:
        place = candidate // SEATS
        owner = candidate % SEATS
        table.replace(place, owner, seat)
        if table.listener is not None:
            table.tell(ASTRONAUT_REPLACED, seat, place, owner)


class LeaveTheMoon(Question[RedPlanet]):
    """Move an astronaut of yours from the moon to a zone of Mars."""

    def __init__(self) -> None:
        super().__init__(ZONE, AS_THE_PACK_SAYS)

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return min(table.box.moves[SOLDIER], 1)

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if table.in_zone(table.box.moon, seat) == 0:
            return NONE_ON_THE_MOON
        if zone == table.box.moon:
            return NOT_ON_MARS
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.in_zone(table.box.moon, seat):
            for zone in range(i64(ZONES)):
                if zone != table.box.moon:
                    found.add(zone)

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        """Nothing is turned up before all have moved: see TurnUpWhatTheyMeet."""
        move(table, seat, table.box.moon, zone)


class LeaveTheMoonToo(LeaveTheMoon):
    """As many more as the card allows."""

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return table.box.moves[SOLDIER] - 1


class TurnUpWhatTheyMeet(Line[RedPlanet]):
    """After a move of several at the same time."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for zone in range(i64(ZONES - 1), i64(-1), -1):
            if table.unexplored(zone) and table.present(zone):
                explore(table, zone)
