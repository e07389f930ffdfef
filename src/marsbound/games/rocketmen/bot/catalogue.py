"""The box of Rocketmen as a player reads it: what cards are good for, where missions can go, how far luck carries."""

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.games.rocketmen.rules.box import (
    ADVANCE,
    CHOOSE_FIRST,
    LATE_ADVANCE,
    MONEY,
    NUMBER_OF_COMPONENTS,
    REDRAW,
    REORDER,
    ROCKETS,
    SCIENCE,
    ZERO_BECOMES,
    Box,
)
from marsbound.games.rocketmen.rules.layout import MOST_CARDS

DESTINATION_NUMBER: Final = 3
NEEDS: Final = 64  # fields to the goal are counted below this
# How many fields an effect on the pad is good for
REDRAW_FIELDS: Final = 0.8
ZERO_FIELDS: Final = 0.3
FIRST_CARD_FIELDS: Final = 1.2
REORDER_FIELDS: Final = 0.3


class Catalogue:
    """Made once for a box.  Tables by destination and card are read at `destination * MOST_CARDS + card`."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.rockets = vec[i64]([0] * MOST_CARDS)
        self.money = vec[i64]([0] * MOST_CARDS)
        self.strength = vec[float]([0.0] * (DESTINATION_NUMBER * MOST_CARDS))  # fields a card on the pad is good for
        self.engines = vec[i64]()  # cards with rocket points, the strongest first
        self.helpful = vec[i64]()  # cards good for fields, by destination, the strongest first
        self.helpful_from = vec[i64]()  # where each destination's begin, and the end
        self.most_strength = vec[float]([0.0] * MOST_CARDS)  # at the destination where it is best
        self.otherwise = vec[float]([0.0] * MOST_CARDS)  # what a mission card is good for besides its mission
        # where each mission can go
        self.way_mission = vec[i64]()
        self.way_to = vec[i64]()
        self.way_location = vec[i64]()
        self.way_rockets = vec[i64]()
        self.reach = vec[float]([0.0] * (DESTINATION_NUMBER * NEEDS))  # odds of drawing so many fields or more
        self.read_cards(box)
        self.read_ways(box)
        for to in range(DESTINATION_NUMBER):
            self.read_luck(box, to)

    def read_cards(self, box: Box) -> None:
        cards = range(int(box.cards))
        for card in cards:
            self.rockets[card] = box.gives[card * NUMBER_OF_COMPONENTS + ROCKETS]
            self.money[card] = box.gives[card * NUMBER_OF_COMPONENTS + MONEY]
            for to in range(DESTINATION_NUMBER):
                strength = strength_of(box, card, to)
                self.strength[to * MOST_CARDS + card] = strength
                self.most_strength[card] = max(self.most_strength[card], strength)
            self.otherwise[card] = self.most_strength[card] + 0.5 * float(self.rockets[card])
        placeable = [card for card in cards if box.on_pad >> card & 1]
        by_rockets = sorted(placeable, key=lambda card: -int(self.rockets[card]))
        for card in by_rockets:
            if self.rockets[card]:
                self.engines = append(self.engines, card)
        for to in range(DESTINATION_NUMBER):
            self.helpful_from = append(self.helpful_from, len(self.helpful))
            at = to * MOST_CARDS
            # of equal ones those first that pay for themselves
            by_strength = sorted(placeable, key=lambda card: (-self.strength[at + card], -int(self.money[card])))
            for card in by_strength:
                if self.strength[at + card] > 0:
                    self.helpful = append(self.helpful, card)
        self.helpful_from = append(self.helpful_from, len(self.helpful))

    def read_ways(self, box: Box) -> None:
        for mission in range(len(box.mission_kind)):
            for to in range(DESTINATION_NUMBER):
                location = box.location(to, box.mission_kind[mission])
                if box.mission_to[mission] >> to & 1 and location >= 0:
                    self.way_mission = append(self.way_mission, mission)
                    self.way_to = append(self.way_to, to)
                    self.way_location = append(self.way_location, location)
                    self.way_rockets = append(self.way_rockets, box.location_rockets[location])

    def read_luck(self, box: Box, to: int) -> None:
        """All ways in which success cards can be drawn, counted by what they add up to."""
        draws = int(box.draws[to])
        ways = {(0, 0): 1}
        for value in range(len(box.success)):
            copies = int(box.success[value])
            more: dict[tuple[int, int], int] = {}
            for (cards, total), number in ways.items():
                for drawn in range(min(copies, draws - cards) + 1):
                    key = (cards + drawn, total + drawn * value)
                    more[key] = more.get(key, 0) + number * comb(copies, drawn)
            ways = more
        every = sum(number for (cards, _), number in ways.items() if cards == draws)
        for need in range(NEEDS):
            enough = sum(number for (cards, total), number in ways.items() if cards == draws and total >= need)
            self.reach[to * NEEDS + need] = enough / every if every else 0.0

    def odds(self, to: i64, fields: float) -> float:
        """How likely a rocket arrives that is so far ahead, by success cards alone; parts of fields count as such."""
        need = float(self.box.distance[to]) - fields
        if need <= 0.0:
            return 1.0
        less = i64(need)
        if less + 1 >= NEEDS:
            return 0.0
        part = need - float(less)
        at = to * NEEDS + less
        return self.reach[at] * (1.0 - part) + self.reach[at + 1] * part

    def can_be_twice(self, card: i64) -> bool:
        """Engines and missions may lie on a pad more than once."""
        return self.box.resources & bit(card) == 0


def strength_of(box: Box, card: int, to: int) -> float:
    fields = float(
        box.gives[card * NUMBER_OF_COMPONENTS + box.helped_by[to]] + box.gives[card * NUMBER_OF_COMPONENTS + SCIENCE]
    )
    effect = box.effect[card]
    if effect in (ADVANCE, LATE_ADVANCE):
        return fields + float(box.amount[card])
    if effect == REDRAW:
        return fields + REDRAW_FIELDS
    if effect == ZERO_BECOMES:
        return fields + ZERO_FIELDS
    if effect == CHOOSE_FIRST:
        return fields + FIRST_CARD_FIELDS
    if effect == REORDER:
        return fields + REORDER_FIELDS
    return fields
