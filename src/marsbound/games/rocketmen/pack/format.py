"""The format of packs for Rocketmen."""

from typing import Final

from marsbound.core.phrase import said
from marsbound.games.rocketmen.pack.checks import (
    LEVELS,
    TOKENS,
    cards,
    engine_marks_for_each_copy,
    enough_objectives,
    enough_success_cards,
    enough_variants,
    every_kind_in_solo,
    farther_is_later,
    goals_in_reach,
    hazards_alike,
    missions_have_locations,
    not_too_many_cards,
    one_card_of_its_effect,
    solo_rockets_start_short,
    surcharges_rise,
    twelve_missions,
)
from marsbound.packs.format import Count, Effect, Field, Format, Section
from marsbound.packs.kinds import Amounts, Choices, Falling, Number, OneOf, Reference, References, YesNo

DESTINATIONS: Final = ("earth", "moon", "mars")
LOCATIONS: Final = {
    "earth": ("satellite", "spaceship", "hotel", "shipyard", "station"),
    "moon": ("satellite", "spaceship", "station", "base"),
    "mars": ("spaceship", "mining", "base"),
}
KINDS: Final = ("satellite", "spaceship", "hotel", "shipyard", "station", "mining", "base")
HAZARDS: Final = ("pandemic", "climate-change", "asteroid-impact")
ENGINES: Final = ("small-boosters", "medium-stage", "heavy-stage")
HELP: Final = ("computers", "composites", "biotech")
"""What helps a launch, each to another destination; science may be any of them, "any" asks for any."""

FEW: Final = Number(1, 9)
STEPS: Final = Number(0, 9)
POINTS: Final = Number(0, 50)
MONEY: Final = Number(10, 100, step=10)
MARKS: Final = Choices((0, 3, 4), most=4)
"""From how many players on each copy is in the game; 0: always."""
ENGINE_MARKS: Final = Choices(MARKS.numbers, most=20)
COST: Final = Field("cost", Amounts({"money": MONEY, **dict.fromkeys((*HELP, "any"), FEW)}))
COMPONENTS: Final = Field(
    "components",
    Amounts({"money": MONEY, **dict.fromkeys((*HELP, "science", "rockets"), FEW)}, may_be_empty=True),
)
COPIES: Final = Field("copies", Number(1, 20))
NUMBER: Final = Field("number", FEW)
REWARD: Final = Field("points", POINTS)

RESOURCES: Final = (
    Effect("none"),
    Effect("reorder", (Field("number", Number(2, 2)),)),
    Effect("free-placement"),
    Effect("take-hazard", (Field("hazard", Reference("hazard")),)),
    Effect("scrap-and-draw", (NUMBER,)),
    Effect("cycle-hand"),
    Effect("money-per-mission", (Field("each", MONEY), Field("at-most", MONEY))),
    Effect("zero-becomes", (Field("value", FEW),)),
    Effect("advance", (NUMBER,)),
    Effect("late-advance", (NUMBER,)),
    Effect("choose-first", (Field("number", Number(2, 3)),)),
    Effect("copy"),
    Effect("store", (NUMBER,)),
    Effect("redraw"),
    Effect("take-back"),
    Effect("draw", (NUMBER,)),
)

VARIANTS: Final = (
    Effect("most-component", (Field("component", OneOf(HELP)), REWARD)),
    Effect("most-rockets", (REWARD,)),
    Effect("most-hazards", (REWARD,)),
    Effect("all-destinations", (REWARD,)),
    Effect("two-engines"),
    Effect("free-mission"),
    Effect("keep-one-after-failure"),
    Effect("market-end"),
)


def _names(effects: tuple[Effect, ...]) -> OneOf:
    return OneOf(tuple(effect.name for effect in effects))


ROCKETMEN: Final = Format(
    "rocketmen",
    (
        Section(
            "numbers",
            (
                Field("hand", Number(1, 12)),
                Field("placing", Number(10, 10)),  # what the smallest card worth money pays
                Field("markers", FEW),
                Field("market", Number(1, 6)),
                *(Field(f"end-{players}", Number(1, 100)) for players in (2, 3, 4)),
                Field("stalled-rounds", Number(1, 50)),
            ),
            single=True,
        ),
        Section("surcharge", (Field("from", Number(1, 100)), Field("money", MONEY))),
        Section(
            "destination",
            (Field("distance", Number(1, 30)), Field("draws", FEW), Field("helped-by", OneOf(HELP))),
            order="fixed",
            fixed={id: {} for id in DESTINATIONS},
        ),
        Section(
            "location",
            (
                Field("destination", Reference("destination")),
                Field("kind", OneOf(KINDS)),
                Field("rockets", Number(0, 20)),
                Field("points", Falling(POINTS, 4)),
            ),
            order="file",
            fixed={
                f"{there}-{kind}": {"destination": there, "kind": kind}
                for there, kinds in LOCATIONS.items()
                for kind in kinds
            },
        ),
        Section(
            "mission",
            (
                Field("kind", OneOf(KINDS)),
                COMPONENTS,
                Field("destinations", References("destination")),
                Field("achievement", OneOf(("money", "rocket", "hand", "science"))),
            ),
        ),
        Section(
            "resource",
            (
                Field("deck", OneOf(("teal", "pink"))),
                Field("marks", MARKS),
                COST,
                COMPONENTS,
                Field("effect", _names(RESOURCES)),
                Field("permanent", YesNo(), default=False),
            ),
            effects=RESOURCES,
        ),
        Section(
            "engine",
            (COPIES, Field("marks", ENGINE_MARKS, optional=True), COST, COMPONENTS),
            order="fixed",
            fixed={id: {} for id in ENGINES},
        ),
        Section(
            "hazard",
            (COST, REWARD, Field("marked", Number(0, 9)), Field("marks", MARKS)),
            order="fixed",
            fixed={id: {} for id in HAZARDS},
        ),
        Section(
            "objective",
            (
                Field("goals", References("location", others=tuple(TOKENS), length=2)),
                Field("one", POINTS),
                Field("both", POINTS),
                Field("solo", YesNo()),
            ),
        ),
        Section("variant", (Field("effect", _names(VARIANTS)),), effects=VARIANTS),
        Section(
            "solo-card",
            (
                *(Field(f"{level}-to", Reference("destination")) for level in LEVELS),
                *(Field(f"{level}-field", Number(0, 29)) for level in LEVELS),
                Field("location", OneOf(KINDS)),
                *(Field(f"{level}-steps", STEPS) for level in LEVELS),
            ),
        ),
        Section("success", (Field("value", Number(0, 4)), COPIES)),
    ),
    decks=(("mission", "resource", "engine", "hazard"),),
    checks=(
        surcharges_rise,
        farther_is_later,
        missions_have_locations,
        twelve_missions,
        not_too_many_cards,
        one_card_of_its_effect,
        engine_marks_for_each_copy,
        hazards_alike,
        goals_in_reach,
        enough_objectives,
        enough_variants,
        every_kind_in_solo,
        solo_rockets_start_short,
        enough_success_cards,
    ),
    counts=(
        Count("resource", said("things-teal-cards", "teal cards"), cards("resource", deck="teal"), 23),
        Count("resource", said("things-pink-cards", "pink cards"), cards("resource", deck="pink"), 20),
        Count("engine", said("things-engines", "engines"), cards("engine"), 15),
        Count("hazard", said("things-hazards", "hazards"), cards("hazard"), 12),
        Count("success", said("things-success-cards", "success cards"), cards("success"), 18),
        Count("objective", said("things-objectives", "objectives"), cards("objective"), 12),
        Count("variant", said("things-variants", "variants"), cards("variant"), 10),
        Count("solo-card", said("things-solo-cards", "solo cards"), cards("solo-card"), 7),
    ),
)
