"""Buying engines and hazards: lines B7, B9, B13 and B14 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

ENGINES = ["small-boosters", "medium-stage", "heavy-stage"]
SIX = ["crowdfunding", "internet", "solar-power", "batteries", "backup", "protective-suit"]


def rich(variants: str = "none") -> RocketmenScene:
    """Seat 1 has money and components enough for anything."""
    scene = RocketmenScene(variants=variants).hand(1, *["stock-market-listing"] * 12)
    return scene.hand(1, "internet", "backup", "protective-suit", "spaceship-a", "station-b", "spaceship-c")


# Engines


@pytest.mark.rule("rocketmen:B7")
def test_any_number_of_cards_may_be_bought_in_a_turn() -> None:
    scene = rich().market(*SIX).teal().pink().turn(1)
    for place in range(1, 7):
        scene.answer(f"buy:m{place}", "pay-for-me")
    assert len(scene.told("card-bought")) == 6
    assert scene.on_market == [None] * 6


@pytest.mark.rule("rocketmen:B7")
@pytest.mark.parametrize("first", ENGINES)
def test_one_engine_a_turn_of_whichever_kind(first: str) -> None:
    scene = rich().turn(1)
    assert scene.offers("buy-engine") == ENGINES
    scene.answer(f"buy-engine:{first}", "pay-for-me")
    assert scene.offers("buy-engine") == []
    for engine in ENGINES:
        assert scene.refusal(f"buy-engine:{engine}") == Refusal("engine-limit", "B7", f"buy-engine:{engine}")


@pytest.mark.rule("rocketmen:B7")
def test_not_even_in_one_payment_can_two_engines_be_bought() -> None:
    scene = rich().market("crowdfunding").turn(1).answer("buy-engine:small-boosters")
    assert scene.offers("add-engine") == []
    for engine in ENGINES:
        assert scene.refusal(f"add-engine:{engine}") == Refusal("engine-limit", "B7", f"add-engine:{engine}")
    other = rich().market("crowdfunding").turn(1).answer("buy:m1")
    assert other.offers("add-engine") == ENGINES
    assert other.answer("add-engine:heavy-stage").offers("add-engine") == []


@pytest.mark.rule("rocketmen:B7")
def test_the_limit_is_for_a_turn_and_for_each_player() -> None:
    scene = RocketmenScene().hand(1, *["stock-market-listing"] * 4).hand(2, *["stock-market-listing"] * 4)
    for seat in (1, 2, 1):
        scene.turn(seat).answer("buy-engine:small-boosters", "pay-for-me", "end")
    assert scene.engines_left[0] == 2


@pytest.mark.rule("rocketmen:B14")
@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_is_paid_like_a_market_card_and_goes_to_the_play_area(engine: str) -> None:
    scene = rich().turn(1).answer(f"buy-engine:{engine}")
    number = scene.card(engine)
    assert scene.payment["basket"] == [engine]
    assert scene.payment["owed-money"] == scene.box.cost(number, 0) > 0
    scene.answer("pay-for-me")
    assert scene.row(1, "area")[engine] == 1


@pytest.mark.rule("rocketmen:B14")
def test_engine_piles_are_not_refilled() -> None:
    scene = rich().turn(1).answer("buy-engine:medium-stage", "pay-for-me")
    assert scene.engines_left == [5, 4, 5]
    assert scene.answer("end").engines_left == [5, 4, 5]


@pytest.mark.rule("rocketmen:B14")
def test_an_empty_pile_sells_nothing() -> None:
    scene = rich().engines(0, 1, 5).market("crowdfunding").turn(1)
    assert scene.offers("buy-engine") == ["medium-stage", "heavy-stage"]
    refused = Refusal("pile-empty", "B14", "buy-engine:small-boosters")
    assert scene.refusal("buy-engine:small-boosters") == refused
    scene.answer("buy:m1")
    assert scene.refusal("add-engine:small-boosters").reason == "pile-empty"


@pytest.mark.rule("rocketmen:B14")
def test_the_last_engine_of_a_pile_is_not_sold_twice() -> None:
    scene = rich(variants="two-engines,market-end").engines(1, 0, 0).turn(1).answer("buy-engine:small-boosters")
    assert scene.refusal("add-engine:small-boosters").reason == "pile-empty"
    assert scene.answer("pay-for-me").engines_left == [0, 0, 0]


@pytest.mark.rule("rocketmen:B14")
def test_an_engine_that_can_not_be_paid_is_not_offered() -> None:
    scene = RocketmenScene().hand(1, "hotel").turn(1)
    assert scene.offers("buy-engine") == []
    refused = Refusal("cannot-pay", "B1", "buy-engine:small-boosters")
    assert scene.refusal("buy-engine:small-boosters") == refused


# Hazards


@pytest.mark.rule("rocketmen:B9")
@pytest.mark.parametrize("hazard", ["pandemic", "climate-change", "asteroid-impact"])
@pytest.mark.parametrize(
    ("points", "price"), [(0, 50), (6, 50), (7, 60), (11, 60), (12, 70), (16, 70), (17, 80), (30, 80)]
)
def test_a_hazard_costs_more_from_each_mark_the_buyer_has_reached(hazard: str, points: int, price: int) -> None:
    scene = rich().market(hazard).score(1, points).turn(1).answer("buy:m1")
    assert scene.payment["owed-money"] == price
    assert scene.payment["owed-components"] == 0


@pytest.mark.rule("rocketmen:B9")
def test_the_surcharge_decides_what_can_be_paid() -> None:
    scene = RocketmenScene().market("pandemic").hand(1, "stock-market-listing", "crowdfunding").turn(1)
    assert scene.offers("buy") == ["m1"]
    assert scene.score(1, 7).offers("buy") == []
    assert scene.hand(1, "hotel").offers("buy") == ["m1"]


@pytest.mark.rule("rocketmen:B9")
def test_only_the_buyers_own_marker_counts() -> None:
    scene = rich().market("pandemic").score(1, 6).score(2, 17).turn(1).answer("buy:m1")
    assert scene.payment["owed-money"] == 50


@pytest.mark.rule("rocketmen:B9")
def test_each_hazard_of_a_payment_has_the_surcharge_but_no_other_card() -> None:
    scene = rich().market("pandemic", "pandemic", "crowdfunding").score(1, 12).turn(1)
    scene.answer("buy:m3")
    assert scene.payment["owed-money"] == 30
    scene.answer("add:m1", "add:m2")
    assert scene.payment["owed-money"] == 30 + 70 + 70


@pytest.mark.rule("rocketmen:B9")
def test_a_bought_hazard_does_not_move_the_marker() -> None:
    scene = rich().market("pandemic", "pandemic").score(1, 6).turn(1).answer("buy:m1", "pay-for-me", "buy:m2")
    assert scene.points(1) == 6
    assert scene.payment["owed-money"] == 50


@pytest.mark.rule("rocketmen:B13")
@pytest.mark.parametrize("hazard", ["pandemic", "climate-change", "asteroid-impact"])
def test_a_hazard_pays_for_nothing(hazard: str) -> None:
    scene = RocketmenScene().market("big-data").hand(1, hazard, "hotel", "mining", "shipyard").turn(1)
    assert scene.offers("buy") == []
    scene.hand(1, "spaceship-a").answer("buy:m1")
    assert f"pay:{hazard}" not in scene.choices
    assert scene.refusal(f"pay:{hazard}").rule == "B13"


@pytest.mark.rule("rocketmen:B13")
@pytest.mark.parametrize("hazard", ["pandemic", "climate-change", "asteroid-impact"])
def test_a_hazard_can_not_go_on_the_pad(hazard: str) -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, hazard, "mining").turn(1)
    assert scene.offers("pad") == []
    assert scene.refusal(f"pad:{hazard}") == Refusal("nothing-but-money", "M5", f"pad:{hazard}")


@pytest.mark.rule("rocketmen:B13")
def test_a_hazard_does_not_pay_for_placing_either() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "pandemic", "base-a").turn(1)
    assert scene.offers("pad") == []
    scene.hand(1, "mining").answer("pad:base-a")
    assert scene.choices == ["pay:mining"]
    assert scene.refusal("pay:pandemic").reason
