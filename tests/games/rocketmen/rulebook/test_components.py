"""What each card gives when it pays and when it lies on the pad: lines B1, B12 and M5 of the rules of Rocketmen."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

MONEY, COMPUTERS, COMPOSITES, BIOTECH, SCIENCE, ROCKETS = range(6)
# What costs one of each component, besides money
COSTS = {COMPUTERS: "big-data", COMPOSITES: "reusable-rocket", BIOTECH: "multi-purpose-space-suit"}

GIVES: dict[str, dict[int, int]] = {
    # missions
    "satellite-a": {MONEY: 10},
    "satellite-b": {MONEY: 10},
    "spaceship-a": {COMPUTERS: 1},
    "spaceship-b": {ROCKETS: 1},
    "spaceship-c": {BIOTECH: 1},
    "hotel": {MONEY: 10},
    "shipyard": {MONEY: 10},
    "station-a": {MONEY: 10},
    "station-b": {COMPOSITES: 1},
    "mining": {MONEY: 10},
    "base-a": {COMPUTERS: 1},
    "base-b": {SCIENCE: 1},
    # teal resources
    "big-data": {MONEY: 10, COMPUTERS: 1},
    "internet": {MONEY: 10, COMPUTERS: 1},
    "solar-power": {MONEY: 10, COMPOSITES: 1},
    "next-generation-drugs": {MONEY: 10, BIOTECH: 1},
    "planetary-laser-shield": {MONEY: 10, COMPUTERS: 1},
    "batteries": {MONEY: 10, COMPOSITES: 1},
    "supercapacitors": {MONEY: 20},
    "protective-suit": {BIOTECH: 1},
    "backup": {COMPOSITES: 1},
    "crowdfunding": {MONEY: 20},
    # pink resources
    "afterburner": {ROCKETS: 1},
    "detailed-planning": {SCIENCE: 1},
    "industrial-espionage": {COMPUTERS: 1},
    "storage-yard": {ROCKETS: 1},
    "multi-purpose-space-suit": {BIOTECH: 1},
    "electric-cars": {MONEY: 20},
    "quantum-computer": {COMPUTERS: 2},
    "reusable-rocket": {ROCKETS: 2},
    "research-institute": {MONEY: 10, SCIENCE: 1},
    "stock-market-listing": {MONEY: 30},
    # engines
    "small-boosters": {ROCKETS: 2},
    "medium-stage": {ROCKETS: 3},
    "heavy-stage": {ROCKETS: 4},
    # hazards
    "pandemic": {},
    "climate-change": {},
    "asteroid-impact": {},
}


def pays(card: str, kind: int) -> tuple[int, int]:
    """How much money and how many components of a kind a card pays, where two of the kind are owed."""
    scene = RocketmenScene().market(COSTS[kind], COSTS[kind]).hand(1, *["stock-market-listing"] * 4, card)
    scene.achieve(1, science=2).turn(1).answer("buy:m1", "add:m2")
    if card not in scene.offers("pay"):
        assert scene.refusal(f"pay:{card}").reason
        return 0, 0
    before = scene.payment
    after = scene.answer(f"pay:{card}").payment
    return (
        before["owed-money"] - after["owed-money"],
        before["owed-components"] - after["owed-components"],
    )


@pytest.mark.rule("rocketmen:B1")
@pytest.mark.parametrize("card", GIVES)
def test_a_card_pays_with_what_is_printed_on_it(card: str) -> None:
    gives = GIVES[card]
    for kind in COSTS:
        components = gives.get(kind, 0) + gives.get(SCIENCE, 0)
        assert pays(card, kind) == (gives.get(MONEY, 0), components), kind


@pytest.mark.rule("rocketmen:M5")
@pytest.mark.parametrize("card", GIVES)
def test_a_card_with_more_than_money_can_lie_on_the_pad_and_gives_the_same_there(card: str) -> None:
    scene = RocketmenScene().plan(1, "base-b").hand(1, card).achieve(1, money=1).turn(1)
    gives = GIVES[card]
    if not set(gives) - {MONEY}:
        assert scene.offers("pad") == []
        assert scene.refusal(f"pad:{card}").reason == "nothing-but-money"
        return
    scene.answer(f"pad:{card}")
    if scene.question == "PayForPlacing":
        scene.answer("marker:money")
    on_pad = list(scene.picture(0)["seats"][0]["pad-gives"].values())
    assert on_pad == [gives.get(component, 0) for component in range(6)]


@pytest.mark.rule("rocketmen:B12")
@pytest.mark.parametrize(
    "card",
    [
        *["big-data", "protective-suit", "backup", "afterburner", "detailed-planning", "industrial-espionage"],
        *["storage-yard", "multi-purpose-space-suit", "quantum-computer", "reusable-rocket"],
    ],
)
def test_a_launch_pad_card_has_no_effect_from_the_hand(card: str) -> None:
    scene = RocketmenScene(4).plan(1, "satellite-a").hand(1, card, "hotel").pad(2, "backup").turn(1)
    assert scene.offers("use") == []
    assert scene.refusal(f"use:{card}").reason == "no-effect-from-hand"
    assert scene.refusal(f"use:{card}").rule == "B12"


@pytest.mark.rule("rocketmen:B12")
@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("big-data", "look-ahead"),
        ("afterburner", "afterburner"),
        ("detailed-planning", "plan-in-detail"),
        ("protective-suit", "count-a-zero"),
        ("multi-purpose-space-suit", "draw-anew"),
    ],
)
def test_a_launch_pad_card_in_hand_does_nothing_in_a_launch(card: str, deed: str) -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").hand(1, card).turn(1).success(0)
    scene.answer("launch:earth")
    assert scene.choices == ["go-on"]
    scene.answer("go-on")
    assert scene.choices == ["go-on", "abort"]
    assert scene.refusal(deed).reason == "not-on-pad"


@pytest.mark.rule("rocketmen:B12")
def test_a_launch_pad_card_pays_for_things_from_the_hand_as_any_card() -> None:
    scene = RocketmenScene().market("big-data").hand(1, "big-data", "crowdfunding").turn(1)
    scene.answer("buy:m1", "pay:big-data", "pay:crowdfunding")
    assert scene.row(1, "area") == {"big-data": 2, "crowdfunding": 1}


@pytest.mark.rule("rocketmen:B1")
@pytest.mark.parametrize("card", ["crowdfunding", "stock-market-listing"])
def test_a_card_of_money_alone_has_no_effect(card: str) -> None:
    scene = RocketmenScene().market("pandemic").plan(1, "hotel").hand(1, card, "mining").area(1, "internet").turn(1)
    assert scene.offers("use") == []
    assert scene.refusal(f"use:{card}").reason == "no-effect-from-hand"
    paying = RocketmenScene().plan(1, "hotel").hand(1, card, "base-a").turn(1).answer("pad:base-a", f"pay:{card}")
    assert (paying.payment["draws"], paying.payment["free-placements"]) == (0, 0)


@pytest.mark.rule("rocketmen:B1")
def test_missions_engines_and_hazards_have_no_effect_from_the_hand() -> None:
    cards = [*list(GIVES)[:12], "small-boosters", "medium-stage", "heavy-stage", "pandemic", "climate-change"]
    scene = RocketmenScene().market("asteroid-impact").hand(1, *cards, "asteroid-impact").area(1, "backup").turn(1)
    assert scene.offers("use") == []
    for card in cards:
        assert scene.refusal(f"use:{card}").reason == "no-effect-from-hand"
