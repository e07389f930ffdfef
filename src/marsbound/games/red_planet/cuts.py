"""The small game that is cut out of Mission: Red Planet, for what is computed exactly."""

from collections.abc import Callable
from typing import Final

from marsbound.core.chance import Generator
from marsbound.core.notation import position_text
from marsbound.library.game import game as game_named
from marsbound.research.cutting import cut, with_secrets
from marsbound.research.exact import VICTORY, Cut, Deal
from marsbound.research.versions import layout

LAST_ROUND: Final = 10


def endgame() -> Cut:
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


CUTS: Final[list[Callable[[], Cut]]] = [endgame]
