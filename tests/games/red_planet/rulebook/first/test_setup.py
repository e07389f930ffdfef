"""Setting up the first edition, box and ships and tiles: lines S1 to S5 and S8 of its rules."""

import pytest

from marsbound.core.refusal import BadInput, Refusal
from marsbound.core.script import NATURE
from marsbound.games.red_planet.rules.box import CHARACTERS
from tests.games.red_planet.kit import started
from tests.games.red_planet.rulebook.first.scenes import (
    BONUSES,
    DISCOVERIES,
    FIRST,
    INNER,
    OUTER,
    ROUND,
    SHIPS,
    ZONES,
    first,
    undealt,
)
from tests.games.red_planet.rulebook.second.deals import choices, deal, drawn, follows, odds, question, seen

pytestmark = pytest.mark.interpreted

THREE_SHIPS = ["hellas-3", "ausonia-5", "arabia-4"]
SEATED = [*THREE_SHIPS, "1", "2", "3"]


# The box


@pytest.mark.rule("red-planet-first:S1")
def test_mars_has_ten_zones_and_no_moon() -> None:
    assert [zone["zone"] for zone in seen(started(FIRST, players=3))["zones"]] == ZONES
    scene = first().put("hellas", {2: 1}).resolve("soldier", seat=1)
    with pytest.raises(BadInput, match=r'"phobos:2" is no answer'):
        scene.refusal("phobos:2")


@pytest.mark.rule("red-planet-first:S1")
def test_three_zones_are_inner_and_seven_outer() -> None:
    scene = first().put("hellas", {2: 1})
    for zone in ZONES:
        scene.put(zone, {2: 1}, None)
    scene.resolve("soldier", seat=1)
    assert scene.choices == [*[f"{zone}:2" for zone in OUTER], "-"]
    for zone in INNER:
        assert scene.refusal(f"{zone}:2") == Refusal("safe-zone", "C8", f"{zone}:2")


@pytest.mark.rule("red-planet-first:S2")
def test_the_box_has_34_ships_24_events_14_tiles_and_70_point_tokens() -> None:
    picture = seen(undealt(3))
    assert len(picture["ship-deck"]) == 34
    assert set(picture["ship-deck"]) == set(SHIPS)
    assert picture["event-deck"] == 24
    assert sorted(undealt(3).box.card_ids) == sorted(DISCOVERIES + BONUSES)
    assert sum(picture["resources-face-down"].values()) == 14
    assert sum(picture["tokens"].values()) == 70


@pytest.mark.rule("red-planet-first:S2")
def test_the_20_destination_tiles_are_two_per_zone() -> None:
    assert seen(undealt(3))["destinations"] == dict.fromkeys(ZONES, 2)


@pytest.mark.rule("red-planet-first:S2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_colour_has_22_astronauts_and_nine_characters(players: int) -> None:
    seats = seen(undealt(players))["seats"]
    assert len(seats) == players
    for seat in seats:
        assert (seat["supply"], seat["lost"], seat["hand"]) == (22, 0, CHARACTERS)


# Ships and first astronauts


@pytest.mark.rule("red-planet-first:S3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_ships_are_docked_as_there_are_players(players: int) -> None:
    play = deal(undealt(players), *SHIPS[:players])
    assert question(play, NATURE) == "SeatAFirstAstronaut"
    assert [dock["ship"] for dock in seen(play)["docks"]] == SHIPS[:players]


@pytest.mark.rule("red-planet-first:S3")
def test_any_ship_may_be_docked_first_a_manual_pilot_too() -> None:
    play = undealt(3)
    assert odds(play) == dict.fromkeys(SHIPS, 1)
    assert follows(drawn(play, 1000), odds(play))
    deal(play, "unknown-2")
    assert odds(play) == dict.fromkeys([ship for ship in SHIPS if ship != "unknown-2"], 1)
    deal(play, "unknown-5", "unknown-3")
    assert [dock["ship"] for dock in seen(play)["docks"]] == ["unknown-2", "unknown-5", "unknown-3"]


@pytest.mark.rule("red-planet-first:S3")
def test_owners_pick_the_first_destinations_in_order_from_the_first_player() -> None:
    play = deal(undealt(3), "hellas-3", "unknown-2", "unknown-4", "2", "1", "3")
    # clockwise from seat 2 comes seat 3, though her ship is the last
    assert question(play, 2) == "PickADestination"
    assert choices(play, 2) == ZONES
    assert play.why_not(2, "-") == Refusal("cannot-be-declined", "R9", "-")
    play.answer(2, "arabia")
    assert question(play, 0) == "PickADestination"
    play.answer(0, "valles-marineris")
    picture = seen(play)
    assert [dock["destination"] for dock in picture["docks"]] == ["hellas", "valles-marineris", "arabia"]
    assert picture["destinations"] == dict.fromkeys(ZONES, 2) | {"arabia": 1, "valles-marineris": 1}
    assert question(play, NATURE) == "DealAnEvent"


@pytest.mark.rule("red-planet-first:S3")
def test_the_first_player_picks_first_whichever_the_seat() -> None:
    play = deal(undealt(3), "unknown-2", "unknown-3", "hellas-3", "2", "1", "3")
    assert play.asked_players() == [1]
    play.answer(1, "hellas")
    assert play.asked_players() == [0]
    play.answer(0, "hellas")
    assert seen(play)["destinations"]["hellas"] == 0


@pytest.mark.rule("red-planet-first:S3")
def test_without_a_manual_pilot_nobody_picks_a_destination() -> None:
    play = deal(undealt(3), *SEATED)
    assert question(play, NATURE) == "DealAnEvent"
    assert seen(play)["destinations"] == dict.fromkeys(ZONES, 2)


@pytest.mark.rule("red-planet-first:S4")
def test_one_astronaut_of_each_player_is_put_on_the_ships_in_random_order() -> None:
    play = deal(undealt(3), *THREE_SHIPS)
    assert odds(play) == {"1": 1, "2": 1, "3": 1}
    assert follows(drawn(play, 600), odds(play))
    deal(play, "2")
    assert odds(play) == {"1": 1, "3": 1}
    deal(play, "3", "1")
    picture = seen(play)
    assert [dock["crew"] for dock in picture["docks"]] == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert [seat["supply"] for seat in picture["seats"]] == [21, 21, 21]
    assert [dock["launched"] for dock in picture["docks"]] == [False, False, False]


@pytest.mark.rule("red-planet-first:S4")
@pytest.mark.parametrize("drawn_first", [1, 2, 3])
def test_who_is_drawn_first_goes_on_the_first_ship_and_is_first_player(drawn_first: int) -> None:
    others = [str(seat) for seat in (3, 2, 1) if seat != drawn_first]
    picture = seen(deal(undealt(3), *THREE_SHIPS, str(drawn_first), *others))
    assert picture["first"] == drawn_first - 1
    assert picture["docks"][0]["crew"][drawn_first - 1] == 1


# Tiles


@pytest.mark.rule("red-planet-first:S5")
def test_no_resource_tile_is_on_the_map_yet() -> None:
    picture = seen(started(FIRST, players=5))
    assert [zone["resource"] for zone in picture["zones"]] == [None] * 10
    assert picture["resources-face-down"] == {"ice": 6, "sylvanite": 4, "celerium": 4}


@pytest.mark.rule("red-planet-first:S5")
def test_a_tile_is_drawn_from_a_shuffled_supply() -> None:
    scene = first().dock("hellas-3", {1: 3}, launched=True).dock("ausonia-5").dock("arabia-5").ask_nature()
    scene.begin(ROUND).answer(*["travel-agent"] * 3).answer("-", "-", "-")
    assert scene.question == "TurnUpAResource"
    assert odds(scene.play) == {"ice": 6, "sylvanite": 4, "celerium": 4}
    assert follows(drawn(scene.play, 700), odds(scene.play))
    assert not follows(drawn(scene.play, 700), {"ice": 1, "sylvanite": 1, "celerium": 1})


@pytest.mark.rule("red-planet-first:S8")
def test_the_destination_tiles_lie_open() -> None:
    play = deal(undealt(3), "unknown-2", "hellas-3", "arabia-3", "1", "2", "3")
    play.answer(0, "ausonia")
    for player in (-1, 0, 2):
        assert seen(play, player)["destinations"] == dict.fromkeys(ZONES, 2) | {"ausonia": 1}
