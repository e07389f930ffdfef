"""The round: choosing characters, the countdown, the first player."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import NOBODY, Line, Together, script
from marsbound.games.red_planet.rules.domains import CHARACTER
from marsbound.games.red_planet.rules.facts import (
    CHARACTER_CALLED,
    CHARACTER_REVEALED,
    CHARACTERS_TAKEN_BACK,
    FIRST_PLAYER,
    ROUND_BEGUN,
)
from marsbound.games.red_planet.rules.reasons import NOT_IN_HAND
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, IN_ROUND, NONE, RedPlanet

CAST_OF_NEUTRALS: Final = 9  # where the scripts of neutral colours begin in the cast


class PlayRounds(Line[RedPlanet]):
    """Several rounds, one after the other."""

    def __init__(self, round_script: i64, number: i64) -> None:
        super().__init__()
        self.round_script: i64 = round_script
        self.number: i64 = number

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        for _turn in range(self.number):
            table.call(self.round_script, NOBODY)


class BeginARound(Line[RedPlanet]):
    """The tracker moves on; nobody has chosen yet."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.round += 1
        table.phase = IN_ROUND
        table.clear_characters()
        if table.listener is not None:
            table.tell(ROUND_BEGUN, table.round)


class ChooseACharacter(Together[RedPlanet]):
    """All choose a character of their hand, in secret."""

    def __init__(self) -> None:
        super().__init__(CHARACTER)

    def seats(self, table: RedPlanet) -> i64:
        return table.main_seats()

    def refusal(self, table: RedPlanet, seat: Seat, character: i64) -> i64:
        if not table.in_hand(seat, character):
            return NOT_IN_HAND
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        found.add_all(table.hand(seat))

    def do(self, table: RedPlanet, seat: Seat, character: i64) -> None:
        table.choose_character(seat, character)


class CountDown(Line[RedPlanet]):
    """The next character that anybody chose: all who did reveal it together, then resolve it one after the other."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        chosen_by = table.call_next_character()
        if chosen_by == 0:
            return
        called = table.called
        if table.listener is not None:
            table.tell(CHARACTER_CALLED, called)
            for each in range(table.seats):
                if chosen_by >> each & 1:
                    table.tell(CHARACTER_REVEALED, each, called)
        table.call(COUNT_DOWN, NOBODY)
        each = table.first
        last: i64 = NONE
        for _turn in range(table.seats):
            each = table.seat_before(each)
            if chosen_by >> each & 1:
                if last == NONE:
                    last = each
                if table.neutral(each):
                    table.call(table.cast[CAST_OF_NEUTRALS + called], each)
                else:
                    table.call(table.cast[called], each)
        table.next_first = last


COUNT_DOWN: Final = script("count-down", CountDown())


class TakeBackCharacters(Line[RedPlanet]):
    """Every played character returns to the hand, the Recruiter included."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.set_hand(seat, ALL_CHARACTERS)
        if table.listener is not None:
            table.tell(CHARACTERS_TAKEN_BACK, seat)


class PassTheFirstPlayer(Line[RedPlanet]):
    """First player is whoever resolved a character last."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.first = table.next_first
        table.clear_characters()
        if table.listener is not None:
            table.tell(FIRST_PLAYER, table.first)
