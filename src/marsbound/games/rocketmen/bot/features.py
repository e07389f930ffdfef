"""What can be measured of a player's position in Rocketmen, as numbers of about the same size.

They are taken between two turns.  Cards count by what they give and do, never by their names: so packs may differ.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.numbers import Seat
from marsbound.games.rocketmen.bot import feature_rows as row
from marsbound.games.rocketmen.bot.card_values import CardValues
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.flight_forecast import Flight
from marsbound.games.rocketmen.bot.project import Project
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import LEVELS, NUMBER_OF_COMPONENTS, NUMBER_OF_DESTINATIONS
from marsbound.games.rocketmen.rules.drawing import cards_to_deal
from marsbound.games.rocketmen.rules.layout import LOCATIONS, MOST_CARDS, NUMBER_OF_ACHIEVEMENTS, OBJECTIVES_A_SEAT
from marsbound.games.rocketmen.rules.scoring import goals_fulfilled, total
from marsbound.games.rocketmen.rules.table import RIVAL, Rocketmen

USUAL_GOAL: Final = 20  # points, where the game doesn't end by points


class Features:
    """Read for one player after the other; the buffer stays."""

    def __init__(self, params: RolloutParams, worth: CardValues) -> None:
        self.worth = worth
        self.flight = Flight(params)
        self.found = vec[float]([0.0] * row.FEATURES)

    def read(self, table: Rocketmen, seat: Seat) -> None:
        found = self.found
        for at in range(i64(row.FEATURES)):
            found[at] = 0.0
        catalogue = self.worth.look(table, seat)
        self.read_phase(table, seat)
        self.read_points(table, seat)
        self.read_cards(table, seat, catalogue)
        self.read_projects(table, seat)
        self.read_places(table)
        if table.solo:
            self.read_rival(table)

    def read_phase(self, table: Rocketmen, seat: Seat) -> None:
        """How far the game is, for oneself and for the best of the others."""
        found = self.found
        assets = self.worth.projects.assets
        rival: i64 = 0
        for other in range(table.seats()):
            if other != seat:
                rival = max(rival, table.score(other))
        goal = float(table.mode.goal if table.mode.goal else i64(USUAL_GOAL))
        hazards: i64 = 0
        for slot in range(table.box.market):
            card = table.market(slot)
            if card >= 0 and table.box.hazards >> card & 1:
                hazards += 1
        found[row.ALWAYS_ONE] = 1.0
        found[row.TURNS_LEFT] = assets.turns_left / 10.0
        found[row.ROUND] = float(table.round) / 10.0
        found[row.SCORE] = float(table.score(seat)) / goal
        found[row.BEST_RIVAL] = float(rival) / goal
        found[row.ENDING] = float(table.ending)
        found[row.LAST_TURN] = 1.0 if assets.turns_left < 0.5 else 0.0
        found[row.TWO_PLAY] = 1.0 if table.players == 2 else 0.0
        found[row.THREE_PLAY] = 1.0 if table.players == 3 else 0.0
        found[row.MISSIONS_LEFT] = float(assets.missions_left) / 6.0
        found[row.CARDS_TO_DEAL] = float(cards_to_deal(table)) / 40.0
        found[row.HAZARDS_ON_SALE] = float(hazards) / 3.0

    def read_points(self, table: Rocketmen, seat: Seat) -> None:
        found = self.found
        points = float(total(table, seat))
        goals: i64 = 0
        for which in range(i64(OBJECTIVES_A_SEAT)):
            objective = table.objectives(seat, which)
            if objective >= 0:
                goals = max(goals, goals_fulfilled(table, seat, objective))
        found[row.POINTS] = points / 10.0
        found[row.POINTS_NOT_SCORED] = (points - float(table.score(seat))) / 5.0
        found[row.POINTS_BY_TIME] = points * min(1.0, max(0.0, self.worth.projects.assets.turns_left / 8.0)) / 10.0
        found[row.GOALS] = float(goals) / 2.0
        for kind in range(i64(NUMBER_OF_ACHIEVEMENTS)):
            found[row.MARKERS + kind] = float(table.won(seat, kind)) / 2.0

    def read_cards(self, table: Rocketmen, seat: Seat, catalogue: Catalogue) -> None:
        found = self.found
        box = table.box
        assets = self.worth.projects.assets
        for card in range(box.cards):
            pad = assets.pad[card]
            every = pad + assets.loose[card]
            if every:
                self.add_components(row.OWNED_GIVE, card, float(every) / 5.0, catalogue)
                effect = box.effect[card]
                if effect:
                    found[row.EFFECTS_OWNED + effect - 1] += float(every) / 2.0
            if assets.hand[card]:
                number = float(assets.hand[card]) / 3.0
                self.add_components(row.HAND_GIVES, card, number, catalogue)
                if box.missions >> card & 1:
                    found[row.MISSIONS_IN_HAND] += number
                if self.worth.wanted(card):
                    found[row.WANTED_IN_HAND] += number
            if pad:
                number = float(pad) / 5.0
                found[row.ON_PAD] += number
                found[row.PAD_ROCKETS] += float(catalogue.rockets[card]) * number
                for to in range(i64(NUMBER_OF_DESTINATIONS)):
                    found[row.PAD_STRENGTH + to] += catalogue.strength[to * MOST_CARDS + card] * number
                if box.permanent >> card & 1:
                    found[row.PAD_PERMANENT] += number
                found[row.PAD_MONEY] += float(catalogue.money[card]) / 10.0 * number
        found[row.OWNED] = float(assets.size) / 20.0
        found[row.CYCLE] = assets.cycle / 3.0
        found[row.INCOME] = assets.income / 100.0
        found[row.FULL_INCOME] = assets.full_income / 100.0
        found[row.IN_HAND] = float(table.hand_size(seat)) / 6.0

    def add_components(self, at: i64, card: i64, number: float, catalogue: Catalogue) -> None:
        """Money in tens, then computers, composites, biotech, science and rocket points."""
        found = self.found
        gives = catalogue.box.gives
        first = card * NUMBER_OF_COMPONENTS
        found[at] += float(gives[first]) / 10.0 * number
        for component in range(i64(1), i64(NUMBER_OF_COMPONENTS)):
            found[at + component] += float(gives[first + component]) * number

    def read_projects(self, table: Rocketmen, seat: Seat) -> None:
        """The mission aimed at and the one after it; of a mission planned, what a launch would promise at once."""
        found = self.found
        projects = self.worth.projects
        assets = projects.assets
        first = projects.first
        self.read_project(first, row.AIM)
        self.read_project(projects.second, row.NEXT)
        if first.mission < 0:
            return
        found[row.AIM_COST] = first.cost / 100.0
        found[row.ROCKETS_MISSING] = float(first.rockets_missing) / 5.0
        found[row.FIELDS_MISSING] = float(first.fields_missing) / 3.0
        if assets.plan < 0:
            found[row.PAD_UNPLANNED] = found[row.PAD_ROCKETS]
            return
        found[row.PLANNED] = 1.0
        if table.rocket_points(seat) >= table.box.location_rockets[first.location]:
            self.flight.future = 1.0
            promised = self.flight.before(table, seat, first.to, first.worth, 0.0)
            found[row.LAUNCH] = promised / 5.0
            found[row.LAUNCH_ODDS] = promised / max(first.worth, 0.1)

    def read_project(self, project: Project, at: i64) -> None:
        if project.mission < 0:
            return
        found = self.found
        left = self.worth.projects.assets.turns_left
        in_time = min(1.0, max(0.0, (left + 1.0 - project.turns) / 2.0))
        found[at + row.IS_THERE] = 1.0
        found[at + row.WORTH] = project.worth / 5.0
        found[at + row.ODDS] = project.odds
        found[at + row.TURNS] = project.turns / 5.0
        found[at + row.PROMISE] = project.odds * project.worth * in_time / 5.0
        found[at + row.RATE] = project.rate / 2.0

    def read_places(self, table: Rocketmen) -> None:
        """What the three best places still open are worth, and all of each destination together."""
        found = self.found
        worth = self.worth.projects.assets.location_worth
        for location in range(i64(LOCATIONS)):
            value = worth[location] / 10.0
            found[row.PLACES_OF + table.box.location_to[location]] += value / 2.0
            for place in range(i64(row.PLACES), i64(row.PLACES_OF)):
                if value > found[place]:
                    other = found[place]
                    found[place] = value
                    value = other

    def read_rival(self, table: Rocketmen) -> None:
        """The solo game's."""
        found = self.found
        found[row.RIVAL_MISSIONS] = float(table.missions(RIVAL)) / 6.0
        if table.rival_to >= 0:
            found[row.RIVAL_FIELDS] = float(table.box.distance[table.rival_to] - table.rival_field) / 10.0
        found[row.EASY] = 1.0 if table.mode.level == 0 else 0.0
        found[row.HARD] = 1.0 if table.mode.level == len(LEVELS) - 1 else 0.0
