"""A view in words and numbers, for people and programs; nothing in it that the view doesn't have."""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.game import Score
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules.box import CHARACTERS, KINDS, ZONES
from marsbound.games.red_planet.rules.cells import (
    CALLED,
    CHOSEN,
    DEALT,
    DESTINATIONS,
    DISCOVERY,
    DRAWN,
    EVENT_DISCARDS,
    EVENT_PILE,
    FIRST,
    HAND,
    HELD,
    KEPT,
    PHASE,
    REMOVED,
    RESOURCE,
    RESOURCES,
    RETURNED,
    REVEALED,
    ROUND,
    SEEN,
    SHIP_DISCARDS,
    SHIP_PILE,
    SHIPS_OUT,
    SHOWN,
    STACK,
    TOKENS,
)
from marsbound.games.red_planet.rules.picture_types import (
    DockPicture,
    Picture,
    SeatPicture,
    Tokens,
    ZonePicture,
)
from marsbound.games.red_planet.rules.scoring import discovery_points, ice_points, mission_points, token_points
from marsbound.games.red_planet.rules.secrets import HIDDEN, number_hidden
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, PHASES, RedPlanet

UNSEEN: Final = "?"
Word = TypeVar("Word", bound=str)


def picture(view: ViewOf[RedPlanet]) -> Picture:
    table = view.masked
    cells = table.cells
    return {
        "player": int(view.player),
        "round": int(cells[ROUND]),
        "phase": PHASES[cells[PHASE]],
        "first": int(cells[FIRST]),
        "called": name_or_none(CHARACTERS, cells[CALLED]),
        "seats": [seat_picture(table, view, seat) for seat in range(table.seats)],
        "docks": [dock_picture(table, dock) for dock in range(table.docks)],
        "zones": [zone_picture(table, zone) for zone in range(i64(ZONES))],
        "tokens": counts(table, TOKENS),
        "resources-face-down": counts(table, RESOURCES),
        "destinations": {table.box.zone_ids[zone]: int(cells[DESTINATIONS + zone]) for zone in range(i64(ZONES))},
        "ship-deck": names(table.box.ship_ids, cells[SHIP_PILE]),
        "ship-discards": names(table.box.ship_ids, cells[SHIP_DISCARDS]),
        "ships-out": names(table.box.ship_ids, cells[SHIPS_OUT]),
        "event-deck": pile_size(cells[EVENT_PILE]),
        "event-discards": names(table.box.card_ids, cells[EVENT_DISCARDS]),
        "shown-at-setup": names(table.box.card_ids, cells[SHOWN]),
        "drawn": card_name(table, cells[DRAWN]),
        "discoveries-revealed": cells[REVEALED] == 1,
    }


def seat_picture(table: RedPlanet, view: ViewOf[RedPlanet], seat: i64) -> SeatPicture:
    cells = table.cells
    chosen = cells[CHOSEN + seat]
    hand = cells[HAND + seat]
    played = ALL_CHARACTERS & ~hand
    if chosen > cells[CALLED]:
        played &= ~bit(chosen)
    return {
        "seat": int(seat),
        "player": int(table.player(seat)),
        "neutral": table.neutral(seat),
        "supply": int(table.supply(seat)),
        "lost": int(table.lost(seat)),
        "tokens": {KINDS[kind]: int(table.points(seat, kind)) for kind in range(i64(3))},
        "hand": names(CHARACTERS, hand),
        "played": names(CHARACTERS, played),
        "chosen": UNSEEN if chosen == HIDDEN else name_or_none(CHARACTERS, chosen),
        "ready": view.ready >> seat & 1 == 1,
        "answer": int(table.sealed_choice(seat)) if table.sealed_choice(seat) >= 0 else None,
        "cards": cards(table, cells[HELD + seat]),
        "first-mission": card_name(table, cells[KEPT + seat]),
        "dealt": cards(table, cells[DEALT + seat]),
        "given-back": cards(table, cells[RETURNED + seat]),
        "removed": cards(table, cells[REMOVED + seat]),
    }


def dock_picture(table: RedPlanet, dock: i64) -> DockPicture:
    ship = table.ship(dock)
    if ship < 0:
        return {"ship": None}
    destination = table.destination(dock)
    stack = table.cells[STACK + dock]
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
    cells = table.cells
    return {
        "zone": table.box.zone_ids[zone],
        "resource": name_or_none(KINDS, cells[RESOURCE + zone]),
        "astronauts": [int(table.in_zone(zone, seat)) for seat in range(table.seats)],
        "tokens": {KINDS[kind]: int(table.lying(zone, kind)) for kind in range(i64(3))},
        "discovery": card_name(table, cells[DISCOVERY + zone]),
        "seen-by": [int(player) for player in range(i64(6)) if cells[SEEN + zone] >> player & 1],
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


def counts(table: RedPlanet, start: i64) -> Tokens:
    return {KINDS[kind]: int(table.cells[start + kind]) for kind in range(i64(3))}


def breakdown(table: RedPlanet) -> list[Score]:
    """Where every point comes from, by seat and source."""
    found: list[Score] = []
    for seat in range(table.seats):
        for kind in range(i64(3)):
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


def add_score(found: list[Score], seat: i64, source: str, item: str, points: i64) -> None:
    if points:
        found.append(Score(int(seat), source, item, int(points)))
