"""The Internet places cards free of charge: line K6 of the rules of Rocketmen, and B10 of its timing."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def paid_with_internet(*hand: str, market: str = "crowdfunding", plan: str = "base-b") -> RocketmenScene:
    """Something was bought with an Internet card."""
    scene = RocketmenScene(4).plan(1, plan).market(market).hand(1, "internet", "stock-market-listing", *hand).turn(1)
    return scene.answer("buy:m1", "pay:internet", "pay:stock-market-listing")


@pytest.mark.rule("rocketmen:K6")
def test_when_it_pays_for_buying_a_card_of_the_hand_is_placed_free() -> None:
    scene = paid_with_internet("small-boosters", "spaceship-a")
    assert scene.question == "Act"
    assert scene.offers("free") == ["spaceship-a", "small-boosters"]
    assert scene.offers("pad") == []
    scene.answer("free:small-boosters")
    assert scene.row(1, "pad") == {"small-boosters": 1}
    assert scene.row(1, "hand") == {"spaceship-a": 1}
    assert scene.row(1, "area") == {"crowdfunding": 1, "internet": 1, "stock-market-listing": 1}


@pytest.mark.rule("rocketmen:K6")
def test_when_it_pays_for_buying_the_bought_card_may_be_placed_free() -> None:
    scene = paid_with_internet(market="big-data")
    assert scene.offers("free-bought") == ["big-data"]
    scene.answer("free-bought:big-data")
    assert scene.row(1, "pad") == {"big-data": 1}
    assert scene.row(1, "area") == {"internet": 1, "stock-market-listing": 1}


@pytest.mark.rule("rocketmen:K6")
def test_a_bought_engine_may_be_placed_free() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "internet", *["stock-market-listing"] * 2, "spaceship-c").turn(1)
    scene.answer("buy-engine:medium-stage", "pay:internet")
    while scene.question == "PayTheRest":
        scene.answer("pay-for-me")
    assert scene.offers("free-bought") == ["medium-stage"]
    assert scene.answer("free-bought:medium-stage").row(1, "pad") == {"medium-stage": 1}


@pytest.mark.rule("rocketmen:K6")
def test_of_several_cards_bought_with_it_one_may_be_placed() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("backup", "protective-suit", "crowdfunding")
    scene.hand(1, "internet", *["stock-market-listing"] * 3).turn(1)
    scene.answer("buy:m1", "add:m2", "add:m3", "pay:internet", "pay-for-me")
    assert scene.offers("free-bought") == ["backup", "protective-suit"]
    scene.answer("free-bought:backup")
    assert scene.offers("free-bought") == []
    assert scene.row(1, "pad") == {"backup": 1}


@pytest.mark.rule("rocketmen:K6")
def test_only_what_was_bought_with_it_may_be_placed() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("backup", "crowdfunding", "protective-suit")
    scene.hand(1, "internet", *["stock-market-listing"] * 4).turn(1)
    listing = "pay:stock-market-listing"
    scene.answer("buy:m1", listing, listing, "buy:m2", "pay:internet", listing, "buy:m3", listing)
    assert scene.offers("free-bought") == []
    refused = Refusal("no-free-placement", "K6", "free-bought:backup")
    assert scene.refusal("free-bought:backup") == refused


@pytest.mark.rule("rocketmen:K6")
def test_when_it_pays_for_placing_another_card_of_the_hand_is_placed_free() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "internet", "small-boosters").turn(1)
    scene.answer("pad:base-a", "pay:internet")
    assert scene.offers("free") == ["small-boosters"]
    scene.answer("free:small-boosters")
    assert scene.row(1, "pad") == {"base-a": 1, "small-boosters": 1}
    assert scene.row(1, "area") == {"internet": 1}


@pytest.mark.rule("rocketmen:K6")
def test_when_it_pays_for_a_mission_a_card_is_placed_free() -> None:
    scene = RocketmenScene().hand(1, "base-b", "internet", "small-boosters").turn(1)
    scene.answer("plan:base-b", "pay:internet")
    assert scene.answer("free:small-boosters").row(1, "pad") == {"small-boosters": 1}


@pytest.mark.rule("rocketmen:K6")
def test_when_it_is_placed_itself_another_card_is_placed_free() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "internet", "small-boosters", "base-a").turn(1)
    scene.answer("pad:internet")
    assert scene.offers("free") == ["base-a", "small-boosters"]
    scene.answer("free:small-boosters")
    assert scene.row(1, "pad") == {"internet": 1, "small-boosters": 1}
    assert scene.refusal("free:base-a") == Refusal("no-free-placement", "K6", "free:base-a")


@pytest.mark.rule("rocketmen:K6")
def test_when_it_is_placed_free_itself_another_card_is_placed_free_all_the_same() -> None:
    scene = paid_with_internet("internet", "small-boosters").answer("free:internet")
    assert scene.offers("free") == ["small-boosters"]
    assert scene.answer("free:small-boosters").row(1, "pad") == {"internet": 1, "small-boosters": 1}


@pytest.mark.rule("rocketmen:K6")
def test_a_bought_internet_that_is_placed_free_gives_its_effect_too() -> None:
    scene = paid_with_internet("small-boosters", market="internet").answer("free-bought:internet")
    assert scene.offers("free") == ["small-boosters"]


@pytest.mark.rule("rocketmen:K6")
def test_one_card_is_placed_free_and_no_more() -> None:
    scene = paid_with_internet("small-boosters", "base-a").answer("free:base-a")
    assert scene.offers("free") == []
    assert scene.refusal("free:small-boosters") == Refusal("no-free-placement", "K6", "free:small-boosters")


@pytest.mark.rule("rocketmen:K6")
def test_either_the_bought_card_or_one_of_the_hand() -> None:
    scene = paid_with_internet("base-a", market="big-data").answer("free:base-a")
    assert scene.offers("free-bought") == []
    assert scene.refusal("free-bought:big-data") == Refusal("no-free-placement", "K6", "free-bought:big-data")


@pytest.mark.rule("rocketmen:K6")
def test_two_internets_place_two_cards() -> None:
    scene = RocketmenScene(4).plan(1, "hotel").market("big-data").hand(1, "internet", "internet", "mining", "base-a")
    scene.turn(1).answer("buy:m1", "pay:internet", "pay:internet", "pay:mining")
    assert scene.payment["free-placements"] == 2
    scene.answer("free-bought:big-data", "free:base-a")
    assert scene.row(1, "pad") == {"big-data": 1, "base-a": 1}
    assert scene.payment["free-placements"] == 0


@pytest.mark.rule("rocketmen:K6")
def test_an_internet_that_was_taken_back_and_pays_again_places_again() -> None:
    scene = RocketmenScene(4).plan(1, "hotel").market("crowdfunding").hand(1, *["internet"] * 3, "electric-cars")
    scene.turn(1).answer("buy:m1", *["pay:internet"] * 3, "use:electric-cars", "internet")
    scene.hand(1, "base-a", "spaceship-a", "spaceship-b", "spaceship-c", "station-b")
    scene.answer("pad:base-a", "pay:internet")
    assert scene.payment["free-placements"] == 4
    scene.answer("free:spaceship-a", "free:spaceship-b", "free:spaceship-c", "free:station-b")
    assert sum(scene.row(1, "pad").values()) == 5


@pytest.mark.rule("rocketmen:K6", "rocketmen:M2")
def test_without_a_mission_on_the_plan_nothing_is_placed_free() -> None:
    scene = RocketmenScene().market("big-data").hand(1, "internet", "crowdfunding", "base-a", "hotel").turn(1)
    scene.answer("buy:m1", "pay:internet", "pay:crowdfunding")
    assert scene.refusal("free:base-a") == Refusal("no-mission-planned", "M2", "free:base-a")
    assert scene.refusal("free-bought:big-data") == Refusal("no-mission-planned", "M2", "free-bought:big-data")
    scene.answer("plan:hotel")
    assert scene.offers("free") == ["base-a"]


@pytest.mark.rule("rocketmen:K6", "rocketmen:M5")
def test_nothing_but_money_is_not_placed_free() -> None:
    scene = paid_with_internet("hotel", "pandemic", market="crowdfunding")
    assert scene.offers("free") == scene.offers("free-bought") == []
    assert scene.refusal("free:hotel") == Refusal("nothing-but-money", "M5", "free:hotel")
    assert scene.refusal("free-bought:crowdfunding") == Refusal("nothing-but-money", "M5", "free-bought:crowdfunding")


@pytest.mark.rule("rocketmen:K6", "rocketmen:M6")
def test_a_resource_that_lies_on_the_pad_is_not_placed_free() -> None:
    scene = paid_with_internet("big-data", market="big-data").answer("free:big-data")
    scene.hand(1, "internet", "base-a", "big-data").answer("pad:base-a", "pay:internet")
    assert scene.refusal("free:big-data") == Refusal("already-on-pad", "M6", "free:big-data")


@pytest.mark.rule("rocketmen:K6")
def test_a_mission_is_not_put_on_the_plan_free() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "internet", "crowdfunding", "base-a").turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert scene.payment["free-placements"] == 1
    assert scene.refusal("plan:base-a").reason == "cannot-pay"


@pytest.mark.rule("rocketmen:K6")
def test_only_an_internet_that_paid_places_anything() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "internet", "base-a", "mining").turn(1)
    assert scene.refusal("free:base-a") == Refusal("no-free-placement", "K6", "free:base-a")
    scene.answer("discard:internet")
    assert scene.refusal("free:base-a") == Refusal("no-free-placement", "K6", "free:base-a")


@pytest.mark.rule("rocketmen:B10")
def test_the_effect_may_be_used_later_in_the_turn() -> None:
    scene = paid_with_internet("base-a", "crowdfunding", "hotel").answer("discard:hotel")
    scene.answer("drop-plan")
    scene.hand(1, "mining").answer("plan:mining", "free:base-a")
    assert scene.row(1, "pad") == {"base-a": 1}


@pytest.mark.rule("rocketmen:B10")
def test_the_effect_need_not_be_used_and_is_gone_with_the_turn() -> None:
    scene = paid_with_internet("base-a").answer("end")
    scene.turn(1)
    assert scene.payment["free-placements"] == 0
    assert scene.offers("free") == []


@pytest.mark.rule("rocketmen:B10")
def test_a_card_with_an_effect_when_paying_keeps_its_components() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("big-data").hand(1, "internet", "crowdfunding").turn(1)
    scene.answer("buy:m1", "pay:internet")
    assert (scene.payment["owed-money"], scene.payment["owed-components"]) == (20, 0)
    assert scene.payment["free-placements"] == 1
