"""Research Institute and Government Contract, which pay in a way of their own: lines B10 and K7 of the rules."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


# Research Institute


@pytest.mark.rule("rocketmen:B10")
def test_research_institute_that_pays_for_a_card_draws_one() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "research-institute", "crowdfunding").deck(1, "hotel")
    scene.turn(1)
    assert scene.refusal("draw") == Refusal("no-draw-pending", "B10", "draw")
    scene.answer("buy:m1", "pay:research-institute", "pay:crowdfunding")
    assert "draw" in scene.choices
    scene.answer("draw")
    assert scene.row(1, "hand") == {"hotel": 1}
    assert scene.refusal("draw") == Refusal("no-draw-pending", "B10", "draw")


@pytest.mark.rule("rocketmen:B10")
def test_the_draw_may_come_later_in_the_turn() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries").deck(1, "hotel", "mining")
    scene.hand(1, "research-institute", "crowdfunding", "stock-market-listing").turn(1)
    scene.answer("buy:m1", "pay:research-institute", "pay:crowdfunding", "buy:m2", "pay:stock-market-listing", "draw")
    assert sum(scene.row(1, "hand").values()) == 1


@pytest.mark.rule("rocketmen:B10")
def test_the_draw_is_optional_and_gone_with_the_turn() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "research-institute", "crowdfunding").turn(1)
    scene.answer("buy:m1", "pay-for-me", "end")
    assert len(scene.told("cards-drawn")) == 6
    scene.turn(1)
    assert "draw" not in scene.choices


@pytest.mark.rule("rocketmen:B10")
def test_with_nothing_left_to_draw_the_draw_gives_nothing() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "research-institute", "crowdfunding").deck(1).turn(1)
    scene.answer("buy:m1", "pay-for-me", "draw")
    assert scene.row(1, "hand") == {}
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:B10")
def test_two_institutes_draw_two_cards() -> None:
    scene = RocketmenScene(4).market("crowdfunding").hand(1, *["research-institute"] * 2, "hotel").turn(1)
    scene.answer("buy:m1", "pay-for-me", "draw", "draw")
    assert sum(scene.row(1, "hand").values()) == 2
    assert "draw" not in scene.choices


@pytest.mark.rule("rocketmen:B10")
def test_a_research_institute_that_was_placed_free_did_not_pay() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "internet", "research-institute").turn(1)
    scene.answer("pad:internet", "free:research-institute")
    assert scene.row(1, "pad") == {"internet": 1, "research-institute": 1}
    assert "draw" not in scene.choices


# Government Contract


@pytest.mark.rule("rocketmen:K7")
def test_a_government_contract_is_worthless_without_a_completed_mission() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "government-contract", "hotel", "mining")
    scene.arrived("moon-base", 2).turn(1)
    assert scene.offers("buy") == []
    scene.hand(1, "shipyard").answer("buy:m1")
    assert "government-contract" not in scene.offers("pay")
    assert scene.refusal("pay:government-contract").rule == "K7"


@pytest.mark.rule("rocketmen:K7")
def test_a_worthless_contract_pays_for_no_place() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "government-contract", "base-a").turn(1)
    assert scene.offers("pad") == []
    assert scene.arrived("earth-hotel", 1).offers("pad") == ["base-a"]
    scene.answer("pad:base-a", "pay:government-contract")
    assert scene.row(1, "area") == {"government-contract": 1}


@pytest.mark.rule("rocketmen:K7")
@pytest.mark.parametrize(("missions", "money"), [(1, 10), (2, 20), (3, 30), (4, 40), (5, 40)])
def test_a_government_contract_is_worth_ten_for_every_completed_mission_and_forty_at_most(
    missions: int, money: int
) -> None:
    scene = RocketmenScene().market("pandemic").hand(1, "government-contract", *["crowdfunding"] * 3)
    for kind in ["satellite", "spaceship", "hotel", "shipyard", "station"][:missions]:
        scene.arrived(f"earth-{kind}", 1)
    scene.turn(1).answer("buy:m1", "pay:government-contract")
    assert scene.payment["owed-money"] == 50 - money


@pytest.mark.rule("rocketmen:K7")
def test_two_contracts_are_worth_as_much_each() -> None:
    scene = RocketmenScene(4).market("pandemic").hand(1, *["government-contract"] * 2).arrived("earth-hotel", 1)
    scene.arrived("moon-base", 1).turn(1)
    assert scene.offers("buy") == []
    assert scene.hand(1, "hotel").offers("buy") == ["m1"]
    scene.answer("buy:m1", "pay-for-me")
    assert scene.row(1, "area") == {"government-contract": 2, "hotel": 1, "pandemic": 1}
