"""In flight, L5 to L8, L14 and L17: off the ground, and success card by success card."""

import pytest

from marsbound.core.script import NATURE
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def on_the_pad(mission: str, *pad: str) -> RocketmenScene:
    """Seat 1 has a mission on the plan and a rocket on the pad."""
    return RocketmenScene().plan(1, mission).pad(1, *pad)


# Lift-off


@pytest.mark.rule("rocketmen:L5")
@pytest.mark.parametrize(
    ("card", "earth", "moon", "mars"),
    [
        ("spaceship-a", 1, 0, 0),
        ("big-data", 1, 0, 0),
        ("quantum-computer", 2, 0, 0),
        ("station-b", 0, 1, 0),
        ("solar-power", 0, 1, 0),
        ("spaceship-c", 0, 0, 1),
        ("next-generation-drugs", 0, 0, 1),
        ("detailed-planning", 1, 1, 1),
        ("research-institute", 1, 1, 1),
        ("afterburner", 0, 0, 0),
        ("reusable-rocket", 0, 0, 0),
    ],
)
def test_every_matching_component_on_the_pad_moves_the_rocket_one_field(
    card: str, earth: int, moon: int, mars: int
) -> None:
    fields = {"earth": earth, "moon": moon, "mars": mars}
    for destination, expected in fields.items():
        scene = RocketmenScene().plan(1, "spaceship-b").pad(1, card, "heavy-stage", "small-boosters").turn(1)
        assert scene.answer(f"launch:{destination}").launch["rocket"] == expected


@pytest.mark.rule("rocketmen:L5")
def test_two_cards_of_one_name_and_several_components_all_count() -> None:
    scene = on_the_pad("hotel", "medium-stage", "spaceship-a", "base-a", "quantum-computer", "big-data").turn(1)
    assert scene.answer("launch:earth").launch["rocket"] == 1 + 1 + 2 + 1


@pytest.mark.rule("rocketmen:L5")
@pytest.mark.parametrize("destination", ["earth", "moon", "mars"])
def test_science_markers_that_were_not_used_this_turn_match_every_destination(destination: str) -> None:
    scene = on_the_pad("spaceship-b", "heavy-stage", "small-boosters").turn(1)
    scene.achieve(1, science=3, money=2, hand=1, rocket=1).use(1, science=1).answer(f"launch:{destination}")
    assert scene.launch["rocket"] == 2


@pytest.mark.rule("rocketmen:L5")
def test_neither_the_plan_nor_a_rivals_markers_nor_stored_cards_move_the_rocket() -> None:
    scene = on_the_pad("spaceship-a", "medium-stage", "storage-yard").stored(1, "quantum-computer", "big-data")
    scene.achieve(2, science=4).pad(2, "quantum-computer").turn(1)
    assert scene.answer("launch:earth").launch["rocket"] == 0


@pytest.mark.rule("rocketmen:L6")
def test_a_card_discarded_for_its_effect_keeps_the_advance_of_its_component() -> None:
    scene = on_the_pad("hotel", "medium-stage", "big-data", "detailed-planning").turn(1).answer("launch:earth")
    assert scene.launch["rocket"] == 2
    scene.success(1, 1).answer("look-ahead")
    assert (scene.launch["rocket"], "big-data" in scene.row(1, "pad")) == (2, False)
    scene.answer("1").success(1).answer("plan-in-detail", "1")
    assert (scene.launch["rocket"], "detailed-planning" in scene.row(1, "pad")) == (3, False)


@pytest.mark.rule("rocketmen:L17")
def test_a_goal_reached_by_components_alone_is_a_success_without_a_draw() -> None:
    scene = on_the_pad("hotel", "medium-stage").achieve(1, science=8).turn(1).answer("launch:earth")
    assert (scene.markers_at("earth-hotel"), scene.told("success-drawn")) == ([1], [])


@pytest.mark.rule("rocketmen:L17")
def test_a_goal_reached_by_an_effect_before_the_first_draw_is_one_too() -> None:
    scene = on_the_pad("hotel", "medium-stage", "afterburner").achieve(1, science=6).turn(1)
    scene.answer("launch:earth", "afterburner")
    assert (scene.markers_at("earth-hotel"), scene.told("success-drawn")) == ([1], [])


# Success cards


@pytest.mark.rule("rocketmen:L7")
def test_the_success_deck_has_one_four_four_threes_six_twos_five_ones_and_two_noughts() -> None:
    scene = on_the_pad("satellite-a", "small-boosters").turn(1).answer("launch:earth")
    scene.play.answer(0, "go-on")
    drawn = scene.play.question(NATURE)
    assert drawn is not None
    assert dict(zip(drawn.choices, scene.play.weights(), strict=True)) == {"0": 2, "1": 5, "2": 6, "3": 4, "4": 1}


@pytest.mark.rule("rocketmen:L7")
def test_cards_drawn_stay_out_for_their_launch_and_are_shuffled_in_for_the_next() -> None:
    scene = on_the_pad("spaceship-a", "heavy-stage", "heavy-stage").success(4, 0, 0).turn(1).answer("launch:mars")
    scene.answer("go-on", "go-on", "go-on")
    assert scene.launch["success-deck"] == [0, 5, 6, 4, 0]
    scene.play.answer(0, "go-on")
    drawn = scene.play.question(NATURE)
    assert drawn is not None
    assert drawn.choices == ["1", "2", "3"]
    scene.play.answer(NATURE, "1")
    scene.answer("abort", "heavy-stage", "heavy-stage").achieve(1, rocket=6).turn(1).answer("launch:mars")
    assert scene.launch["success-deck"] == [2, 5, 6, 4, 1]


@pytest.mark.rule("rocketmen:L8")
@pytest.mark.parametrize(("destination", "draws"), [("earth", 3), ("moon", 4), ("mars", 5)])
def test_success_cards_come_one_at_a_time_and_no_more_than_the_destination_allows(destination: str, draws: int) -> None:
    scene = on_the_pad("spaceship-b", "heavy-stage", "small-boosters").success(1, 1, 1, 1, 1).turn(1)
    scene.answer(f"launch:{destination}")
    for drawn in range(draws):
        assert (scene.launch["drawn"], scene.launch["rocket"], scene.launch["draws"]) == (drawn, drawn, draws)
        assert "go-on" in scene.choices
        scene.answer("go-on")
    assert "go-on" not in scene.choices
    assert len(scene.told("success-drawn")) == draws
    if scene.question == "Fly":
        assert (scene.refusal("go-on").reason, scene.refusal("go-on").rule) == ("last-card-drawn", "L8")


@pytest.mark.rule("rocketmen:L8")
def test_effects_are_offered_before_the_first_draw_and_after_each_but_the_last() -> None:
    pad = ("heavy-stage", "afterburner", "multi-purpose-space-suit", "detailed-planning", "big-data")
    scene = on_the_pad("station-a", *pad).success(0, 1, 1).turn(1).answer("launch:earth")
    assert scene.choices == ["go-on", "afterburner", "look-ahead", "plan-in-detail"]
    scene.answer("go-on")
    assert scene.choices == ["go-on", "afterburner", "draw-anew", "abort"]
    scene.answer("go-on")
    assert scene.choices == ["go-on", "afterburner", "draw-anew", "abort"]
    scene.answer("go-on")
    assert scene.choices == ["afterburner", "give-up"]


@pytest.mark.rule("rocketmen:L8", "rocketmen:L11")
@pytest.mark.parametrize("last", [3, 4])
def test_the_rulebooks_satellite_reaches_orbit_with_its_third_card(last: int) -> None:
    """Two computers on the pad, then a three, a nought, and three fields to go."""
    scene = RocketmenScene(4).plan(1, "satellite-a").pad(1, "small-boosters", "big-data", "base-a")
    scene.success(3, 0, last).turn(1).answer("launch:earth")
    assert scene.launch["rocket"] == 2
    assert scene.answer("go-on").launch["rocket"] == 5
    scene.answer("go-on")
    assert (scene.launch["rocket"], "abort" in scene.choices) == (5, True)
    scene.answer("go-on")
    assert (scene.markers_at("earth-satellite"), scene.points(1), scene.launch) == ([1], 1, {})


# After the last card

LATE = {
    "draw-anew": "multi-purpose-space-suit",
    "count-a-zero": "protective-suit",
    "plan-in-detail": "detailed-planning",
    "look-ahead": "big-data",
}


def last_card_drawn(*pad: str) -> RocketmenScene:
    """Short of orbit, with a nought at last."""
    scene = on_the_pad("hotel", *pad).achieve(1, rocket=3).success(3, 3, 0).turn(1)
    return scene.answer("launch:earth", "go-on", "go-on", "go-on")


@pytest.mark.rule("rocketmen:L14")
@pytest.mark.parametrize(("deed", "card"), LATE.items())
def test_after_the_last_success_card_no_effect_helps_any_more(deed: str, card: str) -> None:
    scene = last_card_drawn("afterburner", card)
    assert scene.choices == ["afterburner", "give-up"]
    scene.refusal(deed)
    assert card in scene.row(1, "pad")


@pytest.mark.rule("rocketmen:L14")
@pytest.mark.parametrize("deed", ["draw-anew", "count-a-zero"])
def test_the_suits_are_refused_after_the_last_card_because_it_is_the_last(deed: str) -> None:
    scene = last_card_drawn("afterburner", LATE[deed])
    assert scene.refusal(deed).rule == "L14"


@pytest.mark.rule("rocketmen:L14")
def test_a_launch_fails_with_its_last_card_even_with_a_suit_on_the_pad() -> None:
    scene = last_card_drawn("multi-purpose-space-suit", "protective-suit")
    if scene.question == "Fly":
        scene.answer("give-up")
    assert scene.told("launch-failed") == [{"seat": "1"}]
    assert scene.row(1, "area") == {"multi-purpose-space-suit": 1, "protective-suit": 1}
