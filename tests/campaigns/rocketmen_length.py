"""How long games of Rocketmen are when everybody plays sensibly, and how often a solo player wins.

scripts/campaign rocketmen_length [games]
"""

import sys
from statistics import median, quantiles
from typing import Any

from marsbound.bots.planner import PlannerBot
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.rocketmen.game import ROCKETMEN
from marsbound.games.rocketmen.table import ENDING, ROUND
from marsbound.packs.library import builtin


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


def lengths(games: int, players: int, box: Any) -> tuple[float, list[int], list[int]]:
    """Share of games that ended by a rule of the rulebook, rounds, and the round of the first launch."""
    rounds, firsts, ended = [], [], 0
    for seed in range(games):
        play = played(box, players, seed)
        rounds.append(int(play.table.cells[ROUND]))
        firsts.append(first_launch(play))
        ended += int(play.table.cells[ENDING])
    return ended / games, rounds, firsts


def spread(numbers: list[int]) -> str:
    """The median, and between what the middle half lies."""
    low, _, high = quantiles(numbers, n=4)
    return f"{median(numbers):.0f} ({low:.0f} to {high:.0f})"


def solo_rate(games: int, difficulty: str, box: Any) -> float:
    return sum(bool(played(box, 1, seed, difficulty=difficulty).result().winners) for seed in range(games)) / games


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    box = ROCKETMEN.box(builtin("rocketmen"))
    for players in (2, 3, 4):
        ended, rounds, firsts = lengths(games, players, box)
        print(
            f"{players} players, {games} games: {ended:.1%} ended by the rulebook, "
            f"{spread(rounds)} rounds, first launch in round {spread(firsts)}",
            flush=True,
        )
    for difficulty in ("easy", "normal", "hard"):
        print(f"solo, {difficulty}: won {solo_rate(games, difficulty, box):.1%} of {games} games", flush=True)


if __name__ == "__main__":
    main()
