"""Paying with least waste: the components first, every way to cover them, then the money that overshoots least."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.rules.box import (
    BIOTECH,
    COMPOSITES,
    COMPUTERS,
    MARKER_MONEY,
    MONEY,
    NUMBER_OF_COMPONENTS,
    SCIENCE,
)
from marsbound.games.rocketmen.rules.paying import Bill, basket_bill, pay_with_card, pay_with_marker
from marsbound.games.rocketmen.rules.rows import HAND
from marsbound.games.rocketmen.rules.table import WON_MONEY, WON_SCIENCE, Rocketmen

MONEY_MARKER: Final = -1
SCIENCE_MARKER: Final = -2
MOST_PAYERS: Final = 40
SUMS: Final = 60  # sums of money are counted in tens below this


class Wallet:
    """Everything that can pay: markers first, since they come back and are taken before cards of the same use."""

    def __init__(self, table: Rocketmen, seat: Seat) -> None:
        self.table = table
        self.seat: Seat = seat
        self.payers = vec[i64]()
        self.money = vec[i64]()  # in tens
        for _marker in range(table.unused(seat, WON_MONEY)):
            self.add(MONEY_MARKER, 2)
        for _marker in range(table.unused(seat, WON_SCIENCE)):
            self.add(SCIENCE_MARKER, 0)
        mask = table.hand_cards(seat)
        card: i64 = 0
        while mask:
            if mask & 1:
                for _copy in range(table.count(seat, HAND, card)):
                    self.add(card, table.gives(seat, card, MONEY) // 10)
            mask >>= 1
            card += 1
        self.best: i64 = -1  # the payers of the best way found, a bit each
        self.least: i64 = 0  # how bad it is

    def add(self, payer: i64, money: i64) -> None:
        if len(self.payers) < MOST_PAYERS:
            self.payers = append(self.payers, payer)
            self.money = append(self.money, money)

    def give(self, at: i64, bill: Bill, sign: i64) -> None:
        """Pay a bill with one payer, or take it back."""
        payer = self.payers[at]
        if payer == MONEY_MARKER:
            bill.pay(MARKER_MONEY * sign, 0, 0, 0, 0)
        elif payer == SCIENCE_MARKER:
            bill.pay(0, 0, 0, 0, sign)
        else:
            gives = self.table.box.gives
            first = payer * NUMBER_OF_COMPONENTS
            bill.pay(
                self.money[at] * 10 * sign,
                gives[first + COMPUTERS] * sign,
                gives[first + COMPOSITES] * sign,
                gives[first + BIOTECH] * sign,
                gives[first + SCIENCE] * sign,
            )

    def cover(self, bill: Bill, start: i64, used: i64) -> None:
        """Every way to cover the components that are missing, and for each the best way to pay the money."""
        missing = bill.components_missing()
        if missing == 0:
            self.finish(bill.money, used)
            return
        for at in range(start, i64(len(self.payers))):
            self.give(at, bill, 1)
            if bill.components_missing() < missing:
                self.cover(bill, at + 1, used | bit(at))
            self.give(at, bill, -1)

    def finish(self, owed: i64, used: i64) -> None:
        waste = -owed
        if owed > 0:
            total = self.least_sum(owed, used)
            if total < 0:
                return
            waste = total * 10 - owed
            used |= self.payers_of(total, used)
        badness = waste * 100 + size_of(used)
        if self.best < 0 or badness < self.least:
            self.best = used
            self.least = badness

    def sums(self, used: i64, until: i64) -> i64:
        """The sums that payers before a place can make, those used already left out, a bit each."""
        reached: i64 = 1
        for at in range(until):
            if used >> at & 1 == 0 and self.money[at]:
                reached |= reached << self.money[at] & bit(SUMS) - 1
        return reached

    def least_sum(self, owed: i64, used: i64) -> i64:
        """The smallest sum that is enough, -1 if none is."""
        reached = self.sums(used, len(self.payers))
        total = (owed + 9) // 10
        while total < SUMS:
            if reached >> total & 1:
                return total
            total += 1
        return -1

    def payers_of(self, total: i64, used: i64) -> i64:
        """Payers that make up a sum, the first ones before the others."""
        found: i64 = 0
        at: i64 = len(self.payers)
        while total > 0:
            at -= 1
            if used >> at & 1 == 0 and self.money[at] and self.sums(used, at) >> total & 1 == 0:
                found |= bit(at)
                total -= self.money[at]
        return found

    def spare(self, bill: Bill, used: i64) -> i64:
        """Without what it could do without: a card that pays money may give the component another one was taken for."""
        for at in range(i64(len(self.payers))):
            if used >> at & 1:
                self.give(at, bill, 1)
        for at in range(i64(len(self.payers))):
            if used >> at & 1:
                self.give(at, bill, -1)
                if bill.settled():
                    used &= ~bit(at)
                else:
                    self.give(at, bill, 1)
        return used


def pay_for_me(table: Rocketmen, seat: Seat) -> None:
    """Pay what is owed with least waste."""
    wallet = Wallet(table, seat)
    wallet.cover(basket_bill(table, seat), 0, 0)
    used = wallet.spare(basket_bill(table, seat), wallet.best)
    for at in range(i64(len(wallet.payers))):
        if used >> at & 1:
            payer = wallet.payers[at]
            if payer == MONEY_MARKER:
                pay_with_marker(table, seat, WON_MONEY)
            elif payer == SCIENCE_MARKER:
                pay_with_marker(table, seat, WON_SCIENCE)
            else:
                pay_with_card(table, seat, payer)
