"""How a flight ends, L9 to L13, L18 and L19: abort, failure, success, and what comes after."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def flying(
    mission: str, destination: str, *pad: str, success: tuple[int, ...] = (), players: int = 2
) -> RocketmenScene:
    """Seat 1 has launched; nothing but rocket points may help besides the pad and the success cards."""
    scene = RocketmenScene(players).plan(1, mission).pad(1, *pad).achieve(1, rocket=8).success(*success).turn(1)
    return scene.answer(f"launch:{destination}")


def failed(scene: RocketmenScene) -> RocketmenScene:
    """After the last success card, short of the goal."""
    if scene.question == "Fly":
        scene.answer("give-up")
    assert scene.told("launch-failed") == [{"seat": "1"}]
    return scene


# Abort


@pytest.mark.rule("rocketmen:L9")
def test_before_the_first_success_card_a_launch_cannot_be_aborted() -> None:
    scene = flying("spaceship-a", "mars", "small-boosters")
    assert scene.choices == ["go-on"]
    assert (scene.refusal("abort").reason, scene.refusal("abort").rule) == ("no-card-drawn-yet", "L9")


@pytest.mark.rule("rocketmen:L9")
def test_after_one_success_card_an_abort_costs_nothing_and_the_mission_stays() -> None:
    scene = flying("spaceship-a", "mars", "small-boosters", success=(4,)).answer("go-on", "abort")
    assert scene.question == ""
    assert (scene.row(1, "pad"), scene.planned(1)) == ({"small-boosters": 1}, "spaceship-a")
    assert scene.told("launch-aborted", player=0) == [{"seat": "1"}]


@pytest.mark.rule("rocketmen:L9")
@pytest.mark.parametrize("draws", [2, 3, 4])
def test_an_abort_costs_one_pad_card_less_than_success_cards_drawn(draws: int) -> None:
    pad = ("small-boosters", "medium-stage", "heavy-stage", "station-b", "base-a")
    scene = flying("spaceship-a", "mars", *pad, success=(1, 1, 1, 1)).answer(*["go-on"] * draws, "abort")
    for lost in range(draws - 1):
        assert (scene.question, sum(scene.row(1, "pad").values())) == ("LoseAPadCard", 5 - lost)
        scene.answer(scene.choices[0])
    assert (scene.question, sum(scene.row(1, "pad").values())) == ("", 5 - (draws - 1))
    assert scene.planned(1) == "spaceship-a"


@pytest.mark.rule("rocketmen:L9")
def test_whoever_aborts_chooses_what_is_lost_permanent_cards_too() -> None:
    pad = ("small-boosters", "quantum-computer", "reusable-rocket", "spaceship-c")
    scene = flying("spaceship-a", "mars", *pad, success=(1, 1)).answer("go-on", "go-on", "abort")
    assert sorted(scene.choices) == ["quantum-computer", "reusable-rocket", "small-boosters", "spaceship-c"]
    assert (scene.refusal("heavy-stage").reason, scene.refusal("heavy-stage").rule) == ("not-on-pad", "L9")
    assert (scene.refusal("-").reason, scene.refusal("-").rule) == ("cannot-be-declined", "L9")
    scene.answer("reusable-rocket")
    assert scene.row(1, "pad") == {"small-boosters": 1, "quantum-computer": 1, "spaceship-c": 1}
    assert scene.row(1, "depot") == {"reusable-rocket": 1}


@pytest.mark.rule("rocketmen:L9")
def test_with_fewer_cards_on_the_pad_an_abort_costs_all_of_them() -> None:
    scene = flying("spaceship-a", "mars", "heavy-stage", "base-a", success=(1, 1, 1, 1))
    scene.answer(*["go-on"] * 4, "abort", "heavy-stage", "base-a")
    assert (scene.question, scene.row(1, "pad"), scene.planned(1)) == ("", {}, "spaceship-a")


@pytest.mark.rule("rocketmen:L9")
def test_with_an_empty_pad_an_abort_costs_nothing() -> None:
    scene = flying("spaceship-a", "mars", success=(1, 1, 1)).answer(*["go-on"] * 3, "abort")
    assert (scene.question, scene.planned(1)) == ("", "spaceship-a")


@pytest.mark.rule("rocketmen:L9")
def test_a_success_card_discarded_by_a_suit_does_not_raise_the_price_of_an_abort() -> None:
    scene = flying("spaceship-a", "mars", "multi-purpose-space-suit", "heavy-stage", success=(0, 1))
    scene.answer("go-on", "draw-anew", "abort")
    assert (scene.question, scene.row(1, "pad")) == ("", {"heavy-stage": 1})


@pytest.mark.rule("rocketmen:L9")
def test_the_three_cards_of_detailed_planning_count_as_one_for_an_abort() -> None:
    scene = flying("spaceship-a", "mars", "detailed-planning", "heavy-stage", "base-a", success=(0, 1, 2, 1))
    scene.answer("plan-in-detail", "2", "go-on", "abort")
    assert scene.question == "LoseAPadCard"
    scene.answer("base-a")
    assert (scene.question, scene.row(1, "pad")) == ("", {"heavy-stage": 1})


@pytest.mark.rule("rocketmen:L9", "rocketmen:K5")
def test_stored_cards_are_no_pad_cards_for_an_abort_but_go_with_their_yard() -> None:
    scene = flying("spaceship-a", "mars", "storage-yard", "base-a", success=(1, 1)).stored(1, "heavy-stage")
    scene.answer("go-on", "go-on", "abort")
    assert sorted(scene.choices) == ["base-a", "storage-yard"]
    scene.answer("storage-yard")
    assert (scene.row(1, "stored"), scene.row(1, "pad")) == ({}, {"base-a": 1})
    assert scene.row(1, "depot") == {"storage-yard": 1, "heavy-stage": 1}


@pytest.mark.rule("rocketmen:L9")
def test_after_the_last_success_card_a_launch_cannot_be_aborted() -> None:
    scene = flying("hotel", "earth", "afterburner", success=(1, 1, 1)).answer("go-on", "go-on", "go-on")
    assert "abort" not in scene.choices
    assert scene.refusal("abort").rule == "L9"


# Failure


@pytest.mark.rule("rocketmen:L10")
def test_after_a_failure_the_whole_pad_is_discarded_permanent_and_stored_cards_too() -> None:
    pad = ("heavy-stage", "heavy-stage", "reusable-rocket", "storage-yard", "base-a")
    scene = flying("hotel", "earth", *pad, success=(1, 1, 1)).stored(1, "batteries").answer(*["go-on"] * 3)
    failed(scene)
    assert scene.question == "KeepThePlan"
    assert (scene.row(1, "pad"), scene.row(1, "stored")) == ({}, {})
    lost = {"heavy-stage": 2, "reusable-rocket": 1, "storage-yard": 1, "base-a": 1, "batteries": 1}
    assert scene.row(1, "area") == lost
    assert scene.answer("yes").row(1, "depot") == lost


@pytest.mark.rule("rocketmen:L10")
@pytest.mark.parametrize(("answer", "planned", "depot"), [("yes", "hotel", {}), ("no", None, {"hotel": 1})])
def test_after_a_failure_the_mission_stays_or_is_discarded_as_its_owner_likes(
    answer: str, planned: str | None, depot: dict[str, int]
) -> None:
    scene = failed(flying("hotel", "earth", success=(1, 1, 1)).answer("go-on", "go-on", "go-on"))
    assert scene.choices == ["no", "yes"]
    assert (scene.refusal("-").reason, scene.refusal("-").rule) == ("cannot-be-declined", "L10")
    scene.answer(answer)
    assert (scene.planned(1), scene.row(1, "depot"), scene.row(1, "scrap")) == (planned, depot, {})


@pytest.mark.rule("rocketmen:L10")
def test_a_failure_wins_nothing() -> None:
    scene = failed(flying("spaceship-a", "moon", success=(3, 3, 3, 0)).answer(*["go-on"] * 4)).answer("yes")
    assert (scene.points(1), scene.missions(1), scene.won(1)["rocket"]) == (0, 0, 8)
    assert scene.told("token-won") == []


@pytest.mark.rule("rocketmen:L10")
def test_short_of_the_goal_with_cards_left_to_draw_nothing_has_failed_yet() -> None:
    scene = flying("hotel", "earth", "heavy-stage", success=(0, 0)).answer("go-on", "go-on")
    assert (scene.question, scene.row(1, "pad"), scene.told("launch-failed")) == ("Fly", {"heavy-stage": 1}, [])


# Success


@pytest.mark.rule("rocketmen:L11")
def test_as_soon_as_the_goal_is_reached_no_more_cards_are_drawn() -> None:
    scene = flying("spaceship-a", "mars", success=(4, 3, 3, 3)).answer("go-on", "go-on", "go-on")
    assert scene.question == "Fly"
    scene.answer("go-on")
    assert (scene.question, len(scene.told("success-drawn"))) == ("", 4)


WINS = {
    "satellite-a": "money",
    "satellite-b": "money",
    "spaceship-a": "rocket",
    "spaceship-b": "rocket",
    "spaceship-c": "rocket",
    "hotel": "money",
    "shipyard": "rocket",
    "station-a": "hand",
    "station-b": "hand",
    "mining": "science",
    "base-a": "science",
    "base-b": "science",
}


@pytest.mark.rule("rocketmen:L11")
@pytest.mark.parametrize(("mission", "achievement"), WINS.items())
def test_a_completed_mission_goes_to_the_scrapyard_and_its_achievement_is_won(mission: str, achievement: str) -> None:
    scene = RocketmenScene().plan(1, mission).achieve(1, rocket=8, science=13).turn(1)
    before = scene.won(1)
    scene.answer(f"launch:{scene.offers('launch')[-1]}")
    assert (scene.planned(1), scene.row(1, "scrap"), scene.missions(1)) == (None, {mission: 1}, 1)
    assert scene.won(1) == {**before, achievement: before[achievement] + 1}
    assert scene.told("achievement-won") == [{"seat": "1", "achievement": achievement}]


POINTS = {
    "earth-satellite": ("satellite-a", [1, 1, 1, 0]),
    "earth-spaceship": ("spaceship-a", [3, 2, 2, 1]),
    "earth-hotel": ("hotel", [3, 2, 2, 1]),
    "earth-shipyard": ("shipyard", [4, 3, 2, 2]),
    "earth-station": ("station-a", [4, 3, 3, 2]),
    "moon-satellite": ("satellite-a", [4, 3, 2, 2]),
    "moon-spaceship": ("spaceship-a", [5, 4, 3, 3]),
    "moon-station": ("station-a", [6, 5, 4, 3]),
    "moon-base": ("base-a", [8, 6, 5, 4]),
    "mars-spaceship": ("spaceship-a", [8, 7, 6, 5]),
    "mars-mining": ("mining", [9, 8, 7, 6]),
    "mars-base": ("base-a", [10, 9, 8, 7]),
}


@pytest.mark.rule("rocketmen:L11")
@pytest.mark.parametrize("location", POINTS)
def test_points_come_by_order_of_arrival_at_the_location(location: str) -> None:
    mission, points = POINTS[location]
    scene = RocketmenScene(4)
    for seat in (3, 1, 4, 2):
        scene.plan(seat, mission).achieve(seat, rocket=8, science=13).turn(seat)
        scene.answer(f"launch:{location.split('-')[0]}")
    assert scene.markers_at(location) == [3, 1, 4, 2]
    assert [scene.points(seat) for seat in (3, 1, 4, 2)] == points


@pytest.mark.rule("rocketmen:L11")
def test_after_a_success_the_pad_is_discarded() -> None:
    scene = flying("hotel", "earth", "heavy-stage", "heavy-stage", "base-a", "afterburner").success(4, 3)
    scene.answer("go-on", "go-on")
    assert (scene.question, scene.row(1, "pad")) == ("", {})
    assert scene.row(1, "depot") == {"heavy-stage": 2, "base-a": 1, "afterburner": 1}


@pytest.mark.rule("rocketmen:L11")
def test_permanent_cards_may_stay_on_the_pad_after_a_success() -> None:
    scene = flying("hotel", "earth", "heavy-stage", "quantum-computer", "reusable-rocket", "storage-yard")
    scene.stored(1, "batteries").success(3, 3).answer("go-on", "go-on")
    assert scene.question == "DiscardAPermanent"
    assert sorted(scene.choices) == ["-", "quantum-computer", "reusable-rocket", "storage-yard"]
    assert (scene.refusal("heavy-stage").reason, scene.refusal("heavy-stage").rule) == ("not-on-pad", "L11")
    scene.answer("reusable-rocket")
    assert sorted(scene.choices) == ["-", "quantum-computer", "storage-yard"]
    scene.answer("-")
    assert scene.question == ""
    assert scene.row(1, "pad") == {"quantum-computer": 1, "storage-yard": 1}
    assert (scene.row(1, "stored"), scene.row(1, "depot")) == (
        {"batteries": 1},
        {"heavy-stage": 1, "reusable-rocket": 1},
    )


@pytest.mark.rule("rocketmen:L12")
def test_the_first_on_the_moon_and_the_first_on_mars_take_their_tokens() -> None:
    scene = RocketmenScene(3)
    for seat, mission, destination in ((2, "station-a", "moon"), (1, "base-a", "moon"), (1, "mining", "mars")):
        scene.plan(seat, mission).achieve(seat, rocket=8, science=13).turn(seat).answer(f"launch:{destination}")
    scene.plan(3, "mining").achieve(3, rocket=8, science=13).turn(3).answer("launch:mars")
    assert scene.picture(0)["tokens"] == {"moon": 1, "mars": 0}
    assert scene.told("token-won") == [{"seat": "2", "destination": "moon"}, {"seat": "1", "destination": "mars"}]
    assert scene.points(2) == 6  # the token's point comes at the end
    scene.finish()
    assert [scene.scored(seat, "tokens") for seat in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.rule("rocketmen:L12")
def test_the_first_in_earth_orbit_takes_no_token() -> None:
    scene = RocketmenScene().plan(1, "hotel").achieve(1, rocket=3, science=8).turn(1).answer("launch:earth")
    assert (scene.missions(1), scene.told("token-won")) == (1, [])
    assert scene.picture(0)["tokens"] == {"moon": None, "mars": None}


# Afterwards


@pytest.mark.rule("rocketmen:L13")
@pytest.mark.parametrize(
    ("success", "answers"),
    [
        pytest.param((4, 3), ["go-on", "go-on"], id="success"),
        pytest.param((0,), ["go-on", "abort"], id="abort"),
        pytest.param((0, 0, 1), ["go-on", "go-on", "go-on"], id="failure"),
    ],
)
def test_after_a_flight_the_turn_ends_and_the_rocket_goes_back_to_nought(
    success: tuple[int, ...], answers: list[str]
) -> None:
    scene = RocketmenScene(2).plan(1, "hotel").achieve(1, rocket=3, science=1).hand(1, "mining").success(*success)
    scene.rounds().answer("launch:earth", *answers)
    if len(answers) == 3:
        failed(scene).answer("yes")
    assert (scene.question, scene.seat) == ("Act", 2)
    assert (scene.launch, scene.picture(0)["active"]) == ({}, 1)
    assert sum(scene.row(1, "hand").values()) == 6
    scene.plan(2, "hotel").achieve(2, rocket=3).answer("launch:earth")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (0, 0)


@pytest.mark.rule("rocketmen:L18")
@pytest.mark.parametrize(("success", "cards"), [((4, 3, 3), 7), ((1, 1, 1), 6)])
def test_a_hand_limit_won_by_a_launch_counts_in_this_turns_drawing(success: tuple[int, ...], cards: int) -> None:
    scene = flying("station-a", "earth", success=success).hand(1, "hotel", "mining").answer("go-on", "go-on", "go-on")
    if cards == 6:
        failed(scene).answer("yes")
    assert (scene.question, sum(scene.row(1, "hand").values())) == ("", cards)


@pytest.mark.rule("rocketmen:L19")
@pytest.mark.parametrize("aborted", [True, False])
def test_after_an_abort_or_a_failure_the_marker_is_back_and_may_fly_there_again(aborted: bool) -> None:
    scene = flying("hotel", "earth", success=(0, 0, 1)).answer("go-on")
    if aborted:
        scene.answer("abort")
    else:
        failed(scene.answer("go-on", "go-on")).answer("yes")
    assert (scene.markers_at("earth-hotel"), scene.missions(1)) == ([], 0)
    scene.success_cards.clear()
    scene.success(4, 3, 1).turn(1).answer("launch:earth", "go-on", "go-on", "go-on")
    assert (scene.markers_at("earth-hotel"), scene.missions(1)) == ([1], 1)
