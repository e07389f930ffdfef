"""What a player of Rocketmen sees, as bytes: the track, the flight, the board, seats, their cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from marsbound.core.layout import COUNT, FLAG, SET, THING
from marsbound.games.rocketmen.rules.box import (
    ACHIEVEMENTS,
    COMPONENTS,
    DESTINATIONS,
)
from marsbound.games.rocketmen.rules.cells import (
    ABORTED,
    ACTIVE,
    ARRIVAL_ORDER,
    BASKET,
    BASKET_ENGINES,
    COPIED,
    CREDIT,
    DECK_SHUFFLES,
    DECK_SIZE,
    DESTINATION,
    DRAWN,
    DRAWS_PENDING,
    ENDING,
    ENGINES_BOUGHT,
    ENGINES_LEFT,
    FINISHED,
    FIRST_PLAYER,
    FLOWN,
    FREE_PLACEMENTS,
    FRUITLESS,
    HAND_SIZE,
    LAST_VALUE,
    LAUNCHES,
    LIFTED,
    MARKET,
    MARKET_GAPS,
    MARKET_REMOVED,
    MISSIONS,
    OBJECTIVES,
    OFFERED,
    PAD_SIZE,
    PAID,
    PINK,
    PLAN,
    PLANNED_FIRST,
    PROGRESS,
    PURSE,
    REMOVED,
    RIVAL_FIELD,
    RIVAL_KIND,
    RIVAL_TO,
    ROCKET,
    ROUND,
    SCORE,
    SEEN,
    SHUFFLES,
    SOLO_DISCARDS,
    SOLO_OPEN,
    SOLO_PILE,
    STALLED,
    SUCCESS_LEFT,
    TEAL,
    TOKEN_OWNER,
    USED,
    VARIANTS,
    WON,
)
from marsbound.games.rocketmen.rules.layout import LOCATIONS, MOST_CARDS, SEATS, SUCCESS_VALUES
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, HAND, KNOWN, PAD, SCRAP, STORED, STORED_NOW
from marsbound.games.rocketmen.rules.secrets import objective_is_secret, seen_cards_are_secret
from marsbound.games.rocketmen.rules.table import NONE, RIVAL, Rocketmen
from marsbound.research.engine.observation import Field, Section, byte, put_set, seat_from

BYTES: Final = 8  # of a set of solo cards or variants
MOST: Final = 60  # of solo cards, variants, objectives
SLOTS: Final = 6
ROWS: Final = ["hand", "command-centre", "pad", "depot", "scrapyard", "stored"]
SEAT_AXIS: Final = ("seat", SEATS)
CARD_AXIS: Final = ("card", MOST_CARDS)
CARD_OR_NONE: Final = "0 for none, 1 for card 0"
VALUES: Final = [str(value) for value in range(SUCCESS_VALUES)]


class Track(Section[Rocketmen]):
    """Rounds, and the turn under way."""

    def fields(self) -> list[Field]:
        return [
            Field("round", COUNT, "the round, 0 before the first", 255),
            Field("first", THING, "the first player's seat, counted from the observer's", SEATS - 1),
            Field("active", THING, "whose turn it is, counted from the observer", SEATS - 1),
            Field("ending", FLAG, "1 when the last round is being played"),
            Field("progress", THING, "what was done this round", words=["nothing", "bought-or-completed", "placed"]),
            Field("stalled", COUNT, "full rounds in a row without any of that", 255),
            Field("fruitless", COUNT, "full rounds in a row in which nobody bought or completed", 255),
            Field("finished", FLAG, "1 when the game is over"),
            Field("engines-bought", COUNT, "engines bought this turn", 255),
            Field("credit", COUNT, "money left over in the placing under way", 255),
            Field("draws-pending", COUNT, "cards that may still be drawn for what paid", 255),
            Field("market-removed", FLAG, "solo: 1 when a card was removed this turn"),
            Field("market-gaps", FLAG, "solo: 1 when the market has a gap to be filled"),
            Field("flown", FLAG, "1 when somebody launched this turn"),
            Field("launches", COUNT, "launches so far", 255),
            Field("basket", SET, "market places chosen for this payment", SLOTS),
            Field("basket-engines", COUNT, "engines chosen for this payment", 255, [("engine", 3)]),
            Field("paid", COUNT, "what was paid so far", 255, [("component", 5)]),
            Field("free-placements", FLAG, "what one may place without paying", 1, [("placement", 8)]),
            Field("free-cards", SET, "cards bought with any of those, the lowest bit for those without", BYTES * 8),
            Field("variants", SET, "variants in play", MOST),
        ]

    def write(self, table: Rocketmen, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        players = table.players
        out[at] = byte(cells[ROUND])
        out[at + 1] = u8(seat_from(first, cells[FIRST_PLAYER], players))
        out[at + 2] = u8(seat_from(first, cells[ACTIVE], players))
        out[at + 3] = u8(cells[ENDING])
        out[at + 4] = u8(cells[PROGRESS])
        out[at + 5] = byte(cells[STALLED])
        out[at + 6] = byte(cells[FRUITLESS])
        out[at + 7] = u8(cells[FINISHED])
        out[at + 8] = byte(cells[ENGINES_BOUGHT])
        out[at + 9] = byte(cells[CREDIT])
        out[at + 10] = byte(cells[DRAWS_PENDING])
        out[at + 11] = u8(cells[MARKET_REMOVED])
        out[at + 12] = u8(cells[MARKET_GAPS])
        out[at + 13] = u8(cells[FLOWN])
        out[at + 14] = byte(cells[LAUNCHES])
        out[at + 15] = u8(cells[BASKET])
        at += 16
        for pile in range(i64(3)):
            out[at + pile] = byte(cells[BASKET_ENGINES + pile])
        at += 3
        for component in range(i64(5)):
            out[at + component] = byte(cells[PAID + component])
        at += 5
        placed: i64 = 0
        for place in range(i64(8)):
            placement = cells[FREE_PLACEMENTS + place]
            placed |= placement
            out[at + place] = u8(placement & 1)
        at += 8
        put_set(out, at, placed, BYTES)
        put_set(out, at + BYTES, cells[VARIANTS], BYTES)
        return at + 2 * BYTES


class Flight(Section[Rocketmen]):
    """The launch under way, and the solo rival's."""

    def fields(self) -> list[Field]:
        values = ["none", "hidden", *VALUES]
        return [
            Field("to", THING, "the destination of the launch", words=["none", *DESTINATIONS]),
            Field("lifted", FLAG, "1 when the rocket has lifted off"),
            Field("rocket", COUNT, "how many fields the rocket has flown", 255),
            Field("drawn", COUNT, "success cards drawn that count", 255),
            Field("last-value", THING, "the success card drawn last", words=["none", *VALUES]),
            Field("copied", THING, f"what industrial espionage copies, {CARD_OR_NONE}", MOST_CARDS),
            Field("planned-first", THING, f"the card of detailed planning that was used, {CARD_OR_NONE}", MOST_CARDS),
            Field("aborted", THING, "how it ended early", words=["no", "aborted", "afterburner-unused"]),
            Field("seen", THING, "success cards seen and put back", words=values, axes=[("which", 2)]),
            Field("offered", THING, "success cards to choose from", words=["none", *VALUES], axes=[("which", 3)]),
            Field("success", COUNT, "success cards left, those others saw included", 255, [("worth", SUCCESS_VALUES)]),
            Field("rival-to", THING, "the destination of the solo rival", words=["none", *DESTINATIONS]),
            Field("rival-kind", THING, "what it will build there, 0 for nothing", LOCATIONS),
            Field("rival-field", COUNT, "how many fields its rocket has flown", 255),
            Field("rival-score", COUNT, "its points", 255),
            Field("rival-missions", COUNT, "missions it completed", 255),
            Field("solo-shuffles", COUNT, "how often the solo cards were shuffled", 255),
            Field("solo-pile", SET, "solo cards in the deck", MOST),
            Field("solo-discards", SET, "solo cards discarded", MOST),
            Field("solo-open", SET, "the cards of the rival's mission", MOST),
        ]

    def write(self, table: Rocketmen, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        secret = seen_cards_are_secret(table, player)
        out[at] = u8(cells[DESTINATION] + 1)
        out[at + 1] = u8(cells[LIFTED])
        out[at + 2] = byte(cells[ROCKET])
        out[at + 3] = byte(cells[DRAWN])
        out[at + 4] = u8(cells[LAST_VALUE] + 1)
        out[at + 5] = u8(cells[COPIED] + 1)
        out[at + 6] = u8(cells[PLANNED_FIRST] + 1)
        out[at + 7] = u8(cells[ABORTED])
        at += 8
        success = at + 5
        for value in range(i64(SUCCESS_VALUES)):
            out[success + value] = byte(cells[SUCCESS_LEFT + value])
        for which in range(i64(2)):
            seen = cells[SEEN + which]
            if seen < 0:
                out[at + which] = u8(0)
            elif secret:
                out[at + which] = u8(1)
                out[success + seen] = byte(i64(out[success + seen]) + 1)
            else:
                out[at + which] = u8(seen + 2)
        for which in range(i64(3)):
            out[at + 2 + which] = u8(cells[OFFERED + which] + 1)
        at = success + SUCCESS_VALUES
        out[at] = u8(cells[RIVAL_TO] + 1)
        out[at + 1] = u8(cells[RIVAL_KIND] + 1)
        out[at + 2] = byte(cells[RIVAL_FIELD])
        if table.solo:
            out[at + 3] = byte(cells[SCORE + RIVAL])
            out[at + 4] = byte(cells[MISSIONS + RIVAL])
            out[at + 5] = byte(cells[SHUFFLES])
            put_set(out, at + 6, cells[SOLO_PILE], BYTES)
            put_set(out, at + 6 + BYTES, cells[SOLO_DISCARDS], BYTES)
            put_set(out, at + 6 + 2 * BYTES, cells[SOLO_OPEN], BYTES)
        return at + 6 + 3 * BYTES


class Board(Section[Rocketmen]):
    """The market, the decks, and who came where first."""

    def fields(self) -> list[Field]:
        return [
            Field("market", THING, f"the card in each place, {CARD_OR_NONE}", MOST_CARDS, [("slot", SLOTS)]),
            Field("engines", COUNT, "engines left", 255, [("engine", 3)]),
            Field("tokens", THING, "who has Moon's and Mars's token, 0 nobody, 1 the observer", SEATS, [("token", 2)]),
            Field(
                "arrived",
                THING,
                "who came first, second and so on, 0 nobody, 1 the observer; a solo rival is 2",
                SEATS,
                [("location", LOCATIONS), ("rank", SEATS)],
            ),
            Field("teal", COUNT, "cards of the teal deck", 255, [CARD_AXIS]),
            Field("pink", COUNT, "cards of the pink deck", 255, [CARD_AXIS]),
            Field("out", COUNT, "cards out of the game", 255, [CARD_AXIS]),
        ]

    def write(self, table: Rocketmen, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        seats = table.seats()
        for slot in range(i64(SLOTS)):
            out[at + slot] = u8(cells[MARKET + slot] + 1)
        at += SLOTS
        for pile in range(i64(3)):
            out[at + pile] = byte(cells[ENGINES_LEFT + pile])
        at += 3
        for token in range(i64(2)):
            owner = cells[TOKEN_OWNER + token]
            if owner < 0:
                out[at + token] = u8(0)
            else:
                out[at + token] = u8(seat_from(first, owner, seats) + 1)
        at += 2
        for location in range(i64(LOCATIONS)):
            order = cells[ARRIVAL_ORDER + location]
            for rank in range(i64(SEATS)):
                if order == 0:
                    out[at + rank] = u8(0)
                else:
                    out[at + rank] = u8(seat_from(first, (order & 7) - 1, seats) + 1)
                    order >>= 3
            at += SEATS
        cards = table.box.cards
        write_row(cells, TEAL, cards, out, at)
        write_row(cells, PINK, cards, out, at + MOST_CARDS)
        write_row(cells, REMOVED, cards, out, at + 2 * MOST_CARDS)
        return at + 3 * MOST_CARDS


class Seats(Section[Rocketmen]):
    """Plans, points, markers, and how many cards are where."""

    def fields(self) -> list[Field]:
        return [
            Field("present", FLAG, "1 for each seat there is", 1, [SEAT_AXIS]),
            Field("plan", THING, f"the mission planned, {CARD_OR_NONE}", MOST_CARDS, [SEAT_AXIS]),
            Field("score", COUNT, "points", 255, [SEAT_AXIS]),
            Field("missions", COUNT, "missions completed", 255, [SEAT_AXIS]),
            Field("hand-size", COUNT, "cards in hand", 255, [SEAT_AXIS]),
            Field("deck-size", COUNT, "cards in the Command Centre's deck", 255, [SEAT_AXIS]),
            Field("deck-shuffles", COUNT, "how often it was shuffled", 255, [SEAT_AXIS]),
            Field("pad-size", COUNT, "cards on the pad", 255, [SEAT_AXIS]),
            Field("won", COUNT, "achievement markers", 255, [SEAT_AXIS, ("achievement", len(ACHIEVEMENTS))]),
            Field("used", COUNT, "markers used this turn: money, science", 255, [SEAT_AXIS, ("achievement", 2)]),
            Field(
                "objectives",
                THING,
                "secret objectives: 0 none, 1 hidden, 2 for objective 0",
                MOST + 1,
                [SEAT_AXIS, ("which", 2)],
            ),
            Field("purse", COUNT, "what one's own hand gives", 255, [("component", len(COMPONENTS) - 1)]),
        ]

    def write(self, table: Rocketmen, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        seat = first
        for place in range(table.players):
            here = at + place
            out[here] = u8(1)
            out[here + SEATS] = u8(cells[PLAN + seat] + 1)
            out[here + 2 * SEATS] = byte(max(cells[SCORE + seat], i64(0)))
            out[here + 3 * SEATS] = byte(cells[MISSIONS + seat])
            out[here + 4 * SEATS] = byte(cells[HAND_SIZE + seat])
            out[here + 5 * SEATS] = byte(cells[DECK_SIZE + seat])
            out[here + 6 * SEATS] = byte(cells[DECK_SHUFFLES + seat])
            out[here + 7 * SEATS] = byte(cells[PAD_SIZE + seat])
            here = at + 8 * SEATS + 4 * place
            for achievement in range(i64(4)):
                out[here + achievement] = byte(cells[WON + seat * 4 + achievement])
            here = at + 12 * SEATS + 2 * place
            for which in range(i64(2)):
                out[here + which] = byte(cells[USED + seat * 2 + which])
                objective = cells[OBJECTIVES + seat * 2 + which]
                if objective == NONE:
                    objective = -2
                elif objective_is_secret(table, seat, which, player):
                    objective = -1
                out[here + 2 * SEATS + which] = u8(objective + 2)
            seat += 1
            if seat == table.players:
                seat = 0
        at += 16 * SEATS
        for component in range(i64(5)):
            out[at + component] = byte(cells[PURSE + first * 5 + component])
        return at + 5


class CardRows(Section[Rocketmen]):
    """How many of each card lie where; of others' hands only what everybody knows."""

    def fields(self) -> list[Field]:
        rows = f"cards of a seat: {', '.join(ROWS)}; unknown cards of a hand are counted in its command-centre"
        return [
            Field("rows", COUNT, rows, 255, [SEAT_AXIS, ("row", len(ROWS)), CARD_AXIS]),
            Field("area", COUNT, "the play area of whose turn it is; the others' are empty", 255, [CARD_AXIS]),
            Field("stored-now", COUNT, "cards stored this turn", 255, [CARD_AXIS]),
            Field("known", COUNT, "of one's own hand: what everybody knows", 255, [CARD_AXIS]),
        ]

    def write(self, table: Rocketmen, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        cards = table.box.cards
        seat = first
        for place in range(table.players):
            here = at + place * len(ROWS) * MOST_CARDS
            if place:
                write_hidden(cells, table.row(seat, HAND), cards, out, here)
            else:
                write_row(cells, table.row(seat, HAND), cards, out, here)
                write_row(cells, table.row(seat, DECK), cards, out, here + MOST_CARDS)
            write_row(cells, table.row(seat, PAD), cards, out, here + 2 * MOST_CARDS)
            write_row(cells, table.row(seat, DEPOT), cards, out, here + 3 * MOST_CARDS)
            write_row(cells, table.row(seat, SCRAP), cards, out, here + 4 * MOST_CARDS)
            write_row(cells, table.row(seat, STORED), cards, out, here + 5 * MOST_CARDS)
            seat += 1
            if seat == table.players:
                seat = 0
        at += SEATS * len(ROWS) * MOST_CARDS
        active = cells[ACTIVE]
        write_row(cells, table.row(active, AREA), cards, out, at)
        write_row(cells, table.row(active, STORED_NOW), cards, out, at + MOST_CARDS)
        write_row(cells, table.row(first, KNOWN), cards, out, at + 2 * MOST_CARDS)
        return at + 3 * MOST_CARDS


# Most of an observation are rows of cards: these two loops are most of what it costs


def write_row(cells: "vec[i64]", row: i64, cards: i64, out: "vec[u8]", at: i64) -> None:
    for card in range(cards):
        out[at + card] = u8(cells[row + card])


def write_hidden(cells: "vec[i64]", hand: i64, cards: i64, out: "vec[u8]", at: i64) -> None:
    """Another player's hand and Command Centre, as `blank_hand` of secrets.py has it."""
    deck = hand + (DECK - HAND) * MOST_CARDS
    known = hand + (KNOWN - HAND) * MOST_CARDS
    for card in range(cards):
        seen = cells[known + card]
        out[at + card] = u8(seen)
        out[at + MOST_CARDS + card] = u8(cells[deck + card] + cells[hand + card] - seen)
