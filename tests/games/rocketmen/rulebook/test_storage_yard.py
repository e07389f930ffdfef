"""The Storage Yard and the cards beneath it: line K5 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


def yard(*hand: str, plan: str = "satellite-a") -> RocketmenScene:
    return RocketmenScene().plan(1, plan).pad(1, "storage-yard").hand(1, *hand)


@pytest.mark.rule("rocketmen:K5")
def test_cards_are_stored_for_the_usual_price() -> None:
    scene = yard("base-b", "hotel", "mining").turn(1)
    scene.answer("store:base-b")
    assert scene.question == "PayForPlacing"
    scene.answer("pay:hotel", "store:mining")
    assert scene.question == "Act"
    assert scene.row(1, "stored") == {"base-b": 1, "mining": 1}
    assert scene.row(1, "area") == {"hotel": 1}
    assert scene.row(1, "pad") == {"storage-yard": 1}


@pytest.mark.rule("rocketmen:K5")
def test_what_can_not_be_paid_is_not_stored() -> None:
    scene = yard("base-b", "spaceship-a").turn(1)
    assert scene.offers("store") == []
    assert scene.refusal("store:base-b") == Refusal("cannot-pay", "M3", "store:base-b")


@pytest.mark.rule("rocketmen:K5")
def test_three_cards_have_room_beneath_it() -> None:
    scene = yard("hotel", "mining", "shipyard", "station-a").turn(1)
    scene.answer("store:hotel", "store:mining", "store:shipyard")
    assert scene.offers("store") == []
    assert scene.refusal("store:station-a") == Refusal("yard-full", "K5", "store:station-a")


@pytest.mark.rule("rocketmen:K5", "rocketmen:M5")
@pytest.mark.parametrize("card", ["hotel", "pandemic", "crowdfunding", "base-b", "small-boosters"])
def test_stored_cards_need_no_component(card: str) -> None:
    scene = yard(card).achieve(1, money=1).turn(1).answer(f"store:{card}")
    if scene.question == "PayForPlacing":
        scene.answer("marker:money")
    assert scene.row(1, "stored") == {card: 1}


@pytest.mark.rule("rocketmen:K5")
def test_without_a_yard_on_the_pad_nothing_is_stored() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").hand(1, "storage-yard", "hotel", "mining").pad(2, "storage-yard")
    scene.turn(1)
    assert scene.offers("store") == []
    assert scene.refusal("store:hotel") == Refusal("no-yard", "K5", "store:hotel")
    scene.answer("pad:storage-yard", "pay:mining")
    assert scene.offers("store") == ["hotel"]


@pytest.mark.rule("rocketmen:K5", "rocketmen:M9")
def test_beneath_a_yard_that_was_left_alone_nothing_is_stored_without_a_mission() -> None:
    scene = RocketmenScene().pad(1, "storage-yard").hand(1, "hotel", "mining").turn(1)
    assert scene.refusal("store:hotel") == Refusal("no-mission-planned", "M2", "store:hotel")
    assert scene.answer("plan:mining").offers("store") == ["hotel"]


@pytest.mark.rule("rocketmen:K5")
def test_stored_cards_can_be_taken_back_free_in_a_later_turn() -> None:
    scene = yard().stored(1, "hotel", "heavy-stage").turn(1)
    assert scene.offers("unstore") == ["hotel", "heavy-stage"]
    scene.answer("unstore:heavy-stage")
    assert scene.row(1, "hand") == {"heavy-stage": 1}
    assert scene.row(1, "stored") == {"hotel": 1}
    assert scene.row(1, "area") == {}
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:K5")
def test_a_card_stored_this_turn_can_not_be_taken_back_before_the_next() -> None:
    scene = yard("hotel").turn(1).answer("store:hotel")
    assert scene.offers("unstore") == []
    assert scene.refusal("unstore:hotel") == Refusal("stored-this-turn", "K5", "unstore:hotel")
    scene.answer("end").turn(2).answer("end").turn(1)
    assert scene.offers("unstore") == ["hotel"]


@pytest.mark.rule("rocketmen:K5")
def test_of_two_alike_the_one_stored_earlier_can_be_taken_back() -> None:
    scene = yard("small-boosters", "mining").stored(1, "small-boosters").turn(1)
    scene.answer("store:small-boosters", "pay:mining")
    assert scene.offers("unstore") == ["small-boosters"]
    scene.answer("unstore:small-boosters")
    assert scene.refusal("unstore:small-boosters") == Refusal("stored-this-turn", "K5", "unstore:small-boosters")


@pytest.mark.rule("rocketmen:K5")
def test_what_is_not_stored_is_not_taken_back() -> None:
    scene = yard("mining").stored(1, "hotel").stored(2, "shipyard").turn(1)
    assert scene.refusal("unstore:mining") == Refusal("not-stored", "K5", "unstore:mining")
    assert scene.refusal("unstore:shipyard") == Refusal("not-stored", "K5", "unstore:shipyard")


@pytest.mark.rule("rocketmen:K5")
def test_a_card_taken_back_is_a_hand_card_like_any_other() -> None:
    scene = yard().stored(1, "hotel", "base-a").turn(1)
    scene.answer("unstore:hotel", "unstore:base-a", "pad:base-a", "pay:hotel")
    assert scene.row(1, "pad") == {"storage-yard": 1, "base-a": 1}
    assert scene.row(1, "stored") == {}


@pytest.mark.rule("rocketmen:K5", "rocketmen:M6")
def test_stored_cards_are_no_pad_cards() -> None:
    scene = yard("big-data").stored(1, "big-data", "internet").turn(1)
    assert scene.offers("unpad") == ["storage-yard"]
    scene.answer("pad:big-data")
    assert scene.row(1, "pad") == {"storage-yard": 1, "big-data": 1}
    twice = yard("big-data", "mining").pad(1, "big-data").turn(1).answer("store:big-data")
    assert twice.row(1, "stored") == {"big-data": 1}


@pytest.mark.rule("rocketmen:K5")
def test_stored_cards_give_neither_rocket_points_nor_advance_but_the_yard_gives_its_point() -> None:
    scene = yard().stored(1, "heavy-stage", "quantum-computer", "backup").turn(1)
    assert scene.picture(0)["seats"][0]["rocket-points"] == 1
    assert scene.refusal("launch:earth") == Refusal("too-few-rockets", "L3", "launch:earth")
    scene.pad(1, "spaceship-b").answer("launch:earth")
    assert scene.launch["rocket"] == 0


@pytest.mark.rule("rocketmen:K5")
def test_stored_cards_have_no_effect() -> None:
    scene = yard().stored(1, "afterburner", "big-data", "multi-purpose-space-suit").pad(1, "spaceship-b").success(1)
    scene.turn(1).answer("launch:earth")
    assert scene.choices == ["go-on"]
    assert scene.answer("go-on").choices == ["go-on", "abort"]
    scene = yard().stored(1, "solar-power", "batteries", "electric-cars").market("climate-change").area(1, "hotel")
    scene.turn(1)
    assert scene.offers("use") == []


@pytest.mark.rule("rocketmen:K5")
def test_stored_cards_pay_for_nothing() -> None:
    scene = yard().stored(1, *["stock-market-listing"] * 2).market("crowdfunding").turn(1)
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:K5")
def test_when_the_yard_is_discarded_they_go_to_the_play_area_with_it() -> None:
    scene = yard().stored(1, "hotel", "small-boosters", "small-boosters").turn(1).answer("unpad:storage-yard")
    assert scene.row(1, "stored") == {}
    assert scene.row(1, "area") == {"storage-yard": 1, "hotel": 1, "small-boosters": 2}
    scene = yard().stored(1, "hotel").turn(1).answer("drop-plan")
    assert scene.row(1, "area") == {"satellite-a": 1, "storage-yard": 1, "hotel": 1}


@pytest.mark.rule("rocketmen:K5")
def test_a_failure_takes_them_too() -> None:
    scene = yard().stored(1, "hotel", "mining").pad(1, "spaceship-b").success(1, 1, 1).turn(1).answer("launch:earth")
    while scene.question == "Fly":
        scene.answer(scene.choices[0])
    assert scene.question == "KeepThePlan"
    assert scene.row(1, "stored") == {}
    assert scene.row(1, "area") == {"storage-yard": 1, "hotel": 1, "mining": 1, "spaceship-b": 1}


@pytest.mark.rule("rocketmen:K5")
def test_they_survive_a_success_where_the_yard_stays() -> None:
    scene = yard().stored(1, "hotel", "mining").pad(1, "spaceship-b").achieve(1, science=8).turn(1)
    scene.answer("launch:earth")
    assert scene.question == "DiscardAPermanent"
    scene.answer("-")
    assert scene.row(1, "pad") == {"storage-yard": 1}
    assert scene.row(1, "stored") == {"hotel": 1, "mining": 1}


@pytest.mark.rule("rocketmen:K5")
def test_they_survive_an_abort_and_are_not_among_what_it_costs() -> None:
    scene = yard().stored(1, "hotel", "mining").pad(1, "spaceship-b").success(1, 1).turn(1)
    scene.answer("launch:earth", "go-on", "go-on", "abort")
    assert scene.question == "LoseAPadCard"
    assert scene.choices == ["spaceship-b", "storage-yard"]
    scene.answer("spaceship-b")
    assert scene.row(1, "stored") == {"hotel": 1, "mining": 1}


@pytest.mark.rule("rocketmen:K5")
def test_everybody_sees_what_is_stored_and_knows_what_was_taken_back() -> None:
    scene = yard("mining").stored(1, "hotel").turn(1).answer("store:mining", "unstore:hotel")
    for player in (0, 2):
        board = scene.picture(player)["seats"][0]
        assert board["stored"] == {"mining": 1}
        assert board["hand"] == {"hotel": 1}
