"""The solo game, section O: a market that runs away, the step it costs to hold it up, and the end."""

import pytest

from marsbound.games.rocketmen.rules.table import NONE
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

SHELF = ("crowdfunding", "internet", "backup", "big-data", "batteries", "solar-power")
ORBIT = ["earth-satellite", "earth-spaceship", "earth-hotel", "earth-shipyard", "earth-station"]
MOON = ["moon-satellite", "moon-spaceship", "moon-station", "moon-base"]


def solo(*market: str | None) -> RocketmenScene:
    """The rival is far from its goal; the deck has one card of each kind left."""
    return RocketmenScene(1).market(*(market or SHELF)).rival("mars", "base", 0)


def rich(scene: RocketmenScene) -> RocketmenScene:
    return scene.hand(1, *["stock-market-listing"] * 4)


# Buying


@pytest.mark.rule("rocketmen:O7")
def test_cards_bought_are_not_replaced_until_the_end_of_the_turn() -> None:
    scene = rich(solo()).teal("protective-suit", "supercapacitors").turn(1)
    scene.answer("buy:m1", "pay-for-me", "buy:m5", "pay-for-me")
    assert scene.on_market == [None, "internet", "backup", "big-data", None, "solar-power"]
    assert (scene.refusal("buy:m1").reason, scene.offers("buy")) == ("slot-empty", ["m2", "m3", "m6"])
    scene.answer("end")
    assert scene.on_market[:4] == ["internet", "backup", "big-data", "solar-power"]
    assert sorted(str(card) for card in scene.on_market[4:]) == ["protective-suit", "supercapacitors"]
    assert scene.common("out") == {}


@pytest.mark.rule("rocketmen:O7")
def test_a_hazard_bought_scores_at_once_and_not_again_at_the_end() -> None:
    scene = rich(solo("pandemic", *SHELF[1:])).objectives(1, "earth-hotel-and-moon-base").turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert (scene.points(1), scene.row(1, "area")["pandemic"]) == (2, 1)
    scene.answer("end").finish()
    assert (scene.points(1), scene.total(1)) == (2, 2)
    assert sum(score.points for score in scene.result.scores) == 2


@pytest.mark.rule("rocketmen:O7")
def test_a_hazard_taken_free_scores_at_once_and_its_place_stays_empty_too() -> None:
    scene = solo("pandemic", *SHELF[1:]).hand(1, "next-generation-drugs").turn(1)
    scene.answer("use:next-generation-drugs")
    assert (scene.points(1), scene.on_market[0]) == (2, None)
    scene.answer("end")
    assert (scene.on_market[:5], scene.common("out")) == (list(SHELF[1:]), {})


# Removing


@pytest.mark.rule("rocketmen:O8")
def test_once_a_turn_a_market_card_may_be_removed_and_the_rival_makes_a_step() -> None:
    scene = solo().turn(1)
    assert scene.offers("remove") == ["m1", "m2", "m3", "m4", "m5", "m6"]
    before = scene.rival_now["field"]
    scene.answer("remove:m3")
    assert (scene.common("out"), scene.rival_now["field"], scene.rival_now["score"]) == ({"backup": 1}, before + 1, 0)
    assert scene.on_market == ["crowdfunding", "internet", None, "big-data", "batteries", "solar-power"]
    assert scene.offers("remove") == []
    assert (scene.refusal("remove:m1").reason, scene.refusal("remove:m1").rule) == ("removed-this-turn", "O8")
    scene.answer("end")
    assert scene.on_market[:5] == ["crowdfunding", "internet", "big-data", "batteries", "solar-power"]
    assert scene.common("out") == {"backup": 1}  # there was a gap: nothing else goes
    assert scene.turn(1).offers("remove") == ["m1", "m2", "m3", "m4", "m5", "m6"]


@pytest.mark.rule("rocketmen:O8")
def test_a_hazard_removed_scores_for_the_rival() -> None:
    scene = solo("internet", "asteroid-impact", *SHELF[2:]).turn(1).answer("remove:m2")
    assert (scene.rival_now["score"], scene.points(1)) == (2, 0)
    assert scene.told("rival-scored") == [{"points": "2"}]


@pytest.mark.rule("rocketmen:O8")
def test_an_empty_place_cannot_be_removed() -> None:
    scene = rich(solo()).turn(1).answer("buy:m1", "pay-for-me")
    assert scene.offers("remove") == ["m2", "m3", "m4", "m5", "m6"]
    assert scene.refusal("remove:m1").reason == "slot-empty"


@pytest.mark.rule("rocketmen:O8")
def test_with_more_players_no_market_card_is_removed() -> None:
    scene = RocketmenScene(2).market(*SHELF).turn(1)
    assert scene.offers("remove") == []
    scene.refusal("remove:m1")
    assert scene.answer("end").on_market == list(SHELF)


@pytest.mark.rule("rocketmen:O12")
def test_arriving_by_that_step_the_rival_scores_at_once() -> None:
    scene = RocketmenScene(1).market(*SHELF).rival("moon", "station", 8).turn(1).answer("remove:m1")
    assert (scene.markers_at("moon-station"), scene.rival_now["score"], scene.missions(2)) == ([2], 6, 1)
    assert (scene.rival_now["to"], scene.rival_now["field"]) == (None, 0)
    scene.answer("end")
    assert scene.rival_now["to"] is None
    assert scene.turn(1).rival_now["to"] is not None


@pytest.mark.rule("rocketmen:O13")
def test_without_a_mission_of_the_rivals_no_card_is_removed() -> None:
    scene = RocketmenScene(1).market(*SHELF).rival("earth", "hotel", 7).turn(1)  # it has just arrived
    assert (scene.missions(2), scene.offers("remove")) == (1, [])
    assert (scene.refusal("remove:m1").reason, scene.refusal("remove:m1").rule) == ("no-rival-mission", "O13")


# The end of the turn


@pytest.mark.rule("rocketmen:O9")
def test_after_a_turn_without_a_gap_the_leftmost_card_is_removed_and_the_market_shifts() -> None:
    scene = solo().teal("protective-suit").turn(1).answer("end")
    assert scene.common("out") == {"crowdfunding": 1}
    assert scene.on_market == ["internet", "backup", "big-data", "batteries", "solar-power", "protective-suit"]
    assert scene.told("card-removed") == [{"card": "crowdfunding"}]


@pytest.mark.rule("rocketmen:O9")
def test_an_engine_bought_leaves_no_gap_in_the_market() -> None:
    scene = rich(solo()).turn(1).answer("buy-engine:small-boosters", "pay-for-me", "end")
    assert (scene.common("out"), scene.on_market[0]) == ({"crowdfunding": 1}, "internet")


@pytest.mark.rule("rocketmen:O9")
def test_a_hazard_removed_by_the_shift_scores_for_the_rival() -> None:
    scene = solo("climate-change", *SHELF[1:]).turn(1).answer("end")
    assert (scene.common("out"), scene.rival_now["score"], scene.points(1)) == ({"climate-change": 1}, 2, 0)
    second = solo("internet", "climate-change", *SHELF[2:]).turn(1).answer("end")
    assert (second.on_market[0], second.rival_now["score"]) == ("climate-change", 0)


@pytest.mark.rule("rocketmen:O9")
def test_with_no_card_left_to_deal_the_leftmost_card_is_removed_in_spite_of_a_gap() -> None:
    scene = rich(solo()).teal().pink().turn(1).answer("buy:m3", "pay-for-me", "end")
    assert scene.common("out") == {"crowdfunding": 1}
    assert scene.on_market == ["internet", "big-data", "batteries", "solar-power", None, None]
    scene.turn(1).answer("end")
    assert scene.on_market == ["big-data", "batteries", "solar-power", None, None, None]


@pytest.mark.rule("rocketmen:O9")
def test_one_card_left_to_deal_is_enough_to_keep_the_leftmost() -> None:
    scene = rich(solo()).teal().pink("afterburner").turn(1).answer("buy:m3", "pay-for-me", "buy:m1", "pay-for-me")
    scene.answer("end")
    assert scene.common("out") == {}
    assert scene.on_market == ["internet", "big-data", "batteries", "solar-power", "afterburner", None]


@pytest.mark.rule("rocketmen:O9")
def test_if_the_leftmost_place_is_empty_the_next_card_goes() -> None:
    scene = rich(solo()).teal().pink().turn(1).answer("buy:m1", "pay-for-me", "end")
    assert scene.common("out") == {"internet": 1}
    assert scene.on_market == ["backup", "big-data", "batteries", "solar-power", None, None]


@pytest.mark.rule("rocketmen:O9")
def test_the_teal_cards_are_dealt_before_the_pink_ones() -> None:
    scene = rich(solo()).teal("protective-suit").pink("afterburner").turn(1)
    scene.answer("buy:m1", "pay-for-me", "buy:m2", "pay-for-me", "end")
    assert scene.on_market[4:] == ["protective-suit", "afterburner"]


# The end of the game


@pytest.mark.rule("rocketmen:O10")
def test_the_game_ends_when_no_market_card_is_left_to_remove() -> None:
    scene = solo("crowdfunding", "internet").teal().pink().objectives(1, "earth-hotel-and-moon-base").rounds()
    scene.answer("end")
    assert (scene.play.over, scene.ending, scene.on_market[0]) == (False, False, "internet")
    scene.answer("end")
    assert (scene.play.over, scene.ending, scene.common("out")) == (True, True, {"crowdfunding": 1, "internet": 1})


@pytest.mark.rule("rocketmen:O10")
def test_buying_the_last_card_leaves_none_to_remove_either() -> None:
    scene = rich(solo("crowdfunding")).teal().pink().objectives(1, "earth-hotel-and-moon-base").rounds()
    scene.answer("buy:m1", "pay-for-me", "end")
    assert (scene.play.over, scene.common("out")) == (True, {})


@pytest.mark.rule("rocketmen:O10")
def test_the_game_ends_when_all_twelve_markers_are_placed_wherever() -> None:
    scene = solo().objectives(1, "earth-hotel-and-moon-base").plan(1, "hotel").achieve(1, rocket=8, science=13)
    for location in (*ORBIT, "moon-base"):
        scene.arrived(location, 2)
    for location in (*MOON, "earth-satellite"):
        scene.arrived(location, 1)
    scene.table.rival_to = NONE  # the rival has nothing left to do
    scene.rounds()
    assert scene.ending is False
    scene.answer("launch:earth")
    assert (scene.missions(1), scene.missions(2), scene.play.over) == (6, 6, True)


@pytest.mark.rule("rocketmen:O10")
@pytest.mark.parametrize("mars", [True, False])
def test_a_sixth_mission_of_the_players_ends_it_with_a_mission_at_every_destination(mars: bool) -> None:
    scene = solo().objectives(1, "earth-hotel-and-moon-base").plan(1, "station-a").achieve(1, rocket=8, science=13)
    for location in ORBIT:
        scene.arrived(location, 1)
    if mars:
        scene.arrived("mars-mining", 2)
    scene.rounds().answer("launch:moon")
    assert (scene.missions(1), scene.play.over) == (6, mars)


@pytest.mark.rule("rocketmen:O10")
def test_a_sixth_mission_of_the_rivals_ends_it_after_the_players_turn() -> None:
    scene = RocketmenScene(1).market(*SHELF).objectives(1, "earth-hotel-and-moon-base").rival("moon", "base", 9)
    for location in ORBIT:
        scene.arrived(location, 2)
    scene.arrived("mars-base", 1).rounds()
    assert (scene.missions(2), scene.ending, scene.question) == (6, True, "Act")
    scene.answer("end")
    assert (scene.play.over, len(scene.told("turn-begun"))) == (True, 1)


@pytest.mark.rule("rocketmen:O10")
def test_points_do_not_end_a_solo_game() -> None:
    scene = solo().score(1, 22).score(2, 30).plan(1, "hotel").achieve(1, rocket=3, science=8).rounds()
    scene.answer("launch:earth")
    assert (scene.points(1), scene.ending, scene.play.over) == (25, False, False)


@pytest.mark.rule("rocketmen:O11")
@pytest.mark.parametrize(("points", "winners"), [(11, [1]), (10, []), (9, [])])
def test_with_equal_points_the_rival_wins(points: int, winners: list[int]) -> None:
    scene = solo().objectives(1, "earth-hotel-and-moon-base").arrived("earth-hotel", 1).arrived("moon-base", 1)
    scene.score(1, points).score(2, 10).finish()
    assert (scene.winners, scene.result.totals) == (winners, [points, 10])
    assert (scene.told("game-lost") == [{}]) == (winners == [])
