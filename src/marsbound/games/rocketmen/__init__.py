"""Rocketmen: a deck-builder with launches that push their luck, for one to four players."""

from pathlib import Path
from typing import Final

from marsbound.games.kit import GameKit
from marsbound.games.rocketmen.pack.format import ROCKETMEN as FORMAT
from marsbound.games.rocketmen.rules.game import ROCKETMEN

KITS: Final = (
    GameKit(
        ROCKETMEN,
        FORMAT,
        Path(__file__).parent,
        rule_count=116,
        evaluator="marsbound.games.rocketmen.bot.evaluator:evaluator",
        learned_evaluator="marsbound.games.rocketmen.bot.learned_evaluator:evaluator",
        halving=(2, 2, 2),
        renderer="marsbound.games.rocketmen.terminal.renderer:RocketmenRenderer",
        picture="marsbound.games.rocketmen.rules.picture_types:Picture",
        outlook="marsbound.games.rocketmen.rules.picture_types:Outlook",
        decisive="marsbound.games.rocketmen.decisive:moments",
        gains="marsbound.games.rocketmen.gains:gains",
        research="marsbound.games.rocketmen.research.description:ROCKETMEN_DESCRIPTION",
        cuts="marsbound.games.rocketmen.cuts:CUTS",
        guide=(2, 1969),
    ),
)
