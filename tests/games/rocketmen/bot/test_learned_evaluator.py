"""What searches think of a table of Rocketmen: features, networks, chances."""

import pytest
from librt.vecs import vec

import marsbound
from marsbound.bots.search.one_ply import play_on
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import OVER
from marsbound.games.registry import kit_of
from marsbound.games.rocketmen.bot import feature_rows as row
from marsbound.games.rocketmen.bot.card_values import CardValues
from marsbound.games.rocketmen.bot.features import Features
from marsbound.games.rocketmen.bot.learned_evaluator import evaluator as new_evaluator
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.scoring import winners
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.kit import RocketmenScene

EVALUATOR = new_evaluator(kit_of("rocketmen").weights)
EVERY_WAY: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "hard"}),
    (2, {}),
    (3, {"variants": "drawn"}),
    (4, {}),
    (2, {"mode": "battle_for_earth"}),
    (4, {"mode": "battle_for_earth", "variants": "drawn"}),
]
GAMES = 20 if marsbound.COMPILED else 5


def begun(players: int, seed: int, options: dict[str, str]) -> Rocketmen:
    table = ROCKETMEN.new(box_of("rocketmen"), players, ROCKETMEN.checked_options(options))
    table.set_seed(seed)
    return table


def shares(table: Rocketmen) -> list[float]:
    found = vec[float]([0.0] * 6)
    EVALUATOR.shares(table, found)
    return [float(found[player]) for player in range(int(EVALUATOR.players(table)))]


def measured(table: Rocketmen, seat: int = 0) -> list[float]:
    params = RolloutParams()
    features = Features(params, CardValues(params))
    features.read(table, seat)
    return [float(features.found[at]) for at in range(row.FEATURES)]


# Chances


@pytest.mark.parametrize(("players", "options"), EVERY_WAY)
def test_chances_add_up_and_tell_who_wins(players: int, options: dict[str, str]) -> None:
    """Shortly before the end whoever is thought to win mostly does."""
    right = 0
    for seed in range(GAMES):
        table = begun(players, seed, options)
        last: list[float] = []
        while table.line != OVER:
            found = shares(table)
            assert all(0 <= share <= 1 for share in found)
            assert sum(found) == pytest.approx(1.0) or players == 1
            last = found
            play_on(EVALUATOR, table, EVALUATOR.moment(table) + players, Choices(), Generator(seed))
        won = winners(table)
        if players == 1:
            right += (last[0] > 0.5) == (won == 1)
        else:
            right += bool(won >> last.index(max(last)) & 1)
    assert right >= GAMES * 0.6


def test_a_finished_game_belongs_to_its_winner() -> None:
    table = begun(2, 3, {})
    play_on(EVALUATOR, table, 1 << 40, Choices(), Generator(1))
    assert sum(shares(table)) == pytest.approx(1.0)
    assert set(shares(table)) <= {0.0, 0.5, 1.0}


def test_who_is_ahead_has_better_chances() -> None:
    even = RocketmenScene().score(1, 8).score(2, 8).turn(1)
    ahead = RocketmenScene().score(1, 12).score(2, 8).turn(1)
    won = RocketmenScene().score(1, 22).score(2, 12).turn(1)
    won.table.ending = True
    assert shares(even.table)[0] < shares(ahead.table)[0]
    assert shares(won.table)[0] > 0.8


def test_a_pad_that_is_ready_is_worth_something() -> None:
    ready = RocketmenScene().plan(1, "spaceship-b").pad(1, "heavy-stage", "base-b").achieve(1, science=2).turn(1)
    alike = RocketmenScene().achieve(1, science=2).turn(1)
    assert shares(ready.table)[0] > shares(alike.table)[0]


# Features


def test_measures_are_of_about_the_same_size() -> None:
    for players, options in EVERY_WAY:
        table = begun(players, 4, options)
        play_on(EVALUATOR, table, EVALUATOR.moment(table) + 8 * players, Choices(), Generator(2))
        for seat in range(players):
            assert all(-5 <= number <= 5 for number in measured(table, seat))


def test_measures_say_what_lies_on_the_table() -> None:
    scene = RocketmenScene().score(1, 6).score(2, 9).achieve(1, money=2, hand=1).plan(1, "hotel")
    scene.pad(1, "medium-stage").turn(1)
    scene.table.round = 4
    found = measured(scene.table)
    goal = float(scene.table.mode.goal)
    assert found[row.ALWAYS_ONE] == 1.0
    assert found[row.ROUND] == pytest.approx(0.4)
    assert found[row.SCORE] == pytest.approx(6 / goal)
    assert found[row.BEST_RIVAL] == pytest.approx(9 / goal)
    assert found[row.POINTS] == pytest.approx(0.6)
    assert found[row.MARKERS : row.OWNED] == pytest.approx([1.0, 0.0, 0.0, 0.5])
    assert found[row.ON_PAD] == pytest.approx(0.2)
    assert found[row.PAD_ROCKETS] == pytest.approx(0.6)
    assert found[row.AIM + row.IS_THERE] == found[row.PLANNED] == 1.0


def test_measures_know_the_solo_rival() -> None:
    scene = RocketmenScene(1).score(2, 5).turn(1)
    hard = begun(1, 2, {"difficulty": "hard"})
    assert measured(scene.table)[row.BEST_RIVAL] == pytest.approx(5 / 20)
    assert measured(hard)[row.EASY : row.FEATURES] == [0.0, 1.0]


def test_measuring_forgets_who_was_measured_before() -> None:
    table = begun(4, 4, {})
    play_on(EVALUATOR, table, EVALUATOR.moment(table) + 30, Choices(), Generator(2))
    params = RolloutParams()
    features = Features(params, CardValues(params))
    features.read(table, 2)
    features.read(table, 1)
    assert [float(features.found[at]) for at in range(row.FEATURES)] == measured(table, 1)
