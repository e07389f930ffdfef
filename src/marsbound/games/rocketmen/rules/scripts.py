"""The game as a script: setup, rounds, the end."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.numbers import Seat
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Domain, FromADeck, Line, script
from marsbound.games.rocketmen.rules.drawing import DRAW_CARDS, FillTheMarket
from marsbound.games.rocketmen.rules.facts import (
    FIRST_PLAYER,
    GAME_LOST,
    GAME_STALLED,
    GAME_WON,
    OBJECTIVE_DEALT,
    OBJECTIVES_DEALT,
    POINTS_SCORED,
    ROUND_WITHOUT_PROGRESS,
    SCORE_COUNTED,
    VARIANT_DRAWN,
)
from marsbound.games.rocketmen.rules.layout import OBJECTIVES_A_SEAT, SEATS
from marsbound.games.rocketmen.rules.scoring import breakdown, total, winners
from marsbound.games.rocketmen.rules.streams import FIRST_PLAYERS, OBJECTIVE_CARDS, VARIANT_CARDS, point_of
from marsbound.games.rocketmen.rules.table import NONE, NOTHING_DONE, Rocketmen
from marsbound.games.rocketmen.rules.turn import TURN
from marsbound.games.rocketmen.rules.words import SOURCES

SEAT: Final = Domain("seat", [4])
OBJECTIVE: Final = Domain("objective", [60])
VARIANT: Final = Domain("variant", [60])
VARIANTS_DRAWN: Final = 2


class DrawTheFirstPlayer(FromADeck[Rocketmen]):
    """At random; that never changes."""

    def __init__(self) -> None:
        super().__init__(SEAT)

    def deck(self, table: Rocketmen, seat: Seat) -> i64:
        return bit(table.players) - 1

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        return point_of(FIRST_PLAYERS, 0, 0)

    def do(self, table: Rocketmen, seat: Seat, who: i64) -> None:
        table.first_player = who
        if table.listener is not None:
            table.tell(FIRST_PLAYER, who)


class DrawAVariant(FromADeck[Rocketmen]):
    """Two variants, open, for all."""

    def __init__(self) -> None:
        super().__init__(VARIANT, WHILE_POSSIBLE)

    def deck(self, table: Rocketmen, seat: Seat) -> i64:
        if size_of(table.variants) >= VARIANTS_DRAWN:
            return 0
        return (bit(len(table.box.variant_ids)) - 1) & ~table.variants

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        return point_of(VARIANT_CARDS, 0, size_of(table.variants))

    def do(self, table: Rocketmen, seat: Seat, variant: i64) -> None:
        open_variant(table, variant)
        if table.listener is not None:
            table.tell(VARIANT_DRAWN, variant)


def open_variant(table: Rocketmen, variant: i64) -> None:
    table.variants |= bit(variant)
    table.variant_effects |= bit(table.box.variant_effect[variant])


class DealAnObjective(FromADeck[Rocketmen]):
    """Two for every player, secret; one for a solo player, whose both goals must be fulfilled."""

    def __init__(self) -> None:
        super().__init__(OBJECTIVE, WHILE_POSSIBLE)

    def receiver(self, table: Rocketmen) -> i64:
        """The first place without an objective."""
        for place in range(table.players * OBJECTIVES_A_SEAT):
            if table.objectives(place // OBJECTIVES_A_SEAT, place % OBJECTIVES_A_SEAT) == NONE and not (
                table.solo and place > 0
            ):
                return place
        return NONE

    def deck(self, table: Rocketmen, seat: Seat) -> i64:
        if self.receiver(table) == NONE:
            return 0
        dealt: i64 = 0
        for place in range(i64(SEATS * OBJECTIVES_A_SEAT)):
            objective = table.objectives(place // OBJECTIVES_A_SEAT, place % OBJECTIVES_A_SEAT)
            if objective >= 0:
                dealt |= bit(objective)
        if table.solo:
            return table.box.solo_objectives & ~dealt
        return (bit(len(table.box.objective_ids)) - 1) & ~dealt

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        return point_of(OBJECTIVE_CARDS, 0, self.receiver(table))

    def do(self, table: Rocketmen, seat: Seat, objective: i64) -> None:
        place = self.receiver(table)
        table.set_objectives(place // OBJECTIVES_A_SEAT, place % OBJECTIVES_A_SEAT, objective)
        if table.listener is not None:
            table.tell_player(place // OBJECTIVES_A_SEAT, OBJECTIVE_DEALT, place // OBJECTIVES_A_SEAT, objective)
            table.tell(OBJECTIVES_DEALT, place // OBJECTIVES_A_SEAT, 1)


class DrawFirstHands(Line[Rocketmen]):
    """Everybody draws up to the limit."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        for player in range(table.players - 1, i64(-1), -1):
            table.call(DRAW_CARDS, player, table.box.hand)


class PlayARound(Line[Rocketmen]):
    """Everybody's turn, clockwise from the first player."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.round += 1
        table.progress = NOTHING_DONE
        player = table.first_player
        for _turn in range(table.players):
            player = player - 1
            if player < 0:
                player = table.players - 1
            table.call(TURN, player)


class EndTheRound(Line[Rocketmen]):
    """Another round, unless the end has begun, or nothing has happened for too long."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.end_round()
        if not table.ending and not stands_still(table):
            table.call(ROUND_SCRIPT, NOBODY)


def stands_still(table: Rocketmen) -> bool:
    """Whether the game ends because nothing has happened for too long.

    How near that is, is told; by the first rules it wasn't, and games begun by them are told as they were.
    """
    listened = table.listener is not None and not table.mode.first_rules
    rounds = table.standstill()
    limit = table.standstill_limit()
    if limit == 0 or rounds == 0:
        return False
    if rounds >= limit:
        if listened:
            table.tell(GAME_STALLED, rounds)
        return True
    if listened:
        table.tell(ROUND_WITHOUT_PROGRESS, rounds, limit)
    return False


ROUND_SCRIPT: Final = script("rocketmen/round", PlayARound(), EndTheRound())


class CountPoints(Line[Rocketmen]):
    """Everything is added up, and the winners are named."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.finished = True
        if table.listener is None:
            return
        scores = breakdown(table)
        for each in range(table.seats()):
            for at, source in enumerate(SOURCES):
                points = sum(score.points for score in scores if score.seat == each and score.source == source)
                if points:
                    table.tell(POINTS_SCORED, each, at, points)
            table.tell(SCORE_COUNTED, each, total(table, each))
        won = winners(table)
        for each in range(table.seats()):
            if won >> each & 1:
                table.tell(GAME_WON, each)
        if won == 0:
            table.tell(GAME_LOST)


GAME: Final = script(
    "rocketmen/game",
    DrawTheFirstPlayer(),
    FillTheMarket(),
    DealAnObjective(),
    DrawFirstHands(),
    PlayARound(),
    EndTheRound(),
    CountPoints(),
)
GAME_WITH_DRAWN_VARIANTS: Final = script(
    "rocketmen/game-variants",
    DrawTheFirstPlayer(),
    DrawAVariant(),
    FillTheMarket(),
    DealAnObjective(),
    DrawFirstHands(),
    PlayARound(),
    EndTheRound(),
    CountPoints(),
)
GAME_WITHOUT_OBJECTIVES: Final = script(
    "rocketmen/game-earth",
    DrawTheFirstPlayer(),
    FillTheMarket(),
    DrawFirstHands(),
    PlayARound(),
    EndTheRound(),
    CountPoints(),
)
GAME_WITHOUT_OBJECTIVES_WITH_VARIANTS: Final = script(
    "rocketmen/game-earth-variants",
    DrawTheFirstPlayer(),
    DrawAVariant(),
    FillTheMarket(),
    DrawFirstHands(),
    PlayARound(),
    EndTheRound(),
    CountPoints(),
)
