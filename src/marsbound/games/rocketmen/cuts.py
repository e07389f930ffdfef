"""The small game that is cut out of Rocketmen, for what is computed exactly."""

from collections.abc import Callable
from typing import Final

from marsbound.bots.levels import bot_named
from marsbound.core.chance import Generator
from marsbound.core.script import NATURE
from marsbound.library.game import game as game_named
from marsbound.research.cutting import cut
from marsbound.research.engine.state import State
from marsbound.research.exact import GAIN, Cut, Deal
from marsbound.research.opponents import answered

IN_FLIGHT: Final = [
    "Fly",
    "DrawASuccessCard",
    "PeekAtASuccessCard",
    "PutOneOnTop",
    "OfferASuccessCard",
    "ChooseTheFirstCard",
]


def launch() -> Cut:
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


CUTS: Final[list[Callable[[], Cut]]] = [launch]
