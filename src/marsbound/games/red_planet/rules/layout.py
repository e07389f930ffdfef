"""What lies on the table of Mission: Red Planet, field by field."""

from typing import Final

from marsbound.core.layout import COUNT, FLAG, SET, THING, Axis, Field, Layout

SEATS: Final = 6
DOCKS: Final = 6
ZONES: Final = 10
NUMBER_OF_KINDS: Final = 3  # of resources: ice, sylvanite, celerium

SEAT: Final = Axis("seat", SEATS)
DOCK: Final = Axis("dock", DOCKS)
ZONE: Final = Axis("zone", ZONES)
KIND: Final = Axis("kind", NUMBER_OF_KINDS)

LAYOUT: Final = Layout(
    [
        Field("round", COUNT, "the round, 0 before the first", []),
        Field(
            "phase",
            THING,
            "what the tracker shows: 0 a round, 1 to 3 a production, 4 the discovery reveal, 5 final scoring",
            [],
        ),
        Field("first", THING, "the first player's seat", []),
        Field("next-first", THING, "who will be first player next round, as it stands", []),
        Field("called", THING, "the character called last this round", []),
        Field("ship-pile", SET, "ships in the deck", []),
        Field("ship-discards", SET, "ships discarded", []),
        Field("shuffles", COUNT, "how often the ship deck was made anew", []),
        Field("event-pile", SET, "event cards in the deck", [], secret=True),
        Field("event-discards", SET, "event cards discarded", []),
        Field("drawn", THING, "a discovery drawn and not yet placed", [], secret=True),
        Field("revealed", FLAG, "1 when the discoveries lie face up", []),
        Field("ships-out", SET, "ships out of the game", []),
        Field("tokens", COUNT, "point tokens in the supply: ice, sylvanite, celerium", [KIND]),
        Field("resources", COUNT, "resource tokens not turned up", [KIND]),
        Field("destinations", COUNT, "destination tokens in the supply", [ZONE]),
        Field("hand", SET, "characters in hand", [SEAT], secret=True),
        Field("chosen", THING, "the character chosen", [SEAT], secret=True),
        Field("supply", COUNT, "astronauts in the supply", [SEAT]),
        Field("lost", COUNT, "astronauts Lost in Space", [SEAT]),
        Field("held", SET, "event cards held", [SEAT], secret=True),
        Field("kept", THING, "the mission kept at setup", [SEAT], secret=True),
        Field("returned", SET, "cards given back at setup", [SEAT], secret=True),
        Field("removed", SET, "event cards put in the box unseen by others", [SEAT], secret=True),
        Field("dealt", SET, "cards dealt and not yet kept or given back", [SEAT], secret=True),
        Field("points", COUNT, "point tokens", [SEAT, KIND]),
        Field("ship", THING, "the ship", [DOCK]),
        Field("launched", FLAG, "whether it is launched", [DOCK]),
        Field("top", THING, "the zone of the topmost destination token", [DOCK]),
        Field("stack", COUNT, "all destination tokens on it, four bits for each zone", [DOCK]),
        Field("crew", COUNT, "how many are aboard", [DOCK]),
        Field("aboard", COUNT, "astronauts aboard", [DOCK, SEAT]),
        Field("resource", THING, "the kind of resource turned up", [ZONE]),
        Field("discovery", THING, "the discovery", [ZONE], secret=True),
        Field("seen", SET, "the players who know the discovery", [ZONE]),
        Field("lying", COUNT, "point tokens that lie there", [ZONE, KIND]),
        Field("in-zone", COUNT, "astronauts", [ZONE, SEAT]),
        Field("actions-over", SET, "the moments whose actions have been revealed", [SEAT]),
        Field("shown", SET, "event cards shown to all and given back at setup", []),
        Field("borrowed", COUNT, "point tokens that resource tiles stand for, first edition only", [KIND]),
    ]
)
