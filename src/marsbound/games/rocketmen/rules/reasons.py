"""Why something can't be chosen in Rocketmen; `rules.py` says which rule forbids it."""

from typing import Final

NOT_ASKED: Final = 1
SLOT_EMPTY: Final = 2
PILE_EMPTY: Final = 3
CANNOT_PAY: Final = 4
ENGINE_LIMIT: Final = 5
ALREADY_CHOSEN: Final = 6
NOT_IN_HAND: Final = 7
DOES_NOT_PAY: Final = 8
NOT_NEEDED: Final = 9
NO_MARKER: Final = 10
PLAN_TAKEN: Final = 11
NOT_A_MISSION: Final = 12
NO_MISSION_PLANNED: Final = 13
NOTHING_BUT_MONEY: Final = 14
ALREADY_ON_PAD: Final = 15
NOT_ON_PAD: Final = 16
NO_FREE_PLACEMENT: Final = 17
NO_YARD: Final = 18
YARD_FULL: Final = 19
NOT_STORED: Final = 20
STORED_THIS_TURN: Final = 21
NO_EFFECT_FROM_HAND: Final = 22
NO_SUCH_HAZARD: Final = 23
NO_OTHER_CARD: Final = 24
NOTHING_TO_TAKE_BACK: Final = 25
SAME_NAME: Final = 26
NO_DRAW_PENDING: Final = 27
NOT_ITS_DESTINATION: Final = 28
ALREADY_THERE: Final = 29
TOO_FEW_ROCKETS: Final = 30
NO_MARKERS_LEFT: Final = 31
NOTHING_PLANNED: Final = 32
NOT_ON_A_RIVALS_PAD: Final = 33
NO_CARD_DRAWN_YET: Final = 34
LAST_CARD_DRAWN: Final = 35
ONLY_BEFORE_THE_FIRST: Final = 36
ONLY_AFTER_A_CARD: Final = 37
NOT_A_ZERO: Final = 38
NOT_AMONG_THEM: Final = 39
NOT_PERMANENT: Final = 40
NO_RIVAL_MISSION: Final = 41
REMOVED_THIS_TURN: Final = 42
CANNOT_BE_DECLINED: Final = 43
EARTH_ONLY: Final = 44
NOT_A_RESOURCE: Final = 45
HAND_WITHIN_LIMIT: Final = 46
FOUR_MISSIONS: Final = 47

REASONS: Final = [
    "allowed",
    "not-asked",
    "slot-empty",
    "pile-empty",
    "cannot-pay",
    "engine-limit",
    "already-chosen",
    "not-in-hand",
    "does-not-pay",
    "not-needed",
    "no-marker",
    "plan-taken",
    "not-a-mission",
    "no-mission-planned",
    "nothing-but-money",
    "already-on-pad",
    "not-on-pad",
    "no-free-placement",
    "no-yard",
    "yard-full",
    "not-stored",
    "stored-this-turn",
    "no-effect-from-hand",
    "no-such-hazard",
    "no-other-card",
    "nothing-to-take-back",
    "same-name",
    "no-draw-pending",
    "not-its-destination",
    "already-there",
    "too-few-rockets",
    "no-markers-left",
    "nothing-planned",
    "not-on-a-rivals-pad",
    "no-card-drawn-yet",
    "last-card-drawn",
    "only-before-the-first",
    "only-after-a-card",
    "not-a-zero",
    "not-among-them",
    "not-permanent",
    "no-rival-mission",
    "removed-this-turn",
    "cannot-be-declined",
    "earth-only",
    "not-a-resource",
    "hand-within-limit",
    "four-missions",
]
