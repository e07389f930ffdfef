"""The content of a box as ints: what a table refers to and never copies.  Made from a content pack."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.box import PackBox
from marsbound.packs.pack import Pack

Kind = Literal["ice", "sylvanite", "celerium"]
KINDS: Final[tuple[Kind, ...]] = ("ice", "sylvanite", "celerium")
ICE: Final = 0

# In the order in which they are called, in both editions
CHARACTERS: Final = [
    "recruiter",
    "explorer",
    "scientist",
    "secret-agent",
    "saboteur",
    "femme-fatale",
    "travel-agent",
    "soldier",
    "pilot",
]
RECRUITER: Final = 0
EXPLORER: Final = 1
SOLDIER: Final = 7

# What an event card can do
ALL_PRESENT_TIE: Final = 1
FEWEST_LEAD: Final = 2
NO_NEW_TOKENS: Final = 3
NEIGHBOURS_GAIN: Final = 4
SECOND_MOST_TAKE: Final = 5
EACH_LOSES: Final = 6
NEW_TOKENS_BECOME: Final = 7
MORE_TOKENS: Final = 8
DOCKED_CREWS_LAND: Final = 9
SCATTER: Final = 10
POINTS_PRESENT: Final = 11
POINTS_MOST: Final = 12
NO_EFFECT: Final = 13
PRESENCE_SCALE: Final = 14
MOST_IN: Final = 15
MOST_TOKENS: Final = 16
MOST_LOST: Final = 17
PRESENT_IN_NUMBER: Final = 18
SOLE_MAJORITY: Final = 19
EACH_KIND: Final = 20
PRESENT_IN_ALL: Final = 21
ALWAYS: Final = 22
PER_LOST: Final = 23
PER_ZONE: Final = 24
TAKE_TOKENS: Final = 25
RESCUE: Final = 26
KILL_RIVAL: Final = 27

EFFECTS: Final = [
    "",
    "all-present-tie",
    "fewest-lead",
    "no-new-tokens",
    "neighbours-gain",
    "second-most-take",
    "each-loses",
    "new-tokens-become",
    "more-tokens",
    "docked-crews-land",
    "scatter",
    "points-present",
    "points-most",
    "nothing",
    "presence-scale",
    "most-in",
    "most-tokens",
    "most-lost",
    "present-in-number",
    "sole-majority",
    "each-kind",
    "present-in-all",
    "always",
    "per-lost",
    "per-zone",
    "take-tokens",
    "rescue",
    "kill-rival",
]

DISCOVERY_POINTS: Final = (POINTS_PRESENT, POINTS_MOST)  # those that give points to who is in their zone

# When a card acts
AT_REVEAL: Final = 1
IN_PRODUCTION: Final = 2
AT_THE_END: Final = 3
BEFORE_REVEAL: Final = 4
AFTER_PRODUCTION: Final = 5
MOMENTS: Final = ["none", "reveal", "production", "final", "reveal-start", "production-end"]


class Box(PackBox):
    """Zones, ships and cards by number; masks have a bit for each."""

    def __init__(self) -> None:
        super().__init__()
        self.zone_ids: list[str] = []
        self.borders = vec[i64]()
        self.outer: i64 = 0
        self.inner: i64 = 0
        self.moon: i64 = -1  # the zone that is a moon, if there is one
        self.mars: i64 = 0

        self.ship_ids: list[str] = []
        self.ship_to = vec[i64]()  # -1: unknown destination
        self.ship_capacity = vec[i64]()
        self.all_ships: i64 = 0
        self.known_ships: i64 = 0

        self.card_ids: list[str] = []
        self.card_names: list[str] = []  # without the number that tells copies apart
        self.discoveries: i64 = 0
        self.missions: i64 = 0
        self.actions: i64 = 0
        self.dealt: i64 = 0  # the cards dealt from at setup, as the edition has it
        self.hand: i64 = 0  # how many are dealt to each
        self.effect = vec[i64]()
        self.moment = vec[i64]()
        self.amount = vec[i64]()  # how many, or how many points
        self.count = vec[i64]()  # how many zones are needed; the most points
        self.kind = vec[i64]()
        self.zones = vec[i64]()
        self.shared = vec[i64]()  # points for most: whether tied players share; second most: whether one alone takes
        self.scale: list[list[int]] = []

        self.values = vec[i64]()
        self.resources = vec[i64]()
        self.tokens = vec[i64]()
        self.destinations: i64 = 0
        self.astronauts: i64 = 0
        self.ice_monopoly: i64 = 0
        self.number = vec[i64]()
        self.places = vec[i64]()
        self.moves = vec[i64]()

    def touch(self, one: i64, other: i64) -> bool:
        return self.borders[one] >> other & 1 == 1

    def is_outer(self, zone: i64) -> bool:
        return self.outer >> zone & 1 == 1


def unpacked(pack: Pack) -> Box:
    """A checked pack as a box."""
    box = Box()
    zones = fields_of(pack, "zone")
    for zone in zones:
        box.zone_ids.append(zone["id"])
    for at, zone in enumerate(zones):
        box.borders = append(box.borders, zone_mask(box, zone["touches"]))
        side = str(zone["side"])
        if side == "outer":
            box.outer |= bit(at)
        elif side == "inner":
            box.inner |= bit(at)
        else:
            box.moon = at
    box.mars = box.outer | box.inner
    for at, ship in enumerate(fields_of(pack, "ship")):
        box.ship_ids.append(ship["id"])
        to = -1 if ship["to"] == "unknown" else box.zone_ids.index(ship["to"])
        box.ship_to = append(box.ship_to, to)
        box.ship_capacity = append(box.ship_capacity, int(ship["capacity"]))
        box.all_ships |= bit(at)
        if to >= 0:
            box.known_ships |= bit(at)
    box.discoveries = add_cards(box, fields_of(pack, "discovery"))
    box.missions = add_cards(box, fields_of(pack, "mission"))
    box.actions = add_cards(box, fields_of(pack, "action"))
    tokens = fields_of(pack, "tokens")[0]
    for kind in KINDS:
        box.values = append(box.values, int(tokens["values"][kind]))
        box.resources = append(box.resources, int(tokens["resources"][kind]))
        box.tokens = append(box.tokens, int(tokens["points"][kind]))
    box.destinations = int(tokens["destinations-per-zone"])
    box.astronauts = int(tokens["astronauts"])
    box.ice_monopoly = int(tokens["ice-monopoly"])
    for character in fields_of(pack, "character"):
        box.number = append(box.number, int(character["number"]))
        box.places = append(box.places, int(character["places"]))
        box.moves = append(box.moves, int(character.get("moves", 0)))
    return box


def fields_of(pack: Pack, section: str) -> list[Mapping[str, Any]]:
    return [entry.fields for entry in pack.entries(section)]


def zone_mask(box: Box, ids: Sequence[str]) -> i64:
    mask: i64 = 0
    for each in ids:
        mask |= bit(box.zone_ids.index(each))
    return mask


def add_cards(box: Box, entries: Sequence[Mapping[str, Any]]) -> i64:
    """Add the cards of one section, each of its copies; the mask of all of them."""
    mask: i64 = 0
    for entry in entries:
        copies = int(entry.get("copies", 1))
        for copy in range(copies):
            mask |= bit(len(box.card_ids))
            name = str(entry["id"])
            box.card_names.append(name)
            box.card_ids.append(name if copies == 1 else f"{name}.{copy + 1}")
            add_effect(box, entry)
    return mask


def add_effect(box: Box, entry: Mapping[str, Any]) -> None:
    points = entry.get("points", 0)
    scale = [int(each) for each in points] if isinstance(points, tuple) else [int(points)]
    box.effect = append(box.effect, EFFECTS.index(entry["effect"]))
    box.moment = append(box.moment, MOMENTS.index(entry.get("moment", "none")))
    box.amount = append(box.amount, int(entry.get("amount", scale[0])))
    box.count = append(box.count, int(entry.get("count", entry.get("at-most", 0))))
    box.kind = append(box.kind, KINDS.index(entry["kind"]) if "kind" in entry else 0)
    box.zones = append(box.zones, zone_mask(box, entry.get("zones", [])))
    shared = entry.get("ties") == "shared" or entry.get("alone") == "take"
    box.shared = append(box.shared, 1 if shared else 0)
    box.scale.append(scale)
