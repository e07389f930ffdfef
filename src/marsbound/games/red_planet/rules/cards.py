"""Event cards: drawing and looking, placing discoveries, revealing actions."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import size_of
from marsbound.core.choices import Choices
from marsbound.core.numbers import Answer, Seat
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import AS_THE_PACK_SAYS, WHILE_POSSIBLE, FromADeck, Line, Question, may, script
from marsbound.games.red_planet.rules.box import KILL_RIVAL, RESCUE, TAKE_TOKENS
from marsbound.games.red_planet.rules.domains import ASTRONAUT_IN_ZONE, CARD, STUDY, ZONE
from marsbound.games.red_planet.rules.facts import (
    ACTION_REVEALED,
    ASTRONAUT_KILLED,
    ASTRONAUT_RESCUED,
    CARD_KEPT,
    DISCOVERY_DISCARDED,
    DISCOVERY_LOOKED_AT,
    DISCOVERY_PLACED,
    DISCOVERY_SEEN,
    EVENT_DRAWN,
    EVENT_SEEN,
    NO_ACTION_LEFT,
)
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.reasons import (
    CARD_DOES_NOT_REACH,
    DISCOVERY_ALREADY_THERE,
    EVENT_DECK_EMPTY,
    NO_DISCOVERIES_HERE,
    NO_DISCOVERY_THERE,
    NOBODY_LOST,
    NOBODY_THERE,
    NONE_OF_YOURS_THERE,
    NOT_ITS_MOMENT,
    NOT_YOUR_CARD,
    YOUR_OWN,
)
from marsbound.games.red_planet.rules.streams import EVENTS, point_of
from marsbound.games.red_planet.rules.table import NONE, RedPlanet


class DrawOrLook(Question[RedPlanet]):
    """Draw an event card, or look at a face-down discovery in play."""

    def __init__(self, draw: i64) -> None:
        super().__init__(STUDY)
        self.draw_script: i64 = draw

    def refusal(self, table: RedPlanet, seat: Seat, study: i64) -> i64:
        if study == 0:
            if table.event_pile == 0:
                return EVENT_DECK_EMPTY
        elif not face_down_discovery(table, study - 1):
            return NO_DISCOVERY_THERE
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, study: i64) -> None:
        if study == 0:
            table.call(self.draw_script, seat)
        else:
            look(table, seat, study - 1)


def face_down_discovery(table: RedPlanet, zone: i64) -> bool:
    return table.discovery(zone) >= 0 and not table.revealed


def look(table: RedPlanet, seat: Seat, zone: i64) -> None:
    """Only the looker learns what it is; it stays where it was, face down."""
    table.add_seen(zone, table.player(seat))
    if table.listener is not None:
        table.tell(DISCOVERY_LOOKED_AT, seat, zone)
        table.tell_player(table.player(seat), DISCOVERY_SEEN, seat, zone, table.discovery(zone))


class LookAtADiscovery(Question[RedPlanet]):
    """Look at one face-down discovery in play."""

    def __init__(self) -> None:
        super().__init__(ZONE)

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if not face_down_discovery(table, zone):
            return NO_DISCOVERY_THERE
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        look(table, seat, zone)


class DrawAnEvent(FromADeck[RedPlanet]):
    """Draw an event card: missions and actions are kept, a discovery goes to a zone."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def deck(self, table: RedPlanet, seat: Seat) -> i64:
        return table.event_pile

    def stream(self, table: RedPlanet, seat: Seat) -> i64:
        return point_of(EVENTS, 0, size_of(table.event_pile))

    def do(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        table.draw_event(card)
        if table.listener is not None:
            table.tell(EVENT_DRAWN, seat)
            table.tell_player(table.player(seat), EVENT_SEEN, seat, card)
        if table.box.discoveries >> card & 1 == 0:
            self.keep(table, seat, card)
        elif room_for_a_discovery(table):
            table.drawn = card
            table.call(PLACE_A_DISCOVERY, seat)
        else:
            table.discard_event(card)
            if table.listener is not None:
                table.tell(DISCOVERY_DISCARDED, seat, card)
            self.look_instead(table, seat)

    def keep(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        """Face down, with the others: nobody can tell a mission from an action."""
        table.add_held(seat, card)
        if table.listener is not None:
            table.tell(CARD_KEPT, seat)

    def look_instead(self, table: RedPlanet, seat: Seat) -> None:
        table.call(LOOK, seat)


def room_for_a_discovery(table: RedPlanet) -> bool:
    """Whether an outer zone has none yet."""
    for zone in range(i64(ZONES)):
        if table.box.is_outer(zone) and table.discovery(zone) == NONE:
            return True
    return False


class PlaceTheDiscovery(Question[RedPlanet]):
    """Put the discovery face down at an outer zone that has none."""

    def __init__(self) -> None:
        super().__init__(ZONE)

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if not table.box.is_outer(zone):
            return NO_DISCOVERIES_HERE
        if table.discovery(zone) != NONE:
            return DISCOVERY_ALREADY_THERE
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        table.place_discovery(zone, table.player(seat))
        if table.listener is not None:
            table.tell(DISCOVERY_PLACED, seat, zone)


DRAW: Final = script("draw", DrawAnEvent())
LOOK: Final = script("look", LookAtADiscovery())
PLACE_A_DISCOVERY: Final = script("place-a-discovery", PlaceTheDiscovery())


class RevealActions(Line[RedPlanet]):
    """Whoever holds an action of this moment reveals it: clockwise from the first player."""

    def __init__(self, moment: i64) -> None:
        super().__init__()
        self.moment: i64 = moment

    def do(self, table: RedPlanet, seat: Seat, memo: i64) -> None:
        owner = table.first
        for _turn in range(table.seats):
            owner = table.seat_before(owner)
            # everybody has a frame, also who holds no action: what is going on must not tell who does
            table.call(REVEAL_AN_ACTION, owner, self.moment)


class RevealAnAction(Question[RedPlanet]):
    """Reveal an action whose moment has come, in the order you like."""

    def __init__(self) -> None:
        super().__init__(CARD, WHILE_POSSIBLE)

    def refusal(self, table: RedPlanet, seat: Seat, card: i64) -> i64:
        if not table.holds(seat, card):
            return NOT_YOUR_CARD
        if not table.box.actions >> card & 1 or table.box.moment[card] != table.memo:
            return NOT_ITS_MOMENT
        return ALLOWED

    def choices(self, table: RedPlanet, seat: Seat, found: Choices) -> None:
        if table.held(seat) & table.box.actions:
            super().choices(table, seat, found)

    def do(self, table: RedPlanet, seat: Seat, card: i64) -> None:
        table.remove_held(seat, card)
        table.discard_event(card)
        if table.listener is not None:
            table.tell(ACTION_REVEALED, seat, card)
        effect = table.box.effect[card]
        if effect == TAKE_TOKENS:
            table.give_tokens(seat, table.box.kind[card], table.box.amount[card], card)
        elif effect == RESCUE:
            table.call(BRING_BACK, seat, card)
        elif effect == KILL_RIVAL:
            table.call(ASSASSINATE, seat, card)


class NoMoreActions(Line[RedPlanet]):
    """From now on it is known that this seat holds no action of this moment."""

    def do(self, table: RedPlanet, seat: Seat, moment: i64) -> None:
        table.add_actions_over(seat, moment)
        if table.listener is not None:
            table.tell(NO_ACTION_LEFT, seat)


class RescueAnAstronaut(Question[RedPlanet]):
    """Bring an astronaut of yours back from Lost in Space to a zone where you are present."""

    def __init__(self) -> None:
        super().__init__(ZONE, AS_THE_PACK_SAYS)

    def limit(self, table: RedPlanet, seat: Seat) -> i64:
        return table.box.amount[table.memo]

    def refusal(self, table: RedPlanet, seat: Seat, zone: i64) -> i64:
        if table.lost(seat) == 0:
            return NOBODY_LOST
        if table.in_zone(zone, seat) == 0:
            return NONE_OF_YOURS_THERE
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, zone: i64) -> None:
        table.rescue(zone, seat)
        if table.listener is not None:
            table.tell(ASTRONAUT_RESCUED, seat, zone)


class KillARival(Question[RedPlanet]):
    """Kill another player's astronaut in a zone that the card names and where you are present."""

    def __init__(self) -> None:
        super().__init__(ASTRONAUT_IN_ZONE)

    def refusal(self, table: RedPlanet, seat: Seat, candidate: Answer) -> i64:
        zone = candidate // SEATS
        owner = candidate % SEATS
        if owner == seat:
            return YOUR_OWN
        if table.in_zone(zone, owner) == 0:
            return NOBODY_THERE
        if not table.box.zones[table.memo] >> zone & 1:
            return CARD_DOES_NOT_REACH
        if table.in_zone(zone, seat) == 0:
            return NONE_OF_YOURS_THERE
        return ALLOWED

    def do(self, table: RedPlanet, seat: Seat, candidate: Answer) -> None:
        table.kill(candidate // SEATS, candidate % SEATS)
        if table.listener is not None:
            table.tell(ASTRONAUT_KILLED, seat, candidate // SEATS, candidate % SEATS)


REVEAL_AN_ACTION: Final = script("reveal-an-action", RevealAnAction(), NoMoreActions())
BRING_BACK: Final = script("bring-back", may(RescueAnAstronaut()))
ASSASSINATE: Final = script("assassinate", KillARival())
