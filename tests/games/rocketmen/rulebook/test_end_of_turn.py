"""The end of a turn: lines T3 and T4 of the rules of Rocketmen."""

from collections import Counter

import pytest

from marsbound.core.refusal import Refusal
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

TEN_DOLLARS = ["satellite-a", "satellite-b", "hotel", "shipyard", "station-a", "mining"]


@pytest.mark.rule("rocketmen:T3")
def test_the_play_area_goes_to_the_depot_before_cards_are_drawn() -> None:
    scene = RocketmenScene().hand(1, "hotel", "mining").deck(1).turn(1).answer("discard:hotel", "discard:mining", "end")
    assert scene.row(1, "hand") == {"hotel": 1, "mining": 1}
    assert scene.row(1, "area") == {}


@pytest.mark.rule("rocketmen:T3")
def test_hand_cards_are_kept_and_the_hand_is_made_up_to_the_limit() -> None:
    scene = RocketmenScene().hand(1, "hotel", "internet", "pandemic").turn(1).answer("discard:hotel", "end")
    hand = scene.row(1, "hand")
    assert sum(hand.values()) == 6
    assert hand["internet"] == hand["pandemic"] == 1
    assert "hotel" not in hand
    assert len(scene.told("cards-drawn")) == 4


@pytest.mark.rule("rocketmen:T3")
def test_of_a_hand_over_the_limit_its_owner_chooses_what_goes_to_the_depot() -> None:
    scene = RocketmenScene().hand(1, *TEN_DOLLARS, "internet", "pandemic").turn(1).answer("end")
    assert scene.question == "DiscardOverTheLimit"
    assert scene.seat == 1
    assert set(scene.choices) == {*TEN_DOLLARS, "internet", "pandemic"}
    assert scene.refusal("base-a") == Refusal("not-in-hand", "T3", "base-a")
    assert scene.refusal("-") == Refusal("cannot-be-declined", "T3", "-")
    scene.answer("hotel")
    assert scene.row(1, "depot") == {"hotel": 1}
    scene.answer("pandemic")
    assert scene.question == ""
    assert scene.row(1, "depot") == {"hotel": 1, "pandemic": 1}
    assert sum(scene.row(1, "hand").values()) == 6


@pytest.mark.rule("rocketmen:T3")
def test_a_hand_at_the_limit_is_neither_cut_nor_made_up() -> None:
    scene = RocketmenScene().hand(1, *TEN_DOLLARS).turn(1).answer("end")
    assert scene.question == ""
    assert scene.row(1, "hand") == dict.fromkeys(TEN_DOLLARS, 1)
    assert scene.row(1, "depot") == {}


@pytest.mark.rule("rocketmen:T3")
def test_the_limit_counts_the_hand_markers() -> None:
    scene = RocketmenScene().hand(1, *TEN_DOLLARS, "internet", "pandemic").achieve(1, hand=1).turn(1).answer("end")
    scene.answer("hotel")
    assert scene.question == ""
    assert sum(scene.row(1, "hand").values()) == 7


@pytest.mark.rule("rocketmen:T3")
def test_the_play_area_goes_first_so_cards_over_the_limit_are_not_in_it() -> None:
    scene = RocketmenScene().hand(1, *TEN_DOLLARS, "internet", "pandemic").turn(1).answer("discard:pandemic", "end")
    assert scene.row(1, "depot") == {"pandemic": 1}
    assert scene.row(1, "area") == {}
    scene.answer("internet")
    assert scene.row(1, "depot") == {"pandemic": 1, "internet": 1}


@pytest.mark.rule("rocketmen:T3")
def test_used_markers_are_turned_back_last_and_only_ones_own() -> None:
    scene = RocketmenScene().achieve(1, money=2, science=1).use(1, money=2, science=1)
    scene.achieve(2, money=1).use(2, money=1).hand(1, *TEN_DOLLARS, "internet").turn(1).answer("end")
    assert scene.question == "DiscardOverTheLimit"
    assert scene.used(1) == {"money": 2, "science": 1}
    scene.answer("hotel")
    assert scene.used(1) == {"money": 0, "science": 0}
    assert scene.used(2) == {"money": 1, "science": 0}


@pytest.mark.rule("rocketmen:T3")
def test_plan_and_pad_stay_when_a_turn_ends() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "big-data", "storage-yard").stored(1, "mining").turn(1)
    scene.answer("end")
    assert scene.planned(1) == "hotel"
    assert scene.row(1, "pad") == {"big-data": 1, "storage-yard": 1}
    assert scene.row(1, "stored") == {"mining": 1}


# Drawing


@pytest.mark.rule("rocketmen:T4")
def test_what_is_left_is_drawn_before_the_depot_is_shuffled() -> None:
    scene = RocketmenScene().deck(1, "hotel", "mining").depot(1, *["internet"] * 3, *["backup"] * 3)
    scene.turn(1).answer("end")
    hand = Counter(scene.row(1, "hand"))
    assert hand["hotel"] == hand["mining"] == 1
    assert hand.total() == 6
    assert scene.row(1, "depot") == {}
    assert hand + Counter(scene.row(1, "deck")) == {"hotel": 1, "mining": 1, "internet": 3, "backup": 3}
    assert scene.facts().count("deck-shuffled") == 1


@pytest.mark.rule("rocketmen:T4")
def test_the_depot_is_not_shuffled_before_a_card_is_missing() -> None:
    scene = RocketmenScene().deck(1, *TEN_DOLLARS).depot(1, "internet").turn(1).answer("end")
    assert scene.row(1, "hand") == dict.fromkeys(TEN_DOLLARS, 1)
    assert scene.row(1, "depot") == {"internet": 1}
    assert "deck-shuffled" not in scene.facts()


@pytest.mark.rule("rocketmen:T4")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    scene = RocketmenScene().deck(1, "hotel").depot(1, "internet", "backup").turn(1).answer("end")
    assert scene.row(1, "hand") == {"hotel": 1, "internet": 1, "backup": 1}
    assert (scene.row(1, "deck"), scene.row(1, "depot")) == ({}, {})
    assert scene.question == ""


@pytest.mark.rule("rocketmen:T4")
def test_without_any_card_one_draws_none() -> None:
    scene = RocketmenScene().deck(1).turn(1).answer("end")
    assert scene.row(1, "hand") == {}
    assert "deck-shuffled" not in scene.facts()


@pytest.mark.rule("rocketmen:T4")
def test_a_draw_in_mid_turn_shuffles_the_depot_but_never_reaches_the_play_area() -> None:
    scene = RocketmenScene().deck(1).depot(1, "internet").area(1, "backup", "hotel").hand(1, "batteries", "mining")
    scene.turn(1).answer("use:batteries", "mining")
    assert scene.row(1, "hand") == {"internet": 1}
    assert scene.row(1, "area") == {"backup": 1, "hotel": 1, "batteries": 1}
    assert (scene.row(1, "deck"), scene.row(1, "depot")) == ({}, {})


@pytest.mark.rule("rocketmen:T4")
def test_others_decks_are_no_help() -> None:
    scene = RocketmenScene().deck(1).deck(2, "hotel").depot(2, "mining").turn(1).answer("end")
    assert scene.row(1, "hand") == {}
    assert (scene.row(2, "deck"), scene.row(2, "depot")) == ({"hotel": 1}, {"mining": 1})
