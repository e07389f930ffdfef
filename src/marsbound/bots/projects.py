"""What a player of Rocketmen could aim at, and what each mission would take."""

from functools import lru_cache
from math import comb
from typing import Final

from marsbound.games.rocketmen.box import (
    ADVANCE,
    CHOOSE_FIRST,
    LATE_ADVANCE,
    MONEY,
    REDRAW,
    REORDER,
    ROCKETS,
    SCIENCE,
    ZERO_BECOMES,
    Box,
)
from marsbound.games.rocketmen.odds import worth_of_arriving
from marsbound.games.rocketmen.table import (
    AREA,
    DECK,
    DEPOT,
    HAND,
    MARKET,
    MISSIONS,
    OBJECTIVES,
    PAD,
    PINK,
    PLAN,
    STORED,
    TEAL,
    WON_MONEY,
    WON_ROCKET,
    WON_SCIENCE,
    Rocketmen,
)

# Wanted on the pad; a launch is begun with less, but not planned so
WANTED_ODDS: Final = 0.7
EFFECT_FIELDS: Final = {REDRAW: 0.8, ZERO_BECOMES: 0.3, CHOOSE_FIRST: 1.2, REORDER: 0.2}  # what an effect is good for
# What an achievement is worth before the first mission, in points: money, science, rocket, hand
ACHIEVEMENT_WORTH: Final = (5.0, 3.0, 3.0, 3.0)
MISSIONS_TO_USE_IT: Final = 4  # after so many missions it hardly matters any more
OBJECTIVE_WORTH: Final = 1.0
SOLO_OBJECTIVE_WORTH: Final = 6.0  # without it a solo game is lost
ROCKET_PRICE: Final = 15.0  # money for a rocket point
FIELD_PRICE: Final = 40.0  # money for a field; twice that if the market has none
WAIT: Final = 0.6  # of a whole round of the deck, until the cards wanted have come
NOT_IN_HAND: Final = 0.8  # what a mission is worth that must be drawn first


class Catalogue:
    """The box as plain lists, for quick reading."""

    def __init__(self, box: Box) -> None:
        cards = range(int(box.cards))
        self.rockets = [int(box.gives[card * 6 + ROCKETS]) for card in cards]
        self.fields: list[list[float]] = [
            [strength(box, card, destination) for card in cards] for destination in range(3)
        ]
        success = [int(copies) for copies in box.success]
        self.needed = [
            fields_needed(success, int(box.distance[to]), int(box.draws[to]), WANTED_ODDS) for to in range(3)
        ]


@lru_cache
def catalogue(box: Box) -> Catalogue:
    return Catalogue(box)


def strength(box: Box, card: int, destination: int) -> float:
    """How many fields a card on the pad is good for."""
    gives = box.gives
    fields = float(gives[card * 6 + box.helped_by[destination]] + gives[card * 6 + SCIENCE])
    effect = int(box.effect[card])
    if effect in (ADVANCE, LATE_ADVANCE):
        fields += float(box.amount[card])
    return fields + EFFECT_FIELDS.get(effect, 0.0)


def fields_needed(success: list[int], distance: int, draws: int, odds: float) -> int:
    """How far ahead a rocket must be so that the success cards alone bring it there often enough."""
    ways = {(0, 0): 1}
    for value, copies in enumerate(success):
        more: dict[tuple[int, int], int] = {}
        for (cards, total), number in ways.items():
            for drawn in range(min(copies, draws - cards) + 1):
                key = (cards + drawn, total + drawn * value)
                more[key] = more.get(key, 0) + number * comb(copies, drawn)
        ways = more
    sums = {total: number for (cards, total), number in ways.items() if cards == draws}
    every = sum(sums.values())
    ahead = 0
    while sum(number for total, number in sums.items() if total + ahead >= distance) < odds * every:
        ahead += 1
    return ahead


class Holdings:
    """What a player has, wherever it is."""

    def __init__(self, table: Rocketmen, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.read = catalogue(table.box)
        self.hand = self.row(HAND)
        self.pad = self.row(PAD)
        rows = [self.hand, self.row(DECK), self.row(AREA), self.row(DEPOT), self.row(STORED)]
        self.loose: list[int] = [sum(numbers) for numbers in zip(*rows, strict=True)]  # what can still be placed
        self.money = [float(table.gives(seat, card, MONEY)) for card in range(len(self.loose))]
        self.limit = int(table.hand_limit(seat))
        size = max(1, sum(self.loose))
        self.average = sum(self.money[card] * number for card, number in enumerate(self.loose) if number) / size
        self.income = self.average * min(self.limit, size) + 20 * int(table.won(seat, WON_MONEY))
        self.cycle = max(1.0, size / self.limit)  # turns until a card comes round again
        self.rockets = sum(rocket * number for rocket, number in zip(self.read.rockets, self.loose, strict=True))
        self.rockets += int(table.rocket_points(seat))
        self.plan = int(table.cells[PLAN + seat])
        cells = table.cells
        self.offered = {int(cells[MARKET + slot]) for slot in range(int(self.box.market)) if cells[MARKET + slot] >= 0}
        self.hidden = {card for card in range(len(self.loose)) if cells[TEAL + card] + cells[PINK + card]}

    def row(self, row: int) -> list[int]:
        start = self.table.row(self.seat, row)
        return [int(number) for number in self.table.cells[start : start + self.box.cards]]

    def owns(self, card: int) -> bool:
        return self.loose[card] + self.pad[card] > 0

    def hand_cards(self) -> list[int]:
        return [card for card, number in enumerate(self.hand) for _copy in range(number)]


class Project:
    """A mission to a location: what is to be placed, what is missing, how long it takes and what it is worth."""

    def __init__(self, holdings: Holdings, mission: int, destination: int, pad: bool) -> None:
        table, seat, box = holdings.table, holdings.seat, holdings.box
        self.mission = mission
        self.destination = destination
        self.location = int(box.location(destination, box.mission_kind[mission]))
        self.to_place: list[int] = []
        loose = {card: number for card, number in enumerate(holdings.loose) if number and box.on_pad >> card & 1}
        strengths = holdings.read.fields[destination]
        on_pad = {card: number for card, number in enumerate(holdings.pad) if number}
        rockets = int(box.location_rockets[self.location]) - int(table.won(seat, WON_ROCKET))
        fields = holdings.read.needed[destination] - float(table.unused(seat, WON_SCIENCE))
        if pad:
            rockets -= sum(holdings.read.rockets[card] * number for card, number in on_pad.items())
            fields -= sum(strengths[card] * number for card, number in on_pad.items())
        else:
            for card, number in on_pad.items():
                loose[card] = loose.get(card, 0) + number
            on_pad = {}
        if holdings.plan != mission and mission in loose:
            del loose[mission]
        while rockets > 0:
            card = next_engine(holdings.read.rockets, loose, rockets)
            if card < 0:
                break
            self.take(loose, card)
            rockets -= holdings.read.rockets[card]
            fields -= strengths[card]
        while fields > 0:
            card = self.next_field(holdings, loose, on_pad, strengths)
            if card < 0:
                break
            self.take(loose, card)
            fields -= strengths[card]
        self.rockets_missing = max(0, rockets)
        self.fields_missing = max(0.0, fields)
        offered = sum(strengths[card] for card in holdings.offered if not holdings.owns(card))
        hidden = sum(strengths[card] for card in holdings.hidden if not holdings.owns(card))
        self.possible = self.fields_missing <= offered + hidden
        unseen = max(0.0, self.fields_missing - offered)
        missing = ROCKET_PRICE * self.rockets_missing + FIELD_PRICE * (self.fields_missing + unseen)
        fees = 10.0 * sum(1 for card in self.to_place if holdings.money[card] == 0)
        fees += 10.0 * (self.rockets_missing / 3 + self.fields_missing)
        if holdings.plan != mission:
            fees += 10.0
        waiting = any(holdings.hand[card] == 0 for card in self.to_place) or missing > 0
        self.turns = 1.0 + (missing + fees) / max(10.0, holdings.income) + (WAIT * holdings.cycle if waiting else 0.0)
        self.near = missing <= holdings.income or (self.rockets_missing == 0 and self.fields_missing <= 1)
        self.worth = worth(table, seat, mission, self.location)
        self.score = self.worth / self.turns if self.possible else 0.0
        if holdings.plan != mission and not holdings.hand[mission]:
            self.score *= NOT_IN_HAND

    def take(self, loose: dict[int, int], card: int) -> None:
        loose[card] -= 1
        if not loose[card]:
            del loose[card]
        self.to_place.append(card)

    def next_field(
        self, holdings: Holdings, loose: dict[int, int], on_pad: dict[int, int], strengths: list[float]
    ) -> int:
        """The card not yet chosen that is good for most fields, self-paying ones first."""
        best, most = -1, 0.0
        for card in loose:
            fields = strengths[card]
            if fields <= 0:
                continue
            if holdings.box.resources >> card & 1 and (card in on_pad or card in self.to_place):
                continue
            value = fields + (0.3 if holdings.money[card] else 0.0) + (0.2 if holdings.hand[card] else 0.0)
            if value > most:
                best, most = card, value
        return best


def next_engine(gives: list[int], loose: dict[int, int], rockets: int) -> int:
    """The smallest that is enough, else the biggest."""
    best = -1
    for card in loose:
        if gives[card]:
            before = gives[best] if best >= 0 else 0
            if before < rockets < gives[card] or before < gives[card] <= rockets or rockets <= gives[card] < before:
                best = card
    return best


def worth(table: Rocketmen, seat: int, mission: int, location: int) -> float:
    """Points, the achievement, and what one's objectives promise."""
    box = table.box
    missions = int(table.cells[MISSIONS + seat])
    early = max(0.1, 1.0 - missions / MISSIONS_TO_USE_IT)
    points = worth_of_arriving(table, location) + ACHIEVEMENT_WORTH[int(box.mission_wins[mission])] * early
    for which in range(2):
        objective = int(table.cells[OBJECTIVES + seat * 2 + which])
        if objective >= 0:
            goals = [int(box.goals[objective * 2 + goal]) for goal in range(2)]
            if location in goals:
                points += SOLO_OBJECTIVE_WORTH if table.solo else OBJECTIVE_WORTH
    return points


def projects(holdings: Holdings) -> list[Project]:
    """The mission aimed at and the next one, as far as there are any: the mission planned comes first."""
    table, seat, box = holdings.table, holdings.seat, holdings.box
    left = int(table.mode.missions - table.cells[MISSIONS + seat])
    found = []
    for mission in range(12):
        if holdings.plan != mission and not holdings.loose[mission]:
            continue
        for destination in range(1 if table.mode.earth_only else 3):
            if box.mission_to[mission] >> destination & 1:
                location = int(box.location(destination, box.mission_kind[mission]))
                if not table.is_there(seat, location):
                    found.append(Project(holdings, mission, destination, holdings.plan in (mission, -1)))
    found.sort(key=lambda project: (project.mission == holdings.plan, project.score), reverse=True)
    if not found or left <= 0 or (holdings.plan >= 0 and found[0].mission != holdings.plan):
        return []
    first = found[0]
    others = [project for project in found if project.location != first.location and project.mission != first.mission]
    others.sort(key=lambda project: project.score, reverse=True)
    return [first, *others[:1]] if left > 1 else [first]
