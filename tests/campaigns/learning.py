"""Lets bots play Mission: Red Planet, and learns from who wins what a position is worth: the networks of the search.

scripts/campaign learning GAME [--minutes M] [--jobs J] [--players N] [--by points|networks] [--rounds R]
                          [--folder DIR] [--write]

GAME is red-planet-second or red-planet-first.  Positions are kept in the folder: each time there are more, of as many
players as were asked for, and all are learned from.  With --write what was learned is written into the source, to
be compiled; play on --by networks then, and learn again from better players.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import time_ns
from typing import Final

import numpy as np

from marsbound.bots.evaluators import evaluator_of, learned_evaluator_of
from marsbound.games.red_planet.bot.learned_evaluator import RedPlanetLearnedEvaluator
from marsbound.games.registry import games
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

SOURCE: Final = ROOT / "src" / "marsbound" / "bots" / "search" / "red_planet_learned.py"
NAMES: Final = {"red-planet-second": "SECOND_EDITION", "red-planet-first": "FIRST_EDITION"}
KEPT_APART: Final = 10  # a tenth of the positions isn't learned from, to see what was learned


def play(game: str, players: int, by_networks: bool, seconds: float, path: Path, tells: bool) -> int:
    """Games for so long, into a file; how many positions came of it."""
    evaluator = learned_evaluator_of(games()[game])
    assert isinstance(evaluator, RedPlanetLearnedEvaluator)
    player = evaluator if by_networks else evaluator_of(games()[game])
    collector = Collector(evaluator, player, players, int(path.stem.rpartition("-")[2]))
    for played in collector.collect(seconds):
        if tells and played % 100 == 0:
            print(f"\r{played:,} games", end="", file=sys.stderr, flush=True)
    positions = collector.positions()
    np.savez(path, **{name: field.astype(np.float16) for name, field in positions._asdict().items()})
    return len(positions.won)


def collect(wished: argparse.Namespace) -> None:
    seconds = wished.minutes * 60
    with ProcessPoolExecutor(wished.jobs) as pool:
        jobs = []
        for job in range(wished.jobs):
            path = wished.folder / f"{wished.game}-{wished.players}-{time_ns() + job}.npz"
            jobs.append(
                pool.submit(play, wished.game, wished.players, wished.by == "networks", seconds, path, job == 0)
            )
        print(f"\n{sum(job.result() for job in jobs):,} positions are new", flush=True)


def read(folder: Path, game: str) -> Positions:
    files = [np.load(path) for path in sorted(folder.glob(f"{game}-*.npz"))]
    if not files:
        sys.exit(f"{folder}: no positions of {game} yet; give --minutes")
    fields = (np.concatenate([file[name] for file in files]) for name in Positions._fields)
    return Positions(*(field.astype(np.float32) for field in fields))


def study(positions: Positions, rounds: int) -> Weights:
    """Learns, and says how much less surprising the results of games have become that weren't learned from."""
    number = len(positions.won)
    kept = number // KEPT_APART  # the last ones: neighbours are of the same one
    apart, taught = some(positions, slice(number - kept, number)), some(positions, slice(number - kept))
    by_points = chances(apart.seats[..., EXPECTED], apart)
    before = float(-(apart.won * np.log(np.maximum(by_points, 1e-6))).sum(1).mean())
    print(f"{number - kept:,} positions to learn from; surprise by points {before:.4f}", flush=True)
    weights = first_weights(1)
    for after, learned in enumerate(learn(weights, taught, rounds, 1), start=1):
        weights = learned
        print(f"{after} of {rounds}: surprise {surprise(weights, apart):.4f}", flush=True)
    return weights


def write(source: Path, name: str, weights: Weights) -> None:
    """In place of what was learned before."""
    text = source.read_text("utf-8")
    for part, numbers in (("ZONES", of_zones(weights)), ("SEATS", of_seats(weights))):
        before, begin, rest = text.partition(f'{name}_{part}: Final = """\n')
        _, end, after = rest.partition('\n"""\n')
        if not begin or not end:
            sys.exit(f"{source}: {name}_{part} is missing")
        text = before + begin + numbers + end + after
    source.write_text(text, "utf-8")


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/campaign learning")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--minutes", type=float, default=0, help="to play before learning")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--players", type=int, choices=range(3, 7), default=4)
    parser.add_argument("--by", choices=("points", "networks"), default="points", help="what the players judge by")
    parser.add_argument("--rounds", type=int, default=16, help="through all positions")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "positions")
    parser.add_argument("--write", action="store_true", help="write what was learned into the source")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    wished = arguments(given)
    wished.folder.mkdir(parents=True, exist_ok=True)
    if wished.minutes:
        collect(wished)
    weights = study(read(wished.folder, wished.game), wished.rounds)
    if wished.write:
        write(SOURCE, NAMES[wished.game], weights)
        print(f"written into {SOURCE.relative_to(ROOT)}: compile it by scripts/build")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
