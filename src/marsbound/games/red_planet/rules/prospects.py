"""What a character could do if it were resolved as the table stands: for who chooses one, in secret from the others."""

from typing import Any

from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.choices import Choices
from marsbound.core.events import Event
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK, Line
from marsbound.games.red_planet.rules import consequence_facts as facts
from marsbound.games.red_planet.rules.boarding import PlaceAnAstronaut, PlaceOnAnotherShip, PlaceTogether
from marsbound.games.red_planet.rules.cards import DrawOrLook
from marsbound.games.red_planet.rules.consequence_facts import told
from marsbound.games.red_planet.rules.layout import ZONES
from marsbound.games.red_planet.rules.rounds import TakeBackCharacters
from marsbound.games.red_planet.rules.secrets import number_hidden
from marsbound.games.red_planet.rules.ships import DestroyADockedShip, LaunchADockedShip, RedirectAShip
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, NONE, RedPlanet
from marsbound.games.red_planet.rules.zones import KillAnAstronaut, MoveToANeighbour, ReplaceAnAstronaut


def prospects(masked: RedPlanet, seat: Seat, character: i64) -> list[Event]:
    """When it acts, how many it places, and what of it would come to nothing."""
    table = masked.clone()
    table.memo = 0  # of the question asked now, not of the character's
    found = [told(facts.ACTS_AT, table.box.number[character])]
    useful = False
    number: i64 = table.cast[character]
    while True:
        line = BOOK.lines[number]
        before = len(found)
        if isinstance(line, PlaceAnAstronaut):
            placed = placeable(table, seat, line)
            found.append(placing(table, line, placed))
            useful = useful or placed > 0
        elif isinstance(line, TakeBackCharacters):
            found.append(told(facts.CHARACTERS_BACK, size_of(ALL_CHARACTERS & ~table.hand(seat)) + 1))
            useful = True
        elif line.asks and isinstance(line, DrawOrLook):
            if nothing_to_study(table):
                found.append(told(facts.NOTHING_TO_STUDY))
        elif line.asks and not possible(table, seat, line):
            missing = what_is_missing(line)
            if missing:
                found.append(told(missing))
        if line.asks and len(found) == before:
            useful = True
        if line.ends:
            break
        number += 1
    if not useful:
        found.append(told(facts.USELESS_NOW))
    return found


def placeable(table: RedPlanet, seat: Seat, line: PlaceAnAstronaut) -> i64:
    """How many of the astronauts that a card places find a seat now."""
    number = table.box.places[line.character]
    supply = table.supply(seat)
    free: i64 = 0
    for dock in range(table.docks):
        room = table.room(dock)
        if isinstance(line, PlaceTogether):
            if room >= number and supply >= number:
                return number
        elif isinstance(line, PlaceOnAnotherShip):
            free += min(room, i64(1))
        else:
            free += room
    return min(min(free, supply), number)


def placing(table: RedPlanet, line: PlaceAnAstronaut, placed: i64) -> Event:
    number = table.box.places[line.character]
    if placed == number:
        return told(facts.ALL_PLACED, number)
    if isinstance(line, PlaceTogether):
        return told(facts.TURN_SKIPPED, number) if line.ends or skips(line) else told(facts.NONE_PLACED)
    return told(facts.FEWER_PLACED, placed, number) if placed else told(facts.NONE_PLACED)


def skips(line: PlaceAnAstronaut) -> bool:
    """Whether the card does nothing else: all or nothing."""
    following = BOOK.lines[BOOK.numbers[line.name] + 1]
    return not following.asks


def nothing_to_study(table: RedPlanet) -> bool:
    """Neither a card to draw nor a discovery to look at, known or not."""
    pile = table.event_pile
    if pile > 0 or (pile < 0 and number_hidden(pile) > 0):
        return False
    for zone in range(i64(ZONES)):
        if table.discovery(zone) != NONE and not table.revealed:
            return False
    return True


def possible(table: RedPlanet, seat: Seat, line: Line[Any]) -> bool:
    choices = Choices()
    line.choices(table, seat, choices)
    return choices.count > 0


def what_is_missing(line: Line[Any]) -> i64:
    """The fact that says why a part of a character comes to nothing, 0 for what isn't worth a word."""
    if isinstance(line, MoveToANeighbour):
        return facts.NOBODY_TO_MOVE
    if isinstance(line, LaunchADockedShip):
        return facts.NO_SHIP_TO_LAUNCH
    if isinstance(line, DestroyADockedShip):
        return facts.NO_SHIP_TO_DESTROY
    if isinstance(line, ReplaceAnAstronaut):
        return facts.NOBODY_TO_REPLACE
    if isinstance(line, KillAnAstronaut):
        return facts.NOBODY_TO_KILL
    if isinstance(line, RedirectAShip):
        return facts.NO_SHIP_TO_REDIRECT
    return 0
