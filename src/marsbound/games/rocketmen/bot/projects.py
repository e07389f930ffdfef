"""What a player of Rocketmen could aim at: the mission that promises most a turn, and the one after it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot.assets import Assets
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.project import Draft, Project, Supplies
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import EARTH, FREE_MISSION, NUMBER_OF_DESTINATIONS
from marsbound.games.rocketmen.rules.layout import LOCATIONS, MOST_CARDS
from marsbound.games.rocketmen.rules.table import Rocketmen

IN_HAND: Final = 100.0  # a mission card in hand comes before any other


class Projects:
    """All of them are weighed; a mission that is planned comes first, the best of the others second."""

    def __init__(self, params: RolloutParams) -> None:
        self.params = params
        self.assets = Assets(params)
        self.supplies = Supplies()
        self.draft = Draft(params)
        self.first = Project()
        self.second = Project()
        self.spare = Project()
        # by location: which mission card would go there
        self.way_there = vec[i64]([0] * LOCATIONS)
        self.liking_there = vec[float]([0.0] * LOCATIONS)
        self.number_of_kind = vec[i64]([0] * LOCATIONS)  # mission cards of each kind; there are fewer kinds than places

    def find(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> None:
        assets = self.assets
        supplies = self.supplies
        assets.read(table, seat, catalogue)
        self.first.clear()
        self.second.clear()
        if assets.missions_left <= 0:
            return
        supplies.plan_fee = 0.0 if table.variant(FREE_MISSION) else float(table.box.placing)
        self.look_at_market(table, catalogue)
        supplies.lay_out(assets, catalogue, True)
        if assets.plan >= 0:
            self.weigh_planned(table, seat, catalogue)
            supplies.lay_out(assets, catalogue, False)
        if assets.plan < 0 or assets.missions_left > 1:
            self.weigh_others(table, seat, catalogue)

    def look_at_market(self, table: Rocketmen, catalogue: Catalogue) -> None:
        """How many fields could be bought: cards that one doesn't own yet."""
        owned = self.assets.owned
        offered = self.supplies.offered
        hidden = self.supplies.hidden
        strength = catalogue.strength
        seen: i64 = 0
        for to in range(i64(NUMBER_OF_DESTINATIONS)):
            offered[to] = 0.0
            hidden[to] = 0.0
        for slot in range(table.box.market):
            card = table.market(slot)
            if card >= 0 and (owned | seen) >> card & 1 == 0:
                seen |= bit(card)
                for to in range(i64(NUMBER_OF_DESTINATIONS)):
                    offered[to] += strength[to * MOST_CARDS + card]
        for card in range(table.box.cards):
            if table.teal(card) + table.pink(card) and (owned | seen) >> card & 1 == 0:
                for to in range(i64(NUMBER_OF_DESTINATIONS)):
                    hidden[to] += strength[to * MOST_CARDS + card]

    def possible(self, table: Rocketmen, seat: Seat, way: i64, catalogue: Catalogue) -> bool:
        if table.mode.earth_only and catalogue.way_to[way] != EARTH:
            return False
        return not table.is_there(seat, catalogue.way_location[way])

    def weigh_planned(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> None:
        for way in range(len(catalogue.way_mission)):
            if catalogue.way_mission[way] == self.assets.plan and self.possible(table, seat, way, catalogue):
                project = self.spare
                self.draft.weigh(project, way, True, -1.0, self.supplies, self.assets, catalogue)
                if self.first.mission < 0 or project.rate > self.first.rate:
                    self.spare = self.first
                    self.first = project

    def weigh_others(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> None:
        """Two projects with different missions and locations, the better one first, unless a mission is planned."""
        assets = self.assets
        self.choose_missions(catalogue)
        for location in range(i64(LOCATIONS)):
            way = self.way_there[location]
            if way < 0 or not self.possible(table, seat, way, catalogue):
                continue
            project = self.spare
            first = self.first
            enough = self.second.rate
            self.draft.weigh(project, way, False, enough, self.supplies, assets, catalogue)
            if project.rate <= enough:
                continue
            alike = self.one_mission(project, first, catalogue)
            if assets.plan < 0 and project.rate > first.rate:
                if alike:
                    self.spare = first
                else:
                    self.spare = self.second
                    self.second = first
                self.first = project
            elif not alike:
                self.spare = self.second
                self.second = project

    def one_mission(self, project: Project, other: Project, catalogue: Catalogue) -> bool:
        """Whether there is only one mission card for both."""
        if other.mission < 0 or other.mission == self.assets.plan:
            return False
        kind = catalogue.box.mission_kind[project.mission]
        return kind == catalogue.box.mission_kind[other.mission] and self.number_of_kind[kind] < 2

    def choose_missions(self, catalogue: Catalogue) -> None:
        """Of the mission cards that could go to a location the one in hand, and of those the least useful otherwise."""
        assets = self.assets
        for location in range(i64(LOCATIONS)):
            self.way_there[location] = -1
            self.number_of_kind[location] = 0
        last: i64 = -1
        for way in range(len(catalogue.way_mission)):
            mission = catalogue.way_mission[way]
            if mission == assets.plan or assets.loose[mission] == 0:
                continue
            if mission != last:
                last = mission
                self.number_of_kind[catalogue.box.mission_kind[mission]] += 1
            location = catalogue.way_location[way]
            liking = assets.achievement_worth(catalogue.box.mission_wins[mission]) - catalogue.otherwise[mission]
            if assets.hand[mission]:
                liking += IN_HAND
            if self.way_there[location] < 0 or liking > self.liking_there[location]:
                self.way_there[location] = way
                self.liking_there[location] = liking
