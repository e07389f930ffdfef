"""How the small games were cut out; `python -m marsbound.research.cutting` writes those that aren't there yet.

A small game that is there is never written again: one that is cut otherwise gets a new version.
"""

import sys
from collections.abc import Callable
from itertools import product
from typing import Final

import msgspec

from marsbound.bots.levels import bot_named
from marsbound.core.chance import Generator
from marsbound.core.notation import position_text
from marsbound.core.script import NATURE
from marsbound.games.registry import kits
from marsbound.library.game import game as game_named
from marsbound.research.engine.state import State
from marsbound.research.exact import GAIN, SUFFIX, VICTORY, Cut, Deal
from marsbound.research.opponents import answered
from marsbound.research.versions import layout

LAST_ROUND: Final = 10
IN_FLIGHT: Final = [
    "Fly",
    "DrawASuccessCard",
    "PeekAtASuccessCard",
    "PutOneOnTop",
    "OfferASuccessCard",
    "ChooseTheFirstCard",
]


def red_planet_endgame() -> Cut:
    """The last round of a game at random in which both have few characters left.

    Of each player's missions there are two possibilities, known to the player alone.
    """
    seed = 14371
    state = game_named("red-planet-second").state(players=2, seed=seed)
    chance = Generator(seed)
    at = next(field.start for field in layout("red-planet-second") if field.name == "round")
    while state.question != "ChooseACharacter" or state.player != 0 or state.observation(0)[at] != LAST_ROUND:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    deals = [Deal(position_text(each.table, state.spec.game.fields)) for each in with_secrets(state)]
    return cut("red-planet-endgame-v0", state, deals, VICTORY, seed, [])


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


def rocketmen_launch() -> Cut:
    """Three flights of heuristic bots, into orbit and to the Moon, just after lift-off."""
    flights = [flight(14, 5), flight(45, 12), flight(46, 13)]
    deals = [Deal(state.position) for state in flights]
    return cut("rocketmen-launch-v0", flights[0], deals, GAIN, None, IN_FLIGHT)


def flight(seed: int, number: int) -> State:
    """One of the flights of a game, counted from 0."""
    state = game_named("rocketmen").state(players=2, seed=seed, explicit_chance=True)
    bot = bot_named("heuristic", state.spec.game, state.spec.setup)
    chance = Generator(seed)
    flying = False
    while not state.over:
        if state.question == "Fly" and not flying:
            if number == 0:
                return state
            number -= 1
        flying = state.question in IN_FLIGHT
        state.apply(state.draw() if state.player == NATURE else answered(bot, state, chance))
    raise AssertionError(f"the game of seed {seed} has no flight {number}")


def cut(id: str, state: State, deals: list[Deal], worth: str, fixed: int | None, within: list[str]) -> Cut:
    setup = state.spec.setup
    return Cut(
        id, setup.game.name, setup.game.rules_version, setup.players, setup.pack.hash, deals, worth, fixed, within
    )


CUTS: Final[list[Callable[[], Cut]]] = [red_planet_endgame, rocketmen_launch]


def main() -> int:
    for make in CUTS:
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
