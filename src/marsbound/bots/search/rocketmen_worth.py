"""What cards of Rocketmen are worth to a player who has a mission in mind, mostly in money."""

from typing import Final

from mypy_extensions import i64

from marsbound.bots.search.rocketmen_catalogue import Catalogue
from marsbound.bots.search.rocketmen_project import Project
from marsbound.bots.search.rocketmen_projects import Projects
from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.core.bits import bit
from marsbound.games.rocketmen.box import (
    CYCLE_HAND,
    DRAW,
    FREE_PLACEMENT,
    MONEY,
    MONEY_PER_MISSION,
    MOST_CARDS,
    SCRAP_AND_DRAW,
    TAKE_BACK,
)
from marsbound.games.rocketmen.paying import price
from marsbound.games.rocketmen.table import STALLED, TO, WON_MONEY, Rocketmen

STALLED_ROUNDS: Final = 2  # when nobody does anything, anything is better
ANYTHING: Final = 60.0
WANTED: Final = 100.0  # what must not be given away, in money
MISSION: Final = 90.0
A_FIELD: Final = 5.0


class Worth:
    """Asked after the projects have been found."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.projects = Projects(taste)
        self.catalogue: Catalogue | None = None

    def look(self, table: Rocketmen, seat: i64) -> Catalogue:
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

    def gain(self, table: Rocketmen, seat: i64, card: i64, catalogue: Catalogue) -> float:
        """What buying a card would bring in the rest of the game, less what its price is felt to be."""
        return self.benefit(table, card, catalogue) - self.taste.price * float(price(table, seat, card, MONEY))

    def benefit(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        taste = self.taste
        projects = self.projects
        holdings = projects.holdings
        box = table.box
        uses = max(0.0, holdings.turns_left / holdings.cycle - 0.5)
        benefit = (self.money_to_come(card, catalogue) - holdings.average - taste.clogging) * uses
        if table.cells[STALLED] >= STALLED_ROUNDS:
            benefit += ANYTHING
        if box.hazards >> card & 1:
            return benefit + (taste.solo_hazard if table.solo else taste.hazard)
        benefit += self.effect_worth(table, card, catalogue) * uses
        # a card bought now is placed in a later turn, if there are any
        in_time = min(1.0, max(0.0, (holdings.turns_left - 1.0) / taste.bought_in_time))
        return benefit + in_time * self.launch_worth(table, card, catalogue)

    def launch_worth(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """What a card would bring on the pad, now and later."""
        taste = self.taste
        projects = self.projects
        holdings = projects.holdings
        benefit = self.missing(projects.first, card, catalogue)
        benefit += taste.next_mission * self.missing(projects.second, card, catalogue)
        if projects.first.mission >= 0:
            spare = catalogue.most_strength[card]
            if float(holdings.rockets) < taste.enough_rockets:
                spare += float(catalogue.rockets[card])
            benefit += taste.spare * spare
            if table.box.permanent >> card & 1:
                benefit += taste.permanent * float(holdings.missions_left)
        return benefit

    def money_to_come(self, card: i64, catalogue: Catalogue) -> float:
        """A card that is worth more with every mission will soon be."""
        if catalogue.box.effect[card] == MONEY_PER_MISSION:
            soon = catalogue.box.amount[card] * (self.projects.holdings.missions + 1)
            return float(min(soon, catalogue.box.most[card]))
        return float(catalogue.money[card])

    def effect_worth(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """Of an effect from the hand or when paying, each time."""
        taste = self.taste
        effect = catalogue.box.effect[card]
        if effect == DRAW:
            return taste.drawing * self.projects.holdings.average
        if effect == SCRAP_AND_DRAW:
            return taste.scrapping
        if effect == CYCLE_HAND:
            return taste.cycling
        if effect == TAKE_BACK:
            return taste.taking_back
        if effect == FREE_PLACEMENT:
            return taste.free_placing
        return 0.0

    def missing(self, project: Project, card: i64, catalogue: Catalogue) -> float:
        """What a card adds to a launch that lacks something."""
        if project.mission < 0:
            return 0.0
        taste = self.taste
        found = taste.missing_rocket * float(min(catalogue.rockets[card], project.rockets_missing))
        if project.fields_missing and self.projects.holdings.owned & bit(card) == 0:
            fields = catalogue.strength[project.to * MOST_CARDS + card]
            found += taste.missing_field * min(fields, float(project.fields_missing))
        return found

    # Keeping

    def use_on_pad(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """For the launch under way, or the one aimed at."""
        to = table.cells[TO]
        if to < 0:
            to = self.projects.first.to
        return catalogue.strength[to * MOST_CARDS + card] + 0.5 * float(catalogue.rockets[card])

    def keeping(self, table: Rocketmen, card: i64, catalogue: Catalogue) -> float:
        """What a card is worth in hand or deck."""
        if self.wanted(card):
            return WANTED
        if card == self.projects.first.mission:
            return MISSION
        money = float(self.projects.holdings.money(catalogue, card))
        return money + A_FIELD * self.use_on_pad(table, card, catalogue)

    def is_junk(self, card: i64, catalogue: Catalogue) -> bool:
        """A card that only keeps a better one from coming: no money, and not to be placed soon."""
        holdings = self.projects.holdings
        first = self.projects.first
        if holdings.money(catalogue, card) >= catalogue.box.placing:
            return False
        if holdings.plan >= 0:
            return not self.wanted(card)
        if card == first.mission:
            return not self.near(first)
        return not (self.near(first) and self.wanted(card))

    def near(self, project: Project) -> bool:
        """Whether a mission can be launched soon enough to be planned."""
        return project.mission >= 0 and project.turns <= self.taste.plan_turns

    def budget(self, table: Rocketmen, seat: i64) -> float:
        """Money worth keeping for the next turn: fees, and a part of what is still to be bought."""
        first = self.projects.first
        if first.mission < 0:
            return 0.0
        money = first.cost
        if first.rockets_missing or first.fields_missing:
            money = self.taste.kept_for_purchases
        money -= float(20 * table.won(seat, WON_MONEY))
        return min(max(money, 0.0), self.taste.most_kept)
