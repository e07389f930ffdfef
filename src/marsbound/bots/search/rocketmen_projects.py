"""What a player of Rocketmen could aim at: the mission that promises most a turn, and the one after it."""

from mypy_extensions import i64

from marsbound.bots.search.rocketmen_catalogue import Catalogue
from marsbound.bots.search.rocketmen_holdings import Holdings
from marsbound.bots.search.rocketmen_project import Draft, Project, Supplies
from marsbound.bots.search.rocketmen_taste import Taste
from marsbound.core.bits import bit
from marsbound.games.rocketmen.box import EARTH, FREE_MISSION, MOST_CARDS
from marsbound.games.rocketmen.table import MARKET, PINK, TEAL, Rocketmen


class Projects:
    """All of them are weighed; a mission that is planned comes first, the best of the others second."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.holdings = Holdings(taste)
        self.supplies = Supplies()
        self.draft = Draft(taste)
        self.first = Project()
        self.second = Project()
        self.spare = Project()

    def find(self, table: Rocketmen, seat: i64, catalogue: Catalogue) -> None:
        holdings = self.holdings
        supplies = self.supplies
        holdings.read(table, seat, catalogue)
        self.first.clear()
        self.second.clear()
        if holdings.missions_left <= 0:
            return
        supplies.plan_fee = 0.0 if table.variant(FREE_MISSION) else float(table.box.placing)
        self.look_at_market(table, catalogue)
        supplies.lay_out(holdings, catalogue, True)
        if holdings.plan >= 0:
            self.weigh_planned(table, seat, catalogue)
            supplies.lay_out(holdings, catalogue, False)
        if holdings.plan < 0 or holdings.missions_left > 1:
            self.weigh_others(table, seat, catalogue)

    def look_at_market(self, table: Rocketmen, catalogue: Catalogue) -> None:
        """How many fields could be bought: cards that one doesn't own yet."""
        cells = table.cells
        owned = self.holdings.owned
        offered = self.supplies.offered
        hidden = self.supplies.hidden
        strength = catalogue.strength
        seen: i64 = 0
        for to in range(i64(3)):
            offered[to] = 0.0
            hidden[to] = 0.0
        for slot in range(table.box.market):
            card = cells[MARKET + slot]
            if card >= 0 and (owned | seen) >> card & 1 == 0:
                seen |= bit(card)
                for to in range(i64(3)):
                    offered[to] += strength[to * MOST_CARDS + card]
        for card in range(table.box.cards):
            if cells[TEAL + card] + cells[PINK + card] and (owned | seen) >> card & 1 == 0:
                for to in range(i64(3)):
                    hidden[to] += strength[to * MOST_CARDS + card]

    def possible(self, table: Rocketmen, seat: i64, way: i64, catalogue: Catalogue) -> bool:
        if table.mode.earth_only and catalogue.way_to[way] != EARTH:
            return False
        return not table.is_there(seat, catalogue.way_location[way])

    def weigh_planned(self, table: Rocketmen, seat: i64, catalogue: Catalogue) -> None:
        for way in range(len(catalogue.way_mission)):
            if catalogue.way_mission[way] == self.holdings.plan and self.possible(table, seat, way, catalogue):
                project = self.spare
                self.draft.weigh(project, way, True, self.supplies, self.holdings, catalogue)
                if self.first.mission < 0 or project.rate > self.first.rate:
                    self.spare = self.first
                    self.first = project

    def weigh_others(self, table: Rocketmen, seat: i64, catalogue: Catalogue) -> None:
        """Two projects with different missions and locations, the better one first, unless a mission is planned."""
        holdings = self.holdings
        for way in range(len(catalogue.way_mission)):
            mission = catalogue.way_mission[way]
            if mission == holdings.plan or holdings.loose[mission] == 0:
                continue
            if not self.possible(table, seat, way, catalogue):
                continue
            project = self.spare
            self.draft.weigh(project, way, False, self.supplies, holdings, catalogue)
            alike = project.mission == self.first.mission or project.location == self.first.location
            if holdings.plan < 0 and project.rate > self.first.rate:
                if alike:
                    self.spare = self.first
                else:
                    self.spare = self.second
                    self.second = self.first
                self.first = project
            elif not alike and project.rate > self.second.rate:
                self.spare = self.second
                self.second = project
