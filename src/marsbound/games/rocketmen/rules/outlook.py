"""What follows from the rules for what is seen at a table of Rocketmen, for faces and bots that hold no rules.

Prices, what is still owed, what a launch now would take and promise.  All of it can be worked out from the view.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules.box import COMPONENTS, COSTS, DESTINATIONS, MARKER_MONEY, RANKS, Cost, Destination
from marsbound.games.rocketmen.rules.landing import arrivals
from marsbound.games.rocketmen.rules.launch import lift, most_rocket_points, routes
from marsbound.games.rocketmen.rules.odds import Odds, as_it_stands, before_launch, may_copy, may_leave_copying
from marsbound.games.rocketmen.rules.paying import basket_bill, engine, price
from marsbound.games.rocketmen.rules.picture_types import Costs, DeedOdds, Gives, LaunchOffer, Outlook
from marsbound.games.rocketmen.rules.rows import HAND
from marsbound.games.rocketmen.rules.table import NONE, WON_MONEY, WON_SCIENCE, Rocketmen

PAYS: Final = COMPONENTS[:5]
NO_COPY: Final = "-"
MOST_DIGITS: Final = 6


def outlook(view: ViewOf[Rocketmen]) -> Outlook:
    """For whoever reads; onlookers read with the eyes of who plays."""
    table = view.masked
    reader = int(view.player if view.player >= 0 else table.active)
    launching = table.destination != NONE
    flying = int(table.active) if launching else NONE
    return {
        "destinations": list(DESTINATIONS[:1] if table.mode.earth_only else DESTINATIONS),
        "goal": int(table.mode.goal),
        "missions": int(table.mode.missions),
        "places": int(table.seats()),
        "tokens": list(DESTINATIONS[1:] if table.mode.tokens else []),
        "chances": {
            name: [round(chance, MOST_DIGITS) for chance in table.box.chances[at]]
            for at, name in enumerate(DESTINATIONS)
        },
        "worth": {name: next_points(table, at) for at, name in enumerate(table.box.location_ids)},
        "brought": {name: points_brought(table, at) for at, name in enumerate(table.box.location_ids)},
        "bound-for": bound_for(table, max(reader, 0)),
        "stalled-limit": int(table.standstill_limit()),
        "gives": [unlike_printed(table, seat) for seat in range(table.players)],
        "prices": prices(table, max(reader, 0)),
        "purse": purse(table, max(reader, 0)),
        "owed": owed(table),
        "paid": {name: int(table.paid(at)) for at, name in enumerate(PAYS)},
        "launches": [
            [] if table.finished or seat == flying else launches(table, seat) for seat in range(table.players)
        ],
        "lift": [lifts(table, seat) for seat in range(table.players)],
        "copies": copies(table) if launching and not table.lifted and reader == table.active else {},
        "abort-loses": abort_loses(table) if launching else 0,
    }


def next_points(table: Rocketmen, location: int) -> int:
    """What a location brings whoever comes there next; 0 if nobody can."""
    earlier = arrivals(table, location)
    return int(table.box.location_points[location * RANKS + earlier]) if earlier < table.seats() else 0


def points_brought(table: Rocketmen, location: int) -> list[int]:
    return [int(table.box.location_points[location * RANKS + place]) for place in range(arrivals(table, location))]


def bound_for(table: Rocketmen, seat: int) -> dict[str, list[str]]:
    """Where each mission of a hand could still go."""
    hand = [card for card in range(table.box.cards) if table.box.missions >> card & 1 and table.count(seat, HAND, card)]
    return {table.box.ids[card]: [table.box.location_ids[at] for _, at in routes(table, seat, card)] for card in hand}


def unlike_printed(table: Rocketmen, seat: Seat) -> dict[str, Gives]:
    """The cards that give a seat something else now than is printed on them."""
    found: dict[str, Gives] = {}
    for card in range(table.box.cards):
        gives = [int(table.gives(seat, card, at)) for at in range(len(COMPONENTS))]
        if gives != [int(table.box.gives[card * len(COMPONENTS) + at]) for at in range(len(COMPONENTS))]:
            found[table.box.ids[card]] = {name: number for name, number in zip(COMPONENTS, gives) if number}
    return found


def prices(table: Rocketmen, seat: int) -> dict[str, Costs]:
    """What every card on offer costs a seat."""
    slots = [table.market(slot) for slot in range(table.box.market)]
    cards = {card for card in slots if card >= 0} | {engine(table, pile) for pile in range(3)}
    return {
        table.box.ids[card]: {
            name: cost for at, name in enumerate(COSTS) if (cost := int(price(table, seat, card, at)))
        }
        for card in sorted(cards)
    }


def purse(table: Rocketmen, seat: int) -> Gives:
    """What the cards of a hand and the unused markers give together, if all of them pay."""
    hand = [(card, int(table.count(seat, HAND, card))) for card in range(table.box.cards)]
    found = {
        name: sum(number * int(table.gives(seat, card, at)) for card, number in hand if number)
        for at, name in enumerate(PAYS)
    }
    found["money"] += MARKER_MONEY * int(table.unused(seat, WON_MONEY))
    found["science"] += int(table.unused(seat, WON_SCIENCE))
    return found


def owed(table: Rocketmen) -> Costs:
    """By kind, less what science stands for; where it can't be told which, any."""
    bill = basket_bill(table, table.active)
    kinds: dict[Cost, i64] = {
        "computers": bill.computers,
        "composites": bill.composites,
        "biotech": bill.biotech,
        "any": bill.any,
    }
    left = int(bill.components_missing())
    components = {name: max(int(number), 0) for name, number in kinds.items()}
    if sum(components.values()) != left:
        components = {"any": left}
    return {"money": max(int(bill.money), 0), **components}


def launches(table: Rocketmen, seat: int) -> list[LaunchOffer]:
    """Where the planned mission can still go: what it takes, how far it comes by itself, and its odds."""
    mission = table.plan(seat)
    return [] if mission == NONE else [launch(table, seat, to, at) for to, at in routes(table, seat, mission)]


def launch(table: Rocketmen, seat: int, to: int, location: int) -> LaunchOffer:
    return {
        "destination": DESTINATIONS[to],
        "location": table.box.location_ids[location],
        "rockets": int(table.box.location_rockets[location]),
        "missing": max(0, int(table.box.location_rockets[location] - most_rocket_points(table, seat))),
        "lift": int(lift(table, seat, to)),
        "odds": promise(before_launch(table, seat, to)),
    }


def lifts(table: Rocketmen, seat: Seat) -> dict[Destination, int]:
    """How far the rocket would come to each destination by components and effects alone."""
    return {name: int(lift(table, seat, to)) for to, name in enumerate(DESTINATIONS)}


def copies(table: Rocketmen) -> dict[str, DeedOdds]:
    """Before lift-off: what the launch promises with each card that may be copied, and without if it may be left."""
    seat, to = table.active, table.destination
    found = {NO_COPY: promise(as_it_stands(table, seat, to))} if may_leave_copying(table, seat, to) else {}
    for card in range(table.box.cards):
        if may_copy(table, seat, to, card):
            copying = table.clone()
            copying.copied = card
            found[table.box.ids[card]] = promise(as_it_stands(copying, seat, to))
    return found


def promise(odds: Odds) -> DeedOdds:
    return {"success": odds.success, "points": odds.points}


def abort_loses(table: Rocketmen) -> int:
    """How many cards of the pad an abort now would cost."""
    return max(0, min(int(table.drawn) - 1, int(table.pad_size(table.active))))
