"""Setting up Rocketmen, board and decks: lines S1 to S6 of its rules."""

from collections import Counter
from dataclasses import replace

import pytest

from marsbound.core.notation import line_number
from marsbound.core.script import NOBODY
from marsbound.core.view import ONLOOKER
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from tests.games.red_planet.kit import started
from tests.games.red_planet.rulebook.second.deals import drawn, follows, odds
from tests.games.rocketmen.kit import RocketmenScene
from tests.games.rocketmen.rulebook.deals import seen, undealt, until

pytestmark = pytest.mark.interpreted

# Copies with two, three and four players
TEAL = {
    **{"big-data": (1, 1, 2), "internet": (1, 2, 3), "solar-power": (1, 2, 2), "next-generation-drugs": (1, 1, 2)},
    **{"planetary-laser-shield": (1, 2, 2), "batteries": (1, 1, 2), "supercapacitors": (1, 2, 2)},
    **{"government-contract": (1, 1, 2), "protective-suit": (1, 2, 2), "backup": (1, 1, 2), "crowdfunding": (1, 1, 2)},
}
PINK = {
    **{"afterburner": (1, 2, 2), "detailed-planning": (1, 1, 2), "industrial-espionage": (1, 1, 2)},
    **{"storage-yard": (1, 2, 2), "multi-purpose-space-suit": (1, 2, 2), "electric-cars": (1, 1, 2)},
    **{"quantum-computer": (1, 1, 2), "reusable-rocket": (1, 2, 2), "research-institute": (1, 1, 2)},
    **{"stock-market-listing": (1, 2, 2)},
}
HAZARDS = ["pandemic", "climate-change", "asteroid-impact"]


# Decks and market


@pytest.mark.rule("rocketmen:S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_and_hazards_marked_for_more_players_are_taken_out(players: int) -> None:
    picture = seen(undealt(players))
    deck = Counter(picture["teal-deck"]) + Counter(picture["pink-deck"])
    copies = {name: copies[players - 2] for name, copies in (TEAL | PINK).items()}
    assert deck == copies | dict.fromkeys(HAZARDS, players)


@pytest.mark.rule("rocketmen:S1")
@pytest.mark.parametrize(("players", "teal", "pink"), [(2, 11, 10), (3, 16, 15), (4, 23, 20)])
def test_the_decks_grow_with_the_players_to_twenty_three_and_twenty(players: int, teal: int, pink: int) -> None:
    picture = seen(undealt(players))
    assert sum(number for name, number in picture["teal-deck"].items() if name not in HAZARDS) == teal
    assert sum(number for name, number in picture["pink-deck"].items() if name not in HAZARDS) == pink


@pytest.mark.rule("rocketmen:S1", "rocketmen:O2")
@pytest.mark.parametrize(("players", "engines"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_engines_marked_for_more_players_are_taken_out_too(players: int, engines: int) -> None:
    """The built-in pack has none: what is printed on them isn't known."""
    pack = builtin("rocketmen")
    marked = [replace(entry, fields={**entry.fields, "marks": (0, 0, 0, 3, 4)}) for entry in pack.entries("engine")]
    box = games()["rocketmen"].box(replace(pack, sections={**pack.sections, "engine": tuple(marked)}))
    assert RocketmenScene(players, box=box).engines_left == [engines] * 3
    assert RocketmenScene(players).engines_left == [5] * 3


@pytest.mark.rule("rocketmen:S2")
def test_a_launch_begins_with_eighteen_success_cards_none_of_which_is_known() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").turn(1).answer("launch:earth")
    for player in (0, 1, 2):
        launch = scene.picture(player)["launch"]
        assert launch["success-deck"] == [2, 5, 6, 4, 1]
        assert launch["seen"] == []
    scene.play.answer(0, "go-on")
    assert odds(scene.play) == {"0": 2, "1": 5, "2": 6, "3": 4, "4": 1}


@pytest.mark.rule("rocketmen:S2")
def test_every_success_card_is_equally_likely_to_lie_on_top() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").turn(1).answer("launch:earth")
    scene.play.answer(0, "go-on")
    assert follows(drawn(scene.play, 3000), {"0": 2, "1": 5, "2": 6, "3": 4, "4": 1})


@pytest.mark.rule("rocketmen:S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engines_of_three_kinds_lie_open_five_of_each(players: int) -> None:
    picture = seen(started("rocketmen", players))
    assert picture["engines"] == {"small-boosters": 5, "medium-stage": 5, "heavy-stage": 5}


@pytest.mark.rule("rocketmen:S3")
@pytest.mark.parametrize(("engine", "rockets"), [("small-boosters", 2), ("medium-stage", 3), ("heavy-stage", 4)])
def test_the_kinds_of_engines_have_two_three_and_four_rocket_points(engine: str, rockets: int) -> None:
    gives = RocketmenScene().pad(1, engine).picture(0)["seats"][0]["pad-gives"]
    nothing = dict.fromkeys(["money", "computers", "composites", "biotech", "science"], 0)
    assert gives == {**nothing, "rockets": rockets}


@pytest.mark.rule("rocketmen:S4")
@pytest.mark.parametrize(("players", "pink"), [(2, 1), (3, 2), (4, 3)])
def test_one_hazard_of_each_kind_is_in_the_teal_deck_and_the_others_are_in_the_pink_one(
    players: int, pink: int
) -> None:
    picture = seen(undealt(players))
    assert {name: picture["teal-deck"][name] for name in HAZARDS} == dict.fromkeys(HAZARDS, 1)
    assert {name: picture["pink-deck"][name] for name in HAZARDS} == dict.fromkeys(HAZARDS, pink)
    assert set(picture["teal-deck"]) == {*TEAL, *HAZARDS}
    assert set(picture["pink-deck"]) == {*PINK, *HAZARDS}


@pytest.mark.rule("rocketmen:S4")
def test_the_teal_deck_lies_on_the_pink_one() -> None:
    scene = RocketmenScene().teal("crowdfunding", "backup").pink("afterburner", "storage-yard", "quantum-computer")
    scene.begin("rocketmen/fill-the-market/FillTheMarket")
    assert sorted(filter(None, scene.on_market[:2])) == ["backup", "crowdfunding"]
    assert sorted(filter(None, scene.on_market[2:])) == ["afterburner", "quantum-computer", "storage-yard"]


@pytest.mark.rule("rocketmen:S4")
def test_the_teal_deck_is_shuffled_hazards_and_all() -> None:
    play = until(undealt(4), "FillTheMarket")
    weights = {name: copies[2] for name, copies in TEAL.items()} | dict.fromkeys(HAZARDS, 1)
    assert odds(play) == weights
    assert follows(drawn(play, 3000), weights)


@pytest.mark.rule("rocketmen:S4")
def test_the_pink_deck_is_shuffled_too() -> None:
    play = RocketmenScene(players=4).teal().play
    play.table.call(line_number("rocketmen/fill-the-market/FillTheMarket"), NOBODY)
    play.go_on()
    weights = {name: copies[2] for name, copies in PINK.items()} | dict.fromkeys(HAZARDS, 3)
    assert odds(play) == weights
    assert follows(drawn(play, 3000), weights)


@pytest.mark.rule("rocketmen:S5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_market_is_six_cards_off_the_top_of_the_deck(players: int) -> None:
    before = seen(undealt(players))
    after = seen(started("rocketmen", players))
    assert len(after["market"]) == 6
    assert Counter(after["market"]) + Counter(after["teal-deck"]) == before["teal-deck"]
    assert after["pink-deck"] == before["pink-deck"]


@pytest.mark.rule("rocketmen:S5")
def test_everybody_sees_the_market_from_the_start() -> None:
    play = started("rocketmen", 3)
    pictures = [seen(play, player) for player in (ONLOOKER, 0, 1, 2)]
    assert all(picture["market"] == pictures[0]["market"] for picture in pictures)
    assert all(pictures[0]["market"])


@pytest.mark.rule("rocketmen:S6")
def test_nobody_has_the_moon_and_mars_tokens_at_the_start() -> None:
    assert seen(started("rocketmen", 4))["tokens"] == {"moon": None, "mars": None}
