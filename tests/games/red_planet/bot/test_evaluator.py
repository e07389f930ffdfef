"""What a position of Mission: Red Planet is worth, and what a hurried player answers there."""

import pytest
from librt.vecs import vec

from marsbound.bots.search.evaluator import Evaluator
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import answer, ask
from marsbound.games.red_planet.bot.evaluator import (
    RedPlanetEvaluator,
    first_edition,
    second_edition,
)
from marsbound.games.red_planet.rules.cells import HAND, PHASE, ROUND
from marsbound.games.red_planet.rules.table import RedPlanet
from tests.games.red_planet.kit import Scene, box_of

EVALUATORS = {evaluator.game.name: evaluator for evaluator in (first_edition(), second_edition())}
TABLES = [("red-planet-second", players) for players in range(2, 7)] + [
    ("red-planet-first", players) for players in range(3, 6)
]
SECOND = second_edition()


def new_table(game: str, players: int, seed: int) -> RedPlanet:
    evaluator = EVALUATORS[game]
    options = evaluator.game.checked_options({})
    table = evaluator.game.new(box_of(game), players, options)
    table.set_seed(seed)
    assert isinstance(table, RedPlanet)
    return table


def play_sensibly(evaluator: Evaluator, table: RedPlanet, chance: Generator, until: int = 100) -> Choices:
    found = Choices()
    while ask(table, found, False) and evaluator.moment(table) < until:
        choice = evaluator.sensible(table, found, chance)
        assert found.holds(choice), f"{choice} is none of {found.numbers()}"
        answer(table, choice)
    return found


def expected(evaluator: Evaluator, table: RedPlanet, player: int) -> tuple[float, dict[str, float]]:
    parts = vec[float]([0.0] * len(evaluator.parts))
    points = evaluator.expect(table, player, parts)
    named = {name: parts[at] for at, name in enumerate(evaluator.parts)}
    assert points == pytest.approx(sum(named.values()))
    return points, named


def points_of(scene: Scene, seat: int) -> float:
    """What a player (from 1) can expect while the scene's game goes on."""
    return expected(SECOND, going_on(scene), seat - 1)[0]


def going_on(scene: Scene, round_number: int = 0) -> RedPlanet:
    """The scene's table at the beginning of a round: somebody is going to choose a character."""
    if round_number:
        scene.table.cells[ROUND] = round_number
    table = scene.table.clone()
    table.call(int(scene.table.cast[0]), 0)
    return table


def shares_of(evaluator: Evaluator, table: RedPlanet, players: int) -> list[float]:
    shares = vec[float]([0.0] * 6)
    evaluator.shares(table, shares)
    return [shares[player] for player in range(players)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_at_the_end_the_expectation_is_the_score(game: str, players: int) -> None:
    evaluator = EVALUATORS[game]
    for seed in range(3):
        table = new_table(game, players, seed)
        play_sensibly(evaluator, table, Generator(seed))
        result = evaluator.game.result(table)
        seats = [seat for seat in range(table.seats) if not table.neutral(seat)]
        assert [expected(evaluator, table, player)[0] for player in range(players)] == [
            result.totals[seat] for seat in seats
        ]
        won = evaluator.winners(table)
        assert [player for player in range(players) if won >> player & 1] == result.winners
        shares = shares_of(evaluator, table, players)
        assert sum(shares) == pytest.approx(1.0 if result.winners else 0.0)
        assert all((share > 0) == (player in result.winners) for player, share in enumerate(shares))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_on_the_way_chances_are_chances_and_the_moment_never_falls(game: str, players: int) -> None:
    evaluator = EVALUATORS[game]
    table = new_table(game, players, 7)
    found = Choices()
    chance = Generator(7)
    last = 0
    spread = 100.0
    while ask(table, found, False):
        moment = evaluator.moment(table)
        assert moment >= last
        if moment > last:
            shares = shares_of(evaluator, table, players)
            assert all(0.0 < share < 1.0 for share in shares)
            assert sum(shares) <= 1.0 + 1e-9
            assert sum(shares) == pytest.approx(1.0) or players == 2, "only neutral colours take chances away"
            assert 0.5 < evaluator.spread(table) <= spread, "the nearer the end, the surer"
            spread = evaluator.spread(table)
            for player in range(players):
                expected(evaluator, table, player)
        last = moment
        answer(table, evaluator.sensible(table, found, chance))
    assert last >= 10


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_sensible_is_legal_and_varies(game: str, players: int) -> None:
    """Legality is checked at every question; another generator plays another game."""
    ends = set()
    for seed in range(4):
        table = new_table(game, players, 1)
        play_sensibly(EVALUATORS[game], table, Generator(seed))
        ends.add(tuple(table.cells[at] for at in range(len(table.cells))))
    assert len(ends) > 1


def test_the_same_generator_answers_the_same() -> None:
    tables = [new_table("red-planet-second", 4, 3) for _ in range(2)]
    for table in tables:
        play_sensibly(SECOND, table, Generator(5), until=4)
    assert list(tables[0].cells) == list(tables[1].cells)


def test_an_evaluator_changes_nothing_on_the_table() -> None:
    table = new_table("red-planet-second", 4, 3)
    found = play_sensibly(SECOND, table, Generator(5), until=6)
    before = list(table.cells)
    expected(SECOND, table, 0)
    shares_of(SECOND, table, 4)
    SECOND.sensible(table, found, Generator(1))
    assert list(table.cells) == before


def test_who_leads_a_zone_expects_more() -> None:
    scene = Scene().put("hellas", {1: 3, 2: 1}, "celerium")
    assert points_of(scene, 1) > points_of(scene, 2) > points_of(scene, 3) == pytest.approx(points_of(scene, 4))


def test_leading_more_valuable_zones_is_worth_more() -> None:
    celerium = Scene().put("hellas", {1: 2}, "celerium").put("ausonia", {2: 2}, "ice")
    assert points_of(celerium, 1) > points_of(celerium, 2)


def test_a_rival_who_comes_along_costs_the_leader() -> None:
    alone = Scene().put("hellas", {1: 2}, "sylvanite")
    contested = Scene().put("hellas", {1: 2, 2: 2}, "sylvanite")
    assert points_of(alone, 1) > points_of(contested, 1)


def test_astronauts_in_flight_count_more_the_sooner_they_land() -> None:
    launched = Scene().turn_up("hellas", "celerium").dock("hellas-3", crew={1: 2}, launched=True)
    nearly_full = Scene().turn_up("hellas", "celerium").dock("hellas-3", crew={1: 2})
    empty = Scene().turn_up("hellas", "celerium").dock("hellas-5", crew={1: 2})
    for scene in (launched, nearly_full, empty):
        scene.table.cells[ROUND] = 10
    assert points_of(launched, 1) > points_of(nearly_full, 1) > points_of(empty, 1)


def test_productions_that_are_over_promise_nothing_any_more() -> None:
    scene = Scene().put("hellas", {1: 3}, "celerium")
    zones = [expected(SECOND, going_on(scene, round_number), 0)[1]["zones"] for round_number in (5, 6, 9)]
    assert zones[0] > zones[1] > zones[2] > 0.0
    scene.table.cells[ROUND] = 10
    scene.table.cells[PHASE] = 3
    assert expected(SECOND, going_on(scene), 0)[1]["zones"] == 0.0


def test_tokens_and_ice_count() -> None:
    scene = Scene().give(1, "ice", 6).give(2, "celerium", 2)
    parts = expected(SECOND, going_on(scene, 9), 0)[1]
    rival = expected(SECOND, going_on(scene, 9), 1)[1]
    assert (parts["tokens"], rival["tokens"]) == (6.0, 6.0)
    assert parts["ice"] > 6.0 > 1.5 > rival["ice"]


def test_a_mission_is_worth_more_the_nearer_it_is() -> None:
    none = Scene().hold(1, "southern-influence")
    half = Scene().hold(1, "southern-influence").put("mare-serpentis", {1: 1}).put("sinus-sabaeus", {1: 1})
    whole = Scene().hold(1, "southern-influence").put("mare-serpentis", {1: 2}).put("sinus-sabaeus", {1: 2})
    whole.put("mare-tyrrhenum", {1: 2}).put("tritonis-sinus", {1: 2})
    worth = [expected(SECOND, going_on(scene, 10), 0)[1]["missions"] for scene in (none, half, whole)]
    assert worth[0] < worth[1] < worth[2]
    assert worth[2] > 6.5
    assert 1.5 < worth[1] < 4.5


@pytest.mark.parametrize(
    ("mission", "zone"), [("moon-base", "phobos"), ("strategic-zones", "syrtis-major"), ("great-migration", "hellas")]
)
def test_a_mission_for_most_depends_on_the_rivals(mission: str, zone: str) -> None:
    ahead = Scene().hold(1, mission).put(zone, {1: 4, 2: 1})
    behind = Scene().hold(1, mission).put(zone, {1: 1, 2: 4})
    assert expected(SECOND, going_on(ahead, 9), 0)[1]["missions"] > 4.0
    assert expected(SECOND, going_on(behind, 9), 0)[1]["missions"] < 1.5


def test_every_mission_and_action_is_worth_something_at_first() -> None:
    for evaluator in (first_edition(), second_edition()):
        game = evaluator.game.name
        box = box_of(game)
        for number, card in enumerate(box.card_ids):
            if (box.missions | box.actions) >> number & 1:
                scene = Scene(game).hold(1, card)
                assert 0.0 < expected(evaluator, going_on(scene), 0)[1]["missions"] < 9.0, card


def test_discoveries_count_by_what_they_do() -> None:
    nothing = Scene().put("hellas", {1: 3}, "celerium")
    richer = Scene().put("hellas", {1: 3}, "celerium").discover("hellas", "rich-vein")
    poorer = Scene().put("hellas", {1: 3}, "celerium").discover("hellas", "mining-accident")
    deadly = Scene().put("hellas", {1: 3}, "celerium").discover("hellas", "radiation")
    assert points_of(richer, 1) > points_of(nothing, 1) > points_of(poorer, 1)
    assert expected(SECOND, going_on(deadly), 0)[1]["discoveries"] == pytest.approx(-3.0, abs=0.3)


def test_an_empty_hand_is_worse_than_a_full_one() -> None:
    scene = Scene()
    scene.table.cells[HAND] = 1
    tempo = [expected(SECOND, going_on(scene, 6), player)[1]["tempo"] for player in range(4)]
    assert tempo[0] < 0.0 < tempo[1]
    assert sum(tempo) == pytest.approx(0.0)


def test_a_neutral_colour_ahead_takes_chances_from_both_players() -> None:
    even = going_on(Scene(players=2).give(1, "celerium", 3).give(4, "celerium", 3), 9)
    behind = going_on(Scene(players=2).give(1, "celerium", 3).give(4, "celerium", 3).give(2, "celerium", 9), 9)
    assert sum(shares_of(SECOND, behind, 2)) < sum(shares_of(SECOND, even, 2)) <= 1.0


def test_a_hurried_player_lets_the_recruiter_wait() -> None:
    """With a full hand nobody takes cards back; with a nearly empty one almost everybody does."""
    chosen: dict[int, int] = {0b111111111: 0, 0b000000011: 0}
    for hand in chosen:
        for seed in range(60):
            scene = Scene()
            scene.table.cells[HAND] = hand
            scene.begin("round/ChooseACharacter")
            found = Choices()
            assert ask(scene.table, found, False)
            chosen[hand] += SECOND.sensible(scene.table, found, Generator(seed)) == 0
    assert chosen[0b111111111] == 0
    assert chosen[0b000000011] > 30


def test_a_hurried_player_destroys_others_ships_and_steers_its_own() -> None:
    for seed in range(20):
        scene = Scene().dock("hellas-5", crew={1: 3}).dock("ausonia-5", crew={2: 3})
        scene.resolve("saboteur", seat=1).answer("d1")
        found = Choices()
        assert ask(scene.table, found, False)
        assert SECOND.sensible(scene.table, found, Generator(seed)) == 1


def test_evaluators_are_independent() -> None:
    """Each has numbers and buffers of its own, so that two kinds of knowledge can play each other."""
    other = RedPlanetEvaluator(SECOND.edition)
    other.params.surprise = 50.0
    table = going_on(Scene().put("hellas", {1: 3}, "celerium"))
    assert shares_of(other, table, 4)[0] < shares_of(SECOND, table, 4)[0]
