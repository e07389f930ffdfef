"""What placing costs and who pays it: line M3 of the rules of Rocketmen, and B8 and B10 where a card is placed."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("rocketmen:M3")
def test_a_mission_without_money_is_paid_by_another_card() -> None:
    scene = RocketmenScene().hand(1, "base-b", "hotel", "spaceship-a").turn(1).answer("plan:base-b")
    assert scene.question == "PayForPlacing"
    assert scene.choices == ["pay:hotel"]
    assert scene.answer("pay:hotel").planned(1) == "base-b"
    assert scene.row(1, "area") == {"hotel": 1}


@pytest.mark.rule("rocketmen:M3")
def test_what_can_not_be_paid_is_not_placed() -> None:
    scene = RocketmenScene().hand(1, "base-a", "base-b", "spaceship-a").turn(1)
    assert scene.offers("plan") == []
    assert scene.refusal("plan:base-a") == Refusal("cannot-pay", "M3", "plan:base-a")
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "small-boosters").turn(1)
    assert scene.offers("pad") == []
    assert scene.refusal("pad:small-boosters") == Refusal("cannot-pay", "M3", "pad:small-boosters")


@pytest.mark.rule("rocketmen:M3")
def test_a_payment_for_a_place_can_not_be_declined_nor_made_with_a_card_without_money() -> None:
    scene = RocketmenScene().plan(1, "mining").hand(1, "base-a", "hotel", "spaceship-a").turn(1).answer("pad:base-a")
    assert scene.refusal("-") == Refusal("cannot-be-declined", "M3", "-")
    assert scene.refusal("pay:spaceship-a") == Refusal("does-not-pay", "M3", "pay:spaceship-a")
    assert scene.refusal("pay:shipyard") == Refusal("not-in-hand", "M3", "pay:shipyard")
    assert scene.refusal("marker:money") == Refusal("no-marker", "Z8", "marker:money")


@pytest.mark.rule("rocketmen:M3")
def test_a_card_can_not_be_placed_and_pay_for_another_place() -> None:
    scene = RocketmenScene().hand(1, "hotel", "base-a").turn(1).answer("plan:hotel")
    assert scene.refusal("pad:base-a").reason == "cannot-pay"


@pytest.mark.rule("rocketmen:M3")
def test_a_second_copy_pays_where_the_first_is_placed() -> None:
    scene = RocketmenScene(4).plan(1, "mining").hand(1, "internet", "internet", "base-a").turn(1).answer("pad:base-a")
    assert scene.answer("pay:internet").row(1, "hand") == {"internet": 1}


# Not by itself


@pytest.mark.rule("rocketmen:M3", "rocketmen:B10")
def test_a_card_that_could_pay_for_itself_may_be_paid_by_one_with_an_effect_when_paying() -> None:
    scene = RocketmenScene().hand(1, "satellite-a", "big-data", "research-institute", "hotel").turn(1)
    assert scene.offers("plan-paid") == ["hotel", "satellite-a"] == sorted(scene.offers("plan"))
    scene.answer("plan-paid:satellite-a")
    assert (scene.question, scene.choices) == ("PayForPlacing", ["pay:hotel", "pay:big-data", "pay:research-institute"])
    scene.answer("pay:research-institute")
    assert (scene.planned(1), scene.row(1, "area"), scene.payment["draws"]) == (
        "satellite-a",
        {"research-institute": 1},
        1,
    )


@pytest.mark.rule("rocketmen:M3", "rocketmen:B10")
def test_on_pad_and_yard_too_and_a_marker_may_pay() -> None:
    scene = RocketmenScene().plan(1, "mining").pad(1, "storage-yard").hand(1, "big-data", "internet", "hotel")
    scene.achieve(1, money=1).turn(1).answer("pad-paid:big-data", "marker:money")
    assert (scene.row(1, "pad"), scene.payment["credit"]) == ({"big-data": 1, "storage-yard": 1}, 10)
    scene.answer("store-paid:hotel", "pay:internet")
    assert (scene.row(1, "stored"), scene.row(1, "area")) == ({"hotel": 1}, {"internet": 1})
    assert scene.payment["free-placements"] == 1


@pytest.mark.rule("rocketmen:M3")
def test_without_such_an_effect_there_is_nothing_to_choose() -> None:
    scene = RocketmenScene().hand(1, "satellite-a", "hotel", "big-data").turn(1)
    assert scene.offers("plan-paid") == []
    assert scene.refusal("plan-paid:hotel") == Refusal("no-other-payer", "M3", "plan-paid:hotel")
    assert scene.refusal("plan-paid:mining") == Refusal("not-in-hand", "M8", "plan-paid:mining")
    alone = RocketmenScene().plan(1, "mining").hand(1, "internet").turn(1)
    assert alone.offers("pad") == ["internet"]
    assert alone.refusal("pad-paid:internet").reason == "no-other-payer"
    # a card without money is paid by another one anyhow
    poor = RocketmenScene().hand(1, "base-b", "internet").turn(1)
    assert (poor.offers("plan"), poor.refusal("plan-paid:base-b").reason) == (["base-b"], "no-other-payer")


@pytest.mark.rule("rocketmen:M3")
def test_the_money_of_one_card_places_several() -> None:
    scene = RocketmenScene().hand(1, "base-b", "base-a", "spaceship-a", "spaceship-c", "stock-market-listing").turn(1)
    scene.answer("plan:base-b", "pay:stock-market-listing")
    assert scene.payment["credit"] == 20
    scene.answer("pad:base-a", "pad:spaceship-a")
    assert scene.question == "Act"
    assert scene.row(1, "pad") == {"base-a": 1, "spaceship-a": 1}
    assert scene.row(1, "area") == {"stock-market-listing": 1}
    assert scene.payment["credit"] == 0
    assert scene.refusal("pad:spaceship-c").reason == "cannot-pay"


@pytest.mark.rule("rocketmen:M3")
def test_the_money_of_one_marker_places_two() -> None:
    scene = RocketmenScene().hand(1, "base-b", "base-a", "spaceship-a").achieve(1, money=1).turn(1)
    scene.answer("plan:base-b", "marker:money", "pad:base-a")
    assert scene.question == "Act"
    assert scene.used(1) == {"money": 1, "science": 0}
    assert scene.offers("pad") == []


@pytest.mark.rule("rocketmen:M3")
def test_a_science_marker_does_not_pay_for_a_place() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a").achieve(1, science=2).turn(1)
    assert scene.offers("pad") == []


@pytest.mark.rule("rocketmen:M3")
def test_what_a_self_paying_card_has_over_places_more() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "storage-yard").hand(1, "stock-market-listing", "base-a", "base-b")
    scene.turn(1).answer("store:stock-market-listing")
    assert scene.payment["credit"] == 20
    scene.answer("pad:base-a", "store:base-b")
    assert scene.row(1, "stored") == {"stock-market-listing": 1, "base-b": 1}
    assert scene.row(1, "pad") == {"storage-yard": 1, "base-a": 1}
    assert scene.row(1, "area") == {}


@pytest.mark.rule("rocketmen:M3")
def test_a_self_paying_card_leaves_the_rest_of_another_as_it_is() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "crowdfunding", "big-data", "spaceship-a").turn(1)
    scene.answer("pad:base-a", "pay:crowdfunding", "pad:big-data")
    assert scene.payment["credit"] == 10
    scene.answer("pad:spaceship-a")
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:M3")
def test_the_rest_is_lost_when_something_is_bought() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("crowdfunding").hand(1, "base-a", "spaceship-a", "crowdfunding")
    scene.hand(1, "stock-market-listing").turn(1).answer("pad:base-a", "pay:crowdfunding")
    assert scene.offers("pad") == ["spaceship-a"]
    scene.answer("buy:m1", "pay:stock-market-listing")
    assert scene.offers("pad") == []


@pytest.mark.rule("rocketmen:B10")
def test_research_institute_that_pays_for_a_place_draws_a_card() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "research-institute").turn(1)
    scene.answer("pad:base-a", "pay:research-institute", "draw")
    assert sum(scene.row(1, "hand").values()) == 1
    assert scene.refusal("draw") == Refusal("no-draw-pending", "B10", "draw")


@pytest.mark.rule("rocketmen:B10")
def test_research_institute_that_pays_for_its_own_place_draws_a_card_too() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "research-institute").turn(1)
    scene.answer("pad:research-institute", "draw")
    assert scene.row(1, "pad") == {"research-institute": 1}
    assert sum(scene.row(1, "hand").values()) == 1


@pytest.mark.rule("rocketmen:B10", "rocketmen:B15")
def test_an_effect_used_between_two_placings_leaves_the_rest_of_a_payment() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "crowdfunding", "research-institute", "spaceship-a")
    scene.turn(1).answer("pad:base-a", "pay:crowdfunding", "pad:research-institute", "draw")
    assert scene.payment["credit"] == 10
    assert "spaceship-a" in scene.offers("pad")
