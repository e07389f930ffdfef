"""Cards used in flight, section K: Afterburner, Backup, Detailed Planning, the two suits, and Big Data."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def flying(destination: str, *pad: str, success: tuple[int, ...] = (), fields: int = 0) -> RocketmenScene:
    """Seat 1's spaceship is off, some fields ahead of what its pad gives; seat 2 looks on."""
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, *pad).achieve(1, rocket=6, science=fields)
    return scene.success(*success).turn(1).answer(f"launch:{destination}")


def give_up(scene: RocketmenScene) -> RocketmenScene:
    """After the last card, short of the goal; the mission stays."""
    return scene.answer(*(["give-up"] if scene.question == "Fly" else []), "yes")


# Afterburner


@pytest.mark.rule("rocketmen:K1")
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_an_afterburner_moves_the_rocket_two_fields_at_any_time_and_is_discarded(draws: int) -> None:
    scene = flying("earth", "afterburner", "heavy-stage", success=(1, 1, 1)).answer(*["go-on"] * draws)
    before = scene.launch["rocket"]
    scene.answer("afterburner")
    if draws < 3:
        assert (scene.launch["rocket"], scene.launch["drawn"]) == (before + 2, draws)
        assert (scene.row(1, "pad"), scene.row(1, "area")) == ({"heavy-stage": 1}, {"afterburner": 1})
        assert scene.told("effect-used") == [{"seat": "1", "card": "afterburner"}]
        assert (scene.refusal("afterburner").reason, scene.refusal("afterburner").rule) == ("not-on-pad", "L4")
    else:
        assert {"seat": "1", "number": "2", "to": "5"} in scene.told("rocket-moved")


@pytest.mark.rule("rocketmen:K1")
def test_an_afterburner_saves_a_launch_after_its_last_success_card() -> None:
    scene = flying("earth", "afterburner", success=(2, 2, 2)).answer("go-on", "go-on", "go-on")
    assert scene.choices == ["afterburner", "give-up"]
    scene.answer("afterburner")
    assert (scene.question, scene.markers_at("earth-spaceship"), scene.points(1)) == ("", [1], 3)


@pytest.mark.rule("rocketmen:K1")
def test_an_afterburner_that_is_too_weak_or_left_unused_ends_in_failure() -> None:
    weak = give_up(flying("earth", "afterburner", success=(2, 2, 1)).answer("go-on", "go-on", "go-on", "afterburner"))
    unused = give_up(flying("earth", "afterburner", success=(2, 2, 2)).answer("go-on", "go-on", "go-on"))
    for scene in (weak, unused):
        assert (scene.markers_at("earth-spaceship"), scene.told("launch-failed")) == ([], [{"seat": "1"}])
        assert scene.row(1, "depot") == {"afterburner": 1}


@pytest.mark.rule("rocketmen:K1")
def test_a_stored_afterburner_has_no_effect() -> None:
    scene = flying("earth", "storage-yard").stored(1, "afterburner")
    assert scene.choices == ["go-on"]
    assert scene.refusal("afterburner").reason == "not-on-pad"


# Backup


@pytest.mark.rule("rocketmen:K3")
@pytest.mark.parametrize(("destination", "fields"), [("earth", 1), ("moon", 2), ("mars", 1)])
def test_a_backup_moves_the_rocket_one_field_anywhere_and_one_more_if_it_matches(destination: str, fields: int) -> None:
    assert flying(destination, "backup").launch["rocket"] == fields


@pytest.mark.rule("rocketmen:K3")
def test_a_backup_moves_the_rocket_once_a_launch_and_is_not_discarded_for_it() -> None:
    scene = flying("earth", "backup", success=(1, 1)).answer("go-on", "go-on")
    assert (scene.launch["rocket"], scene.row(1, "pad"), scene.row(1, "area")) == (3, {"backup": 1}, {})
    assert scene.choices == ["go-on", "abort"]
    scene.answer("abort", "backup").pad(1, "backup").turn(1).answer("launch:earth")
    assert scene.launch["rocket"] == 1


@pytest.mark.rule("rocketmen:K3")
def test_a_backup_in_hand_stored_or_on_a_rivals_pad_moves_nothing() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, "storage-yard").achieve(1, rocket=6).stored(1, "backup")
    scene.hand(1, "backup").pad(2, "backup").turn(1)
    assert scene.answer("launch:moon").launch["rocket"] == 0


# Detailed Planning


@pytest.mark.rule("rocketmen:K4")
def test_detailed_planning_draws_three_cards_of_which_one_is_the_first() -> None:
    scene = flying("earth", "detailed-planning", success=(0, 3, 1)).answer("plan-in-detail")
    assert (scene.question, scene.launch["offered"], scene.launch["rocket"]) == ("ChooseTheFirstCard", [0, 3, 1], 1)
    assert scene.choices == ["0", "1", "3"]
    assert (scene.refusal("4").reason, scene.refusal("4").rule) == ("not-among-them", "K4")
    assert (scene.refusal("-").reason, scene.refusal("-").rule) == ("cannot-be-declined", "K4")
    scene.answer("3")
    assert (scene.launch["rocket"], scene.launch["drawn"], scene.launch["offered"]) == (1 + 3, 1, [])


@pytest.mark.rule("rocketmen:K4")
def test_the_two_cards_not_chosen_are_out_for_this_launch() -> None:
    scene = flying("mars", "detailed-planning", success=(4, 0, 0)).answer("plan-in-detail", "0")
    assert scene.launch["success-deck"] == [0, 5, 6, 4, 0]


@pytest.mark.rule("rocketmen:K4")
def test_detailed_planning_stands_for_one_draw_only() -> None:
    scene = flying("earth", "detailed-planning", success=(1, 1, 1, 2, 2)).answer("plan-in-detail", "1")
    scene.answer("go-on", "go-on")
    assert "go-on" not in scene.choices
    assert len(scene.told("success-drawn")) == 5


@pytest.mark.rule("rocketmen:K4")
def test_detailed_planning_comes_before_the_first_card_or_not_at_all() -> None:
    scene = flying("earth", "detailed-planning", success=(1,)).answer("go-on")
    assert scene.choices == ["go-on", "abort"]
    refusal = scene.refusal("plan-in-detail")
    assert (refusal.reason, refusal.rule) == ("only-before-the-first", "K4")


@pytest.mark.rule("rocketmen:K4")
def test_used_detailed_planning_is_scrapped_after_a_success() -> None:
    scene = flying("earth", "detailed-planning", "heavy-stage", success=(4, 0, 0), fields=3)
    scene.answer("plan-in-detail", "4")
    assert scene.markers_at("earth-spaceship") == [1]
    assert scene.row(1, "scrap") == {"spaceship-b": 1, "detailed-planning": 1}
    assert scene.row(1, "depot") == {"heavy-stage": 1}
    assert {"seat": "1", "card": "detailed-planning"} in scene.told("card-scrapped")


@pytest.mark.rule("rocketmen:K4")
def test_detailed_planning_that_was_not_used_is_discarded_after_a_success() -> None:
    scene = flying("earth", "detailed-planning", success=(4,), fields=3).answer("go-on")
    assert scene.markers_at("earth-spaceship") == [1]
    assert (scene.row(1, "scrap"), scene.row(1, "depot")) == ({"spaceship-b": 1}, {"detailed-planning": 1})


@pytest.mark.rule("rocketmen:K4")
@pytest.mark.parametrize("aborted", [True, False])
def test_used_detailed_planning_is_not_scrapped_without_a_success(aborted: bool) -> None:
    scene = flying("earth", "detailed-planning", success=(1, 1, 1, 1, 1)).answer("plan-in-detail", "1")
    if aborted:
        scene.answer("abort")
    else:
        give_up(scene.answer("go-on", "go-on"))
    assert (scene.row(1, "scrap"), scene.row(1, "depot")) == ({}, {"detailed-planning": 1})


@pytest.mark.rule("rocketmen:K4")
def test_planning_of_an_earlier_launch_is_not_scrapped_by_a_later_success() -> None:
    scene = flying("earth", "detailed-planning", success=(1, 1, 1)).answer("plan-in-detail", "1", "abort")
    scene.achieve(1, science=8).turn(1).answer("launch:earth")
    assert scene.markers_at("earth-spaceship") == [1]
    assert (scene.row(1, "scrap"), scene.row(1, "depot")) == ({"spaceship-b": 1}, {"detailed-planning": 1})


@pytest.mark.rule("rocketmen:K4", "rocketmen:K9")
def test_the_card_chosen_by_detailed_planning_may_be_ignored_for_a_suit() -> None:
    pad = ("detailed-planning", "multi-purpose-space-suit")
    scene = flying("earth", *pad, success=(0, 0, 1, 2)).answer("plan-in-detail", "1", "draw-anew")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (1 + 2, 1)
    assert scene.launch["success-deck"] == [0, 4, 5, 4, 1]
    assert "plan-in-detail" not in scene.choices


# Multi-purpose Space Suit


@pytest.mark.rule("rocketmen:K9")
def test_a_space_suit_ignores_the_card_just_drawn_and_draws_anew() -> None:
    scene = flying("earth", "multi-purpose-space-suit", "heavy-stage", success=(2, 1, 3))
    scene.answer("go-on", "go-on")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (3, 2)
    scene.answer("draw-anew")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (5, 2)
    assert (scene.row(1, "pad"), scene.row(1, "area")) == ({"heavy-stage": 1}, {"multi-purpose-space-suit": 1})
    assert scene.told("success-ignored", player=0) == [{"seat": "1", "value": "1"}]


@pytest.mark.rule("rocketmen:K9")
def test_the_card_ignored_stays_out_and_does_not_count_to_the_limit() -> None:
    scene = flying("earth", "multi-purpose-space-suit", success=(0, 1, 1, 1)).answer("go-on", "draw-anew")
    assert scene.launch["success-deck"] == [1, 4, 6, 4, 1]
    scene.answer("go-on", "go-on")
    assert "go-on" not in scene.choices
    assert len(scene.told("success-drawn")) == 4


@pytest.mark.rule("rocketmen:K9")
def test_a_space_suit_has_nothing_to_ignore_before_the_first_card() -> None:
    scene = flying("earth", "multi-purpose-space-suit")
    assert scene.choices == ["go-on"]
    refusal = scene.refusal("draw-anew")
    assert (refusal.reason, refusal.rule) == ("only-after-a-card", "K9")


@pytest.mark.rule("rocketmen:K9")
def test_a_space_suit_serves_once_and_only_from_the_pad() -> None:
    scene = flying("earth", "multi-purpose-space-suit", success=(0, 0)).answer("go-on", "draw-anew")
    assert (scene.refusal("draw-anew").reason, scene.refusal("draw-anew").rule) == ("not-on-pad", "L4")


@pytest.mark.rule("rocketmen:K9")
def test_a_new_card_may_reach_the_goal() -> None:
    scene = flying("earth", "multi-purpose-space-suit", success=(0, 3), fields=5).answer("go-on", "draw-anew")
    assert scene.markers_at("earth-spaceship") == [1]


# Protective Suit


@pytest.mark.rule("rocketmen:K10")
def test_a_protective_suit_turns_a_nought_into_a_two() -> None:
    scene = flying("earth", "protective-suit", "heavy-stage", success=(1, 0)).answer("go-on", "go-on", "count-a-zero")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (3, 2)
    assert (scene.row(1, "pad"), scene.row(1, "area")) == ({"heavy-stage": 1}, {"protective-suit": 1})
    assert (scene.refusal("count-a-zero").reason, scene.refusal("count-a-zero").rule) == ("not-on-pad", "L4")


@pytest.mark.rule("rocketmen:K10")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_a_protective_suit_helps_against_no_other_card(value: int) -> None:
    scene = flying("earth", "protective-suit", success=(value,)).answer("go-on")
    assert scene.choices == ["go-on", "abort"]
    assert (scene.refusal("count-a-zero").reason, scene.refusal("count-a-zero").rule) == ("not-a-zero", "K10")


@pytest.mark.rule("rocketmen:K10")
def test_a_protective_suit_helps_only_right_after_its_nought() -> None:
    scene = flying("mars", "protective-suit", success=(0, 1)).answer("go-on", "go-on")
    assert scene.refusal("count-a-zero").reason == "not-a-zero"
    early = flying("earth", "protective-suit")
    assert early.choices == ["go-on"]
    early.refusal("count-a-zero")


@pytest.mark.rule("rocketmen:K10")
def test_a_protective_suit_before_the_first_card_is_refused_with_its_own_rule() -> None:
    assert flying("earth", "protective-suit").refusal("count-a-zero").rule == "K10"


@pytest.mark.rule("rocketmen:K10")
def test_a_nought_that_counts_as_two_may_reach_the_goal() -> None:
    scene = flying("earth", "protective-suit", success=(0,), fields=6).answer("go-on", "count-a-zero")
    assert scene.markers_at("earth-spaceship") == [1]


# Big Data


@pytest.mark.rule("rocketmen:L8")
def test_big_data_shows_its_owner_the_next_two_success_cards() -> None:
    scene = flying("earth", "big-data", success=(0, 3)).answer("look-ahead")
    assert (scene.question, scene.picture(1)["launch"]["seen"]) == ("PutOneOnTop", [0, 3])
    assert [event["value"] for event in scene.told("success-seen", player=1)] == ["0", "3"]
    assert scene.told("success-seen", player=2) == []
    assert scene.picture(2)["launch"]["seen"] == ["?", "?"]
    known, unknown = ([each["chance"] for each in scene.picture(player)["launch"]["next"]] for player in (1, 2))
    assert known == [1.0]
    assert (len(unknown) > 1, round(sum(unknown), 9)) == (True, 1.0)
    assert scene.picture(2)["launch"]["success-deck"] == [2, 5, 6, 4, 1]
    assert (scene.row(1, "pad"), scene.row(1, "area")) == ({}, {"big-data": 1})


@pytest.mark.rule("rocketmen:L8")
@pytest.mark.parametrize(("top", "rockets"), [("0", [1, 4]), ("3", [4, 4])])
def test_the_cards_seen_come_in_the_order_they_were_put_back(top: str, rockets: list[int]) -> None:
    scene = flying("earth", "big-data", success=(0, 3)).answer("look-ahead")
    assert scene.choices == ["0", "3"]
    assert scene.refusal("2").reason == "not-among-them"
    scene.answer(top, "go-on")
    assert scene.launch["rocket"] == rockets[0]
    assert scene.answer("go-on").launch["rocket"] == rockets[1]
    assert scene.launch["success-deck"] == [1, 5, 6, 3, 1]


@pytest.mark.rule("rocketmen:L8")
def test_big_data_is_no_draw_and_its_cards_count_when_they_are_drawn() -> None:
    scene = flying("earth", "big-data", "heavy-stage", success=(2, 2, 1)).answer("look-ahead", "2")
    assert (scene.launch["drawn"], scene.choices) == (0, ["go-on"])
    scene.answer("go-on", "go-on")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (5, 2)
    scene.answer("go-on")
    assert "go-on" not in scene.choices


@pytest.mark.rule("rocketmen:L8")
def test_big_data_looks_ahead_before_the_first_card_only() -> None:
    scene = flying("earth", "big-data", success=(1,)).answer("go-on")
    assert scene.choices == ["go-on", "abort"]
    assert scene.refusal("look-ahead").reason == "only-before-the-first"


@pytest.mark.rule("rocketmen:L8")
def test_what_big_data_may_not_do_is_not_blamed_on_detailed_planning() -> None:
    late = flying("earth", "big-data", success=(1,)).answer("go-on")
    assert late.refusal("look-ahead").rule == "L8"
    order = flying("earth", "big-data", success=(1, 2)).answer("look-ahead")
    assert order.refusal("4").rule == "L8"


@pytest.mark.rule("rocketmen:K4", "rocketmen:L8")
def test_cards_seen_by_big_data_are_the_first_that_detailed_planning_or_a_suit_draws() -> None:
    planned = flying("earth", "big-data", "detailed-planning", success=(0, 3, 2)).answer("look-ahead", "3")
    planned.answer("plan-in-detail")
    assert planned.launch["offered"] == [3, 0, 2]
    anew = flying("earth", "big-data", "multi-purpose-space-suit", success=(0, 3)).answer("look-ahead", "0")
    anew.answer("go-on", "draw-anew")
    assert (anew.launch["rocket"], anew.launch["drawn"]) == (1 + 3, 1)
