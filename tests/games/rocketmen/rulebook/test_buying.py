"""Buying from the market: lines B1, B2, B5 and B6 of the rules of Rocketmen; what pays is in test_paying."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

SIX = ["crowdfunding", "internet", "solar-power", "batteries", "backup", "protective-suit"]


def rich(players: int = 2) -> RocketmenScene:
    """Seat 1 has money and components enough for anything."""
    scene = RocketmenScene(players).hand(1, *["stock-market-listing"] * 12)
    return scene.hand(1, "internet", "backup", "protective-suit", "spaceship-a", "station-b", "spaceship-c")


# The rulebook's example


@pytest.mark.rule("rocketmen:B1", "rocketmen:B5", "rocketmen:B6")
def test_big_data_is_bought_with_mining_a_satellite_the_hotel_and_a_spaceship() -> None:
    scene = RocketmenScene().market("big-data", *SIX[1:]).hand(1, "mining", "satellite-a", "hotel", "spaceship-a")
    scene.turn(1).answer("buy:m1")
    assert (scene.payment["owed-money"], scene.payment["owed-components"]) == (30, 1)
    scene.answer("pay:mining", "pay:satellite-a", "pay:hotel")
    assert (scene.payment["owed-money"], scene.payment["owed-components"]) == (0, 1)
    assert scene.choices == ["pay:spaceship-a", "pay-for-me"]
    scene.answer("pay:spaceship-a")
    paid = {"mining": 1, "satellite-a": 1, "hotel": 1, "spaceship-a": 1}
    assert scene.row(1, "area") == {"big-data": 1} | paid
    assert scene.row(1, "hand") == {}
    assert scene.on_market[0] not in (None, "big-data")
    assert scene.on_market[1:] == SIX[1:]


# What can be bought, and where it goes


@pytest.mark.rule("rocketmen:B1")
def test_a_purchase_that_can_not_be_paid_is_not_offered() -> None:
    scene = RocketmenScene().market("crowdfunding", "internet", "big-data", "pandemic").hand(1, "hotel", "mining")
    scene.hand(1, "satellite-a").turn(1)
    assert scene.offers("buy") == ["m1"]
    for place in ("m2", "m3", "m4"):
        assert scene.refusal(f"buy:{place}") == Refusal("cannot-pay", "B1", f"buy:{place}")


@pytest.mark.rule("rocketmen:B1")
def test_what_is_missing_may_be_a_component_alone() -> None:
    scene = RocketmenScene().market("big-data", "reusable-rocket", "multi-purpose-space-suit")
    scene.hand(1, *["stock-market-listing"] * 6).turn(1)
    assert scene.offers("buy") == []
    assert scene.hand(1, "station-b").offers("buy") == ["m2"]


@pytest.mark.rule("rocketmen:B1")
def test_a_payment_that_was_begun_must_be_finished() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "hotel", "mining", "satellite-a").turn(1)
    scene.answer("buy:m1", "pay:hotel")
    assert scene.question == "PayTheRest"
    assert scene.choices == ["pay:mining", "pay:satellite-a", "pay-for-me"]
    assert scene.refusal("-") == Refusal("cannot-be-declined", "B1", "-")


@pytest.mark.rule("rocketmen:B1")
def test_cards_of_play_area_pad_and_depot_do_not_pay() -> None:
    scene = RocketmenScene().market("crowdfunding").area(1, "stock-market-listing").depot(1, "stock-market-listing")
    scene.plan(1, "hotel").pad(1, "internet").hand(1, "mining", "satellite-a").turn(1)
    assert scene.offers("buy") == []
    scene.hand(1, "shipyard").answer("buy:m1")
    assert scene.refusal("pay:stock-market-listing") == Refusal("not-in-hand", "B1", "pay:stock-market-listing")
    assert scene.refusal("pay:internet") == Refusal("not-in-hand", "B1", "pay:internet")


@pytest.mark.rule("rocketmen:B2")
def test_one_payment_buys_several_cards() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries", "internet").hand(1, *["stock-market-listing"] * 2)
    scene.turn(1).answer("buy:m1")
    assert scene.offers("add") == ["m2"]
    scene.answer("add:m2")
    assert sorted(scene.payment["basket"]) == ["batteries", "crowdfunding"]
    assert scene.payment["owed-money"] == 60
    assert scene.offers("add") == []
    scene.answer("pay:stock-market-listing", "pay:stock-market-listing")
    assert scene.row(1, "area") == {"crowdfunding": 1, "batteries": 1, "stock-market-listing": 2}
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:B2")
def test_paid_together_cards_share_what_one_alone_would_waste() -> None:
    # $20 and $20 and $20 make two cards for $30 only in one payment
    scene = RocketmenScene().market("crowdfunding", "batteries").hand(1, *["supercapacitors"] * 3).turn(1)
    scene.answer("buy:m1", "add:m2", "pay-for-me")
    assert scene.row(1, "area") == {"crowdfunding": 1, "batteries": 1, "supercapacitors": 3}
    apart = RocketmenScene().market("crowdfunding", "batteries").hand(1, *["supercapacitors"] * 3).turn(1)
    apart.answer("buy:m1", "pay-for-me")
    assert apart.refusal("buy:m2") == Refusal("cannot-pay", "B1", "buy:m2")


@pytest.mark.rule("rocketmen:B2")
def test_more_cards_may_be_chosen_when_a_part_is_paid_already() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries").hand(1, "stock-market-listing", "hotel", "mining")
    scene.hand(1, "satellite-a").turn(1).answer("buy:m1", "pay:hotel", "add:m2")
    assert scene.payment["owed-money"] == 50
    scene.answer("pay:stock-market-listing", "pay:mining", "pay:satellite-a")
    assert scene.row(1, "hand") == {}
    assert {"crowdfunding", "batteries"} <= set(scene.row(1, "area"))


@pytest.mark.rule("rocketmen:B2")
def test_one_card_is_not_chosen_twice_and_none_that_can_not_be_paid_besides() -> None:
    scene = RocketmenScene().market("crowdfunding", "internet").hand(1, *["stock-market-listing"] * 2).turn(1)
    scene.answer("buy:m1")
    assert scene.refusal("add:m1") == Refusal("already-chosen", "B2", "add:m1")
    assert scene.refusal("add:m2") == Refusal("cannot-pay", "B1", "add:m2")
    assert scene.refusal("add:m3") == Refusal("slot-empty", "B6", "add:m3")


@pytest.mark.rule("rocketmen:B2")
def test_an_engine_and_market_cards_can_be_bought_in_one_payment() -> None:
    scene = rich().market("pandemic", "internet").turn(1)
    scene.answer("buy-engine:heavy-stage", "add:m1", "add:m2", "pay-for-me")
    area = scene.row(1, "area")
    assert area["heavy-stage"] == area["pandemic"] == 1
    assert area["internet"] >= 1


@pytest.mark.rule("rocketmen:B5")
def test_bought_cards_are_used_only_when_they_are_drawn() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "stock-market-listing").turn(1)
    scene.answer("buy:m1", "pay:stock-market-listing")
    assert scene.row(1, "hand") == {}
    assert scene.row(1, "area") == {"crowdfunding": 1, "stock-market-listing": 1}
    scene.deck(1).answer("end")
    assert scene.row(1, "hand") == {"crowdfunding": 1, "stock-market-listing": 1}


@pytest.mark.rule("rocketmen:B5")
def test_all_cards_stay_in_the_game_when_some_are_bought() -> None:
    scene = rich().market(*SIX).turn(1)
    before = scene.cards()
    scene.answer("buy:m3", "add:m5", "add-engine:small-boosters", "pay-for-me", "end")
    while scene.question == "DiscardOverTheLimit":
        scene.answer(scene.choices[0])
    assert scene.cards() == before


# The market


@pytest.mark.rule("rocketmen:B6")
def test_a_gap_is_filled_at_once_in_the_same_place() -> None:
    scene = RocketmenScene().market(*SIX).hand(1, "stock-market-listing", "hotel", "mining", "shipyard").turn(1)
    scene.nature("climate-change").answer("buy:m4", "pay:stock-market-listing")
    assert scene.question == "Act"
    assert scene.on_market == [*SIX[:3], "climate-change", *SIX[4:]]
    assert scene.told("market-filled") == [{"slot": "m4", "card": "climate-change"}]
    scene.nature("pandemic").answer("buy:m1", "pay-for-me")
    assert scene.on_market == ["pandemic", *SIX[1:3], "climate-change", *SIX[4:]]


@pytest.mark.rule("rocketmen:B6")
def test_cards_of_one_payment_are_chosen_before_a_gap_is_filled() -> None:
    scene = rich().market(*SIX).turn(1).answer("buy:m2")
    assert scene.on_market == SIX
    scene.answer("add:m5")
    assert scene.on_market == SIX
    scene.nature("pandemic", "climate-change").answer("pay-for-me")
    assert scene.on_market == [SIX[0], "pandemic", SIX[2], SIX[3], "climate-change", SIX[5]]


@pytest.mark.rule("rocketmen:B6")
def test_a_new_card_can_be_bought_in_the_same_turn() -> None:
    scene = rich().market(*SIX).turn(1).nature("pandemic").answer("buy:m1", "pay-for-me", "buy:m1", "pay-for-me")
    assert scene.row(1, "area")["pandemic"] == 1


@pytest.mark.rule("rocketmen:B6")
def test_with_an_empty_deck_the_gap_stays_and_the_game_goes_on() -> None:
    scene = rich().market(*SIX).teal().pink().turn(1).answer("buy:m3", "pay-for-me")
    assert scene.on_market == [*SIX[:2], None, *SIX[3:]]
    assert scene.refusal("buy:m3") == Refusal("slot-empty", "B6", "buy:m3")
    assert scene.question == "Act"
    assert not scene.ending


@pytest.mark.rule("rocketmen:B6")
def test_with_one_card_left_the_first_gap_is_filled() -> None:
    scene = rich().market(*SIX).teal().pink("storage-yard").turn(1).answer("buy:m3", "add:m5", "pay-for-me")
    assert scene.on_market == [*SIX[:2], "storage-yard", "batteries", None, "protective-suit"]
