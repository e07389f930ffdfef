"""The two-player variant: what is different for the neutral colours."""

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Seat
from marsbound.core.script import WHILE_POSSIBLE, FromADeck, Line
from marsbound.games.red_planet.rules.box import RECRUITER
from marsbound.games.red_planet.rules.cards import DrawAnEvent
from marsbound.games.red_planet.rules.domains import CHARACTER
from marsbound.games.red_planet.rules.facts import CARD_REMOVED, NEUTRAL_CHARACTER_SEEN, NEUTRAL_DECK_SHUFFLED
from marsbound.games.red_planet.rules.neutral_deck import next_neutral_characters
from marsbound.games.red_planet.rules.streams import NEUTRAL_CHARACTERS, point_of
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, NONE, RedPlanet


class DrawANeutralCharacter(FromADeck[RedPlanet]):
    """The top card of every neutral deck is what that colour plays; its controller looks at it."""

    def __init__(self) -> None:
        super().__init__(CHARACTER, WHILE_POSSIBLE)

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        neutral = neutral_to_draw(table)
        if neutral == NONE:
            return 0
        return next_neutral_characters(table.hand(neutral))

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        return point_of(NEUTRAL_CHARACTERS, neutral_to_draw(table), table.round)

    def do(self, table: RedPlanet, seat: Seat, character: i64) -> None:
        neutral = neutral_to_draw(table)
        table.choose_character(neutral, character)
        if table.listener is not None:
            table.tell_player(table.player(neutral), NEUTRAL_CHARACTER_SEEN, neutral, character)


def neutral_to_draw(table: RedPlanet) -> i64:
    for seat in range(table.seats):
        if table.neutral(seat) and table.chosen(seat) == NONE:
            return seat
    return NONE


class ShuffleTheNeutralDeck(Line[RedPlanet]):
    """The neutral Recruiter leaves the game; the other eight, played or not, are the new deck."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        table.set_hand(seat, ALL_CHARACTERS & ~bit(RECRUITER))
        if table.listener is not None:
            table.tell(NEUTRAL_DECK_SHUFFLED, seat)


class DrawForTheNeutral(DrawAnEvent):
    """A discovery is placed as usual; a mission or an action is seen by the controller and put in the box."""

    def keep(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        table.add_removed(seat, card)
        if table.listener is not None:
            table.tell(CARD_REMOVED, seat)
