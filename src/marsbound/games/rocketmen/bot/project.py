"""One mission that a player of Rocketmen could aim at: what it takes, how long, and what it promises a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.games.rocketmen.bot.assets import Assets
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import NUMBER_OF_DESTINATIONS
from marsbound.games.rocketmen.rules.layout import MOST_CARDS

MOST_BOUGHT: Final = 4  # fields that one plans to buy
NOT_YET: Final = -1e9  # below whatever a project promises
LATE: Final = 0.3  # the share of its promise if a mission will probably come too late


class Project:
    """A mission to a location."""

    def __init__(self) -> None:
        self.mission: i64 = -1  # no project
        self.to: i64 = 0
        self.location: i64 = 0
        self.to_place: i64 = 0  # a bit for each card
        self.rockets_missing: i64 = 0
        self.fields_missing: i64 = 0
        self.turns = 0.0
        self.odds = 0.0
        self.worth = 0.0  # if it succeeds
        self.cost = 0.0  # money for fees and purchases
        self.value = 0.0  # what it promises
        self.rate = 0.0  # a turn

    def clear(self) -> None:
        self.mission = -1
        self.location = 0
        self.to_place = 0
        self.rockets_missing = 0
        self.fields_missing = 0
        self.rate = 0.0
        self.value = 0.0
        self.odds = 0.0


class Supplies:
    """What a launch could be made of: what lies on the pad, what could be placed, and what could be bought."""

    def __init__(self) -> None:
        self.stock = vec[i64]([0] * MOST_CARDS)
        self.pad_mask: i64 = 0
        self.pad_rockets: i64 = 0
        self.pad_fields = vec[float]([0.0, 0.0, 0.0])  # by destination
        self.offered = vec[float]([0.0, 0.0, 0.0])  # fields in the market
        self.hidden = vec[float]([0.0, 0.0, 0.0])  # fields in the market's decks
        self.plan_fee = 0.0

    def lay_out(self, assets: Assets, catalogue: Catalogue, as_it_is: bool) -> None:
        """With the pad as it is, or with its cards back in the deck."""
        stock = self.stock
        strength = catalogue.strength
        mask: i64 = 0
        rockets: i64 = 0
        for to in range(i64(NUMBER_OF_DESTINATIONS)):
            self.pad_fields[to] = 0.0
        for card in range(catalogue.box.cards):
            stock[card] = assets.loose[card]
            number = assets.pad[card]
            if number and as_it_is:
                mask |= bit(card)
                rockets += catalogue.rockets[card] * number
                for to in range(i64(NUMBER_OF_DESTINATIONS)):
                    self.pad_fields[to] += strength[to * MOST_CARDS + card] * float(number)
            elif number:
                stock[card] += number
        self.pad_mask = mask
        self.pad_rockets = rockets


class Draft:
    """A project being put together card by card; the best state on the way is kept."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.taken = vec[i64]([0] * MOST_CARDS)  # engines
        self.to_place: i64 = 0
        self.waiting: i64 = 0  # cards that must come first
        self.cost = 0.0
        self.fields = 0.0
        self.rockets_missing: i64 = 0
        self.fields_missing: i64 = 0

    def weigh(
        self,
        project: Project,
        way: i64,
        planned: bool,
        enough: float,
        supplies: Supplies,
        assets: Assets,
        catalogue: Catalogue,
    ) -> None:
        """Engines first, then whatever helps as long as it makes the mission promise more a turn.

        A project that can't promise more than `enough` isn't put together to its end.
        """
        mission = catalogue.way_mission[way]
        project.mission = mission
        project.to = catalogue.way_to[way]
        project.location = catalogue.way_location[way]
        project.worth = assets.location_worth[project.location]
        project.worth += assets.achievement_worth(catalogue.box.mission_wins[mission])
        project.rate = NOT_YET
        self.to_place = 0
        self.waiting = 0
        self.cost = 0.0
        self.fields_missing = 0
        self.fields = supplies.pad_fields[project.to] + float(assets.science)
        if not planned:
            self.cost = supplies.plan_fee
            supplies.stock[mission] -= 1
            if assets.hand[mission] == 0:
                self.waiting = 1
        rockets = catalogue.way_rockets[way] - assets.won_rockets - supplies.pad_rockets
        self.take_engines(project.to, rockets, supplies, assets, catalogue)
        self.consider(project, assets, catalogue)
        if project.worth > enough * project.turns:
            self.take_helpful(project, True, supplies, assets, catalogue)
            self.take_helpful(project, False, supplies, assets, catalogue)
            self.plan_to_buy(project, supplies, assets, catalogue)
        if not planned:
            supplies.stock[mission] += 1
            if assets.hand[mission] == 0:
                project.rate *= self.params.not_in_hand

    def take_engines(self, to: i64, rockets: i64, supplies: Supplies, assets: Assets, catalogue: Catalogue) -> None:
        """The smallest that is enough, else the biggest, until there are rocket points enough."""
        taken = self.taken
        engines = catalogue.engines
        for at in range(len(engines)):
            taken[engines[at]] = 0
        while rockets > 0:
            best: i64 = -1
            for at in range(len(engines)):
                card = engines[at]
                left = supplies.stock[card] - taken[card]
                if left > 0 and not catalogue.can_be_twice(card):
                    left = 1 - taken[card] - (supplies.pad_mask >> card & 1)
                if left > 0 and (best < 0 or catalogue.rockets[card] >= rockets):
                    best = card
            if best < 0:
                break
            taken[best] += 1
            rockets -= catalogue.rockets[best]
            self.add(best, to, taken[best] > assets.hand[best], catalogue)
        self.rockets_missing = max(rockets, i64(0))

    def add(self, card: i64, to: i64, must_come: bool, catalogue: Catalogue) -> None:
        self.to_place |= bit(card)
        self.fields += catalogue.strength[to * MOST_CARDS + card]
        self.cost += float(catalogue.box.placing)
        if must_come:
            self.waiting += 1

    def take_helpful(
        self, project: Project, in_hand: bool, supplies: Supplies, assets: Assets, catalogue: Catalogue
    ) -> None:
        """Cards in hand, or all others; of a resource one is enough."""
        to = project.to
        goal = float(catalogue.box.distance[to])
        for at in range(catalogue.helpful_from[to], catalogue.helpful_from[to + 1]):
            if self.fields >= goal:
                return
            card = catalogue.helpful[at]
            left = supplies.stock[card]
            if left == 0 or (assets.hand[card] > 0) != in_hand:
                continue
            if not catalogue.can_be_twice(card):
                if (self.to_place | supplies.pad_mask) >> card & 1:
                    continue
                left = 1
            elif catalogue.rockets[card]:
                left -= self.taken[card]
            if in_hand:
                left = min(left, assets.hand[card])
            while left > 0 and self.fields < goal:
                self.add(card, to, not in_hand, catalogue)
                self.consider(project, assets, catalogue)
                left -= 1

    def plan_to_buy(self, project: Project, supplies: Supplies, assets: Assets, catalogue: Catalogue) -> None:
        """Fields that nobody's cards give yet, as far as there are any to be bought."""
        params = self.params
        offered = supplies.offered[project.to]
        hidden = supplies.hidden[project.to]
        while self.fields_missing < MOST_BOUGHT and self.fields < float(catalogue.box.distance[project.to]):
            self.fields_missing += 1
            self.cost += params.field_price + float(catalogue.box.placing)
            if float(self.fields_missing) > offered:
                if float(self.fields_missing) > offered + hidden:
                    return
                self.cost += params.unseen_price
            self.fields += 1.0
            self.consider(project, assets, catalogue)

    def consider(self, project: Project, assets: Assets, catalogue: Catalogue) -> None:
        """Keep the draft as it stands if it promises more a turn than before."""
        params = self.params
        cost = self.cost
        turns = 1.0
        if self.rockets_missing:
            cost += params.rocket_price * float(self.rockets_missing)
            cost += float(catalogue.box.placing * ((self.rockets_missing + 2) // 3))
        if self.rockets_missing or self.fields_missing:
            turns += params.bought_wait * assets.cycle
        waiting = float(self.waiting)
        turns += params.wait * assets.cycle * waiting / (waiting + 1.0)
        if cost > assets.purse:
            turns += (cost - assets.purse) / max(10.0, assets.income)
        odds = catalogue.odds(project.to, self.fields)
        value = odds * project.worth - params.money * cost
        if turns > assets.turns_left + 0.5:
            value *= LATE
        rate = value / turns
        if rate > project.rate:
            project.rate = rate
            project.value = value
            project.turns = turns
            project.odds = odds
            project.cost = cost
            project.to_place = self.to_place
            project.rockets_missing = self.rockets_missing
            project.fields_missing = self.fields_missing
