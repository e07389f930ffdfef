"""Where a player's cards are, and who sees them: lines Z1 to Z7, Z9 and Z10 of the rules of Rocketmen."""

from typing import Any

import pytest

from marsbound.core.refusal import Refusal
from tests.games.red_planet.rulebook.second.deals import odds
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

ONLOOKER = 0
EVERYBODY = (ONLOOKER, 1, 2)


def seat_as_seen(scene: RocketmenScene, seat: int, player: int) -> dict[str, Any]:
    """A seat's board as a player, from 1, or an onlooker sees it."""
    found: dict[str, Any] = scene.picture(player)["seats"][seat - 1]
    return found


# Command Centre and hand


@pytest.mark.rule("rocketmen:Z1")
def test_nobody_sees_what_lies_on_top_of_a_command_centre() -> None:
    scenes = [RocketmenScene(seed=seed).hand(1, "hotel").turn(1) for seed in range(8)]
    for player in EVERYBODY:
        assert all(scene.picture(player) == scenes[0].picture(player) for scene in scenes)
    drawn = {tuple(scene.answer("end").row(1, "hand")) for scene in scenes}
    assert len(drawn) > 1


@pytest.mark.rule("rocketmen:Z1")
def test_any_card_of_the_command_centre_can_be_drawn_next() -> None:
    scene = RocketmenScene().deck(1, "hotel", "mining", "internet", "internet").turn(1)
    scene.play.answer(0, "end")
    assert odds(scene.play) == {"hotel": 1, "mining": 1, "internet": 2}


@pytest.mark.rule("rocketmen:Z1")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    scene = RocketmenScene().turn(1).answer("end")
    assert len(scene.told("card-drawn", player=1)) == 6
    for player in (ONLOOKER, 2):
        assert scene.told("card-drawn", player) == []
        assert scene.told("cards-drawn", player) == [{"seat": "1", "number": "1"}] * 6


@pytest.mark.rule("rocketmen:Z2")
def test_the_hand_is_made_up_to_six_cards() -> None:
    scene = RocketmenScene().hand(1, "hotel", "mining")
    assert seat_as_seen(scene, 1, ONLOOKER)["hand-limit"] == 6
    scene.turn(1).answer("end")
    assert sum(scene.row(1, "hand").values()) == 6
    assert {"hotel", "mining"} <= set(scene.row(1, "hand"))


@pytest.mark.rule("rocketmen:Z2")
def test_within_a_turn_a_hand_may_have_more_than_six_cards() -> None:
    scene = RocketmenScene().hand(1, "research-institute", "stock-market-listing")
    scene.hand(1, "hotel", "mining", "satellite-a", "satellite-b", "shipyard", "station-a").market("internet").turn(1)
    scene.answer("buy:m1", "pay:research-institute", "pay:stock-market-listing", "draw")
    assert sum(scene.row(1, "hand").values()) == 7
    assert scene.question == "Act"


# Plan and pad


@pytest.mark.rule("rocketmen:Z3")
def test_the_plan_holds_one_mission() -> None:
    scene = RocketmenScene().hand(1, "hotel", "mining").turn(1).answer("plan:hotel")
    assert scene.offers("plan") == []
    assert scene.refusal("plan:mining") == Refusal("plan-taken", "M1", "plan:mining")


@pytest.mark.rule("rocketmen:Z3")
def test_everybody_sees_the_plan() -> None:
    scene = RocketmenScene().hand(1, "hotel").turn(1).answer("plan:hotel")
    assert [seat_as_seen(scene, 1, player)["plan"] for player in EVERYBODY] == ["hotel"] * 3
    assert scene.told("mission-planned", ONLOOKER) == [{"seat": "1", "card": "hotel"}]


@pytest.mark.rule("rocketmen:Z4")
def test_any_number_of_cards_may_lie_on_the_pad() -> None:
    cards = ["big-data", "internet", "solar-power", "next-generation-drugs", "planetary-laser-shield", "batteries"]
    cards += ["small-boosters", "small-boosters", "medium-stage", "heavy-stage", "research-institute", "spaceship-b"]
    scene = RocketmenScene().plan(1, "hotel").pad(1, *cards[:-1]).hand(1, cards[-1], "mining").turn(1)
    scene.answer("pad:spaceship-b", "pay:mining")
    assert sum(scene.row(1, "pad").values()) == len(cards)


@pytest.mark.rule("rocketmen:Z4")
def test_everybody_sees_the_pad() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "small-boosters", "small-boosters").hand(1, "big-data").turn(1)
    scene.answer("pad:big-data")
    for player in EVERYBODY:
        assert seat_as_seen(scene, 1, player)["pad"] == {"big-data": 1, "small-boosters": 2}


# Play Area, Depot, Scrapyard


@pytest.mark.rule("rocketmen:Z5")
def test_cards_bought_paid_with_discarded_or_used_go_to_the_play_area() -> None:
    scene = RocketmenScene().market("crowdfunding").pad(1, "backup")
    scene.hand(1, "stock-market-listing", "hotel", "supercapacitors").turn(1)
    scene.answer("buy:m1", "pay:stock-market-listing")
    assert scene.row(1, "area") == {"crowdfunding": 1, "stock-market-listing": 1}
    scene.answer("discard:hotel", "unpad:backup", "use:supercapacitors")
    used = {"hotel": 1, "backup": 1, "supercapacitors": 1}
    assert scene.row(1, "area") == {"crowdfunding": 1, "stock-market-listing": 1} | used


@pytest.mark.rule("rocketmen:Z5")
def test_cards_that_were_scrapped_or_placed_do_not_go_to_the_play_area() -> None:
    scene = RocketmenScene().market("climate-change")
    scene.hand(1, "solar-power", "hotel", "big-data", "batteries", "mining").turn(1)
    scene.answer("plan:hotel", "pad:big-data", "use:solar-power")
    assert scene.row(1, "area") == {"climate-change": 1}
    scene.answer("use:batteries", "mining")
    assert scene.row(1, "area") == {"climate-change": 1, "batteries": 1}
    assert scene.row(1, "scrap") == {"solar-power": 1, "mining": 1}


@pytest.mark.rule("rocketmen:Z5")
def test_the_play_area_is_moved_to_the_depot_at_the_end_of_the_turn_and_not_before() -> None:
    scene = RocketmenScene().hand(1, "hotel", "mining", "batteries", "satellite-a").depot(1, "internet").turn(1)
    scene.answer("discard:hotel", "discard:mining", "use:batteries", "satellite-a")
    assert scene.row(1, "depot") == {"internet": 1}
    scene.answer("end")
    assert scene.row(1, "area") == {}
    assert scene.row(1, "depot") == {"internet": 1, "hotel": 1, "mining": 1, "batteries": 1}


@pytest.mark.rule("rocketmen:Z5")
def test_everybody_sees_the_play_area() -> None:
    scene = RocketmenScene().hand(1, "hotel").turn(1).answer("discard:hotel")
    assert [seat_as_seen(scene, 1, player)["play-area"] for player in EVERYBODY] == [{"hotel": 1}] * 3


@pytest.mark.rule("rocketmen:Z6")
def test_everybody_sees_the_depot() -> None:
    scene = RocketmenScene().depot(1, "internet", "internet", "hotel").depot(2, "mining")
    for player in EVERYBODY:
        assert seat_as_seen(scene, 1, player)["depot"] == {"hotel": 1, "internet": 2}
        assert seat_as_seen(scene, 2, player)["depot"] == {"mining": 1}


@pytest.mark.rule("rocketmen:Z6")
def test_cards_of_the_depot_are_not_at_hand() -> None:
    scene = RocketmenScene().depot(1, "hotel", "big-data").plan(1, "mining").turn(1)
    assert scene.choices == ["drop-plan", "end"]


@pytest.mark.rule("rocketmen:Z7")
def test_every_player_has_a_scrapyard_that_lies_open() -> None:
    scene = RocketmenScene().market("pandemic").hand(1, "next-generation-drugs").turn(1)
    scene.answer("use:next-generation-drugs")
    for player in EVERYBODY:
        assert seat_as_seen(scene, 1, player)["scrapyard"] == {"next-generation-drugs": 1}
        assert seat_as_seen(scene, 2, player)["scrapyard"] == {}


@pytest.mark.rule("rocketmen:Z7")
def test_a_scrapped_card_never_comes_back() -> None:
    scene = RocketmenScene().scrap(1, "hotel", "mining").deck(1).depot(1, "internet").turn(1).answer("end")
    assert scene.row(1, "hand") == {"internet": 1}
    assert scene.row(1, "scrap") == {"hotel": 1, "mining": 1}


@pytest.mark.rule("rocketmen:Z7")
def test_scrapped_hazards_still_count() -> None:
    scene = RocketmenScene().scrap(1, "pandemic", "asteroid-impact").scrap(2, "climate-change").finish()
    assert (scene.scored(1, "hazards"), scene.scored(2, "hazards")) == (4, 2)


@pytest.mark.rule("rocketmen:Z7")
def test_scrapped_cards_still_count_for_variants() -> None:
    scene = RocketmenScene(variants="most-biotech,most-rockets").scrap(2, "protective-suit", "afterburner").finish()
    assert scene.scored(1, "variants") == 0
    assert scene.scored(2, "variants") == 4


# Open and hidden


@pytest.mark.rule("rocketmen:Z9")
def test_everybody_reads_the_same_open_piles() -> None:
    scene = RocketmenScene().market("internet", None, "pandemic").plan(2, "hotel").pad(2, "storage-yard")
    scene.stored(2, "mining").area(2, "backup").depot(2, "crowdfunding").scrap(2, "base-b").engines(5, 4, 3).turn(1)
    for player in EVERYBODY:
        picture = scene.picture(player)
        assert picture["market"] == ["internet", None, "pandemic", None, None, None]
        assert list(picture["engines"].values()) == [5, 4, 3]
        board = picture["seats"][1]
        assert board["plan"] == "hotel"
        assert [board["pad"], board["stored"]] == [{"storage-yard": 1}, {"mining": 1}]
        assert [board["play-area"], board["depot"]] == [{"backup": 1}, {"crowdfunding": 1}]
        assert board["scrapyard"] == {"base-b": 1}


@pytest.mark.rule("rocketmen:Z9")
def test_nobody_reads_a_face_down_pile() -> None:
    # the next resource card depends on the seed, and on nothing that anybody sees
    scenes = [RocketmenScene(seed=seed).market("crowdfunding").hand(1, "hotel", "mining") for seed in range(8)]
    for scene in scenes:
        scene.hand(1, "satellite-a").turn(1)
    for player in EVERYBODY:
        assert all(scene.picture(player) == scenes[0].picture(player) for scene in scenes)
    filled = {tuple(scene.answer("buy:m1", "pay-for-me").on_market) for scene in scenes}
    assert len(filled) == len(scenes)


@pytest.mark.rule("rocketmen:Z10")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    one = RocketmenScene().hand(1, "hotel", "mining").turn(1)
    other = RocketmenScene().hand(1, "base-a", "base-b").turn(1)
    assert seat_as_seen(one, 1, 1)["hand"] == {"hotel": 1, "mining": 1}
    assert seat_as_seen(one, 1, 1) != seat_as_seen(other, 1, 1)
    for player in (ONLOOKER, 2):
        assert one.picture(player) == other.picture(player)


@pytest.mark.rule("rocketmen:Z10")
def test_the_sizes_of_hands_and_face_down_piles_are_open() -> None:
    scene = RocketmenScene().hand(1, "hotel", "mining", "internet")
    for player in EVERYBODY:
        board = seat_as_seen(scene, 1, player)
        assert (board["hand-size"], board["command-centre-size"]) == (3, 10)
    deck = scene.picture(ONLOOKER)["teal-deck"]
    assert sum(deck.values()) == 13
    assert "internet" not in deck


@pytest.mark.rule("rocketmen:Z10")
def test_objectives_are_seen_by_their_owner_only_but_that_there_are_two_by_all() -> None:
    objectives = ["earth-hotel-and-moon-base", "moon-token-and-mars-token"]
    scene = RocketmenScene().objectives(1, *objectives)
    assert seat_as_seen(scene, 1, 1)["objectives"] == objectives
    for player in (ONLOOKER, 2):
        assert seat_as_seen(scene, 1, player)["objectives"] == ["?", "?"]


@pytest.mark.rule("rocketmen:Z10")
def test_objectives_are_shown_when_the_game_is_over() -> None:
    scene = RocketmenScene().objectives(1, "earth-hotel-and-moon-base", "moon-token-and-mars-token").finish()
    assert "?" not in seat_as_seen(scene, 1, 2)["objectives"]


@pytest.mark.rule("rocketmen:Z10")
def test_a_card_that_was_taken_back_openly_is_known_to_be_in_hand() -> None:
    scene = RocketmenScene().hand(1, "electric-cars", "hotel").area(1, "internet").turn(1)
    scene.answer("use:electric-cars", "internet")
    assert seat_as_seen(scene, 1, 2)["hand"] == {"internet": 1}
    assert seat_as_seen(scene, 1, 2)["hand-size"] == 2


@pytest.mark.rule("rocketmen:Z10")
def test_a_known_card_that_left_the_hand_is_not_taken_to_be_there_any_more() -> None:
    scene = RocketmenScene(4).hand(1, "electric-cars", "hotel").area(1, "internet").turn(1)
    scene.answer("use:electric-cars", "internet", "discard:internet")
    scene.hand(1, "internet")
    assert seat_as_seen(scene, 1, 2)["hand"] == {}
    assert seat_as_seen(scene, 1, 2)["hand-size"] == 2


@pytest.mark.rule("rocketmen:Z10")
def test_when_the_depot_is_shuffled_everybody_can_work_out_what_is_in_hand() -> None:
    # nothing else of the player's cards is out of sight, since the Command Centre is empty
    scene = RocketmenScene().hand(1, "batteries", "base-b", "hotel").deck(1).depot(1, "mining", "internet", "backup")
    scene.turn(1).answer("use:batteries", "base-b")
    board = seat_as_seen(scene, 1, 2)
    assert board["hand"] == {"hotel": 1}
    assert board["hand-size"] == 3
    assert board["command-centre"] == {"backup": 1, "internet": 1, "mining": 1}
