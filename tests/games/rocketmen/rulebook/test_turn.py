"""The turn: lines T1, T2 and T5 to T7 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal, Refused
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

TEN_DOLLARS = ["satellite-a", "satellite-b", "hotel", "shipyard", "station-a", "mining"]


# Turns and actions


@pytest.mark.rule("rocketmen:T1")
@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 2, [2, 1]), (3, 1, [1, 2, 3]), (3, 2, [2, 3, 1]), (4, 4, [4, 1, 2, 3])]
)
def test_turns_go_clockwise_from_the_first_player(players: int, first: int, order: list[int]) -> None:
    scene = RocketmenScene(players).first(first).begin("rocketmen/round/PlayARound")
    seats = []
    for _turn in range(2 * players):
        seats.append(scene.seat)
        scene.answer("end")
    assert seats == order * 2


@pytest.mark.rule("rocketmen:T1")
def test_any_number_of_actions_in_any_order() -> None:
    scene = RocketmenScene().market(*["crowdfunding"] * 6).hand(1, *["stock-market-listing"] * 3)
    scene.hand(1, "hotel", "big-data", "base-b", "mining", "spaceship-a").turn(1)
    scene.answer("discard:base-b", "buy:m1", "pay:stock-market-listing", "plan:hotel")
    scene.answer("buy:m2", "pay:stock-market-listing", "pad:big-data", "buy:m3", "pay:stock-market-listing")
    scene.answer("unpad:big-data", "pad:spaceship-a", "pay:mining")
    assert scene.row(1, "hand") == {}
    assert scene.row(1, "area")["crowdfunding"] == 3
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:T1")
def test_with_nothing_to_do_one_may_only_end_the_turn() -> None:
    scene = RocketmenScene().turn(1)
    assert scene.choices == ["end"]
    assert scene.refusal("-") == Refusal("cannot-be-declined", "T1", "-")
    assert scene.answer("end").question == ""


@pytest.mark.rule("rocketmen:T1")
def test_nobody_has_to_do_anything() -> None:
    scene = RocketmenScene().market("internet").hand(1, *TEN_DOLLARS).plan(1, "base-b").pad(1, *["heavy-stage"] * 2)
    hand = scene.row(1, "hand")
    scene.turn(1).answer("end")
    assert scene.row(1, "hand") == hand
    assert scene.on_market[0] == "internet"
    assert scene.row(1, "pad") == {"heavy-stage": 2}


@pytest.mark.rule("rocketmen:T2")
@pytest.mark.parametrize(
    ("cards", "decision", "fact"),
    [
        ((3, 2, 3), "go-on", "mission-completed"),
        ((1, 1, 1), "go-on", "launch-failed"),
        ((1,), "abort", "launch-aborted"),
    ],
)
def test_a_launch_ends_the_turn_however_it_goes(cards: tuple[int, ...], decision: str, fact: str) -> None:
    scene = RocketmenScene(3).plan(2, "satellite-a").pad(2, "small-boosters").hand(2, *TEN_DOLLARS[1:]).first(2)
    scene.begin("rocketmen/round/PlayARound").success(*cards).answer("launch:earth", "go-on")
    while scene.question == "Fly":
        scene.answer(decision if decision in scene.choices else scene.choices[-1])
    if scene.question == "KeepThePlan":
        scene.answer("yes")
    assert fact in scene.facts()
    assert (scene.question, scene.seat) == ("Act", 3)


@pytest.mark.rule("rocketmen:T2")
def test_one_may_launch_after_other_actions_and_only_once() -> None:
    scene = RocketmenScene().hand(1, "satellite-a", "mining", "hotel", "small-boosters").turn(1)
    assert scene.offers("launch") == []
    scene.answer("plan:satellite-a", "pad:small-boosters", "pay:mining", "discard:hotel")
    assert scene.offers("launch") == ["earth"]
    scene.success(1).answer("launch:earth", "go-on", "abort")
    assert scene.question == ""
    assert len(scene.told("launch-declared")) == 1


@pytest.mark.rule("rocketmen:T2")
def test_nothing_can_be_done_in_the_turn_once_a_launch_was_declared() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").hand(1, *TEN_DOLLARS[1:])
    scene.market("crowdfunding").turn(1).answer("launch:earth")
    assert scene.question == "Fly"
    assert scene.choices == ["go-on"]


@pytest.mark.rule("rocketmen:L1")
def test_a_launch_needs_a_mission_on_the_plan() -> None:
    scene = RocketmenScene().pad(1, "heavy-stage").turn(1)
    assert scene.offers("launch") == []
    assert scene.refusal("launch:earth").reason == "no-mission-planned"
    assert scene.refusal("launch:earth").rule == "L1"


# Cards over rules, and whose turn it is


@pytest.mark.rule("rocketmen:T5", "rocketmen:K6")
def test_a_card_that_says_so_places_another_free_of_charge_and_from_the_play_area() -> None:
    # against M3, every placed card costs money, and M8, a bought card can't be placed
    scene = RocketmenScene().plan(1, "hotel").market("big-data").hand(1, "internet", "crowdfunding").turn(1)
    scene.answer("buy:m1", "pay-for-me", "free-bought:big-data")
    assert scene.row(1, "pad") == {"big-data": 1}
    assert scene.row(1, "hand") == {}


@pytest.mark.rule("rocketmen:T5", "rocketmen:B7")
def test_a_variant_card_that_says_so_allows_a_second_engine() -> None:
    scene = RocketmenScene(variants="two-engines,market-end").hand(1, *["stock-market-listing"] * 8, "spaceship-a")
    scene.turn(1).answer("buy-engine:small-boosters", "pay-for-me", "buy-engine:heavy-stage", "pay-for-me")
    assert scene.refusal("buy-engine:small-boosters").reason == "engine-limit"
    scene = RocketmenScene(variants="two-engines,market-end").hand(1, *["stock-market-listing"] * 4).turn(1)
    scene.answer("buy-engine:small-boosters", "add-engine:small-boosters", "pay-for-me")
    assert scene.row(1, "area")["small-boosters"] == 2


@pytest.mark.rule("rocketmen:T5", "rocketmen:M3")
def test_a_variant_card_that_says_so_makes_placing_a_mission_free_but_not_a_pad_card() -> None:
    scene = RocketmenScene(variants="free-mission,market-end").hand(1, "base-a", "spaceship-a").turn(1)
    scene.answer("plan:base-a")
    assert scene.planned(1) == "base-a"
    assert scene.question == "Act"
    assert scene.refusal("pad:spaceship-a").reason == "cannot-pay"


@pytest.mark.rule("rocketmen:T5", "rocketmen:B8")
def test_a_mission_placed_free_of_charge_leaves_no_money() -> None:
    scene = RocketmenScene(variants="free-mission,market-end").hand(1, "hotel", "spaceship-a").turn(1)
    scene.answer("plan:hotel")
    assert scene.payment["credit"] == 0
    assert scene.offers("pad") == []


@pytest.mark.rule("rocketmen:T6")
def test_nobody_plays_anything_in_anothers_turn() -> None:
    scene = RocketmenScene(3).market("internet").hand(1, "hotel").hand(2, *TEN_DOLLARS).hand(3, *TEN_DOLLARS).turn(1)
    assert scene.play.asked_players() == [0]
    for player in (1, 2):
        assert scene.play.choices(player) == []
        assert scene.play.why_not(player, "end") == Refusal("not-asked", "T6", "end")
        with pytest.raises(Refused, match="not-asked"):
            scene.play.answer(player, "buy:m1")


@pytest.mark.rule("rocketmen:T6")
def test_whatever_a_turn_asks_it_asks_whose_turn_it_is() -> None:
    scene = RocketmenScene(3).hand(2, *TEN_DOLLARS, "batteries", "supercapacitors", "small-boosters").market("internet")
    scene.hand(1, *TEN_DOLLARS).pad(3, "afterburner").pad(2, "industrial-espionage").turn(2)
    questions = []
    for text in ["plan:hotel", "pad:small-boosters", "pay:mining", "use:batteries", "shipyard", "use:supercapacitors"]:
        scene.answer(text)
        questions.append(scene.question)
        assert scene.play.asked_players() == [1]
    assert questions == ["Act", "PayForPlacing", "Act", "ScrapACard", "Act", "DiscardForCards"]


# Taking back from the Play Area


@pytest.mark.rule("rocketmen:T7")
def test_a_card_of_the_same_name_can_not_be_taken_back() -> None:
    scene = RocketmenScene(4).hand(1, "electric-cars", "electric-cars").area(1, "hotel").turn(1)
    scene.answer("use:electric-cars", "hotel")
    assert scene.row(1, "area") == {"electric-cars": 1}
    assert scene.refusal("use:electric-cars") == Refusal("nothing-to-take-back", "T7", "use:electric-cars")
    scene.answer("discard:hotel", "use:electric-cars")
    assert scene.choices == ["hotel"]
    assert scene.refusal("electric-cars") == Refusal("same-name", "T7", "electric-cars")


@pytest.mark.rule("rocketmen:T7")
def test_with_an_empty_play_area_there_is_nothing_to_take_back() -> None:
    scene = RocketmenScene().hand(1, "electric-cars", "hotel").area(2, "mining").turn(1)
    assert scene.offers("use") == []
    assert scene.refusal("use:electric-cars") == Refusal("nothing-to-take-back", "T7", "use:electric-cars")
