"""What lies on the table of Rocketmen, field by field.

Cards of one name are alike, so every place of a player is a row of counts, one for each card.
"""

from typing import Final

from marsbound.core.layout import COUNT, FLAG, SET, THING, Axis, Field, Layout

SEATS: Final = 4
ENGINES: Final = 3
PAYABLE: Final = 5  # components one can pay with: money, computers, composites, biotech, science
SUCCESS_VALUES: Final = 5
SLOTS: Final = 6
LOCATIONS: Final = 12
NUMBER_OF_ACHIEVEMENTS: Final = 4  # money, science, rocket, hand
USABLE_ACHIEVEMENTS: Final = 2  # in a turn: money, science
MOST_CARDS: Final = 48
MOST_FREE_PLACEMENTS: Final = 8
NUMBER_OF_TOKENS: Final = 2
MOST_SEEN: Final = 2
MOST_OFFERED: Final = 3
OBJECTIVES_A_SEAT: Final = 2

SEAT: Final = Axis("seat", SEATS)
ENGINE: Final = Axis("engine", ENGINES)
COMPONENT: Final = Axis("component", PAYABLE)
WORTH: Final = Axis("worth", SUCCESS_VALUES)
SLOT: Final = Axis("slot", SLOTS)
LOCATION: Final = Axis("location", LOCATIONS)
ACHIEVEMENT: Final = Axis("achievement", NUMBER_OF_ACHIEVEMENTS)
CARD: Final = Axis("card", MOST_CARDS)
ROW_NAMES: Final = ["hand", "deck", "pad", "area", "depot", "scrap", "stored", "stored-now", "known"]

LAYOUT: Final = Layout(
    [
        Field("round", COUNT, "the round, 0 before the first", []),
        Field("first", THING, "the first player's seat", [], code="first_player"),
        Field("active", THING, "whose turn it is", []),
        Field("ending", FLAG, "1 when the last round is being played", []),
        Field(
            "progress",
            COUNT,
            "this round: 1 when somebody bought a card or completed a mission, 2 when cards were only placed or flown",
            [],
        ),
        Field("stalled", COUNT, "full rounds in a row without any of that", []),
        Field("finished", FLAG, "1 when the game is over", []),
        Field("engines-bought", COUNT, "engines bought this turn", []),
        Field("credit", COUNT, "money left over in the placing under way", []),
        Field("draws-pending", COUNT, "cards that may still be drawn for what paid", []),
        Field("market-removed", FLAG, "solo: 1 when a card was removed this turn", []),
        Field("market-gaps", FLAG, "solo: 1 when the market has a gap to be filled at the end of the turn", []),
        Field("basket", SET, "market places chosen for this payment", []),
        Field("basket-engines", COUNT, "engines chosen for this payment", [ENGINE]),
        Field("paid", COUNT, "what was paid so far: money, computers, composites, biotech, science", [COMPONENT]),
        Field(
            "free-placements",
            SET,
            "what one may place without paying: 0, or 1 and above that a bit for each card bought with it",
            [Axis("placement", MOST_FREE_PLACEMENTS)],
        ),
        Field("lifted", FLAG, "1 when the rocket has lifted off", []),
        Field(
            "tokens",
            THING,
            "who has the Moon's and Mars's token",
            [Axis("token", NUMBER_OF_TOKENS)],
            code="token_owner",
        ),
        Field("variants", SET, "variants in play", []),
        Field("to", THING, "the destination of the launch", [], code="destination"),
        Field("rocket", COUNT, "how many fields the rocket has flown", []),
        Field("drawn", COUNT, "success cards drawn that count", []),
        Field("last-value", THING, "the success card drawn last, -1 if it can't be changed any more", []),
        Field("copied", THING, "what industrial espionage copies", []),
        Field("planned-first", THING, "the card of detailed planning that was used", []),
        Field(
            "seen",
            THING,
            "success cards seen and put back, the next one first",
            [Axis("which", MOST_SEEN)],
            secret=True,
        ),
        Field("offered", THING, "success cards to choose from", [Axis("which", MOST_OFFERED)]),
        Field("success", COUNT, "success cards not drawn in this launch", [WORTH], secret=True, code="success_left"),
        Field("rival-to", THING, "the destination of the solo rival", []),
        Field("rival-kind", THING, "what it will build there", []),
        Field("rival-field", COUNT, "how many fields its rocket has flown", []),
        Field("solo-pile", SET, "solo cards in the deck", []),
        Field("solo-discards", SET, "solo cards discarded", []),
        Field("solo-open", SET, "the cards of the rival's mission", []),
        Field("shuffles", COUNT, "how often the solo cards were shuffled", []),
        Field("launches", COUNT, "launches so far", []),
        Field("variant-effects", SET, "effects of the variants in play", []),
        Field("flown", FLAG, "1 when somebody launched this turn", []),
        Field("market", THING, "the card in each place", [SLOT]),
        Field("engines", COUNT, "engines left", [ENGINE], code="engines_left"),
        Field("arrivals", SET, "the seats that are there", [LOCATION]),
        Field(
            "order",
            COUNT,
            "seats in order of arrival, three bits each from the lowest",
            [LOCATION],
            code="arrival_order",
        ),
        Field("plan", THING, "the mission planned", [SEAT]),
        Field("score", COUNT, "points", [SEAT]),
        Field("missions", COUNT, "missions completed", [SEAT]),
        Field("won", COUNT, "achievement markers: money, science, rocket, hand", [SEAT, ACHIEVEMENT]),
        Field(
            "used", COUNT, "markers used this turn: money, science", [SEAT, Axis("achievement", USABLE_ACHIEVEMENTS)]
        ),
        Field("objectives", THING, "secret objectives", [SEAT, Axis("which", OBJECTIVES_A_SEAT)], secret=True),
        Field("hand-size", COUNT, "cards in hand", [SEAT]),
        Field("deck-size", COUNT, "cards in the Command Centre's deck", [SEAT]),
        Field("deck-shuffles", COUNT, "how often it was shuffled", [SEAT]),
        Field("hand-mask", SET, "which cards are in hand at all", [SEAT], secret=True, code="hand_cards"),
        Field("pad-mask", SET, "which cards lie on the pad", [SEAT], code="pad_cards"),
        Field("pad-size", COUNT, "cards on the pad", [SEAT]),
        Field("teal", COUNT, "cards of the teal deck", [CARD]),
        Field("pink", COUNT, "cards of the pink deck", [CARD]),
        Field("out", COUNT, "cards out of the game", [CARD], code="removed"),
        Field("aborted", THING, "1 after an abort, 2 when the last afterburner is left unused", []),
        Field("purse", COUNT, "what the cards of each hand give together", [SEAT, COMPONENT], secret=True),
        Field(
            "cards",
            COUNT,
            "cards in a place of a seat",
            [SEAT, Axis("row", len(ROW_NAMES)), CARD],
            rows=ROW_NAMES,
            secret_rows=["hand", "deck"],
            code="count",
        ),
        Field("fruitless", COUNT, "full rounds in a row in which nobody bought a card or completed a mission", []),
    ]
)
