"""The rules of Pebbles.  Written in plain Python on the machine as it is, compiled or not."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.core.chance import Generator
from marsbound.core.events import Facts
from marsbound.core.game import GameOf, Option, Result, Score
from marsbound.core.open_table import OpenTable
from marsbound.core.refusal import ALLOWED, Reasons
from marsbound.core.script import NOBODY, WHILE_POSSIBLE, Domain, FromADeck, Line, Question, Together, may, script
from marsbound.core.view import EVERYTHING, ViewOf, with_sealed_blanked
from marsbound.packs.pack import Pack

PEBBLE: Final = Domain("pebble", [12])
FINGERS: Final = Domain("fingers:number", [4])

# Cells; those of seats are four each
BAG, ROW, OVER = 0, 1, 2  # pebbles are masks
HEAP, KEEPSAKE, KNOWN, SHOWN, SPENT = 3, 7, 11, 15, 19  # a keepsake is one more than its pebble
CELLS: Final = 23
HIDDEN: Final = -1

FACTS: Final = Facts()
DEALT: Final = FACTS.add("keepsake-dealt", "seat pebble")
DRAWN: Final = FACTS.add("pebble-drawn", "pebble", reveals=True)
RAISED: Final = FACTS.add("fingers-raised", "seat fingers:number")
TAKEN: Final = FACTS.add("pebble-taken", "seat pebble")
SWAPPED: Final = FACTS.add("keepsake-swapped", "seat pebble before:pebble")
OPENED: Final = FACTS.add("keepsake-opened", "seat pebble", reveals=True)

REASONS: Final = Reasons()
NOT_ASKED: Final = REASONS.add("not-asked")
NOT_THERE: Final = REASONS.add("not-there")
SAME_FINGERS: Final = REASONS.add("same-fingers")


def pebbles(table: OpenTable, mask: int) -> list[str]:
    return [name for number, name in enumerate(table.words["pebble"]) if mask >> number & 1]


class DealKeepsakes(FromADeck[OpenTable]):
    """Everybody gets a pebble that nobody else sees."""

    def stream(self, table: OpenTable, seat: i64) -> i64:
        return size_of(table.cells[BAG])

    def deck(self, table: OpenTable, seat: i64) -> i64:
        return table.cells[BAG] if 0 in table.cells[KEEPSAKE : KEEPSAKE + table.players] else 0

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        owner = list(table.cells[KEEPSAKE : KEEPSAKE + table.players]).index(0)
        table.cells[BAG] &= ~bit(pebble)
        table.cells[KEEPSAKE + owner] = pebble + 1
        table.tell_player(owner, DEALT, owner, pebble)


class FillTheRow(DealKeepsakes):
    """As many pebbles as players."""

    def deck(self, table: OpenTable, seat: i64) -> i64:
        return table.cells[BAG] if size_of(table.cells[ROW]) < table.players else 0

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        table.cells[BAG] &= ~bit(pebble)
        table.cells[ROW] |= bit(pebble)
        table.tell(DRAWN, pebble)


class RaiseFingers(Together[OpenTable]):
    """All at once: who raises more chooses earlier, and every finger costs a point."""

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
    def refusal(self, table: OpenTable, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[ROW] >> pebble & 1 else NOT_THERE

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        table.cells[ROW] &= ~bit(pebble)
        table.cells[HEAP + seat] |= bit(pebble)
        table.tell(TAKEN, seat, pebble)


class SwapTheKeepsake(TakeAPebble):
    """Put one of your pebbles in its place; from now on everybody knows what it is."""

    def refusal(self, table: OpenTable, seat: i64, pebble: i64) -> i64:
        return ALLOWED if table.cells[HEAP + seat] >> pebble & 1 else NOT_THERE

    def do(self, table: OpenTable, seat: i64, pebble: i64) -> None:
        before = table.cells[KEEPSAKE + seat] - 1
        table.cells[HEAP + seat] = table.cells[HEAP + seat] & ~bit(pebble) | bit(before)
        table.cells[KEEPSAKE + seat] = pebble + 1
        table.cells[KNOWN + seat] = 1
        table.tell(SWAPPED, seat, pebble, before)


class OpenKeepsakes(Line[OpenTable]):
    def do(self, table: OpenTable, seat: i64, memo: i64) -> None:
        table.cells[OVER] = 1
        for each in range(table.players):
            table.tell(OPENED, each, table.cells[KEEPSAKE + each] - 1)


TURN: Final = script("toy-turn", TakeAPebble(PEBBLE), may(SwapTheKeepsake(PEBBLE)))
SETUP: Final = script("toy", DealKeepsakes(PEBBLE, WHILE_POSSIBLE))
ROUND: Final = script("toy-round", FillTheRow(PEBBLE, WHILE_POSSIBLE), RaiseFingers(FINGERS), CallTurns())
END: Final = script("toy-end", OpenKeepsakes())


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
        self.facts, self.reasons = FACTS.known, REASONS.names
        self.refusal_rules = {"not-asked": "T4", "not-there": "T2", "same-fingers": "P4", "cannot-be-declined": "T1"}
        self.fields = [("pebbles", BAG, 4), ("heaps", HEAP, 4), ("keepsakes", KEEPSAKE, 8), ("fingers", SHOWN, 8)]
        self.sources = ["heap", "keepsake", "fingers"]

    def box(self, pack: Pack) -> dict[str, int]:
        return {entry.id: entry.number("value") for entry in pack.entries("pebble")}

    def new(self, box: Any, players: int, options: dict[str, str]) -> OpenTable:
        table = OpenTable(players, vec[i64]([0] * CELLS), {"pebble": list(box)}, box)
        table.cells[BAG] = bit(len(box)) - 1
        for part in (END, *[ROUND] * int(options["rounds"]), SETUP):  # what is called last comes first
            table.call(part, NOBODY)
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
            heap = sum(table.box[name] for name in pebbles(table, table.cells[HEAP + seat]))
            keepsake = 2 * table.box[table.word("pebble", table.cells[KEEPSAKE + seat] - 1)]
            points = (heap, keepsake, -table.cells[SPENT + seat])
            scores += [Score(seat, *each) for each in zip(self.sources, ("",) * 3, points, strict=True)]
        totals = [sum(score.points for score in scores if score.seat == seat) for seat in range(table.players)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return Result(totals, best if len(best) < table.players else [], scores)


PEBBLES: Final = PebblesGame()
