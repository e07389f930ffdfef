"""The short form of the campaign learning: few games, and whether what is learned is what the search computes."""

import json
from pathlib import Path

import numpy as np
import pytest

import marsbound
from marsbound.bots.evaluators import evaluator_of
from marsbound.games.red_planet.bot.learned_evaluator import RedPlanetLearnedEvaluator, with_weights_in
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION
from marsbound.games.registry import games
from tests.campaigns import learning
from tests.campaigns._lessons import (
    Weights,
    chances,
    first_weights,
    gradients,
    judged,
    learn,
    of_seats,
    of_zones,
    some,
    surprise,
    wanted,
)
from tests.campaigns._positions import Collector, Positions

SECOND = "red-planet-second"
GAMES = 20
pytestmark = pytest.mark.skipif(not marsbound.COMPILED, reason="takes minutes interpreted")


def evaluator_with(weights: Weights) -> RedPlanetLearnedEvaluator:
    return RedPlanetLearnedEvaluator(SECOND_EDITION, *(of(weights, SECOND, "a test") for of in (of_zones, of_seats)))


@pytest.fixture(scope="module")
def positions() -> Positions:
    collector = Collector(evaluator_with(first_weights(1)), evaluator_of(games()[SECOND]), 4, seed=5)
    for _ in range(GAMES):
        collector.play()
    return collector.positions()


def test_positions_are_of_games_that_ended(positions: Positions) -> None:
    assert len(positions.won) >= GAMES
    assert positions.here.sum(1).tolist() == [4] * len(positions.won)
    assert positions.won.sum(1) == pytest.approx(1.0)
    best = np.where(positions.here > 0, positions.points, -1).argmax(1)
    assert (positions.won[np.arange(len(best)), best] > 0).mean() > 0.9, "ties aside, most points win"


def test_the_search_computes_what_was_learned(positions: Positions) -> None:
    """The compiled networks give the numbers that learning works with."""
    weights = Weights(*(np.round(one * 2048) / 2048 for one in first_weights(3)))
    evaluator = evaluator_with(weights)
    collector = Collector(evaluator, evaluator_of(games()[SECOND]), 3, seed=8)
    computed = []

    def note(table: object) -> None:
        Collector.note(collector, table)  # type: ignore[arg-type]
        row = int(evaluator.features.row)
        computed.append([evaluator.network.value(evaluator.features.seats, seat * row) for seat in range(3)])

    collector.note = note  # type: ignore[method-assign]
    collector.play()
    values = judged(weights, collector.positions()).values[:, :3]
    assert values == pytest.approx(np.array(computed), rel=1e-3, abs=1e-3)


def test_gradients_point_uphill(positions: Positions) -> None:
    """A small step along one weight changes the loss by what the gradient says."""
    few = some(positions, slice(8))
    weights = Weights(*(one.astype(np.float64) for one in first_weights(2)))
    aim = wanted(few)

    def loss(given: Weights) -> float:
        return float(-(aim * np.log(np.maximum(chances(judged(given, few).values, few), 1e-12))).sum(1).mean())

    slopes = gradients(weights, few, aim)
    for at, slope in enumerate(slopes):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        moved = [one.copy() for one in weights]
        moved[at][place] += 1e-3
        assert (loss(Weights(*moved)) - loss(weights)) / 1e-3 == pytest.approx(float(slope[place]), rel=0.05, abs=1e-3)


def test_what_is_learned_is_less_surprising(positions: Positions) -> None:
    weights = first_weights(1)
    before = surprise(weights, positions)
    *_, learned = learn(weights, positions, 9, 1)
    assert surprise(learned, positions) < before


def test_what_was_learned_is_written_for_bots_to_read(tmp_path: Path) -> None:
    weights = first_weights(7)
    learning.write(tmp_path, SECOND, weights, "a test")
    evaluator = with_weights_in(tmp_path, SECOND_EDITION)
    for part, learned in (
        (evaluator.zone_network.of_zone, weights.of_zone),
        (evaluator.zone_network.of_stake, weights.of_stake),
        (evaluator.network.inner, weights.inner),
        (evaluator.network.straight, weights.straight),
    ):
        assert list(part) == pytest.approx(learned.reshape(-1), abs=1 / 2048)
    assert {path.name for path in tmp_path.iterdir()} == {f"{SECOND}-zones.bin", f"{SECOND}-seats.bin"}


def test_the_same_games_give_the_same_files(tmp_path: Path) -> None:
    """So whoever reads what made a file can make it again."""
    made = []
    for again in ("once", "again"):
        folder = tmp_path / again
        folder.mkdir()
        for number in (1, 2):
            learning.play(SECOND, 3, "points", 2, folder / f"{SECOND}-3-points-{number}.npz", tells=False)
        lessons = learning.read(folder, SECOND)
        learning.write(folder, SECOND, learning.study(lessons.positions, 2), learning.maker(lessons, 2))
        made.append([path.read_bytes() for path in sorted(folder.glob("*.bin"))])
    assert made[0] == made[1]
    header = json.loads(made[0][0].partition(b"\n")[0])
    number = len(lessons.positions.won)
    assert header["made_by"] == f"scripts/campaign learning: {number} positions of 4 games, 2 rounds, seed 1"


def test_without_positions_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no positions of red-planet-first yet"):
        learning.main(["red-planet-first", "--folder", str(tmp_path)])
