"""The second edition's Secret Agent, Saboteur, Femme Fatale and Travel Agent: lines C8 to C11 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.second.deals import ZONES

pytestmark = pytest.mark.interpreted


# 6 Secret Agent


@pytest.mark.rule("red-planet-second:C8")
def test_the_secret_agent_places_on_two_different_ships() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").resolve("secret-agent", seat=1).answer("d1")
    assert scene.choices == ["d2"]
    assert scene.refusal("d1") == Refusal("same-ship", "C8", "d1")
    scene.answer("d2")
    assert (scene.aboard(1, 1), scene.aboard(2, 1)) == (1, 1)
    assert scene.question == "LaunchADockedShip"


@pytest.mark.rule("red-planet-second:C8")
def test_the_secret_agent_places_one_if_a_single_ship_has_room() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-3", {2: 3}).resolve("secret-agent", seat=1).answer("d1")
    assert scene.question == "LaunchADockedShip"
    assert (scene.aboard(1, 1), scene.supply(1)) == (1, 21)


@pytest.mark.rule("red-planet-second:C8")
def test_the_ship_of_the_secret_agent_is_launched_at_once() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").dock("phobos-5", {2: 1})
    scene.count_down(seat1="secret-agent", seat2="secret-agent").answer("d1", "d2", "d1")
    assert [scene.launched(dock) for dock in (1, 2, 3)] == [True, False, False]
    assert scene.seat == 2
    assert scene.choices == ["d2", "d3"]
    assert scene.refusal("d1") == Refusal("ship-launched-already", "R7", "d1")


@pytest.mark.rule("red-planet-second:C8")
def test_the_secret_agent_may_launch_a_ship_without_astronauts() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").dock("phobos-5").resolve("secret-agent", seat=1)
    scene.answer("d1", "d2", "d3")
    assert scene.launched(3)
    assert scene.told("ship-launched") == [{"dock": "d3", "ship": "phobos-5"}]


@pytest.mark.rule("red-planet-second:C8")
def test_the_secret_agent_cannot_launch_a_full_ship() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).dock("ausonia-5").resolve("secret-agent", seat=1).answer("d1", "d2")
    assert scene.choices == ["d2"]
    assert scene.refusal("d1") == Refusal("ship-full", "C8", "d1")
    assert scene.refusal("d3") == Refusal("no-docked-ship", "R7", "d3")


@pytest.mark.rule("red-planet-second:C8")
def test_the_secret_agent_launches_nothing_if_all_ships_are_full() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).resolve("secret-agent", seat=1).answer("d1")
    assert scene.question == ""
    assert scene.told("ship-launched") == [{"dock": "d1", "ship": "hellas-3"}]  # because it is full


# 5 Saboteur


@pytest.mark.rule("red-planet-second:C9")
def test_the_saboteur_destroys_a_docked_ship_with_all_aboard() -> None:
    scene = Scene().dock("hellas-5", {1: 1, 2: 2, 4: 1}).dock("ausonia-5").resolve("saboteur", seat=1)
    scene.answer("d2")
    assert scene.choices == ["d1", "d2"]
    scene.answer("d1")
    assert scene.ship(1) is None
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [1, 2, 0, 1]
    assert scene.picture(0)["ship-discards"] == ["hellas-5"]
    assert scene.ship(2) == "ausonia-5"
    assert scene.aboard(2, 1) == 1


@pytest.mark.rule("red-planet-second:C9")
def test_the_saboteur_may_destroy_a_full_ship_and_an_empty_one() -> None:
    scene = Scene().dock("hellas-3", {2: 3}).dock("ausonia-5").dock("phobos-5").resolve("saboteur", seat=1)
    scene.answer("d2")
    assert scene.choices == ["d1", "d2", "d3"]
    assert scene.refusal("d4") == Refusal("no-docked-ship", "R7", "d4")
    scene.answer("d1")
    assert scene.lost(2) == 3


@pytest.mark.rule("red-planet-second:C9")
def test_the_saboteur_fills_the_only_ship_and_must_destroy_it() -> None:
    scene = Scene().dock("hellas-3", {1: 1, 2: 1}).resolve("saboteur", seat=1)
    assert scene.choices == ["d1"]
    scene.answer("d1")
    assert scene.choices == ["d1"]
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C1", "-")
    scene.answer("d1")
    assert (scene.ship(1), scene.lost(1), scene.lost(2)) == (None, 2, 1)
    assert not scene.told("ship-launched")


@pytest.mark.rule("red-planet-second:C9")
def test_the_saboteur_finds_nothing_to_destroy_when_no_ship_is_docked() -> None:
    scene = Scene().dock("hellas-3", {2: 3}, launched=True).resolve("saboteur", seat=1)
    assert scene.question == ""
    assert scene.ship(1) == "hellas-3"


# 4 Femme Fatale


@pytest.mark.rule("red-planet-second:C10")
@pytest.mark.parametrize("zone", ZONES)
def test_the_femme_fatale_replaces_in_any_zone_where_she_has_somebody(zone: str) -> None:
    scene = Scene().put(zone, {1: 1, 2: 2, 3: 1}).resolve("femme-fatale", seat=1)
    assert scene.choices == [f"{zone}:2", f"{zone}:3"]
    scene.answer(f"{zone}:2")
    assert [scene.in_zone(zone, seat) for seat in (1, 2, 3)] == [2, 1, 1]
    assert (scene.lost(2), scene.supply(1), scene.supply(2)) == (1, 20, 20)
    assert scene.question == ""


@pytest.mark.rule("red-planet-second:C10")
@pytest.mark.parametrize("launched", [False, True])
def test_the_femme_fatale_replaces_in_a_ship_docked_or_launched(launched: bool) -> None:
    scene = Scene().dock("hellas-5", {1: 1, 2: 1}, launched=launched).dock("ausonia-3", {3: 3})
    scene.resolve("femme-fatale", seat=1)
    if not launched:
        scene.answer("d1")
    aboard = scene.aboard(1, 1)
    assert scene.choices == ["d1:2"]
    scene.answer("d1:2")
    assert (scene.aboard(1, 1), scene.aboard(1, 2), scene.lost(2)) == (aboard + 1, 0, 1)
    assert scene.launched(1) == launched


@pytest.mark.rule("red-planet-second:C10")
def test_the_one_just_placed_counts_for_the_femme_fatale() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).dock("ausonia-5", {3: 1}).resolve("femme-fatale", seat=1).answer("d1")
    assert scene.choices == ["d1:2"]
    scene.answer("d1:2")
    assert (scene.aboard(1, 1), scene.aboard(1, 2)) == (2, 1)
    assert scene.launched(1)  # it was full, and is still


@pytest.mark.rule("red-planet-second:C10")
def test_the_femme_fatale_cannot_replace_out_of_reach_or_her_own() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}).put("ausonia", {2: 1}).put("phobos", {1: 1})
    scene.resolve("femme-fatale", seat=1)
    assert scene.choices == ["hellas:2"]
    assert scene.refusal("hellas:1") == Refusal("your-own", "C10", "hellas:1")
    assert scene.refusal("ausonia:2") == Refusal("none-of-yours-there", "C10", "ausonia:2")
    assert scene.refusal("phobos:2") == Refusal("nobody-there", "C10", "phobos:2")
    assert scene.refusal("d1:2") == Refusal("nobody-there", "C10", "d1:2")
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C1", "-")


@pytest.mark.rule("red-planet-second:C10")
def test_the_femme_fatale_replaces_nobody_with_an_empty_supply() -> None:
    scene = Scene().dock("hellas-5", {2: 1}).put("hellas", {1: 1, 2: 1}).lose(1, 20).resolve("femme-fatale", seat=1)
    scene.answer("d1")
    assert scene.question == ""
    assert (scene.supply(1), scene.lost(2)) == (0, 0)


@pytest.mark.rule("red-planet-second:C10")
def test_the_femme_fatale_replaces_nobody_where_nobody_else_is() -> None:
    scene = Scene().put("hellas", {1: 1}).put("ausonia", {2: 1}).resolve("femme-fatale", seat=1)
    assert scene.question == ""


# 3 Travel Agent


@pytest.mark.rule("red-planet-second:C11")
def test_the_travel_agent_places_three_on_one_ship() -> None:
    scene = Scene().dock("hellas-5", {2: 2}).dock("ausonia-5", {2: 3}).dock("phobos-3").resolve("travel-agent", seat=1)
    assert scene.choices == ["d1", "d3"]
    assert scene.refusal("d2") == Refusal("too-few-seats", "C11", "d2")
    assert scene.refusal("d4") == Refusal("no-docked-ship", "R7", "d4")
    scene.answer("d1")
    assert scene.question == ""
    assert (scene.aboard(1, 1), scene.supply(1)) == (3, 19)
    assert scene.launched(1)
    assert "turn-skipped" not in scene.facts()


@pytest.mark.rule("red-planet-second:C11")
def test_the_travel_agent_is_skipped_without_room_for_three() -> None:
    scene = Scene().dock("hellas-5", {2: 3}).dock("phobos-5", launched=True).resolve("travel-agent", seat=1)
    assert scene.question == ""
    assert scene.supply(1) == 22
    assert scene.told("turn-skipped") == [{"seat": "1"}]


@pytest.mark.rule("red-planet-second:C11")
@pytest.mark.parametrize(("left", "placed"), [(3, 3), (2, 0), (0, 0)])
def test_the_travel_agent_is_skipped_with_fewer_than_three_astronauts(left: int, placed: int) -> None:
    scene = Scene().dock("hellas-5").lose(1, 22 - left).resolve("travel-agent", seat=1)
    if placed:
        scene.answer("d1")
    assert scene.question == ""
    assert scene.aboard(1, 1) == placed
    assert ("turn-skipped" in scene.facts()) == (placed == 0)
