"""Travel Agent, Soldier and Pilot of the first edition, and who is lost or short: lines C7 to C12 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from tests.games.red_planet.kit import Scene, box_of
from tests.games.red_planet.rulebook.first.scenes import (
    FIRST,
    INNER,
    OUTER,
    ROUND,
    ZONES,
    decline_all,
    first,
    three_ships,
)

pytestmark = pytest.mark.interpreted


def crew_of(scene: Scene, seat: int) -> list[int]:
    """How many astronauts of a seat are aboard the ships, dock by dock."""
    return [scene.aboard(dock, seat) for dock in range(1, scene.table.docks + 1)]


# 7 Travel Agent, 8 Soldier


@pytest.mark.rule("red-planet-first:C7")
def test_the_travel_agent_places_three_on_one_ship() -> None:
    scene = three_ships(first()).resolve("travel-agent", seat=1)
    assert scene.choices == ["d1", "d2", "d3", "-"]
    scene.answer("d2")
    assert crew_of(scene, 1) == [0, 3, 0]
    assert scene.question == ""
    assert scene.told("astronauts-boarded") == [{"seat": "1", "dock": "d2", "number": "3"}]


@pytest.mark.rule("red-planet-first:C7")
def test_without_a_ship_the_travel_agent_places_nobody() -> None:
    scene = first().resolve("travel-agent", seat=1)
    assert (scene.question, scene.supply(1)) == ("", 22)


@pytest.mark.rule("red-planet-first:C8")
def test_the_soldier_places_two_and_kills_one_in_an_outer_zone() -> None:
    scene = three_ships(first()).put("hellas", {2: 2}).resolve("soldier", seat=1).answer("d1")
    assert crew_of(scene, 1) == [2, 0, 0]
    assert scene.choices == ["hellas:2", "-"]
    scene.answer("hellas:2")
    assert (scene.in_zone("hellas", 2), scene.lost(2)) == (1, 1)
    assert scene.told("astronaut-killed") == [{"seat": "1", "zone": "hellas", "owner": "2"}]


@pytest.mark.rule("red-planet-first:C8")
def test_anybodys_astronaut_may_be_killed_the_soldiers_own_too() -> None:
    scene = first().put("hellas", {1: 1, 3: 1}).put("arabia", {2: 1}).resolve("soldier", seat=1)
    assert scene.choices == ["arabia:2", "hellas:1", "hellas:3", "-"]
    scene.answer("hellas:1")
    assert (scene.in_zone("hellas", 1), scene.lost(1)) == (0, 1)


@pytest.mark.rule("red-planet-first:C8")
def test_every_outer_zone_is_open_to_the_soldier() -> None:
    scene = first()
    for zone in OUTER:
        scene.put(zone, {2: 1}, None)
    assert scene.resolve("soldier", seat=1).choices == [*[f"{zone}:2" for zone in OUTER], "-"]


@pytest.mark.rule("red-planet-first:C8")
@pytest.mark.parametrize("zone", INNER)
def test_the_inner_zones_are_safe(zone: str) -> None:
    scene = first().put(zone, {2: 1}).put("hellas", {2: 1}).resolve("soldier", seat=1)
    assert scene.refusal(f"{zone}:2") == Refusal("safe-zone", "C8", f"{zone}:2")
    assert scene.refusal("arabia:2") == Refusal("nobody-there", "C8", "arabia:2")


@pytest.mark.rule("red-planet-first:C8")
def test_with_astronauts_in_safe_zones_alone_nobody_is_killed() -> None:
    scene = first().put("tritonis-sinus", {1: 1, 2: 1}).dock("hellas-5", {2: 1}).resolve("soldier", seat=1)
    scene.answer("d1")
    assert scene.question == ""
    assert (scene.lost(1), scene.lost(2)) == (0, 0)


# 9 Pilot


@pytest.mark.rule("red-planet-first:C9")
@pytest.mark.parametrize(("docks", "crew"), [(["d1", "d1"], [2, 0, 0]), (["d1", "d3"], [1, 0, 1])])
def test_the_pilot_places_two_on_one_or_two_ships(docks: list[str], crew: list[int]) -> None:
    scene = three_ships(first()).resolve("pilot", seat=1).answer(*docks)
    assert crew_of(scene, 1) == crew
    assert scene.question == "RedirectAShip"


@pytest.mark.rule("red-planet-first:C9")
@pytest.mark.parametrize("launched", [False, True])
def test_the_pilot_changes_the_destination_of_a_ship_launched_or_not(launched: bool) -> None:
    scene = first().dock("hellas-5", {2: 3}, launched=launched).dock("ausonia-5", {3: 4}).resolve("pilot", seat=1)
    scene.answer("-")
    assert scene.choices == ["d1", "d2", "-"]
    assert scene.refusal("d3") == Refusal("no-docked-ship", "C9", "d3")
    scene.answer("d1")
    assert scene.question == "ExchangeADestination"
    assert scene.choices == ZONES
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C9", "-")
    scene.answer("tritonis-sinus")
    assert (scene.destination(1), scene.destination(2)) == ("tritonis-sinus", "ausonia")
    assert (scene.launched(1), scene.question) == (launched, "")
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2) | {"tritonis-sinus": 1}


@pytest.mark.rule("red-planet-first:C9")
def test_the_crew_lands_where_the_pilot_sends_it() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").dock("arabia-5").begin(ROUND)
    decline_all(scene.answer("pilot", "recruiter", "recruiter").answer("-", "-", "d1", "-", "d1", "syrtis-major"))
    assert [scene.in_zone("syrtis-major", seat) for seat in (1, 2, 3)] == [1, 2, 0]
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2)


@pytest.mark.rule("red-planet-first:C9")
def test_a_tile_already_there_is_exchanged_and_returns_to_the_supply() -> None:
    scene = first().dock("unknown-5", {2: 1}, to="arabia").resolve("pilot", seat=1).answer("-", "d1", "hellas")
    assert scene.destination(1) == "hellas"
    assert scene.picture(0)["docks"][0]["tokens"] == ["hellas"]
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2) | {"hellas": 1}
    scene.resolve("pilot", seat=2).answer("-", "d1", "ausonia")
    assert scene.picture(0)["docks"][0]["tokens"] == ["ausonia"]
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2) | {"ausonia": 1}


@pytest.mark.rule("red-planet-first:C9")
def test_only_a_free_tile_will_do() -> None:
    scene = first().dock("hellas-5", to="arabia").dock("ausonia-5", to="arabia").dock("arabia-5")
    scene.resolve("pilot", seat=1).answer("-", "d1")
    # the ship's own tile isn't free: it returns only when another takes its place
    assert scene.choices == [zone for zone in ZONES if zone != "arabia"]
    assert scene.refusal("arabia") == Refusal("no-token-left", "C9", "arabia")
    scene.answer("hellas").resolve("pilot", seat=1).answer("-", "d3", "arabia")
    assert scene.destination(3) == "arabia"


@pytest.mark.rule("red-planet-first:C9")
def test_a_pilot_may_set_a_manual_pilot_that_nobody_has_boarded() -> None:
    scene = first().dock("unknown-3").resolve("pilot", seat=1).answer("-", "d1", "arabia")
    assert scene.destination(1) == "arabia"
    scene.resolve("recruiter", seat=2).answer("d1")
    assert (scene.question, scene.destination(1), scene.aboard(1, 2)) == ("", "arabia", 1)


@pytest.mark.rule("red-planet-first:C9")
def test_a_pilot_may_leave_all_destinations_alone() -> None:
    scene = three_ships(first()).resolve("pilot", seat=1).answer("-", "-")
    assert scene.question == ""
    assert [scene.destination(dock) for dock in (1, 2, 3)] == ["hellas", "ausonia", "arabia"]


@pytest.mark.rule("red-planet-first:C9")
def test_a_pilot_without_any_ship_changes_nothing() -> None:
    scene = first().resolve("pilot", seat=1)
    assert scene.question == ""
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2)


# Lost, left and short


@pytest.mark.rule("red-planet-first:C10")
def test_the_destroyed_the_replaced_and_the_killed_are_lost_and_stay_so() -> None:
    scene = first().dock("hellas-5", {2: 2}).put("hellas", {1: 1, 2: 2})
    scene.resolve("saboteur", seat=1).answer("-", "d1")
    scene.resolve("femme-fatale", seat=1).answer("hellas:2")
    scene.resolve("soldier", seat=1).answer("hellas:2")
    assert (scene.lost(2), scene.supply(2), scene.in_zone("hellas", 2)) == (4, 18, 0)
    scene.dock("ausonia-5", at=1).dock("hellas-4").dock("arabia-5")
    decline_all(scene.begin(ROUND).answer("soldier", "recruiter", "soldier"))
    assert (scene.lost(2), scene.supply(2)) == (4, 18)


@pytest.mark.rule("red-planet-first:C10")
def test_the_lost_are_seen_by_all_and_are_in_no_zone() -> None:
    scene = first().put("hellas", {2: 1}).resolve("soldier", seat=1).answer("hellas:2")
    assert [seat["lost"] for seat in scene.picture(0)["seats"]] == [0, 1, 0]
    assert all(sum(zone["astronauts"]) == 0 for zone in scene.picture(0)["zones"])


@pytest.mark.rule("red-planet-first:C11")
def test_a_ship_filled_by_the_saboteur_has_left_before_he_can_destroy_it() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").resolve("saboteur", seat=1).answer("d1")
    assert scene.launched(1)
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R8", "d1")


@pytest.mark.rule("red-planet-first:C11")
def test_a_saboteur_who_fills_the_only_ship_destroys_none() -> None:
    scene = first().dock("hellas-3", {2: 2}).resolve("saboteur", seat=1).answer("d1")
    assert (scene.question, scene.launched(1), scene.lost(2)) == ("", True, 0)


@pytest.mark.rule("red-planet-first:C11")
def test_a_ship_filled_by_the_secret_agent_has_left_before_he_can_launch_it() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").resolve("secret-agent", seat=1).answer("d2", "d1")
    assert scene.launched(1)
    assert scene.question == "LaunchADockedShip"
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R8", "d1")
    scene.answer("d2")
    assert [event["dock"] for event in scene.told("ship-launched")] == ["d1", "d2"]


@pytest.mark.rule("red-planet-first:C12")
@pytest.mark.parametrize(
    ("character", "special"),
    [("scientist", "DrawOrLook"), ("secret-agent", ""), ("pilot", "RedirectAShip")],
)
def test_short_of_seats_as_many_are_placed_as_fit(character: str, special: str) -> None:
    scene = first().dock("hellas-3", {2: 2}).resolve(character, seat=1).answer("d1")
    assert scene.question == special
    assert (scene.aboard(1, 1), scene.supply(1)) == (1, 21)


@pytest.mark.rule("red-planet-first:C12")
def test_without_a_free_seat_the_special_action_still_comes() -> None:
    scene = first().dock("hellas-3", {2: 3}, launched=True).put("hellas", {1: 1}).resolve("explorer", seat=1)
    assert scene.question == "MoveToANeighbour"


@pytest.mark.rule("red-planet-first:C12")
def test_of_astronauts_nobody_is_ever_short() -> None:
    """The most that ten characters can take out of the supply, whichever are chosen and brought back when."""
    box = box_of(FIRST)
    takes = [int(number) for number in box.places]
    takes[CHARACTERS.index("femme-fatale")] += 1  # the one who replaces
    most = {0b111111111: 0}
    for _ in range(10):
        after: dict[int, int] = {}
        for hand, taken in most.items():
            for number, take in enumerate(takes):
                if hand >> number & 1:
                    left = 0b111111111 if number == 0 else hand & ~(1 << number)
                    after[left] = max(after.get(left, 0), taken + take)
        most = after
    assert max(most.values()) == 21 == box.astronauts - 1


@pytest.mark.rule("red-planet-first:C12")
def test_an_empty_supply_boards_nothing_and_the_card_goes_on() -> None:
    scene = three_ships(first()).lose(1, 21).discover("hellas", "life").resolve("scientist", seat=1).answer("d1")
    assert (scene.question, scene.supply(1)) == ("DrawOrLook", 0)
