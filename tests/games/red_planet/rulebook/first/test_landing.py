"""Landing and exploring in the first edition: lines R11, R12 and R15 of its rules."""

import pytest

from marsbound.core.script import NATURE
from tests.games.red_planet.rulebook.first.scenes import OUTER, ROUND, ZONES, first, idle
from tests.games.red_planet.rulebook.second.deals import odds

pytestmark = pytest.mark.interpreted


# Landing


@pytest.mark.rule("red-planet-first:R11")
def test_all_launched_ships_land_where_tile_or_print_say() -> None:
    scene = first(players=4).dock("hellas-4", {1: 2, 2: 1}, launched=True).dock("ausonia-5", {3: 4})
    scene.dock("arabia-3", {3: 3}, to="syrtis-major", launched=True)
    scene.dock("unknown-2", {2: 2}, to="tritonis-sinus", launched=True)
    idle(scene)
    assert [scene.in_zone("hellas", seat) for seat in (1, 2, 3)] == [2, 1, 0]
    assert (scene.in_zone("syrtis-major", 3), scene.in_zone("arabia", 3), scene.in_zone("ausonia", 3)) == (3, 0, 0)
    assert scene.in_zone("tritonis-sinus", 2) == 2
    assert [scene.ship(dock) for dock in (1, 2, 3, 4)] == [None, "ausonia-5", None, None]


@pytest.mark.rule("red-planet-first:R11")
def test_after_landing_tiles_return_and_ships_are_discarded() -> None:
    scene = first().dock("arabia-3", {3: 3}, to="syrtis-major", launched=True).dock("ausonia-5").dock("hellas-5")
    assert scene.picture(0)["destinations"]["syrtis-major"] == 1
    idle(scene)
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2)
    assert scene.picture(0)["ship-discards"] == ["arabia-3"]
    assert [scene.aboard(1, seat) for seat in (1, 2, 3)] == [0, 0, 0]


# Exploring


@pytest.mark.rule("red-planet-first:R12")
def test_the_first_to_land_in_a_zone_draw_its_resource_tile() -> None:
    scene = first().dock("hellas-3", {1: 3}, launched=True).dock("hellas-4", {2: 4}, launched=True).dock("arabia-5")
    idle(scene.ask_nature().turn_up("ausonia", "ice"))
    assert scene.question == "TurnUpAResource"
    assert (scene.in_zone("hellas", 1), scene.in_zone("hellas", 2)) == (3, 0)
    assert odds(scene.play) == {"ice": 5, "sylvanite": 4, "celerium": 4}
    scene.answer("celerium")
    # those who come later find it lying there
    assert (scene.question, scene.in_zone("hellas", 2)) == ("", 4)
    assert scene.told("resource-turned-up", player=0) == [{"zone": "hellas", "kind": "celerium"}]
    assert scene.picture(0)["zones"][scene.zone("hellas")]["resource"] == "celerium"
    assert scene.picture(0)["resources-face-down"] == {"ice": 5, "sylvanite": 4, "celerium": 3}


@pytest.mark.rule("red-planet-first:R12")
def test_an_explorer_sees_the_tile_before_the_next_move() -> None:
    scene = first().put("hellas", {1: 1}).ask_nature().resolve("explorer", seat=1).answer("hellas>ausonia")
    assert scene.play.asked_players() == [NATURE]
    scene.answer("sylvanite")
    assert scene.question == "MoveToANeighbour"
    assert scene.picture(1)["zones"][scene.zone("ausonia")]["resource"] == "sylvanite"
    scene.answer("ausonia>hellas")
    assert scene.question == "MoveToANeighbour"  # what lies in Hellas was drawn long ago


@pytest.mark.rule("red-planet-first:R12")
def test_a_tile_stays_when_everybody_has_left() -> None:
    scene = first().put("hellas", {1: 1}, "celerium").resolve("explorer", seat=1).answer("hellas>ausonia", "-")
    scene.dock("hellas-3", {2: 3}, launched=True).dock("arabia-5").dock("arabia-4")
    idle(scene)
    assert scene.in_zone("hellas", 2) == 3
    assert scene.picture(0)["zones"][scene.zone("hellas")]["resource"] == "celerium"
    assert [event["zone"] for event in scene.told("resource-turned-up")] == ["ausonia"]


@pytest.mark.rule("red-planet-first:R12")
def test_every_zone_finds_a_tile() -> None:
    scene = first(players=5)
    for zones in (ZONES[:5], ZONES[5:]):
        for dock, zone in enumerate(zones, 1):
            scene.dock(f"{zone}-3", {1: 1}, at=dock, launched=True)
        idle(scene)
    left = scene.picture(0)["resources-face-down"]
    assert sum(left.values()) == 4
    assert all(zone["resource"] for zone in scene.picture(0)["zones"])


# From left to right


@pytest.mark.rule("red-planet-first:R15")
def test_docks_are_refilled_from_left_to_right() -> None:
    scene = first(players=4).ask_nature().dock("hellas-5", at=2).begin(ROUND)
    scene.answer("ausonia-3", "unknown-5", "arabia-3")
    assert [scene.ship(dock) for dock in (1, 2, 3, 4)] == ["ausonia-3", "hellas-5", "unknown-5", "arabia-3"]


@pytest.mark.rule("red-planet-first:R15")
def test_ships_land_from_left_to_right() -> None:
    scene = first(players=4).dock("syrtis-major-3", {1: 3}, launched=True).dock("ausonia-3", {2: 1})
    scene.dock("hellas-3", {3: 3}, launched=True).dock("arabia-3", {4: 3}, launched=True)
    idle(scene)
    assert [event["dock"] for event in scene.told("ship-landed")] == ["d1", "d3", "d4"]
    assert [event["zone"] for event in scene.told("resource-turned-up")] == ["syrtis-major", "hellas", "arabia"]


@pytest.mark.rule("red-planet-first:R15")
def test_a_ship_that_lands_empty_explores_nothing() -> None:
    scene = first().dock("hellas-3", launched=True).dock("ausonia-5").dock("arabia-5")
    idle(scene)
    assert scene.told("ship-landed") == [{"dock": "d1", "ship": "hellas-3", "zone": "hellas"}]
    assert scene.told("resource-turned-up") == []
    assert [scene.picture(0)["zones"][scene.zone(zone)]["resource"] for zone in OUTER] == [None] * 7
