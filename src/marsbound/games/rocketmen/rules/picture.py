"""A view in words and numbers, for people and programs; nothing in it that the view doesn't have."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.view import View
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS, COMPONENTS, DESTINATIONS, LOCATIONS
from marsbound.games.rocketmen.rules.cells import (
    ACTIVE,
    BASKET,
    BASKET_ENGINES,
    COPIED,
    CREDIT,
    DECK_SIZE,
    DRAWN,
    DRAWS_PENDING,
    ENDING,
    ENGINES,
    ENGINES_BOUGHT,
    FINISHED,
    FIRST,
    FREE_PLACEMENTS,
    HAND_SIZE,
    LAST_VALUE,
    LIFTED,
    MARKET,
    MISSIONS,
    OBJECTIVES,
    OFFERED,
    ORDER,
    OUT,
    PINK,
    PLAN,
    RIVAL_FIELD,
    RIVAL_KIND,
    RIVAL_TO,
    ROCKET,
    ROUND,
    SCORE,
    SEEN,
    SUCCESS,
    TEAL,
    TO,
    TOKENS,
    USED,
    VARIANTS,
    WON,
)
from marsbound.games.rocketmen.rules.odds import Odds, in_flight
from marsbound.games.rocketmen.rules.paying import basket_bill, engine
from marsbound.games.rocketmen.rules.picture_types import (
    Cards,
    LaunchPicture,
    LocationPicture,
    OddsPicture,
    PaymentPicture,
    Picture,
    RivalPicture,
    SeatPicture,
)
from marsbound.games.rocketmen.rules.secrets import HIDDEN
from marsbound.games.rocketmen.rules.table import AREA, DECK, DEPOT, HAND, NONE, PAD, SCRAP, STORED, Rocketmen

UNSEEN: Final = "?"


def picture(view: View) -> Picture:
    table = view.masked
    assert isinstance(table, Rocketmen)
    cells = table.cells
    return {
        "player": int(view.player),
        "round": int(cells[ROUND]),
        "first": int(cells[FIRST]),
        "active": int(cells[ACTIVE]),
        "ending": cells[ENDING] == 1,
        "finished": cells[FINISHED] == 1,
        "variants": [name for at, name in enumerate(table.box.variant_ids) if cells[VARIANTS] >> at & 1],
        "tokens": {"moon": number_or_none(cells[TOKENS]), "mars": number_or_none(cells[TOKENS + 1])},
        "market": [card_name(table, cells[MARKET + slot]) for slot in range(table.box.market)],
        "engines": {table.box.ids[engine(table, pile)]: int(cells[ENGINES + pile]) for pile in range(i64(3))},
        "teal-deck": row(table, TEAL),
        "pink-deck": row(table, PINK),
        "removed": row(table, OUT),
        "locations": [location_picture(table, location) for location in range(i64(LOCATIONS))],
        "payment": payment_picture(table),
        "launch": launch_picture(table, view),
        "rival": rival_picture(table),
        "seats": [seat_picture(table, view, seat) for seat in range(table.players)],
    }


def location_picture(table: Rocketmen, location: i64) -> LocationPicture:
    order = table.cells[ORDER + location]
    arrived = []
    while order:
        arrived.append(int(order & 7) - 1)
        order >>= 3
    return {
        "location": table.box.location_ids[location],
        "rockets": int(table.box.location_rockets[location]),
        "points": [int(table.box.location_points[location * 4 + place]) for place in range(i64(4))],
        "arrived": arrived,
    }


def payment_picture(table: Rocketmen) -> PaymentPicture:
    cells = table.cells
    bill = basket_bill(table, cells[ACTIVE])
    basket = [table.box.ids[cells[MARKET + slot]] for slot in range(table.box.market) if cells[BASKET] >> slot & 1]
    for pile in range(i64(3)):
        basket += [table.box.ids[engine(table, pile)]] * int(cells[BASKET_ENGINES + pile])
    return {
        "basket": basket,
        "owed-money": int(max(bill.money, 0)),
        "owed-components": int(bill.components_missing()),
        "credit": int(cells[CREDIT]),
        "free-placements": sum(1 for place in range(i64(8)) if cells[FREE_PLACEMENTS + place]),
        "draws": int(cells[DRAWS_PENDING]),
        "engines-bought": int(cells[ENGINES_BOUGHT]),
    }


def launch_picture(table: Rocketmen, view: View) -> LaunchPicture | None:
    cells = table.cells
    if cells[TO] == NONE:
        return None
    own = view.player == cells[ACTIVE] and cells[LIFTED] == 1
    return {
        "odds": odds_picture(in_flight(table, cells[ACTIVE])) if own else None,
        "to": DESTINATIONS[cells[TO]],
        "rocket": int(cells[ROCKET]),
        "distance": int(table.box.distance[cells[TO]]),
        "drawn": int(cells[DRAWN]),
        "draws": int(table.box.draws[cells[TO]]),
        "last": number_or_none(cells[LAST_VALUE]),
        "copied": card_name(table, cells[COPIED]),
        "success-deck": [int(cells[SUCCESS + value]) for value in range(i64(5))],
        "seen": [
            UNSEEN if cells[SEEN + which] == HIDDEN else int(cells[SEEN + which])
            for which in range(i64(2))
            if cells[SEEN + which] != NONE
        ],
        "offered": [int(cells[OFFERED + which]) for which in range(i64(3)) if cells[OFFERED + which] != NONE],
    }


def odds_picture(odds: Odds) -> OddsPicture:
    """For whoever launches: the others don't know what was seen of the success deck."""
    return {
        "success": odds.success,
        "points": odds.points,
        "best": odds.best(),
        "deeds": {name: {"points": points, "success": likely} for name, points, likely in odds.deeds},
    }


def rival_picture(table: Rocketmen) -> RivalPicture | None:
    cells = table.cells
    if not table.solo:
        return None
    return {
        "score": int(cells[SCORE + 1]),
        "missions": int(cells[MISSIONS + 1]),
        "to": DESTINATIONS[cells[RIVAL_TO]] if cells[RIVAL_TO] >= 0 else None,
        "location": table.box.location_kinds[cells[RIVAL_KIND]] if cells[RIVAL_KIND] >= 0 else None,
        "field": int(cells[RIVAL_FIELD]),
    }


def seat_picture(table: Rocketmen, view: View, seat: i64) -> SeatPicture:
    cells = table.cells
    return {
        "seat": int(seat),
        "score": int(cells[SCORE + seat]),
        "missions": int(cells[MISSIONS + seat]),
        "plan": card_name(table, cells[PLAN + seat]),
        "pad": row(table, table.row(seat, PAD)),
        "stored": row(table, table.row(seat, STORED)),
        "hand-size": int(cells[HAND_SIZE + seat]),
        "hand": row(table, table.row(seat, HAND)),
        "command-centre-size": int(cells[DECK_SIZE + seat]),
        "command-centre": row(table, table.row(seat, DECK)),
        "play-area": row(table, table.row(seat, AREA)),
        "depot": row(table, table.row(seat, DEPOT)),
        "scrapyard": row(table, table.row(seat, SCRAP)),
        "achievements": {name: int(cells[WON + seat * 4 + at]) for at, name in enumerate(ACHIEVEMENTS)},
        "used": {"money": int(cells[USED + seat * 2]), "science": int(cells[USED + seat * 2 + 1])},
        "hand-limit": int(table.hand_limit(seat)),
        "rocket-points": int(table.rocket_points(seat)),
        "pad-gives": {name: int(table.pad_gives(seat, at)) for at, name in enumerate(COMPONENTS)},
        "objectives": [
            UNSEEN if cells[OBJECTIVES + place] == HIDDEN else table.box.objective_ids[cells[OBJECTIVES + place]]
            for place in range(seat * 2, seat * 2 + 2)
            if cells[OBJECTIVES + place] != NONE
        ],
    }


def row(table: Rocketmen, start: i64) -> Cards:
    """Cards of a row by name, with their number."""
    return {
        table.box.ids[card]: int(table.cells[start + card])
        for card in range(table.box.cards)
        if table.cells[start + card]
    }


def card_name(table: Rocketmen, card: i64) -> str | None:
    return table.box.ids[card] if card >= 0 else None


def number_or_none(number: i64) -> int | None:
    return int(number) if number >= 0 else None
