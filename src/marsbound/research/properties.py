"""What kind of games these are, measured: length, branching, chance, secrets, choices at once, by number of players.

`python -m marsbound.research.properties` plays and writes docs/properties.md and its picture.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from marsbound.core.chance import Generator
from marsbound.core.script import BOOK, NATURE
from marsbound.games.registry import kits
from marsbound.library.game import game as game_named
from marsbound.research.engine.state import State, cells_bytes

PAGE: Final = "docs/properties.md"
PICTURE: Final = "docs/pictures/properties.svg"
GAMES: Final = 40
WORLDS: Final = 3
SEATS: Final = 8  # sealed answers have a byte for each


class Properties(NamedTuple):
    """Means over games at random."""

    game: str
    players: int
    decisions: float  # a game
    choices: float  # a decision
    most_choices: int
    forced: float  # share of decisions without an alternative
    at_once: float  # share of decisions that several make at once
    chance: float  # share of nature's draws among all nodes
    hidden: float  # share of the table that is otherwise in another game the player can't tell from this one


class Counts:
    """What was met in one game after the other."""

    def __init__(self) -> None:
        self.decisions = self.choices = self.most = self.forced = self.at_once = self.draws = 0
        self.hidden = 0.0

    def play(self, state: State, chance: Generator) -> None:
        while not state.over:
            legal = state.legal()
            if state.player == NATURE:
                self.draws += 1
                state.apply(state.draw())
                continue
            self.decisions += 1
            self.choices += len(legal)
            self.most = max(self.most, len(legal))
            self.forced += len(legal) == 1
            self.at_once += BOOK.lines[state.table.line].together
            self.hidden += hidden_share(state, chance)
            state.apply(legal[chance.below(len(legal))])


def hidden_share(state: State, chance: Generator) -> float:
    """How much of what lies on the table whoever acts would be wrong about: in worlds drawn as nature might have."""
    true = laid_out(state)
    shares = []
    for _ in range(WORLDS):
        world = laid_out(state.world(state.player, int(chance.seed())))
        used = int(np.count_nonzero(true | world))
        shares.append(int(np.count_nonzero(true != world)) / max(1, used))
    return sum(shares) / WORLDS


def laid_out(state: State) -> npt.NDArray[np.int64]:
    """What is where: the table's cells, and the answers that wait for the others', each seat's apart."""
    sealed = int(state.table.sealed).to_bytes(SEATS)
    return np.concatenate([np.frombuffer(cells_bytes(state.table), np.int64), np.frombuffer(sealed, np.uint8)])


def measured(name: str, players: int, games: int = GAMES) -> Properties:
    counts = Counts()
    for seed in range(games):
        state = game_named(name).state(players=players, seed=seed, explicit_chance=True)
        counts.play(state, Generator(seed))
    of = counts.decisions
    return Properties(
        name,
        players,
        of / games,
        counts.choices / of,
        counts.most,
        counts.forced / of,
        counts.at_once / of,
        counts.draws / (counts.draws + of),
        counts.hidden / of,
    )


HEAD: Final = f"""# What kind of games these are

Means over {GAMES} games at random each, by number of players; written by `python -m marsbound.research.properties`.

![Decisions a game, choices a decision, nature's share, hidden share, by players](pictures/properties.svg)

- **Decisions** are answers of players, those without an alternative (**forced**) included; **choices** are the legal
  actions at each.
- **At once**: the share of decisions that several players make without seeing each other's.
- **Chance**: nature's draws among all nodes, decisions and draws, when each draw is a node of its own.
- **Hidden**: of the table as it is stored (cards by row, astronauts by zone, and so on), the share that is otherwise
  in another game which whoever acts can't tell from this one; the mean of {WORLDS} such worlds, drawn as nature might
  have, at every decision. Cells that are empty in both don't count. The order of decks isn't stored anywhere, so it is
  chance, not hidden.

| game | players | decisions | choices | most | forced | at once | chance | hidden |
|---|---|---|---|---|---|---|---|---|
"""


def page(rows: Iterable[Properties]) -> str:
    return HEAD + "".join(
        f"| {row.game} | {row.players} | {row.decisions:.0f} | {row.choices:.1f} | {row.most_choices} "
        f"| {row.forced:.0%} | {row.at_once:.0%} | {row.chance:.0%} | {row.hidden:.1%} |\n"
        for row in rows
    )


# The picture: a panel for each measure, a bar for each game and number of players

PANELS: Final[list[tuple[str, Callable[[Properties], float], str]]] = [
    ("decisions a game", lambda row: row.decisions, "{:.0f}"),
    ("choices a decision", lambda row: row.choices, "{:.1f}"),
    ("nature's share of all nodes", lambda row: row.chance, "{:.0%}"),
    ("hidden share of the table", lambda row: row.hidden, "{:.1%}"),
]
COLOURS: Final = ("#b5482f", "#d99a5b", "#4f6d8f")
BAR, GAP, WIDTH, TOP = 16, 4, 300, 44


def picture(rows: list[Properties]) -> str:
    games = list(dict.fromkeys(row.game for row in rows))
    height = TOP + len(rows) * (BAR + GAP) + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {len(PANELS) * WIDTH + 20} {height}"'
        ' font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for place, game in enumerate(games):
        x = 20 + place * 170
        parts.append(f'<rect x="{x}" y="8" width="10" height="10" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(f'<text x="{x + 15}" y="17">{game}</text>')
    for panel, (title, measure, form) in enumerate(PANELS):
        left, most = panel * WIDTH + 20, max(map(measure, rows))
        parts.append(f'<text x="{left}" y="{TOP - 8}" font-weight="bold">{title}, by players</text>')
        for number, row in enumerate(rows):
            y, length = TOP + number * (BAR + GAP), measure(row) / most * (WIDTH - 90)
            colour = COLOURS[games.index(row.game) % len(COLOURS)]
            parts.append(f'<text x="{left}" y="{y + 12}">{row.players}</text>')
            parts.append(f'<rect x="{left + 14}" y="{y}" width="{length:.1f}" height="{BAR}" fill="{colour}"/>')
            parts.append(f'<text x="{left + 18 + length:.1f}" y="{y + 12}">{form.format(measure(row))}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> int:
    root = Path(__file__).resolve().parents[3]
    names = [kit.name for kit in kits().values() if kit.research is not None]
    rows = [measured(name, players) for name in names for players in game_named(name).players]
    (root / PAGE).write_text(page(rows), "utf-8")
    (root / PICTURE).write_text(picture(rows), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
