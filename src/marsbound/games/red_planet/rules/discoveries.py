"""The discovery reveal: all are turned up together; some act at once."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Line, Question, script
from marsbound.games.red_planet.rules.box import DOCKED_CREWS_LAND, EACH_LOSES, SCATTER
from marsbound.games.red_planet.rules.domains import ZONE
from marsbound.games.red_planet.rules.facts import (
    ASTRONAUT_LOST_HERE,
    ASTRONAUTS_LANDED,
    CREW_PULLED_DOWN,
    DISCOVERIES_TURNED_UP,
    DISCOVERY_REVEALED,
    REVEAL_BEGUN,
)
from marsbound.games.red_planet.rules.layout import ZONES
from marsbound.games.red_planet.rules.reasons import NONE_OF_YOURS_THERE, NOT_ADJACENT
from marsbound.games.red_planet.rules.table import IN_REVEAL, RedPlanet
from marsbound.games.red_planet.rules.zones import explore, move


class BeginReveal(Line[RedPlanet]):
    """The tracker shows the discovery reveal."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.phase = IN_REVEAL
        if table.listener is not None:
            table.tell(REVEAL_BEGUN)


class TurnUpDiscoveries(Line[RedPlanet]):
    """All discoveries in play, together."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.revealed = True
        if table.listener is not None:
            table.tell(DISCOVERIES_TURNED_UP)
            for zone in range(i64(ZONES)):
                if table.discovery(zone) >= 0:
                    table.tell(DISCOVERY_REVEALED, zone, table.discovery(zone))


class ActAtOnce(Line[RedPlanet]):
    """Discoveries that act at the reveal, in zone order."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for zone in range(i64(ZONES - 1), i64(-1), -1):
            effect = table.active(zone)
            if effect == EACH_LOSES:
                table.call(EACH_LOSES_HERE, NOBODY, zone)
            elif effect == DOCKED_CREWS_LAND:
                table.call(CREWS_LAND_HERE, NOBODY, zone)
            elif effect == SCATTER:
                table.call(SCATTER_FROM_HERE, NOBODY, zone)


class EachLosesAstronauts(Line[RedPlanet]):
    """Every player present loses astronauts here."""

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        card = table.discovery(zone)
        for each in range(table.seats):
            for _turn in range(min(table.in_zone(zone, each), table.box.amount[card])):
                table.kill(zone, each)
                if table.listener is not None:
                    table.tell(ASTRONAUT_LOST_HERE, each, zone, card)


class DockedCrewsLand(Line[RedPlanet]):
    """All astronauts on docked ships land in this zone; the ships stay."""

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        for dock in range(table.docks):
            if table.docked(dock) and table.crew(dock):
                if table.listener is not None:
                    table.tell(CREW_PULLED_DOWN, dock, zone)
                for each in range(table.seats):
                    number = table.aboard(dock, each)
                    if number:
                        table.enter(zone, each, number)
                        table.set_aboard(dock, each, 0)
                        if table.listener is not None:
                            table.tell(ASTRONAUTS_LANDED, each, zone, number)
                table.set_crew(dock, 0)
        if table.present(zone):
            explore(table, zone)


class ScatterEveryone(Line[RedPlanet]):
    """Every owner, from the first player on, moves all of theirs away."""

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        owner = table.first
        for _turn in range(table.seats):
            owner = table.seat_before(owner)
            table.call(FLEE, owner, zone)


class FleeTheStorm(Question[RedPlanet]):
    """Move one of your astronauts from the zone of the storm to a neighbouring one, until none is left there."""

    def __init__(self) -> None:
        super().__init__(ZONE, WHILE_POSSIBLE)

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if table.in_zone(table.memo, seat) == 0:
            return NONE_OF_YOURS_THERE
        if not table.box.touch(table.memo, zone):
            return NOT_ADJACENT
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.in_zone(table.memo, seat):
            found.add_all(table.box.borders[table.memo])

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        move(table, seat, table.frame_memo, zone)
        explore(table, zone)


EACH_LOSES_HERE: Final = script("each-loses", EachLosesAstronauts())
CREWS_LAND_HERE: Final = script("docked-crews-land", DockedCrewsLand())
SCATTER_FROM_HERE: Final = script("scatter", ScatterEveryone())
FLEE: Final = script("flee", FleeTheStorm())
