"""What a picture of Rocketmen is made of; the page's types and the wire's schema are made from this.

Calls instead of classes: keys have hyphens, and of a compiled class's fields the types are forgotten.
"""
# ruff: noqa: UP013

from typing import Annotated, Literal, TypedDict

from marsbound.core.picture import Some
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS as ACHIEVEMENTS
from marsbound.games.rocketmen.rules.box import COMPONENTS as COMPONENTS
from marsbound.games.rocketmen.rules.box import COSTS as COSTS
from marsbound.games.rocketmen.rules.box import DESTINATIONS as DESTINATIONS
from marsbound.games.rocketmen.rules.box import Achievement, Component, Cost, Destination

# Cards by name, with their number
Cards = dict[str, int]
Gives = Annotated[dict[Component, int], Some]
Costs = Annotated[dict[Cost, int], Some]

LocationPicture = TypedDict(
    "LocationPicture",
    {
        "location": str,
        "rockets": int,
        "points": Annotated[list[int], "By order of arrival."],
        "arrived": Annotated[list[int], "Seats in that order; the rival of a solo game is the seat after the last."],
    },
)

PaymentPicture = TypedDict(
    "PaymentPicture",
    {
        "basket": list[str],
        "owed-money": int,
        "owed-components": int,
        "credit": int,
        "free-placements": int,
        "draws": int,
        "engines-bought": int,
    },
)

DeedOdds = TypedDict(
    "DeedOdds",
    {
        "points": float,
        "success": float,
    },
)

OddsPicture = TypedDict(
    "OddsPicture",
    {
        "success": float,
        "points": float,
        "best": str,
        "deeds": dict[str, DeedOdds],
    },
)

NextCard = TypedDict(
    "NextCard",
    {
        "value": int,
        "chance": float,
        "field": Annotated[int, "Where it takes the rocket."],
        "arrives": bool,
    },
)

LaunchPicture = TypedDict(
    "LaunchPicture",
    {
        "odds": Annotated[OddsPicture | None, "For whoever flies; null for everybody else."],
        "to": Destination,
        "rocket": int,
        "distance": int,
        "drawn": int,
        "draws": int,
        "last": int | None,
        "copied": str | None,
        "success-deck": Annotated[list[int], "How many cards of each value are left."],
        "seen": list[int | Literal["?"]],
        "offered": list[int],
        "next": Annotated[
            list[NextCard], "What the next success card may be, as far as the reader knows; empty if none is to come."
        ],
    },
)

RivalPicture = TypedDict(
    "RivalPicture",
    {
        "score": int,
        "missions": int,
        "to": Destination | None,
        "location": str | None,
        "field": int,
    },
)

UsedMarkers = TypedDict(
    "UsedMarkers",
    {
        "money": int,
        "science": int,
    },
)

SeatPicture = TypedDict(
    "SeatPicture",
    {
        "seat": int,
        "score": int,
        "missions": int,
        "plan": str | None,
        "pad": Cards,
        "stored": Cards,
        "hand-size": int,
        "hand": Annotated[Cards, "Empty for whoever may not see it."],
        "command-centre-size": int,
        "command-centre": Cards,
        "play-area": Cards,
        "depot": Cards,
        "scrapyard": Cards,
        "achievements": dict[Achievement, int],
        "used": UsedMarkers,
        "hand-limit": int,
        "rocket-points": int,
        "pad-gives": dict[Component, int],
        "objectives": Annotated[list[str], '"?" for each that is hidden.'],
    },
)

DestinationTokens = TypedDict(
    "DestinationTokens",
    {
        "moon": int | None,
        "mars": int | None,
    },
)

Picture = TypedDict(
    "Picture",
    {
        "player": int,
        "round": int,
        "first": int,
        "active": int,
        "ending": bool,
        "stalled": Annotated[int, "Full rounds in a row without progress."],
        "finished": bool,
        "variants": list[str],
        "tokens": DestinationTokens,
        "market": list[str | None],
        "engines": Cards,
        "teal-deck": Cards,
        "pink-deck": Cards,
        "removed": Cards,
        "locations": list[LocationPicture],
        "payment": PaymentPicture,
        "launch": LaunchPicture | None,
        "rival": RivalPicture | None,
        "seats": list[SeatPicture],
    },
)

# Where a planned mission can go
LaunchOffer = TypedDict(
    "LaunchOffer",
    {
        "destination": Destination,
        "location": str,
        "rockets": Annotated[int, "Rocket points that it takes."],
        "missing": Annotated[int, "How many of them the pad still lacks: as long as any, it can't fly."],
        "lift": Annotated[int, "How far the rocket comes before the first success card."],
        "odds": Annotated[DeedOdds, "With the best play, as if there were rocket points enough."],
    },
)

Outlook = TypedDict(
    "Outlook",
    {
        "destinations": Annotated[list[Destination], "Those that are flown to in this game."],
        "goal": Annotated[int, "Points that begin the end; 0 where something else does."],
        "missions": Annotated[int, "How many missions somebody can complete."],
        "places": Annotated[int, "How many can come to a location."],
        "tokens": Annotated[list[Destination], "Those with a token for who is first there."],
        "chances": Annotated[
            dict[Destination, list[float]],
            "How likely success cards alone carry a rocket there, drawn to the last, by how far it came by itself.",
        ],
        "worth": Annotated[dict[str, int], "By location: what it brings whoever comes there next."],
        "brought": Annotated[dict[str, list[int]], "By location: what it brought who has come there, in their order."],
        "bound-for": Annotated[dict[str, list[str]], "The missions in the reader's hand: locations they can go to."],
        "stalled-limit": Annotated[int, "Rounds without progress that end the game; 0 where none do."],
        "gives": Annotated[
            list[dict[str, Gives]], "By seat: the cards that give something else now than is printed on them."
        ],
        "prices": dict[str, Costs],
        "purse": Annotated[Gives, "What the reader's hand and markers give, if all of them pay."],
        "owed": Costs,
        "paid": Gives,
        "launches": Annotated[list[list[LaunchOffer]], "By seat."],
        "lift": Annotated[list[dict[Destination, int]], "By seat: how far the rocket would come by itself."],
        "copies": Annotated[
            dict[str, DeedOdds], 'Before lift-off: the odds with each card that may be copied, "-" for none.'
        ],
        "abort-loses": int,
    },
)
