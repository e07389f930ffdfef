"""Writes the tables of docs/rocketmen-balance.md: how games of Rocketmen go between good players.

scripts/campaign rocketmen_balance [games] [--bot BOT] [--pack FILE] [--seed FIRST] [--dry] [--only WORDS]

Everybody is the same bot.  Exit code 1 means that one of the bars doesn't hold.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import sqrt
from statistics import mean, median, quantiles
from typing import Final, NamedTuple, TypeAlias

from tests.campaigns._mutation import ROOT
from tests.campaigns._rocketmen_games import Task, Told, told

PAGE: Final = ROOT / "docs" / "rocketmen-balance.md"
BEGIN: Final = "<!-- made by scripts/campaign rocketmen_balance; what stands here is written over -->"
END: Final = "<!-- end of what scripts/campaign rocketmen_balance makes -->"
PROGRESS: Final = 100  # games between two lines of progress
ENGINES: Final = ("small-boosters", "medium-stage", "heavy-stage")
LEVELS: Final = ("easy", "normal", "hard")


class Kind(NamedTuple):
    """Games of one kind."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()


SEVERAL: Final = [Kind(f"{players} players", players) for players in (2, 3, 4)]
SOLO: Final = [Kind(f"solo, {level}", 1, (("difficulty", level),)) for level in LEVELS]


def spread(numbers: list[int]) -> str:
    """The median, and between what the middle half lies."""
    low, _, high = quantiles(numbers, n=4)
    return f"{median(numbers):.0f} ({low:.0f} to {high:.0f})"


def share(found: list[bool]) -> str:
    """With half of its 95 % interval."""
    part = mean(found)
    return f"{part:.0%} ± {1.96 * sqrt(part * (1 - part) / len(found)):.0%}"


def seen(game: Told) -> float:
    return game.seen.total() / game.deck


def summed(counters: Iterator[Counter[str]]) -> Counter[str]:
    total = Counter[str]()
    for one in counters:
        total += one
    return total


def shares(counted: Counter[str], order: tuple[str, ...]) -> str:
    every = counted.total() or 1
    return "/".join(f"{counted[name] / every:.0%}".removesuffix("%") for name in order) + " %"


def parts_won(games: list[Told], players: int) -> str:
    """By seat; several winners share a game."""
    won = [mean((seat in game.winners) / max(1, len(game.winners)) for game in games) for seat in range(players)]
    return "/".join(f"{100 * part:.0f}" for part in won) + " %"


Column: TypeAlias = tuple[str, Callable[[list[Told], int], str]]
MANY: Final[list[Column]] = [
    ("rounds", lambda games, _: spread([game.rounds for game in games])),
    ("first launch in round", lambda games, _: spread([game.first_launch for game in games])),
    ("ended by points", lambda games, _: share([game.end == "points" for game in games])),
    ("by a sixth mission", lambda games, _: share([game.end == "missions" for game in games])),
    ("of the deck seen, median", lambda games, _: f"{median(map(seen, games)):.0%}"),
    ("a pink card seen", lambda games, _: share([game.pink for game in games])),
    ("missions a player", lambda games, _: f"{mean(mean(game.missions) for game in games):.1f}"),
    ("cards bought a player (engines)", lambda games, players: bought(games, players)),
    ("first flight Earth/Moon/Mars", lambda games, _: shares(first_flights(games), ("earth", "moon", "mars"))),
    ("points of the best", lambda games, _: spread([max(game.totals) for game in games])),
    ("points ahead", lambda games, _: spread([game.margin for game in games])),
    ("won by seat", parts_won),
]
ALONE: Final[list[Column]] = [
    ("won", lambda games, _: share([bool(game.winners) for game in games])),
    ("more points, objective missed", lambda games, _: share([lost_by_objective(game) for game in games])),
    ("ended by a sixth mission", lambda games, _: share([game.end == "missions" for game in games])),
    ("rounds", lambda games, _: spread([game.rounds for game in games])),
    ("missions", lambda games, _: f"{mean(mean(game.missions) for game in games):.1f}"),
    ("points", lambda games, _: spread([game.totals[0] for game in games])),
    ("points of the rival", lambda games, _: spread([game.totals[1] for game in games])),
]


def bought(games: list[Told], players: int) -> str:
    cards, engines = (mean(number(game) for game in games) / players for number in (all_bought, engines_bought))
    return f"{cards:.1f} ({engines:.1f})"


def all_bought(game: Told) -> int:
    return game.bought.total()


def engines_bought(game: Told) -> int:
    return game.engines


def first_flights(games: list[Told]) -> Counter[str]:
    return Counter(destination for game in games for destination in game.first_to)


def lost_by_objective(game: Told) -> bool:
    return not game.winners and game.totals[0] > game.totals[1]


def table(rows: dict[Kind, list[Told]], columns: list[Column]) -> Iterator[str]:
    """A line for each figure, a column for each kind of game."""
    yield "| | " + " | ".join(kind.name for kind in rows) + " |"
    yield "|---" * (len(rows) + 1) + "|"
    for title, figure in columns:
        yield f"| {title} | " + " | ".join(figure(games, kind.players) for kind, games in rows.items()) + " |"


def cards_table(rows: dict[Kind, list[Told]]) -> Iterator[str]:
    """Of each card that came to the market how many were bought; of engines and locations the shares."""
    came = {kind: summed(game.seen for game in games) for kind, games in rows.items()}
    sold = {kind: summed(game.bought for game in games) for kind, games in rows.items()}
    first = next(iter(rows))
    yield "| card: bought of those seen | " + " | ".join(kind.name for kind in rows) + " |"
    yield "|---" * (len(rows) + 1) + "|"
    for card in sorted(came[first], key=lambda card: -sold[first][card] / came[first][card]):
        parts = [f"{sold[kind][card] / came[kind][card]:.0%}" if came[kind][card] else "–" for kind in rows]
        yield f"| {card} | " + " | ".join(parts) + " |"
    yield (
        "| engines: small/medium/heavy | "
        + " | ".join(shares(Counter({engine: sold[kind][engine] for engine in ENGINES}), ENGINES) for kind in rows)
        + " |"
    )
    yield ""
    flown = {kind: summed(game.flown for game in games) for kind, games in rows.items()}
    yield "| location: missions a player and game | " + " | ".join(kind.name for kind in rows) + " |"
    yield "|---" * (len(rows) + 1) + "|"
    for place in sorted(flown[first]):
        yield (
            f"| {place} | "
            + " | ".join(f"{flown[kind][place] / len(games) / kind.players:.2f}" for kind, games in rows.items())
            + " |"
        )


def broken_bars(rows: dict[Kind, list[Told]]) -> Iterator[str]:
    """What doesn't hold, in words."""
    for kind in SEVERAL:
        if kind in rows and not 12 <= median(game.rounds for game in rows[kind]) <= 22:
            yield f"{kind.name}: the median of rounds isn't between 12 and 22"
    two = rows.get(SEVERAL[0], [])
    if two and median(map(seen, two)) < 0.8:
        yield "2 players: at the median less than 80 % of the deck is seen"
    if two and not 0.2 <= mean(game.end == "missions" for game in two) <= 0.6:
        yield "2 players: not 20 to 60 % of the games end by a sixth mission"
    won = [mean(bool(game.winners) for game in rows[kind]) for kind in SOLO if kind in rows]
    if any(one - other < 0.15 for one, other in pairwise(won)):
        yield "solo: two levels are less than 15 % apart"


def play_all(kinds: list[Kind], given: argparse.Namespace) -> dict[Kind, list[Told]]:
    rows: dict[Kind, list[Told]] = {}
    for kind in kinds:
        rows[kind] = []
        for seed in range(given.seed, given.seed + given.games):
            rows[kind].append(told(Task(given.pack, given.bot, kind.players, seed, kind.options)))
            if len(rows[kind]) % PROGRESS == 0:
                print(f"  {kind.name}: {len(rows[kind])} of {given.games} games", file=sys.stderr, flush=True)
    return rows


def text_of(rows: dict[Kind, list[Told]], given: argparse.Namespace) -> str:
    several = {kind: games for kind, games in rows.items() if kind.players > 1}
    alone = {kind: games for kind, games in rows.items() if kind.players == 1}
    lines = [f"{given.games} games of each kind, everybody `{given.bot}`, seeds from {given.seed}.", ""]
    if several:
        lines += [*table(several, MANY), "", *cards_table(several), ""]
    if alone:
        lines += table(alone, ALONE)
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/campaign rocketmen_balance")
    parser.add_argument("games", type=int, nargs="?", default=1000, help="of each kind")
    parser.add_argument("--bot", default="heuristic", help="who plays, as marsbound bots lists them")
    parser.add_argument("--pack", default="rocketmen", help="another pack than the built-in one")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--only", default="", help="kinds whose name has these words in it")
    parser.add_argument("--dry", action="store_true", help="print the tables, leave the page as it is")
    given = parser.parse_args()
    rows = play_all([kind for kind in (*SEVERAL, *SOLO) if given.only in kind.name], given)
    text = text_of(rows, given)
    print(text)
    if not given.dry:
        page = PAGE.read_text("utf-8")
        before, after = page.split(BEGIN)[0], page.split(END)[1]
        PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", "utf-8")
    broken = list(broken_bars(rows))
    print(*broken, sep="\n", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
