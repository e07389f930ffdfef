"""Production, final scoring and victory in the first edition: section P of its rules, but for its options."""

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.packs import builtin
from marsbound.games.red_planet.rules.box import SCATTER
from marsbound.games.red_planet.rules.cells import ROUND as ROUND_CELL
from marsbound.games.registry import games
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.first.scenes import PRODUCTIONS, decline_all, first, go_on, three_ships

pytestmark = pytest.mark.interpreted

KINDS = ("ice", "sylvanite", "celerium")


def idle_rounds(scene: Scene, number: int) -> Scene:
    """Rounds in which everybody recruits and nobody boards."""
    for _ in range(number):
        decline_all(scene.answer(*["recruiter"] * scene.play.players))
    return scene


# When


@pytest.mark.rule("red-planet-first:P1", "red-planet-first:P2", "red-planet-first:P3")
def test_production_comes_after_rounds_5_8_and_10() -> None:
    scene = three_ships(first())
    scene.table.cells[ROUND_CELL] = 0
    idle_rounds(go_on(scene, "PlayRounds"), 10)
    track = [fact for fact in scene.facts() if fact in ("round-begun", "production-begun", "reveal-begun")]
    expected = ["round-begun"] * 5 + ["production-begun"] + ["round-begun"] * 3 + ["production-begun"]
    assert track == [*expected, "round-begun", "round-begun", "reveal-begun", "production-begun"]
    assert scene.play.over


# The majority


@pytest.mark.rule("red-planet-first:P1")
def test_after_round_5_each_explored_zone_gives_one_token_to_the_majority() -> None:
    scene = first().put("hellas", {1: 2, 2: 1}, "celerium").put("valles-marineris", {3: 1}, "sylvanite")
    scene.put("arabia", {2: 3, 1: 2})
    go_on(scene, "BeginProduction")
    assert [scene.tokens(1, kind) for kind in KINDS] == [0, 0, 1]
    assert [scene.tokens(2, kind) for kind in KINDS] == [1, 0, 0]
    assert [scene.tokens(3, kind) for kind in KINDS] == [0, 1, 0]
    assert scene.picture(0)["tokens"] == {"ice": 29, "sylvanite": 19, "celerium": 19}


@pytest.mark.rule("red-planet-first:P1")
def test_after_round_5_a_tied_token_stays_for_round_8() -> None:
    scene = first().put("hellas", {1: 2, 2: 2})
    go_on(scene, "BeginProduction")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.lying("hellas", "ice")) == (0, 0, 1)
    scene.put("hellas", {1: 1})
    go_on(scene, "BeginProduction-2")
    assert (scene.tokens(1, "ice"), scene.lying("hellas", "ice")) == (3, 0)


SHARED_AFTER_8 = [
    pytest.param({1: 2, 2: 1}, 0, {1: 2}, 0, id="the majority takes both"),
    pytest.param({1: 2, 2: 1}, 1, {1: 3}, 0, id="the majority takes what was left too"),
    pytest.param({1: 1, 2: 1}, 0, {1: 1, 2: 1}, 0, id="two tied take one each"),
    pytest.param({1: 1, 2: 1}, 1, {1: 1, 2: 1}, 1, id="of three one stays"),
    pytest.param({1: 1, 2: 1, 3: 1}, 0, {}, 2, id="three tied for two leave both"),
    pytest.param({1: 1, 2: 1, 3: 1}, 1, {1: 1, 2: 1, 3: 1}, 0, id="three tied for three"),
]


@pytest.mark.rule("red-planet-first:P2")
@pytest.mark.parametrize(("crew", "left", "taken", "stays"), SHARED_AFTER_8)
def test_after_round_8_two_more_are_shared_equally_and_the_rest_stays(
    crew: dict[int, int], left: int, taken: dict[int, int], stays: int
) -> None:
    scene = first().put("hellas", crew, "sylvanite").lay("hellas", "sylvanite", left)
    go_on(scene, "BeginProduction-2")
    gained = {seat: scene.tokens(seat, "sylvanite") for seat in (1, 2, 3)}
    assert {seat: number for seat, number in gained.items() if number} == taken
    assert scene.lying("hellas", "sylvanite") == stays


@pytest.mark.rule("red-planet-first:P2")
def test_what_stays_after_round_8_is_given_out_after_round_10() -> None:
    scene = first().put("hellas", {1: 1, 2: 1, 3: 1}, "sylvanite")
    go_on(scene, "BeginProduction-2")
    scene.put("hellas", {3: 1})
    go_on(scene, "BeginReveal")
    assert scene.tokens(3, "sylvanite") == 2 + 3


@pytest.mark.rule("red-planet-first:P3")
def test_after_round_10_three_more_go_to_the_majority_with_all_that_was_left() -> None:
    scene = first().put("hellas", {1: 2, 2: 1}, "celerium").lay("hellas", "celerium", 2)
    go_on(scene, "BeginReveal")
    assert (scene.tokens(1, "celerium"), scene.lying("hellas", "celerium")) == (5, 0)


@pytest.mark.rule("red-planet-first:P3")
def test_after_round_10_the_rest_is_lost() -> None:
    scene = first().put("hellas", {1: 1, 2: 1}, "celerium")
    go_on(scene, "BeginReveal")
    assert (scene.tokens(1, "celerium"), scene.tokens(2, "celerium")) == (1, 1)
    assert [scene.score(seat) for seat in (1, 2, 3)] == [3, 3, 0]


@pytest.mark.rule("red-planet-first:P3")
def test_discoveries_are_revealed_and_carried_out_before_the_tokens_come() -> None:
    scene = first().put("hellas", {1: 2, 2: 1}).discover("hellas", "ambush").discover("arabia", "life")
    go_on(scene, "BeginReveal")
    assert [event["zone"] for event in scene.told("discovery-revealed", player=0)] == ["arabia", "hellas"]
    facts = scene.facts()
    assert facts.index("discovery-revealed") < facts.index("astronaut-lost-here") < facts.index("tokens-placed")


@pytest.mark.rule("red-planet-first:P3")
@pytest.mark.parametrize("line", PRODUCTIONS[:2])
def test_discoveries_act_in_no_earlier_production(line: str) -> None:
    scene = first().put("hellas", {1: 1}).discover("hellas", "cave-in").put("arabia", {2: 2, 3: 1})
    scene.discover("arabia", "upheaval").discover("sinus-sabaeus", "outcrop")
    go_on(scene, line)
    number = PRODUCTIONS.index(line) + 1
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.tokens(3, "ice")) == (number, number, 0)
    assert scene.told("discovery-revealed") == []


# Empty zones, zones without a tile


@pytest.mark.rule("red-planet-first:P4")
@pytest.mark.parametrize(("line", "number"), [("BeginProduction", 1), ("BeginProduction-2", 2), ("BeginReveal", 3)])
def test_an_explored_zone_without_astronauts_produces_and_keeps_its_tokens(line: str, number: int) -> None:
    scene = first().turn_up("hellas", "celerium").put("arabia", {1: 1})
    go_on(scene, line)
    assert scene.lying("hellas", "celerium") == number
    assert [scene.tokens(seat, "celerium") for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-planet-first:P4")
def test_who_comes_later_takes_what_an_empty_zone_kept() -> None:
    scene = first().turn_up("hellas", "ice")
    go_on(scene, "BeginProduction")
    scene.put("hellas", {2: 1})
    go_on(scene, "BeginProduction-2")
    assert scene.tokens(2, "ice") == 1 + 2


@pytest.mark.rule("red-planet-first:P9")
@pytest.mark.parametrize("line", PRODUCTIONS)
def test_a_zone_without_a_tile_produces_nothing(line: str) -> None:
    scene = first().put("hellas", {1: 2}, None).discover("hellas", "rich-vein").discover("ausonia", "outcrop")
    scene.put("arabia", {2: 1}, None)
    go_on(scene, line)
    assert scene.told("tokens-placed") == []
    assert sum(scene.picture(0)["tokens"].values()) == 70


# Short of tokens


@pytest.mark.rule("red-planet-first:P5")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_tile_stands_for_tokens_that_run_out_in_the_last_production(left: int) -> None:
    scene = first().give(3, "celerium", 20 - left).put("hellas", {1: 1}, "celerium")
    go_on(scene, "BeginReveal")
    assert scene.tokens(1, "celerium") == 3
    assert scene.scored(1, "tokens", "celerium") == 9
    counted = [{"zone": "hellas", "kind": "celerium", "number": str(3 - left)}] if left < 3 else []
    assert scene.told("tile-counted") == counted


@pytest.mark.rule("red-planet-first:P5")
def test_no_zone_is_cut_short_in_the_last_production() -> None:
    scene = first().give(3, "sylvanite", 19)
    for zone, seat in [("vastitas-borealis", 1), ("hellas", 2), ("valles-marineris", 1)]:
        scene.put(zone, {seat: 1}, "sylvanite")
    scene.discover("hellas", "rich-vein")
    go_on(scene, "BeginReveal")
    assert (scene.tokens(1, "sylvanite"), scene.tokens(2, "sylvanite")) == (3 + 3, 3 + 2)


@pytest.mark.rule("red-planet-first:P5")
def test_a_tile_counts_as_three_tokens_in_ties() -> None:
    scene = first().give(3, "celerium", 20).put("hellas", {1: 1, 2: 1}, "celerium")
    scene.put("arabia", {1: 1, 2: 1, 3: 1}, "celerium")
    go_on(scene, "BeginReveal")
    assert (scene.tokens(1, "celerium"), scene.tokens(2, "celerium"), scene.tokens(3, "celerium")) == (2, 2, 21)


@pytest.mark.rule("red-planet-first:P5")
def test_a_tile_counts_as_three_tokens_for_the_ice_bonus() -> None:
    scene = first().give(2, "ice", 2).give(3, "ice", 2).lay("syrtis-major", "ice", 26).put("hellas", {1: 1}, "ice")
    assert scene.picture(0)["tokens"]["ice"] == 0
    go_on(scene, "BeginReveal")
    assert scene.tokens(1, "ice") == 3
    assert [scene.scored(seat, "ice-monopoly") for seat in (1, 2, 3)] == [9, 0, 0]


@pytest.mark.rule("red-planet-first:P5")
@pytest.mark.parametrize(("line", "number"), [("BeginProduction", 1), ("BeginProduction-2", 2)])
def test_in_earlier_productions_nothing_stands_for_tokens(line: str, number: int) -> None:
    scene = first().give(3, "ice", 30 - number).put("hellas", {1: 1}).put("ausonia", {2: 1})
    go_on(scene, line)
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.picture(0)["tokens"]["ice"]) == (number, 0, 0)
    assert scene.told("tile-counted") == []


# Scores and victory


@pytest.mark.rule("red-planet-first:P6")
def test_a_score_is_token_values_ice_bonus_cards_and_discoveries() -> None:
    scene = first().give(1, "ice", 4).give(1, "sylvanite", 3).give(1, "celerium", 2).give(2, "ice", 1)
    scene.put("hellas", {1: 2}, None).discover("hellas", "life").put("ausonia", {1: 1}, None)
    scene.discover("ausonia", "radiation").put("arabia", {1: 1}, None).discover("arabia", "reservoir")
    scene.hold(1, "trade", "presence")
    go_on(scene, "BeginReveal")
    assert scene.scored(1, "tokens") == 4 * 1 + 3 * 2 + 2 * 3
    assert scene.scored(1, "ice-monopoly") == 9
    assert scene.scored(1, "missions") == 5 + 3
    assert scene.scored(1, "discoveries") == 3 - 3 + 5
    assert scene.score(1) == 16 + 9 + 8 + 5
    assert scene.score(2) == 1
    assert {"seat": "1", "points": "38"} in scene.told("score-counted")


ICE = [
    pytest.param({1: 5, 2: 4}, {1: 9}, id="one alone"),
    pytest.param({1: 5, 3: 5, 2: 4}, {1: 4, 3: 4}, id="two tied"),
    pytest.param({1: 5, 2: 5, 3: 5}, {1: 3, 2: 3, 3: 3}, id="three tied"),
    pytest.param({1: 1, 2: 1, 3: 1, 4: 1}, {1: 2, 2: 2, 3: 2, 4: 2}, id="four tied"),
    pytest.param(dict.fromkeys(range(1, 6), 2), dict.fromkeys(range(1, 6), 1), id="five tied"),
    pytest.param({}, {}, id="no ice anywhere"),
]


@pytest.mark.rule("red-planet-first:P6")
@pytest.mark.parametrize(("ice", "points"), ICE)
def test_most_ice_is_nine_points_shared_by_tied_players_and_rounded_down(
    ice: dict[int, int], points: dict[int, int]
) -> None:
    scene = first(players=5).give(5, "celerium", 20)
    for seat, tokens in ice.items():
        scene.give(seat, "ice", tokens)
    go_on(scene, "CountPoints")
    won = {seat: scene.scored(seat, "ice-monopoly") for seat in range(1, 6)}
    assert {seat: number for seat, number in won.items() if number} == points


@pytest.mark.rule("red-planet-first:P6")
def test_a_score_may_be_negative() -> None:
    scene = first().put("hellas", {1: 1}, None).discover("hellas", "radiation")
    go_on(scene, "BeginReveal")
    assert [scene.score(seat) for seat in (1, 2, 3)] == [-3, 0, 0]
    assert scene.winners == [2, 3]


@pytest.mark.rule("red-planet-first:P7")
def test_the_highest_score_wins() -> None:
    scene = go_on(first().give(1, "sylvanite", 4).give(2, "celerium", 3).give(3, "sylvanite", 3), "CountPoints")
    assert [scene.score(seat) for seat in (1, 2, 3)] == [8, 9, 6]
    assert scene.winners == [2]
    assert scene.told("game-won") == [{"seat": "2"}]


@pytest.mark.rule("red-planet-first:P7")
def test_tied_players_share_the_victory_whatever_their_tokens() -> None:
    scene = go_on(first().give(1, "sylvanite", 3).give(3, "celerium", 2).give(2, "sylvanite", 2), "CountPoints")
    assert [scene.score(seat) for seat in (1, 2, 3)] == [6, 4, 6]
    assert scene.winners == [1, 3]
    assert scene.told("game-won") == [{"seat": "1"}, {"seat": "3"}]


@pytest.mark.rule("red-planet-first:P7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_without_any_points_all_share_the_victory(players: int) -> None:
    assert go_on(first(players=players), "CountPoints").winners == list(range(1, players + 1))


# Discoveries that packs of one's own may have


def stormy() -> Scene:
    """Two seats in a zone whose discovery, of a pack of one's own, drives everybody away."""
    box = games()["red-planet-first"].box(builtin("red-planet-first"))
    box.effect[box.card_ids.index("life")] = SCATTER
    scene = Scene("red-planet-first", players=3, box=box).put("hellas", {1: 1, 2: 1}).first(2)
    return go_on(scene.discover("hellas", "life"), "BeginReveal")


@pytest.mark.rule("red-planet-first:P10")
def test_from_a_zone_that_a_discovery_empties_everybody_must_move() -> None:
    scene = stormy()
    assert (scene.question, scene.seat) == ("FleeTheStorm", 2)
    assert scene.refusal("-") == Refusal("cannot-be-declined", "P10", "-")
    far = next(zone for zone in scene.box.zone_ids if zone not in scene.choices)
    assert scene.refusal(far) == Refusal("not-adjacent", "P10", far)
    scene.answer(scene.choices[0])
    assert (scene.question, scene.seat) == ("FleeTheStorm", 1)
    scene.answer(scene.choices[0])
    assert (scene.in_zone("hellas", 1), scene.in_zone("hellas", 2)) == (0, 0)


@pytest.mark.rule("red-planet-first:P10")
def test_whoever_flees_explores_the_zone_they_come_to() -> None:
    scene = stormy().ask_nature()
    scene.answer(scene.choices[0])
    assert scene.question == "TurnUpAResource"
