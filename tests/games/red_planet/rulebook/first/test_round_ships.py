"""Docking, launching and manual pilots in the first edition: lines R2, R8 and R9 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.cells import SHIP_DISCARDS, SHIP_PILE
from tests.games.red_planet.kit import Scene, started
from tests.games.red_planet.rulebook.first.scenes import (
    FIRST,
    ROUND,
    SHIPS,
    ZONES,
    decline_all,
    first,
    idle,
    three_ships,
)
from tests.games.red_planet.rulebook.second.deals import choices, drawn, follows, odds, seen

pytestmark = pytest.mark.interpreted


# New ships


@pytest.mark.rule("red-planet-first:R2")
def test_no_ship_is_docked_in_round_1() -> None:
    play = started(FIRST, players=4)
    while seen(play)["round"] == 0:
        for player in play.asked_players():
            play.answer(player, choices(play, player)[0])
    facts = [play.event_parts(event)["fact"] for event in play.heard]
    assert facts.count("ship-docked") == 4
    assert "ship-docked" not in facts[facts.index("round-begun") :]


@pytest.mark.rule("red-planet-first:R2")
def test_docks_emptied_in_the_last_round_are_refilled_from_the_deck() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5", {3: 1}).dock("arabia-5").begin(ROUND)
    decline_all(scene.answer("recruiter", "travel-agent", "travel-agent").answer("d1"))
    assert [scene.ship(dock) for dock in (1, 2, 3)] == [None, "ausonia-5", "arabia-5"]
    scene.ask_nature().begin(ROUND)
    assert scene.question == "DockAShip"
    deck = [ship for ship in SHIPS if ship not in ("hellas-3", "ausonia-5", "arabia-5")]
    assert odds(scene.play) == dict.fromkeys(deck, 1)
    assert follows(drawn(scene.play, 600), odds(scene.play))
    scene.answer("unknown-2")
    assert scene.question == "ChooseACharacter"
    assert [scene.ship(dock) for dock in (1, 2, 3)] == ["unknown-2", "ausonia-5", "arabia-5"]
    assert (scene.destination(1), scene.launched(1), scene.aboard(2, 3)) == (None, False, 1)


@pytest.mark.rule("red-planet-first:R2")
def test_the_dock_of_a_destroyed_ship_is_refilled_too() -> None:
    scene = three_ships(first()).begin(ROUND).answer("saboteur", "travel-agent", "travel-agent")
    decline_all(scene.answer("-", "d2"))
    assert scene.ship(2) is None
    scene.begin(ROUND)
    assert [event["dock"] for event in scene.told("ship-docked")] == ["d2"]
    assert scene.ship(2) not in (None, "hellas-5", "ausonia-5", "arabia-5")


def with_piles(deck: list[str], discards: list[str]) -> Scene:
    """Three docks, two of them empty, and only these ships besides."""
    scene = first().ask_nature().dock("hellas-3", at=2)
    scene.table.cells[SHIP_PILE] = sum(1 << scene.box.ship_ids.index(ship) for ship in deck)
    scene.table.cells[SHIP_DISCARDS] = sum(1 << scene.box.ship_ids.index(ship) for ship in discards)
    return scene.begin(ROUND)


@pytest.mark.rule("red-planet-first:R2")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    scene = with_piles(["ausonia-3"], ["arabia-3", "arabia-4", "unknown-2"])
    assert odds(scene.play) == {"ausonia-3": 1}
    scene.answer("ausonia-3")
    assert odds(scene.play) == {"arabia-3": 1, "arabia-4": 1, "unknown-2": 1}
    scene.answer("arabia-4")
    assert (scene.ship(1), scene.ship(3)) == ("ausonia-3", "arabia-4")
    assert (set(scene.picture(0)["ship-deck"]), scene.picture(0)["ship-discards"]) == ({"arabia-3", "unknown-2"}, [])
    assert scene.facts().count("ships-shuffled") == 1


@pytest.mark.rule("red-planet-first:R2")
def test_a_deck_is_made_anew_when_a_ship_is_needed_and_not_as_soon_as_it_runs_out() -> None:
    scene = with_piles(["ausonia-3", "ausonia-4"], ["arabia-3"]).answer("ausonia-3", "ausonia-4")
    scene.table.destroy_ship(0, 1)
    scene.begin(ROUND)
    assert odds(scene.play) == {"arabia-3": 1, "hellas-3": 1}


@pytest.mark.rule("red-planet-first:R2")
def test_discards_stay_while_the_deck_has_ships() -> None:
    scene = with_piles(["ausonia-3", "ausonia-4"], ["arabia-3"]).answer("ausonia-3", "ausonia-4")
    assert scene.question == "ChooseACharacter"
    assert scene.picture(0)["ship-discards"] == ["arabia-3"]
    assert "ships-shuffled" not in scene.facts()


@pytest.mark.rule("red-planet-first:R2")
def test_without_any_ship_a_dock_stays_empty() -> None:
    scene = with_piles([], ["arabia-3"]).answer("arabia-3")
    assert scene.question == "ChooseACharacter"
    assert [scene.ship(dock) for dock in (1, 2, 3)] == ["arabia-3", "hellas-3", None]


# Launching


@pytest.mark.rule("red-planet-first:R8")
@pytest.mark.parametrize("character", ["recruiter", "explorer", "scientist", "saboteur", "femme-fatale", "pilot"])
def test_a_ship_launches_the_moment_it_is_full(character: str) -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").put("arabia", {1: 1, 2: 1})
    scene.resolve(character, seat=1)
    assert not scene.launched(1)
    scene.answer("d1")
    assert scene.launched(1)
    assert not scene.launched(2)
    assert scene.facts().index("ship-launched") == scene.facts().index("astronauts-boarded") + 1


@pytest.mark.rule("red-planet-first:R8")
@pytest.mark.parametrize(("character", "full"), [("travel-agent", "hellas-3"), ("soldier", "unknown-2")])
def test_a_ship_filled_by_several_at_once_launches_too(character: str, full: str) -> None:
    scene = first().dock(full).resolve(character, seat=1).answer("d1")
    assert scene.launched(1)


@pytest.mark.rule("red-planet-first:R8")
@pytest.mark.parametrize("character", ["scientist", "pilot"])
def test_a_ship_leaves_between_two_boardings_of_one_card(character: str) -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").resolve(character, seat=1).answer("d1")
    assert scene.launched(1)
    assert scene.question == "BoardAShip"
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-launched-already", "R8", "d1")


@pytest.mark.rule("red-planet-first:R8")
def test_a_ship_leaves_between_the_secret_agents_two_boardings() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-3", {2: 2}).dock("arabia-5")
    scene.resolve("secret-agent", seat=1).answer("d1")
    assert scene.launched(1)
    assert scene.question == "BoardAnotherShip"
    assert scene.choices == ["d2", "d3", "-"]
    scene.answer("d2")
    assert scene.launched(2)
    assert scene.question == "LaunchADockedShip"
    assert scene.choices == ["d3", "-"]


@pytest.mark.rule("red-planet-first:R8")
def test_one_seat_short_of_its_number_a_ship_stays() -> None:
    scene = first().dock("hellas-5", {2: 3}).resolve("recruiter", seat=1).answer("d1")
    assert not scene.launched(1)
    scene.resolve("recruiter", seat=3).answer("d1")
    assert scene.launched(1)


@pytest.mark.rule("red-planet-first:R8")
def test_the_next_player_does_not_reach_a_ship_that_left() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-5").count_down(seat1="recruiter", seat2="recruiter")
    scene.answer("d1")
    assert scene.seat == 2
    assert scene.choices == ["d2", "-"]
    assert scene.refusal("d1") == Refusal("ship-launched-already", "R8", "d1")


@pytest.mark.rule("red-planet-first:R8")
def test_nobody_boards_where_no_ship_is_docked() -> None:
    scene = first().dock("hellas-3", {2: 2}, launched=True).resolve("recruiter", seat=1)
    assert scene.question == ""
    assert scene.aboard(1, 1) == 0


@pytest.mark.rule("red-planet-first:R8")
def test_ships_that_are_not_full_stay_from_round_to_round() -> None:
    scene = first().dock("hellas-5", {1: 4}).dock("unknown-2", {2: 1}, to="arabia").dock("arabia-5")
    idle(scene)
    assert [scene.launched(dock) for dock in (1, 2, 3)] == [False, False, False]
    assert (scene.ship(1), scene.aboard(1, 1), scene.destination(2)) == ("hellas-5", 4, "arabia")


# Manual pilots


@pytest.mark.rule("red-planet-first:R9")
@pytest.mark.parametrize("character", ["recruiter", "secret-agent", "travel-agent", "soldier", "pilot"])
def test_the_first_to_board_a_manual_pilot_picks_its_destination(character: str) -> None:
    scene = first().dock("unknown-5").dock("ausonia-5").resolve(character, seat=2).answer("d1")
    assert scene.question == "PickADestination"
    assert (scene.seat, scene.choices) == (2, ZONES)
    assert scene.refusal("-") == Refusal("cannot-be-declined", "R9", "-")
    scene.answer("valles-marineris")
    assert scene.destination(1) == "valles-marineris"
    assert scene.picture(0)["destinations"]["valles-marineris"] == 1
    assert scene.told("destination-set") == [{"seat": "2", "dock": "d1", "zone": "valles-marineris"}]


@pytest.mark.rule("red-planet-first:R9")
def test_those_who_board_later_pick_nothing() -> None:
    scene = first().dock("unknown-5", {2: 1}, to="arabia").resolve("recruiter", seat=1).answer("d1")
    assert (scene.question, scene.destination(1)) == ("", "arabia")


@pytest.mark.rule("red-planet-first:R9")
def test_nobody_picks_a_destination_for_a_ship_that_has_one_printed() -> None:
    scene = first().dock("hellas-5").resolve("recruiter", seat=1).answer("d1")
    assert (scene.question, scene.destination(1)) == ("", "hellas")


@pytest.mark.rule("red-planet-first:R9")
def test_a_destination_is_picked_from_the_tiles_in_the_supply() -> None:
    scene = first(players=4).dock("unknown-2", {2: 1}, to="hellas").dock("unknown-3", {2: 1}, to="arabia")
    scene.dock("hellas-5", to="arabia").dock("unknown-5").resolve("recruiter", seat=1).answer("d4")
    assert scene.choices == [zone for zone in ZONES if zone != "arabia"]
    assert scene.refusal("arabia") == Refusal("no-token-left", "R9", "arabia")
    scene.answer("hellas")
    assert scene.picture(0)["destinations"]["hellas"] == 0


@pytest.mark.rule("red-planet-first:R9", "red-planet-first:R8")
@pytest.mark.parametrize(("character", "number"), [("travel-agent", 3), ("soldier", 2)])
def test_who_fills_a_manual_pilot_at_once_still_picks(character: str, number: int) -> None:
    scene = first().dock(f"unknown-{number}").dock("ausonia-5").dock("arabia-5")
    scene.begin(ROUND).answer(character, "recruiter", "recruiter")
    scene.answer("-", "-", "d1")
    assert scene.question == "PickADestination"
    scene.answer("hellas")
    assert scene.in_zone("hellas", 1) == number
    assert scene.picture(0)["destinations"]["hellas"] == 2
