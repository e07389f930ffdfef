"""What everybody sees in the first edition, and what nobody: line R16 of its rules."""

import pytest

from marsbound.games.red_planet.rules.cells import EVENT_PILE
from tests.games.red_planet.rulebook.first.scenes import ROUND, first, three_ships

pytestmark = pytest.mark.interpreted


# Open and hidden


@pytest.mark.rule("red-planet-first:R16")
def test_board_pad_tiles_discards_and_tokens_are_open_to_all() -> None:
    scene = first().dock("hellas-5", {1: 2}, to="arabia").dock("unknown-2").put("ausonia", {2: 1}, "celerium")
    scene.lay("ausonia", "celerium", 1).give(3, "ice", 4).lose(2, 3).hold(1, "core", "trade").dock("arabia-3")
    scene.resolve("saboteur", seat=3).answer("-", "d3")
    for player in (0, 1, 2, 3):
        picture = scene.picture(player)
        assert picture["docks"][0] == {
            "ship": "hellas-5",
            "capacity": 5,
            "launched": False,
            "printed": "hellas",
            "destination": "arabia",
            "tokens": ["arabia"],
            "crew": [2, 0, 0],
        }
        zone = picture["zones"][scene.zone("ausonia")]
        assert (zone["resource"], zone["astronauts"], zone["tokens"]["celerium"]) == ("celerium", [0, 1, 0], 1)
        assert picture["ship-discards"] == ["arabia-3"]
        assert picture["destinations"]["arabia"] == 1
        assert picture["seats"][2]["tokens"] == {"ice": 4, "sylvanite": 0, "celerium": 0}
        assert picture["seats"][1]["lost"] == 3
        assert len(picture["seats"][0]["cards"]) == 2
        assert len(picture["seats"][0]["hand"]) == 9


@pytest.mark.rule("red-planet-first:R16")
def test_chosen_characters_are_hidden_until_they_are_called() -> None:
    scene = three_ships(first()).count_down(seat1="explorer", seat2="soldier", seat3="pilot")
    seat = scene.picture(1)["seats"][1]
    assert (seat["chosen"], seat["played"], len(seat["hand"])) == ("?", [], 9)
    assert scene.picture(2)["seats"][1]["chosen"] == "soldier"
    scene.answer("-")
    seat = scene.picture(1)["seats"][1]
    assert (seat["chosen"], seat["played"], len(seat["hand"])) == ("soldier", ["soldier"], 8)
    assert scene.picture(1)["seats"][2]["chosen"] == "?"


@pytest.mark.rule("red-planet-first:R16")
def test_bonus_cards_and_face_down_discoveries_are_hidden() -> None:
    scene = first().hold(1, "core", "trade").discover("hellas", "ambush", seen_by=(2,)).begin(ROUND)
    assert scene.picture(1)["seats"][0]["cards"] == ["core", "trade"]
    for player in (0, 2, 3):
        assert scene.picture(player)["seats"][0]["cards"] == ["?", "?"]
    hellas = scene.zone("hellas")
    assert [scene.picture(player)["zones"][hellas]["discovery"] for player in (0, 1, 2, 3)] == ["?", "?", "ambush", "?"]


@pytest.mark.rule("red-planet-first:R16")
def test_of_the_decks_only_the_size_is_known() -> None:
    scene = three_ships(first()).begin(ROUND)
    picture = scene.picture(1)
    assert picture["event-deck"] == 24
    assert scene.play.view(0).masked.cells[EVENT_PILE] < 0
    # ships left are known by elimination, but in no order: not by what the seed would draw
    assert picture["ship-deck"] == sorted(picture["ship-deck"], key=scene.box.ship_ids.index)
    assert (scene.play.view(0).masked.seed_low, scene.play.view(0).masked.seed_high) == (0, 0)
