"""Exact odds of a launch, by going through everything the success deck can bring.

Two questions are answered for every decision of a flight.  How likely is success if one plays for success alone?  And
how many points may one expect if one plays for points: what the location is worth if the mission succeeds, less
CARD_PRICE for every pad card that a failure or an abort costs.
"""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.games.rocketmen.rules import flight_key as at
from marsbound.games.rocketmen.rules.box import (
    CHOOSE_FIRST,
    EARTH,
    LATE_ADVANCE,
    NUMBER_OF_COMPONENTS,
    RANKS,
    REDRAW,
    REORDER,
    ROCKETS,
    ZERO_BECOMES,
)
from marsbound.games.rocketmen.rules.flight_key import (
    BURNER,
    BURNERS_AT,
    DRAWN,
    PEEK,
    PEEKS_AT,
    PLANNING,
    PLANNING_AT,
    REDRAWS_AT,
    ROCKET,
    ZERO,
    ZEROS_AT,
    deck_size,
    drawn,
    effects_left,
    first_seen,
    held,
    last,
    number_of,
    rocket,
    top_taken,
    with_last,
    with_seen,
    without,
)
from marsbound.games.rocketmen.rules.landing import arrivals
from marsbound.games.rocketmen.rules.launch import copy_refusal, lift, target
from marsbound.games.rocketmen.rules.layout import SUCCESS_VALUES
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen

# A pad card that is lost comes back with the deck, but it has to be drawn and placed again: about a third of a turn,
# and a turn is worth about one point.
CARD_PRICE: Final = 0.3


class Flight:
    """A flight to be judged: what never changes during it, and what was found out so far."""

    def __init__(self, table: Rocketmen, seat: Seat, destination: i64, for_points: bool) -> None:
        box = table.box
        self.distance: i64 = box.distance[destination]
        self.draws: i64 = box.draws[destination]
        self.worth = worth_of_arriving(table, target(table, seat, destination))
        self.pad: i64 = table.pad_size(seat)
        self.for_points = for_points  # else for success alone
        self.burn: i64 = amount_on_pad(table, seat, LATE_ADVANCE)
        self.zero: i64 = amount_on_pad(table, seat, ZERO_BECOMES)
        self.offered: i64 = amount_on_pad(table, seat, CHOOSE_FIRST)
        self.effects: i64 = effects_left(pad_effects(table, seat))
        self.known: dict[int, float] = {}

    # How it ends

    def success(self) -> float:
        return self.worth if self.for_points else 1.0

    def failure(self) -> float:
        return -CARD_PRICE * float(self.pad) if self.for_points else 0.0

    def abort(self, moment: i64) -> float:
        """Effects used cost their cards too."""
        used = self.effects - effects_left(moment)
        lost = used + min(drawn(moment) - 1, self.pad - used)
        return -CARD_PRICE * float(lost) if self.for_points else 0.0

    # What can be done

    def best(self, moment: i64) -> float:
        """The value of a moment in which something is to be decided."""
        if rocket(moment) >= self.distance:
            return self.success()
        if moment in self.known:
            return self.known[moment]
        value = self.failure()
        if drawn(moment) < self.draws:
            value = self.go_on(moment)
            if drawn(moment) > 0:
                value = max(value, self.abort(moment))
        if number_of(moment, BURNERS_AT):
            value = max(value, self.afterburner(moment))
        if number_of(moment, REDRAWS_AT) and last(moment) >= 0:
            value = max(value, self.draw_anew(moment))
        if number_of(moment, ZEROS_AT) and last(moment) == 0:
            value = max(value, self.count_a_zero(moment))
        if number_of(moment, PLANNING_AT) and drawn(moment) == 0:
            value = max(value, self.plan_in_detail(moment))
        if number_of(moment, PEEKS_AT) and drawn(moment) == 0 and first_seen(moment) < 0:
            value = max(value, self.look_ahead(moment))
        self.known[moment] = value
        return value

    def turned(self, moment: i64, value: i64) -> i64:
        """After a success card: nothing changes the last one any more."""
        moment += value * ROCKET + DRAWN
        if drawn(moment) < self.draws:
            return with_last(moment, value)
        return with_last(moment, NONE)

    def go_on(self, moment: i64) -> float:
        """The next success card."""
        top = first_seen(moment)
        if top >= 0:
            return self.best(self.turned(top_taken(moment), top))
        total = 0.0
        for value in range(i64(SUCCESS_VALUES)):
            copies = held(moment, value)
            if copies:
                total += float(copies) * self.best(self.turned(without(moment, value), value))
        return total / float(deck_size(moment))

    def afterburner(self, moment: i64) -> float:
        return self.best(moment - BURNER + self.burn * ROCKET)

    def draw_anew(self, moment: i64) -> float:
        return self.go_on(with_last(moment - at.REDRAW - DRAWN - last(moment) * ROCKET, NONE))

    def count_a_zero(self, moment: i64) -> float:
        return self.best(with_last(moment - ZERO + self.zero * ROCKET, NONE))

    def look_ahead(self, moment: i64) -> float:
        """Two cards are seen and put back in the better order."""
        moment -= PEEK
        total = 0.0
        for one in range(i64(SUCCESS_VALUES)):
            if held(moment, one):
                rest = without(moment, one)
                for other in range(i64(SUCCESS_VALUES)):
                    ways = held(moment, one) * held(rest, other)
                    if ways:
                        left = without(rest, other)
                        value = self.best(with_seen(left, one, other))
                        total += float(ways) * max(value, self.best(with_seen(left, other, one)))
        number = deck_size(moment)
        return total / float(number * (number - 1))

    def plan_in_detail(self, moment: i64) -> float:
        return self.offer(moment - PLANNING, self.offered, 0)

    def offer(self, moment: i64, missing: i64, values: i64) -> float:
        """Some cards are offered, seen ones first; one of them is the first success card."""
        if missing == 0:
            best = self.failure()
            for value in range(i64(SUCCESS_VALUES)):
                if values >> value & 1:
                    best = max(best, self.best(self.turned(moment, value)))
            return best
        top = first_seen(moment)
        if top >= 0:
            return self.offer(top_taken(moment), missing - 1, values | bit(top))
        total = 0.0
        for value in range(i64(SUCCESS_VALUES)):
            copies = held(moment, value)
            if copies:
                total += float(copies) * self.offer(without(moment, value), missing - 1, values | bit(value))
        return total / float(deck_size(moment))

    def deeds(self, moment: i64) -> list[tuple[str, float]]:
        """Everything that can be done now, with its value if one plays on as well as possible."""
        found = []
        if drawn(moment) < self.draws:
            found.append(("go-on", self.go_on(moment)))
        if number_of(moment, BURNERS_AT):
            found.append(("afterburner", self.afterburner(moment)))
        if number_of(moment, PEEKS_AT) and drawn(moment) == 0 and first_seen(moment) < 0:
            found.append(("look-ahead", self.look_ahead(moment)))
        if number_of(moment, PLANNING_AT) and drawn(moment) == 0:
            found.append(("plan-in-detail", self.plan_in_detail(moment)))
        if number_of(moment, REDRAWS_AT) and last(moment) >= 0:
            found.append(("draw-anew", self.draw_anew(moment)))
        if number_of(moment, ZEROS_AT) and last(moment) == 0:
            found.append(("count-a-zero", self.count_a_zero(moment)))
        if 0 < drawn(moment) < self.draws:
            found.append(("abort", self.abort(moment)))
        if drawn(moment) >= self.draws:
            found.append(("give-up", self.failure()))
        return found


def worth_of_arriving(table: Rocketmen, location: i64) -> float:
    """Points for the place by order of arrival, and for the token of who is first."""
    points = table.box.location_points[location * RANKS + min(arrivals(table, location), i64(RANKS - 1))]
    destination = table.box.location_to[location]
    if destination != EARTH and table.mode.tokens and table.token_owner(destination - 1) == NONE:
        points += 1
    return float(points)


def amount_on_pad(table: Rocketmen, seat: Seat, effect: i64) -> i64:
    card = table.effect_on_pad(seat, effect)
    if card == NONE:
        return 0
    return table.box.amount[table.acting_as(seat, card)]


def pad_effects(table: Rocketmen, seat: Seat) -> i64:
    """The effects on the pad, as a part of a moment."""
    moment = table.effects_on_pad(seat, LATE_ADVANCE) * BURNER
    moment += table.effects_on_pad(seat, REDRAW) * at.REDRAW
    moment += table.effects_on_pad(seat, ZERO_BECOMES) * ZERO
    moment += table.effects_on_pad(seat, CHOOSE_FIRST) * PLANNING
    return moment + table.effects_on_pad(seat, REORDER) * PEEK


class Odds:
    """What a launch promises: how likely it succeeds, what it is worth, and both for everything one can do now."""

    def __init__(self, success: float, points: float) -> None:
        self.success = success
        self.points = points
        self.deeds: list[tuple[str, float, float]] = []  # the deed, its points, its likelihood of success

    def best(self) -> str:
        """The deed worth most points."""
        name = ""
        most = 0.0
        for deed, points, _likely in self.deeds:
            if name == "" or points > most:
                name = deed
                most = points
        return name


def before_launch(table: Rocketmen, seat: Seat, destination: i64) -> Odds:
    """What launching the planned mission would promise if it were this seat's turn, with the best card to copy.

    Without rocket points enough, whatever is copied, it is what the pad as it stands would promise with them.
    """
    turn = table.clone()
    turn.active = seat
    turn.copied = NONE
    best = Odds(-1.0, 0.0)
    if may_leave_copying(turn, seat, destination):
        best = as_it_stands(turn, seat, destination)
    for card in range(turn.box.cards):
        if may_copy(turn, seat, destination, card):
            turn.copied = card
            copying = as_it_stands(turn, seat, destination)
            turn.copied = NONE
            if best.success < 0.0:
                best = copying
            best.success = max(best.success, copying.success)
            best.points = max(best.points, copying.points)
    if best.success < 0.0:
        return as_it_stands(turn, seat, destination)
    return best


def may_leave_copying(table: Rocketmen, seat: Seat, destination: i64) -> bool:
    """Whether there are rocket points enough without a card of industrial espionage."""
    return table.rocket_points(seat) >= table.box.location_rockets[target(table, seat, destination)]


def may_copy(table: Rocketmen, seat: Seat, destination: i64, card: i64) -> bool:
    """Whether industrial espionage may copy a card for this launch."""
    copier = table.box.copier
    if copier < 0 or not table.on_pad(seat, copier) or copy_refusal(table, seat, card) != ALLOWED:
        return False
    needed = table.box.location_rockets[target(table, seat, destination)]
    return table.rocket_points(seat) + table.box.gives[card * NUMBER_OF_COMPONENTS + ROCKETS] >= needed


def as_it_stands(table: Rocketmen, seat: Seat, destination: i64) -> Odds:
    """The same with the pad just as it is."""
    moment = pad_effects(table, seat) + lift(table, seat, destination) * ROCKET
    for value in range(i64(SUCCESS_VALUES)):
        moment += table.box.success[value] * bit(value * 5)
    likely = Flight(table, seat, destination, False)
    points = Flight(table, seat, destination, True)
    return Odds(likely.best(moment), points.best(moment))


def in_flight(table: Rocketmen, seat: Seat) -> Odds:
    """What the flight under way promises, and every deed that can be done now."""
    moment = pad_effects(table, seat) + table.rocket * ROCKET + table.drawn * DRAWN
    moment = with_seen(with_last(moment, table.last_value), table.seen(0), table.seen(1))
    for value in range(i64(SUCCESS_VALUES)):
        moment += table.success_left(value) * bit(value * 5)
    likely = Flight(table, seat, table.destination, False)
    points = Flight(table, seat, table.destination, True)
    odds = Odds(likely.best(moment), points.best(moment))
    for (name, worth), (_name, chance) in zip(points.deeds(moment), likely.deeds(moment)):
        odds.deeds.append((name, worth, chance))
    return odds
