"""The second edition's Recruiter, Explorer and Scientist: lines C2 to C7 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import HAND
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.second.deals import OUTER, odds

pytestmark = pytest.mark.interpreted

DISCOVERIES = ["lichens", "radiation", "synergy", "subterfuge", "sandstorm", "rich-vein", "even-ground"]
NEIGHBOURS = {
    "vastitas-borealis": {"ausonia", "hellas", "valles-marineris", "syrtis-major"},
    "ausonia": {"vastitas-borealis", "mare-serpentis", "valles-marineris"},
    "mare-serpentis": {"ausonia", "sinus-sabaeus", "valles-marineris"},
    "sinus-sabaeus": {"mare-serpentis", "mare-tyrrhenum", "valles-marineris"},
    "mare-tyrrhenum": {"sinus-sabaeus", "tritonis-sinus", "syrtis-major"},
    "tritonis-sinus": {"mare-tyrrhenum", "hellas", "syrtis-major"},
    "hellas": {"tritonis-sinus", "vastitas-borealis", "syrtis-major"},
    "valles-marineris": {"syrtis-major", "vastitas-borealis", "ausonia", "mare-serpentis", "sinus-sabaeus"},
    "syrtis-major": {"valles-marineris", "vastitas-borealis", "hellas", "tritonis-sinus", "mare-tyrrhenum"},
    "phobos": set(),
}


# 9 Recruiter


@pytest.mark.rule("red-planet-second:C2")
def test_the_recruiter_places_one_and_takes_everything_back() -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5")
    scene.table.cells[HAND] = 0b000001000  # all played but one
    scene.count_down(seat1="recruiter", seat2="explorer")
    assert scene.hand(1) == ["secret-agent"]
    scene.answer("d2")
    assert (scene.aboard(2, 1), scene.supply(1)) == (1, 21)
    assert scene.hand(1) == CHARACTERS
    assert scene.told("characters-taken-back") == [{"seat": "1"}]
    assert "explorer" not in scene.hand(2)


@pytest.mark.rule("red-planet-second:C2")
def test_the_recruiter_takes_everything_back_even_if_nobody_can_be_placed() -> None:
    scene = Scene().dock("hellas-3", {2: 3})
    scene.table.cells[HAND] = 0
    scene.resolve("recruiter", seat=1)
    assert scene.question == ""
    assert scene.hand(1) == CHARACTERS


# 8 Explorer


@pytest.mark.rule("red-planet-second:C3")
@pytest.mark.parametrize("zone", NEIGHBOURS)
def test_the_explorer_moves_to_adjacent_zones(zone: str) -> None:
    scene = Scene().put(zone, {1: 1, 2: 1}).resolve("explorer", seat=1)
    assert set(scene.choices) - {"-"} == {f"{zone}>{neighbour}" for neighbour in NEIGHBOURS[zone]}


@pytest.mark.rule("red-planet-second:C3")
def test_the_explorer_places_one_and_makes_three_moves() -> None:
    scene = Scene().dock("hellas-5").put("hellas", {1: 2}).put("ausonia", {1: 1})
    for zone in ("tritonis-sinus", "syrtis-major", "mare-serpentis"):
        scene.turn_up(zone, "sylvanite")
    scene.resolve("explorer", seat=1).answer("d1")
    scene.answer("hellas>tritonis-sinus", "ausonia>mare-serpentis", "hellas>syrtis-major")
    assert scene.question == ""
    assert scene.aboard(1, 1) == 1
    assert [scene.in_zone(zone, 1) for zone in ("tritonis-sinus", "mare-serpentis", "syrtis-major")] == [1, 1, 1]
    assert [scene.in_zone(zone, 1) for zone in ("hellas", "ausonia")] == [0, 0]


@pytest.mark.rule("red-planet-second:C3")
def test_the_same_astronaut_may_move_more_than_once() -> None:
    scene = Scene().put("hellas", {1: 1}).resolve("explorer", seat=1)
    scene.answer("hellas>tritonis-sinus", "tritonis-sinus>mare-tyrrhenum", "mare-tyrrhenum>sinus-sabaeus")
    assert scene.question == ""
    assert scene.in_zone("sinus-sabaeus", 1) == 1


@pytest.mark.rule("red-planet-second:C3")
@pytest.mark.parametrize("moves", [[], ["hellas>syrtis-major"], ["hellas>syrtis-major", "syrtis-major>hellas"]])
def test_the_explorer_may_make_fewer_moves_or_none(moves: list[str]) -> None:
    scene = Scene().put("hellas", {1: 1}).resolve("explorer", seat=1).answer(*moves, "-")
    assert scene.question == ""
    assert len(scene.told("astronaut-moved")) == len(moves)


@pytest.mark.rule("red-planet-second:C3")
def test_the_explorer_moves_only_own_astronauts_and_never_from_or_to_phobos() -> None:
    scene = Scene().put("hellas", {1: 1}).put("ausonia", {2: 1}).put("phobos", {1: 1}).resolve("explorer", seat=1)
    for move, reason in {
        "hellas>ausonia": "not-adjacent",
        "hellas>hellas": "not-adjacent",
        "hellas>phobos": "not-adjacent",
        "phobos>hellas": "not-adjacent",
        "ausonia>mare-serpentis": "none-of-yours-there",
    }.items():
        assert scene.refusal(move) == Refusal(reason, "C3", move)


@pytest.mark.rule("red-planet-second:C4")
def test_a_move_turns_up_a_resource_before_the_next_move() -> None:
    scene = Scene().ask_nature().put("hellas", {1: 2}).resolve("explorer", seat=1).answer("hellas>tritonis-sinus")
    assert scene.question == "TurnUpAResource"
    scene.answer("celerium")
    assert scene.picture(2)["zones"][scene.zone("tritonis-sinus")]["resource"] == "celerium"
    assert scene.question == "MoveToANeighbour"
    assert scene.asked is not None
    assert scene.asked.time == 2
    # nothing is turned up where somebody has been before
    scene.answer("hellas>tritonis-sinus")
    assert scene.question == "MoveToANeighbour"
    assert len(scene.told("resource-turned-up")) == 1


# 7 Scientist


@pytest.mark.rule("red-planet-second:C5")
@pytest.mark.parametrize("docks", [("d1", "d1"), ("d1", "d2")])
def test_the_scientist_places_two_on_one_or_two_ships(docks: tuple[str, str]) -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").resolve("scientist", seat=1).answer(*docks)
    assert scene.question == "DrawOrLook"
    assert (scene.aboard(1, 1), scene.aboard(2, 1)) == (docks.count("d1"), docks.count("d2"))
    assert scene.supply(1) == 20


@pytest.mark.rule("red-planet-second:C5")
def test_the_scientist_draws_or_looks_but_not_both() -> None:
    scene = Scene().discover("hellas", "lichens").ask_nature().resolve("scientist", seat=1)
    assert scene.choices == ["draw", "hellas"]
    scene.answer("draw", "moon-base")
    assert scene.question == ""
    assert scene.holds(1, "moon-base")
    assert not scene.told("discovery-looked-at")
    scene.resolve("scientist", seat=2).answer("hellas")
    assert scene.question == ""
    assert scene.told("event-drawn") == [{"seat": "1"}]


@pytest.mark.rule("red-planet-second:C6")
def test_only_who_looks_at_a_discovery_learns_it_and_it_stays_face_down() -> None:
    scene = Scene().discover("hellas", "lichens").resolve("scientist", seat=1).answer("hellas")
    known = [scene.picture(player)["zones"][scene.zone("hellas")]["discovery"] for player in (1, 2, 3, 4, 0)]
    assert known == ["lichens", "?", "?", "?", "?"]
    assert scene.told("discovery-seen", player=1) == [{"seat": "1", "zone": "hellas", "card": "lichens"}]
    assert scene.told("discovery-seen", player=2) == []
    assert scene.told("discovery-looked-at", player=0) == [{"seat": "1", "zone": "hellas"}]
    # it can be looked at again, and draws are as they were
    assert scene.resolve("scientist", seat=2).choices == ["draw", "hellas"]


@pytest.mark.rule("red-planet-second:C6")
def test_any_discovery_face_down_may_be_looked_at_an_own_one_too() -> None:
    scene = Scene().discover("hellas", "lichens", seen_by=(1,)).discover("ausonia", "radiation").event_deck()
    scene.resolve("scientist", seat=1)
    assert scene.choices == ["ausonia", "hellas"]
    assert scene.refusal("phobos") == Refusal("no-discovery-there", "C6", "phobos")
    scene.answer("hellas")
    assert scene.told("discovery-seen", player=1) == [{"seat": "1", "zone": "hellas", "card": "lichens"}]


def crowded(free: int = 0) -> Scene:
    """Every outer zone has a discovery but the last ones; seat 1 is about to draw one more, or to look."""
    scene = Scene().ask_nature()
    for zone, card in list(zip(OUTER, DISCOVERIES, strict=True))[: 7 - free]:
        scene.discover(zone, card)
    return scene.resolve("scientist", seat=1)


@pytest.mark.rule("red-planet-second:C7")
def test_a_discovery_without_a_zone_is_discarded_and_another_looked_at() -> None:
    scene = crowded().answer("draw", "ether-magnet")
    assert scene.picture(0)["event-discards"] == ["ether-magnet"]
    assert scene.told("discovery-discarded", player=0) == [{"seat": "1", "card": "ether-magnet"}]
    assert scene.question == "LookAtADiscovery"
    assert scene.choices == OUTER
    assert scene.refusal("-") == Refusal("cannot-be-declined", "C7", "-")
    assert scene.refusal("phobos") == Refusal("no-discovery-there", "C6", "phobos")
    scene.answer("hellas")
    assert scene.question == ""
    assert scene.picture(1)["zones"][scene.zone("hellas")]["discovery"] == "even-ground"
    # it doesn't come back
    assert "ether-magnet" not in odds(scene.resolve("scientist", seat=2).answer("draw").play)


@pytest.mark.rule("red-planet-second:C7")
def test_a_discovery_is_not_discarded_while_an_outer_zone_is_free() -> None:
    scene = crowded(free=1).answer("draw", "ether-magnet")
    assert scene.picture(0)["event-discards"] == []
    assert scene.question == "PlaceTheDiscovery"
    assert scene.choices == ["hellas"]


@pytest.mark.rule("red-planet-second:C7")
def test_a_mission_drawn_while_all_zones_have_discoveries_is_kept_without_a_look() -> None:
    scene = crowded().answer("draw", "moon-base")
    assert scene.question == ""
    assert scene.holds(1, "moon-base")
