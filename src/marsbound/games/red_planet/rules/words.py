"""What the notation calls things of Mission: Red Planet."""

from mypy_extensions import i64

from marsbound.games.red_planet.rules.box import CHARACTERS, KINDS, Box
from marsbound.games.red_planet.rules.layout import ZONES


def extent(box: Box, seats: i64, docks: i64, kind: str) -> int:
    """How many things of a kind there are at a table."""
    if kind == "dock":
        return docks
    if kind == "seat":
        return seats
    if kind == "place":
        return ZONES + docks
    if kind == "card":
        return len(box.card_ids)
    if kind == "ship":
        return len(box.ship_ids)
    return 1 << 16


def word(box: Box, kind: str, value: int) -> str:
    """What a part of an answer or an event is called; "" for what isn't there."""
    if value < 0 and kind != "number":
        return "nobody" if kind == "seat" else "nothing"
    if kind == "zone":
        return box.zone_ids[value]
    if kind == "dock":
        return f"d{value + 1}"
    if kind == "seat":
        return str(value + 1)
    if kind == "ship":
        return box.ship_ids[value]
    if kind == "card":
        return box.card_ids[value]
    if kind == "character":
        return CHARACTERS[value]
    if kind == "kind":
        return KINDS[value]
    if kind == "place":
        return box.zone_ids[value] if value < ZONES else f"d{value - ZONES + 1}"
    if kind == "study":
        return "draw" if value == 0 else box.zone_ids[value - 1]
    return str(value)
