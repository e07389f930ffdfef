"""Battle for Earth, section F: a shorter game in Earth orbit."""

import pytest

from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE
from tests.games.red_planet.kit import started
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

EARTH = "battle_for_earth"
ORBIT = ["earth-satellite", "earth-spaceship", "earth-hotel", "earth-shipyard", "earth-station"]
HAZARDS = {"pandemic": 1, "climate-change": 1, "asteroid-impact": 1}


def battle(players: int = 2, variants: str = "none") -> RocketmenScene:
    return RocketmenScene(players, mode=EARTH, variants=variants)


def ready(scene: RocketmenScene, seat: int, mission: str) -> RocketmenScene:
    """A mission that succeeds without a draw."""
    return scene.plan(seat, mission).achieve(seat, rocket=8, science=13)


@pytest.mark.rule("rocketmen:F1")
@pytest.mark.parametrize(("players", "resources"), [(2, 11), (3, 16), (4, 23)])
def test_only_teal_resources_are_used_with_the_marked_hazards_shuffled_in(players: int, resources: int) -> None:
    scene = battle(players)
    teal = scene.common("teal")
    assert {name: number for name, number in teal.items() if name in HAZARDS} == HAZARDS
    assert sum(teal.values()) == resources + 3
    assert scene.common("pink") == {}
    pink = set(RocketmenScene(players).common("pink")) - set(HAZARDS)
    assert not pink & set(teal)
    assert scene.engines_left == [5, 5, 5]


@pytest.mark.rule("rocketmen:F1")
def test_after_the_last_teal_card_the_market_is_not_refilled() -> None:
    scene = battle().teal().market("crowdfunding").hand(1, "stock-market-listing").turn(1)
    assert scene.answer("buy:m1", "pay-for-me").on_market[0] is None


@pytest.mark.rule("rocketmen:F2")
def test_nobody_gets_objectives() -> None:
    play = started("rocketmen", players=4, mode=EARTH)
    assert [seat["objectives"] for seat in play.game.picture(play.view(0))["seats"]] == [[], [], [], []]
    dealt = [step.text for step in play.steps if step.player == NATURE]
    assert not set(dealt) & set(play.box.objective_ids)


@pytest.mark.rule("rocketmen:F2")
def test_there_are_no_tokens() -> None:
    scene = battle()
    assert scene.table.mode.tokens is False
    ready(scene, 1, "hotel").turn(1).answer("launch:earth").finish()
    assert (scene.told("token-won"), scene.scored(1, "tokens"), scene.total(1)) == ([], 0, 3)


@pytest.mark.rule("rocketmen:F3")
@pytest.mark.parametrize("mission", ["satellite-a", "spaceship-a", "station-a"])
def test_missions_fly_to_earth_orbit_only(mission: str) -> None:
    scene = ready(battle(), 1, mission).turn(1)
    assert scene.offers("launch") == ["earth"]
    for elsewhere in ("moon", "mars"):
        refusal = scene.refusal(f"launch:{elsewhere}")
        assert (refusal.reason, refusal.rule) == ("earth-only", "F3")


@pytest.mark.rule("rocketmen:F3")
@pytest.mark.parametrize("mission", ["mining", "base-a", "base-b"])
def test_missions_to_moon_and_mars_cannot_be_launched_at_all(mission: str) -> None:
    scene = ready(battle(), 1, mission).turn(1)
    assert scene.offers("launch") == []
    assert scene.refusal("launch:mars").rule == "F3"


@pytest.mark.rule("rocketmen:F3")
def test_nobody_completes_more_than_four_missions() -> None:
    scene = ready(battle(), 1, "station-a")
    for location in ORBIT[:3]:
        scene.arrived(location, 1)
    assert scene.turn(1).offers("launch") == ["earth"]
    scene.answer("end").arrived("earth-shipyard", 1).turn(1)
    assert scene.offers("launch") == []
    scene.refusal("launch:earth")


@pytest.mark.rule("rocketmen:F3")
def test_a_fifth_mission_is_refused_with_the_rule_of_this_game() -> None:
    scene = ready(battle(), 1, "station-a")
    for location in ORBIT[:4]:
        scene.arrived(location, 1)
    assert scene.turn(1).refusal("launch:earth").rule == "F3"


@pytest.mark.rule("rocketmen:F4")
def test_a_fourth_marker_in_orbit_begins_the_end_and_the_round_is_finished() -> None:
    scene = ready(battle(3).first(2), 2, "station-a")
    for location in ORBIT[:3]:
        scene.arrived(location, 2, 1)
    scene.rounds().answer("launch:earth")
    assert (scene.missions(2), scene.ending, scene.play.over, scene.seat) == (4, True, False, 3)
    scene.answer("end", "end")
    assert (scene.play.over, [event["seat"] for event in scene.told("turn-begun")]) == (True, ["2", "3", "1"])
    assert (scene.total(2), scene.winners) == (4, [2])


@pytest.mark.rule("rocketmen:F4")
def test_a_third_marker_does_not_nor_do_four_markers_of_several_players() -> None:
    scene = ready(battle(2), 1, "station-a").arrived("earth-hotel", 1, 2).arrived("earth-spaceship", 1)
    scene.rounds().answer("launch:earth")
    assert (scene.missions(1), scene.ending) == (3, False)
    assert scene.answer("end").play.over is False


@pytest.mark.rule("rocketmen:F4")
def test_points_do_not_end_a_battle_for_earth() -> None:
    scene = ready(battle(4).score(1, 25), 1, "hotel").rounds().answer("launch:earth", "end", "end", "end")
    assert (scene.points(1), scene.ending, scene.play.over) == (28, False, False)


@pytest.mark.rule("rocketmen:F5")
def test_it_is_for_two_to_four_players() -> None:
    with pytest.raises(BadInput, match="2 to 4 players, not 1"):
        battle(1)
    for players in (2, 3, 4):
        play = started("rocketmen", players=players, mode=EARTH)
        assert play.question(play.asked_players()[0]) is not None


@pytest.mark.rule("rocketmen:F5")
def test_all_else_is_as_usual() -> None:
    scene = battle().market("pandemic").hand(1, "stock-market-listing", "crowdfunding").achieve(1, money=1).score(1, 7)
    scene.turn(1).answer("buy:m1")
    assert scene.payment["owed-money"] == 60
    scene.answer("pay-for-me", "end").finish()
    assert (scene.scored(1, "hazards"), scene.total(1), scene.winners) == (2, 9, [1])


@pytest.mark.rule("rocketmen:F5")
def test_launches_ties_and_variants_are_as_usual_too() -> None:
    scene = battle(variants="most-rockets,two-engines").plan(1, "hotel").pad(1, "medium-stage", "big-data")
    scene.success(4, 2, 1).turn(1).answer("launch:earth", "go-on", "go-on", "go-on")
    assert (scene.markers_at("earth-hotel"), scene.points(1), scene.won(1)["money"]) == ([1], 3, 1)
    scene.score(2, 3).arrived("earth-shipyard", 2).hand(2, "medium-stage").finish()
    assert [scene.scored(seat, "variants") for seat in (1, 2)] == [2, 2]
    assert (scene.total(1), scene.total(2), scene.winners) == (5, 5, [2])
