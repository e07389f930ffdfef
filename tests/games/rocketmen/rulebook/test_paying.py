"""What pays for a purchase, and what is left over: lines B1, B3, B4, B8 and B15 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

# What costs one of each component, besides money
COMPUTERS, COMPOSITES, BIOTECH = "big-data", "reusable-rocket", "multi-purpose-space-suit"
ANY = "detailed-planning"
LISTINGS = ["stock-market-listing"] * 6


# Components


@pytest.mark.rule("rocketmen:B1")
@pytest.mark.parametrize(
    ("cost", "payer"), [(COMPUTERS, "spaceship-a"), (COMPOSITES, "station-b"), (BIOTECH, "spaceship-c")]
)
def test_a_component_is_paid_with_that_component(cost: str, payer: str) -> None:
    scene = RocketmenScene().market(cost).hand(1, *LISTINGS, "spaceship-a", "station-b", "spaceship-c", "spaceship-b")
    scene.turn(1).answer("buy:m1")
    while scene.payment["owed-money"]:
        scene.answer("pay:stock-market-listing")
    assert scene.offers("pay") == [payer]
    for other in {"spaceship-a", "station-b", "spaceship-c"} - {payer}:
        assert scene.refusal(f"pay:{other}") == Refusal("not-needed", "B1", f"pay:{other}")


@pytest.mark.rule("rocketmen:B1")
def test_rocket_points_pay_for_nothing() -> None:
    scene = RocketmenScene().market(ANY).hand(1, *LISTINGS, "spaceship-b", "heavy-stage").turn(1)
    assert scene.offers("buy") == []
    scene.hand(1, "station-b").answer("buy:m1")
    for card in ("spaceship-b", "heavy-stage"):
        # not B13: that is about hazards
        assert scene.refusal(f"pay:{card}").rule == "B1"


@pytest.mark.rule("rocketmen:B1")
def test_what_gives_nothing_that_is_owed_is_not_needed() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "spaceship-a", "hotel", "mining", "shipyard")
    scene.achieve(1, science=1).turn(1).answer("buy:m1")
    assert scene.refusal("pay:spaceship-a") == Refusal("not-needed", "B1", "pay:spaceship-a")
    assert scene.refusal("marker:science") == Refusal("not-needed", "B1", "marker:science")


@pytest.mark.rule("rocketmen:B1")
def test_money_does_not_stand_for_a_component_nor_a_component_for_money() -> None:
    scene = RocketmenScene().market(COMPUTERS, "crowdfunding").hand(1, *LISTINGS).turn(1)
    assert scene.offers("buy") == ["m2"]
    scene = RocketmenScene().market(COMPUTERS, "crowdfunding").hand(1, "spaceship-a", "base-a", "quantum-computer")
    scene.turn(1)
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:B1", "rocketmen:B2")
def test_cards_and_markers_pay_together() -> None:
    scene = RocketmenScene().market(COMPUTERS).hand(1, "hotel").achieve(1, money=1, science=1).turn(1)
    scene.answer("buy:m1", "marker:science", "pay:hotel", "marker:money")
    assert scene.row(1, "area") == {"big-data": 1, "hotel": 1}
    assert scene.used(1) == {"money": 1, "science": 1}


@pytest.mark.rule("rocketmen:B3")
@pytest.mark.parametrize("cost", [COMPUTERS, COMPOSITES, BIOTECH, ANY])
def test_science_counts_as_any_one_of_the_three(cost: str) -> None:
    scene = RocketmenScene().market(cost).hand(1, *LISTINGS, "detailed-planning").turn(1)
    assert scene.offers("buy") == ["m1"]
    scene.answer("buy:m1", "pay:detailed-planning")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B3")
def test_science_counts_as_one_component_and_not_as_several() -> None:
    scene = RocketmenScene().market(COMPUTERS, COMPOSITES).hand(1, *LISTINGS, "detailed-planning").turn(1)
    scene.answer("buy:m1")
    assert scene.refusal("add:m2") == Refusal("cannot-pay", "B1", "add:m2")
    scene.hand(1, "detailed-planning").answer("add:m2")
    scene.answer("pay:detailed-planning")
    assert scene.payment["owed-components"] == 1


@pytest.mark.rule("rocketmen:B3")
def test_science_that_has_paid_may_stand_for_what_the_rest_does_not_give() -> None:
    # science first, then computers: so the science stands for the composites
    scene = RocketmenScene().market(COMPUTERS, COMPOSITES).hand(1, *LISTINGS, "detailed-planning", "spaceship-a")
    scene.turn(1).answer("buy:m1", "add:m2", "pay:detailed-planning")
    assert scene.offers("pay") == ["spaceship-a", "stock-market-listing"]
    scene.answer("pay:spaceship-a")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B3")
def test_science_is_not_money() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, *["detailed-planning"] * 3).achieve(1, science=3).turn(1)
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:B3")
@pytest.mark.parametrize("payer", ["spaceship-a", "station-b", "spaceship-c", "detailed-planning"])
def test_a_cost_of_any_takes_any_of_the_three(payer: str) -> None:
    scene = RocketmenScene().market(ANY).hand(1, *LISTINGS).turn(1)
    assert scene.offers("buy") == []
    scene.hand(1, payer).answer("buy:m1", f"pay:{payer}")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B3")
def test_a_component_pays_either_for_its_own_kind_or_for_any_and_not_for_both() -> None:
    scene = RocketmenScene().market(COMPUTERS, ANY).hand(1, *LISTINGS, "spaceship-a").turn(1)
    assert scene.answer("buy:m1").offers("add") == []
    scene.hand(1, "base-a").answer("add:m2")
    scene.answer("pay:spaceship-a")
    assert scene.payment["owed-components"] == 1
    scene.answer("pay:base-a")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B3")
@pytest.mark.parametrize("markers", [0, 1])
def test_science_stands_for_a_component_or_for_any_and_not_for_both(markers: int) -> None:
    scene = RocketmenScene().market(COMPUTERS, ANY).hand(1, *LISTINGS, *["detailed-planning"] * (1 - markers))
    scene.achieve(1, science=markers).turn(1).answer("buy:m1")
    assert scene.refusal("add:m2") == Refusal("cannot-pay", "B1", "add:m2")
    scene.hand(1, "station-b").answer("add:m2", "pay-for-me")
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:B3")
def test_any_is_paid_with_whatever_is_over() -> None:
    scene = RocketmenScene().market(COMPUTERS, ANY).hand(1, *LISTINGS, "quantum-computer").turn(1)
    scene.answer("buy:m1", "add:m2", "pay:quantum-computer")
    assert scene.payment["owed-components"] == 0


# Cards with several components


@pytest.mark.rule("rocketmen:B4")
def test_a_card_gives_its_money_and_its_component_to_one_payment() -> None:
    scene = RocketmenScene().market(COMPUTERS).hand(1, "internet", "hotel", "mining").turn(1).answer("buy:m1")
    scene.answer("pay:internet")
    assert (scene.payment["owed-money"], scene.payment["owed-components"]) == (20, 0)
    scene.answer("pay:hotel", "pay:mining")
    assert scene.row(1, "area") == {"big-data": 1, "internet": 1, "hotel": 1, "mining": 1}


@pytest.mark.rule("rocketmen:B4")
def test_a_card_that_paid_is_not_split_between_payments() -> None:
    scene = RocketmenScene().market("crowdfunding", COMPUTERS).hand(1, "internet", "crowdfunding", *LISTINGS).turn(1)
    scene.answer("buy:m1", "pay:internet", "pay:crowdfunding")
    # its computers are gone with its money
    assert scene.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")


@pytest.mark.rule("rocketmen:B4")
def test_a_card_with_a_component_twice_gives_both() -> None:
    scene = RocketmenScene().market(COMPUTERS, COMPUTERS).hand(1, "quantum-computer", *LISTINGS).turn(1)
    scene.answer("buy:m1", "add:m2", "pay:quantum-computer")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B4")
def test_money_and_science_of_one_card_pay_together() -> None:
    scene = RocketmenScene().market(BIOTECH).hand(1, "research-institute", "stock-market-listing").turn(1)
    scene.answer("buy:m1", "pay:research-institute", "pay:stock-market-listing")
    assert scene.row(1, "area")[BIOTECH] == 1


# No change


@pytest.mark.rule("rocketmen:B15", "rocketmen:B1")
def test_what_a_purchase_leaves_over_is_lost() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries").hand(1, *["crowdfunding"] * 3).turn(1)
    scene.answer("buy:m1", "pay:crowdfunding", "pay:crowdfunding")
    assert scene.question == "Act"
    # $10 were over: with the $20 in hand they would have bought another
    assert scene.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")
    assert scene.payment["owed-money"] == 0
    scene.hand(1, "hotel").answer("buy:m2")
    assert scene.payment["owed-money"] == 30


@pytest.mark.rule("rocketmen:B15")
def test_components_that_are_over_are_lost_too() -> None:
    scene = RocketmenScene().market("big-data", "big-data").hand(1, "quantum-computer", *LISTINGS[:2]).turn(1)
    scene.answer("buy:m1", "pay:quantum-computer", "pay:stock-market-listing")
    assert scene.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")
    together = RocketmenScene().market("big-data", "big-data").hand(1, "quantum-computer", *LISTINGS[:2]).turn(1)
    together.answer("buy:m1", "add:m2", "pay-for-me")
    assert together.row(1, "area")["big-data"] == 2


@pytest.mark.rule("rocketmen:B15")
@pytest.mark.parametrize(
    ("payer", "wanted"),
    [
        ("research-institute", COMPUTERS),
        ("internet", COMPUTERS),
        ("solar-power", COMPOSITES),
        ("next-generation-drugs", BIOTECH),
    ],
)
def test_a_component_that_nobody_owed_is_lost(payer: str, wanted: str) -> None:
    scene = RocketmenScene().market("crowdfunding", wanted).hand(1, payer, "crowdfunding", *LISTINGS).turn(1)
    assert scene.offers("buy") == ["m1", "m2"]
    scene.answer("buy:m1", f"pay:{payer}", "pay:crowdfunding")
    assert scene.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")


@pytest.mark.rule("rocketmen:B15")
def test_what_a_placing_leaves_over_is_lost_with_the_next_other_action() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "crowdfunding", "spaceship-a", "mining").turn(1)
    scene.answer("pad:base-a", "pay:crowdfunding")
    assert scene.payment["credit"] == 10
    assert scene.offers("pad") == ["spaceship-a"]
    scene.answer("discard:mining")
    assert scene.payment["credit"] == 0
    assert scene.offers("pad") == []


@pytest.mark.rule("rocketmen:B15")
def test_nothing_is_left_over_for_the_next_turn() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "base-a", "crowdfunding").deck(1, "spaceship-a").turn(1)
    scene.answer("pad:base-a", "pay:crowdfunding", "end")
    scene.turn(1)
    assert scene.payment["credit"] == 0


# Buying or placing


@pytest.mark.rule("rocketmen:B8")
def test_money_left_over_from_placing_does_not_buy() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("crowdfunding").hand(1, "base-a", *["crowdfunding"] * 2)
    scene.turn(1).answer("pad:base-a", "pay:crowdfunding")
    assert scene.payment["credit"] == 10
    assert scene.refusal("buy:m1") == Refusal("cannot-pay", "B1", "buy:m1")
    scene.hand(1, "mining").answer("buy:m1")
    assert scene.payment["owed-money"] == 30


@pytest.mark.rule("rocketmen:B8")
def test_money_left_over_from_buying_does_not_place() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("crowdfunding").hand(1, "base-a", *["crowdfunding"] * 2).turn(1)
    assert scene.offers("pad") == ["base-a"]
    scene.answer("buy:m1", "pay:crowdfunding", "pay:crowdfunding")
    assert scene.offers("pad") == []
    assert scene.refusal("pad:base-a").reason == "cannot-pay"


@pytest.mark.rule("rocketmen:B8")
def test_a_marker_goes_to_one_of_the_two_as_well() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("crowdfunding").hand(1, "base-a", "mining")
    scene.achieve(1, money=1).turn(1)
    assert scene.offers("buy") == ["m1"]
    scene.answer("pad:base-a", "marker:money")
    assert scene.payment["credit"] == 10
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:B8")
def test_a_card_that_paid_for_its_own_place_pays_for_nothing_else() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "hotel", "mining", "satellite-a").turn(1)
    assert scene.offers("buy") == ["m1"]
    assert scene.answer("plan:hotel").offers("buy") == []
