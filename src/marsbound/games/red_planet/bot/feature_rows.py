"""What each number of a row of features is: every name begins where the one above it ends.

Weights are learned for these rows: a row that changes needs new ones.
"""

from typing import Final

# Of a zone
RESOURCE: Final = 0  # a one at its kind, the fourth while it lies face down
TOKENS_LYING: Final = RESOURCE + 4  # their points
TOKENS_MORE: Final = TOKENS_LYING + 1  # than usual, at the last production
POINTS_FOR_MOST: Final = TOKENS_MORE + 1  # of its discovery
POINTS_FOR_PRESENCE: Final = POINTS_FOR_MOST + 1
OTHERS_TAKE: Final = POINTS_FOR_PRESENCE + 1  # a discovery gives the tokens to others than those with most
DEADLY: Final = OTHERS_TAKE + 1  # a discovery kills or scatters
ROUNDS_TO_NEXT: Final = DEADLY + 1  # production
ROUNDS_TO_LAST: Final = ROUNDS_TO_NEXT + 1
PRODUCTION: Final = ROUNDS_TO_LAST + 1  # the next one's number
MOON: Final = PRODUCTION + 1
ALWAYS_ONE: Final = MOON + 1
OF_ZONE: Final = ALWAYS_ONE + 1

# Of what a seat has at stake in a zone
OWN: Final = 0  # astronauts there
IS_THERE: Final = OWN + 1
OWN_NEXT: Final = IS_THERE + 1  # strength expected at the next production, …
OWN_LAST: Final = OWN_NEXT + 1  # … and at the last
RIVAL_NEXT: Final = OWN_LAST + 1
RIVAL_LAST: Final = RIVAL_NEXT + 1
SECOND_LAST: Final = RIVAL_LAST + 1  # of the second strongest rival
AHEAD_NEXT: Final = SECOND_LAST + 1
AHEAD_LAST: Final = AHEAD_NEXT + 1
SHARE: Final = AHEAD_LAST + 1  # of the next majority
LEAD: Final = SHARE + 1  # share of the last
PRESENT: Final = LEAD + 1  # chance of being there at the end
ALONE: Final = PRESENT + 1  # one astronaut there, no more
RIVALS: Final = ALONE + 1
WANTS_VISIT: Final = RIVALS + 1
WANTS_MOST: Final = WANTS_VISIT + 1
WANTS_SOLE: Final = WANTS_MOST + 1
KNOWS_DISCOVERY: Final = WANTS_SOLE + 1
WORTH_NEXT: Final = KNOWS_DISCOVERY + 1
WORTH_LAST: Final = WORTH_NEXT + 1
OF_STAKE: Final = WORTH_LAST + 1

# Of a seat
PARTS: Final = 0  # where its points come from, the six parts of the evaluator
PARTS_BY_TIME: Final = PARTS + 6  # the same, by how long the game still lasts
TIME_LEFT: Final = PARTS_BY_TIME + 6
FIRST_TO_COME: Final = TIME_LEFT + 1  # production 1
SECOND_TO_COME: Final = FIRST_TO_COME + 1
TOKENS: Final = SECOND_TO_COME + 1  # by kind
GAIN: Final = TOKENS + 3  # by kind
SUPPLY: Final = GAIN + 3
LOST: Final = SUPPLY + 1
HAND: Final = LOST + 1  # by character
HAND_BY_TIME: Final = HAND + 9
TURNS_SHORT: Final = HAND_BY_TIME + 9  # rounds without a character for them
SEATS_AT_TABLE: Final = TURNS_SHORT + 1
LAUNCHED: Final = SEATS_AT_TABLE + 1  # astronauts aboard
MISSING: Final = LAUNCHED + 1  # astronauts aboard, by how many are missing for the launch: one to four
BOUND_FOR_NOWHERE: Final = MISSING + 4
CARDS: Final = BOUND_FOR_NOWHERE + 1
FIRST_PLAYER: Final = CARDS + 1
PLACES_FROM_FIRST: Final = FIRST_PLAYER + 1
POINTS: Final = PLACES_FROM_FIRST + 1  # expected, by how sure that is
AHEAD: Final = POINTS + 1
AHEAD_BY_SPREAD: Final = AHEAD + 1
FAR_BEHIND: Final = AHEAD_BY_SPREAD + 1
OF_SEAT: Final = FAR_BEHIND + 1
