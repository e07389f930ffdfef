"""What a player of Rocketmen could aim at, and what each mission would take."""

from functools import lru_cache
from math import comb
from typing import Final

from marsbound.games.rocketmen.rules.box import (
    ADVANCE,
    CHOOSE_FIRST,
    EARTH,
    LATE_ADVANCE,
    MONEY,
    REDRAW,
    REORDER,
    ROCKETS,
    SCIENCE,
    ZERO_BECOMES,
    Box,
)
from marsbound.games.rocketmen.rules.cells import MARKET, OBJECTIVES, PINK, TEAL
from marsbound.games.rocketmen.rules.odds import worth_of_arriving
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, HAND, PAD, STORED
from marsbound.games.rocketmen.rules.table import WON_MONEY, WON_ROCKET, WON_SCIENCE, Rocketmen

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
MISSION_CARDS: Final = 12
NOT_IN_HAND: Final = 0.8  # what a mission is worth that must be drawn first


class Catalogue:
    """The box as plain lists, for quick reading."""

    def __init__(self, box: Box) -> None:
        cards = range(int(box.cards))
        self.rockets = [int(box.gives[card * 6 + ROCKETS]) for card in cards]
        self.fields: list[list[float]] = [
            [strength(box, card, destination) for card in cards] for destination in range(3)
        ]
        self.resources = int(box.resources)
        # where each mission can go: destination, location, rocket points needed
        self.ways: list[list[tuple[int, int, int]]] = [ways_of(box, mission) for mission in range(MISSION_CARDS)]
        self.achievement_worth = [ACHIEVEMENT_WORTH[int(box.mission_wins[card])] for card in range(MISSION_CARDS)]
        success = [int(copies) for copies in box.success]
        self.needed = [
            fields_needed(success, int(box.distance[to]), int(box.draws[to]), WANTED_ODDS) for to in range(3)
        ]


@lru_cache
def catalogue(box: Box) -> Catalogue:
    return Catalogue(box)


def ways_of(box: Box, mission: int) -> list[tuple[int, int, int]]:
    found = []
    for destination in range(3):
        if box.mission_to[mission] >> destination & 1:
            location = int(box.location(destination, box.mission_kind[mission]))
            found.append((destination, location, int(box.location_rockets[location])))
    return found


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


class Assets:
    """What a player has, wherever it is, and could buy."""

    def __init__(self, table: Rocketmen, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.read = catalogue(table.box)
        self.hand = self.row(HAND)
        self.pad = self.row(PAD)
        piles = zip(self.hand, self.row(DECK), self.row(AREA), self.row(DEPOT), self.row(STORED), strict=True)
        self.loose = [one + two + three + four + five for one, two, three, four, five in piles]  # can still be placed
        self.money = [float(table.gives(seat, card, MONEY)) for card in range(len(self.loose))]
        self.limit = int(table.hand_limit(seat))
        size = max(1, sum(self.loose))
        self.average = sum(self.money[card] * number for card, number in enumerate(self.loose) if number) / size
        self.income = self.average * min(self.limit, size) + 20 * int(table.won(seat, WON_MONEY))
        self.cycle = max(1.0, size / self.limit)  # turns until a card comes round again
        self.rockets = sum(rocket * number for rocket, number in zip(self.read.rockets, self.loose, strict=True))
        self.rockets += int(table.rocket_points(seat))
        self.plan = int(table.plan(seat))
        new = [card for card, (loose, pad) in enumerate(zip(self.loose, self.pad, strict=True)) if not loose + pad]
        in_market = set(self.part(MARKET, self.box.market))
        teal, pink = self.part(TEAL, self.box.cards), self.part(PINK, self.box.cards)
        hidden = [card for card in new if teal[card] or pink[card]]
        # fields that can be had, by destination: from the market, and from the decks that fill it
        self.offered = [sum(use[card] for card in new if card in in_market) for use in self.read.fields]
        self.hidden = [sum(use[card] for card in hidden) for use in self.read.fields]
        self.goals = self.locations_asked_for()
        self.rockets_won = int(table.won(seat, WON_ROCKET))
        self.science = float(table.unused(seat, WON_SCIENCE))
        missions = int(table.missions(seat))
        self.early = max(0.1, 1.0 - missions / MISSIONS_TO_USE_IT)  # how much an achievement still matters

    def row(self, row: int) -> list[int]:
        return self.part(self.table.row(self.seat, row), self.box.cards)

    def part(self, start: int, size: int) -> list[int]:
        """Some cells of the table."""
        return [*self.table.cells[start : start + size]]

    def locations_asked_for(self) -> list[int]:
        """What one's objectives ask for; a location twice if two of them do."""
        found: list[int] = []
        for which in range(2):
            objective = int(self.table.cells[OBJECTIVES + self.seat * 2 + which])
            if objective >= 0:
                found += {int(self.box.goals[objective * 2 + goal]) for goal in range(2)}
        return found

    def owns(self, card: int) -> bool:
        return self.loose[card] + self.pad[card] > 0

    def hand_cards(self) -> list[int]:
        return [card for card, number in enumerate(self.hand) for _copy in range(number)]


class Supplies:
    """What there is for a launch: on the pad, and to be placed."""

    def __init__(self, assets: Assets, pad: bool) -> None:
        """With the pad as it is, or with its cards back in the deck."""
        read = assets.read
        may_lie_there = int(assets.box.on_pad)
        self.loose = {card: number for card, number in enumerate(assets.loose) if number and may_lie_there >> card & 1}
        self.on_pad = {card: number for card, number in enumerate(assets.pad) if number}
        if not pad:
            for card, number in self.on_pad.items():
                self.loose[card] = self.loose.get(card, 0) + number
            self.on_pad = {}
        self.rockets = sum(read.rockets[card] * number for card, number in self.on_pad.items())
        self.engines = [card for card in self.loose if read.rockets[card]]
        # by destination: fields ahead already, and the cards that help
        self.fields = [sum(use[card] * number for card, number in self.on_pad.items()) for use in read.fields]
        self.helpful = [most_helpful_first(assets, self.loose, use) for use in read.fields]


def most_helpful_first(assets: Assets, loose: dict[int, int], strengths: list[float]) -> list[int]:
    """The cards that are good for some fields; of equal ones those that pay for themselves or are in hand."""
    money, hand = assets.money, assets.hand
    use = {
        card: strengths[card] + (0.3 if money[card] else 0.0) + (0.2 if hand[card] else 0.0)
        for card in loose
        if strengths[card] > 0
    }
    return sorted(use, key=lambda card: use[card], reverse=True)


class Project:
    """A mission to a location: what is to be placed, what is missing, how long it takes and what it is worth."""

    def __init__(self, assets: Assets, supplies: Supplies, mission: int, way: tuple[int, int, int]) -> None:
        self.mission = mission
        self.destination, self.location, rockets = way
        self.to_place: list[int] = []
        self.choose(assets, supplies, rockets)
        offered = assets.offered[self.destination]
        self.possible = self.fields_missing <= offered + assets.hidden[self.destination]
        unseen = max(0.0, self.fields_missing - offered)
        missing = ROCKET_PRICE * self.rockets_missing + FIELD_PRICE * (self.fields_missing + unseen)
        fees = 10.0 * (self.rockets_missing / 3 + self.fields_missing)
        waiting = missing > 0
        for card in self.to_place:
            if not assets.money[card]:
                fees += 10.0
            if not assets.hand[card]:
                waiting = True
        if assets.plan != mission:
            fees += 10.0
        self.turns = 1.0 + (missing + fees) / max(10.0, assets.income) + (WAIT * assets.cycle if waiting else 0.0)
        self.near = missing <= assets.income or (self.rockets_missing == 0 and self.fields_missing <= 1)
        self.worth = worth(assets, mission, self.location)
        self.score = self.worth / self.turns if self.possible else 0.0
        if assets.plan != mission and not assets.hand[mission]:
            self.score *= NOT_IN_HAND

    def choose(self, assets: Assets, supplies: Supplies, rockets: int) -> None:
        """What is to be placed, and what is missing all the same: engines first, then whatever helps most."""
        read = assets.read
        strengths = read.fields[self.destination]
        loose = supplies.loose.copy()
        if assets.plan != self.mission:
            loose.pop(self.mission, 0)
        rockets -= assets.rockets_won + supplies.rockets
        fields = read.needed[self.destination] - assets.science - supplies.fields[self.destination]
        while rockets > 0:
            card = next_engine(read.rockets, supplies.engines, loose, rockets)
            if card < 0:
                break
            loose[card] -= 1
            self.to_place.append(card)
            rockets -= read.rockets[card]
            fields -= strengths[card]
        for card in supplies.helpful[self.destination]:
            if fields <= 0:
                break
            only_once = read.resources >> card & 1
            while fields > 0 and loose.get(card, 0):
                if only_once and (card in supplies.on_pad or card in self.to_place):
                    break
                loose[card] -= 1
                self.to_place.append(card)
                fields -= strengths[card]
        self.rockets_missing = max(0, rockets)
        self.fields_missing = max(0.0, fields)


def next_engine(gives: list[int], engines: list[int], loose: dict[int, int], rockets: int) -> int:
    """The smallest that is enough, else the biggest."""
    best = -1
    before = 0
    for card in engines:
        if loose.get(card, 0):
            points = gives[card]
            if before < rockets < points or before < points <= rockets or rockets <= points < before:
                best, before = card, points
    return best


def worth(assets: Assets, mission: int, location: int) -> float:
    """Points, the achievement, and what one's objectives promise."""
    achievement = assets.read.achievement_worth[mission] * assets.early
    objective = SOLO_OBJECTIVE_WORTH if assets.table.solo else OBJECTIVE_WORTH
    return worth_of_arriving(assets.table, location) + achievement + objective * assets.goals.count(location)


def projects(assets: Assets) -> list[Project]:
    """The mission aimed at and the next one, as far as there are any: the mission planned comes first."""
    table, seat = assets.table, assets.seat
    left = int(table.mode.missions - table.missions(seat))
    if left <= 0:
        return []
    as_it_is = Supplies(assets, True)
    emptied = as_it_is if assets.plan < 0 else Supplies(assets, False)
    found = []
    for mission in range(MISSION_CARDS):
        if assets.plan != mission and not assets.loose[mission]:
            continue
        supplies = as_it_is if assets.plan == mission else emptied
        for way in assets.read.ways[mission]:
            destination, location, _rockets = way
            if (destination == EARTH or not table.mode.earth_only) and not table.is_there(seat, location):
                found.append(Project(assets, supplies, mission, way))
    found.sort(key=lambda project: (project.mission == assets.plan, project.score), reverse=True)
    if not found or (assets.plan >= 0 and found[0].mission != assets.plan):
        return []
    first = found[0]
    others = [project for project in found if project.location != first.location and project.mission != first.mission]
    others.sort(key=lambda project: project.score, reverse=True)
    return [first, *others[:1]] if left > 1 else [first]
