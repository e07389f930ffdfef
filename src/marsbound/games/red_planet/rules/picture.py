"""A view in words and numbers, for people and programs; nothing in it that the view doesn't have."""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.game import Score
from marsbound.core.numbers import Seat
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules.box import CHARACTERS, KINDS, RECRUITER
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.neutral_deck import recruiter_is_in_the_box
from marsbound.games.red_planet.rules.picture_types import (
    DockPicture,
    Picture,
    SeatPicture,
    ZonePicture,
)
from marsbound.games.red_planet.rules.scoring import discovery_points, ice_points, mission_points, token_points
from marsbound.games.red_planet.rules.secrets import HIDDEN, number_hidden
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, PHASES, RedPlanet

UNSEEN: Final = "?"
Word = TypeVar("Word", bound=str)


def picture(view: ViewOf[RedPlanet]) -> Picture:
    table = view.masked
    return {
        "player": int(view.player),
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "first": int(table.first),
        "called": name_or_none(CHARACTERS, table.called),
        "seats": [seat_picture(table, view, seat) for seat in range(table.seats)],
        "docks": [dock_picture(table, dock) for dock in range(table.docks)],
        "zones": [zone_picture(table, zone) for zone in range(i64(ZONES))],
        "tokens": {KINDS[kind]: int(table.tokens(kind)) for kind in range(i64(NUMBER_OF_KINDS))},
        "resources-face-down": {KINDS[kind]: int(table.resources(kind)) for kind in range(i64(NUMBER_OF_KINDS))},
        "destinations": {table.box.zone_ids[zone]: int(table.destinations(zone)) for zone in range(i64(ZONES))},
        "ship-deck": names(table.box.ship_ids, table.ship_pile),
        "ship-discards": names(table.box.ship_ids, table.ship_discards),
        "ships-out": names(table.box.ship_ids, table.ships_out),
        "event-deck": pile_size(table.event_pile),
        "event-discards": names(table.box.card_ids, table.event_discards),
        "shown-at-setup": names(table.box.card_ids, table.shown),
        "drawn": card_name(table, table.drawn),
        "discoveries-revealed": table.revealed,
    }


def seat_picture(table: RedPlanet, view: ViewOf[RedPlanet], seat: Seat) -> SeatPicture:
    chosen = table.chosen(seat)
    hand = table.hand(seat)
    played = ALL_CHARACTERS & ~hand
    if chosen > table.called:
        played &= ~bit(chosen)
    if table.neutral(seat) and recruiter_is_in_the_box(hand, chosen):
        played &= ~bit(RECRUITER)
    return {
        "seat": int(seat),
        "player": int(table.player(seat)),
        "neutral": table.neutral(seat),
        "supply": int(table.supply(seat)),
        "lost": int(table.lost(seat)),
        "tokens": {KINDS[kind]: int(table.points(seat, kind)) for kind in range(i64(NUMBER_OF_KINDS))},
        "hand": names(CHARACTERS, hand),
        "played": names(CHARACTERS, played),
        "chosen": UNSEEN if chosen == HIDDEN else name_or_none(CHARACTERS, chosen),
        "ready": view.ready >> seat & 1 == 1,
        "answer": int(table.sealed_choice(seat)) if table.sealed_choice(seat) >= 0 else None,
        "cards": cards(table, table.held(seat)),
        "first-mission": card_name(table, table.kept(seat)),
        "dealt": cards(table, table.dealt(seat)),
        "given-back": cards(table, table.returned(seat)),
        "removed": cards(table, table.removed(seat)),
    }


def dock_picture(table: RedPlanet, dock: i64) -> DockPicture:
    ship = table.ship(dock)
    if ship < 0:
        return {"ship": None}
    destination = table.destination(dock)
    stack = table.stack(dock)
    return {
        "ship": table.box.ship_ids[ship],
        "capacity": int(table.capacity(dock)),
        "launched": table.launched(dock),
        "printed": name_or_none(table.box.zone_ids, table.box.ship_to[ship]),
        "destination": name_or_none(table.box.zone_ids, destination),
        "tokens": [table.box.zone_ids[zone] for zone in range(i64(ZONES)) for _turn in range(stack >> zone * 4 & 15)],
        "crew": [int(table.aboard(dock, seat)) for seat in range(table.seats)],
    }


def zone_picture(table: RedPlanet, zone: i64) -> ZonePicture:
    return {
        "zone": table.box.zone_ids[zone],
        "resource": name_or_none(KINDS, table.resource(zone)),
        "astronauts": [int(table.in_zone(zone, seat)) for seat in range(table.seats)],
        "tokens": {KINDS[kind]: int(table.lying(zone, kind)) for kind in range(i64(NUMBER_OF_KINDS))},
        "discovery": card_name(table, table.discovery(zone)),
        "seen-by": [int(player) for player in range(i64(SEATS)) if table.seen(zone) >> player & 1],
    }


def name_or_none(names: Sequence[Word], number: i64) -> Word | None:
    return names[number] if number >= 0 else None


def names(ids: list[str], mask: i64) -> list[str]:
    return [name for number, name in enumerate(ids) if mask >> number & 1]


def card_name(table: RedPlanet, card: i64) -> str | None:
    return UNSEEN if card == HIDDEN else name_or_none(table.box.card_ids, card)


def cards(table: RedPlanet, mask: i64) -> list[str]:
    """Cards by name, unseen ones by a question mark each."""
    if mask < 0:
        return [UNSEEN] * number_hidden(mask)
    return names(table.box.card_ids, mask)


def pile_size(mask: i64) -> int:
    return int(number_hidden(mask) if mask < 0 else size_of(mask))


def breakdown(table: RedPlanet) -> list[Score]:
    """Where every point comes from, by seat and source."""
    found: list[Score] = []
    for seat in range(table.seats):
        for kind in range(i64(NUMBER_OF_KINDS)):
            add_score(found, seat, "tokens", KINDS[kind], token_points(table, seat, kind))
        for card in range(i64(len(table.box.card_ids))):
            if table.holds(seat, card):
                found.append(Score(int(seat), "missions", table.box.card_ids[card], mission_points(table, seat, card)))
        add_score(found, seat, "ice-monopoly", "", ice_points(table, seat))
        for zone in range(i64(ZONES)):
            points = discovery_points(table, seat, zone)
            if points:
                add_score(found, seat, "discoveries", table.box.card_ids[table.discovery(zone)], points)
    return found


def add_score(found: list[Score], seat: Seat, source: str, item: str, points: i64) -> None:
    if points:
        found.append(Score(int(seat), source, item, int(points)))
