"""The launch: declared, counted, flown card by card, and how it ends."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import Line, Question, may, script
from marsbound.games.rocketmen.rules.box import ADVANCE, DESTINATIONS, EARTH, NUMBER_OF_COMPONENTS, ROCKETS, SCIENCE
from marsbound.games.rocketmen.rules.deeds import A_PLAN, Deed
from marsbound.games.rocketmen.rules.drawing import CARD
from marsbound.games.rocketmen.rules.facts import CARD_COPIED, LAUNCH_DECLARED
from marsbound.games.rocketmen.rules.flight import FLY
from marsbound.games.rocketmen.rules.layout import MOST_OFFERED, SUCCESS_VALUES
from marsbound.games.rocketmen.rules.reasons import (
    ALREADY_ON_PAD,
    ALREADY_THERE,
    EARTH_ONLY,
    FOUR_MISSIONS,
    NO_MARKERS_LEFT,
    NO_MISSION_PLANNED,
    NOT_A_RESOURCE,
    NOT_ITS_DESTINATION,
    NOT_ON_A_RIVALS_PAD,
    TOO_FEW_ROCKETS,
)
from marsbound.games.rocketmen.rules.table import NONE, WON_SCIENCE, Rocketmen


def target(table: Rocketmen, seat: Seat, destination: i64) -> i64:
    """The place that the planned mission would reach there, NONE if there is none."""
    mission = table.plan(seat)
    return table.box.location(destination, table.box.mission_kind[mission])


def routes(table: Rocketmen, seat: Seat, mission: i64) -> list[tuple[int, int]]:
    """Where a mission can still go, with rocket points enough or not: destinations, each with the location there."""
    if table.missions(seat) >= table.mode.missions:
        return []
    found = []
    for to in range(1 if table.mode.earth_only else len(DESTINATIONS)):
        if table.box.mission_to[mission] >> to & 1:
            location = table.box.location(to, table.box.mission_kind[mission])
            if not table.is_there(seat, location):
                found.append((to, int(location)))
    return found


class Launch(Deed):
    """Launch the planned mission to a destination; it ends the turn."""

    def __init__(self) -> None:
        super().__init__("launch", "destination", 3, A_PLAN)

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        if most_rocket_points(table, seat) < table.box.least_rockets:
            return 0
        mission = table.plan(seat)
        return table.box.mission_to[mission]

    def refusal(self, table: Rocketmen, seat: Seat, destination: i64) -> i64:
        mission = table.plan(seat)
        if mission == NONE:
            return NO_MISSION_PLANNED
        if table.missions(seat) >= table.mode.missions:
            if table.mode.earth_only:
                return FOUR_MISSIONS
            return NO_MARKERS_LEFT
        if table.mode.earth_only and destination != EARTH:
            return EARTH_ONLY
        if table.box.mission_to[mission] >> destination & 1 == 0:
            return NOT_ITS_DESTINATION
        location = target(table, seat, destination)
        if table.is_there(seat, location):
            return ALREADY_THERE
        if most_rocket_points(table, seat) < table.box.location_rockets[location]:
            return TOO_FEW_ROCKETS
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, destination: i64) -> None:
        table.flown = True
        table.nobody_stands_still()
        table.launches += 1
        table.destination = destination
        table.rocket = 0
        table.drawn = 0
        table.aborted = 0
        table.lifted = False
        table.last_value = NONE
        table.copied = NONE
        table.planned_first = NONE
        table.set_seen(0, NONE)
        table.set_seen(1, NONE)
        for which in range(i64(MOST_OFFERED)):
            table.set_offered(which, NONE)
        for value in range(i64(SUCCESS_VALUES)):
            table.set_success_left(value, table.box.success[value])
        if table.listener is not None:
            table.tell(LAUNCH_DECLARED, seat, table.plan(seat), destination)
        table.call(FLIGHT, seat)


def most_rocket_points(table: Rocketmen, seat: Seat) -> i64:
    """With the best card that industrial espionage could copy."""
    points = table.rocket_points(seat)
    copier = table.box.copier
    if copier < 0 or not table.on_pad(seat, copier):
        return points
    best: i64 = 0
    for card in range(table.box.cards):
        if copy_refusal(table, seat, card) == ALLOWED:
            best = max(best, table.box.gives[card * NUMBER_OF_COMPONENTS + ROCKETS])
    return points + best


def copy_refusal(table: Rocketmen, seat: Seat, card: i64) -> i64:
    """A resource on another player's pad, whose name doesn't lie on the own pad."""
    if table.box.resources >> card & 1 == 0:
        return NOT_A_RESOURCE
    if table.on_pad(seat, card):
        return ALREADY_ON_PAD
    for other in range(table.players):
        if other != seat and table.on_pad(other, card):
            return ALLOWED
    return NOT_ON_A_RIVALS_PAD


class CopyACard(Question[Rocketmen]):
    """Industrial espionage copies a resource on another player's pad, for this launch."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def refusal(self, table: Rocketmen, seat: Seat, card: i64) -> i64:
        refusal = copy_refusal(table, seat, card)
        if refusal == ALLOWED and table.rocket_points(seat) + table.box.gives[
            card * NUMBER_OF_COMPONENTS + ROCKETS
        ] < self.needed(table, seat):
            return TOO_FEW_ROCKETS
        return refusal

    def needed(self, table: Rocketmen, seat: Seat) -> i64:
        return table.box.location_rockets[target(table, seat, table.destination)]

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.box.copier >= 0 and table.on_pad(seat, table.box.copier):
            super().choices(table, seat, found)

    def do(self, table: Rocketmen, seat: Seat, card: i64) -> None:
        table.copied = card
        if table.listener is not None:
            table.tell(CARD_COPIED, seat, card)


class MustCopyACard(CopyACard):
    """The same, where the rocket wouldn't lift off without it."""

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.rocket_points(seat) < self.needed(table, seat):
            super().choices(table, seat, found)


class MayCopyACard(CopyACard):
    """The same, where the rocket has points enough: it may be left."""

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if table.copied == NONE and table.rocket_points(seat) >= self.needed(table, seat):
            super().choices(table, seat, found)


class LiftOff(Line[Rocketmen]):
    """The rocket moves for everything that matches the destination, and for what moves it anywhere."""

    def do(self, table: Rocketmen, seat: Seat, memo: i64) -> None:
        table.lifted = True
        table.move_rocket(seat, lift(table, seat, table.destination))


def lift(table: Rocketmen, seat: Seat, destination: i64) -> i64:
    """How far a rocket comes before the first success card."""
    fields = table.pad_gives(seat, table.box.helped_by[destination]) + table.pad_gives(seat, SCIENCE)
    fields += table.unused(seat, WON_SCIENCE)
    mask = bit(table.box.cards) - 1
    card: i64 = 0
    while mask:
        if table.on_pad(seat, card) and table.box.effect[table.acting_as(seat, card)] == ADVANCE:
            fields += table.box.amount[table.acting_as(seat, card)] * table.count(seat, 2, card)
        mask >>= 1
        card += 1
    return fields


FLIGHT: Final = script("rocketmen/flight", MustCopyACard(), may(MayCopyACard()), LiftOff(), *FLY)
