"""Cards used from the hand for their effect: lines B11, K2, K11, K12 and T7 of the rules of Rocketmen."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

SHIELDS = {
    "planetary-laser-shield": "asteroid-impact",
    "next-generation-drugs": "pandemic",
    "solar-power": "climate-change",
}
SIX = ["crowdfunding", "internet", "backup", "batteries", "protective-suit", "supercapacitors"]


# Hazards taken free


@pytest.mark.rule("rocketmen:K2")
@pytest.mark.parametrize(("card", "hazard"), SHIELDS.items())
def test_a_shield_is_scrapped_for_its_hazard_of_the_market(card: str, hazard: str) -> None:
    scene = RocketmenScene().market(*SIX[:3], hazard, *SIX[4:]).hand(1, card).turn(1)
    assert scene.offers("use") == [card]
    scene.nature("government-contract").answer(f"use:{card}")
    assert scene.row(1, "scrap") == {card: 1}
    assert scene.row(1, "area") == {hazard: 1}
    assert scene.row(1, "hand") == {}
    assert scene.on_market == [*SIX[:3], "government-contract", *SIX[4:]]
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:K2")
@pytest.mark.parametrize(("card", "hazard"), SHIELDS.items())
def test_a_shield_takes_no_other_hazard(card: str, hazard: str) -> None:
    others = [other for other in SHIELDS.values() if other != hazard]
    scene = RocketmenScene().market(*others).hand(1, card).turn(1)
    assert scene.offers("use") == []
    assert scene.refusal(f"use:{card}") == Refusal("no-such-hazard", "K2", f"use:{card}")


@pytest.mark.rule("rocketmen:K2")
def test_a_hazard_is_taken_free_whatever_the_score() -> None:
    scene = RocketmenScene().market("pandemic").hand(1, "next-generation-drugs").score(1, 17).turn(1)
    assert scene.offers("buy") == []
    scene.answer("use:next-generation-drugs")
    assert scene.row(1, "area") == {"pandemic": 1}
    assert scene.points(1) == 17


@pytest.mark.rule("rocketmen:K2")
def test_of_two_such_hazards_one_is_taken() -> None:
    scene = RocketmenScene(4).market("pandemic", "internet", "pandemic").teal().pink().hand(1, "next-generation-drugs")
    scene.turn(1).answer("use:next-generation-drugs")
    assert scene.row(1, "area") == {"pandemic": 1}
    assert scene.on_market.count("pandemic") == 1


@pytest.mark.rule("rocketmen:K2")
def test_a_shield_works_from_the_hand_only() -> None:
    scene = RocketmenScene().market("climate-change").plan(1, "hotel").pad(1, "solar-power").area(1, "solar-power")
    scene.turn(1)
    assert scene.offers("use") == []
    assert scene.refusal("use:solar-power").reason == "not-in-hand"


@pytest.mark.rule("rocketmen:K2")
def test_a_shield_that_paid_or_lies_on_the_pad_gave_its_components_instead() -> None:
    scene = RocketmenScene().market("climate-change", "crowdfunding").hand(1, "solar-power", "crowdfunding").turn(1)
    scene.answer("buy:m2", "pay:solar-power", "pay:crowdfunding")
    assert scene.offers("use") == []
    assert scene.row(1, "scrap") == {}


@pytest.mark.rule("rocketmen:K2")
def test_in_a_solo_game_the_hazard_scores_at_once_and_the_gap_stays_until_the_end_of_the_turn() -> None:
    scene = RocketmenScene(players=1).market(*SIX[:5], "pandemic").hand(1, "next-generation-drugs")
    scene.rival("earth", "satellite", 1).turn(1).answer("use:next-generation-drugs")
    assert scene.points(1) == 2
    assert scene.on_market[5] is None
    scene.answer("end")
    assert None not in scene.on_market


# Discard cards


@pytest.mark.rule("rocketmen:B11")
@pytest.mark.parametrize("card", ["batteries", "supercapacitors", "electric-cars"])
def test_a_discard_card_that_gave_its_effect_gives_no_components(card: str) -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, card, "hotel", "mining").area(1, "backup").deck(1).turn(1)
    answer = {"batteries": "hotel", "supercapacitors": "-", "electric-cars": "backup"}[card]
    assert scene.offers("use") == [card]
    scene.answer(f"use:{card}", answer)
    assert scene.row(1, "area")[card] == 1
    assert scene.offers("buy") == []


@pytest.mark.rule("rocketmen:B11")
@pytest.mark.parametrize("card", ["batteries", "supercapacitors", "electric-cars"])
def test_a_discard_card_that_paid_gives_no_effect(card: str) -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, card, "hotel", "mining").area(1, "backup").turn(1)
    scene.answer("buy:m1", f"pay:{card}", "pay-for-me")
    assert scene.offers("use") == []
    assert scene.refusal(f"use:{card}").reason == "not-in-hand"
    assert scene.payment["draws"] == 0


@pytest.mark.rule("rocketmen:B11")
def test_the_effect_of_a_discard_card_is_not_used_in_the_middle_of_a_payment() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "batteries", "hotel", "mining").turn(1).answer("buy:m1")
    assert scene.offers("use") == []


# Batteries


@pytest.mark.rule("rocketmen:K11")
def test_batteries_scrap_another_card_and_draw_two() -> None:
    scene = RocketmenScene().hand(1, "batteries", "hotel", "pandemic").deck(1, "internet", "mining", "base-a").turn(1)
    scene.answer("use:batteries")
    assert scene.question == "ScrapACard"
    assert scene.choices == ["hotel", "pandemic"]
    scene.nature("internet", "base-a").answer("pandemic")
    assert scene.row(1, "scrap") == {"pandemic": 1}
    assert scene.row(1, "hand") == {"hotel": 1, "internet": 1, "base-a": 1}
    assert scene.row(1, "area") == {"batteries": 1}


@pytest.mark.rule("rocketmen:K11")
def test_without_another_card_batteries_are_not_offered() -> None:
    scene = RocketmenScene().hand(1, "batteries").plan(1, "hotel").pad(1, "backup").area(1, "mining").turn(1)
    assert scene.offers("use") == []
    assert scene.refusal("use:batteries") == Refusal("no-other-card", "K11", "use:batteries")


@pytest.mark.rule("rocketmen:K11")
def test_the_scrapped_card_is_another_one_of_the_hand_and_must_be_named() -> None:
    scene = RocketmenScene().hand(1, "batteries", "hotel").area(1, "mining").pad(1, "backup").turn(1)
    scene.answer("use:batteries")
    assert scene.choices == ["hotel"]
    for card in ("batteries", "mining", "backup"):
        assert scene.refusal(card) == Refusal("not-in-hand", "K11", card)
    assert scene.refusal("-") == Refusal("cannot-be-declined", "K11", "-")


@pytest.mark.rule("rocketmen:K11")
def test_second_batteries_may_be_the_other_card() -> None:
    scene = RocketmenScene(4).hand(1, "batteries", "batteries").turn(1).answer("use:batteries", "batteries")
    assert scene.row(1, "scrap") == {"batteries": 1}
    assert scene.row(1, "area") == {"batteries": 1}
    assert sum(scene.row(1, "hand").values()) == 2


@pytest.mark.rule("rocketmen:K11")
def test_with_nothing_to_draw_batteries_still_scrap() -> None:
    scene = RocketmenScene().hand(1, "batteries", "pandemic").deck(1).turn(1).answer("use:batteries", "pandemic")
    assert scene.row(1, "scrap") == {"pandemic": 1}
    assert scene.row(1, "hand") == {}


# Supercapacitors


@pytest.mark.rule("rocketmen:K12")
@pytest.mark.parametrize("discarded", [[], ["hotel"], ["hotel", "mining"], ["hotel", "mining", "base-b"]])
def test_supercapacitors_draw_for_every_discarded_card_and_one_for_themselves(discarded: list[str]) -> None:
    scene = RocketmenScene().hand(1, "supercapacitors", "hotel", "mining", "base-b").turn(1)
    scene.answer("use:supercapacitors")
    for card in discarded:
        assert scene.question == "DiscardForCards"
        scene.answer(card)
    if scene.question == "DiscardForCards":
        scene.answer("-")
    assert len(scene.told("cards-drawn")) == len(discarded) + 1
    assert sum(scene.row(1, "hand").values()) == 4
    assert scene.row(1, "area") == dict.fromkeys([*discarded, "supercapacitors"], 1)
    assert scene.question == "Act"


@pytest.mark.rule("rocketmen:K12")
def test_supercapacitors_alone_in_hand_draw_one_card() -> None:
    scene = RocketmenScene().hand(1, "supercapacitors").turn(1).answer("use:supercapacitors")
    assert scene.question == "Act"
    assert sum(scene.row(1, "hand").values()) == 1


@pytest.mark.rule("rocketmen:K12")
def test_only_hand_cards_are_discarded_for_cards() -> None:
    scene = RocketmenScene().hand(1, "supercapacitors", "hotel").pad(1, "backup").area(1, "mining").turn(1)
    scene.answer("use:supercapacitors")
    assert scene.choices == ["hotel", "-"]
    for card in ("backup", "mining", "supercapacitors"):
        assert scene.refusal(card) == Refusal("not-in-hand", "K12", card)


@pytest.mark.rule("rocketmen:K12")
def test_cards_are_drawn_when_all_are_discarded_and_none_of_them_comes_back_at_once() -> None:
    scene = RocketmenScene().hand(1, "supercapacitors", "hotel", "mining").deck(1, "internet").turn(1)
    scene.answer("use:supercapacitors", "hotel", "mining")
    assert scene.row(1, "hand") == {"internet": 1}
    assert scene.row(1, "area") == {"supercapacitors": 1, "hotel": 1, "mining": 1}


# Electric Cars


@pytest.mark.rule("rocketmen:T7")
def test_electric_cars_take_another_card_of_the_play_area_to_hand() -> None:
    scene = RocketmenScene().hand(1, "electric-cars").area(1, "hotel", "internet").area(2, "mining").turn(1)
    scene.answer("use:electric-cars")
    assert scene.question == "TakeFromThePlayArea"
    assert scene.choices == ["hotel", "internet"]
    assert scene.refusal("mining").reason == "nothing-to-take-back"
    assert scene.refusal("-").reason == "cannot-be-declined"
    scene.answer("internet")
    assert scene.row(1, "hand") == {"internet": 1}
    assert scene.row(1, "area") == {"electric-cars": 1, "hotel": 1}


@pytest.mark.rule("rocketmen:T7")
def test_a_card_bought_this_turn_can_be_taken_to_hand_and_used() -> None:
    scene = RocketmenScene().plan(1, "hotel").market("big-data").hand(1, "electric-cars", "stock-market-listing")
    scene.hand(1, "spaceship-a").turn(1).answer("buy:m1", "pay:stock-market-listing", "pay:spaceship-a")
    scene.answer("use:electric-cars", "big-data", "pad:big-data")
    assert scene.row(1, "pad") == {"big-data": 1}


@pytest.mark.rule("rocketmen:T7")
def test_a_card_that_paid_pays_again_when_it_was_taken_back() -> None:
    scene = RocketmenScene().market("crowdfunding", "batteries").hand(1, "electric-cars", "stock-market-listing")
    scene.turn(1).answer("buy:m1", "pay:stock-market-listing", "use:electric-cars", "stock-market-listing")
    scene.answer("buy:m2", "pay:stock-market-listing")
    assert scene.row(1, "area") == {"crowdfunding": 1, "batteries": 1, "electric-cars": 1, "stock-market-listing": 1}
