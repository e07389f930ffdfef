"""Launching, L1 to L4, L15 and L16: what is declared, and the rocket points it takes."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def on_the_pad(mission: str, *pad: str, players: int = 2) -> RocketmenScene:
    """Seat 1 has a mission on the plan and a rocket on the pad."""
    return RocketmenScene(players).plan(1, mission).pad(1, *pad)


# Declaring


@pytest.mark.rule("rocketmen:L1")
@pytest.mark.parametrize(
    ("mission", "destinations"),
    [
        ("satellite-a", ["earth", "moon"]),
        ("satellite-b", ["earth", "moon"]),
        ("spaceship-a", ["earth", "moon", "mars"]),
        ("spaceship-b", ["earth", "moon", "mars"]),
        ("spaceship-c", ["earth", "moon", "mars"]),
        ("hotel", ["earth"]),
        ("shipyard", ["earth"]),
        ("station-a", ["earth", "moon"]),
        ("station-b", ["earth", "moon"]),
        ("mining", ["mars"]),
        ("base-a", ["moon", "mars"]),
        ("base-b", ["moon", "mars"]),
    ],
)
def test_a_mission_flies_where_it_may_go_and_nowhere_else(mission: str, destinations: list[str]) -> None:
    scene = on_the_pad(mission, "heavy-stage", "heavy-stage").turn(1)
    assert scene.offers("launch") == destinations
    for elsewhere in {"earth", "moon", "mars"} - set(destinations):
        refusal = scene.refusal(f"launch:{elsewhere}")
        assert (refusal.reason, refusal.rule) == ("not-its-destination", "L1")


@pytest.mark.rule("rocketmen:L1")
def test_a_launch_is_declared_to_the_destination_chosen() -> None:
    scene = on_the_pad("spaceship-a", "heavy-stage").turn(1).answer("launch:moon")
    assert scene.told("launch-declared", player=0) == [{"seat": "1", "card": "spaceship-a", "destination": "moon"}]
    assert (scene.launch["to"], scene.launch["rocket"], scene.launch["drawn"]) == ("moon", 0, 0)


@pytest.mark.rule("rocketmen:L1")
def test_without_a_mission_on_the_plan_there_is_nothing_to_launch() -> None:
    scene = RocketmenScene().pad(1, "heavy-stage", "heavy-stage").hand(1, "satellite-a").turn(1)
    assert scene.offers("launch") == []
    scene.refusal("launch:earth")


@pytest.mark.rule("rocketmen:L1")
def test_a_launch_without_a_mission_is_refused_with_the_rule_of_launching() -> None:
    assert RocketmenScene().turn(1).refusal("launch:earth").rule == "L1"


@pytest.mark.rule("rocketmen:L1")
@pytest.mark.parametrize("mission", ["satellite-a", "satellite-b"])
def test_where_the_own_marker_is_no_second_mission_of_that_kind_goes(mission: str) -> None:
    scene = on_the_pad(mission, "heavy-stage").arrived("earth-satellite", 1).turn(1)
    assert scene.offers("launch") == ["moon"]
    refusal = scene.refusal("launch:earth")
    assert (refusal.reason, refusal.rule) == ("already-there", "L1")


@pytest.mark.rule("rocketmen:L1")
def test_another_players_marker_and_other_locations_of_the_destination_keep_nobody_away() -> None:
    scene = on_the_pad("satellite-a", "heavy-stage").arrived("earth-satellite", 2).arrived("earth-hotel", 1).turn(1)
    assert scene.offers("launch") == ["earth", "moon"]


@pytest.mark.rule("rocketmen:L1")
def test_a_mission_that_has_been_everywhere_it_may_go_cannot_be_launched() -> None:
    scene = on_the_pad("satellite-b", "heavy-stage").arrived("earth-satellite", 1).arrived("moon-satellite", 1).turn(1)
    assert scene.offers("launch") == []


# Distance and rocket points


@pytest.mark.rule("rocketmen:L2")
@pytest.mark.parametrize(("destination", "distance"), [("earth", 8), ("moon", 10), ("mars", 13)])
def test_the_goal_is_reached_at_its_distance_and_not_one_field_before(destination: str, distance: int) -> None:
    short = on_the_pad("spaceship-a", "heavy-stage", "heavy-stage").achieve(1, science=distance - 1).turn(1)
    short.answer(f"launch:{destination}")
    assert (short.question, short.launch["rocket"], short.launch["distance"]) == ("Fly", distance - 1, distance)
    there = on_the_pad("spaceship-a", "heavy-stage", "heavy-stage").achieve(1, science=distance).turn(1)
    there.answer(f"launch:{destination}")
    assert there.markers_at(f"{destination}-spaceship") == [1]


@pytest.mark.rule("rocketmen:L2")
def test_a_surplus_changes_nothing() -> None:
    exact = on_the_pad("hotel", "heavy-stage").achieve(1, science=8).turn(1).answer("launch:earth")
    far = on_the_pad("hotel", "heavy-stage").achieve(1, science=13).turn(1).answer("launch:earth")
    assert exact.points(1) == far.points(1) == 3
    assert exact.won(1)["money"] == far.won(1)["money"] == 1


NEEDED = {
    "earth-satellite": 2,
    "earth-spaceship": 3,
    "earth-hotel": 3,
    "earth-shipyard": 4,
    "earth-station": 4,
    "moon-satellite": 3,
    "moon-spaceship": 4,
    "moon-station": 5,
    "moon-base": 6,
    "mars-spaceship": 6,
    "mars-mining": 7,
    "mars-base": 8,
}
MISSIONS = {"satellite": "satellite-a", "spaceship": "spaceship-a", "station": "station-a", "base": "base-a"}


@pytest.mark.rule("rocketmen:L3")
@pytest.mark.parametrize(("location", "rockets"), NEEDED.items())
def test_a_launch_needs_the_rocket_points_of_its_location(location: str, rockets: int) -> None:
    destination, kind = location.split("-")
    mission = MISSIONS.get(kind, kind)
    enough = RocketmenScene().plan(1, mission).achieve(1, rocket=rockets).turn(1)
    assert destination in enough.offers("launch")
    short = RocketmenScene().plan(1, mission).achieve(1, rocket=rockets - 1).turn(1)
    assert destination not in short.offers("launch")
    refusal = short.refusal(f"launch:{destination}")
    assert (refusal.reason, refusal.rule) == ("too-few-rockets", "L3")


@pytest.mark.rule("rocketmen:L3")
def test_a_satellite_takes_two_rocket_points_to_orbit_and_three_to_the_moon() -> None:
    assert on_the_pad("satellite-a", "small-boosters").turn(1).offers("launch") == ["earth"]
    assert on_the_pad("satellite-a", "medium-stage").turn(1).offers("launch") == ["earth", "moon"]


@pytest.mark.rule("rocketmen:L3")
def test_rocket_points_are_those_of_pad_and_achievements_together() -> None:
    pad = ("spaceship-b", "storage-yard", "reusable-rocket", "small-boosters", "small-boosters", "afterburner")
    assert on_the_pad("base-a", *pad).turn(1).offers("launch") == ["moon", "mars"]  # 1 + 1 + 2 + 2 + 2 + 1 = 9
    scene = on_the_pad("base-a", "medium-stage").achieve(1, rocket=3).use(1, money=1).turn(1)
    assert scene.offers("launch") == ["moon"]


@pytest.mark.rule("rocketmen:L3")
def test_neither_hand_nor_plan_nor_stored_cards_nor_a_rivals_pad_give_rocket_points() -> None:
    scene = on_the_pad("spaceship-b", "storage-yard").stored(1, "heavy-stage").hand(1, "heavy-stage")
    scene.pad(2, "heavy-stage").turn(1)
    assert scene.offers("launch") == []
    assert scene.refusal("launch:earth").rule == "L3"


@pytest.mark.rule("rocketmen:L3")
def test_asking_for_a_launch_with_too_few_points_costs_neither_pad_nor_turn() -> None:
    scene = on_the_pad("satellite-a", "afterburner").turn(1)
    scene.refusal("launch:earth")
    assert (scene.question, scene.row(1, "pad"), scene.planned(1)) == ("Act", {"afterburner": 1}, "satellite-a")


@pytest.mark.rule("rocketmen:L4")
def test_no_card_of_the_hand_is_of_use_in_flight() -> None:
    scene = on_the_pad("satellite-a", "small-boosters")
    scene.hand(1, "afterburner", "detailed-planning", "big-data", "backup", "protective-suit").success(0).turn(1)
    scene.hand(1, "multi-purpose-space-suit").answer("launch:earth")
    assert (scene.choices, scene.launch["rocket"]) == (["go-on"], 0)
    for deed in ("afterburner", "plan-in-detail", "look-ahead"):
        assert (scene.refusal(deed).reason, scene.refusal(deed).rule) == ("not-on-pad", "L4")
    scene.answer("go-on")
    assert scene.choices == ["go-on", "abort"]
    for deed in ("draw-anew", "count-a-zero"):
        assert (scene.refusal(deed).reason, scene.refusal(deed).rule) == ("not-on-pad", "L4")


@pytest.mark.rule("rocketmen:L16")
def test_rocket_points_are_checked_once_and_a_card_discarded_later_takes_none_back() -> None:
    scene = on_the_pad("satellite-a", "afterburner", "storage-yard").achieve(1, science=3).turn(1)
    assert scene.offers("launch") == ["earth"]  # two points, just enough
    scene.success(3).answer("launch:earth", "afterburner", "go-on")
    assert scene.markers_at("earth-satellite") == [1]


@pytest.mark.rule("rocketmen:L15")
def test_with_six_markers_on_the_board_no_launch_is_offered() -> None:
    scene = on_the_pad("mining", "heavy-stage", "heavy-stage")
    for location in ("earth-satellite", "earth-spaceship", "earth-hotel", "earth-shipyard", "earth-station"):
        scene.arrived(location, 1)
    assert scene.turn(1).offers("launch") == ["mars"]
    scene.answer("end").arrived("moon-base", 1).turn(1)
    assert scene.offers("launch") == []
    refusal = scene.refusal("launch:mars")
    assert (refusal.reason, refusal.rule) == ("no-markers-left", "L15")
