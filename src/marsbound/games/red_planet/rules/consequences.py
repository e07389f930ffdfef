"""What a choice in Mission: Red Planet would mean, worked out from what the chooser sees."""

from mypy_extensions import i64

from marsbound.core.bits import lowest, size_of
from marsbound.core.events import Event
from marsbound.core.numbers import Answer, Seat
from marsbound.core.script import BOOK, NOTHING, answer
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules import consequence_facts as facts
from marsbound.games.red_planet.rules import facts as happened
from marsbound.games.red_planet.rules.boarding import PickADestination, PlaceAnAstronaut
from marsbound.games.red_planet.rules.box import DISCOVERY_POINTS
from marsbound.games.red_planet.rules.cards import DrawOrLook, PlaceTheDiscovery
from marsbound.games.red_planet.rules.consequence_facts import told
from marsbound.games.red_planet.rules.harvest import Harvest, NextProduction
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.opening import KeepAMission
from marsbound.games.red_planet.rules.prospects import placeable, prospects
from marsbound.games.red_planet.rules.rounds import ChooseACharacter
from marsbound.games.red_planet.rules.secrets import number_hidden
from marsbound.games.red_planet.rules.standing import discovery_aim, mission_aim
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, NONE, RedPlanet

# What comes when the round is over follows from much more than one choice
LATER = frozenset(
    {
        int(happened.SHIP_LANDED),
        int(happened.SHIP_DISCARDED),
        int(happened.SHIP_DOCKED),
        int(happened.FIRST_PLAYER),
        int(happened.ROUND_BEGUN),
        int(happened.PRODUCTION_BEGUN),
        int(happened.REVEAL_BEGUN),
    }
)


def consequences(view: ViewOf[RedPlanet], seat: Seat, choice: Answer, previewed: list[Event]) -> list[Event]:
    table = view.masked
    line = BOOK.lines[table.line]
    if isinstance(line, ChooseACharacter):
        return prospects(table, seat, choice)
    if isinstance(line, KeepAMission):
        return [told(facts.MISSION_NOW, mission_aim(table, seat, choice).points)]
    after = table.clone()
    answer(after, choice)
    found: list[Event] = []
    if isinstance(line, PlaceTheDiscovery):
        found += placing_a_discovery(table, seat, choice)
    elif isinstance(line, DrawOrLook) and choice == 0:
        found.append(told(facts.DECK_LEFT, max(number_hidden(table.event_pile), i64(0))))
    for event in at_once(previewed):
        found += of_event(after, event)
    dock = NONE
    if choice != NOTHING and isinstance(line, PlaceAnAstronaut):
        dock = choice
        found += of_boarding(after, dock)
    elif isinstance(line, PickADestination):
        dock = table.memo
        found.append(told(facts.FLIES_TO, dock, choice))
    return found + of_zones(table, after, seat, dock)


def at_once(previewed: list[Event]) -> list[Event]:
    found = []
    for event in previewed:
        if int(event.fact) in LATER:
            break
        found.append(event)
    return found


def of_event(after: RedPlanet, event: Event) -> list[Event]:
    """An event as a consequence; a launch is carried out, since some come only after the last line of a character."""
    fact = event.fact
    a, b, c, _ = event.values
    if fact == happened.ASTRONAUTS_BOARDED:
        return [told(facts.ASTRONAUTS_PLACED, b, c)]
    if fact == happened.SHIP_LAUNCHED:
        if after.docked(a):
            after.launch(a)
        zone = after.destination(a)
        return [told(facts.SHIP_LEAVES_UNMANNED, a) if zone == NONE else told(facts.SHIP_LAUNCHES, a, zone)]
    if fact == happened.SHIP_DESTROYED:
        return [told(facts.SHIP_DESTROYED, b)]
    if fact == happened.CREW_LOST:
        return [told(facts.CREW_LOST, a, b, c)]
    if fact == happened.ASTRONAUT_KILLED:
        return [told(facts.ASTRONAUT_LOST, c, b)]
    if fact == happened.ASTRONAUT_REPLACED:
        return [told(facts.ASTRONAUT_LOST, c, b)]
    if fact == happened.CHARACTERS_TAKEN_BACK:
        return [told(facts.CHARACTERS_BACK, size_of(ALL_CHARACTERS & ~after.hand(a)))]
    return []


def of_boarding(after: RedPlanet, dock: i64) -> list[Event]:
    if after.launched(dock):
        return []
    if after.full(dock):
        return [told(facts.SHIP_FILLS, dock)]
    return [told(facts.SEATS_LEFT, dock, after.room(dock))]


def of_zones(before: RedPlanet, after: RedPlanet, seat: Seat, dock: i64) -> list[Event]:
    """Where somebody else would take the tokens of a zone than without the choice."""
    production = NextProduction(before)
    old = Harvest(before, production)
    new = Harvest(after, production)
    found = []
    for zone in range(i64(ZONES)):
        if old.takers[zone] != new.takers[zone]:
            found += of_zone(old, new, zone, seat, production.number)
    if dock != NONE and after.room(dock) and after.aboard(dock, seat):
        zone = after.destination(dock)
        ashore = Harvest(after, production, dock)
        if zone != NONE and ashore.takers[zone] != new.takers[zone]:
            if ashore.alone(zone, seat):
                found.append(told(facts.LEADS_ON_LANDING, zone))
            elif ashore.among(zone, seat):
                found.append(told(facts.TIES_ON_LANDING, zone))
    return found


def of_zone(old: Harvest, new: Harvest, zone: i64, seat: Seat, production: i64) -> list[Event]:
    points = new.points[zone * SEATS + seat]
    if new.alone(zone, seat):
        if not new.explored[zone]:
            return [told(facts.ZONE_YOURS_UNEXPLORED, zone)]
        if points == 0:
            return [told(facts.ZONE_YOURS_FOR_NOTHING, zone)]
        return [told(facts.ZONE_YOURS, zone, production, points)]
    if new.among(zone, seat):
        if points == 0:
            return [told(facts.ZONE_TIED_FOR_NOTHING, zone)]
        return [told(facts.ZONE_TIED, zone, production, points)]
    if old.among(zone, seat):
        return [told(facts.ZONE_LOST, zone)]
    takers: i64 = new.takers[zone]
    if size_of(takers) == 1:
        return [told(facts.ZONE_OF_ANOTHER, lowest(takers), zone)]
    return []


def placing_a_discovery(table: RedPlanet, seat: Seat, zone: i64) -> list[Event]:
    """What a card that gives points would give here as things stand."""
    card = table.drawn
    if card < 0 or table.box.effect[card] not in DISCOVERY_POINTS:
        return []
    return [told(facts.DISCOVERY_PAYS, card, zone, discovery_aim(table, seat, zone, card).points)]


def wasted(view: ViewOf[RedPlanet], seat: Seat, choices: list[int]) -> dict[int, list[Event]]:
    """Who declines to board gives away the astronauts that could still be placed."""
    table = view.masked
    line = BOOK.lines[table.line]
    if NOTHING not in choices or not isinstance(line, PlaceAnAstronaut):
        return {}
    left = line.limit(table, seat) - table.times
    number = min(placeable(table, seat, line), left) if line.limit(table, seat) > 1 else placeable(table, seat, line)
    return {NOTHING: [told(facts.COULD_STILL_PLACE, number)]} if number else {}
