"""Which line of the first edition's ledger a refusal comes from, by question and reason."""

from typing import Final

from marsbound.core.refusal import rules_of_refusals
from marsbound.games.red_planet.rules import reasons

# The rule that usually forbids it
USUALLY: Final = {
    reasons.NOT_ASKED: "R4",
    reasons.NO_DOCKED_SHIP: "R8",
    reasons.SHIP_FULL: "R8",
    reasons.SHIP_LAUNCHED_ALREADY: "R8",
    reasons.SHIP_OUT_OF_REACH: "R8",
    reasons.SAME_SHIP: "C4",
    reasons.SUPPLY_EMPTY: "C12",
    reasons.TOO_FEW_SEATS: "R6",
    reasons.TOO_FEW_ASTRONAUTS: "R6",
    reasons.NOT_IN_HAND: "R10",
    reasons.NOT_DEALT_TO_YOU: "S6",
    reasons.NOT_A_MISSION: "S6",
    reasons.NONE_OF_YOURS_THERE: "C2",
    reasons.NOT_ADJACENT: "C2",
    reasons.NOBODY_THERE: "C8",
    reasons.SAFE_ZONE: "C8",
    reasons.YOUR_OWN: "C6",
    reasons.NO_TOKEN_LEFT: "R9",
    reasons.NO_DISCOVERY_THERE: "E6",
    reasons.DISCOVERY_ALREADY_THERE: "E2",
    reasons.NO_DISCOVERIES_HERE: "E2",
    reasons.EVENT_DECK_EMPTY: "E5",
    reasons.CANNOT_BE_DECLINED: "R5",
}

# Where another one does: by question, by the deed or the card that is its answer
ELSEWHERE: Final = {
    "ExchangeADestination": {reasons.NO_TOKEN_LEFT: "C9", reasons.CANNOT_BE_DECLINED: "C9"},
    "ReplaceAnAstronaut": {reasons.NOBODY_THERE: "C6", reasons.NONE_OF_YOURS_THERE: "C6", reasons.SUPPLY_EMPTY: "C6"},
    "LaunchADockedShip": {reasons.SHIP_FULL: "C4"},
    "BoardTwoTogether": {reasons.TOO_FEW_SEATS: "R7", reasons.TOO_FEW_ASTRONAUTS: "R7"},
    "RedirectAShip": {reasons.NO_DOCKED_SHIP: "C9", reasons.NO_TOKEN_LEFT: "C9"},
    "KeepABonus": {reasons.CANNOT_BE_DECLINED: "S6"},
    "ChooseACharacter": {reasons.CANNOT_BE_DECLINED: "R3"},
    "PickADestination": {reasons.CANNOT_BE_DECLINED: "R9"},
    "PlaceTheDiscovery": {reasons.CANNOT_BE_DECLINED: "E2"},
    "FleeTheStorm": {
        reasons.NONE_OF_YOURS_THERE: "P10",
        reasons.NOT_ADJACENT: "P10",
        reasons.CANNOT_BE_DECLINED: "P10",
    },
}

RULES: Final = rules_of_refusals(reasons.REASONS, USUALLY, ELSEWHERE)
