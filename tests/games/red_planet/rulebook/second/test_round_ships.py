"""The second edition's ships in a round: lines R7 to R12, R15 and R16 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import SHIP_DISCARDS, SHIP_PILE
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.second.deals import drawn, follows, odds

pytestmark = pytest.mark.interpreted

ROUND = "round/BeginARound"
RECRUITERS = ["recruiter", "recruiter", "recruiter"]


# Launching


@pytest.mark.rule("red-planet-second:R7")
def test_nobody_is_placed_on_a_full_ship() -> None:
    scene = Scene().dock("hellas-3", {2: 3}).dock("ausonia-3").resolve("recruiter", seat=1)
    assert scene.choices == ["d2"]
    assert scene.refusal("d1") == Refusal("ship-full", "R7", "d1")
    assert scene.refusal("d3") == Refusal("no-docked-ship", "R7", "d3")


@pytest.mark.rule("red-planet-second:R7")
def test_a_ship_filled_to_its_capacity_is_launched() -> None:
    scene = Scene().dock("hellas-3", {2: 1}).dock("ausonia-5").resolve("scientist", seat=1)
    scene.answer("d1").answer("d1").answer("draw")
    while scene.question:
        scene.answer(scene.choices[0])
    assert scene.launched(1)
    assert not scene.launched(2)
    assert scene.told("ship-launched") == [{"dock": "d1", "ship": "hellas-3"}]


@pytest.mark.rule("red-planet-second:R7")
@pytest.mark.parametrize("character", ["recruiter", "secret-agent", "travel-agent"])
def test_nobody_boards_a_launched_ship(character: str) -> None:
    scene = Scene().dock("hellas-5", {2: 1}, launched=True).dock("ausonia-5").resolve(character, seat=1)
    assert scene.choices == ["d2"]
    assert scene.refusal("d1") == Refusal("ship-launched-already", "R7", "d1")


@pytest.mark.rule("red-planet-second:R7")
@pytest.mark.parametrize("character", ["secret-agent", "saboteur"])
def test_nothing_that_needs_a_docked_ship_reaches_a_launched_one(character: str) -> None:
    scene = Scene().dock("hellas-5", {2: 1}, launched=True).dock("ausonia-5").resolve(character, seat=1).answer("d2")
    assert scene.question in ("LaunchADockedShip", "DestroyADockedShip")
    assert scene.choices == ["d2"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R7", "d1")


@pytest.mark.rule("red-planet-second:R7")
def test_the_dock_of_a_launched_ship_is_refilled_in_the_docking_step_only() -> None:
    scene = Scene(players=3).dock("hellas-3", {2: 2}).begin(ROUND).answer("recruiter", "explorer", "soldier")
    scene.answer("d1")
    # neither Explorer nor Soldier finds a docked ship
    assert [event["seat"] for event in scene.told("astronauts-boarded")] == ["1"]
    assert scene.told("ship-docked")[0]["dock"] == "d1"
    facts = scene.facts()
    assert facts.index("ship-launched") < facts.index("ship-landed") < facts.index("ship-docked")


@pytest.mark.rule("red-planet-second:R8")
def test_a_filled_ship_launches_when_the_character_has_been_resolved_in_full() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).put("hellas", {1: 1}).resolve("explorer", seat=1).answer("d1")
    for move in ("hellas>tritonis-sinus", "tritonis-sinus>hellas", "hellas>tritonis-sinus"):
        assert not scene.launched(1)
        scene.answer(move)
    assert scene.launched(1)


@pytest.mark.rule("red-planet-second:R8")
@pytest.mark.parametrize("character", CHARACTERS)
def test_whoever_fills_a_ship_it_launches_after_all_that_the_character_does(character: str) -> None:
    placed = {"scientist": 2, "travel-agent": 3, "pilot": 2}.get(character, 1)
    scene = Scene().dock("hellas-5", {2: 5 - placed}).dock("ausonia-5").put("hellas", {1: 1}).put("phobos", {1: 1})
    scene.resolve(character, seat=1)
    while scene.question:
        assert not scene.launched(1)
        boards = scene.question.startswith("Place") and "d1" in scene.choices
        scene.answer("d1" if boards else scene.choices[-1])
    assert scene.launched(1)
    assert scene.heard()[-1] == {"fact": "ship-launched", "dock": "d1", "ship": "hellas-5"}


@pytest.mark.rule("red-planet-second:R8")
def test_a_ship_filled_by_the_saboteur_can_be_destroyed_by_him() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).dock("ausonia-3").resolve("saboteur", seat=1).answer("d1")
    assert not scene.launched(1)
    assert scene.choices == ["d1", "d2"]
    scene.answer("d1")
    assert scene.ship(1) is None
    assert (scene.lost(1), scene.lost(2)) == (1, 2)
    assert not scene.told("ship-launched")


@pytest.mark.rule("red-planet-second:R8")
def test_a_filled_ship_launches_before_the_next_one_with_the_same_number_resolves() -> None:
    scene = Scene().dock("hellas-3", {2: 2}).dock("ausonia-3").dock("phobos-3")
    scene.count_down(seat1="saboteur", seat2="saboteur").answer("d1", "d2")
    assert scene.seat == 2
    assert scene.launched(1)
    scene.answer("d3")
    assert scene.choices == ["d3"]
    assert scene.refusal("d1") == Refusal("ship-out-of-reach", "R7", "d1")


@pytest.mark.rule("red-planet-second:R9")
def test_a_ship_that_is_not_full_stays_docked_from_round_to_round() -> None:
    scene = Scene(players=3).dock("hellas-5", {1: 4}).dock("ausonia-5").dock("phobos-3", {2: 2})
    scene.lose(1, 18).lose(2, 20).lose(3, 22)  # nobody has anybody to place
    for _ in range(3):
        scene.begin(ROUND).answer(*RECRUITERS)
        assert [scene.ship(dock) for dock in (1, 2, 3)] == ["hellas-5", "ausonia-5", "phobos-3"]
        assert [scene.launched(dock) for dock in (1, 2, 3)] == [False, False, False]
        assert (scene.aboard(1, 1), scene.aboard(3, 2)) == (4, 2)


@pytest.mark.rule("red-planet-second:R9")
def test_an_effect_may_launch_a_ship_that_is_not_full() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").dock("phobos-5").resolve("secret-agent", seat=1)
    scene.answer("d1", "d2", "d3")
    assert [scene.launched(dock) for dock in (1, 2, 3)] == [False, False, True]


# Landing


@pytest.mark.rule("red-planet-second:R10")
def test_launched_ships_land_where_the_card_says() -> None:
    scene = Scene(players=3).dock("hellas-4", {1: 2, 2: 1}, launched=True).dock("ausonia-5", {3: 1}).begin(ROUND)
    scene.lose(1, 20).lose(2, 21).lose(3, 21).answer(*RECRUITERS)
    assert [scene.in_zone("hellas", seat) for seat in (1, 2, 3)] == [2, 1, 0]
    assert scene.in_zone("ausonia", 3) == 0
    assert scene.ship(2) == "ausonia-5"
    assert scene.picture(0)["ship-discards"] == ["hellas-4"]
    assert [scene.aboard(1, seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-planet-second:R10")
def test_the_topmost_destination_token_counts() -> None:
    scene = Scene(players=3).dock("hellas-3", {1: 3}, to="ausonia", launched=True)
    scene.table.put_destination(0, scene.zone("syrtis-major"))
    assert scene.destination(1) == "syrtis-major"
    scene.begin(ROUND).answer(*RECRUITERS)
    assert (scene.in_zone("syrtis-major", 1), scene.in_zone("ausonia", 1), scene.in_zone("hellas", 1)) == (3, 0, 0)
    assert set(scene.picture(0)["destinations"].values()) == {2}
    assert scene.picture(0)["ship-discards"] == ["hellas-3"]


@pytest.mark.rule("red-planet-second:R11")
def test_the_first_astronaut_in_a_zone_turns_up_its_resource() -> None:
    scene = Scene(players=3).ask_nature().dock("hellas-3", {1: 3}, launched=True)
    scene.dock("hellas-4", {2: 4}, launched=True).begin(ROUND).answer(*RECRUITERS)
    assert scene.question == "TurnUpAResource"
    assert scene.in_zone("hellas", 1) == 3
    assert scene.in_zone("hellas", 2) == 0
    scene.answer("celerium")
    # those who come later find it face up
    assert scene.in_zone("hellas", 2) == 4
    assert scene.question == "DockAShip"
    assert scene.told("resource-turned-up") == [{"zone": "hellas", "kind": "celerium"}]
    assert scene.picture(0)["zones"][scene.zone("hellas")]["resource"] == "celerium"


@pytest.mark.rule("red-planet-second:R11")
def test_a_resource_face_up_stays_as_it_is() -> None:
    scene = Scene(players=3).put("hellas", {2: 1}, "sylvanite").dock("hellas-3", {1: 3}, launched=True)
    scene.begin(ROUND).answer(*RECRUITERS)
    assert scene.told("resource-turned-up") == []
    assert scene.picture(0)["zones"][scene.zone("hellas")]["resource"] == "sylvanite"


@pytest.mark.rule("red-planet-second:R15")
def test_a_ship_that_lands_empty_turns_up_nothing() -> None:
    scene = Scene(players=3).ask_nature().dock("hellas-3", launched=True).begin(ROUND).answer(*RECRUITERS)
    assert scene.told("ship-landed") == [{"dock": "d1", "ship": "hellas-3", "zone": "hellas"}]
    assert scene.question == "DockAShip"
    assert scene.picture(0)["zones"][scene.zone("hellas")]["resource"] is None


@pytest.mark.rule("red-planet-second:R16")
def test_ships_land_from_left_to_right() -> None:
    scene = Scene(players=4).dock("syrtis-major-3", {1: 3}, launched=True).dock("ausonia-3", {2: 1})
    scene.dock("hellas-3", {3: 3}, launched=True).dock("vastitas-borealis-3", {4: 3}, launched=True).ask_nature()
    scene.lose(1, 19).lose(2, 21).lose(3, 19).lose(4, 19).begin(ROUND).answer(*["recruiter"] * 4)
    scene.answer("ice", "sylvanite", "celerium")
    assert [event["dock"] for event in scene.told("ship-landed")] == ["d1", "d3", "d4"]
    assert scene.told("resource-turned-up") == [
        {"zone": "syrtis-major", "kind": "ice"},
        {"zone": "hellas", "kind": "sylvanite"},
        {"zone": "vastitas-borealis", "kind": "celerium"},
    ]


# Docking


@pytest.mark.rule("red-planet-second:R16")
def test_docks_are_refilled_from_left_to_right() -> None:
    scene = Scene(players=4).ask_nature().dock("hellas-5", at=2).lose(1, 22).lose(2, 22).lose(3, 22).lose(4, 22)
    scene.begin(ROUND).answer(*["recruiter"] * 4).answer("ausonia-3", "unknown-6", "phobos-3")
    assert [scene.ship(dock) for dock in (1, 2, 3, 4)] == ["ausonia-3", "hellas-5", "unknown-6", "phobos-3"]


@pytest.mark.rule("red-planet-second:R12")
def test_docks_of_launched_and_of_destroyed_ships_get_new_ones() -> None:
    scene = Scene(players=3).dock("hellas-3", {2: 2}).dock("ausonia-3").dock("phobos-5", {3: 1})
    scene.begin(ROUND).answer("saboteur", "recruiter", "recruiter").answer("d3", "d3")
    assert scene.seat == 1
    scene.answer("d1", "d2")  # fills one ship and destroys another
    assert [event["dock"] for event in scene.told("ship-docked")] == ["d1", "d2"]
    assert scene.ship(3) == "phobos-5"
    for dock in (1, 2):
        assert scene.ship(dock) not in (None, "hellas-3", "ausonia-3")
        assert not scene.launched(dock)
        assert sum(scene.aboard(dock, seat) for seat in (1, 2, 3)) == 0


@pytest.mark.rule("red-planet-second:R12")
def test_the_next_ship_is_any_of_the_deck_of_unknown_destination_too() -> None:
    scene = Scene(players=3).ask_nature().dock("hellas-3").dock("ausonia-3").lose(1, 22).lose(2, 22).lose(3, 22)
    scene.begin(ROUND).answer(*RECRUITERS)
    deck = [ship for ship in scene.box.ship_ids if ship not in ("hellas-3", "ausonia-3")]
    assert len(deck) == 34
    assert "unknown-6" in deck
    assert odds(scene.play) == dict.fromkeys(deck, 1)
    assert follows(drawn(scene.play, 1700), odds(scene.play))
    scene.answer("unknown-6")
    assert scene.ship(3) == "unknown-6"
    assert scene.destination(3) is None


def with_piles(deck: list[str], discards: list[str]) -> Scene:
    """Three docks, two of them empty, and only these ships besides."""
    scene = Scene(players=3).ask_nature().dock("hellas-3", at=2).lose(1, 22).lose(2, 22).lose(3, 22)
    ships = scene.box.ship_ids
    scene.table.cells[SHIP_PILE] = sum(1 << ships.index(ship) for ship in deck)
    scene.table.cells[SHIP_DISCARDS] = sum(1 << ships.index(ship) for ship in discards)
    return scene.begin(ROUND).answer(*RECRUITERS)


@pytest.mark.rule("red-planet-second:R12")
def test_a_deck_is_made_anew_when_a_ship_is_needed_and_not_as_soon_as_it_runs_out() -> None:
    scene = with_piles(["ausonia-3", "ausonia-4"], ["phobos-3"]).answer("ausonia-3", "ausonia-4")
    assert (scene.picture(0)["ship-deck"], scene.picture(0)["ship-discards"]) == ([], ["phobos-3"])
    assert "ships-shuffled" not in scene.facts()
    scene.table.destroy_ship(0, 1)
    scene.begin("round/DockAShip")
    assert odds(scene.play) == {"hellas-3": 1, "phobos-3": 1}


@pytest.mark.rule("red-planet-second:R12")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    scene = with_piles(["ausonia-3"], ["phobos-3", "phobos-4", "unknown-2a"])
    assert odds(scene.play) == {"ausonia-3": 1}
    scene.answer("ausonia-3")
    assert odds(scene.play) == {"phobos-3": 1, "phobos-4": 1, "unknown-2a": 1}
    assert follows(drawn(scene.play, 600), odds(scene.play))
    scene.answer("phobos-4")
    assert (scene.ship(1), scene.ship(3)) == ("ausonia-3", "phobos-4")
    picture = scene.picture(0)
    assert (picture["ship-deck"], picture["ship-discards"]) == (["phobos-3", "unknown-2a"], [])
    assert scene.facts().count("ships-shuffled") == 1


@pytest.mark.rule("red-planet-second:R12")
def test_discards_stay_while_the_deck_has_ships() -> None:
    scene = with_piles(["ausonia-3", "ausonia-4"], ["phobos-3"]).answer("ausonia-3", "ausonia-4")
    assert scene.picture(0)["ship-discards"] == ["phobos-3"]
    assert scene.picture(0)["ship-deck"] == []
    assert "ships-shuffled" not in scene.facts()


@pytest.mark.rule("red-planet-second:R12")
def test_a_dock_stays_empty_when_there_are_no_ships_at_all() -> None:
    scene = with_piles(["ausonia-3"], []).answer("ausonia-3")
    assert scene.question == ""
    assert [scene.ship(dock) for dock in (1, 2, 3)] == ["ausonia-3", "hellas-3", None]


@pytest.mark.rule("red-planet-second:R12")
def test_a_ship_that_just_landed_can_be_shuffled_into_the_new_deck() -> None:
    scene = Scene(players=3).ask_nature().dock("hellas-3", {1: 3}, launched=True).put("hellas", {2: 1})
    scene.table.cells[SHIP_PILE] = 0
    scene.begin(ROUND).answer(*RECRUITERS)
    assert odds(scene.play) == {"hellas-3": 1}
