"""Spread over processes, a batch plays the same games."""

import numpy as np
import pytest

import marsbound
from marsbound import research
from marsbound.research.workers import Workers

GAMES = 7


def test_processes_play_the_games_of_one_batch() -> None:
    batch = research.batch("red-planet-second", players=3, games=GAMES, seed=4, skip_forced=True)
    shown = research.arrays(batch)
    with Workers("red-planet-second", players=3, games=GAMES, jobs=2, seed=4, skip_forced=True) as workers:
        for step in range(250):
            for name, array in shown.items():
                assert (workers.arrays[name] == array).all(), name
            actions = batch.sample(step)
            batch.step(actions)
            workers.step(actions)
        assert batch.finished > GAMES

        before = workers.arrays["observation"].copy()
        place = rf"game 0 \(seed {workers.arrays['seed'][0]}\), step {workers.arrays['steps'][0]}"
        for wrong, message in (
            ([0], "step 250: 1 actions; expected 7"),
            (3, "step 250: int actions; expected 7"),
            (np.zeros(7), rf"{place}: an action is 0.0 \(float\); expected an integer"),
            (np.zeros((7, 1), int), rf"{place}: an action is \[0\] \(list\)"),
            ([[1], [1, 2], 3, 4, 5, 6, 7], rf"{place}: an action is \[1\] \(list\)"),
            ([True] * 7, rf"{place}: an action is True \(bool\)"),
            ([2**70] * 7, rf"{place}: action {2**70} isn't legal"),
            ([-1] * 7, rf"{place}: action -1 isn't legal; legal are: \["),
        ):
            with pytest.raises(marsbound.BadInput, match=f"red-planet-second, 3 players, {message}"):
                workers.step(wrong)
        assert (workers.arrays["observation"] == before).all()

        workers.workers[1].kill()
        with pytest.raises(RuntimeError, match="process 1 of 2 has ended"):
            workers.step(batch.sample(0))


def test_there_are_no_more_processes_than_games() -> None:
    with pytest.raises(marsbound.BadInput, match="3 processes for 2 games; expected 1 to 2"):
        Workers("rocketmen", players=2, games=2, jobs=3)
