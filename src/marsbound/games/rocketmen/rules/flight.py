"""In flight: success cards one at a time, effects of the pad, and the three ways it ends."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import WHILE_POSSIBLE, Chance, Domain, Question, script
from marsbound.games.rocketmen.rules.box import CHOOSE_FIRST, LATE_ADVANCE, REDRAW, REORDER, ZERO_BECOMES
from marsbound.games.rocketmen.rules.deeds import ChooseADeed, Deed, deeds_of
from marsbound.games.rocketmen.rules.facts import (
    EFFECT_USED,
    LAUNCH_ABORTED,
    SUCCESS_DRAWN,
    SUCCESS_IGNORED,
    SUCCESS_ORDERED,
    SUCCESS_SEEN,
)
from marsbound.games.rocketmen.rules.landing import END_OF_FLIGHT, LOSE_PAD_CARDS
from marsbound.games.rocketmen.rules.layout import MOST_OFFERED, SUCCESS_VALUES
from marsbound.games.rocketmen.rules.reasons import (
    LAST_CARD_DRAWN,
    NO_CARD_DRAWN_YET,
    NOT_A_ZERO,
    NOT_AMONG_THEM,
    NOT_ON_PAD,
    ONLY_AFTER_A_CARD,
    ONLY_BEFORE_THE_FIRST,
)
from marsbound.games.rocketmen.rules.streams import SUCCESS_CARDS, point_of
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen

VALUE: Final = Domain("value:number", [5])
ORDER: Final = Domain("value:number", [5])


def all_drawn(table: Rocketmen) -> bool:
    return table.drawn >= table.box.draws[table.destination]


def next_seen(table: Rocketmen) -> i64:
    """The success card on top if it was seen and put back; taken off."""
    value = table.seen(0)
    table.set_seen(0, table.seen(1))
    table.set_seen(1, NONE)
    return value


class SuccessCard(Chance[Rocketmen]):
    """Nature turns a success card."""

    def __init__(self, times: i64 = 1) -> None:
        super().__init__(VALUE, times)

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        for value in range(i64(SUCCESS_VALUES)):
            if table.success_left(value):
                found.add_weighted(value, table.success_left(value))

    def stream(self, table: Rocketmen, seat: Seat) -> i64:
        left: i64 = 0
        for value in range(i64(SUCCESS_VALUES)):
            left += table.success_left(value)
        return point_of(SUCCESS_CARDS, table.launches, left)


class DrawASuccessCard(SuccessCard):
    """The next success card; the rocket moves."""

    def do(self, table: Rocketmen, seat: Seat, value: i64) -> None:
        table.add_success_left(value, -1)
        count_success(table, seat, value)


def count_success(table: Rocketmen, seat: Seat, value: i64) -> None:
    """After the last card nothing but an afterburner helps: so it can't be changed any more."""
    table.drawn += 1
    table.last_value = value
    if all_drawn(table):
        table.last_value = NONE
    if table.listener is not None:
        table.tell(SUCCESS_DRAWN, seat, value)
    table.move_rocket(seat, value)


class PeekAtASuccessCard(SuccessCard):
    """Look at the top cards of the success deck."""

    def do(self, table: Rocketmen, seat: Seat, value: i64) -> None:
        table.add_success_left(value, -1)
        if table.seen(0) == NONE:
            table.set_seen(0, value)
        else:
            table.set_seen(1, value)
        if table.listener is not None:
            table.tell_player(seat, SUCCESS_SEEN, seat, value)


class PutOneOnTop(Question[Rocketmen]):
    """Which of the two cards seen comes first."""

    def __init__(self) -> None:
        super().__init__(ORDER)

    def refusal(self, table: Rocketmen, seat: Seat, value: i64) -> i64:
        if value != table.seen(0) and value != table.seen(1):
            return NOT_AMONG_THEM
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, value: i64) -> None:
        if table.seen(0) != value:
            table.set_seen(1, table.seen(0))
            table.set_seen(0, value)
        if table.listener is not None:
            table.tell(SUCCESS_ORDERED, seat)


class OfferASuccessCard(SuccessCard):
    """Three success cards to choose the first one from."""

    def __init__(self) -> None:
        super().__init__(WHILE_POSSIBLE)

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if offers(table) < table.memo:
            super().choices(table, seat, found)

    def do(self, table: Rocketmen, seat: Seat, value: i64) -> None:
        table.add_success_left(value, -1)
        offer(table, seat, value)


def offers(table: Rocketmen) -> i64:
    number: i64 = 0
    while number < 3 and table.offered(number) != NONE:
        number += 1
    return number


def offer(table: Rocketmen, seat: Seat, value: i64) -> None:
    table.set_offered(offers(table), value)
    if table.listener is not None:
        table.tell(SUCCESS_DRAWN, seat, value)


class ChooseTheFirstCard(Question[Rocketmen]):
    """One of the cards offered is the first success card, the others are out for this launch."""

    def __init__(self) -> None:
        super().__init__(VALUE)

    def refusal(self, table: Rocketmen, seat: Seat, value: i64) -> i64:
        for which in range(i64(MOST_OFFERED)):
            if table.offered(which) == value:
                return ALLOWED
        return NOT_AMONG_THEM

    def do(self, table: Rocketmen, seat: Seat, value: i64) -> None:
        for which in range(i64(MOST_OFFERED)):
            table.set_offered(which, NONE)
        table.drawn = 1
        table.last_value = value
        if all_drawn(table):
            table.last_value = NONE
        table.move_rocket(seat, value)


NEXT_CARD: Final = script("rocketmen/next-card", DrawASuccessCard())
PEEK: Final = script("rocketmen/peek", PeekAtASuccessCard(2), PutOneOnTop())
OFFER: Final = script("rocketmen/offer", OfferASuccessCard(), ChooseTheFirstCard())


class GoOn(Deed):
    """Draw the next success card."""

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if all_drawn(table):
            return LAST_CARD_DRAWN
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        draw_next(table, seat)


def draw_next(table: Rocketmen, seat: Seat) -> None:
    if table.seen(0) != NONE:
        count_success(table, seat, next_seen(table))
    else:
        table.call(NEXT_CARD, seat)


class Abort(Deed):
    """Call the launch off; pad cards are lost, one less than success cards drawn."""

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if table.drawn == 0:
            return NO_CARD_DRAWN_YET
        if all_drawn(table):
            return LAST_CARD_DRAWN
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        table.aborted = 1
        if table.listener is not None:
            table.tell(LAUNCH_ABORTED, seat)
        lost = min(table.drawn - 1, table.pad_size(seat))
        if lost:
            table.call(LOSE_PAD_CARDS, seat, lost)


class PadEffect(Deed):
    """An effect of a pad card that is discarded for it."""

    def __init__(self, name: str, effect: i64) -> None:
        super().__init__(name)
        self.effect: i64 = effect

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if table.effect_on_pad(seat, self.effect) == NONE:
            return NOT_ON_PAD
        return self.too_late(table)

    def too_late(self, table: Rocketmen) -> i64:
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        card = table.effect_on_pad(seat, self.effect)
        acting = table.acting_as(seat, card)
        if table.listener is not None:
            table.tell(EFFECT_USED, seat, acting)
        table.discard_from_pad(seat, card)
        self.act(table, seat, card, table.box.amount[acting])

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        raise AssertionError(f"{self.name} doesn't say what it does")


class Afterburner(PadEffect):
    """At any time in the launch, even after the last success card."""

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        table.move_rocket(seat, amount)


class LookAhead(PadEffect):
    """Before the first draw: see the top two success cards and put them back in any order."""

    def too_late(self, table: Rocketmen) -> i64:
        if table.drawn > 0 or table.last_value != NONE or table.seen(0) != NONE:
            return ONLY_BEFORE_THE_FIRST
        return ALLOWED

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        table.call(PEEK, seat)


class PlanInDetail(PadEffect):
    """Instead of the first draw: three cards, of which one is chosen."""

    def too_late(self, table: Rocketmen) -> i64:
        if table.drawn > 0:
            return ONLY_BEFORE_THE_FIRST
        return ALLOWED

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        table.planned_first = card
        while table.seen(0) != NONE and offers(table) < amount:
            offer(table, seat, next_seen(table))
        table.call(OFFER, seat, amount)


def changeable(table: Rocketmen) -> i64:
    """Whether the success card drawn last can still be changed."""
    if table.last_value != NONE:
        return ALLOWED
    if all_drawn(table):
        return LAST_CARD_DRAWN
    return ONLY_AFTER_A_CARD


class DrawAnew(PadEffect):
    """Right after a success card: it is ignored and another drawn, and it doesn't count."""

    def too_late(self, table: Rocketmen) -> i64:
        return changeable(table)

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        value = table.last_value
        if table.listener is not None:
            table.tell(SUCCESS_IGNORED, seat, value)
        table.last_value = NONE
        table.drawn -= 1
        table.move_rocket(seat, -value)
        draw_next(table, seat)


class CountAZero(PadEffect):
    """Right after a success card without value: it counts as another one."""

    def too_late(self, table: Rocketmen) -> i64:
        refusal = changeable(table)
        if refusal == ALLOWED and table.last_value != 0:
            return NOT_A_ZERO
        return refusal

    def act(self, table: Rocketmen, seat: Seat, card: i64, amount: i64) -> None:
        table.last_value = NONE
        table.move_rocket(seat, amount)


class Fly(ChooseADeed):
    """Go on, call it off, or use what is on the pad, until the goal is reached or nothing is left to do."""

    def asked(self, table: Rocketmen, seat: Seat) -> bool:
        if table.aborted or table.arrived():
            return False
        return not all_drawn(table) or table.effect_on_pad(seat, LATE_ADVANCE) != NONE


class StayInFlight(Deed):
    """After the last card: leave the afterburner where it is, and fail."""

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        if not all_drawn(table):
            return NO_CARD_DRAWN_YET
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        table.aborted = 2


FLYING: Final = deeds_of(
    GoOn("go-on"),
    Afterburner("afterburner", LATE_ADVANCE),
    LookAhead("look-ahead", REORDER),
    PlanInDetail("plan-in-detail", CHOOSE_FIRST),
    DrawAnew("draw-anew", REDRAW),
    CountAZero("count-a-zero", ZERO_BECOMES),
    Abort("abort"),
    StayInFlight("give-up"),
)
FLY: Final = [Fly(FLYING, WHILE_POSSIBLE), *END_OF_FLIGHT]
