"""What searches think of a table of Mission: Red Planet: features, networks, chances."""

import pytest
from librt.vecs import vec

import marsbound
from marsbound.bots.search.one_ply import play_on
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import OVER
from marsbound.games.red_planet.bot import evaluator as by_points
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT, OF_STAKE, OF_ZONE
from marsbound.games.red_planet.bot.learned_evaluator import (
    RedPlanetLearnedEvaluator,
    first_edition,
    second_edition,
)
from marsbound.games.red_planet.rules.cells import HAND, ROUND
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.table import RedPlanet
from marsbound.games.registry import kit_of
from tests.games.red_planet.kit import Scene, box_of

WEIGHTS = kit_of("red-planet-second").weights
SECOND = second_edition(WEIGHTS)
EVALUATORS = {evaluator.game.name: evaluator for evaluator in (first_edition(WEIGHTS), SECOND)}
TABLES = [("red-planet-second", players) for players in range(3, 7)] + [
    ("red-planet-first", players) for players in range(3, 6)
]
GAMES = 30 if marsbound.COMPILED else 8


def begun(game: str, players: int, seed: int) -> RedPlanet:
    evaluator = EVALUATORS[game]
    table: RedPlanet = evaluator.game.new(box_of(game), players, evaluator.game.checked_options({}))
    table.set_seed(seed)
    return table


def played(game: str, players: int, seed: int, until: int) -> RedPlanet:
    """To the beginning of a round, by sensible players."""
    table = begun(game, players, seed)
    play_on(EVALUATORS[game], table, until, Choices(), Generator(seed))
    return table


def shares(table: RedPlanet, evaluator: RedPlanetLearnedEvaluator = SECOND) -> list[float]:
    found = vec[float]([0.0] * SEATS)
    evaluator.shares(table, found)
    return [float(found[player]) for player in range(int(evaluator.players(table)))]


def going_on(scene: Scene, round_number: int) -> RedPlanet:
    """The scene's table at the beginning of a round."""
    scene.table.cells[ROUND] = round_number
    table = scene.table.clone()
    table.call(int(scene.table.cast[0]), 0)
    return table


# Chances


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_add_up_and_tell_who_wins(game: str, players: int) -> None:
    """Before the last round whoever is thought to win does much more often than by chance."""
    evaluator = EVALUATORS[game]
    right = 0
    for seed in range(GAMES):
        table = begun(game, players, seed)
        last: list[float] = []
        for until in range(2, 12):
            play_on(evaluator, table, until, Choices(), Generator(seed))
            if table.line == OVER:
                break
            found = shares(table, evaluator)
            assert all(0 < share < 1 for share in found)
            assert sum(found) == pytest.approx(1.0)
            if until <= 10:
                last = found
        play_on(evaluator, table, 100, Choices(), Generator(seed))
        right += bool(evaluator.winners(table) >> last.index(max(last)) & 1)
    assert right >= GAMES * 0.4


def test_a_finished_game_belongs_to_its_winner() -> None:
    table = begun("red-planet-second", 4, 3)
    play_on(SECOND, table, 100, Choices(), Generator(1))
    assert sum(shares(table)) == pytest.approx(1.0)
    assert set(shares(table)) <= {0.0, 0.5, 1.0}


def test_with_neutral_colours_points_decide() -> None:
    table = played("red-planet-second", 2, 3, 6)
    found = vec[float]([0.0] * SEATS)
    by_points.second_edition().shares(table, found)
    assert shares(table) == [float(found[player]) for player in range(2)]


def test_who_is_ahead_has_better_chances() -> None:
    even = Scene().give(1, "celerium", 2).give(2, "celerium", 2)
    ahead = Scene().give(1, "celerium", 6).give(2, "celerium", 2)
    assert shares(going_on(ahead, 8))[0] > shares(going_on(even, 8))[0] + 0.1


def test_who_leads_a_zone_has_better_chances() -> None:
    scene = Scene().put("hellas", {1: 3, 2: 1}, "celerium")
    found = shares(going_on(scene, 8))
    assert found[0] > found[1] > 0
    assert found[0] > 0.3


def test_chances_belong_to_players_wherever_they_sit() -> None:
    """The same position at another seat is worth about the same: only the order of play differs."""
    first = shares(going_on(Scene().put("hellas", {2: 3}, "celerium"), 9))[1]
    other = shares(going_on(Scene().put("hellas", {3: 3}, "celerium"), 9))[2]
    assert first == pytest.approx(other, abs=0.05)


def test_judging_changes_nothing_on_the_table() -> None:
    table = played("red-planet-second", 5, 3, 6)
    before = list(table.cells)
    shares(table)
    assert list(table.cells) == before


# Features


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_measures_are_of_about_the_same_size(game: str, players: int) -> None:
    evaluator = EVALUATORS[game]
    for until in (2, 6, 10):
        table = played(game, players, until, until)
        evaluator.measure(table)
        features = evaluator.features
        for seat in range(players):
            start = seat * int(features.row)
            assert all(-15 <= features.seats[at] <= 15 for at in range(start, start + OF_SEAT))
        assert all(-6 <= features.zones[at] <= 6 for at in range(ZONES * OF_ZONE))
        for zone in range(ZONES):
            for seat in range(players):
                if features.staked[seat] >> zone & 1:
                    start = (zone * SEATS + seat) * OF_STAKE
                    assert all(-6 <= features.stakes[at] <= 6 for at in range(start, start + OF_STAKE))


def test_something_is_at_stake_where_one_is_or_wants_to_be() -> None:
    scene = Scene().put("hellas", {1: 2}, "ice").dock("ausonia-4", crew={2: 1}).hold(3, "moon-base")
    SECOND.measure(going_on(scene, 6))
    zones = scene.table.box.zone_ids
    staked = [{zone for at, zone in enumerate(zones) if SECOND.features.staked[seat] >> at & 1} for seat in range(4)]
    assert staked == [{"hellas"}, {"ausonia"}, {"phobos"}, set()]


def test_measuring_forgets_the_table_before() -> None:
    table = played("red-planet-second", 4, 4, 7)
    fresh = shares(table)
    shares(played("red-planet-second", 6, 9, 10))
    assert shares(table) == fresh


def test_a_hand_is_measured() -> None:
    table = played("red-planet-second", 4, 4, 7)
    before = shares(table)
    table.cells[HAND + 1] = 1  # nothing but the Recruiter
    assert shares(table) != before
