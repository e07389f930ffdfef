"""Who would take what at the next production, if nothing else happened before it."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.events import Events
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK
from marsbound.games.red_planet.rules.facts import TOKENS_TAKEN
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.production import BeginProduction, GiveOutTokens, PlaceTokens, who_takes
from marsbound.games.red_planet.rules.rounds import PlayRounds
from marsbound.games.red_planet.rules.table import IN_PRODUCTION_3, NONE, RedPlanet


class NextProduction:
    """Its number, and the lines of the game's script that carry it out; number 0 if there is none any more."""

    def __init__(self, table: RedPlanet) -> None:
        self.number: i64 = 0
        self.place = PlaceTokens(0)
        self.give = GiveOutTokens()
        rounds: i64 = 0
        begun: i64 = 0
        number: i64 = table.game_script
        while self.number == 0:
            line = BOOK.lines[number]
            if isinstance(line, PlayRounds):
                rounds += line.number
            elif isinstance(line, BeginProduction):
                begun = line.number
            elif isinstance(line, PlaceTokens) and rounds >= table.round and begun > done(table):
                self.place = line
                self.number = begun
            if line.ends:
                return
            number += 1


def done(table: RedPlanet) -> i64:
    """The last production that has begun."""
    if 1 <= table.phase <= IN_PRODUCTION_3:
        return table.phase
    return 0


class Harvest:
    """Of each zone who takes its tokens and what they are worth, once every ship that leaves has landed.

    `also` is a dock whose ship lands too; NONE for none.
    """

    def __init__(self, table: RedPlanet, production: NextProduction, also: i64 = NONE) -> None:
        then = landed(table, also)
        self.takers = [int(who_takes(then, zone)) for zone in range(i64(ZONES))]
        self.explored = [not then.unexplored(zone) for zone in range(i64(ZONES))]
        self.points = [0] * (ZONES * SEATS)  # by zone and seat
        if production.number == 0:
            return
        listener = Events()
        then.listener = listener
        production.place.do(then, 0, 0)
        production.give.do(then, 0, 0)
        for event in listener.told:
            if event.fact == TOKENS_TAKEN:
                seat, zone, kind, number = event.values
                self.points[zone * SEATS + seat] += number * int(table.box.values[kind])

    def alone(self, zone: i64, seat: Seat) -> bool:
        return self.takers[zone] == bit(seat)

    def among(self, zone: i64, seat: Seat) -> bool:
        return self.takers[zone] >> seat & 1 == 1


def landed(table: RedPlanet, also: i64) -> RedPlanet:
    """A full ship is as good as launched: it leaves at once, or after the last line of a character."""
    then = table.clone()
    then.listener = None
    for dock in range(table.docks):
        leaves = table.launched(dock) or table.full(dock) or dock == also
        if table.ship(dock) >= 0 and leaves:
            zone = table.destination(dock)
            if zone != NONE:
                for seat in range(table.seats):
                    then.enter(zone, seat, table.aboard(dock, seat))
    return then
