"""All rules that can be broken."""

from tests.campaigns._mutations_rocketmen import RULES_OF_ROCKETMEN
from tests.campaigns._mutations_second import RULES_OF_THE_SECOND_EDITION

MUTATIONS = [*RULES_OF_THE_SECOND_EDITION, *RULES_OF_ROCKETMEN]
# These also run with the ordinary tests.
SHORT = [
    "red-planet-second:R8",
    "red-planet-second:C11",
    "red-planet-second:X3",
    "rocketmen:L9",
    "rocketmen:O8",
]
