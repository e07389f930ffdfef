"""Placing on plan and pad, and discarding: lines M1 to M9, D1 and D2 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


# The rulebook's example


@pytest.mark.rule("rocketmen:M3", "rocketmen:M1", "rocketmen:B8")
def test_satellite_and_big_data_pay_for_themselves_and_the_hotel_pays_for_the_base() -> None:
    scene = RocketmenScene().hand(1, "satellite-a", "big-data", "base-a", "hotel").turn(1)
    scene.answer("plan:satellite-a")
    assert (scene.planned(1), scene.question) == ("satellite-a", "Act")
    scene.answer("pad:big-data")
    assert (scene.row(1, "pad"), scene.question) == ({"big-data": 1}, "Act")
    assert scene.row(1, "area") == {}
    scene.answer("pad:base-a")
    assert scene.question == "PayForPlacing"
    assert scene.choices == ["pay:hotel"]
    scene.answer("pay:hotel")
    assert scene.planned(1) == "satellite-a"
    assert scene.row(1, "pad") == {"big-data": 1, "base-a": 1}
    assert scene.row(1, "area") == {"hotel": 1}
    assert scene.row(1, "hand") == {}


# The plan


@pytest.mark.rule("rocketmen:M1")
@pytest.mark.parametrize("card", ["big-data", "small-boosters", "pandemic"])
def test_nothing_but_mission_cards_goes_on_the_plan(card: str) -> None:
    scene = RocketmenScene().hand(1, card, "hotel", "mining").turn(1)
    assert scene.offers("plan") == ["hotel", "mining"]
    assert scene.refusal(f"plan:{card}") == Refusal("not-a-mission", "M1", f"plan:{card}")


@pytest.mark.rule("rocketmen:M1")
def test_the_plan_holds_no_second_mission() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "mining", "satellite-a").turn(1)
    assert scene.offers("plan") == []
    assert scene.refusal("plan:mining") == Refusal("plan-taken", "M1", "plan:mining")


@pytest.mark.rule("rocketmen:M1", "rocketmen:D2")
def test_to_change_the_plan_the_old_mission_is_discarded_first() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "mining").turn(1).answer("drop-plan", "plan:mining")
    assert scene.planned(1) == "mining"
    assert scene.row(1, "area") == {"hotel": 1}


@pytest.mark.rule("rocketmen:M1")
def test_every_player_has_a_plan_of_their_own() -> None:
    scene = RocketmenScene().plan(2, "hotel").hand(1, "hotel").turn(1).answer("plan:hotel")
    assert (scene.planned(1), scene.planned(2)) == ("hotel", "hotel")


@pytest.mark.rule("rocketmen:M4")
def test_the_destination_is_chosen_at_the_launch() -> None:
    scene = RocketmenScene().hand(1, "spaceship-a").pad(1, "heavy-stage", "heavy-stage").achieve(1, money=1).turn(1)
    scene.answer("plan:spaceship-a", "marker:money")
    assert scene.question == "Act"
    assert scene.offers("launch") == ["earth", "moon", "mars"]
    assert scene.told("mission-planned") == [{"seat": "1", "card": "spaceship-a"}]
    assert scene.picture(2)["launch"] is None


@pytest.mark.rule("rocketmen:M4")
def test_what_the_mission_was_planned_for_can_change_until_the_launch() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "medium-stage").turn(1)
    assert scene.offers("launch") == ["earth", "moon"]
    scene.arrived("earth-satellite", 1)
    assert scene.offers("launch") == ["moon"]


# The pad


@pytest.mark.rule("rocketmen:M2")
def test_without_a_mission_on_the_plan_nothing_is_placed_on_the_pad() -> None:
    scene = RocketmenScene().hand(1, "big-data", "small-boosters", "hotel", "mining").turn(1)
    assert scene.offers("pad") == []
    assert scene.refusal("pad:big-data") == Refusal("no-mission-planned", "M2", "pad:big-data")
    assert scene.answer("plan:hotel").offers("pad") == ["big-data", "small-boosters"]


@pytest.mark.rule("rocketmen:M2")
def test_anothers_mission_is_no_help() -> None:
    scene = RocketmenScene().plan(2, "hotel").hand(1, "big-data").turn(1)
    assert scene.refusal("pad:big-data") == Refusal("no-mission-planned", "M2", "pad:big-data")


@pytest.mark.rule("rocketmen:M5")
@pytest.mark.parametrize(
    "card", ["hotel", "mining", "station-a", "crowdfunding", "stock-market-listing", "supercapacitors", "electric-cars"]
)
def test_a_card_with_nothing_but_money_does_not_go_on_the_pad(card: str) -> None:
    scene = RocketmenScene().plan(1, "satellite-a").hand(1, card, "shipyard").turn(1)
    assert scene.offers("pad") == []
    assert scene.refusal(f"pad:{card}") == Refusal("nothing-but-money", "M5", f"pad:{card}")


@pytest.mark.rule("rocketmen:M5")
@pytest.mark.parametrize(
    ("card", "component"),
    [
        ("spaceship-a", "computers"),
        ("spaceship-b", "rockets"),
        ("spaceship-c", "biotech"),
        ("station-b", "composites"),
        ("base-a", "computers"),
        ("detailed-planning", "science"),
        ("small-boosters", "rockets"),
        ("internet", "computers"),
    ],
)
def test_a_card_with_another_component_does_missions_included(card: str, component: str) -> None:
    scene = RocketmenScene().plan(1, "satellite-a").hand(1, card, "shipyard").turn(1).answer(f"pad:{card}")
    if scene.question == "PayForPlacing":
        scene.answer("pay:shipyard")
    assert scene.row(1, "pad") == {card: 1}
    assert scene.picture(0)["seats"][0]["pad-gives"][component] > 0


@pytest.mark.rule("rocketmen:M5", "rocketmen:K7")
def test_a_government_contract_has_nothing_but_money_however_much() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").hand(1, "government-contract").arrived("earth-hotel", 1).turn(1)
    refused = Refusal("nothing-but-money", "M5", "pad:government-contract")
    assert scene.refusal("pad:government-contract") == refused


@pytest.mark.rule("rocketmen:M6")
@pytest.mark.parametrize("card", ["big-data", "internet", "afterburner", "quantum-computer", "storage-yard"])
def test_a_second_resource_of_one_name_is_not_offered(card: str) -> None:
    scene = RocketmenScene(4).plan(1, "hotel").pad(1, card).hand(1, card, "mining").turn(1)
    assert scene.offers("pad") == []
    assert scene.refusal(f"pad:{card}") == Refusal("already-on-pad", "M6", f"pad:{card}")
    scene.answer(f"unpad:{card}")
    assert scene.offers("pad") == [card]


@pytest.mark.rule("rocketmen:M6")
def test_the_same_resource_may_lie_on_two_pads() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(2, "big-data").hand(1, "big-data").turn(1).answer("pad:big-data")
    assert (scene.row(1, "pad"), scene.row(2, "pad")) == ({"big-data": 1}, {"big-data": 1})


@pytest.mark.rule("rocketmen:M6")
def test_engines_and_missions_may_be_there_twice() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "small-boosters", "spaceship-a").hand(1, "small-boosters")
    scene.hand(1, "spaceship-c", "mining", "shipyard").turn(1)
    scene.answer("pad:small-boosters", "pay:mining", "pad:spaceship-c", "pay:shipyard")
    assert scene.row(1, "pad") == {"small-boosters": 2, "spaceship-a": 1, "spaceship-c": 1}


@pytest.mark.rule("rocketmen:M7")
def test_the_plans_own_components_do_not_help_the_launch() -> None:
    # computers help on the way to Earth orbit: those of the plan don't, those of the pad do
    scene = RocketmenScene().plan(1, "spaceship-a").pad(1, "medium-stage").turn(1).answer("launch:earth")
    assert scene.launch["rocket"] == 0
    scene = RocketmenScene().plan(1, "spaceship-c").pad(1, "medium-stage", "spaceship-a").turn(1).answer("launch:earth")
    assert scene.launch["rocket"] == 1


@pytest.mark.rule("rocketmen:M7")
def test_the_plans_own_rocket_point_does_not_count() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, "small-boosters").turn(1)
    assert scene.refusal("launch:earth") == Refusal("too-few-rockets", "L3", "launch:earth")
    assert scene.picture(0)["seats"][0]["rocket-points"] == 2


@pytest.mark.rule("rocketmen:M8")
def test_a_card_bought_this_turn_can_not_be_placed() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("big-data").hand(1, *["stock-market-listing"] * 2, "spaceship-a")
    scene.turn(1).answer("buy:m1", "pay-for-me")
    assert scene.offers("pad") == []
    assert scene.refusal("pad:big-data") == Refusal("not-in-hand", "M8", "pad:big-data")


@pytest.mark.rule("rocketmen:M8")
@pytest.mark.parametrize("zone", ["area", "depot", "scrap", "deck"])
def test_cards_are_placed_from_the_hand_only(zone: str) -> None:
    scene = RocketmenScene().plan(1, "mining").hand(1, "shipyard")
    getattr(scene, zone)(1, "base-a", "hotel")
    scene.turn(1)
    assert scene.refusal("pad:base-a") == Refusal("not-in-hand", "M8", "pad:base-a")
    scene.answer("drop-plan")
    assert scene.refusal("plan:hotel") == Refusal("not-in-hand", "M8", "plan:hotel")


@pytest.mark.rule("rocketmen:M9")
def test_permanent_cards_stay_on_the_pad_after_a_success_and_nothing_joins_them_without_a_mission() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "quantum-computer", "reusable-rocket", "spaceship-a")
    scene.achieve(1, science=5).hand(1, "hotel", "big-data", "internet").turn(1).answer("launch:earth", "-")
    assert scene.row(1, "pad") == {"quantum-computer": 1, "reusable-rocket": 1}
    scene.turn(1)
    assert scene.planned(1) is None
    assert scene.offers("pad") == []
    assert scene.refusal("pad:big-data") == Refusal("no-mission-planned", "M2", "pad:big-data")
    assert scene.offers("unpad") == ["quantum-computer", "reusable-rocket"]
    scene.answer("plan:hotel", "pad:big-data")
    assert scene.row(1, "pad") == {"big-data": 1, "quantum-computer": 1, "reusable-rocket": 1}


@pytest.mark.rule("rocketmen:M9")
def test_permanent_cards_left_alone_do_not_launch() -> None:
    scene = RocketmenScene().pad(1, "reusable-rocket").turn(1)
    assert scene.offers("launch") == []


# Discarding


@pytest.mark.rule("rocketmen:D1")
def test_any_number_of_hand_cards_may_be_discarded_to_the_play_area() -> None:
    scene = RocketmenScene().hand(1, "hotel", "pandemic", "small-boosters", "small-boosters", "internet").turn(1)
    assert scene.offers("discard") == ["hotel", "internet", "small-boosters", "pandemic"]
    scene.answer("discard:small-boosters", "discard:hotel", "discard:small-boosters", "discard:pandemic")
    assert scene.row(1, "hand") == {"internet": 1}
    assert scene.row(1, "area") == {"hotel": 1, "small-boosters": 2, "pandemic": 1}


@pytest.mark.rule("rocketmen:D1")
def test_any_number_of_pad_cards_may_be_discarded_to_the_play_area() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "big-data", "heavy-stage", "heavy-stage", "reusable-rocket")
    scene.turn(1)
    assert scene.offers("unpad") == ["big-data", "reusable-rocket", "heavy-stage"]
    scene.answer("unpad:heavy-stage", "unpad:reusable-rocket", "unpad:big-data")
    assert scene.row(1, "pad") == {"heavy-stage": 1}
    assert scene.row(1, "area") == {"big-data": 1, "heavy-stage": 1, "reusable-rocket": 1}
    assert scene.planned(1) == "hotel"


@pytest.mark.rule("rocketmen:D1")
def test_what_is_not_there_is_not_discarded() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "big-data").pad(2, "internet").hand(1, "mining").turn(1)
    assert scene.refusal("discard:big-data") == Refusal("not-in-hand", "D1", "discard:big-data")
    assert scene.refusal("unpad:mining") == Refusal("not-on-pad", "D1", "unpad:mining")
    assert scene.refusal("unpad:internet") == Refusal("not-on-pad", "D1", "unpad:internet")


@pytest.mark.rule("rocketmen:D1")
def test_a_discarded_card_gives_nothing() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "hotel", "mining", "research-institute").turn(1)
    scene.answer("discard:research-institute")
    assert scene.payment["draws"] == 0
    assert scene.offers("buy") == []
    assert scene.refusal("draw") == Refusal("no-draw-pending", "B10", "draw")


@pytest.mark.rule("rocketmen:D2")
def test_with_the_mission_the_whole_pad_is_discarded_permanent_cards_too() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "big-data", "heavy-stage", "heavy-stage", "reusable-rocket")
    scene.hand(1, "mining").turn(1).answer("drop-plan")
    assert scene.planned(1) is None
    assert scene.row(1, "pad") == {}
    assert scene.row(1, "area") == {"hotel": 1, "big-data": 1, "heavy-stage": 2, "reusable-rocket": 1}
    assert scene.row(1, "hand") == {"mining": 1}


@pytest.mark.rule("rocketmen:D2")
def test_a_mission_may_be_discarded_from_an_empty_pad() -> None:
    scene = RocketmenScene().plan(1, "hotel").turn(1).answer("drop-plan")
    assert scene.row(1, "area") == {"hotel": 1}


@pytest.mark.rule("rocketmen:D2")
def test_without_a_mission_there_is_none_to_discard() -> None:
    scene = RocketmenScene().pad(1, "quantum-computer").plan(2, "hotel").turn(1)
    assert "drop-plan" not in scene.choices
    assert scene.refusal("drop-plan") == Refusal("nothing-planned", "D2", "drop-plan")
