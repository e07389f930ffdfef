"""How a flight ends: success, failure, or a pad that is smaller after an abort."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import WHILE_POSSIBLE, Domain, Line, Question, may, script
from marsbound.games.rocketmen.rules.box import EARTH, KEEP_ONE_AFTER_FAILURE, RANKS
from marsbound.games.rocketmen.rules.discarding import discard_pad, discard_plan
from marsbound.games.rocketmen.rules.drawing import CARD
from marsbound.games.rocketmen.rules.facts import (
    ACHIEVEMENT_WON,
    CARD_KEPT,
    CARD_SCRAPPED,
    LAUNCH_FAILED,
    MISSION_COMPLETED,
    TOKEN_WON,
)
from marsbound.games.rocketmen.rules.reasons import NOT_ON_PAD, NOT_PERMANENT
from marsbound.games.rocketmen.rules.rows import AREA, SCRAP
from marsbound.games.rocketmen.rules.scoring import begin_the_end, everywhere, gain
from marsbound.games.rocketmen.rules.table import BOUGHT_OR_COMPLETED, NONE, Rocketmen

YES_OR_NO: Final = Domain("yes", [2])


class LoseAPadCard(Question[Rocketmen]):
    """Choose a card of the pad to discard, as many as the abort costs."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.on_pad(seat, card):
            return NOT_ON_PAD
        return ALLOWED

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.times < table.memo:
            super().choices(table, seat, found)

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.discard_from_pad(seat, card)


LOSE_PAD_CARDS: Final = script("rocketmen/lose-pad-cards", LoseAPadCard())


class EndTheFlight(Line[Rocketmen]):
    """Success, failure or abort; the rocket goes back to 0."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        if table.arrived():
            complete_mission(table, seat)
            table.call(AFTER_SUCCESS, seat)
        elif table.aborted != 1:
            if table.listener is not None:
                table.tell(LAUNCH_FAILED, seat)
            table.call(AFTER_FAILURE, seat)
        else:
            table.copied = NONE
        table.rocket = 0
        table.destination = NONE
        table.last_value = NONE
        table.set_seen(0, NONE)
        table.set_seen(1, NONE)


def complete_mission(table: Rocketmen, seat: Seat) -> None:
    mission = table.plan(seat)
    location = table.box.location(table.destination, table.box.mission_kind[mission])
    table.set_plan(seat, NONE)
    table.add(seat, SCRAP, mission)
    if table.planned_first != NONE:
        scrap_planning(table, seat, table.planned_first)
        table.planned_first = NONE
    achievement = table.box.mission_wins[mission]
    table.add_won(seat, achievement, 1)
    arrive(table, seat, location)
    if table.listener is not None:
        table.tell(ACHIEVEMENT_WON, seat, achievement)


def scrap_planning(table: Rocketmen, seat: Seat, card: i64) -> None:
    """The card was discarded when it was used; now it leaves the game."""
    table.take(seat, AREA, card)
    table.add(seat, SCRAP, card)
    if table.listener is not None:
        table.tell(CARD_SCRAPPED, seat, card)


def arrive(table: Rocketmen, seat: Seat, location: i64) -> None:
    """A marker comes to a location: points by order of arrival, the token of who is first, perhaps the end."""
    earlier = arrivals(table, location)
    points = table.box.location_points[location * RANKS + min(earlier, i64(RANKS - 1))]
    table.add_arrivals(location, seat)
    table.add_arrival_order(location, seat + 1 << earlier * 3)
    table.add_missions(seat, 1)
    table.progress = BOUGHT_OR_COMPLETED
    if table.listener is not None and seat < table.players:  # of a solo rival another fact tells
        table.tell(MISSION_COMPLETED, seat, location, points)
    destination = table.box.location_to[location]
    if destination != EARTH and table.mode.tokens and table.token_owner(destination - 1) == NONE:
        table.set_token_owner(destination - 1, seat)
        if table.listener is not None:
            table.tell(TOKEN_WON, seat, destination)
    gain(table, seat, points)
    if missions_end_the_game(table):
        begin_the_end(table)


def arrivals(table: Rocketmen, location: i64) -> i64:
    number: i64 = 0
    order = table.arrival_order(location)
    while order:
        number += 1
        order >>= 3
    return number


def missions_end_the_game(table: Rocketmen) -> bool:
    """Somebody's last mission, with a marker at every destination; or everybody's last mission."""
    somebody = False
    everybody = True
    for seat in range(table.seats()):
        if table.missions(seat) >= table.mode.missions:
            somebody = True
        else:
            everybody = False
    if table.mode.earth_only:
        return somebody
    return everybody or (somebody and everywhere(table))


class DiscardAPermanent(Question[Rocketmen]):
    """Permanent cards may stay on the pad; discard those that shouldn't."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.on_pad(seat, card):
            return NOT_ON_PAD
        if table.box.permanent >> table.acting_as(seat, card) & 1 == 0:
            return NOT_PERMANENT
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.discard_from_pad(seat, card)


class ClearThePad(Line[Rocketmen]):
    """After a success everything is discarded that isn't permanent."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        for card in range(table.box.cards):
            if table.box.permanent >> table.acting_as(seat, card) & 1 == 0:
                while table.on_pad(seat, card):
                    table.discard_from_pad(seat, card)


class KeepOnePadCard(Question[Rocketmen]):
    """With one of the variants a card of the pad is kept after a failure."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        if not table.on_pad(seat, card):
            return NOT_ON_PAD
        return ALLOWED

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.variant(KEEP_ONE_AFTER_FAILURE):
            super().choices(table, seat, found)

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.from_pad(seat, card)
        discard_pad(table, seat)
        table.to_pad(seat, card)
        if table.listener is not None:
            table.tell(CARD_KEPT, seat, card)


class LoseThePad(Line[Rocketmen]):
    """The whole pad is discarded, permanent cards too."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        if not table.variant(KEEP_ONE_AFTER_FAILURE):
            discard_pad(table, seat)


class KeepThePlan(Question[Rocketmen]):
    """After a failure the mission may stay on the plan or be discarded."""

    def __init__(self) -> None:
        super().__init__(YES_OR_NO)

    def do(self, table: Rocketmen, seat: Seat, keeps: i64) -> None:
        if keeps == 0:
            discard_plan(table, seat)
            discard_pad(table, seat)


class ForgetTheCopy(Line[Rocketmen]):
    """After the launch a card of industrial espionage is itself again."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.copied = NONE


AFTER_SUCCESS: Final = script("rocketmen/after-success", ClearThePad(), may(DiscardAPermanent()), ForgetTheCopy())
AFTER_FAILURE: Final = script("rocketmen/after-failure", KeepOnePadCard(), LoseThePad(), ForgetTheCopy(), KeepThePlan())
END_OF_FLIGHT: Final = [EndTheFlight()]
