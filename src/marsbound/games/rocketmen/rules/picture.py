"""A view in words and numbers, for people and programs; nothing in it that the view doesn't have."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS, COMPONENTS, DESTINATIONS, RANKS
from marsbound.games.rocketmen.rules.flight import all_drawn
from marsbound.games.rocketmen.rules.layout import (
    ENGINES,
    LOCATIONS,
    MOST_FREE_PLACEMENTS,
    MOST_OFFERED,
    MOST_SEEN,
    SUCCESS_VALUES,
)
from marsbound.games.rocketmen.rules.odds import Odds, in_flight
from marsbound.games.rocketmen.rules.paying import basket_bill, engine
from marsbound.games.rocketmen.rules.picture_types import (
    Cards,
    LaunchPicture,
    LocationPicture,
    NextCard,
    OddsPicture,
    PaymentPicture,
    Picture,
    RivalPicture,
    SeatPicture,
)
from marsbound.games.rocketmen.rules.rows import (
    AREA,
    DECK,
    DEPOT,
    HAND,
    PAD,
    PINK_DECK,
    REMOVED_CARDS,
    SCRAP,
    STORED,
    TEAL_DECK,
)
from marsbound.games.rocketmen.rules.secrets import HIDDEN
from marsbound.games.rocketmen.rules.table import NONE, RIVAL, WON_MONEY, WON_SCIENCE, Rocketmen

UNSEEN: Final = "?"


def picture(view: ViewOf[Rocketmen]) -> Picture:
    table = view.masked
    return {
        "player": int(view.player),
        "round": int(table.round),
        "first": int(table.first_player),
        "active": int(table.active),
        "ending": table.ending,
        "stalled": int(table.standstill()),
        "finished": table.finished,
        "variants": [name for at, name in enumerate(table.box.variant_ids) if table.variants >> at & 1],
        "tokens": {"moon": number_or_none(table.token_owner(0)), "mars": number_or_none(table.token_owner(1))},
        "market": [card_name(table, table.market(slot)) for slot in range(table.box.market)],
        "engines": {table.box.ids[engine(table, pile)]: int(table.engines_left(pile)) for pile in range(i64(ENGINES))},
        "teal-deck": row(table, TEAL_DECK),
        "pink-deck": row(table, PINK_DECK),
        "removed": row(table, REMOVED_CARDS),
        "locations": [location_picture(table, location) for location in range(i64(LOCATIONS))],
        "payment": payment_picture(table),
        "launch": launch_picture(table, view),
        "rival": rival_picture(table),
        "seats": [seat_picture(table, view, seat) for seat in range(table.players)],
    }


def location_picture(table: Rocketmen, location: i64) -> LocationPicture:
    order = table.arrival_order(location)
    arrived = []
    while order:
        arrived.append(int(order & 7) - 1)
        order >>= 3
    return {
        "location": table.box.location_ids[location],
        "rockets": int(table.box.location_rockets[location]),
        "points": [int(table.box.location_points[location * RANKS + place]) for place in range(i64(RANKS))],
        "arrived": arrived,
    }


def payment_picture(table: Rocketmen) -> PaymentPicture:
    bill = basket_bill(table, table.active)
    basket = [table.box.ids[table.market(slot)] for slot in range(table.box.market) if table.basket >> slot & 1]
    for pile in range(i64(ENGINES)):
        basket += [table.box.ids[engine(table, pile)]] * int(table.basket_engines(pile))
    return {
        "basket": basket,
        "owed-money": int(max(bill.money, 0)),
        "owed-components": int(bill.components_missing()),
        "credit": int(table.credit),
        "free-placements": sum(1 for place in range(i64(MOST_FREE_PLACEMENTS)) if table.free_placements(place)),
        "draws": int(table.draws_pending),
        "engines-bought": int(table.engines_bought),
    }


def launch_picture(table: Rocketmen, view: ViewOf[Rocketmen]) -> LaunchPicture | None:
    if table.destination == NONE:
        return None
    own = view.player == table.active and table.lifted
    return {
        "odds": odds_picture(in_flight(table, table.active)) if own else None,
        "to": DESTINATIONS[table.destination],
        "rocket": int(table.rocket),
        "distance": int(table.box.distance[table.destination]),
        "drawn": int(table.drawn),
        "draws": int(table.box.draws[table.destination]),
        "last": number_or_none(table.last_value),
        "copied": card_name(table, table.copied),
        "success-deck": [int(table.success_left(value)) for value in range(i64(SUCCESS_VALUES))],
        "seen": [
            UNSEEN if table.seen(which) == HIDDEN else int(table.seen(which))
            for which in range(i64(MOST_SEEN))
            if table.seen(which) != NONE
        ],
        "offered": [int(table.offered(which)) for which in range(i64(MOST_OFFERED)) if table.offered(which) != NONE],
        "next": next_cards(table),
    }


def next_cards(table: Rocketmen) -> list[NextCard]:
    """Whoever has seen the card on top knows it; for everybody else it is one of those that are left."""
    if all_drawn(table):
        return []
    top = table.seen(0)
    if top not in (NONE, HIDDEN):
        return [next_card(table, top, 1.0)]
    left = sum(int(table.success_left(value)) for value in range(i64(SUCCESS_VALUES)))
    return [
        next_card(table, value, int(table.success_left(value)) / left)
        for value in range(i64(SUCCESS_VALUES))
        if table.success_left(value)
    ]


def next_card(table: Rocketmen, value: i64, chance: float) -> NextCard:
    distance = table.box.distance[table.destination]
    field = min(distance, table.rocket + value)
    return {"value": int(value), "chance": chance, "field": int(field), "arrives": field == distance}


def odds_picture(odds: Odds) -> OddsPicture:
    """For whoever launches: the others don't know what was seen of the success deck."""
    return {
        "success": odds.success,
        "points": odds.points,
        "best": odds.best(),
        "deeds": {name: {"points": points, "success": likely} for name, points, likely in odds.deeds},
    }


def rival_picture(table: Rocketmen) -> RivalPicture | None:
    if not table.solo:
        return None
    return {
        "score": int(table.score(RIVAL)),
        "missions": int(table.missions(RIVAL)),
        "to": DESTINATIONS[table.rival_to] if table.rival_to >= 0 else None,
        "location": table.box.location_kinds[table.rival_kind] if table.rival_kind >= 0 else None,
        "field": int(table.rival_field),
    }


def seat_picture(table: Rocketmen, view: ViewOf[Rocketmen], seat: Seat) -> SeatPicture:
    return {
        "seat": int(seat),
        "score": int(table.score(seat)),
        "missions": int(table.missions(seat)),
        "plan": card_name(table, table.plan(seat)),
        "pad": row(table, table.row(seat, PAD)),
        "stored": row(table, table.row(seat, STORED)),
        "hand-size": int(table.hand_size(seat)),
        "hand": row(table, table.row(seat, HAND)),
        "command-centre-size": int(table.deck_size(seat)),
        "command-centre": row(table, table.row(seat, DECK)),
        "play-area": row(table, table.row(seat, AREA)),
        "depot": row(table, table.row(seat, DEPOT)),
        "scrapyard": row(table, table.row(seat, SCRAP)),
        "achievements": {name: int(table.won(seat, at)) for at, name in enumerate(ACHIEVEMENTS)},
        "used": {"money": int(table.used(seat, WON_MONEY)), "science": int(table.used(seat, WON_SCIENCE))},
        "hand-limit": int(table.hand_limit(seat)),
        "rocket-points": int(table.rocket_points(seat)),
        "pad-gives": {name: int(table.pad_gives(seat, at)) for at, name in enumerate(COMPONENTS)},
        "objectives": [
            UNSEEN if objective == HIDDEN else table.box.objective_ids[objective]
            for objective in (table.objectives(seat, 0), table.objectives(seat, 1))
            if objective != NONE
        ],
    }


def row(table: Rocketmen, row: i64) -> Cards:
    """Cards of a row by name, with their number."""
    return {
        table.box.ids[card]: int(table.copies(row, card)) for card in range(table.box.cards) if table.copies(row, card)
    }


def card_name(table: Rocketmen, card: i64) -> str | None:
    return table.box.ids[card] if card >= 0 else None


def number_or_none(number: i64) -> int | None:
    return int(number) if number >= 0 else None
