"""The first edition's options, each on and off, and what is refused before a game begins."""

import itertools

import pytest

from marsbound.core.play import Play
from marsbound.core.refusal import BadInput
from marsbound.games.red_planet.rules.cells import SHIP_DISCARDS, SHIP_PILE
from marsbound.games.registry import games
from marsbound.ledger import ledger
from tests.games.red_planet.kit import Scene, box_of, started
from tests.games.red_planet.rulebook.first.scenes import FIRST, ROUND, decline_all, first, go_on, three_ships
from tests.games.red_planet.rulebook.second.deals import odds, question

pytestmark = pytest.mark.interpreted

NAMES = ["sabotaged_ships_leave", "produce_only_where_occupied", "short_ending"]
VALUES = list(itertools.product(("no", "yes"), repeat=3))


def with_options(leave: str = "no", occupied: str = "no", short: str = "no") -> Scene:
    return first(sabotaged_ships_leave=leave, produce_only_where_occupied=occupied, short_ending=short)


def dealt(options: dict[str, str]) -> Play:
    return Play(games()[FIRST], box_of(FIRST), 3, options, 1)


# Sabotaged ships


@pytest.mark.rule("red-planet-first:C5")
def test_a_sabotaged_ship_that_leaves_is_out_of_the_game() -> None:
    scene = with_options(leave="yes").dock("hellas-5", {1: 1, 2: 2}, to="arabia").dock("ausonia-5")
    scene.resolve("saboteur", seat=3).answer("-", "d1")
    picture = scene.picture(0)
    assert (picture["ships-out"], picture["ship-discards"]) == (["hellas-5"], [])
    assert "hellas-5" not in picture["ship-deck"]
    assert scene.told("ship-removed") == [{"dock": "d1", "ship": "hellas-5"}]
    # all else is as without the option
    assert (scene.ship(1), scene.lost(1), scene.lost(2)) == (None, 1, 2)
    assert picture["destinations"]["arabia"] == 2


@pytest.mark.rule("red-planet-first:C5")
@pytest.mark.parametrize(("leave", "deck"), [("no", {"hellas-5": 1, "arabia-3": 1}), ("yes", {"arabia-3": 1})])
def test_a_sabotaged_ship_comes_back_with_the_discards_unless_it_left(leave: str, deck: dict[str, int]) -> None:
    scene = three_ships(with_options(leave=leave)).begin(ROUND).answer("saboteur", "travel-agent", "travel-agent")
    decline_all(scene.answer("-", "d1"))
    scene.table.cells[SHIP_PILE] = 0
    scene.table.cells[SHIP_DISCARDS] |= 1 << scene.box.ship_ids.index("arabia-3")
    scene.ask_nature().begin(ROUND)
    assert odds(scene.play) == deck


@pytest.mark.rule("red-planet-first:C5")
def test_boarding_and_launching_are_the_same_with_every_option() -> None:
    for values in VALUES:
        scene = three_ships(with_options(*values)).resolve("secret-agent", seat=1).answer("d1", "d2", "d1")
        assert (scene.launched(1), scene.aboard(2, 1)) == (True, 1)
        scene.resolve("saboteur", seat=1).answer("d2", "-")
        assert (scene.ship(2), scene.aboard(2, 1)) == ("ausonia-5", 2)


# Production


@pytest.mark.rule("red-planet-first:P4")
@pytest.mark.parametrize(("line", "number"), [("BeginProduction", 1), ("BeginProduction-2", 2), ("BeginReveal", 3)])
def test_with_the_option_tokens_come_only_where_there_are_astronauts(line: str, number: int) -> None:
    scene = with_options(occupied="yes").turn_up("hellas", "celerium").put("arabia", {1: 1}, "sylvanite")
    go_on(scene, line)
    assert scene.lying("hellas", "celerium") == 0
    assert scene.tokens(1, "sylvanite") == number
    assert scene.picture(0)["tokens"] == {"ice": 30, "sylvanite": 20 - number, "celerium": 20}


@pytest.mark.rule("red-planet-first:P4")
def test_with_the_option_tied_astronauts_are_astronauts_all_the_same() -> None:
    scene = go_on(with_options(occupied="yes").put("arabia", {1: 1, 2: 1}), "BeginProduction")
    assert scene.lying("arabia", "ice") == 1


@pytest.mark.rule("red-planet-first:P4")
def test_with_the_option_tokens_left_earlier_stay_in_a_zone_now_empty() -> None:
    scene = with_options(occupied="yes").turn_up("hellas", "ice").lay("hellas", "ice", 1)
    go_on(scene, "BeginProduction-2")
    assert scene.lying("hellas", "ice") == 1


@pytest.mark.rule("red-planet-first:P4")
def test_with_the_option_a_zone_emptied_by_an_ambush_produces_nothing() -> None:
    scene = go_on(with_options(occupied="yes").put("hellas", {1: 1}).discover("hellas", "ambush"), "BeginReveal")
    assert (scene.in_zone("hellas", 1), scene.lying("hellas", "ice")) == (0, 0)
    scene = go_on(first().put("hellas", {1: 1}).discover("hellas", "ambush"), "BeginReveal")
    assert (scene.in_zone("hellas", 1), scene.lying("hellas", "ice")) == (0, 3)


@pytest.mark.rule("red-planet-first:P8")
def test_with_a_short_ending_a_zone_gets_one_token_at_the_end() -> None:
    scene = (
        with_options(short="yes")
        .put("hellas", {1: 1}, "celerium")
        .lay("hellas", "celerium", 2)
        .put("arabia", {2: 1, 3: 1})
    )
    go_on(scene, "BeginReveal")
    assert scene.tokens(1, "celerium") == 2 + 1
    assert (scene.tokens(2, "ice"), scene.tokens(3, "ice"), scene.lying("arabia", "ice")) == (0, 0, 1)


@pytest.mark.rule("red-planet-first:P8")
@pytest.mark.parametrize(("line", "number"), [("BeginProduction", 1), ("BeginProduction-2", 2)])
def test_a_short_ending_leaves_the_earlier_productions_alone(line: str, number: int) -> None:
    assert go_on(with_options(short="yes").put("hellas", {1: 1}), line).tokens(1, "ice") == number


@pytest.mark.rule("red-planet-first:P8")
def test_without_a_short_ending_a_zone_gets_three_at_the_end() -> None:
    assert go_on(first().put("hellas", {1: 1}), "BeginReveal").tokens(1, "ice") == 3


@pytest.mark.rule("red-planet-first:P8", "red-planet-first:P5")
def test_a_short_ending_keeps_discoveries_and_tiles_that_count() -> None:
    scene = (
        with_options(short="yes")
        .give(3, "celerium", 20)
        .put("hellas", {1: 1}, "celerium")
        .discover("hellas", "rich-vein")
    )
    go_on(scene, "BeginReveal")
    assert scene.tokens(1, "celerium") == 1 + 2


@pytest.mark.rule("red-planet-first:C5", "red-planet-first:P4", "red-planet-first:P8")
@pytest.mark.parametrize(("leave", "occupied", "short"), VALUES)
def test_options_can_be_combined(leave: str, occupied: str, short: str) -> None:
    scene = with_options(leave, occupied, short).dock("hellas-5").turn_up("hellas", "ice").put("arabia", {1: 1})
    scene.resolve("saboteur", seat=1).answer("-", "d1")
    go_on(scene, "BeginReveal")
    picture = scene.picture(0)
    assert (picture["ships-out"] == ["hellas-5"], picture["ship-discards"] == []) == (leave == "yes",) * 2
    last = 1 if short == "yes" else 3
    assert scene.tokens(1, "ice") == last
    assert scene.lying("hellas", "ice") == (0 if occupied == "yes" else last)


@pytest.mark.parametrize(("leave", "occupied", "short"), VALUES)
def test_a_game_is_set_up_alike_with_every_option(leave: str, occupied: str, short: str) -> None:
    options = dict(zip(NAMES, (leave, occupied, short), strict=True))
    play = dealt(options)
    assert play.options == options
    plain = dealt({})
    assert [step.text for step in play.steps] == [step.text for step in plain.steps]
    assert question(play, 0) == question(plain, 0) != ""


def test_without_a_word_all_options_are_off() -> None:
    assert dealt({}).options == dict.fromkeys(NAMES, "no")


def test_every_option_says_where_it_comes_from() -> None:
    sources = {option.name: option.source for option in games()[FIRST].options}
    assert list(sources) == NAMES
    for name, rule in zip(NAMES, ("C5", "P4", "P8"), strict=True):
        assert sources[name].startswith(f"rule {rule}: ")
        assert "Russian rulebook" in sources[name]
        assert f"`{name}`" in ledger(FIRST).line(rule).text


# What is refused


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 7])
def test_it_is_for_three_to_five_players(players: int) -> None:
    with pytest.raises(BadInput, match=f"red-planet-first is for 3 to 5 players, not {players}$"):
        started(FIRST, players=players)


def test_an_unknown_option_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        dealt({"short_ending": "yes", "blue_planet": "yes"})
    assert str(refused.value) == f'red-planet-first has no option "blue_planet"; its options: {", ".join(NAMES)}'


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", ["maybe", "", "YES", "1"])
def test_an_unknown_value_is_refused_with_those_there_are(name: str, value: str) -> None:
    with pytest.raises(BadInput) as refused:
        dealt({name: value})
    assert str(refused.value) == f'red-planet-first: option {name} can\'t be "{value}"; possible: no, yes'
