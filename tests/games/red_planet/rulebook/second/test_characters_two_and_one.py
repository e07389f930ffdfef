"""The second edition's Soldier and Pilot: lines C12 to C14 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.second.deals import MARS, ZONES

pytestmark = pytest.mark.interpreted


# 2 Soldier


@pytest.mark.rule("red-planet-second:C12")
def test_the_soldier_kills_one_anywhere_but_in_the_inner_zones() -> None:
    scene = Scene().dock("hellas-5", {2: 1})
    for zone in ZONES:
        scene.put(zone, {2: 1}, None).turn_up(zone, "ice")
    scene.put("hellas", {1: 1}).resolve("soldier", seat=1).answer("d1")
    reach = [zone for zone in ZONES if zone not in ("syrtis-major", "valles-marineris")]
    assert set(scene.choices) == {"hellas:1", *[f"{zone}:2" for zone in reach]}
    assert scene.refusal("syrtis-major:2") == Refusal("safe-zone", "C12", "syrtis-major:2")
    assert scene.refusal("valles-marineris:2") == Refusal("safe-zone", "C12", "valles-marineris:2")
    assert scene.refusal("ausonia:3") == Refusal("nobody-there", "C12", "ausonia:3")
    scene.answer("phobos:2")
    assert (scene.in_zone("phobos", 2), scene.lost(2)) == (0, 1)
    assert scene.question == ""
    assert (scene.aboard(1, 1), scene.aboard(1, 2)) == (1, 1)


@pytest.mark.rule("red-planet-second:C12")
def test_the_soldier_must_kill_his_own_if_no_others_are_within_reach() -> None:
    scene = Scene().put("hellas", {1: 2}).put("syrtis-major", {2: 1}).resolve("soldier", seat=1)
    assert scene.choices == ["hellas:1"]
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C1", "-")
    scene.answer("hellas:1")
    assert (scene.in_zone("hellas", 1), scene.lost(1)) == (1, 1)


@pytest.mark.rule("red-planet-second:C12")
def test_the_soldier_kills_nobody_if_all_are_safe() -> None:
    scene = Scene().put("syrtis-major", {2: 1}).put("valles-marineris", {1: 1}).resolve("soldier", seat=1)
    assert scene.question == ""
    assert (scene.lost(1), scene.lost(2)) == (0, 0)


def on_phobos(astronauts: int) -> Scene:
    """A Soldier who has killed somebody, with so many on Phobos; nature is asked."""
    scene = Scene().ask_nature().put("hellas", {2: 1}).put("phobos", {1: astronauts, 3: 1})
    return scene.resolve("soldier", seat=1).answer("hellas:2")


@pytest.mark.rule("red-planet-second:C13")
def test_the_soldier_moves_up_to_three_from_phobos_to_mars() -> None:
    scene = on_phobos(4)
    assert scene.choices == MARS
    assert scene.refusal("phobos") == Refusal("not-on-mars", "C13", "phobos")
    scene.answer("hellas", "hellas", "syrtis-major")
    assert (scene.in_zone("hellas", 1), scene.in_zone("syrtis-major", 1), scene.in_zone("phobos", 1)) == (2, 1, 1)
    assert scene.in_zone("phobos", 3) == 1
    assert scene.question == "TurnUpAResource"  # no fourth one goes


@pytest.mark.rule("red-planet-second:C13")
def test_at_least_one_must_leave_phobos() -> None:
    scene = on_phobos(2)
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C13", "-")
    scene.answer("hellas", "-")
    assert (scene.in_zone("hellas", 1), scene.in_zone("phobos", 1)) == (1, 1)
    assert scene.question == ""


@pytest.mark.rule("red-planet-second:C13")
@pytest.mark.parametrize("astronauts", [0, 1, 2])
def test_no_more_leave_phobos_than_there_are(astronauts: int) -> None:
    scene = on_phobos(astronauts)
    for _ in range(astronauts):
        scene.answer("hellas")
    assert scene.question == ""
    assert scene.in_zone("hellas", 1) == astronauts


@pytest.mark.rule("red-planet-second:C13")
def test_all_targets_are_chosen_before_any_resource_is_turned_up() -> None:
    scene = on_phobos(3).answer("mare-serpentis")
    assert scene.question == "LeaveTheMoonToo"
    scene.answer("ausonia")
    assert scene.question == "LeaveTheMoonToo"
    assert not scene.told("resource-turned-up")
    scene.answer("ausonia").answer("ice", "celerium")
    assert scene.question == ""
    zones = [event["zone"] for event in scene.told("resource-turned-up")]
    assert sorted(zones) == ["ausonia", "mare-serpentis"]


# 1 Pilot


@pytest.mark.rule("red-planet-second:C14")
@pytest.mark.parametrize("docks", [("d1", "d1"), ("d1", "d2")])
def test_the_pilot_places_two_on_one_or_two_ships(docks: tuple[str, str]) -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").resolve("pilot", seat=1).answer(*docks)
    assert scene.question == "RedirectAShip"
    assert (scene.aboard(1, 1), scene.aboard(2, 1)) == (docks.count("d1"), docks.count("d2"))
    assert scene.supply(1) == 20


@pytest.mark.rule("red-planet-second:C14")
@pytest.mark.parametrize("dock", [1, 2])
def test_the_pilot_redirects_a_docked_or_a_launched_ship(dock: int) -> None:
    scene = Scene().dock("hellas-3", {2: 3}, launched=True).dock("ausonia-5").resolve("pilot", seat=1)
    scene.answer("d2", "d2")
    assert scene.choices == ["d1", "d2"]
    assert scene.refusal("d3") == Refusal("no-docked-ship", "C14", "d3")
    scene.answer(f"d{dock}", "phobos")
    assert scene.destination(dock) == "phobos"
    assert scene.destination(3 - dock) == ["hellas", "ausonia"][2 - dock]
    assert scene.told("destination-set") == [{"seat": "1", "dock": f"d{dock}", "zone": "phobos"}]
    assert scene.picture(0)["destinations"]["phobos"] == 1


@pytest.mark.rule("red-planet-second:C14")
def test_the_pilot_puts_his_token_on_top_of_those_already_there() -> None:
    scene = Scene().dock("hellas-5", to="ausonia").resolve("pilot", seat=1).answer("d1", "d1", "d1", "phobos")
    assert scene.destination(1) == "phobos"
    assert sorted(scene.picture(0)["docks"][0]["tokens"]) == ["ausonia", "phobos"]


@pytest.mark.rule("red-planet-second:C14")
def test_the_pilot_may_redirect_the_ship_he_filled() -> None:
    scene = Scene().dock("hellas-3", {2: 1}).resolve("pilot", seat=1).answer("d1", "d1", "d1")
    assert not scene.launched(1)
    scene.answer("phobos")
    assert (scene.launched(1), scene.destination(1)) == (True, "phobos")


@pytest.mark.rule("red-planet-second:C14")
def test_the_pilot_puts_no_token_without_a_ship() -> None:
    scene = Scene().resolve("pilot", seat=1)
    assert scene.question == ""
    assert set(scene.picture(0)["destinations"].values()) == {2}
