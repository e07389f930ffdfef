"""Which line of the second edition's ledger a refusal comes from, by question and reason."""

from typing import Final

from marsbound.core.refusal import rules_of_refusals
from marsbound.games.red_planet.rules import reasons

# The rule that usually forbids it
USUALLY: Final = {
    reasons.NOT_ASKED: "R3",
    reasons.NO_DOCKED_SHIP: "R7",
    reasons.SHIP_FULL: "R7",
    reasons.SHIP_LAUNCHED_ALREADY: "R7",
    reasons.SHIP_OUT_OF_REACH: "R7",
    reasons.SAME_SHIP: "C8",
    reasons.SUPPLY_EMPTY: "C15",
    reasons.TOO_FEW_SEATS: "C11",
    reasons.TOO_FEW_ASTRONAUTS: "C11",
    reasons.NOT_IN_HAND: "R6",
    reasons.NOT_DEALT_TO_YOU: "S9",
    reasons.NONE_OF_YOURS_THERE: "C3",
    reasons.NOT_ADJACENT: "C3",
    reasons.NOBODY_THERE: "C12",
    reasons.SAFE_ZONE: "C12",
    reasons.YOUR_OWN: "C10",
    reasons.NO_TOKEN_LEFT: "D2",
    reasons.NO_DISCOVERY_THERE: "C6",
    reasons.DISCOVERY_ALREADY_THERE: "E3",
    reasons.NO_DISCOVERIES_HERE: "E3",
    reasons.EVENT_DECK_EMPTY: "E6",
    reasons.NOT_ON_MARS: "C13",
    reasons.NONE_ON_THE_MOON: "C13",
    reasons.NOT_YOUR_CARD: "E7",
    reasons.NOT_ITS_MOMENT: "E7",
    reasons.NOBODY_LOST: "L1",
    reasons.CARD_DOES_NOT_REACH: "E7",
    reasons.CANNOT_BE_DECLINED: "C1",
    reasons.NOT_A_MISSION: "S9",
}

# Where another one does: by question, by the deed or the card that is its answer
ELSEWHERE: Final = {
    "LaunchADockedShip": {reasons.SHIP_FULL: "C8"},
    "RedirectAShip": {reasons.NO_DOCKED_SHIP: "C14", reasons.NO_TOKEN_LEFT: "D6", reasons.CANNOT_BE_DECLINED: "D6"},
    "ReplaceAnAstronaut": {
        reasons.NOBODY_THERE: "C10",
        reasons.NONE_OF_YOURS_THERE: "C10",
        reasons.SUPPLY_EMPTY: "C10",
    },
    "RescueAnAstronaut": {reasons.NONE_OF_YOURS_THERE: "E7"},
    "KillARival": {
        reasons.NONE_OF_YOURS_THERE: "E7",
        reasons.NOBODY_THERE: "E7",
        reasons.YOUR_OWN: "E7",
        reasons.CANNOT_BE_DECLINED: "E7",
    },
    "FleeTheStorm": {reasons.NONE_OF_YOURS_THERE: "X5", reasons.NOT_ADJACENT: "X5", reasons.CANNOT_BE_DECLINED: "X5"},
    "KeepAMission": {reasons.CANNOT_BE_DECLINED: "S9"},
    "ChooseACharacter": {reasons.CANNOT_BE_DECLINED: "R2"},
    "PickADestination": {reasons.CANNOT_BE_DECLINED: "D1"},
    "PutADestinationToken": {reasons.CANNOT_BE_DECLINED: "D6"},
    "DrawOrLook": {reasons.CANNOT_BE_DECLINED: "E6"},
    "LookAtADiscovery": {reasons.CANNOT_BE_DECLINED: "C7"},
    "PlaceTheDiscovery": {reasons.CANNOT_BE_DECLINED: "E2"},
    "LeaveTheMoon": {reasons.CANNOT_BE_DECLINED: "C13"},
    "RevealAnAction": {reasons.CANNOT_BE_DECLINED: "E7"},
}

RULES: Final = rules_of_refusals(reasons.REASONS, USUALLY, ELSEWHERE)
