"""What a flight of Rocketmen promises, quickly: success cards are taken as drawn with the odds of the deck as it is.

Cards of the pad are discarded after a success and after a failure alike.  So against a failure, which is worth
nothing, a success is worth what the mission brings, and an abort what it is worth to try again with the pad kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import CHOOSE_FIRST, LATE_ADVANCE, REDRAW, ZERO_BECOMES
from marsbound.games.rocketmen.rules.launch import lift
from marsbound.games.rocketmen.rules.layout import SUCCESS_VALUES
from marsbound.games.rocketmen.rules.odds import amount_on_pad
from marsbound.games.rocketmen.rules.table import Rocketmen

MOST_EFFECTS: Final = 2  # of a kind; more are never needed
EFFECT_STATES: Final = 3
DRAWS: Final = 11  # a destination allows at most nine
NEEDS: Final = 40
STATES: Final = EFFECT_STATES * EFFECT_STATES * DRAWS * NEEDS
TRIES: Final = 3  # rounds until the worth of trying again has settled


def state(redraws: i64, zeros: i64, draws: i64, need: i64) -> i64:
    return ((redraws * EFFECT_STATES + zeros) * DRAWS + draws) * NEEDS + need


class Flight:
    """The values of all states of one flight: suits left, success cards still to be drawn, fields to the goal."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.odds = vec[float]([0.0] * SUCCESS_VALUES)  # of the next success card's value
        self.going = vec[float]([0.0] * STATES)  # the value of going on
        self.best = vec[float]([0.0] * STATES)  # the value of whatever is best
        self.worth = 0.0  # of a success
        self.again = 0.0  # of an abort that loses no card
        self.future = 1.0  # how likely there will be another turn
        self.redraws: i64 = 0
        self.zeros: i64 = 0
        self.zero_fields: i64 = 0
        self.offered: i64 = 0  # success cards that detailed planning offers, 0 without it
        self.burn: i64 = 0  # fields that afterburners give
        self.draws: i64 = 0  # of the whole flight

    # What is there

    def read_pad(self, table: Rocketmen, seat: Seat, to: i64) -> None:
        self.redraws = min(table.effects_on_pad(seat, REDRAW), i64(MOST_EFFECTS))
        self.zeros = min(table.effects_on_pad(seat, ZERO_BECOMES), i64(MOST_EFFECTS))
        self.zero_fields = amount_on_pad(table, seat, ZERO_BECOMES)
        self.offered = amount_on_pad(table, seat, CHOOSE_FIRST)
        self.burn = table.effects_on_pad(seat, LATE_ADVANCE) * amount_on_pad(table, seat, LATE_ADVANCE)
        self.draws = table.box.draws[to]

    def read_deck(self, table: Rocketmen, fresh: bool) -> None:
        total: i64 = 0
        for value in range(i64(SUCCESS_VALUES)):
            copies = table.box.success[value] if fresh else table.success_left(value)
            self.odds[value] = float(copies)
            total += copies
        for value in range(i64(SUCCESS_VALUES)):
            self.odds[value] /= float(max(total, i64(1)))

    # Before the launch

    def before(self, table: Rocketmen, seat: Seat, to: i64, worth: float, waiting: float) -> float:
        """What a launch promises.  Waiting is what it is worth to launch later, with a better pad, if anything."""
        self.read_pad(table, seat, to)
        self.read_deck(table, True)
        self.worth = worth
        need = table.box.distance[to] - lift(table, seat, to) - self.burn
        if need <= 0:
            self.again = worth
            return worth
        value = 0.0
        self.again = max(waiting, 0.0) * self.future
        for _try in range(TRIES):
            self.fill(need, self.draws)
            value = self.start(need)
            again = max(waiting, value - self.params.turn, 0.0) * self.future
            if again <= self.again:
                break
            self.again = again
        return value

    def start(self, need: i64) -> float:
        """Before the first card: go on, or plan in detail."""
        value = self.going[state(self.redraws, self.zeros, self.draws, need)]
        if self.offered:
            value = max(value, self.planned(need, self.draws) - self.params.pad_card)
        return value

    def planned(self, need: i64, draws: i64) -> float:
        """The best of several first cards."""
        total = 0.0
        below = 0.0  # how likely a card is worth less
        before = 0.0
        for value in range(i64(SUCCESS_VALUES)):
            below += self.odds[value]
            now = below
            for _card in range(self.offered - 1):
                now *= below
            total += (now - before) * self.after(self.redraws, self.zeros, draws - 1, need - value)
            before = now
        return total

    # In flight

    def during(self, table: Rocketmen, seat: Seat, to: i64, worth: float, waiting: float) -> None:
        """The values with the success deck as it is now; what trying again is worth comes from a fresh one."""
        self.before(table, seat, to, worth, waiting)
        self.read_deck(table, False)
        self.fill(max(self.need(table, to), i64(1)), self.draws - table.drawn)

    def need(self, table: Rocketmen, to: i64) -> i64:
        return table.box.distance[to] - table.rocket - self.burn

    def go_on(self, table: Rocketmen, to: i64) -> float:
        """The value of the next success card, which may have been seen."""
        need = self.need(table, to)
        draws = self.draws - table.drawn
        if table.seen(0) < 0:
            return self.going[state(self.redraws, self.zeros, draws, need)]
        value = self.after(self.redraws, self.zeros, draws - 1, need - table.seen(0))
        if table.seen(1) >= 0 and draws > 1 and need > table.seen(0):
            both = self.after(self.redraws, self.zeros, draws - 2, need - table.seen(0) - table.seen(1))
            value = max(both, self.abort(draws - 1))
        return value

    def draw_anew(self, table: Rocketmen, to: i64, last: i64) -> float:
        draws = self.draws - table.drawn + 1
        return (
            self.going[state(self.redraws - 1, self.zeros, draws, self.need(table, to) + last)] - self.params.pad_card
        )

    def count_a_zero(self, table: Rocketmen, to: i64) -> float:
        draws = self.draws - table.drawn
        return self.after(self.redraws, self.zeros - 1, draws, self.need(table, to) - self.zero_fields)

    def abort(self, draws: i64) -> float:
        """Pad cards are lost, one less than success cards drawn."""
        return max(0.0, self.again - self.params.pad_card * float(self.draws - draws - 1))

    # The table of values

    def after(self, redraws: i64, zeros: i64, draws: i64, need: i64) -> float:
        if need <= 0:
            return self.worth
        return self.best[state(redraws, zeros, draws, need)]

    def fill(self, need: i64, draws: i64) -> None:
        """All states that can come from here, those with few cards left first."""
        need = min(need + 4, i64(NEEDS - 1))  # a card that is drawn anew takes its fields back
        for redraws in range(self.redraws + 1):
            for zeros in range(self.zeros + 1):
                for left in range(draws + 2):
                    abort = self.abort(left)
                    row = state(redraws, zeros, left, 0)
                    for missing in range(i64(1), need + 1):
                        value = 0.0
                        if left:
                            value = self.expected(redraws, zeros, left, missing)
                        self.going[row + missing] = value
                        if 0 < left < self.draws and abort > value:
                            value = abort
                        self.best[row + missing] = value

    def expected(self, redraws: i64, zeros: i64, left: i64, missing: i64) -> float:
        """One more success card, with whatever can be made of it; nothing changes the last one."""
        total = 0.0
        row = state(redraws, zeros, left - 1, 0)
        for value in range(i64(SUCCESS_VALUES)):
            then = self.worth
            if value < missing:
                then = self.best[row + missing - value]
                if left > 1:
                    if value == 0 and zeros:
                        then = max(then, self.after(redraws, zeros - 1, left - 1, missing - self.zero_fields))
                    if redraws:
                        then = max(then, self.going[state(redraws - 1, zeros, left, missing)] - self.params.pad_card)
            total += self.odds[value] * then
        return total
