"""How the small games were cut out; `python -m marsbound.research.cutting` writes those that aren't there yet.

A small game that is there is never written again: one that is cut otherwise gets a new version.  Which part of a game
is worth it, the game says itself: `cuts` of its kit.
"""

import sys
from collections.abc import Callable
from itertools import product

import msgspec

from marsbound.games.kit import named
from marsbound.games.registry import kits
from marsbound.research.engine.state import State
from marsbound.research.exact import SUFFIX, Cut, Deal


def with_secrets(state: State) -> list[State]:
    """The game with each player's secrets as they are, or otherwise: all four ways."""
    own, other = state.world(1, seed=4), state.world(0, seed=0)  # of those tried the ones with small trees
    found = []
    for first, second in product((state, own), (state, other)):
        mixed = state.copy()
        for cell, value in enumerate(state.table.cells):
            here, there = first.table.cells[cell], second.table.cells[cell]
            mixed.table.cells[cell] = here if here != value else there
        assert seen(mixed, 0) == seen(first, 0)
        assert seen(mixed, 1) == seen(second, 1)
        found.append(mixed)
    return found


def seen(state: State, player: int) -> bytes:
    return memoryview(state.spec.game.view(state.table, player).masked.cells).tobytes()


def cut(id: str, state: State, deals: list[Deal], worth: str, fixed: int | None, within: list[str]) -> Cut:
    setup = state.spec.setup
    return Cut(
        id, setup.game.name, setup.game.rules_version, setup.players, setup.pack.hash, deals, worth, fixed, within
    )


def makers() -> list[Callable[[], Cut]]:
    return [make for kit in kits().values() if kit.cuts is not None for make in named(kit.cuts)]


def main() -> int:
    for make in makers():
        made = make()
        file = kits()[made.game].research_file(0).parent / f"{made.id}{SUFFIX}"
        text = msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"
        if not file.exists():
            file.write_bytes(text)
        if file.read_bytes() != text:
            print(f"{file.name} was cut otherwise: give it a new version", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
