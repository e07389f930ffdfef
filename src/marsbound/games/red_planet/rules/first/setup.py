"""Setting up the first edition: any ships, three events for everybody, one bonus kept."""

from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.numbers import Seat
from marsbound.core.script import Line
from marsbound.games.red_planet.rules.boarding import PICK_A_DESTINATION
from marsbound.games.red_planet.rules.facts import HAND_SHOWN
from marsbound.games.red_planet.rules.opening import DealACard, KeepAMission
from marsbound.games.red_planet.rules.table import NONE, RedPlanet


class PickFirstDestinations(Line[RedPlanet]):
    """Whose astronaut was put on a ship of unknown destination picks one, in order from the first player."""

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        owner = table.first
        for _turn in range(table.seats):
            owner = table.seat_before(owner)
            for dock in range(table.docks):
                if table.aboard(dock, owner) and table.destination(dock) == NONE:
                    table.call(PICK_A_DESTINATION, owner, dock)


class DealAnEvent(DealACard):
    """Three events for everybody; who has three discoveries shows them and gets three others."""

    def do(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        who = self.receiver(table)
        super().do(table, seat, card)
        hand = table.dealt(who)
        if size_of(hand) == table.box.hand and hand & table.box.missions == 0:
            table.show_cards(who)
            if table.listener is not None:
                for shown in range(i64(len(table.box.card_ids))):
                    if hand >> shown & 1:
                        table.tell(HAND_SHOWN, who, shown)


class KeepABonus(KeepAMission):
    """Keep one bonus card of the three events, in secret; the others go back."""
