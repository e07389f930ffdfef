"""What a sensible player of Rocketmen answers to every question."""

from mypy_extensions import i64

from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.script import NOTHING
from marsbound.games.rocketmen.bot.card_values import CardValues
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.flight_forecast import Flight
from marsbound.games.rocketmen.bot.payer import Payer
from marsbound.games.rocketmen.bot.questions import (
    ACT,
    CHOOSE_THE_FIRST,
    DISCARD_A_PERMANENT,
    DISCARD_FOR_CARDS,
    DISCARD_OVER_THE_LIMIT,
    FLY,
    KEEP_ONE_PAD_CARD,
    KEEP_THE_PLAN,
    LOSE_A_PAD_CARD,
    MAY_COPY,
    MUST_COPY,
    PAY_FOR_PLACING,
    PAY_THE_REST,
    PUT_ONE_ON_TOP,
    SCRAP_A_CARD,
    TAKE_FROM_THE_PLAY_AREA,
    Numbers,
)
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.bot.turn import Turn
from marsbound.games.rocketmen.rules.deeds import THINGS
from marsbound.games.rocketmen.rules.table import Rocketmen


class RolloutPolicy:
    """One player's way of playing; it remembers nothing between decisions."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.numbers = Numbers()
        self.worth = CardValues(params)
        self.flight = Flight(params)
        self.turn = Turn(params, self.worth, self.flight, self.numbers)
        self.payer = Payer(params, self.worth, self.turn, self.numbers)

    def choose(self, table: Rocketmen, found: Choices, chance: Generator) -> i64:  # noqa: C901, PLR0912
        question = self.numbers.questions[table.line]
        seat = table.seat
        if question == ACT:
            return self.turn.act(table, seat, found, chance)
        if question == FLY:
            return self.fly(table, seat, found)
        if question == PAY_THE_REST:
            return self.payer.pay(table, seat, found, chance)
        if question in (PUT_ONE_ON_TOP, CHOOSE_THE_FIRST):
            return highest(found)
        if question == DISCARD_A_PERMANENT:
            return NOTHING
        catalogue = self.worth.look(table, seat)
        if question == PAY_FOR_PLACING:
            return self.payer.pay_fee(table, found, catalogue)
        if question == DISCARD_FOR_CARDS:
            for at in range(found.count):
                card = found.items[at]
                if card != NOTHING and self.worth.is_junk(card, catalogue):
                    return card
            return NOTHING
        if question == MAY_COPY:
            best = self.by_use(table, found, True, catalogue)
            own = self.worth.use_on_pad(table, table.box.copier, catalogue)
            return best if self.worth.use_on_pad(table, best, catalogue) > own else NOTHING
        if question in (MUST_COPY, KEEP_ONE_PAD_CARD):
            return self.by_use(table, found, True, catalogue)
        if question == LOSE_A_PAD_CARD:
            return self.by_use(table, found, False, catalogue)
        if question in (SCRAP_A_CARD, DISCARD_OVER_THE_LIMIT):
            return self.by_keeping(table, found, False, catalogue)
        if question == TAKE_FROM_THE_PLAY_AREA:
            return self.by_keeping(table, found, True, catalogue)
        if question == KEEP_THE_PLAN:
            return self.keep_the_plan(found)
        return found.items[chance.below(found.count)]

    # In flight

    def fly(self, table: Rocketmen, seat: Seat, found: Choices) -> i64:
        """The deed that promises most; an afterburner only where it is enough to arrive."""
        numbers = self.numbers
        flight = self.flight
        self.turn.sort(found)
        offers = self.turn.offers
        worth = self.worth
        worth.look(table, seat)
        to = table.destination
        first = worth.projects.first
        promised = self.promised(table, seat, to)
        waiting = self.turn.waiting(table) if first.to == to else 0.0
        flight.during(table, seat, to, promised, waiting)
        if offers[numbers.afterburner] and flight.need(table, to) <= 0:
            return numbers.afterburner * THINGS
        if offers[numbers.go_on] == 0:
            return numbers.give_up * THINGS
        draws = flight.draws - table.drawn
        best = numbers.go_on
        most = flight.go_on(table, to)
        if offers[numbers.plan_in_detail]:
            value = flight.planned(flight.need(table, to), draws) - self.params.pad_card
            if value > most:
                most = value
                best = numbers.plan_in_detail
        if offers[numbers.draw_anew]:
            value = flight.draw_anew(table, to, table.last_value)
            if value > most:
                most = value
                best = numbers.draw_anew
        if offers[numbers.count_a_zero]:
            value = flight.count_a_zero(table, to)
            if value > most:
                most = value
                best = numbers.count_a_zero
        if offers[numbers.abort] and flight.abort(draws) > most:
            best = numbers.abort
        if offers[numbers.look_ahead] and best == numbers.go_on and most < self.params.sure * promised:
            best = numbers.look_ahead
        return best * THINGS

    def promised(self, table: Rocketmen, seat: Seat, to: i64) -> float:
        """What the flight under way brings if it succeeds."""
        mission = table.plan(seat)
        assets = self.worth.projects.assets
        location = table.box.location(to, table.box.mission_kind[mission])
        return assets.location_worth[location] + assets.achievement_worth(table.box.mission_wins[mission])

    # Cards

    def by_use(self, table: Rocketmen, found: Choices, most: bool, catalogue: Catalogue) -> i64:
        best: i64 = NOTHING
        value = 0.0
        for at in range(found.count):
            card = found.items[at]
            if card != NOTHING:
                use = self.worth.use_on_pad(table, card, catalogue)
                if best == NOTHING or (use > value if most else use < value):
                    best = card
                    value = use
        return best

    def by_keeping(self, table: Rocketmen, found: Choices, most: bool, catalogue: Catalogue) -> i64:
        best: i64 = NOTHING
        value = 0.0
        for at in range(found.count):
            card = found.items[at]
            if card != NOTHING:
                keeping = self.worth.keeping(table, card, catalogue)
                if best == NOTHING or (keeping > value if most else keeping < value):
                    best = card
                    value = keeping
        return best

    def keep_the_plan(self, found: Choices) -> i64:
        """Unless another mission promises much more."""
        if self.turn.hopeless():
            return 0
        return 1


def highest(found: Choices) -> i64:
    best: i64 = found.items[0]
    for at in range(found.count):
        best = max(best, found.items[at])
    return best
