"""Plays a game so that the compiler sees which ways are taken: scripts/engine.py release runs this with an engine that
counts.

    python scripts/engine_training.py GAME [--seconds S] [--matches N]

It needs what the engine needs and nothing else: wheels are built where neither the command line nor msgspec is.
"""

import argparse
from typing import Final

from marsbound import COMPILED
from marsbound.arena.match import Match, chances_for
from marsbound.bots.bot import Bot
from marsbound.bots.evaluators import evaluator_of, halving_of, learned_evaluator_of
from marsbound.bots.heuristic import HeuristicBot
from marsbound.bots.search.search import SearchSettings
from marsbound.bots.search_bot import SearchBot
from marsbound.core.game import Game
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.research.throughput import PLAYERS, Bench, measured

ITERATIONS: Final = 200  # of whoever thinks ahead, however fast the machine is


def bots(game: Game, thinker: int) -> list[Bot]:
    """One that thinks ahead among others."""
    found: list[Bot] = [HeuristicBot(evaluator_of(game), halving_of(game)) for _ in range(PLAYERS)]
    found[thinker] = SearchBot("expert", learned_evaluator_of(game), SearchSettings(), ITERATIONS, 0)
    return found


def match(name: str, number: int) -> int:
    """A whole game, with who thinks ahead at another seat each time; how many answers were given."""
    game = game_named(name)
    table = game.new(game.box(builtin(name)), PLAYERS, game.checked_options({}))
    table.set_seed(number + 1)
    played = Match(game, table, bots(game, number % PLAYERS), chances_for(number + 1, PLAYERS))
    played.play()
    return played.decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=12, metavar="S", help="of games, calls, searches, batches")
    parser.add_argument("--matches", type=int, default=4, metavar="N", help="between bots")
    wish = parser.parse_args()
    measured(Bench(game_named(wish.game)).measurements(), wish.seconds)
    answers = sum(match(wish.game, number) for number in range(wish.matches))
    print(f"{wish.game}: {answers} answers of bots, {'compiled' if COMPILED else 'interpreted'}")


if __name__ == "__main__":
    main()
