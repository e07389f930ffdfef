"""The content of the box as ints: what a table refers to and never copies.  Made from a content pack.

Cards of one name are alike, so a card is known by its number here: twelve missions first, then resources, engines,
hazards.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.box import PackBox
from marsbound.games.rocketmen.rules.chances import chances
from marsbound.games.rocketmen.rules.layout import LOCATIONS, SUCCESS_VALUES
from marsbound.packs.pack import Pack

Component = Literal["money", "computers", "composites", "biotech", "science", "rockets"]
COMPONENTS: Final[tuple[Component, ...]] = ("money", "computers", "composites", "biotech", "science", "rockets")
Cost = Literal["money", "computers", "composites", "biotech", "any"]
COSTS: Final[tuple[Cost, ...]] = ("money", "computers", "composites", "biotech", "any")
MONEY: Final = 0
COMPUTERS: Final = 1
COMPOSITES: Final = 2
BIOTECH: Final = 3
SCIENCE: Final = 4
ROCKETS: Final = 5
ANY: Final = 4  # in a cost, in the place that science has in what a card gives

Destination = Literal["earth", "moon", "mars"]
DESTINATIONS: Final[tuple[Destination, ...]] = ("earth", "moon", "mars")
EARTH: Final = 0
Achievement = Literal["money", "science", "rocket", "hand"]
ACHIEVEMENTS: Final[tuple[Achievement, ...]] = ("money", "science", "rocket", "hand")
LEVELS: Final = ["easy", "normal", "hard"]

MISSION_CARD: Final = 0
RESOURCE_CARD: Final = 1
ENGINE_CARD: Final = 2
HAZARD_CARD: Final = 3

# What a resource can do
NO_EFFECT: Final = 0
REORDER: Final = 1
FREE_PLACEMENT: Final = 2
TAKE_HAZARD: Final = 3
SCRAP_AND_DRAW: Final = 4
CYCLE_HAND: Final = 5
MONEY_PER_MISSION: Final = 6
ZERO_BECOMES: Final = 7
ADVANCE: Final = 8
LATE_ADVANCE: Final = 9
CHOOSE_FIRST: Final = 10
COPY: Final = 11
STORE: Final = 12
REDRAW: Final = 13
TAKE_BACK: Final = 14
DRAW: Final = 15
EFFECTS: Final = [
    "none",
    "reorder",
    "free-placement",
    "take-hazard",
    "scrap-and-draw",
    "cycle-hand",
    "money-per-mission",
    "zero-becomes",
    "advance",
    "late-advance",
    "choose-first",
    "copy",
    "store",
    "redraw",
    "take-back",
    "draw",
]

# What a variant does
MOST_COMPONENT: Final = 0
MOST_ROCKETS: Final = 1
MOST_HAZARDS: Final = 2
ALL_DESTINATIONS: Final = 3
TWO_ENGINES: Final = 4
FREE_MISSION: Final = 5
KEEP_ONE_AFTER_FAILURE: Final = 6
MARKET_END: Final = 7
VARIANTS: Final = [
    "most-component",
    "most-rockets",
    "most-hazards",
    "all-destinations",
    "two-engines",
    "free-mission",
    "keep-one-after-failure",
    "market-end",
]

# How many numbers the box keeps of each thing
NUMBER_OF_COMPONENTS: Final = 6
NUMBER_OF_COSTS: Final = 5
NUMBER_OF_DESTINATIONS: Final = 3
NUMBER_OF_LEVELS: Final = 3
RANKS: Final = 4  # places at a location, by order of arrival
GOALS_AN_OBJECTIVE: Final = 2
PLAYER_NUMBERS: Final = 5  # one to four players; the first place stays empty
MARKER_MONEY: Final = 20  # what the marker of the money achievement pays


class Box(PackBox):
    """Cards, locations and tables of numbers; masks have a bit for each."""

    def __init__(self) -> None:  # noqa: PLR0915
        super().__init__()
        self.ids: list[str] = []
        self.cards: i64 = 0
        self.type = vec[i64]()
        self.gives = vec[i64]()  # by card and component
        self.costs = vec[i64]()  # by card and cost
        self.effect = vec[i64]()
        self.amount = vec[i64]()  # the number an effect has
        self.most = vec[i64]()
        self.hazard = vec[i64]()  # the hazard card that an effect takes
        self.permanent: i64 = 0
        self.usable: i64 = 0  # cards with an effect from the hand
        self.when_paying: i64 = 0  # cards with an effect when they pay
        self.on_pad: i64 = 0  # cards that may lie on a launch pad
        self.yard: i64 = -1  # the card that stores others
        self.copier: i64 = -1  # the card that copies others
        self.contract: i64 = -1  # the card that is worth more with every mission
        self.engines: i64 = 0
        self.first_engine: i64 = 0
        self.hazards: i64 = 0
        self.least_price: i64 = 0  # the money that the cheapest card one can buy costs
        self.least_rockets: i64 = 0  # the rocket points that the nearest location needs
        self.missions: i64 = 0
        self.resources: i64 = 0

        self.mission_kind = vec[i64]()
        self.mission_to = vec[i64]()  # a bit for each destination
        self.mission_wins = vec[i64]()  # the achievement

        self.teal = vec[i64]()  # copies in the teal deck, by card and number of players
        self.pink = vec[i64]()
        self.marked = vec[i64]()  # hazards of the marked kind, by card
        self.engine_copies = vec[i64]()  # five numbers for each pile: by players, as of teal and pink cards
        self.hazard_points: i64 = 2

        self.location_ids: list[str] = []
        self.location_kinds: list[str] = []
        self.location_to = vec[i64]()
        self.location_kind = vec[i64]()
        self.location_rockets = vec[i64]()
        self.location_points = vec[i64]()  # by location and order of arrival
        self.places = vec[i64]([-1] * (len(DESTINATIONS) * LOCATIONS))  # locations by destination and kind

        self.distance = vec[i64]()
        self.draws = vec[i64]()
        self.helped_by = vec[i64]()
        self.surcharge_from = vec[i64]()
        self.surcharge = vec[i64]()
        self.success = vec[i64]()  # how many success cards, by value
        self.chances: list[list[float]] = []  # by destination: of success cards alone, by how far the rocket has come

        self.objective_ids: list[str] = []
        self.goals = vec[i64]()  # two an objective: a location, 12 for the Moon token, 13 for the Mars token
        self.goal_points = vec[i64]()  # by objective: for one goal, for both
        self.solo_objectives: i64 = 0
        self.variant_ids: list[str] = []
        self.variant_effect = vec[i64]()
        self.variant_component = vec[i64]()
        self.variant_points = vec[i64]()
        self.solo_ids: list[str] = []
        self.solo_to = vec[i64]()  # by card and level
        self.solo_field = vec[i64]()
        self.solo_kind = vec[i64]()
        self.solo_steps = vec[i64]()

        self.hand: i64 = 0
        self.placing: i64 = 0
        self.markers: i64 = 0
        self.market: i64 = 0
        self.stalled: i64 = 0
        self.end = vec[i64]()  # by number of players

    def cost(self, card: i64, component: i64) -> i64:
        at = card * NUMBER_OF_COSTS + component
        return self.costs[at]

    def location(self, destination: i64, kind: i64) -> i64:
        """The place of a kind at a destination, -1 if there is none."""
        at = destination * LOCATIONS + kind
        return self.places[at]


def unpacked(pack: Pack) -> Box:
    """A checked pack as a box."""
    box = Box()
    add_board(box, pack)
    for entry in fields_of(pack, "mission"):
        card = add_card(box, entry, MISSION_CARD)
        box.missions |= bit(card)
        box.mission_kind = append(box.mission_kind, box.location_kinds.index(entry["kind"]))
        to: i64 = 0
        for each in entry["destinations"]:
            to |= bit(DESTINATIONS.index(each))
        box.mission_to = append(box.mission_to, to)
        box.mission_wins = append(box.mission_wins, ACHIEVEMENTS.index(entry["achievement"]))
    hazards = [str(entry["id"]) for entry in fields_of(pack, "hazard")]
    first_hazard = 12 + len(fields_of(pack, "resource")) + len(fields_of(pack, "engine"))
    for entry in fields_of(pack, "resource"):
        add_resource(box, entry, first_hazard, hazards)
    for entry in fields_of(pack, "engine"):
        card = add_card(box, entry, ENGINE_CARD)
        if box.engines == 0:
            box.first_engine = card
        box.engines |= bit(card)
        for players in range(5):
            copies = copies_with(entry["marks"], players) if "marks" in entry else int(entry["copies"])
            box.engine_copies = append(box.engine_copies, copies)
    for entry in fields_of(pack, "hazard"):
        card = add_card(box, entry, HAZARD_CARD)
        box.hazards |= bit(card)
        box.hazard_points = int(entry["points"])
        box.marked[card] = int(entry["marked"])
        add_copies(box, card, entry["marks"], False)
    box.cards = len(box.ids)
    box.least_price = min(int(box.cost(card, MONEY)) for card in range(len(box.ids)) if box.missions >> card & 1 == 0)
    add_small_cards(box, pack)
    return box


def fields_of(pack: Pack, section: str) -> list[Mapping[str, Any]]:
    return [entry.fields for entry in pack.entries(section)]


def add_card(box: Box, entry: Mapping[str, Any], type_of_card: int) -> i64:
    card = len(box.ids)
    box.ids.append(str(entry["id"]))
    box.type = append(box.type, type_of_card)
    gives = entry.get("components", {})
    for component in COMPONENTS:
        box.gives = append(box.gives, int(gives.get(component, 0)))
    cost = entry.get("cost", {})
    for kind in COSTS:
        box.costs = append(box.costs, int(cost.get(kind, 0)))
    if any(gives.get(component, 0) for component in COMPONENTS[1:]):
        box.on_pad |= bit(card)
    box.effect = append(box.effect, NO_EFFECT)
    box.amount = append(box.amount, 0)
    box.most = append(box.most, 0)
    box.hazard = append(box.hazard, -1)
    box.marked = append(box.marked, 0)
    for _players in range(5):
        box.teal = append(box.teal, 0)
        box.pink = append(box.pink, 0)
    return card


def add_resource(box: Box, entry: Mapping[str, Any], first_hazard: int, hazards: list[str]) -> None:
    card = add_card(box, entry, RESOURCE_CARD)
    box.resources |= bit(card)
    box.effect[card] = EFFECTS.index(entry["effect"])
    box.amount[card] = int(entry.get("number", entry.get("value", entry.get("each", 0))))
    box.most[card] = int(entry.get("at-most", 0))
    if "hazard" in entry:
        box.hazard[card] = first_hazard + hazards.index(entry["hazard"])
    if entry.get("permanent", False):
        box.permanent |= bit(card)
    if box.effect[card] in (TAKE_HAZARD, SCRAP_AND_DRAW, CYCLE_HAND, TAKE_BACK):
        box.usable |= bit(card)
    if box.effect[card] in (DRAW, FREE_PLACEMENT):
        box.when_paying |= bit(card)
    if box.effect[card] == STORE:
        box.yard = card
    if box.effect[card] == MONEY_PER_MISSION:
        box.contract = card
    if box.effect[card] == COPY:
        box.copier = card
    add_copies(box, card, entry["marks"], entry["deck"] == "teal")


def copies_with(marks: Any, players: int) -> int:
    """A mark says from how many players on a copy is used; one player plays with what two do."""
    return sum(1 for mark in marks if int(mark) <= max(players, 2))


def add_copies(box: Box, card: i64, marks: Any, teal: bool) -> None:
    for players in range(1, PLAYER_NUMBERS):
        copies = copies_with(marks, players)
        if teal:
            box.teal[card * PLAYER_NUMBERS + players] = copies
        else:
            box.pink[card * PLAYER_NUMBERS + players] = copies


def add_board(box: Box, pack: Pack) -> None:
    for entry in fields_of(pack, "destination"):
        box.distance = append(box.distance, int(entry["distance"]))
        box.draws = append(box.draws, int(entry["draws"]))
        box.helped_by = append(box.helped_by, COMPONENTS.index(entry["helped-by"]))
    for entry in fields_of(pack, "location"):
        kind = str(entry["kind"])
        if kind not in box.location_kinds:
            box.location_kinds.append(kind)
        place = DESTINATIONS.index(entry["destination"]) * LOCATIONS + box.location_kinds.index(kind)
        box.places[place] = len(box.location_ids)
        box.location_ids.append(str(entry["id"]))
        box.location_to = append(box.location_to, DESTINATIONS.index(entry["destination"]))
        box.location_kind = append(box.location_kind, box.location_kinds.index(kind))
        box.location_rockets = append(box.location_rockets, int(entry["rockets"]))
        for points in entry["points"]:
            box.location_points = append(box.location_points, int(points))
    box.least_rockets = min(int(entry["rockets"]) for entry in fields_of(pack, "location"))
    for entry in sorted(fields_of(pack, "surcharge"), key=lambda fields: int(fields["from"])):
        box.surcharge_from = append(box.surcharge_from, int(entry["from"]))
        box.surcharge = append(box.surcharge, int(entry["money"]))
    success = [0] * SUCCESS_VALUES
    for entry in fields_of(pack, "success"):
        success[int(entry["value"])] += int(entry["copies"])
    for copies in success:
        box.success = append(box.success, copies)
    for destination in range(len(DESTINATIONS)):
        box.chances.append(chances(success, int(box.draws[destination]), int(box.distance[destination])))
    numbers = fields_of(pack, "numbers")[0]
    box.hand = int(numbers["hand"])
    box.placing = int(numbers["placing"])
    box.markers = int(numbers["markers"])
    box.market = int(numbers["market"])
    box.stalled = int(numbers["stalled-rounds"])
    for points in (0, 0, int(numbers["end-2"]), int(numbers["end-3"]), int(numbers["end-4"])):
        box.end = append(box.end, points)


def add_small_cards(box: Box, pack: Pack) -> None:
    for at, entry in enumerate(fields_of(pack, "objective")):
        box.objective_ids.append(str(entry["id"]))
        for goal in entry["goals"]:
            box.goals = append(box.goals, goal_number(box, str(goal)))
        box.goal_points = append(box.goal_points, int(entry["one"]))
        box.goal_points = append(box.goal_points, int(entry["both"]))
        if entry["solo"]:
            box.solo_objectives |= bit(at)
    for entry in fields_of(pack, "variant"):
        box.variant_ids.append(str(entry["id"]))
        box.variant_effect = append(box.variant_effect, VARIANTS.index(entry["effect"]))
        most = str(entry.get("component", "money"))
        box.variant_component = append(box.variant_component, COMPONENTS.index(most))
        box.variant_points = append(box.variant_points, int(entry.get("points", 0)))
    for entry in fields_of(pack, "solo-card"):
        box.solo_ids.append(str(entry["id"]))
        box.solo_kind = append(box.solo_kind, box.location_kinds.index(entry["location"]))
        for level in LEVELS:
            box.solo_to = append(box.solo_to, DESTINATIONS.index(entry[f"{level}-to"]))
            box.solo_field = append(box.solo_field, int(entry[f"{level}-field"]))
            box.solo_steps = append(box.solo_steps, int(entry[f"{level}-steps"]))


MOON_TOKEN: Final = 12
MARS_TOKEN: Final = 13
GOAL_TOKENS: Final = ("moon-token", "mars-token")  # the goals after the locations


def goal_number(box: Box, goal: str) -> int:
    if goal in GOAL_TOKENS:
        return LOCATIONS + GOAL_TOKENS.index(goal)
    return box.location_ids.index(goal)
