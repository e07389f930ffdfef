"""Counting, E5 to E9: hazards, tokens, objectives, and who wins.  Variants have a file of their own."""

from itertools import pairwise

import pytest

from marsbound.games.rocketmen.rules.box import RANKS
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted


# Hazards


@pytest.mark.rule("rocketmen:E5")
@pytest.mark.parametrize("zone", ["hand", "depot", "area", "scrap", "stored"])
def test_every_hazard_owned_is_worth_two_points_wherever_it_lies(zone: str) -> None:
    scene = RocketmenScene()
    getattr(scene, zone)(1, "pandemic", "pandemic", "asteroid-impact")
    getattr(scene, zone)(2, "climate-change")
    scene.finish()
    assert [scene.scored(seat, "hazards") for seat in (1, 2)] == [6, 2]
    assert [scene.total(seat) for seat in (1, 2)] == [6, 2]


@pytest.mark.rule("rocketmen:E5")
def test_hazards_in_the_command_centre_count_and_those_in_market_and_deck_do_not() -> None:
    scene = RocketmenScene().market("pandemic", "climate-change").deck(1, "asteroid-impact", "hotel").finish()
    assert [scene.total(seat) for seat in (1, 2)] == [2, 0]


@pytest.mark.rule("rocketmen:E5")
def test_hazards_do_not_move_the_marker_before_the_end() -> None:
    scene = RocketmenScene().market("pandemic").hand(1, "stock-market-listing", "stock-market-listing").score(1, 22)
    scene.achieve(1, money=3).turn(1).answer("buy:m1", "pay-for-me")
    assert scene.row(1, "area")["pandemic"] == 1
    assert (scene.points(1), scene.ending) == (22, False)
    scene.answer("end")
    assert (scene.points(1), scene.finish().total(1)) == (22, 24)


# Tokens and objectives


@pytest.mark.rule("rocketmen:E6")
@pytest.mark.parametrize(
    ("owners", "points"), [({}, [0, 0]), ({"moon": 1}, [1, 0]), ({"moon": 2, "mars": 1}, [1, 1]), ({"mars": 2}, [0, 1])]
)
def test_each_token_is_worth_a_point(owners: dict[str, int], points: list[int]) -> None:
    scene = RocketmenScene().tokens(**owners).finish()
    assert [scene.scored(seat, "tokens") for seat in (1, 2)] == points
    assert [scene.total(seat) for seat in (1, 2)] == points


@pytest.mark.rule("rocketmen:E6")
def test_both_tokens_of_one_player_are_worth_two_points() -> None:
    assert RocketmenScene().tokens(moon=2, mars=2).finish().total(2) == 2


GOALS = [
    ("earth-satellite", "moon-satellite"),
    ("earth-hotel", "moon-spaceship"),
    ("earth-shipyard", "mars-spaceship"),
    ("earth-station", "moon-station"),
    ("earth-satellite", "moon-base"),
    ("earth-spaceship", "mars-mining"),
    ("earth-hotel", "moon-base"),
    ("earth-shipyard", "moon-satellite"),
    ("earth-station", "mars-spaceship"),
    ("moon-spaceship", "mars-base"),
    ("moon-station", "mars-mining"),
]


@pytest.mark.rule("rocketmen:E7")
@pytest.mark.parametrize(("one", "other"), GOALS)
def test_an_objective_is_worth_a_point_for_one_of_its_goals_and_three_for_both(one: str, other: str) -> None:
    objective = f"{one}-and-{other}"
    assert RocketmenScene().objectives(1, objective).arrived(one, 2).arrived(other, 2).finish().total(1) == 0
    assert RocketmenScene().objectives(1, objective).arrived(one, 2, 1).finish().total(1) == 1
    assert RocketmenScene().objectives(1, objective).arrived(other, 1).finish().total(1) == 1
    both = RocketmenScene().objectives(1, objective).arrived(one, 2, 1).arrived(other, 1).finish()
    assert (both.scored(1, "objectives"), both.total(1)) == (3, 3)


@pytest.mark.rule("rocketmen:E7")
@pytest.mark.parametrize(
    ("owners", "points"),
    [({}, 0), ({"moon": 1, "mars": 2}, 1), ({"moon": 2, "mars": 1}, 1), ({"moon": 1, "mars": 1}, 3)],
)
def test_the_objective_of_both_tokens_looks_at_who_has_them(owners: dict[str, int], points: int) -> None:
    scene = RocketmenScene().objectives(1, "moon-token-and-mars-token").tokens(**owners)
    scene.arrived("moon-base", 1).arrived("mars-base", 1).finish()
    assert scene.scored(1, "objectives") == points


@pytest.mark.rule("rocketmen:E7")
@pytest.mark.parametrize("better_first", [True, False])
def test_only_the_better_of_the_two_objectives_scores(better_first: bool) -> None:
    objectives = ["earth-satellite-and-moon-satellite", "earth-hotel-and-moon-base"]
    scene = RocketmenScene().objectives(1, *(objectives if better_first else objectives[::-1]))
    scene.arrived("earth-satellite", 1).arrived("moon-satellite", 1).arrived("earth-hotel", 1).finish()
    assert (scene.scored(1, "objectives"), scene.total(1)) == (3, 3)


@pytest.mark.rule("rocketmen:E7")
def test_two_fulfilled_objectives_score_once() -> None:
    scene = RocketmenScene().objectives(1, "earth-satellite-and-moon-satellite", "earth-hotel-and-moon-base")
    for location in ("earth-satellite", "moon-satellite", "earth-hotel", "moon-base"):
        scene.arrived(location, 1)
    assert scene.finish().scored(1, "objectives") == 3


@pytest.mark.rule("rocketmen:E7")
def test_another_players_objectives_score_nothing_for_me() -> None:
    scene = RocketmenScene().objectives(2, "earth-satellite-and-moon-satellite").arrived("earth-satellite", 1)
    scene.finish()
    assert [scene.total(seat) for seat in (1, 2)] == [0, 0]


# The sum


@pytest.mark.rule("rocketmen:E5", "rocketmen:E6", "rocketmen:E7")
def test_everything_is_added_up_and_told_by_source() -> None:
    scene = RocketmenScene().score(1, 11).scrap(1, "pandemic").hand(1, "climate-change").tokens(moon=1)
    scene.objectives(1, "earth-satellite-and-moon-satellite").arrived("moon-satellite", 1).finish()
    assert scene.total(1) == 11 + 4 + 1 + 1
    told = {event["source"]: event["points"] for event in scene.told("points-scored") if event["seat"] == "1"}
    assert told == {"missions": "11", "hazards": "4", "tokens": "1", "objectives": "1"}
    assert scene.told("score-counted", player=0) == [{"seat": "1", "points": "17"}, {"seat": "2", "points": "0"}]


@pytest.mark.rule("rocketmen:E5")
def test_points_of_missions_are_told_by_location_the_best_first() -> None:
    scene = RocketmenScene().arrived("earth-satellite", 2, 1).arrived("mars-base", 1).score(1, 14).score(2, 3)
    box = scene.table.box
    worth = {
        name: [int(box.location_points[at * RANKS + place]) for place in range(RANKS)]
        for at, name in enumerate(box.location_ids)
    }
    scores = [each for each in scene.finish().result.scores if each.source == "missions"]
    first = [(each.item, each.points) for each in scores if each.seat == 0 and each.item]
    assert first == [("mars-base", worth["mars-base"][0]), ("earth-satellite", worth["earth-satellite"][1])]
    second = [(each.item, each.points) for each in scores if each.seat == 1]
    assert second[0] == ("earth-satellite", worth["earth-satellite"][0])
    assert (scene.scored(1, "missions"), scene.scored(2, "missions")) == (14, 3)


# Who wins


@pytest.mark.rule("rocketmen:E9")
def test_most_points_win_whatever_was_reached() -> None:
    scene = RocketmenScene(3).score(1, 10).score(2, 11).score(3, 9).arrived("mars-base", 1, 3).finish()
    assert scene.winners == [2]
    assert scene.told("game-won", player=0) == [{"seat": "2"}]


@pytest.mark.rule("rocketmen:E9")
def test_points_of_the_end_decide_too() -> None:
    scene = RocketmenScene().score(1, 10).score(2, 9).depot(2, "pandemic").finish()
    assert scene.winners == [2]


FARTHEST_FIRST = [
    "mars-base",
    "mars-mining",
    "mars-spaceship",
    "moon-base",
    "moon-station",
    "moon-spaceship",
    "moon-satellite",
    "earth-station",
    "earth-shipyard",
    "earth-hotel",
    "earth-spaceship",
    "earth-satellite",
]


@pytest.mark.rule("rocketmen:E9")
@pytest.mark.parametrize(("farther", "nearer"), list(pairwise(FARTHEST_FIRST)))
def test_a_tie_goes_to_the_farthest_and_best_scored_location(farther: str, nearer: str) -> None:
    scene = RocketmenScene().score(1, 10).score(2, 10).arrived(farther, 2).arrived(nearer, 1, 2)
    assert scene.finish().winners == [2]


@pytest.mark.rule("rocketmen:E9")
def test_the_farthest_location_beats_many_nearer_ones() -> None:
    scene = RocketmenScene().score(1, 10).score(2, 10).arrived("mars-spaceship", 2)
    for location in ("moon-base", "moon-station", "earth-station", "earth-hotel"):
        scene.arrived(location, 1)
    assert scene.finish().winners == [2]


@pytest.mark.rule("rocketmen:E9")
def test_any_location_beats_none() -> None:
    assert RocketmenScene().arrived("earth-satellite", 2).finish().winners == [2]


@pytest.mark.rule("rocketmen:E9")
def test_with_the_same_best_location_more_missions_win_whatever_they_are() -> None:
    scene = RocketmenScene().score(1, 10).score(2, 10).arrived("mars-base", 2, 1).arrived("mars-mining", 2)
    scene.arrived("earth-satellite", 1).arrived("earth-hotel", 1)
    assert scene.finish().winners == [1]


@pytest.mark.rule("rocketmen:E9")
def test_still_tied_players_share_the_win() -> None:
    scene = RocketmenScene(4).arrived("moon-base", 1, 3, 4).arrived("moon-station", 1).arrived("earth-hotel", 4)
    for seat in (1, 2, 3, 4):
        scene.score(seat, 10)
    scene.finish()
    assert scene.winners == [1, 4]
    assert scene.told("game-won") == [{"seat": "1"}, {"seat": "4"}]


@pytest.mark.rule("rocketmen:E9")
def test_without_any_mission_tied_players_share_the_win_too() -> None:
    assert RocketmenScene(3).finish().winners == [1, 2, 3]
