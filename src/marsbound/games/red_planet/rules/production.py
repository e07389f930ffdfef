"""Production: new point tokens for every zone that is explored, then to whoever has most astronauts there."""

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.events import EVERYBODY
from marsbound.core.numbers import Seat
from marsbound.core.script import Line
from marsbound.games.red_planet.rules.box import (
    ALL_PRESENT_TIE,
    FEWEST_LEAD,
    MORE_TOKENS,
    NEIGHBOURS_GAIN,
    NEW_TOKENS_BECOME,
    NO_NEW_TOKENS,
    SECOND_MOST_TAKE,
)
from marsbound.games.red_planet.rules.facts import PRODUCTION_BEGUN, TILE_COUNTED, TOKENS_PLACED, TOKENS_TAKEN
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, ZONES
from marsbound.games.red_planet.rules.table import MANY, NONE, RedPlanet


class BeginProduction(Line[RedPlanet]):
    """The tracker shows production 1, 2 or 3."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.phase = self.number
        if table.listener is not None:
            table.tell(PRODUCTION_BEGUN, self.number)


class PlaceTokens(Line[RedPlanet]):
    """Every explored zone gets its new tokens, in zone order, as long as there are any."""

    def __init__(self, number: i64, where_occupied: bool = False, tiles_count: bool = False) -> None:
        super().__init__()
        self.number: i64 = number
        self.where_occupied = where_occupied  # zones without astronauts get none
        self.tiles_count = tiles_count  # where tokens run out, resource tiles stand for those missing

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for zone in range(i64(ZONES)):
            kind = produced_kind(table, zone)
            if kind != NONE and (not self.where_occupied or table.present(zone)):
                self.place(table, zone, kind, produced_number(table, zone, self.number))

    def place(self, table: RedPlanet, zone: i64, kind: i64, number: i64) -> None:
        missing = number - table.tokens(kind)
        if missing > 0 and self.tiles_count:
            table.borrow_tokens(kind, missing)
            if table.listener is not None:
                table.tell(TILE_COUNTED, zone, kind, missing)
        elif missing > 0:
            number = table.tokens(kind)
        table.lay_tokens(zone, kind, number)
        if number and table.listener is not None:
            table.tell(TOKENS_PLACED, zone, kind, number)


class GiveOutTokens(Line[RedPlanet]):
    """Whoever has most takes all tokens of a zone; tied players share equally, kind by kind, the rest stays."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for zone in range(i64(ZONES)):
            if table.lying(zone, 0) or table.lying(zone, 1) or table.lying(zone, 2):
                takers = who_takes(table, zone)
                if takers:
                    share(table, zone, takers)


def produced_kind(table: RedPlanet, zone: i64) -> i64:
    """NONE while the resource lies face down."""
    if table.unexplored(zone):
        return NONE
    if table.active(zone) == NEW_TOKENS_BECOME:
        return table.box.kind[table.discovery(zone)]
    return table.resource(zone)


def produced_number(table: RedPlanet, zone: i64, number: i64) -> i64:
    """New tokens of a zone: what the production says, and what face-up discoveries add or forbid."""
    if not table.revealed:
        return number
    effect = table.active(zone)
    if effect == NO_NEW_TOKENS:
        return 0
    if effect == MORE_TOKENS:
        number += table.box.amount[table.discovery(zone)]
    touching = table.box.borders[zone]
    for neighbour in range(i64(ZONES)):
        if touching >> neighbour & 1 and table.active(neighbour) == NEIGHBOURS_GAIN:
            number += table.box.amount[table.discovery(neighbour)]
    return number


def who_takes(table: RedPlanet, zone: i64) -> i64:
    """The seats that share a zone's tokens, a bit each; 0 if they stay."""
    effect = table.active(zone)
    most = with_most(table, zone, MANY)
    if most == 0 or effect == 0:
        return most
    if effect == ALL_PRESENT_TIE:
        return all_present(table, zone)
    if effect == FEWEST_LEAD:
        return with_fewest(table, zone)
    if effect == SECOND_MOST_TAKE and size_of(most) == 1:
        leader = count_of(table, zone, most)
        second = with_most(table, zone, leader - 1)
        if second == 0 and table.box.shared[table.discovery(zone)] == 1:
            return most
        return second
    return most


def with_most(table: RedPlanet, zone: i64, limit: i64) -> i64:
    """Who has most astronauts there, of those who have at least one and at most the limit."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(table.seats):
        number = table.in_zone(zone, seat)
        if 0 < number <= limit:
            if number > most:
                most = number
                found = bit(seat)
            elif number == most:
                found |= bit(seat)
    return found


def with_fewest(table: RedPlanet, zone: i64) -> i64:
    """Who has fewest, but at least one."""
    fewest: i64 = MANY
    found: i64 = 0
    for seat in range(table.seats):
        number = table.in_zone(zone, seat)
        if 0 < number < fewest:
            fewest = number
            found = bit(seat)
        elif number == fewest:
            found |= bit(seat)
    return found


def all_present(table: RedPlanet, zone: i64) -> i64:
    found: i64 = 0
    for seat in range(table.seats):
        if table.in_zone(zone, seat):
            found |= bit(seat)
    return found


def count_of(table: RedPlanet, zone: i64, seats: i64) -> i64:
    """How many astronauts the first of these seats has there."""
    seat: Seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return table.in_zone(zone, seat)


def share(table: RedPlanet, zone: i64, takers: i64) -> None:
    number = size_of(takers)
    for kind in range(i64(NUMBER_OF_KINDS)):
        each = table.lying(zone, kind) // number
        if each:
            for seat in range(table.seats):
                if takers >> seat & 1:
                    table.take_tokens(zone, seat, kind, each)
                    if table.listener is not None:
                        table.listener.tell(TOKENS_TAKEN, EVERYBODY, seat, zone, kind, each)
