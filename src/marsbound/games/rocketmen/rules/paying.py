"""Paying: what is owed, what a card or a marker adds, and a payment that wastes least."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from marsbound.core.bits import bit, lowest
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.rules.box import (
    ANY,
    BIOTECH,
    COMPOSITES,
    COMPUTERS,
    DRAW,
    FREE_PLACEMENT,
    HAZARD_CARD,
    MARKER_MONEY,
    MONEY,
    NUMBER_OF_COMPONENTS,
    NUMBER_OF_COSTS,
    SCIENCE,
)
from marsbound.games.rocketmen.rules.facts import MARKER_USED, PAID_WITH
from marsbound.games.rocketmen.rules.layout import ENGINES, MOST_FREE_PLACEMENTS
from marsbound.games.rocketmen.rules.rows import AREA
from marsbound.games.rocketmen.rules.table import WON_MONEY, WON_SCIENCE, Rocketmen

PAYS_FOR_THE_BASKET: Final = 0x100000000000000  # until the purchase is done


def surcharge(table: Rocketmen, seat: Seat) -> i64:
    """What a hazard costs more, by the highest mark that the buyer's own marker has reached."""
    box = table.box
    money: i64 = 0
    for mark in range(len(box.surcharge_from)):
        if table.score(seat) >= box.surcharge_from[mark]:
            money = box.surcharge[mark]
    return money


def price(table: Rocketmen, seat: Seat, card: i64, component: i64) -> i64:
    """What a card costs a buyer."""
    cost = table.box.cost(card, component)
    if component == MONEY and table.box.type[card] == HAZARD_CARD:
        cost += surcharge(table, seat)
    return cost


@mypyc_attr(free_list_len=1, acyclic=True)  # made at every question about a purchase
class Bill:
    """Money and components: what a basket costs less what was paid."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.computers: i64 = 0
        self.composites: i64 = 0
        self.biotech: i64 = 0
        self.any: i64 = 0
        self.science: i64 = 0  # paid and not yet counted

    def add(self, table: Rocketmen, seat: Seat, card: i64, copies: i64) -> None:
        costs = table.box.costs
        at = card * NUMBER_OF_COSTS
        self.money += price(table, seat, card, MONEY) * copies
        self.computers += costs[at + COMPUTERS] * copies
        self.composites += costs[at + COMPOSITES] * copies
        self.biotech += costs[at + BIOTECH] * copies
        self.any += costs[at + ANY] * copies

    def pay(self, money: i64, computers: i64, composites: i64, biotech: i64, science: i64) -> None:
        self.money -= money
        self.computers -= computers
        self.composites -= composites
        self.biotech -= biotech
        self.science += science

    def pay_with(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        gives = table.box.gives
        at = card * NUMBER_OF_COMPONENTS
        self.pay(
            table.gives(seat, card, MONEY),
            gives[at + COMPUTERS],
            gives[at + COMPOSITES],
            gives[at + BIOTECH],
            gives[at + SCIENCE],
        )

    def components_missing(self) -> i64:
        return missing_of(self.computers, self.composites, self.biotech, self.any, self.science)

    def missing_with(self, table: Rocketmen, card: i64) -> i64:
        """The same with one more card in the basket."""
        costs = table.box.costs
        at = card * NUMBER_OF_COSTS
        return missing_of(
            self.computers + costs[at + COMPUTERS],
            self.composites + costs[at + COMPOSITES],
            self.biotech + costs[at + BIOTECH],
            self.any + costs[at + ANY],
            self.science,
        )

    def settled(self) -> bool:
        return self.money <= 0 and self.components_missing() == 0


def missing_of(computers: i64, composites: i64, biotech: i64, any_of_them: i64, science: i64) -> i64:
    """How many components are still needed; science stands for any of the three, "any" takes whatever is over."""
    missing: i64 = 0
    over = science
    if computers > 0:
        missing += computers
    else:
        over -= computers
    if composites > 0:
        missing += composites
    else:
        over -= composites
    if biotech > 0:
        missing += biotech
    else:
        over -= biotech
    # only science can stand for a missing one of the three, what is over of the others can't
    stands_for = min(missing, science)
    missing -= stands_for
    over -= stands_for
    if any_of_them > over:
        missing += any_of_them - over
    return missing


def basket_bill(table: Rocketmen, seat: Seat) -> Bill:
    """What the basket still costs."""
    bill = Bill()
    if table.basket_is_empty():  # as at every question of a turn; nothing is paid for then either
        return bill
    basket = table.basket
    while basket:
        bill.add(table, seat, table.market(lowest(basket)), 1)
        basket &= basket - 1
    for pile in range(i64(ENGINES)):
        if table.basket_engines(pile):
            bill.add(table, seat, engine(table, pile), table.basket_engines(pile))
    bill.pay(table.paid(0), table.paid(1), table.paid(2), table.paid(3), table.paid(4))
    return bill


def engine(table: Rocketmen, pile: i64) -> i64:
    """The card of an engine pile."""
    return table.box.first_engine + pile


def engine_left(table: Rocketmen, pile: i64) -> bool:
    return table.engines_left(pile) > table.basket_engines(pile)


def all_money(table: Rocketmen, seat: Seat) -> i64:
    """What the hand and the markers come to."""
    return table.purse_money(seat) + MARKER_MONEY * table.unused(seat, WON_MONEY)


def bill_if_all_is_spent(table: Rocketmen, seat: Seat) -> Bill:
    """What the basket would still cost after everything in hand and every marker; below 0 is left for more cards."""
    science = table.purse(seat, SCIENCE) + table.unused(seat, WON_SCIENCE)
    bill = basket_bill(table, seat)
    bill.pay(all_money(table, seat), table.purse(seat, 1), table.purse(seat, 2), table.purse(seat, 3), science)
    return bill


def can_buy(table: Rocketmen, seat: Seat, card: i64, all_spent: Bill) -> bool:
    """Whether a card could be paid together with what is in the basket."""
    money = all_spent.money + table.box.cost(card, MONEY)
    if money > 0:  # out of reach, whatever else it costs
        return False
    if table.box.type[card] == HAZARD_CARD and money + surcharge(table, seat) > 0:
        return False
    return all_spent.missing_with(table, card) == 0


def helps(table: Rocketmen, seat: Seat, card: i64, bill: Bill) -> bool:
    """Whether a card gives anything that is still owed."""
    if bill.money > 0 and table.gives(seat, card, MONEY) > 0:
        return True
    missing = bill.components_missing()
    if missing == 0:
        return False
    gives = table.box.gives
    at = card * NUMBER_OF_COMPONENTS
    bill.pay(0, gives[at + COMPUTERS], gives[at + COMPOSITES], gives[at + BIOTECH], gives[at + SCIENCE])
    less = bill.components_missing() < missing
    bill.pay(0, -gives[at + COMPUTERS], -gives[at + COMPOSITES], -gives[at + BIOTECH], -gives[at + SCIENCE])
    return less


def pays(table: Rocketmen, seat: Seat, card: i64) -> bool:
    """Whether a card gives anything one can pay with."""
    gives = table.box.gives
    at = card * NUMBER_OF_COMPONENTS
    return (
        table.gives(seat, card, MONEY)
        + gives[at + COMPUTERS]
        + gives[at + COMPOSITES]
        + gives[at + BIOTECH]
        + gives[at + SCIENCE]
        > 0
    )


def note_what_paid(table: Rocketmen, card: i64) -> None:
    """A card with an effect WHEN PAYING may use it from now on, this turn."""
    effect = table.box.effect[card]
    if effect == DRAW:
        table.draws_pending += table.box.amount[card]
    elif effect == FREE_PLACEMENT:
        for place in range(i64(MOST_FREE_PLACEMENTS)):
            if table.free_placements(place) == 0:
                pays_for: i64 = 1
                if not table.basket_is_empty():
                    pays_for |= PAYS_FOR_THE_BASKET
                table.set_free_placements(place, pays_for)
                return


def remember_what_was_bought(table: Rocketmen) -> None:
    """What an Internet card paid for it may place."""
    if table.all_free_placements() == 0:
        return
    cards: i64 = 0
    for slot in range(table.box.market):
        if table.basket >> slot & 1:
            cards |= bit(table.market(slot))
    for pile in range(i64(ENGINES)):
        if table.basket_engines(pile):
            cards |= bit(engine(table, pile))
    for place in range(i64(MOST_FREE_PLACEMENTS)):
        if table.free_placements(place) & PAYS_FOR_THE_BASKET:
            table.set_free_placements(place, cards << 1 | 1)


def pay_with_card(table: Rocketmen, seat: Seat, card: i64) -> None:
    """To the play area; its components are paid."""
    table.from_hand(seat, card)
    table.add(seat, AREA, card)
    table.pay_with_what_it_gives(seat, card)
    if table.listener is not None:
        table.tell(PAID_WITH, seat, card)
    note_what_paid(table, card)


def pay_with_marker(table: Rocketmen, seat: Seat, marker: i64) -> None:
    """Turned over until the end of the turn."""
    table.add_used(seat, marker, 1)
    if marker == WON_MONEY:
        table.add_paid(MONEY, MARKER_MONEY)
    else:
        table.add_paid(SCIENCE, 1)
    if table.listener is not None:
        table.tell(MARKER_USED, seat, marker)
