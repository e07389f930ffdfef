"""Mission: Red Planet, both editions."""

from pathlib import Path
from typing import Final

from marsbound.games.kit import GameKit
from marsbound.games.red_planet.pack.format import FIRST, SECOND
from marsbound.games.red_planet.rules.first.game import FIRST_EDITION
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION

_FOLDER: Final = Path(__file__).parent
_EVALUATOR: Final = "marsbound.games.red_planet.bot.evaluator"
_LEARNED_EVALUATOR: Final = "marsbound.games.red_planet.bot.learned_evaluator"
_TYPES: Final = "marsbound.games.red_planet.rules.picture_types"
_DECISIVE: Final = "marsbound.games.red_planet.decisive:moments"
_GAINS: Final = "marsbound.games.red_planet.gains:gains"
_RESEARCH: Final = "marsbound.games.red_planet.research.description"
_RENDERER: Final = "marsbound.games.red_planet.terminal.renderer:RedPlanetRenderer"

KITS: Final = (
    GameKit(
        SECOND_EDITION,
        SECOND,
        _FOLDER,
        rule_count=99,
        evaluator=f"{_EVALUATOR}:second_edition",
        learned_evaluator=f"{_LEARNED_EVALUATOR}:second_edition",
        renderer=_RENDERER,
        picture=f"{_TYPES}:Picture",
        outlook=f"{_TYPES}:Outlook",
        decisive=_DECISIVE,
        gains=_GAINS,
        research=f"{_RESEARCH}:SECOND",
        cuts="marsbound.games.red_planet.cuts:CUTS",
        editions=("red-planet-first",),
        guide=(3, 1888),
    ),
    GameKit(
        FIRST_EDITION,
        FIRST,
        _FOLDER,
        rule_count=55,
        evaluator=f"{_EVALUATOR}:first_edition",
        learned_evaluator=f"{_LEARNED_EVALUATOR}:first_edition",
        renderer=_RENDERER,
        picture=f"{_TYPES}:Picture",
        outlook=f"{_TYPES}:Outlook",
        decisive=_DECISIVE,
        gains=_GAINS,
        research=f"{_RESEARCH}:FIRST",
        editions=("red-planet-second",),
        guide=(3, 1888),
    ),
)
