"""What cards of Rocketmen are worth to a player who has a mission in mind, mostly in money."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.project import Project
from marsbound.games.rocketmen.bot.projects import Projects
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import (
    CYCLE_HAND,
    DRAW,
    FREE_PLACEMENT,
    MARKER_MONEY,
    MONEY,
    MONEY_PER_MISSION,
    SCRAP_AND_DRAW,
    TAKE_BACK,
)
from marsbound.games.rocketmen.rules.layout import MOST_CARDS
from marsbound.games.rocketmen.rules.paying import price
from marsbound.games.rocketmen.rules.table import WON_MONEY, Rocketmen

FRUITLESS_ROUNDS: Final = 2  # when nobody gets anywhere, anything is better
ANYTHING: Final = 60.0
WANTED: Final = 100.0  # what must not be given away, in money
MISSION: Final = 90.0
A_FIELD: Final = 5.0


class CardValues:
    """Asked after the projects have been found."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.projects = Projects(params)
        self.catalogue: Catalogue | None = None

    def look(self, table: Rocketmen, seat: Seat) -> Catalogue:
        """Find out what the player has and aims at; the box is read once."""
        catalogue = self.catalogue
        if catalogue is None or catalogue.box is not table.box:
            catalogue = Catalogue(table.box)
            self.catalogue = catalogue
        self.projects.find(table, seat, catalogue)
        return catalogue

    def wanted(self, card: i64) -> bool:
        """Whether a card is to go on the pad."""
        return self.projects.first.to_place >> card & 1 == 1

    # Buying

    def gain(self, table: Rocketmen, seat: Seat, card: i64, catalogue: Catalogue) -> float:
        """What buying a card would bring in the rest of the game, less what its price is felt to be."""
        return self.benefit(table, card, catalogue) - self.params.price * float(price(table, seat, card, MONEY))

    def benefit(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        params = self.params
        projects = self.projects
        assets = projects.assets
        box = table.box
        uses = max(0.0, assets.turns_left / assets.cycle - 0.5)
        benefit = (self.money_to_come(card, catalogue) - assets.average - params.clogging) * uses
        if table.fruitless >= FRUITLESS_ROUNDS:
            benefit += ANYTHING
        if box.hazards >> card & 1:
            return benefit + (params.solo_hazard if table.solo else params.hazard)
        benefit += self.effect_worth(table, card, catalogue) * uses
        # a card bought now is placed in a later turn, if there are any
        in_time = min(1.0, max(0.0, (assets.turns_left - 1.0) / params.bought_in_time))
        return benefit + in_time * self.launch_worth(table, card, catalogue)

    def launch_worth(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """What a card would bring on the pad, now and later."""
        params = self.params
        projects = self.projects
        assets = projects.assets
        benefit = self.missing(projects.first, card, catalogue)
        benefit += params.next_mission * self.missing(projects.second, card, catalogue)
        if projects.first.mission >= 0:
            spare = catalogue.most_strength[card]
            if float(assets.rockets) < params.enough_rockets:
                spare += float(catalogue.rockets[card])
            benefit += params.spare * spare
            if table.box.permanent >> card & 1:
                benefit += params.permanent * float(assets.missions_left)
        return benefit

    def money_to_come(self, card: i64, catalogue: Catalogue) -> float:
        """A card that is worth more with every mission will soon be."""
        if catalogue.box.effect[card] == MONEY_PER_MISSION:
            soon = catalogue.box.amount[card] * (self.projects.assets.missions + 1)
            return float(min(soon, catalogue.box.most[card]))
        return float(catalogue.money[card])

    def effect_worth(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """Of an effect from the hand or when paying, each time."""
        params = self.params
        effect = catalogue.box.effect[card]
        if effect == DRAW:
            return params.drawing * self.projects.assets.average
        if effect == SCRAP_AND_DRAW:
            return params.scrapping
        if effect == CYCLE_HAND:
            return params.cycling
        if effect == TAKE_BACK:
            return params.taking_back
        if effect == FREE_PLACEMENT:
            return params.free_placing
        return 0.0

    def missing(self, project: Project, card: i64, catalogue: Catalogue) -> float:
        """What a card adds to a launch that lacks something."""
        if project.mission < 0:
            return 0.0
        params = self.params
        found = params.missing_rocket * float(min(catalogue.rockets[card], project.rockets_missing))
        if project.fields_missing and self.projects.assets.owned & bit(card) == 0:
            fields = catalogue.strength[project.to * MOST_CARDS + card]
            found += params.missing_field * min(fields, float(project.fields_missing))
        return found

    # Keeping

    def use_on_pad(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """For the launch under way, or the one aimed at."""
        to = table.destination
        if to < 0:
            to = self.projects.first.to
        return catalogue.strength[to * MOST_CARDS + card] + 0.5 * float(catalogue.rockets[card])

    def keeping(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """What a card is worth in hand or deck."""
        if self.wanted(card):
            return WANTED
        if card == self.projects.first.mission:
            return MISSION
        money = float(self.projects.assets.money(catalogue, card))
        return money + A_FIELD * self.use_on_pad(table, card, catalogue)

    def is_junk(self, card: i64, catalogue: Catalogue) -> bool:
        """A card that only keeps a better one from coming: no money, and not to be placed soon."""
        assets = self.projects.assets
        first = self.projects.first
        if assets.money(catalogue, card) >= catalogue.box.placing:
            return False
        if assets.plan >= 0:
            return not self.wanted(card)
        if card == first.mission:
            return not self.near(first)
        return not (self.near(first) and self.wanted(card))

    def near(self, project: Project) -> bool:
        """Whether a mission can be launched soon enough to be planned."""
        return project.mission >= 0 and project.turns <= self.params.plan_turns

    def budget(self, table: Rocketmen, seat: Seat) -> float:
        """Money worth keeping for the next turn: fees, and a part of what is still to be bought."""
        first = self.projects.first
        if first.mission < 0:
            return 0.0
        money = first.cost
        if first.rockets_missing or first.fields_missing:
            money = self.params.kept_for_purchases
        money -= float(MARKER_MONEY * table.won(seat, WON_MONEY))
        return min(max(money, 0.0), self.params.most_kept)
