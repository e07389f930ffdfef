"""The format of packs for Mission: Red Planet, both editions."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from marsbound.core.phrase import said
from marsbound.games.red_planet.pack.checks import (
    borders_are_mutual,
    cards,
    destination_tokens,
    enough_bonus_cards,
    enough_missions,
    enough_resources,
    known_ships_for_every_dock,
    map_in_one_piece,
    not_too_many_cards,
    ships_for_every_dock,
    sides_in_order,
    total,
    wholly,
)
from marsbound.packs.format import Count, Effect, Field, Format, Section
from marsbound.packs.kinds import Counts, Number, Numbers, OneOf, Problem, Reference, References, having_numbers
from marsbound.packs.mistakes import named
from marsbound.packs.pack import Value

KINDS: Final = ("ice", "sylvanite", "celerium")
CHARACTERS: Final = (
    "recruiter",
    "explorer",
    "scientist",
    "secret-agent",
    "saboteur",
    "femme-fatale",
    "travel-agent",
    "soldier",
    "pilot",
)
"""In calling order: what they are is written in the rules, only their numbers are content."""

SECOND_SIDES: Final = {
    "outer": (
        "vastitas-borealis",
        "ausonia",
        "mare-serpentis",
        "sinus-sabaeus",
        "mare-tyrrhenum",
        "tritonis-sinus",
        "hellas",
    ),
    "inner": ("valles-marineris", "syrtis-major"),
    "moon": ("phobos",),
}
FIRST_SIDES: Final = {
    "outer": (
        "vastitas-borealis",
        "arabia",
        "sinus-sabaeus",
        "mare-serpentis",
        "hellas",
        "ausonia",
        "syrtis-major",
    ),
    "inner": ("valles-marineris", "mare-tyrrhenum", "tritonis-sinus"),
}

FEW: Final = Number(1, 9)
POINTS: Final = Number(0, 50)
ZONES: Final = Field("zones", References("zone"))
KIND: Final = Field("kind", OneOf(KINDS))
AMOUNT: Final = Field("amount", FEW)
GAIN_OR_LOSS: Final = Field("amount", Number(-50, 50))
REWARD: Final = Field("points", POINTS)
COPIES: Final = Field("copies", Number(1, 20), default=1)


def _as_many_points_as_zones(fields: Mapping[str, Value]) -> Iterator[Problem]:
    zones, points = fields["zones"], fields["points"]
    assert isinstance(zones, tuple)
    assert isinstance(points, tuple)
    if len(zones) != len(points):
        wanted = said("wanted-points-for-zones", "expected {number}, one for each number of zones", number=len(zones))
        yield having_numbers("points", len(points)), wanted


def _no_more_than_its_zones(fields: Mapping[str, Value]) -> Iterator[Problem]:
    zones, count = fields["zones"], fields["count"]
    assert isinstance(zones, tuple)
    assert isinstance(count, int)
    if count > len(zones):
        words = "expected at most {most}, the number of its zones"
        yield named("count", count), said("wanted-number-of-zones", words, most=len(zones))


COUNT: Final = Field("count", Number(1, 10))

DISCOVERIES: Final = (
    Effect("all-present-tie", moments=("production",)),
    Effect("fewest-lead", moments=("production",)),
    Effect("no-new-tokens", moments=("production",)),
    Effect("neighbours-gain", (AMOUNT,), ("production",)),
    Effect("second-most-take", (Field("alone", OneOf(("stay", "take"))),), ("production",)),
    Effect("new-tokens-become", (KIND,), ("production",)),
    Effect("more-tokens", (AMOUNT,), ("production",)),
    Effect("each-loses", (AMOUNT,), ("reveal",)),
    Effect("docked-crews-land", moments=("reveal",)),
    Effect("scatter", moments=("reveal",)),
    Effect("points-present", (GAIN_OR_LOSS,), ("final",)),
    Effect("points-most", (GAIN_OR_LOSS, Field("ties", OneOf(("full", "shared")))), ("final",)),
    Effect("nothing", moments=("none",)),
)

MISSIONS: Final = (
    Effect("presence-scale", (ZONES, Field("points", Numbers(POINTS))), fits=_as_many_points_as_zones),
    Effect("most-in", (ZONES, REWARD)),
    Effect("most-tokens", (KIND, REWARD)),
    Effect("most-lost", (REWARD,)),
    Effect("present-in-number", (ZONES, COUNT, REWARD), fits=_no_more_than_its_zones),
    Effect("present-in-all", (ZONES, REWARD)),
    Effect("sole-majority", (ZONES, COUNT, REWARD), fits=_no_more_than_its_zones),
    Effect("each-kind", (REWARD,)),
    Effect("always", (REWARD,)),
    Effect("per-lost", (REWARD, Field("at-most", POINTS))),
    Effect("per-zone", (ZONES, REWARD)),
)

ACTION_MOMENTS: Final = ("reveal-start", "production-end")
ACTIONS: Final = (
    Effect("take-tokens", (KIND, AMOUNT), ACTION_MOMENTS),
    Effect("rescue", (AMOUNT,), ACTION_MOMENTS),
    Effect("kill-rival", (ZONES,), ACTION_MOMENTS),
)


def _names(effects: Iterable[Effect]) -> OneOf:
    return OneOf(tuple(effect.name for effect in effects))


TOKENS: Final = Section(
    "tokens",
    (
        Field("values", Counts(KINDS, Number(0, 20))),
        Field("resources", Counts(KINDS, Number(0, 30))),
        Field("points", Counts(KINDS, Number(0, 200))),
        Field("destinations-per-zone", FEW),
        Field("astronauts", Number(1, 60)),
        Field("ice-monopoly", POINTS),
    ),
    single=True,
)


def _zones(sides: Mapping[str, tuple[str, ...]]) -> Section:
    return Section(
        "zone",
        (Field("side", OneOf(tuple(sides))), Field("touches", References("zone", may_be_empty=True))),
        order="file",
        fixed={id: {"side": side} for side, ids in sides.items() for id in ids},
    )


def _characters(numbers: Iterable[int], movers: tuple[str, ...]) -> Section:
    return Section(
        "character",
        (Field("number", FEW), Field("places", Number(1, 6)), Field("moves", FEW, only_for=movers)),
        order="fixed",
        fixed={id: {"number": number} for id, number in zip(CHARACTERS, numbers, strict=True)},
    )


SHIPS: Final = Section("ship", (Field("to", Reference("zone", ("unknown",))), Field("capacity", FEW)))
DISCOVERY: Final = Section(
    "discovery",
    (
        Field("moment", OneOf(("reveal", "production", "final", "none"))),
        Field("effect", _names(DISCOVERIES)),
        COPIES,
    ),
    effects=DISCOVERIES,
)
MISSION: Final = Section("mission", (Field("effect", _names(MISSIONS)), COPIES), effects=MISSIONS)
ACTION: Final = Section(
    "action",
    (Field("moment", OneOf(ACTION_MOMENTS)), Field("effect", _names(ACTIONS)), COPIES),
    effects=ACTIONS,
)

SECOND: Final = Format(
    "red-planet-second",
    (
        TOKENS,
        _zones(SECOND_SIDES),
        _characters(range(9, 0, -1), ("explorer", "soldier")),
        SHIPS,
        DISCOVERY,
        MISSION,
        ACTION,
    ),
    decks=(("discovery", "mission", "action"),),
    checks=(
        sides_in_order,
        borders_are_mutual,
        map_in_one_piece,
        known_ships_for_every_dock,
        not_too_many_cards,
        enough_missions,
        enough_resources,
    ),
    counts=(
        Count("ship", said("things-ships", "ships"), wholly("ship"), 36),
        Count("discovery", said("things-discoveries", "discoveries"), cards("discovery"), 13),
        Count("mission", said("things-missions", "missions"), cards("mission"), 13),
        Count("action", said("things-actions", "actions"), cards("action"), 4),
        Count("tokens", said("things-resource-tokens", "resource tokens"), total("resources"), 11),
        Count("tokens", said("things-point-tokens", "point tokens"), total("points"), 86),
        Count("tokens", said("things-destination-tokens", "destination tokens"), destination_tokens, 20),
    ),
)

FIRST: Final = Format(
    "red-planet-first",
    (
        TOKENS,
        _zones(FIRST_SIDES),
        _characters(range(1, 10), ("explorer",)),
        SHIPS,
        DISCOVERY,
        MISSION,
    ),
    decks=(("discovery", "mission"),),
    checks=(
        sides_in_order,
        borders_are_mutual,
        map_in_one_piece,
        ships_for_every_dock,
        not_too_many_cards,
        enough_bonus_cards,
        enough_resources,
    ),
    counts=(
        Count("ship", said("things-ships", "ships"), wholly("ship"), 34),
        Count("discovery and mission", said("things-event-cards", "event cards"), cards("discovery", "mission"), 24),
        Count("tokens", said("things-resource-tiles", "resource tiles"), total("resources"), 14),
        Count("tokens", said("things-point-tokens", "point tokens"), total("points"), 70),
        Count("tokens", said("things-destination-tiles", "destination tiles"), destination_tokens, 20),
    ),
)
