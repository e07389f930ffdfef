"""Setting up, as both editions do: first astronauts, cards dealt, one mission kept."""

from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import WHILE_POSSIBLE, FromADeck, Together
from marsbound.games.red_planet.rules.domains import CARD, SEAT
from marsbound.games.red_planet.rules.facts import ASTRONAUT_SEATED, CARD_DEALT, CARDS_DEALT, FIRST_PLAYER, MISSION_KEPT
from marsbound.games.red_planet.rules.reasons import NOT_A_MISSION, NOT_DEALT_TO_YOU
from marsbound.games.red_planet.rules.streams import FIRST_SEATS, MISSIONS, point_of
from marsbound.games.red_planet.rules.table import NONE, RedPlanet


class SeatAFirstAstronaut(FromADeck[RedPlanet]):
    """One astronaut of each seat at random on the docked ships, one per ship; who is leftmost is first player."""

    def __init__(self) -> None:
        super().__init__(SEAT, WHILE_POSSIBLE)

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        waiting: i64 = 0
        if ship_without_crew(table) != NONE:
            for each in range(table.seats):
                if table.supply(each) == table.box.astronauts:
                    waiting |= bit(each)
        return waiting

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        return point_of(FIRST_SEATS, 0, ship_without_crew(table))

    def do(self, table: RedPlanet, seat: Seat, who: i64) -> None:
        dock = ship_without_crew(table)
        table.add_supply(who, -1)
        table.set_crew(dock, 1)
        table.set_aboard(dock, who, 1)
        if table.listener is not None:
            table.tell(ASTRONAUT_SEATED, who, dock)
        if dock == 0:
            table.first = who
            if table.listener is not None:
                table.tell(FIRST_PLAYER, who)


def ship_without_crew(table: RedPlanet) -> i64:
    for dock in range(table.docks):
        if table.ship(dock) >= 0 and table.crew(dock) == 0:
            return dock
    return NONE


class DealACard(FromADeck[RedPlanet]):
    """A hand of cards for every seat that isn't neutral."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def receiver(self, table: RedPlanet) -> i64:
        """The first seat that hasn't all its cards."""
        for each in range(table.seats):
            if not table.neutral(each) and size_of(table.dealt(each)) < table.box.hand:
                return each
        return NONE

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        if self.receiver(table) == NONE:
            return 0
        return table.event_pile & table.box.dealt

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        return point_of(MISSIONS, 0, size_of(table.event_pile))

    def do(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        who = self.receiver(table)
        table.deal_card(who, card)
        if table.listener is not None:
            table.tell_player(table.player(who), CARD_DEALT, who, card)
            if size_of(table.dealt(who)) == table.box.hand:
                table.tell(CARDS_DEALT, who, table.box.hand)


class KeepAMission(Together[RedPlanet]):
    """Keep one mission of the cards dealt, the others go back; all at the same time."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def seats(self, table: RedPlanet) -> i64:
        return table.main_seats()

    def refusal(self, table: RedPlanet, seat: Seat, card: i64) -> i64:
        if not table.dealt(seat) >> card & 1:
            return NOT_DEALT_TO_YOU
        if not table.box.missions >> card & 1:
            return NOT_A_MISSION
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        found.add_all(table.dealt(seat) & table.box.missions)

    def do(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        table.keep_mission(seat, card)
        if table.listener is not None:
            table.tell_player(table.player(seat), MISSION_KEPT, seat, card)
