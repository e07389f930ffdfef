"""What a picture of Mission: Red Planet is made of; the page's types and the wire's schema are made from this.

Calls instead of classes: keys have hyphens, and of a compiled class's fields the types are forgotten.
"""
# ruff: noqa: UP013

from typing import Annotated, TypedDict

from marsbound.games.red_planet.rules.box import KINDS as KINDS
from marsbound.games.red_planet.rules.box import Kind

Tokens = dict[Kind, int]

SeatPicture = TypedDict(
    "SeatPicture",
    {
        "seat": int,
        "player": int,
        "neutral": bool,
        "supply": int,
        "lost": int,
        "tokens": Tokens,
        "hand": list[str],
        "played": list[str],
        "chosen": Annotated[str | None, '"?" if it is hidden.'],
        "ready": bool,
        "answer": Annotated[int | None, "To a question asked together, by its number; null if there is none to see."],
        "cards": Annotated[list[str], '"?" for each that is hidden.'],
        "first-mission": str | None,
        "dealt": list[str],
        "given-back": list[str],
        "removed": list[str],
    },
)

EmptyDock = TypedDict(
    "EmptyDock",
    {
        "ship": None,
    },
)

DockedShip = TypedDict(
    "DockedShip",
    {
        "ship": str,
        "capacity": int,
        "launched": bool,
        "printed": Annotated[str | None, "The destination on the card; null if its crew chooses."],
        "destination": str | None,
        "tokens": Annotated[list[str], "The destination tokens on it, by zone."],
        "crew": Annotated[list[int], "By seat."],
    },
)

DockPicture = EmptyDock | DockedShip

ZonePicture = TypedDict(
    "ZonePicture",
    {
        "zone": str,
        "resource": Kind | None,
        "astronauts": Annotated[list[int], "By seat."],
        "tokens": Tokens,
        "discovery": Annotated[str | None, '"?" if it is hidden.'],
        "seen-by": Annotated[list[int], "The players who know it."],
    },
)

Picture = TypedDict(
    "Picture",
    {
        "player": int,
        "round": int,
        "phase": str,
        "first": int,
        "called": str | None,
        "seats": list[SeatPicture],
        "docks": list[DockPicture],
        "zones": list[ZonePicture],
        "tokens": Tokens,
        "resources-face-down": Tokens,
        "destinations": Annotated[dict[str, int], "The destination tokens left, by zone."],
        "ship-deck": list[str],
        "ship-discards": list[str],
        "ships-out": list[str],
        "event-deck": int,
        "event-discards": list[str],
        "shown-at-setup": list[str],
        "drawn": str | None,
        "discoveries-revealed": bool,
    },
)

Outlook = TypedDict(
    "Outlook",
    {
        "track": Annotated[list[str], "The tracker's steps in order: 1, …, production-1, reveal, final."],
        "tokens": Annotated[dict[str, int], "How many tokens an explored zone gets at each production."],
        "values": Annotated[Tokens, "What a point token of each kind is worth."],
    },
)
