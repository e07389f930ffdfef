"""How long games of Rocketmen are when everybody plays sensibly, and how often a solo player wins.

scripts/campaign rocketmen_length [games] [--jobs PROCESSES] [--pack FILE]
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.packs import load
from marsbound.games.rocketmen.rules.cells import ENDING, MISSIONS, ROUND
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from tests.games.rocketmen.yardstick.planner import PlannerBot

PROGRESS = 50  # games between two lines of progress


def played(box: Any, players: int, seed: int, **options: str) -> Play:
    """A whole game, everybody a planner."""
    play = Play(ROCKETMEN, box, players, options, seed)
    bot = PlannerBot()
    chance = Generator(seed)
    while not play.over:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, bot.choose(play.view(player), asked, chance))
    return play


def first_launch(play: Play) -> int:
    """The round of the first launch, 0 without any."""
    round_number = 0
    for event in play.heard:
        fact = play.game.facts[event.fact].name
        if fact == "turn-begun":
            round_number = event.values[1]
        if fact == "launch-declared":
            return round_number
    return 0


class Task(NamedTuple):
    """A game to be played."""

    pack: str  # its name or file
    players: int
    difficulty: str
    seed: int


class Outcome(NamedTuple):
    """What is told of a game."""

    by_the_rulebook: bool
    rounds: int
    first: int  # the round of the first launch
    missions: float  # of a player
    points: int  # of the best player
    won: bool


@cache
def box_of(pack: str) -> Any:
    return ROCKETMEN.box(load(pack))


def outcome(task: Task) -> Outcome:
    options = {"difficulty": task.difficulty} if task.difficulty else {}
    play = played(box_of(task.pack), task.players, task.seed, **options)
    cells, result = play.table.cells, play.result()
    return Outcome(
        by_the_rulebook=cells[ENDING] == 1,
        rounds=int(cells[ROUND]),
        first=first_launch(play),
        missions=mean(int(cells[MISSIONS + seat]) for seat in range(task.players)),
        points=max(result.totals[: task.players]),
        won=bool(result.winners),
    )


def outcomes(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(outcome, tasks)
        return
    with ProcessPoolExecutor(jobs) as processes:
        yield from processes.map(outcome, tasks, chunksize=10)


def with_progress(found: Iterable[Outcome], what: str, games: int) -> Iterator[Outcome]:
    """Says now and then how far it is."""
    for number, one in enumerate(found, 1):
        if number % PROGRESS == 0:
            print(f"  {what}: {number} of {games} games", file=sys.stderr, flush=True)
        yield one


def spread(numbers: list[int]) -> str:
    """The median, and between what the middle half lies."""
    low, _, high = quantiles(numbers, n=4)
    return f"{median(numbers):.0f} ({low:.0f} to {high:.0f})"


def told(found: list[Outcome]) -> str:
    return (
        f"{mean(one.by_the_rulebook for one in found):.1%} ended by the rulebook, "
        f"{spread([one.rounds for one in found])} rounds, "
        f"first launch in round {spread([one.first for one in found])}, "
        f"{mean(one.missions for one in found):.1f} missions a player, "
        f"best player {spread([one.points for one in found])} points"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/campaign rocketmen_length")
    parser.add_argument("games", type=int, nargs="?", default=1000, help="of each kind")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--pack", default="rocketmen", help="another pack than the built-in one")
    given = parser.parse_args()
    kinds = [(2, ""), (3, ""), (4, ""), (1, "easy"), (1, "normal"), (1, "hard")]
    for players, difficulty in kinds:
        what = f"solo, {difficulty}" if difficulty else f"{players} players"
        tasks = [Task(given.pack, players, difficulty, seed) for seed in range(given.games)]
        found = list(with_progress(outcomes(tasks, given.jobs), what, given.games))
        won = f"won {mean(one.won for one in found):.1%}, " if difficulty else ""
        print(f"{what}, {given.games} games: {won}{told(found)}", flush=True)
        stalled = [seed for seed, one in enumerate(found) if not one.by_the_rulebook]
        if stalled:
            print(f"  stood still with seeds {', '.join(map(str, stalled))}", flush=True)


if __name__ == "__main__":
    main()
