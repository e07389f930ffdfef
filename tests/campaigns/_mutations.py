"""All rules that can be broken."""

from tests.games.red_planet.mutations import RULES_OF_THE_SECOND_EDITION
from tests.games.rocketmen.mutations import RULES_OF_ROCKETMEN

MUTATIONS = [*RULES_OF_THE_SECOND_EDITION, *RULES_OF_ROCKETMEN]
# These also run with the ordinary tests.
SHORT = [
    "red-planet-second:R8",
    "red-planet-second:C11",
    "red-planet-second:X3",
    "rocketmen:L9",
    "rocketmen:O8",
]
