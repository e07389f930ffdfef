"""What the notation calls things of Rocketmen."""

from typing import Final

from mypy_extensions import i64

from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS, DESTINATIONS, Box

SOURCES: Final = ["missions", "hazards", "tokens", "objectives", "variants"]


def extent(box: Box, players: i64, kind: str) -> int:
    """How many things of a kind there are."""
    if kind == "seat":
        return players
    if kind == "card":
        return box.cards
    if kind == "slot":
        return box.market
    return 1 << 16


def word(box: Box, kind: str, value: int) -> str:  # noqa: C901, PLR0912
    if value < 0 and kind != "number":
        return "nobody" if kind == "seat" else "nothing"
    if kind == "seat":
        return str(value + 1)
    if kind == "card":
        return box.ids[value]
    if kind == "destination":
        return DESTINATIONS[value]
    if kind == "location":
        return box.location_ids[value]
    if kind == "slot":
        return f"m{value + 1}"
    if kind == "engine":
        return box.ids[box.first_engine + value]
    if kind == "achievement":
        return ACHIEVEMENTS[value]
    if kind == "objective":
        return box.objective_ids[value]
    if kind == "variant":
        return box.variant_ids[value]
    if kind == "solo":
        return box.solo_ids[value]
    if kind == "source":
        return SOURCES[value]
    if kind == "yes":
        return "yes" if value else "no"
    return str(value)
