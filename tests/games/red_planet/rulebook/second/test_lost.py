"""Lost in Space, section L: who goes there, and what it is not."""

import pytest

from marsbound.core.refusal import BadInput
from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("red-planet-second:L1")
def test_a_killed_astronaut_is_lost_at_once() -> None:
    scene = Scene().dock("hellas-3").put("hellas", {2: 1}).put("phobos", {1: 1})
    scene.resolve("soldier", 1).answer("d1", "hellas:2")
    assert scene.question == "LeaveTheMoon"
    assert (scene.in_zone("hellas", 2), scene.lost(2), scene.supply(2)) == (0, 1, 21)


@pytest.mark.rule("red-planet-second:L1")
def test_a_replaced_astronaut_is_lost_and_the_newcomer_is_not() -> None:
    scene = Scene().dock("hellas-3").put("hellas", {1: 1, 2: 1})
    scene.resolve("femme-fatale", 1).answer("d1", "hellas:2")
    assert (scene.in_zone("hellas", 1), scene.in_zone("hellas", 2)) == (2, 0)
    assert (scene.lost(1), scene.lost(2), scene.supply(2)) == (0, 1, 21)


@pytest.mark.rule("red-planet-second:L1")
def test_all_aboard_a_destroyed_ship_are_lost() -> None:
    scene = Scene().dock("hellas-5", crew={1: 1, 2: 2, 4: 1}).dock("phobos-3", crew={3: 1})
    scene.resolve("saboteur", 3).answer("d2", "d1")
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [1, 2, 0, 1]
    assert [scene.supply(seat) for seat in (1, 2, 3, 4)] == [21, 20, 20, 21]
    assert scene.told("crew-lost") == [
        {"seat": "1", "dock": "d1", "number": "1"},
        {"seat": "2", "dock": "d1", "number": "2"},
        {"seat": "4", "dock": "d1", "number": "1"},
    ]


@pytest.mark.rule("red-planet-second:L1")
def test_destroying_an_empty_ship_loses_nobody() -> None:
    scene = Scene().dock("hellas-5").dock("phobos-3")
    scene.resolve("saboteur", 3).answer("d2", "d1")
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]


@pytest.mark.rule("red-planet-second:L1")
def test_the_lost_stay_lost_through_rounds_and_productions() -> None:
    scene = Scene(players=3).lose(1, 3).put("hellas", {1: 1}).dock("phobos-5").begin("game/BeginProduction")
    scene.answer("recruiter", "recruiter", "recruiter", "d1", "d1", "d1").begin("game/BeginProduction-3")
    assert [event["production"] for event in scene.told("production-begun")] == ["1", "3"]
    assert (scene.lost(1), scene.supply(1), scene.aboard(1, 1)) == (3, 17, 1)


@pytest.mark.rule("red-planet-second:L1")
def test_a_card_brings_the_lost_back() -> None:
    scene = Scene().put("hellas", {1: 1}).lose(1, 3).hold(1, "rescue").begin("game/BeginReveal")
    scene.answer("rescue", "hellas", "hellas")
    assert (scene.lost(1), scene.in_zone("hellas", 1)) == (1, 3)


@pytest.mark.rule("red-planet-second:L1")
def test_nobody_is_brought_back_who_is_not_lost() -> None:
    scene = Scene().put("hellas", {1: 1}).lose(2, 1).hold(1, "rescue").begin("game/BeginReveal").answer("rescue")
    assert scene.play.over
    assert (scene.in_zone("hellas", 1), scene.lost(2)) == (1, 1)


@pytest.mark.rule("red-planet-second:L2")
def test_lost_in_space_is_none_of_the_zones() -> None:
    zones = [zone["zone"] for zone in Scene().picture(1)["zones"]]
    assert len(zones) == 10
    assert not [zone for zone in zones if "lost" in zone or "space" in zone]


@pytest.mark.rule("red-planet-second:L2")
def test_nothing_moves_to_lost_in_space() -> None:
    scene = Scene().dock("hellas-5").put("hellas", {1: 1}).resolve("explorer", 1).answer("d1")
    assert scene.choices == ["hellas>vastitas-borealis", "hellas>tritonis-sinus", "hellas>syrtis-major", "-"]
    with pytest.raises(BadInput):
        scene.answer("hellas>lost")
    scene = Scene().dock("hellas-5").resolve("pilot", 1).answer("d1", "d1", "d1")
    assert scene.choices == scene.box.zone_ids
    with pytest.raises(BadInput):
        scene.answer("lost")


@pytest.mark.rule("red-planet-second:L2")
def test_the_lost_are_nobodys_victims_and_move_no_more() -> None:
    scene = Scene().lose(1, 2).lose(2, 2).resolve("soldier", 1)
    assert scene.play.over
    scene.resolve("femme-fatale", 1)
    assert scene.play.over
    scene.resolve("explorer", 1)
    assert scene.play.over
    assert (scene.lost(1), scene.lost(2)) == (2, 2)


@pytest.mark.rule("red-planet-second:L2")
def test_nothing_is_produced_in_lost_in_space() -> None:
    scene = Scene().lose(1, 5).begin("game/BeginProduction-3")
    assert scene.play.over
    assert scene.told("tokens-placed") == []
    assert scene.score(1) == 0


@pytest.mark.rule("red-planet-second:L2")
def test_the_lost_score_only_for_the_card_that_names_them() -> None:
    scene = Scene().lose(1, 10)
    scene.hold(1, "great-migration", "expansion", "moon-base", "strategic-zones", "heroic-sacrifice")
    scene.begin("game/CountPoints")
    assert scene.scored(1, "missions", "heroic-sacrifice") == 5
    assert scene.score(1) == 5
