"""The rules of Pebbles.  Written in plain Python on the machine as it is, compiled or not."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.core.chance import Generator
from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME, Fact
from marsbound.core.game import GameOf, Option, Result, Score
from marsbound.core.open_table import OpenTable
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import (
    AS_THE_PACK_SAYS,
    NOBODY,
    WHILE_POSSIBLE,
    Domain,
    FromADeck,
    Line,
    Question,
    Together,
    may,
    script,
)
from marsbound.core.view import EVERYTHING, ViewOf, with_sealed_blanked
from marsbound.packs.pack import Pack

MOST_PEBBLES: Final = 12
MOST_FINGERS: Final = 3
PEBBLE: Final = Domain("pebble", [MOST_PEBBLES])
FINGERS: Final = Domain("fingers:number", [MOST_FINGERS + 1])

# Cells; those of seats are four each
BAG, ROW, OVER, ROUNDS = 0, 1, 2, 3  # pebbles are masks
HEAP, KEEPSAKE, KNOWN, SHOWN, SPENT = 4, 8, 12, 16, 20  # a keepsake is one more than its pebble
CELLS: Final = 24
HIDDEN: Final = -1

DEALT, DRAWN, RAISED, TAKEN, SWAPPED, OPENED = range(FIRST_OF_A_GAME, FIRST_OF_A_GAME + 6)
GONE, SAME_FINGERS = 2, 3


def pebbles(table: OpenTable, mask: int) -> list[str]:
    return [name for number, name in enumerate(table.words["pebble"]) if mask >> number & 1]


class FromTheBag(FromADeck[OpenTable]):
    def __init__(self) -> None:
        super().__init__(PEBBLE, WHILE_POSSIBLE)

    def stream(self, table: OpenTable, seat: i64) -> i64:
        return size_of(table.cells[BAG])


class DealKeepsakes(FromTheBag):
    """Everybody gets a pebble that nobody else sees."""

    def deck(self, table: OpenTable, seat: i64) -> i64:
        return table.cells[BAG] if 0 in table.cells[KEEPSAKE : KEEPSAKE + table.players] else 0

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        owner = list(table.cells[KEEPSAKE : KEEPSAKE + table.players]).index(0)
        table.cells[BAG] &= ~bit(pebble)
        table.cells[KEEPSAKE + owner] = pebble + 1
        table.tell_player(owner, DEALT, owner, pebble)


class FillTheRow(FromTheBag):
    """As many pebbles as players."""

    def deck(self, table: OpenTable, seat: i64) -> i64:
        return table.cells[BAG] if size_of(table.cells[ROW]) < table.players else 0

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        table.cells[BAG] &= ~bit(pebble)
        table.cells[ROW] |= bit(pebble)
        table.tell(DRAWN, pebble)


class RaiseFingers(Together[OpenTable]):
    """All at once: who raises more chooses earlier, and every finger costs a point."""

    def __init__(self) -> None:
        super().__init__(FINGERS)

    def seats(self, table: OpenTable) -> i64:
        return bit(table.players) - 1

    def refusal(self, table: OpenTable, seat: i64, fingers: i64) -> i64:
        return SAME_FINGERS if table.cells[SHOWN + seat] == fingers + 1 else ALLOWED

    def do(self, table: OpenTable, seat: i64, fingers: i64) -> None:
        table.cells[SHOWN + seat] = fingers + 1
        table.cells[SPENT + seat] += fingers
        table.tell(RAISED, seat, fingers)


class CallTurns(Line[OpenTable]):
    def do(self, table: OpenTable, seat: i64, memo: i64) -> None:
        for each in sorted(range(table.players), key=lambda seat: (table.cells[SHOWN + seat], -seat)):
            table.call(TURN, each)


class TakeAPebble(Question[OpenTable]):
    def __init__(self) -> None:
        super().__init__(PEBBLE)

    def refusal(self, table: OpenTable, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[ROW] >> pebble & 1 else GONE

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        table.cells[ROW] &= ~bit(pebble)
        table.cells[HEAP + seat] |= bit(pebble)
        table.tell(TAKEN, seat, pebble)


class SwapTheKeepsake(TakeAPebble):
    """Put one of your pebbles in its place; from now on everybody knows what it is."""

    def refusal(self, table: OpenTable, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[HEAP + seat] >> pebble & 1 else GONE

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        before = table.cells[KEEPSAKE + seat] - 1
        table.cells[HEAP + seat] = table.cells[HEAP + seat] & ~bit(pebble) | bit(before)
        table.cells[KEEPSAKE + seat] = pebble + 1
        table.cells[KNOWN + seat] = 1
        table.tell(SWAPPED, seat, pebble, before)


class PlayARound(Line[OpenTable]):
    def __init__(self) -> None:
        super().__init__(AS_THE_PACK_SAYS)

    def limit(self, table: OpenTable, seat: i64) -> i64:
        return table.cells[ROUNDS]

    def do(self, table: OpenTable, seat: i64, memo: i64) -> None:
        table.call(ROUND, NOBODY)


class OpenKeepsakes(Line[OpenTable]):
    def do(self, table: OpenTable, seat: i64, memo: i64) -> None:
        table.cells[OVER] = 1
        for each in range(table.players):
            table.tell(OPENED, each, table.cells[KEEPSAKE + each] - 1)


TURN: Final = script("toy-turn", TakeAPebble(), may(SwapTheKeepsake()))
ROUND: Final = script("toy-round", FillTheRow(), RaiseFingers(), CallTurns())
GAME: Final = script("toy", DealKeepsakes(), PlayARound(), OpenKeepsakes())


def seat_picture(table: OpenTable, seat: int) -> dict[str, Any]:
    keepsake, shown = table.cells[KEEPSAKE + seat], table.cells[SHOWN + seat]
    return {
        "heap": pebbles(table, table.cells[HEAP + seat]),
        "keepsake": "hidden" if keepsake == HIDDEN else table.word("pebble", keepsake - 1),
        "fingers-raised": shown - 1 if shown else None,
        "fingers-paid": table.cells[SPENT + seat],
    }


class PebblesGame(GameOf[OpenTable, Any]):
    def __init__(self) -> None:
        super().__init__("toy", "1", 2, 4)
        self.options = [Option("rounds", ["2", "1"], "rule P2")]
        self.facts = [
            *COMMON_FACTS,
            *[Fact("unused") for _ in range(FIRST_OF_A_GAME - len(COMMON_FACTS))],
            Fact("keepsake-dealt", "seat pebble"),
            Fact("pebble-drawn", "pebble", reveals=True),
            Fact("fingers-raised", "seat fingers:number"),
            Fact("pebble-taken", "seat pebble"),
            Fact("keepsake-swapped", "seat pebble before:pebble"),
            Fact("keepsake-opened", "seat pebble", reveals=True),
        ]
        self.reasons = ["allowed", "not-asked", "not-there", "same-fingers"]
        self.rules = {"not-asked": "T4", "not-there": "T2", "same-fingers": "P4", "cannot-be-declined": "T1"}
        self.fields = [("pebbles", BAG, 4), ("heaps", HEAP, 4), ("keepsakes", KEEPSAKE, 8), ("fingers", SHOWN, 8)]
        self.sources = ["heap", "keepsake", "fingers"]

    def box(self, pack: Pack) -> dict[str, int]:
        return {entry.id: entry.number("value") for entry in pack.entries("pebble")}

    def new(self, box: Any, players: int, options: dict[str, str]) -> OpenTable:
        table = OpenTable(players, vec[i64]([0] * CELLS), {"pebble": list(box)}, box)
        table.cells[BAG] = bit(len(box)) - 1
        table.cells[ROUNDS] = int(options["rounds"])
        table.call(GAME, NOBODY)
        return table

    def view(self, table: OpenTable, player: i64) -> ViewOf[OpenTable]:
        found = with_sealed_blanked(table, table.clone(), player)
        cells = found.masked.cells
        for seat in range(found.masked.seat_count()):
            if seat != player != EVERYTHING and cells[KEEPSAKE + seat] and not cells[OVER] | cells[KNOWN + seat]:
                cells[BAG] |= bit(cells[KEEPSAKE + seat] - 1)
                cells[KEEPSAKE + seat] = HIDDEN
        return found

    def sample_world(self, view: ViewOf[OpenTable], seed: i64) -> OpenTable:
        chance = Generator(seed)
        table = view.masked.clone()
        for seat in range(table.seat_count()):
            if table.cells[KEEPSAKE + seat] == HIDDEN:
                bag = table.cells[BAG]
                pebble = picked_bit(bag, chance.below(size_of(bag)))
                table.cells[BAG] &= ~bit(pebble)
                table.cells[KEEPSAKE + seat] = pebble + 1
        table.set_seed(chance.seed())
        return table

    def picture(self, view: ViewOf[OpenTable]) -> dict[str, Any]:
        table = view.masked
        hidden = sum(table.cells[KEEPSAKE + seat] == HIDDEN for seat in range(table.players))
        return {
            "row": pebbles(table, table.cells[ROW]),
            "in-the-bag": int(size_of(table.cells[BAG])) - hidden,
            "worth": table.box,
            "seats": [seat_picture(table, seat) for seat in range(table.players)],
        }

    def result(self, table: OpenTable) -> Result:
        """Most points win, together if need be; if all have the same, nobody does."""
        scores = []
        for seat in range(table.players):
            heap = [table.box[name] for name in pebbles(table, table.cells[HEAP + seat])]
            scores.append(Score(seat, "heap", "", sum(heap)))
            keepsake = table.word("pebble", table.cells[KEEPSAKE + seat] - 1)
            scores.append(Score(seat, "keepsake", "", 2 * table.box[keepsake]))
            scores.append(Score(seat, "fingers", "", -table.cells[SPENT + seat]))
        totals = [sum(score.points for score in scores if score.seat == seat) for seat in range(table.players)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return Result(totals, best if len(best) < table.players else [], scores)


PEBBLES: Final = PebblesGame()
