"""The games' judgements, by the game's name."""

from typing import Final

from marsbound.bots.search.judgement import Judgement
from marsbound.bots.search.red_planet import FIRST_EDITION_JUDGEMENT, SECOND_EDITION_JUDGEMENT
from marsbound.bots.search.red_planet_foresight import FIRST_EDITION_FORESIGHT, SECOND_EDITION_FORESIGHT
from marsbound.bots.search.rocketmen import ROCKETMEN_JUDGEMENT
from marsbound.bots.search.rocketmen_foresight import ROCKETMEN_FORESIGHT

JUDGEMENTS: Final[dict[str, Judgement]] = {
    judgement.game.name: judgement
    for judgement in (SECOND_EDITION_JUDGEMENT, FIRST_EDITION_JUDGEMENT, ROCKETMEN_JUDGEMENT)
}
SEARCHED_BY: Final[dict[str, Judgement]] = {
    foresight.game.name: foresight
    for foresight in (SECOND_EDITION_FORESIGHT, FIRST_EDITION_FORESIGHT, ROCKETMEN_FORESIGHT)
}
"""What searches judge by: the same knowledge, and chances that networks have learned."""
