"""The first edition's characters from Recruiter to Femme Fatale: lines C1 to C6 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.first.scenes import ROUND, ZONES, decline_all, first, three_ships

pytestmark = pytest.mark.interpreted


def crew_of(scene: Scene, seat: int) -> list[int]:
    """How many astronauts of a seat are aboard the ships, dock by dock."""
    return [scene.aboard(dock, seat) for dock in range(1, scene.table.docks + 1)]


# 1 Recruiter


@pytest.mark.rule("red-planet-first:C1")
def test_the_recruiter_places_one_and_takes_all_characters_back() -> None:
    scene = three_ships(first())
    for character in ("pilot", "soldier"):
        decline_all(scene.begin(ROUND).answer(character, character, character))
    scene.begin(ROUND).answer("recruiter", "explorer", "explorer").answer("d2")
    assert crew_of(scene, 1) == [0, 1, 0]
    assert scene.hand(1) == CHARACTERS
    assert len(scene.hand(2)) == 6
    assert scene.told("characters-taken-back") == [{"seat": "1"}]


@pytest.mark.rule("red-planet-first:C1")
def test_characters_come_back_without_a_ship_to_board() -> None:
    scene = first().dock("hellas-3", {2: 3}, launched=True).count_down(seat1="recruiter", seat2="soldier")
    assert scene.hand(1) == CHARACTERS
    assert scene.hand(2) == [name for name in CHARACTERS if name != "soldier"]


@pytest.mark.rule("red-planet-first:C1")
def test_nobody_is_ever_without_a_character() -> None:
    scene = three_ships(first())
    for character in reversed(CHARACTERS[1:]):
        decline_all(scene.begin(ROUND).answer(character, character, character))
    scene.begin(ROUND)
    assert scene.choices == ["recruiter"]
    decline_all(scene.answer("recruiter", "recruiter", "recruiter"))
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [CHARACTERS] * 3


# 2 Explorer


@pytest.mark.rule("red-planet-first:C2")
def test_the_explorer_places_one_and_moves_three_times() -> None:
    scene = three_ships(first()).put("hellas", {1: 2}).put("arabia", {2: 1}).resolve("explorer", seat=1).answer("d1")
    assert crew_of(scene, 1) == [1, 0, 0]
    assert scene.choices == ["hellas>mare-serpentis", "hellas>ausonia", "hellas>mare-tyrrhenum", "-"]
    scene.answer("hellas>ausonia", "ausonia>syrtis-major", "hellas>mare-serpentis")  # one of them twice
    assert scene.question == ""
    assert [scene.in_zone(zone, 1) for zone in ("hellas", "syrtis-major", "mare-serpentis")] == [0, 1, 1]


@pytest.mark.rule("red-planet-first:C2")
def test_the_explorer_moves_own_astronauts_to_neighbouring_zones_only() -> None:
    scene = first().put("hellas", {1: 1}).put("arabia", {2: 1}).resolve("explorer", seat=1)
    assert scene.refusal("hellas>arabia") == Refusal("not-adjacent", "C2", "hellas>arabia")
    assert scene.refusal("hellas>hellas") == Refusal("not-adjacent", "C2", "hellas>hellas")
    blocked = "arabia>sinus-sabaeus"
    assert scene.refusal(blocked) == Refusal("none-of-yours-there", "C2", blocked)


@pytest.mark.rule("red-planet-first:C2")
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_the_explorer_may_stop_after_any_move(moves: int) -> None:
    scene = first().put("hellas", {1: 1}).resolve("explorer", seat=1)
    scene.answer(*["hellas>ausonia", "ausonia>hellas"][:moves], "-")
    assert scene.question == ""
    assert scene.in_zone("ausonia" if moves == 1 else "hellas", 1) == 1


@pytest.mark.rule("red-planet-first:C2")
def test_an_explorer_with_nobody_on_mars_moves_nobody() -> None:
    scene = three_ships(first()).put("hellas", {2: 1}).resolve("explorer", seat=1).answer("d1")
    assert scene.question == ""


# 3 Scientist


@pytest.mark.rule("red-planet-first:C3")
@pytest.mark.parametrize(("docks", "crew"), [(["d1", "d1"], [2, 0, 0]), (["d1", "d3"], [1, 0, 1])])
def test_the_scientist_places_two_on_one_or_two_ships(docks: list[str], crew: list[int]) -> None:
    scene = three_ships(first()).resolve("scientist", seat=1).answer(*docks)
    assert crew_of(scene, 1) == crew
    assert scene.question == "DrawOrLook"


@pytest.mark.rule("red-planet-first:C3")
def test_the_scientist_draws_or_looks() -> None:
    scene = first().discover("hellas", "life").resolve("scientist", seat=1)
    assert scene.choices == ["draw", "hellas", "-"]
    assert scene.refusal("arabia") == Refusal("no-discovery-there", "E6", "arabia")
    scene.answer("hellas")
    assert scene.question == ""  # one or the other
    assert scene.told("discovery-seen", player=1) == [{"seat": "1", "zone": "hellas", "card": "life"}]
    assert scene.picture(1)["event-deck"] == 23


@pytest.mark.rule("red-planet-first:C3")
def test_the_scientist_draws_one_card() -> None:
    scene = first().discover("hellas", "life").ask_nature().resolve("scientist", seat=1).answer("draw", "trade")
    assert scene.question == ""
    assert scene.holds(1, "trade")
    assert scene.picture(1)["event-deck"] == 22


# 4 Secret Agent


@pytest.mark.rule("red-planet-first:C4")
def test_the_secret_agent_places_one_on_each_of_two_ships_and_launches_one() -> None:
    scene = three_ships(first()).resolve("secret-agent", seat=1).answer("d1")
    assert scene.choices == ["d2", "d3", "-"]
    assert scene.refusal("d1") == Refusal("same-ship", "C4", "d1")
    scene.answer("d3")
    assert crew_of(scene, 1) == [1, 0, 1]
    assert scene.question == "LaunchADockedShip"
    assert scene.choices == ["d1", "d2", "d3", "-"]
    scene.answer("d3")
    assert [scene.launched(dock) for dock in (1, 2, 3)] == [False, False, True]


@pytest.mark.rule("red-planet-first:C4")
def test_with_a_single_ship_the_secret_agent_places_one() -> None:
    scene = first().dock("hellas-5").resolve("secret-agent", seat=1).answer("d1")
    assert scene.question == "LaunchADockedShip"
    assert scene.aboard(1, 1) == 1


@pytest.mark.rule("red-planet-first:C4")
def test_a_launched_ship_can_not_be_launched_again() -> None:
    scene = first().dock("hellas-5", {2: 1}, launched=True).dock("ausonia-5").resolve("secret-agent", seat=1)
    scene.answer("-")
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R8", "d1")
    assert scene.refusal("d3") == Refusal("no-docked-ship", "R8", "d3")


@pytest.mark.rule("red-planet-first:C4")
def test_an_empty_ship_may_be_launched_and_lands_with_nobody() -> None:
    scene = three_ships(first()).begin(ROUND).answer("secret-agent", "travel-agent", "travel-agent")
    decline_all(scene.answer("-", "d1"))
    assert scene.told("ship-landed") == [{"dock": "d1", "ship": "hellas-5", "zone": "hellas"}]
    assert scene.picture(0)["ship-discards"] == ["hellas-5"]


@pytest.mark.rule("red-planet-first:C4")
def test_an_empty_ship_without_a_destination_is_simply_discarded() -> None:
    scene = first().dock("unknown-4").dock("ausonia-5").dock("arabia-5").begin(ROUND)
    decline_all(scene.answer("secret-agent", "travel-agent", "travel-agent").answer("-", "d1"))
    assert scene.told("ship-discarded") == [{"dock": "d1", "ship": "unknown-4"}]
    assert scene.told("ship-landed") == []
    assert (scene.ship(1), scene.picture(0)["ship-discards"]) == (None, ["unknown-4"])
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2)


@pytest.mark.rule("red-planet-first:C4")
def test_without_a_docked_ship_the_secret_agent_launches_none() -> None:
    scene = first().dock("hellas-3", {2: 3}, launched=True).resolve("secret-agent", seat=1)
    assert scene.question == ""


# 5 Saboteur


@pytest.mark.rule("red-planet-first:C5")
def test_the_saboteur_places_one_and_destroys_a_ship_with_all_aboard() -> None:
    scene = first().dock("hellas-5", {1: 1, 2: 2}).dock("ausonia-5").resolve("saboteur", seat=1).answer("d1")
    assert scene.choices == ["d1", "d2", "-"]
    scene.answer("d1")
    assert scene.ship(1) is None
    assert (scene.lost(1), scene.lost(2), scene.lost(3)) == (2, 2, 0)
    assert scene.told("ship-destroyed") == [{"seat": "1", "dock": "d1", "ship": "hellas-5"}]


@pytest.mark.rule("red-planet-first:C5")
def test_an_empty_ship_may_be_destroyed_and_is_discarded() -> None:
    scene = three_ships(first()).resolve("saboteur", seat=1).answer("-", "d2")
    assert scene.picture(0)["ship-discards"] == ["ausonia-5"]
    assert scene.picture(0)["ships-out"] == []
    assert [scene.lost(seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-planet-first:C5")
def test_a_launched_ship_is_out_of_the_saboteurs_reach() -> None:
    scene = first().dock("hellas-5", {2: 1}, launched=True).dock("ausonia-5").resolve("saboteur", seat=1).answer("-")
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R8", "d1")


@pytest.mark.rule("red-planet-first:C5")
def test_without_a_ship_on_the_ground_nothing_is_destroyed() -> None:
    scene = first().dock("hellas-3", {2: 3}, launched=True).resolve("saboteur", seat=1)
    assert scene.question == ""
    assert scene.ship(1) == "hellas-3"


@pytest.mark.rule("red-planet-first:C5", "red-planet-first:R11")
def test_the_tile_of_a_destroyed_ship_returns_to_the_supply() -> None:
    scene = first().dock("unknown-5", {2: 1}, to="arabia").resolve("saboteur", seat=1).answer("-", "d1")
    assert scene.picture(0)["destinations"] == dict.fromkeys(ZONES, 2)


# 6 Femme Fatale


@pytest.mark.rule("red-planet-first:C6")
@pytest.mark.parametrize("zone", ["hellas", "valles-marineris"])
def test_the_femme_fatale_places_one_and_replaces_one_in_a_zone_the_inner_ones_too(zone: str) -> None:
    scene = three_ships(first()).put(zone, {1: 1, 2: 2}).resolve("femme-fatale", seat=1).answer("d1")
    assert scene.choices == [f"{zone}:2", "-"]
    scene.answer(f"{zone}:2")
    assert (scene.in_zone(zone, 1), scene.in_zone(zone, 2)) == (2, 1)
    assert (scene.lost(2), scene.supply(1), scene.lost(1)) == (1, 22 - 1 - 1 - 1, 0)


@pytest.mark.rule("red-planet-first:C6")
@pytest.mark.parametrize("launched", [False, True])
def test_the_femme_fatale_replaces_on_a_ship_launched_or_not(launched: bool) -> None:
    scene = first().dock("hellas-5", {1: 1, 3: 2}, launched=launched).resolve("femme-fatale", seat=1)
    if not launched:
        scene.answer("-")
    assert scene.choices == ["d1:3", "-"]
    scene.answer("d1:3")
    assert [scene.aboard(1, seat) for seat in (1, 2, 3)] == [2, 0, 1]
    assert (scene.lost(3), scene.supply(1)) == (1, 20)
    assert scene.launched(1) == launched


@pytest.mark.rule("red-planet-first:C6")
def test_the_one_just_placed_counts_even_when_the_ship_has_left() -> None:
    scene = first().dock("hellas-3", {2: 2}).resolve("femme-fatale", seat=1).answer("d1")
    assert scene.launched(1)
    scene.answer("d1:2")
    assert [scene.aboard(1, seat) for seat in (1, 2)] == [2, 1]


@pytest.mark.rule("red-planet-first:C6")
def test_the_femme_fatale_replaces_opponents_only_where_she_has_somebody() -> None:
    scene = first().put("hellas", {1: 2, 2: 1}).put("arabia", {2: 1, 3: 1}).resolve("femme-fatale", seat=1)
    assert scene.choices == ["hellas:2", "-"]
    assert scene.refusal("hellas:1") == Refusal("your-own", "C6", "hellas:1")
    assert scene.refusal("hellas:3") == Refusal("nobody-there", "C6", "hellas:3")
    assert scene.refusal("arabia:2") == Refusal("none-of-yours-there", "C6", "arabia:2")


@pytest.mark.rule("red-planet-first:C6")
def test_with_no_opponent_beside_her_the_femme_fatale_replaces_nobody() -> None:
    scene = three_ships(first()).put("hellas", {1: 1}).put("arabia", {2: 1}).resolve("femme-fatale", seat=1)
    scene.answer("d1")
    assert scene.question == ""
    assert scene.lost(2) == 0
