"""Achievement markers: lines Z8 and Z11 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("rocketmen:Z8")
def test_a_money_marker_is_worth_twenty() -> None:
    scene = RocketmenScene().market("big-data", "internet").achieve(1, money=2).hand(1, "spaceship-a").turn(1)
    assert scene.offers("buy") == ["m1", "m2"]
    scene.answer("buy:m2", "marker:money")
    assert scene.payment["owed-money"] == 20
    scene.answer("marker:money")
    assert scene.row(1, "area") == {"internet": 1}


@pytest.mark.rule("rocketmen:Z8")
@pytest.mark.parametrize("card", ["big-data", "reusable-rocket", "multi-purpose-space-suit"])
def test_a_science_marker_is_any_one_of_computers_composites_and_biotech(card: str) -> None:
    scene = RocketmenScene().market(card, card).achieve(1, science=1).hand(1, *["stock-market-listing"] * 4).turn(1)
    assert scene.offers("buy") == ["m1", "m2"]
    scene.answer("buy:m1")
    assert scene.offers("add") == []
    scene.answer("marker:science")
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:Z8")
def test_a_marker_is_used_once_a_turn() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries").achieve(1, money=1, science=1)
    scene.hand(1, "hotel", "mining", "satellite-a").turn(1)
    scene.answer("buy:m1", "marker:money")
    assert scene.refusal("marker:money") == Refusal("no-marker", "Z8", "marker:money")
    scene.answer("pay:hotel")
    assert scene.used(1) == {"money": 1, "science": 0}
    assert scene.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")


@pytest.mark.rule("rocketmen:Z8")
def test_a_marker_that_was_used_is_turned_back_at_the_end_of_the_turn_and_is_never_lost() -> None:
    scene = RocketmenScene().market("big-data").achieve(1, money=2, science=1).turn(1)
    assert scene.offers("buy") == ["m1"]
    scene.answer("buy:m1", "pay-for-me")
    assert scene.used(1) == {"money": 2, "science": 1}
    scene.answer("end")
    assert scene.used(1) == {"money": 0, "science": 0}
    assert scene.won(1) == {"money": 2, "science": 1, "rocket": 0, "hand": 0}


@pytest.mark.rule("rocketmen:Z8")
def test_rocket_points_won_always_count_and_add_up() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").achieve(1, rocket=1).turn(1)
    assert scene.refusal("launch:earth") == Refusal("too-few-rockets", "L3", "launch:earth")
    scene.achieve(1, rocket=1)
    assert scene.offers("launch") == ["earth"]
    assert scene.picture(0)["seats"][0]["rocket-points"] == 2


@pytest.mark.rule("rocketmen:Z8")
def test_hand_limits_won_add_up() -> None:
    scene = RocketmenScene().achieve(1, hand=2)
    assert scene.picture(0)["seats"][0]["hand-limit"] == 8
    scene.turn(1).answer("end")
    assert sum(scene.row(1, "hand").values()) == 8
    scene.turn(2).answer("end")
    assert sum(scene.row(2, "hand").values()) == 6


@pytest.mark.rule("rocketmen:Z8")
def test_rocket_and_hand_markers_pay_for_nothing() -> None:
    scene = RocketmenScene().market("crowdfunding").achieve(1, rocket=3, hand=3).turn(1)
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:Z11")
def test_achievements_never_run_short() -> None:
    scene = RocketmenScene().achieve(1, money=6, science=13, rocket=3).achieve(2, money=6)
    scene.plan(1, "satellite-a").turn(1).answer("launch:earth")
    assert scene.won(1)["money"] == 7
    scene = RocketmenScene().achieve(1, science=13, rocket=3).plan(1, "spaceship-a").turn(1).answer("launch:earth")
    assert scene.won(1)["rocket"] == 4


@pytest.mark.rule("rocketmen:Z11")
def test_every_marker_counts_however_many_there_are() -> None:
    scene = RocketmenScene().achieve(1, money=7).market("storage-yard", "pandemic", "pandemic").turn(1)
    scene.answer("buy:m1", "add:m2", "add:m3", "pay-for-me")
    assert scene.row(1, "area") == {"storage-yard": 1, "pandemic": 2}
    assert scene.used(1)["money"] == 7
