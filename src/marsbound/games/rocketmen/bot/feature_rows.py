"""What each number among a player's features is: every name begins where the one above it ends.

Weights are learned for this row: a row that changes needs new ones.
"""

from typing import Final

from marsbound.games.rocketmen.rules.box import EFFECTS, NUMBER_OF_COMPONENTS, NUMBER_OF_DESTINATIONS
from marsbound.games.rocketmen.rules.layout import NUMBER_OF_ACHIEVEMENTS

BEST_PLACES: Final = 3  # that are still open

# How far the game is
ALWAYS_ONE: Final = 0
TURNS_LEFT: Final = ALWAYS_ONE + 1
ROUND: Final = TURNS_LEFT + 1
SCORE: Final = ROUND + 1
BEST_RIVAL: Final = SCORE + 1  # the score of the best of the others
ENDING: Final = BEST_RIVAL + 1
LAST_TURN: Final = ENDING + 1
TWO_PLAY: Final = LAST_TURN + 1
THREE_PLAY: Final = TWO_PLAY + 1
MISSIONS_LEFT: Final = THREE_PLAY + 1
CARDS_TO_DEAL: Final = MISSIONS_LEFT + 1
HAZARDS_ON_SALE: Final = CARDS_TO_DEAL + 1

# Points, counted as if the game were over
POINTS: Final = HAZARDS_ON_SALE + 1
POINTS_NOT_SCORED: Final = POINTS + 1
POINTS_BY_TIME: Final = POINTS_NOT_SCORED + 1
GOALS: Final = POINTS_BY_TIME + 1  # of the objective that is further
MARKERS: Final = GOALS + 1  # by achievement

# Cards owned, wherever they lie
OWNED: Final = MARKERS + NUMBER_OF_ACHIEVEMENTS
OWNED_GIVE: Final = OWNED + 1  # by component
CYCLE: Final = OWNED_GIVE + NUMBER_OF_COMPONENTS  # turns until all cards have been in hand
INCOME: Final = CYCLE + 1
FULL_INCOME: Final = INCOME + 1

IN_HAND: Final = FULL_INCOME + 1
HAND_GIVES: Final = IN_HAND + 1  # by component
MISSIONS_IN_HAND: Final = HAND_GIVES + NUMBER_OF_COMPONENTS
WANTED_IN_HAND: Final = MISSIONS_IN_HAND + 1  # for the mission aimed at

ON_PAD: Final = WANTED_IN_HAND + 1
PAD_ROCKETS: Final = ON_PAD + 1
PAD_STRENGTH: Final = PAD_ROCKETS + 1  # by destination
PAD_PERMANENT: Final = PAD_STRENGTH + NUMBER_OF_DESTINATIONS
PAD_MONEY: Final = PAD_PERMANENT + 1
PAD_UNPLANNED: Final = PAD_MONEY + 1  # rocket points there as long as no mission is planned

# A mission: first the one aimed at, then the one after it, of which less is asked
IS_THERE: Final = 0
WORTH: Final = IS_THERE + 1
ODDS: Final = WORTH + 1
TURNS: Final = ODDS + 1
PROMISE: Final = TURNS + 1  # worth by odds, as far as there is time
RATE: Final = PROMISE + 1  # points a turn
OF_MISSION: Final = RATE + 1

AIM: Final = PAD_UNPLANNED + 1
AIM_COST: Final = AIM + OF_MISSION
ROCKETS_MISSING: Final = AIM_COST + 1
FIELDS_MISSING: Final = ROCKETS_MISSING + 1
PLANNED: Final = FIELDS_MISSING + 1
LAUNCH: Final = PLANNED + 1  # what it would promise at once
LAUNCH_ODDS: Final = LAUNCH + 1
NEXT: Final = LAUNCH_ODDS + 1

PLACES: Final = NEXT + OF_MISSION  # the best first
PLACES_OF: Final = PLACES + BEST_PLACES  # all of a destination together
EFFECTS_OWNED: Final = PLACES_OF + NUMBER_OF_DESTINATIONS  # by effect, without "none"

# The solo game's rival
RIVAL_MISSIONS: Final = EFFECTS_OWNED + len(EFFECTS) - 1
RIVAL_FIELDS: Final = RIVAL_MISSIONS + 1  # that it still has to fly
EASY: Final = RIVAL_FIELDS + 1
HARD: Final = EASY + 1
FEATURES: Final = HARD + 1
