"""The second edition's destination tokens: lines D1 to D6 of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.packs import builtin
from marsbound.games.red_planet.rules.cells import DESTINATIONS
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.second.deals import ZONES

pytestmark = pytest.mark.interpreted

ROUND = "round/BeginARound"
RECRUITERS = ["recruiter", "recruiter", "recruiter"]


def left(scene: Scene, zone: str) -> int:
    """Destination tokens of a zone in the supply, as an onlooker sees it."""
    return int(scene.picture(0)["destinations"][zone])


def only(scene: Scene, *zones: str) -> Scene:
    """The supply has one destination token of each of these zones and no other."""
    for zone in ZONES:
        scene.table.cells[DESTINATIONS + scene.zone(zone)] = int(zone in zones)
    return scene


@pytest.mark.rule("red-planet-second:D1")
def test_the_first_aboard_a_ship_of_unknown_destination_picks_one() -> None:
    scene = Scene().dock("unknown-6").resolve("scientist", seat=1).answer("d1")
    assert scene.question == "PickADestination"  # at once, before the second astronaut
    assert scene.seat == 1
    assert scene.choices == ZONES
    assert scene.refusal("-") == Refusal("cannot-be-declined", "D1", "-")
    scene.answer("phobos")
    assert scene.destination(1) == "phobos"
    assert left(scene, "phobos") == 1
    assert scene.told("destination-set") == [{"seat": "1", "dock": "d1", "zone": "phobos"}]
    scene.answer("d1")
    assert scene.question == "DrawOrLook"


@pytest.mark.rule("red-planet-second:D1")
@pytest.mark.parametrize("character", ["recruiter", "secret-agent", "travel-agent", "pilot"])
def test_every_character_who_boards_first_picks_a_destination_once(character: str) -> None:
    scene = Scene().dock("unknown-6").resolve(character, seat=1).answer("d1")
    assert scene.question == "PickADestination"
    scene.answer("hellas")
    assert scene.question != "PickADestination"
    assert (scene.destination(1), left(scene, "hellas")) == ("hellas", 1)


@pytest.mark.rule("red-planet-second:D1")
def test_whoever_boards_later_picks_nothing() -> None:
    scene = Scene().dock("unknown-6", {2: 1}, to="ausonia").resolve("recruiter", seat=1).answer("d1")
    assert scene.question == ""
    assert scene.destination(1) == "ausonia"


@pytest.mark.rule("red-planet-second:D1")
def test_the_first_aboard_a_ship_of_known_destination_picks_nothing() -> None:
    scene = Scene().dock("ausonia-5").resolve("recruiter", seat=1).answer("d1")
    assert scene.question == ""
    assert scene.destination(1) == "ausonia"


@pytest.mark.rule("red-planet-second:D2")
def test_a_zone_whose_tokens_are_both_out_cannot_be_picked() -> None:
    scene = Scene().dock("unknown-6").dock("ausonia-3", to="hellas").dock("ausonia-4", to="phobos")
    scene.dock("ausonia-5", to="hellas").resolve("recruiter", seat=1).answer("d1")
    assert scene.choices == [zone for zone in ZONES if zone != "hellas"]
    assert scene.refusal("hellas") == Refusal("no-token-left", "D2", "hellas")
    scene.answer("phobos")
    assert (left(scene, "hellas"), left(scene, "phobos")) == (0, 0)
    scene.resolve("pilot", seat=2).answer("d2", "d2", "d2")
    assert scene.refusal("hellas") == Refusal("no-token-left", "D2", "hellas")
    assert scene.refusal("phobos") == Refusal("no-token-left", "D2", "phobos")


@pytest.mark.rule("red-planet-second:D2")
def test_a_token_under_another_token_is_out_too() -> None:
    scene = Scene().dock("ausonia-3", to="hellas").dock("ausonia-4", to="hellas").dock("ausonia-5")
    scene.resolve("pilot", seat=1).answer("d3", "d3", "d1", "phobos")
    assert (scene.destination(1), left(scene, "hellas")) == ("phobos", 0)
    scene.resolve("pilot", seat=2).answer("d3", "d3", "d2")
    assert scene.refusal("hellas") == Refusal("no-token-left", "D2", "hellas")


@pytest.mark.rule("red-planet-second:D3")
def test_all_tokens_of_a_ship_return_when_it_lands() -> None:
    scene = Scene(players=3).dock("unknown-3", {1: 3}, to="hellas", launched=True).dock("ausonia-5", to="hellas")
    scene.table.put_destination(0, scene.zone("phobos"))
    scene.lose(1, 19).lose(2, 22).lose(3, 22)
    assert (left(scene, "hellas"), left(scene, "phobos")) == (0, 1)
    scene.begin(ROUND).answer(*RECRUITERS)
    # the token of the ship still docked stays on it
    assert (left(scene, "hellas"), left(scene, "phobos")) == (1, 2)
    assert scene.destination(2) == "hellas"


@pytest.mark.rule("red-planet-second:D3")
def test_all_tokens_of_a_ship_return_when_it_is_destroyed() -> None:
    scene = Scene().dock("unknown-3", {2: 1}, to="hellas").dock("ausonia-5")
    scene.table.put_destination(0, scene.zone("phobos"))
    scene.resolve("saboteur", seat=1).answer("d2", "d1")
    assert (left(scene, "hellas"), left(scene, "phobos")) == (2, 2)


@pytest.mark.rule("red-planet-second:D3")
def test_as_many_tokens_return_as_a_pack_has() -> None:
    box = Scene().game.box(builtin("red-planet-second"))
    box.destinations = 9
    scene = Scene(box=box).dock("unknown-6", to="hellas").dock("ausonia-5")
    for _ in range(8):
        scene.table.put_destination(0, scene.zone("hellas"))
    assert left(scene, "hellas") == 0
    scene.resolve("saboteur", seat=1).answer("d2", "d1")
    assert {zone: left(scene, zone) for zone in ZONES} == dict.fromkeys(ZONES, 9)


@pytest.mark.rule("red-planet-second:D4")
def test_a_ship_of_unknown_destination_launched_empty_lands_nowhere() -> None:
    scene = Scene(players=3).dock("ausonia-5", {2: 1}).dock("hellas-5").dock("unknown-6").begin(ROUND)
    scene.lose(2, 21).lose(3, 22).answer("secret-agent", "recruiter", "recruiter").answer("d1", "d2", "d3")
    assert scene.question == ""
    assert scene.told("ship-discarded") == [{"dock": "d3", "ship": "unknown-6"}]
    assert not scene.told("ship-landed")
    assert not scene.told("resource-turned-up")
    assert scene.picture(0)["ship-discards"] == ["unknown-6"]
    assert all(sum(zone["astronauts"]) == 0 for zone in scene.picture(0)["zones"])
    assert scene.ship(3) not in (None, "unknown-6")


@pytest.mark.rule("red-planet-second:D4")
def test_a_ship_of_unknown_destination_with_a_token_lands_there_even_if_empty() -> None:
    scene = Scene(players=3).dock("unknown-6", to="hellas", launched=True).begin(ROUND).answer(*RECRUITERS)
    assert scene.told("ship-landed") == [{"dock": "d1", "ship": "unknown-6", "zone": "hellas"}]
    assert not scene.told("ship-discarded")


@pytest.mark.rule("red-planet-second:D5")
def test_whoever_boards_first_picks_nothing_if_a_pilot_gave_a_token() -> None:
    scene = Scene().dock("unknown-6").dock("ausonia-5").resolve("pilot", seat=1).answer("d2", "d2")
    assert scene.choices == ["d1", "d2"]
    scene.answer("d1", "phobos").resolve("recruiter", seat=2).answer("d1")
    assert scene.question == ""
    assert (scene.destination(1), scene.aboard(1, 2)) == ("phobos", 1)
    assert left(scene, "phobos") == 1


@pytest.mark.rule("red-planet-second:D6")
def test_a_pilot_must_place_a_token_and_may_name_the_same_destination() -> None:
    scene = Scene().dock("hellas-5").resolve("pilot", seat=1).answer("d1", "d1")
    assert scene.refusal("-") == Refusal("cannot-be-declined", "D6", "-")
    scene.answer("d1")
    assert scene.question == "PutADestinationToken"
    assert scene.choices == ZONES
    assert scene.refusal("-") == Refusal("cannot-be-declined", "D6", "-")
    scene.answer("hellas")
    assert (scene.destination(1), left(scene, "hellas")) == ("hellas", 1)
    assert scene.picture(0)["docks"][0]["tokens"] == ["hellas"]


@pytest.mark.rule("red-planet-second:D6")
def test_a_pilot_takes_the_last_token_of_the_supply() -> None:
    scene = only(Scene().dock("hellas-5"), "ausonia").resolve("pilot", seat=1).answer("d1", "d1", "d1")
    assert scene.choices == ["ausonia"]
    scene.answer("ausonia")
    assert scene.destination(1) == "ausonia"


@pytest.mark.rule("red-planet-second:D6")
def test_a_pilot_isnt_asked_for_a_ship_without_tokens_in_the_supply() -> None:
    scene = only(Scene().dock("hellas-5")).resolve("pilot", seat=1).answer("d1", "d1")
    assert scene.question == ""
    assert scene.destination(1) == "hellas"
