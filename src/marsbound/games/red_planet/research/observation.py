"""What a player of Mission: Red Planet sees, as bytes: the track, seats, cards, docks, zones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from marsbound.core.bits import bit, size_of
from marsbound.core.layout import COUNT, FLAG, SET, THING
from marsbound.games.red_planet.rules.box import CHARACTERS, EFFECTS, KINDS, MOMENTS
from marsbound.games.red_planet.rules.cells import (
    ABOARD,
    ACTIONS_OVER,
    BORROWED,
    CALLED,
    CHOSEN,
    CREW,
    DEALT,
    DESTINATIONS,
    DISCOVERY,
    DRAWN,
    EVENT_DISCARDS,
    EVENT_PILE,
    FIRST,
    HAND,
    HELD,
    IN_ZONE,
    KEPT,
    LAUNCHED,
    LOST,
    LYING,
    NEXT_FIRST,
    PHASE,
    POINTS,
    REMOVED,
    RESOURCE,
    RESOURCES,
    RETURNED,
    REVEALED,
    ROUND,
    SEEN,
    SHIP,
    SHIP_DISCARDS,
    SHIP_PILE,
    SHIPS_OUT,
    SHOWN,
    SHUFFLES,
    SUPPLY,
    TOKENS,
    TOP,
)
from marsbound.games.red_planet.rules.domains import MOST_CARDS
from marsbound.games.red_planet.rules.layout import DOCKS, SEATS, ZONES
from marsbound.games.red_planet.rules.secrets import (
    drawn_is_secret,
    others_missions_are_secret,
    secret_choices,
    secret_discoveries,
)
from marsbound.games.red_planet.rules.table import PHASES, RedPlanet
from marsbound.research.engine.observation import Field, Section, byte, put_set, seat_from, turned

BYTES: Final = 8  # of a set of cards or ships
# The most that a pack may have
MOST_ASTRONAUTS: Final = 60
MOST_TOKENS: Final = 230  # resource tiles may stand for more than there are
MOST_AMOUNT: Final = 50  # of points or tokens on a card, which may be negative
SEAT_AXIS: Final = ("seat", SEATS)
DOCK_AXIS: Final = ("dock", DOCKS)
ZONE_AXIS: Final = ("zone", ZONES)
KIND_AXIS: Final = ("kind", len(KINDS))
CARD_WORDS: Final = ["none", "hidden", "without-effect", *EFFECTS[1:]]


class Track(Section[RedPlanet]):
    """Rounds, decks and supplies."""

    def fields(self) -> list[Field]:
        return [
            Field("round", COUNT, "the round, 0 before the first", 10),
            Field("phase", THING, "what the tracker shows", words=list(PHASES)),
            Field("called", THING, "the character called last this round", words=["none", *CHARACTERS]),
            Field("first", THING, "the first player's seat, counted from the observer's", SEATS - 1),
            Field("next-first", THING, "who will be first next round, as it stands", SEATS - 1),
            Field("revealed", FLAG, "1 when the discoveries lie face up"),
            Field("shuffles", COUNT, "how often the ship deck was made anew", 255),
            Field("events-left", COUNT, "event cards in the deck", MOST_CARDS),
            Field("tokens", COUNT, "point tokens in the supply", MOST_TOKENS, [KIND_AXIS]),
            Field("resources", COUNT, "resource tokens not turned up", 30, [KIND_AXIS]),
            Field("borrowed", COUNT, "point tokens that resource tiles stand for", MOST_TOKENS, [KIND_AXIS]),
            Field("destinations", COUNT, "destination tokens in the supply", 9, [ZONE_AXIS]),
            Field("ship-pile", SET, "ships in the deck", MOST_CARDS),
            Field("ship-discards", SET, "ships discarded", MOST_CARDS),
            Field("ships-out", SET, "ships out of the game", MOST_CARDS),
            Field("event-discards", SET, "event cards discarded", MOST_CARDS),
            Field("shown", SET, "event cards shown to all at setup", MOST_CARDS),
            Field("drawn", THING, "what a discovery drawn and not yet placed does", words=CARD_WORDS),
        ]

    def write(self, table: RedPlanet, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        out[at] = byte(cells[ROUND])
        out[at + 1] = u8(cells[PHASE])
        out[at + 2] = u8(cells[CALLED] + 1)
        out[at + 3] = u8(seat_from(first, cells[FIRST], table.seats))
        out[at + 4] = u8(seat_from(first, cells[NEXT_FIRST], table.seats))
        out[at + 5] = u8(cells[REVEALED])
        out[at + 6] = byte(cells[SHUFFLES])
        out[at + 7] = u8(size_of(cells[EVENT_PILE]))
        at += 8
        for kind in range(i64(3)):
            out[at + kind] = u8(cells[TOKENS + kind])
            out[at + 3 + kind] = u8(cells[RESOURCES + kind])
            out[at + 6 + kind] = u8(cells[BORROWED + kind])
        at += 9
        for zone in range(i64(ZONES)):
            out[at + zone] = u8(cells[DESTINATIONS + zone])
        at += ZONES
        put_set(out, at, cells[SHIP_PILE], BYTES)
        put_set(out, at + BYTES, cells[SHIP_DISCARDS], BYTES)
        put_set(out, at + 2 * BYTES, cells[SHIPS_OUT], BYTES)
        put_set(out, at + 3 * BYTES, cells[EVENT_DISCARDS], BYTES)
        put_set(out, at + 4 * BYTES, cells[SHOWN], BYTES)
        at += 5 * BYTES
        out[at] = u8(what_it_does(table, cells[DRAWN], cells[DRAWN] >= 0 and drawn_is_secret(table, player)))
        return at + 1


def what_it_does(table: RedPlanet, card: i64, secret: bool) -> i64:
    """As in CARD_WORDS."""
    if card < 0:
        return 0
    if secret:
        return 1
    return table.box.effect[card] + 2


class Seats(Section[RedPlanet]):
    """Who sits where, and what lies open before them."""

    def fields(self) -> list[Field]:
        return [
            Field("present", FLAG, "1 for each seat there is", 1, [SEAT_AXIS]),
            Field("neutral", FLAG, "1 for a neutral colour", 1, [SEAT_AXIS]),
            Field("own", FLAG, "1 for the observer's seats, neutral ones included", 1, [SEAT_AXIS]),
            Field("ready", FLAG, "1 for those whose secret answer is in", 1, [SEAT_AXIS]),
            Field("chosen", THING, "the character chosen", words=["none", "hidden", *CHARACTERS], axes=[SEAT_AXIS]),
            Field("supply", COUNT, "astronauts in the supply", MOST_ASTRONAUTS, [SEAT_AXIS]),
            Field("lost", COUNT, "astronauts Lost in Space", MOST_ASTRONAUTS, [SEAT_AXIS]),
            Field("cards", COUNT, "how many event cards are held", MOST_CARDS, [SEAT_AXIS]),
            Field("actions-over", SET, "the moments whose actions have been revealed", len(MOMENTS), [SEAT_AXIS]),
            Field("hand", SET, "characters in hand, one chosen secretly included", len(CHARACTERS), [SEAT_AXIS]),
            Field("points", COUNT, "point tokens", MOST_TOKENS, [SEAT_AXIS, KIND_AXIS]),
        ]

    def write(self, table: RedPlanet, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        seats = table.seats
        secret = secret_choices(table, player)
        seat = first
        for place in range(seats):
            here = at + place
            out[here] = u8(1)
            out[here + SEATS] = u8(table.neutrals >> seat & 1)
            own: i64 = 0
            if table.owners[seat] == player:
                own = 1
            out[here + 2 * SEATS] = u8(own)
            ready: i64 = 0
            if table.sealed_choice(seat) >= 0:
                ready = 1
            out[here + 3 * SEATS] = u8(ready)
            chosen = cells[CHOSEN + seat]
            hand = cells[HAND + seat]
            if chosen < 0:
                out[here + 4 * SEATS] = u8(0)
            elif secret >> seat & 1:
                out[here + 4 * SEATS] = u8(1)
                hand |= bit(chosen)
            else:
                out[here + 4 * SEATS] = u8(chosen + 2)
            out[here + 5 * SEATS] = u8(cells[SUPPLY + seat])
            out[here + 6 * SEATS] = u8(cells[LOST + seat])
            out[here + 7 * SEATS] = u8(size_of(cells[HELD + seat]))
            out[here + 8 * SEATS] = u8(cells[ACTIONS_OVER + seat])
            pair = at + 9 * SEATS + 2 * place
            out[pair] = u8(hand & 0xFF)
            out[pair + 1] = u8(hand >> 8)
            triple = at + 11 * SEATS + 3 * place
            for kind in range(i64(3)):
                out[triple + kind] = u8(cells[POINTS + seat * 3 + kind])
            seat += 1
            if seat == seats:
                seat = 0
        return at + 14 * SEATS


class Cards(Section[RedPlanet]):
    """Event cards: the observer's own; of the others only what final scoring shows."""

    def fields(self) -> list[Field]:
        return [
            Field("held", SET, "event cards held, as far as they are seen", MOST_CARDS, [SEAT_AXIS]),
            Field("dealt", SET, "one's cards dealt and not yet kept or given back", MOST_CARDS),
            Field("returned", SET, "what one gave back at setup", MOST_CARDS),
            Field("removed", SET, "what one saw put in the box", MOST_CARDS),
            Field("kept", THING, "the mission one kept at setup, 0 for none, 1 for card 0", MOST_CARDS),
            Field("answered", THING, "one's secret answer, 0 for none, 1 for answer 0", MOST_CARDS),
        ]

    def write(self, table: RedPlanet, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        dealt: i64 = 0
        returned: i64 = 0
        removed: i64 = 0
        secret = others_missions_are_secret(table)
        seat = first
        for place in range(table.seats):
            held: i64 = 0
            if not secret or table.owners[seat] == player:
                held = cells[HELD + seat]
            put_set(out, at + place * BYTES, held, BYTES)
            if table.owners[seat] == player:
                dealt |= cells[DEALT + seat]
                returned |= cells[RETURNED + seat]
                removed |= cells[REMOVED + seat]
            seat += 1
            if seat == table.seats:
                seat = 0
        at += SEATS * BYTES
        put_set(out, at, dealt, BYTES)
        put_set(out, at + BYTES, returned, BYTES)
        put_set(out, at + 2 * BYTES, removed, BYTES)
        at += 3 * BYTES
        out[at] = u8(cells[KEPT + first] + 1)
        out[at + 1] = u8(table.sealed_choice(first) + 1)
        return at + 2


class Docks(Section[RedPlanet]):
    """Ships, by what they carry and where to."""

    def fields(self) -> list[Field]:
        where = "0 for none, 1 for zone 0"
        return [
            Field("capacity", COUNT, "seats of the ship, 0 without one", 9, [DOCK_AXIS]),
            Field("printed", THING, f"the destination on its card, {where}", ZONES, [DOCK_AXIS]),
            Field("top", THING, f"the destination of the topmost token, {where}", ZONES, [DOCK_AXIS]),
            Field("launched", FLAG, "whether it is launched", 1, [DOCK_AXIS]),
            Field("crew", COUNT, "how many are aboard", MOST_ASTRONAUTS, [DOCK_AXIS]),
            Field("aboard", COUNT, "astronauts aboard", MOST_ASTRONAUTS, [DOCK_AXIS, SEAT_AXIS]),
        ]

    def write(self, table: RedPlanet, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        box = table.box
        seats = table.seats
        for dock in range(table.docks):
            ship = cells[SHIP + dock]
            capacity: i64 = 0
            printed: i64 = 0
            if ship >= 0:
                capacity = box.ship_capacity[ship]
                printed = box.ship_to[ship] + 1
            here = at + dock
            out[here] = u8(capacity)
            out[here + DOCKS] = u8(printed)
            out[here + 2 * DOCKS] = u8(cells[TOP + dock] + 1)
            out[here + 3 * DOCKS] = u8(cells[LAUNCHED + dock])
            out[here + 4 * DOCKS] = u8(cells[CREW + dock])
            here = at + 5 * DOCKS + dock * SEATS
            row = ABOARD + dock * SEATS
            for seat in range(first, seats):
                out[here + seat - first] = u8(cells[row + seat])
            here += seats - first
            for seat in range(first):
                out[here + seat] = u8(cells[row + seat])
        return at + (5 + SEATS) * DOCKS


class Zones(Section[RedPlanet]):
    """What lies and who stands in each."""

    def fields(self) -> list[Field]:
        return [
            Field("resource", THING, "the kind of resource turned up", words=["none", *KINDS], axes=[ZONE_AXIS]),
            Field("discovery", THING, "what the discovery there does", words=CARD_WORDS, axes=[ZONE_AXIS]),
            Field(
                "discovery-amount",
                COUNT,
                f"its points or tokens, {MOST_AMOUNT} for none; 0 where it isn't seen",
                2 * MOST_AMOUNT,
                [ZONE_AXIS],
            ),
            Field(
                "discovery-kind",
                THING,
                "the kind of token it is about, if any",
                words=["unseen", *KINDS],
                axes=[ZONE_AXIS],
            ),
            Field("seen", SET, "the players who know it, counted from the observer", SEATS, [ZONE_AXIS]),
            Field("lying", COUNT, "point tokens that lie there", MOST_TOKENS, [ZONE_AXIS, KIND_AXIS]),
            Field("astronauts", COUNT, "astronauts there", MOST_ASTRONAUTS, [ZONE_AXIS, SEAT_AXIS]),
        ]

    def write(self, table: RedPlanet, player: i64, first: i64, out: "vec[u8]", at: i64) -> i64:
        cells = table.cells
        box = table.box
        seats = table.seats
        players = table.owners[seats - 1] + 1
        face_down = secret_discoveries(table, player)
        for zone in range(i64(ZONES)):
            here = at + zone
            out[here] = u8(cells[RESOURCE + zone] + 1)
            card = cells[DISCOVERY + zone]
            secret = face_down >> zone & 1 == 1
            out[here + ZONES] = u8(what_it_does(table, card, secret))
            amount: i64 = 0
            kind: i64 = 0
            if card >= 0 and not secret:
                amount = box.amount[card] + MOST_AMOUNT
                kind = box.kind[card] + 1
            out[here + 2 * ZONES] = u8(amount)
            out[here + 3 * ZONES] = u8(kind)
            out[here + 4 * ZONES] = u8(turned(cells[SEEN + zone], player, players))
            here = at + 5 * ZONES + 3 * zone
            for one in range(i64(3)):
                out[here + one] = u8(cells[LYING + zone * 3 + one])
            here = at + 8 * ZONES + SEATS * zone
            row = IN_ZONE + zone * SEATS
            for seat in range(first, seats):
                out[here + seat - first] = u8(cells[row + seat])
            here += seats - first
            for seat in range(first):
                out[here + seat] = u8(cells[row + seat])
        return at + (8 + SEATS) * ZONES
