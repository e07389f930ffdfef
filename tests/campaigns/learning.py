"""Lets bots play Mission: Red Planet, and learns from who wins what a position is worth: the networks of the search.

scripts/campaign learning GAME [--games G] [--jobs J] [--players N] [--by points|networks] [--rounds R]
                          [--folder DIR] [--write]

GAME is red-planet-second or red-planet-first.  Positions are kept in the folder, a file for each job: each time there
are more, of as many players as were asked for, and all are learned from.  With --write what was learned is written
beside the bot, as docs/reference/weights.md describes; bots play by it from then on.  Play on --by networks then, and
learn again from better players.  The same files give the same weights, and the same games the same files.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from marsbound.bots.evaluators import evaluator_of, learned_evaluator_of
from marsbound.bots.search.weights import save
from marsbound.games.red_planet.bot.learned_evaluator import RedPlanetLearnedEvaluator
from marsbound.games.registry import games, kit_of
from tests.campaigns._lessons import (
    EXPECTED,
    Weights,
    chances,
    first_weights,
    learn,
    of_seats,
    of_zones,
    some,
    surprise,
)
from tests.campaigns._mutation import ROOT
from tests.campaigns._positions import Collector, Positions

GAMES: Final = ("red-planet-second", "red-planet-first")
SEED: Final = 1  # of the first weights and of the order in which positions are learned from
KEPT_APART: Final = 10  # a tenth of the positions isn't learned from, to see what was learned


def play(game: str, players: int, by: str, number: int, path: Path, tells: bool) -> int:
    """So many games, into a file; how many positions came of it.  The number of the file is the seed."""
    evaluator = learned_evaluator_of(games()[game])
    assert isinstance(evaluator, RedPlanetLearnedEvaluator)
    player = evaluator if by == "networks" else evaluator_of(games()[game])
    collector = Collector(evaluator, player, players, number_of(path))
    for played in range(1, number + 1):
        collector.play()
        if tells and played % 100 == 0:
            print(f"\r{played:,} games", end="", file=sys.stderr, flush=True)
    positions = collector.positions()
    fields = {name: field.astype(np.float16) for name, field in positions._asdict().items()}
    np.savez(path, games=np.array(number), **fields)
    return len(positions.won)


def files_of(folder: Path, game: str) -> list[Path]:
    return sorted(folder.glob(f"{game}-*.npz"), key=number_of)


def number_of(path: Path) -> int:
    return int(path.stem.rpartition("-")[2])


def collect(wished: argparse.Namespace) -> None:
    first = max((number_of(path) for path in files_of(wished.folder, wished.game)), default=0) + 1
    with ProcessPoolExecutor(wished.jobs) as pool:
        jobs = []
        for job in range(wished.jobs):
            path = wished.folder / f"{wished.game}-{wished.players}-{wished.by}-{first + job}.npz"
            share = (wished.games + job) // wished.jobs
            jobs.append(pool.submit(play, wished.game, wished.players, wished.by, share, path, job == 0))
        print(f"\n{sum(job.result() for job in jobs):,} positions are new", flush=True)


class Lessons(NamedTuple):
    """All positions there are of a game, and of how many games."""

    positions: Positions
    games: int


def read(folder: Path, game: str) -> Lessons:
    files = [np.load(path) for path in files_of(folder, game)]
    if not files:
        sys.exit(f"{folder}: no positions of {game} yet; give --games")
    fields = (np.concatenate([file[name] for file in files]) for name in Positions._fields)
    positions = Positions(*(field.astype(np.float32) for field in fields))
    return Lessons(positions, sum(int(file["games"]) for file in files))


def study(positions: Positions, rounds: int) -> Weights:
    """Learns, and says how much less surprising the results of games have become that weren't learned from."""
    number = len(positions.won)
    kept = number // KEPT_APART  # the last ones: neighbours are of the same one
    apart, taught = some(positions, slice(number - kept, number)), some(positions, slice(number - kept))
    by_points = chances(apart.seats[..., EXPECTED], apart)
    before = float(-(apart.won * np.log(np.maximum(by_points, 1e-6))).sum(1).mean())
    print(f"{number - kept:,} positions to learn from; surprise by points {before:.4f}", flush=True)
    weights = first_weights(SEED)
    for after, learned in enumerate(learn(weights, taught, rounds, SEED), start=1):
        weights = learned
        print(f"{after} of {rounds}: surprise {surprise(weights, apart):.4f}", flush=True)
    return weights


def write(folder: Path, game: str, weights: Weights, made_by: str) -> None:
    """In place of what was learned before."""
    for network in (of_zones(weights, game, made_by), of_seats(weights, game, made_by)):
        print(f"written: {save(folder, network)}")


def maker(lessons: Lessons, rounds: int) -> str:
    """What the file says of where it comes from: nothing that would be another if the same were done again."""
    numbers = f"{len(lessons.positions.won):,} positions of {lessons.games:,} games, {rounds} rounds, seed {SEED}"
    return f"scripts/campaign learning: {numbers}"


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/campaign learning")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=0, help="to play before learning, all jobs together")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--players", type=int, choices=range(3, 7), default=4)
    parser.add_argument("--by", choices=("points", "networks"), default="points", help="what the players judge by")
    parser.add_argument("--rounds", type=int, default=16, help="through all positions")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "positions")
    parser.add_argument("--write", action="store_true", help="let bots play by what was learned")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    wished = arguments(given)
    wished.folder.mkdir(parents=True, exist_ok=True)
    if wished.games:
        collect(wished)
    lessons = read(wished.folder, wished.game)
    weights = study(lessons.positions, wished.rounds)
    if wished.write:
        write(kit_of(wished.game).weights, wished.game, weights, maker(lessons, wished.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
