"""Lets every level of the bots play against the one below it, and writes the tables of docs/strength.md.

scripts/campaign ladder [--jobs J] [--only WORDS] [--expert N] [--master N] [--games-below G] [--games-expert G]
                        [--games-master G] [--games-growing G] [--folder DIR] [--dry]

Games are kept in a folder as they are played: interrupted, the same command goes on.  Searches are limited by
iterations, so the games are the same on every machine.  Exit code 1 means that something doesn't hold.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from marsbound.arena.intervals import Estimate
from marsbound.arena.results import Results
from marsbound.arena.standings import Cell, Standings
from marsbound.arena.tournament import tournament
from marsbound.arena.workers import Place, play_all
from marsbound.games.registry import games
from tests.campaigns._mutation import ROOT

SECOND: Final = "red-planet-second"
PLAYERS: Final = 4
CHANCE: Final = 1 / PLAYERS
SEED: Final = 1888
PAGE: Final = ROOT / "docs" / "strength.md"
BEGIN: Final = "<!-- made by scripts/campaign ladder; what stands here is written over -->"
END: Final = "<!-- end of what scripts/campaign ladder makes -->"
TITLES: Final = {
    "ladder": "Each level against three of the one below",
    "search": "Search against three of `heuristic`",
    "iterations": "Strength grows with iterations",
}


class Rung(NamedTuple):
    """One bot against three others, and what must hold of how often it wins."""

    table: str
    game: str
    one: str
    others: str
    games: int
    at_least: float = 0.0  # of the share itself; its interval must lie above chance in any case

    @property
    def words(self) -> str:
        return f"{self.table} {self.game} {self.one} {self.others}"

    @property
    def command(self) -> str:
        return (
            f"marsbound arena {self.game} --players {PLAYERS} --bots {self.one},{self.others} "
            f"--games {self.games} --seed {SEED}"
        )

    def holds(self, share: Estimate) -> bool:
        return share.low > CHANCE and share.value >= self.at_least

    @property
    def wanted(self) -> str:
        return f"≥ {self.at_least:.0%}" if self.at_least else f"> {CHANCE:.0%}"


class Sizes(NamedTuple):
    """How much is played."""

    below: int = 2000
    expert: int = 200
    master: int = 100
    growing: int = 400
    expert_iterations: int = 2500  # about 100 ms
    master_iterations: int = 25_000  # about a second
    turns: int = 800  # of expert in Rocketmen, where an iteration is the rest of a turn: about 100 ms, too


def rungs(sizes: Sizes) -> list[Rung]:
    """All that is claimed of the bots' strength."""
    found = []
    for game in games():
        found.append(Rung("ladder", game, "novice", "random", sizes.below))
        found.append(Rung("ladder", game, "heuristic", "novice", sizes.below))
        found.append(Rung("ladder", game, "heuristic", "random", sizes.below, 0.90 if game == SECOND else 0.0))
    expert = f"expert@{sizes.expert_iterations}it"
    for game in games():
        one = f"expert@{sizes.turns}it" if game == "rocketmen" else expert
        found.append(Rung("search", game, one, "heuristic", sizes.expert))
    found.append(Rung("search", SECOND, f"master@{sizes.master_iterations}it", "heuristic", sizes.master, 0.45))
    return found


def growing(sizes: Sizes) -> list[Rung]:
    """The same search with more and more iterations; only its growth is claimed, which takes many games to see."""
    steps = [max(1, sizes.expert_iterations * factor // 25) for factor in (2, 10, 25)]
    found = [Rung("iterations", SECOND, f"expert@{step}it", "heuristic", sizes.growing) for step in steps]
    most = f"master@{sizes.master_iterations}it"  # the same search: a level is how long it thinks
    return [*found, Rung("iterations", SECOND, most, "heuristic", sizes.master)]


def play(rung: Rung, folder: Path, jobs: int) -> Cell:
    """The games that aren't in the folder yet, and what comes of all."""
    wanted = tournament(rung.game, PLAYERS, {}, None, SEED, [(rung.one, *[rung.others] * (PLAYERS - 1))])
    path = folder / f"{rung.game}-{rung.one}-{rung.others}.jsonl"
    numbers = wanted.numbers(rung.games)
    with Results(wanted, path).kept() as results:
        missing = [number for number in numbers if number not in results.played]
        with closing(play_all(Place(wanted), missing, jobs)) as games:
            for game, _ in games:
                results.add(game)
    played = (results.played[number] for number in numbers)
    return Standings(wanted, played).cells()[0]


def row(rung: Rung, cell: Cell) -> str:
    share, margin = cell.share, cell.margin
    search = f"{cell.iterations:,.0f}" if cell.iterations else "", f"{cell.rate:,.0f}" if cell.rate else ""
    cells = [
        rung.game,
        f"`{rung.one}`",
        f"`{rung.others}`",
        f"{cell.games:,}",
        f"**{share.value:.1%}** ({share.low:.1%} – {share.high:.1%})",
        f"{margin.value:+.1f} ± {margin.high - margin.value:.1f}",
        *search,
        rung.wanted if rung.table != "iterations" else "",
    ]
    return f"| {' | '.join(cells)} |"


HEAD: Final = (
    "| game | one | three others | games | the one wins (95 %) | margin | iterations a move | iterations a second "
    "| must be |\n|---|---|---|---|---|---|---|---|---|"
)


def tables(found: Sequence[tuple[Rung, Cell]]) -> Iterator[str]:
    """The page's generated part."""
    for table, title in TITLES.items():
        of_table = [(rung, cell) for rung, cell in found if rung.table == table]
        if of_table:
            yield f"### {title}\n"
            yield HEAD
            yield from (row(rung, cell) for rung, cell in of_table)
            yield "\n```"
            yield from (rung.command for rung, _ in of_table)
            yield "```\n"


def write(page: Path, found: Sequence[tuple[Rung, Cell]]) -> None:
    """Between the marks; what is around them is written by hand."""
    text = page.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{page}: the marks between which tables are written are missing: {BEGIN} and {END}")
    page.write_text(f"{before}{BEGIN}\n\n" + "\n".join(tables(found)) + f"\n{END}{after}", "utf-8")


def grows(found: Sequence[tuple[Rung, Cell]]) -> bool:
    """More iterations are never clearly weaker, and the most are clearly stronger than the fewest."""
    shares = [cell.share for rung, cell in found if rung.table == "iterations"]
    if len(shares) < 2:
        return True
    return all(more.high > fewer.value for fewer, more in pairwise(shares)) and shares[-1].low > shares[0].high


def arguments(given: Sequence[str]) -> argparse.Namespace:
    usual = Sizes()
    parser = argparse.ArgumentParser(prog="scripts/campaign ladder")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--only", default="", help="words that must all be in the table, game or bots")
    parser.add_argument("--expert", type=int, default=usual.expert_iterations, help="iterations a move")
    parser.add_argument("--master", type=int, default=usual.master_iterations, help="iterations a move")
    parser.add_argument("--games-below", type=int, default=usual.below)
    parser.add_argument("--games-expert", type=int, default=usual.expert)
    parser.add_argument("--games-master", type=int, default=usual.master)
    parser.add_argument("--games-growing", type=int, default=usual.growing)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--dry", action="store_true", help="leave docs/strength.md as it is")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    wished = arguments(given)
    sizes = Sizes(
        wished.games_below,
        wished.games_expert,
        wished.games_master,
        wished.games_growing,
        wished.expert,
        wished.master,
    )
    words = wished.only.split()
    wanted = [rung for rung in (*rungs(sizes), *growing(sizes)) if all(word in rung.words for word in words)]
    wished.folder.mkdir(parents=True, exist_ok=True)
    found: list[tuple[Rung, Cell]] = []
    failed = []
    for rung in wanted:
        cell = play(rung, wished.folder, wished.jobs)
        found.append((rung, cell))
        print(row(rung, cell), flush=True)
        if rung.table != "iterations" and not rung.holds(cell.share):
            failed.append(rung)
    if not wished.dry and not words:
        write(PAGE, found)
    for rung in failed:
        print(f"doesn't hold: {rung.words}, which must win {rung.wanted}", file=sys.stderr)
    if not grows(found):
        print("doesn't hold: strength grows with iterations", file=sys.stderr)
    return 1 if failed or not grows(found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
