"""Setting up the second edition, board and ships and crews: lines S1 to S8 and S11 of its rules."""

from collections import Counter

import pytest

from marsbound.core.choices import Choices
from marsbound.core.refusal import BadInput, Refusal
from marsbound.core.script import NATURE, ask
from marsbound.games.red_planet.rules.box import CHARACTERS, KINDS
from marsbound.games.red_planet.rules.cells import FIRST
from marsbound.games.red_planet.rules.table import RedPlanet
from tests.games.red_planet.kit import Scene, box_of, started
from tests.games.red_planet.rulebook.second.deals import (
    MARS,
    OUTER,
    SECOND,
    ZONES,
    deal,
    drawn,
    follows,
    odds,
    question,
    seen,
    undealt,
)

pytestmark = pytest.mark.interpreted

KNOWN_SHIPS = [f"{zone}-{capacity}" for zone in ZONES for capacity in (3, 4, 5)]
UNKNOWN_SHIPS = ["unknown-2a", "unknown-2b", "unknown-3", "unknown-4", "unknown-5", "unknown-6"]
ROUND = "round/BeginARound"
THREE_SHIPS = ["hellas-3", "ausonia-5", "phobos-4"]


# Board and supply


@pytest.mark.rule("red-planet-second:S1")
def test_mars_has_nine_zones_and_the_moon_is_one_too() -> None:
    assert [zone["zone"] for zone in seen(started())["zones"]] == ZONES
    scene = Scene().put("phobos", {1: 2}).resolve("soldier", seat=1).answer("phobos:1")
    assert scene.question == "LeaveTheMoon"
    assert scene.choices == MARS
    assert scene.refusal("phobos") == Refusal("not-on-mars", "C13", "phobos")


@pytest.mark.rule("red-planet-second:S1")
def test_lost_in_space_is_no_zone() -> None:
    scene = Scene().lose(2, 1).put("hellas", {2: 1}).resolve("soldier", seat=1)
    assert scene.choices == ["hellas:2"]
    with pytest.raises(BadInput, match=r'"lost:2" is no answer'):
        scene.refusal("lost:2")


@pytest.mark.rule("red-planet-second:S2")
@pytest.mark.parametrize(("players", "docks"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_there_is_a_dock_for_each_player_but_four_for_two(players: int, docks: int) -> None:
    picture = seen(started(players=players))
    assert len(picture["docks"]) == docks
    assert all(dock["ship"] for dock in picture["docks"])


@pytest.mark.rule("red-planet-second:S3")
def test_the_supply_has_two_destination_tokens_for_each_zone() -> None:
    assert seen(deal(undealt(3), *THREE_SHIPS))["destinations"] == dict.fromkeys(ZONES, 2)


@pytest.mark.rule("red-planet-second:S3")
def test_all_point_tokens_begin_in_the_supply() -> None:
    picture = seen(started())
    assert picture["tokens"] == {"ice": 40, "sylvanite": 23, "celerium": 23}
    assert all(set(seat["tokens"].values()) == {0} for seat in picture["seats"])
    assert all(set(zone["tokens"].values()) == {0} for zone in picture["zones"])


@pytest.mark.rule("red-planet-second:S3")
def test_the_ice_monopoly_lies_beside_the_supply_and_not_among_the_event_cards() -> None:
    assert "ice-monopoly" not in box_of(SECOND).card_ids
    # nobody has to draw it: who has most ice is paid
    scene = Scene(players=3).give(2, "ice", 1)
    scores = scene.game.result(scene.table).scores
    assert [(score.seat, score.points) for score in scores if score.source == "ice-monopoly"] == [(1, 9)]


# First ships


@pytest.mark.rule("red-planet-second:S4")
def test_first_ships_are_any_of_known_destination() -> None:
    play = undealt(3)
    assert question(play, NATURE) == "DockAFirstShip"
    assert odds(play) == dict.fromkeys(KNOWN_SHIPS, 1)
    deal(play, "hellas-3")
    assert odds(play) == dict.fromkeys([ship for ship in KNOWN_SHIPS if ship != "hellas-3"], 1)
    with pytest.raises(BadInput, match="nature can't answer"):
        play.answer(NATURE, "unknown-6")
    deal(play, "ausonia-5", "phobos-4")
    assert question(play, NATURE) == "SeatAFirstAstronaut"
    assert [dock["ship"] for dock in seen(play)["docks"]] == THREE_SHIPS


@pytest.mark.rule("red-planet-second:S4")
def test_first_ships_are_all_equally_likely() -> None:
    play = undealt(4)
    assert follows(drawn(play, 1500), dict.fromkeys(KNOWN_SHIPS, 1))
    deal(play, *THREE_SHIPS)
    assert follows(drawn(play, 1500), dict.fromkeys([ship for ship in KNOWN_SHIPS if ship not in THREE_SHIPS], 1))


@pytest.mark.rule("red-planet-second:S4")
def test_ships_of_unknown_destination_stay_in_the_deck() -> None:
    deck = seen(deal(undealt(3), *THREE_SHIPS))["ship-deck"]
    assert len(deck) == 36 - 3
    assert [ship for ship in deck if ship.startswith("unknown")] == UNKNOWN_SHIPS


@pytest.mark.rule("red-planet-second:S5")
def test_the_rightmost_ship_goes_to_phobos_if_none_does() -> None:
    picture = seen(deal(undealt(3), "hellas-3", "ausonia-5", "syrtis-major-4"))
    assert [dock["destination"] for dock in picture["docks"]] == ["hellas", "ausonia", "phobos"]
    assert [dock["tokens"] for dock in picture["docks"]] == [[], [], ["phobos"]]
    assert picture["destinations"] == dict.fromkeys(MARS, 2) | {"phobos": 1}


@pytest.mark.rule("red-planet-second:S5")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_no_ship_is_sent_to_phobos_if_one_is_bound_for_it(place: int) -> None:
    ships = ["hellas-3", "ausonia-5"]
    ships.insert(place, "phobos-3")
    picture = seen(deal(undealt(3), *ships))
    assert [dock["tokens"] for dock in picture["docks"]] == [[], [], []]
    assert picture["destinations"]["phobos"] == 2


# Crews


@pytest.mark.rule("red-planet-second:S6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_colour_begins_with_nine_characters_and_22_astronauts(players: int) -> None:
    for seat in seen(undealt(players))["seats"]:
        assert seat["hand"] == CHARACTERS
        assert len(seat["hand"]) == 9
        assert seat["supply"] == 22
        assert seat["lost"] == 0


@pytest.mark.rule("red-planet-second:S7")
def test_one_astronaut_of_each_player_is_seated_one_per_ship() -> None:
    play = deal(undealt(3), *THREE_SHIPS)
    assert odds(play) == {"1": 1, "2": 1, "3": 1}
    deal(play, "2")
    assert odds(play) == {"1": 1, "3": 1}
    deal(play, "3")
    assert odds(play) == {"1": 1}
    deal(play, "1")
    picture = seen(play)
    assert [dock["crew"] for dock in picture["docks"]] == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert [seat["supply"] for seat in picture["seats"]] == [21, 21, 21]
    assert question(play, NATURE) != "SeatAFirstAstronaut"


@pytest.mark.rule("red-planet-second:S7")
def test_all_orders_of_first_astronauts_are_equally_likely() -> None:
    play = deal(undealt(3), *THREE_SHIPS)
    counted: Counter[str] = Counter()
    for seed in range(900):
        table = play.table.clone()
        table.set_seed(seed)
        assert ask(table, Choices(), False)
        assert isinstance(table, RedPlanet)
        order = [seat for dock in range(3) for seat in range(3) if table.aboard(dock, seat)]
        assert table.cells[FIRST] == order[0]
        counted[str(order)] += 1
    orders = ["[0, 1, 2]", "[0, 2, 1]", "[1, 0, 2]", "[1, 2, 0]", "[2, 0, 1]", "[2, 1, 0]"]
    assert follows(counted, dict.fromkeys(orders, 1))


@pytest.mark.rule("red-planet-second:S7")
@pytest.mark.parametrize("leftmost", [1, 2, 3])
def test_whoever_is_leftmost_is_first_player(leftmost: int) -> None:
    others = [str(seat) for seat in (1, 2, 3) if seat != leftmost]
    play = deal(undealt(3), *THREE_SHIPS, str(leftmost), *others)
    assert seen(play)["first"] == leftmost - 1


# Resources


@pytest.mark.rule("red-planet-second:S8")
def test_a_resource_is_any_of_those_not_turned_up_yet() -> None:
    scene = Scene().ask_nature().put("hellas", {1: 1}, "celerium")
    scene.resolve("explorer", seat=1).answer("hellas>tritonis-sinus")
    assert scene.question == "TurnUpAResource"
    assert odds(scene.play) == {"ice": 5, "sylvanite": 3, "celerium": 2}
    scene.answer("sylvanite", "tritonis-sinus>mare-tyrrhenum")
    assert odds(scene.play) == {"ice": 5, "sylvanite": 2, "celerium": 2}


@pytest.mark.rule("red-planet-second:S8")
def test_resources_are_drawn_five_to_three_to_three() -> None:
    scene = Scene(players=3).ask_nature().dock("hellas-3", crew={1: 3}, launched=True)
    scene.begin(ROUND).answer(*["recruiter"] * 3)
    assert scene.question == "TurnUpAResource"
    assert follows(drawn(scene.play, 1100), {"ice": 5, "sylvanite": 3, "celerium": 3})
    assert not follows(drawn(scene.play, 1100), {"ice": 1, "sylvanite": 1, "celerium": 1})


@pytest.mark.rule("red-planet-second:S8")
def test_ten_of_the_eleven_resources_are_used() -> None:
    scene = Scene(players=3)
    assert [zone["resource"] for zone in seen(scene.play)["zones"]] == [None] * 10
    assert seen(scene.play)["resources-face-down"] == {"ice": 5, "sylvanite": 3, "celerium": 3}
    scene.put("phobos", {1: 1}, "ice")
    for ships in (ZONES[:3], ZONES[3:6], ZONES[6:9]):
        for dock, zone in enumerate(ships, 1):
            scene.dock(f"{zone}-3", crew={1: 1}, at=dock, launched=True)
        scene.begin(ROUND).answer(*["recruiter"] * 3)
    picture = seen(scene.play)
    left = Counter(picture["resources-face-down"])
    assert left.total() == 1
    turned_up = Counter(zone["resource"] for zone in picture["zones"])
    assert turned_up + left == {"ice": 5, "sylvanite": 3, "celerium": 3}
    assert set(turned_up) <= set(KINDS)


# Phobos


@pytest.mark.rule("red-planet-second:S11")
def test_a_ship_lands_on_phobos_and_its_crew_turns_up_the_resource() -> None:
    scene = Scene(players=3).dock("phobos-3", crew={1: 2, 2: 1}, launched=True)
    scene.begin(ROUND).answer(*["recruiter"] * 3)
    assert (scene.in_zone("phobos", 1), scene.in_zone("phobos", 2)) == (2, 1)
    assert [event["zone"] for event in scene.told("resource-turned-up")] == ["phobos"]


@pytest.mark.rule("red-planet-second:S11")
def test_astronauts_on_phobos_are_killed_and_replaced_as_anywhere() -> None:
    scene = Scene().put("phobos", {1: 1, 2: 1})
    scene.resolve("soldier", seat=3).answer("phobos:1")
    assert (scene.in_zone("phobos", 1), scene.lost(1)) == (0, 1)
    scene.put("phobos", {3: 1}).resolve("femme-fatale", seat=3).answer("phobos:2")
    assert (scene.in_zone("phobos", 3), scene.in_zone("phobos", 2), scene.lost(2)) == (2, 0, 1)


@pytest.mark.rule("red-planet-second:S11")
def test_phobos_borders_no_zone() -> None:
    scene = Scene().put("phobos", {1: 1}).resolve("explorer", seat=1)
    assert scene.question == ""
    scene.put("hellas", {1: 1}).resolve("explorer", seat=1)
    assert not [choice for choice in scene.choices if "phobos" in choice]
    assert scene.refusal("hellas>phobos") == Refusal("not-adjacent", "C3", "hellas>phobos")
    assert scene.refusal("phobos>hellas") == Refusal("not-adjacent", "C3", "phobos>hellas")


@pytest.mark.rule("red-planet-second:S11")
def test_phobos_takes_no_discovery() -> None:
    scene = Scene().ask_nature().resolve("scientist", seat=1).answer("draw", "lichens")
    assert scene.question == "PlaceTheDiscovery"
    assert scene.choices == OUTER
    assert scene.refusal("phobos") == Refusal("no-discoveries-here", "E3", "phobos")


@pytest.mark.rule("red-planet-second:S11")
def test_phobos_produces_like_any_zone() -> None:
    scene = Scene().put("phobos", {2: 1}, "celerium").begin("game/BeginProduction")
    assert scene.tokens(2, "celerium") == 1
