"""A tiny made-up game for tests of the machine: pebbles in a row, taken by seats; a die; secret bids.

Its lines are interpreted also when the machine is compiled.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.choices import Choices
from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME, Fact
from marsbound.core.game import Game, Result
from marsbound.core.open_table import OpenTable
from marsbound.core.play import Play
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import AS_THE_PACK_SAYS, Chance, Domain, Line, Question, Table, Together
from marsbound.core.view import View, with_sealed_blanked

PEBBLES = Domain("pebble:number", [6])
DIE = Domain("die:number", [4])
PAIR = Domain("one:number two:number", [3, 5], "+")

# Cells
ROW = 0  # a bit for each pebble lying there
LIMIT = 1  # how many times, for lines that leave it to the pack
MARKED = 2  # how often Mark was carried out
MEMO = 3  # what Mark found in its frame's memo
ROLLED = 4
SEATS_BIDDING = 5
TAKEN = 10  # by seat: a bit for each pebble taken
BID = 20  # by seat, one more than the bid
WEIGHTS = 30  # by side of the die
CELLS = 40

# Facts
PEBBLE_TAKEN = 8
DIE_ROLLED = 9
MARKED_NOW = 10
SHOWN = 11
WHISPERED = 12
BID_MADE = 13

# Reasons
GONE = 2
SAME_AGAIN = 3


class Take(Question[Any]):
    """Take a pebble that lies there."""

    def __init__(self, times: int = 1) -> None:
        super().__init__(PEBBLES, times)

    def limit(self, table: Table, seat: i64) -> i64:
        return table.cells[LIMIT]

    def refusal(self, table: Table, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[ROW] >> pebble & 1 else GONE

    def do(self, table: Table, seat: i64, pebble: i64) -> None:
        table.cells[ROW] &= ~bit(pebble)
        table.cells[TAKEN + seat] |= bit(pebble)
        table.tell(PEBBLE_TAKEN, seat, pebble)


class TakeAsThePackSays(Take):
    def __init__(self) -> None:
        super().__init__(AS_THE_PACK_SAYS)


class Touch(Question[Any]):
    """Touch a pebble that lies there, and leave it."""

    def __init__(self, times: int, memory: int) -> None:
        super().__init__(PEBBLES, times)
        self.memory = memory

    def refusal(self, table: Table, seat: i64, pebble: i64) -> i64:
        if not table.cells[ROW] >> pebble & 1:
            return GONE
        return SAME_AGAIN if table.memo >> pebble & 1 else ALLOWED

    def do(self, table: Table, seat: i64, pebble: i64) -> None:
        table.cells[MEMO] = table.frame_memo


class Mark(Line[Any]):
    """Asks nothing; counts how often it was carried out, and keeps the memo it found."""

    def do(self, table: Table, seat: i64, memo: i64) -> None:
        table.cells[MARKED] += 1
        table.cells[MEMO] = memo
        table.tell(MARKED_NOW, seat)


class Tell(Line[Any]):
    """Tells a fact, to everybody or only to one player."""

    def __init__(self, fact: int, player: int | None = None) -> None:
        super().__init__()
        self.fact = fact
        self.player = player

    def do(self, table: Table, seat: i64, memo: i64) -> None:
        if self.player is None:
            table.tell(self.fact, 0)
        else:
            table.tell_player(self.player, self.fact, self.player)


class Call(Line[Any]):
    """Calls a script for a seat, with a memo."""

    def __init__(self, script: int, seat: int, memo: int = 0) -> None:
        super().__init__()
        self.script = script
        self.seat = seat
        self.memo = memo

    def do(self, table: Table, seat: i64, memo: i64) -> None:
        table.call(self.script, self.seat, self.memo)


class Roll(Chance[Any]):
    """Nature rolls a die; its sides have weights if any is set, and no sides at all if the row is empty."""

    def __init__(self, times: int = 1) -> None:
        super().__init__(DIE, times)

    def choices(self, table: Table, seat: i64, found: Choices) -> None:
        weights = [table.cells[WEIGHTS + side] for side in range(4)]
        for side in range(4):
            if table.cells[ROW] == 0:
                continue
            if any(weights):
                if weights[side]:
                    found.add_weighted(side, weights[side])
            else:
                found.add(side)

    def stream(self, table: Table, seat: i64) -> i64:
        return 7 << 32 | table.times

    def do(self, table: Table, seat: i64, side: i64) -> None:
        table.cells[ROLLED] = table.cells[ROLLED] * 10 + side + 1
        table.tell(DIE_ROLLED, side)


class Bid(Together[Any]):
    """The seats that bid do it together, each a pebble that lies there."""

    def __init__(self) -> None:
        super().__init__(PEBBLES)

    def seats(self, table: Table) -> i64:
        return table.cells[SEATS_BIDDING]

    def refusal(self, table: Table, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[ROW] >> pebble & 1 else GONE

    def do(self, table: Table, seat: i64, pebble: i64) -> None:
        table.cells[BID + seat] = pebble + 1
        table.tell(BID_MADE, seat, pebble)


class Toy(Game):
    """Plays one script for seat 1."""

    def __init__(self, script: int, seat: int = 0) -> None:
        super().__init__("toy", "1", 1, 4)
        self.script = script
        self.seat = seat
        self.facts = [
            *COMMON_FACTS,
            *[Fact("unused") for _ in range(FIRST_OF_A_GAME - len(COMMON_FACTS))],
            Fact("pebble-taken", "seat pebble:number"),
            Fact("die-rolled", "side:number"),
            Fact("marked", "seat"),
            Fact("shown", "seat", reveals=True),
            Fact("whispered", "seat"),
            Fact("bid-made", "seat pebble:number"),
        ]
        self.reasons = ["allowed", "not-asked", "gone", "same-again", "cannot-be-declined"]
        self.refusal_rules = {name: name.upper() for name in self.reasons} | {"Touch gone": "TOUCHING"}
        self.fields = [("row", ROW, 10), ("taken", TAKEN, 10), ("bid", BID, 10), ("weights", WEIGHTS, 10)]

    def new(self, box: Any, players: int, options: dict[str, str]) -> Table:
        """Six pebbles, all seats bid, a limit of two."""
        table = empty_table(players)
        table.call(self.script, self.seat)
        return table

    def view(self, table: Table, player: i64) -> View:
        return with_sealed_blanked(table, table.clone(), player)

    def result(self, table: Table) -> Result:
        return Result([int(table.cells[TAKEN])], [0], [])


def empty_table(players: int = 3) -> OpenTable:
    """With a dock for each player."""
    table = OpenTable(players, vec[i64]([0] * CELLS), {"dock": [f"d{dock + 1}" for dock in range(players)]})
    table.cells[ROW] = 0b111111
    table.cells[LIMIT] = 2
    table.cells[SEATS_BIDDING] = (1 << players) - 1
    return table


def playing(script: int, players: int = 3, seed: int | None = 1) -> Play:
    return Play(Toy(script), None, players, {}, seed)


def answers(play: Play, *texts: str, player: int = 0) -> Play:
    for text in texts:
        play.answer(player, text)
    return play


def told(play: Play, player: int | None = None) -> list[str]:
    """Names of what happened, or of what a player heard."""
    return [play.game.facts[event.fact].name for event in play.heard if player is None or event.heard_by(player)]
