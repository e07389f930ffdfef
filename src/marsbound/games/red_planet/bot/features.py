"""What can be measured of a table of Mission: Red Planet, as numbers of about the same size.

There are features of a zone, of what a seat has at stake in a zone, and of a seat as a whole.  Cards count by what they
do, never by their names: so packs may differ.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
from marsbound.core.numbers import Seat
from marsbound.games.red_planet.bot import feature_rows as row
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT, OF_STAKE, OF_ZONE
from marsbound.games.red_planet.bot.forecast import LAST, Forecast, last_tokens
from marsbound.games.red_planet.rules.box import (
    ALL_PRESENT_TIE,
    CHARACTERS,
    EACH_LOSES,
    FEWEST_LEAD,
    KINDS,
    MOST_IN,
    PER_ZONE,
    POINTS_MOST,
    POINTS_PRESENT,
    PRESENCE_SCALE,
    PRESENT_IN_ALL,
    PRESENT_IN_NUMBER,
    SCATTER,
    SECOND_MOST_TAKE,
    SOLE_MAJORITY,
)
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.table import NONE, RedPlanet

UNEXPLORED: Final = 1.7  # points of a token where the resource isn't known
FAR_BEHIND: Final = 10.0  # points


class Features:
    """Buffers for one table after the other."""

    def __init__(self, forecast: Forecast, room: int) -> None:
        self.forecast = forecast
        self.row: i64 = OF_SEAT + room  # a seat's features, and room for what comes of the zones
        self.seats = vec[float]([0.0] * (SEATS * (OF_SEAT + room)))
        self.zones = vec[float]([0.0] * (ZONES * OF_ZONE))
        self.stakes = vec[float]([0.0] * (ZONES * SEATS * OF_STAKE))
        self.staked = vec[i64]([0] * SEATS)  # a bit for each zone in which the seat has anything at stake
        self.coming: i64 = 0  # the next production
        self.wants_visit = vec[i64]([0] * SEATS)  # zones where missions ask for somebody, …
        self.wants_most = vec[i64]([0] * SEATS)  # … for most, …
        self.wants_sole = vec[i64]([0] * SEATS)  # … and for most without a tie

    # Seats

    def read_seat(self, table: RedPlanet, seat: Seat, parts: "vec[float]") -> None:
        """After a study of the table; `parts` is where the seat's points are expected to come from."""
        found = self.seats
        forecast = self.forecast
        left = max(forecast.left[LAST], 0.0) * 0.1
        at = seat * self.row
        for empty in range(at, at + self.row):
            found[empty] = 0.0
        for part in range(i64(len(parts))):
            found[at + row.PARTS + part] = parts[part] * 0.1
            found[at + row.PARTS_BY_TIME + part] = parts[part] * left * 0.1
        found[at + row.TIME_LEFT] = left
        found[at + row.FIRST_TO_COME] = 1.0 if forecast.left[0] >= 0.0 else 0.0
        found[at + row.SECOND_TO_COME] = 1.0 if forecast.left[1] >= 0.0 else 0.0
        for kind in range(i64(len(KINDS))):
            found[at + row.TOKENS + kind] = float(table.points(seat, kind)) * 0.1
            found[at + row.GAIN + kind] = forecast.gain[seat * len(KINDS) + kind] * 0.1
        found[at + row.SUPPLY] = float(table.supply(seat)) * 0.1
        found[at + row.LOST] = float(table.lost(seat)) * 0.2
        hand = table.hand(seat)
        for character in range(i64(len(CHARACTERS))):
            if hand >> character & 1:
                found[at + row.HAND + character] = 1.0
                found[at + row.HAND_BY_TIME + character] = left
        found[at + row.TURNS_SHORT] = max(left * 10.0 - float(size_of(hand)), 0.0) * 0.2
        found[at + row.SEATS_AT_TABLE] = float(table.seats) * 0.2
        self.read_crews(table, seat)
        found[at + row.CARDS] = float(size_of(table.held(seat))) * 0.3
        found[at + row.FIRST_PLAYER] = 1.0 if table.first == seat else 0.0
        place = seat - table.first
        found[at + row.PLACES_FROM_FIRST] = float(place if place >= 0 else place + table.seats) * 0.3
        self.read_missions(table, seat)

    def read_crews(self, table: RedPlanet, seat: Seat) -> None:
        """Astronauts aboard, by how soon they leave."""
        found = self.seats
        at = seat * self.row
        for dock in range(table.docks):
            aboard = float(table.aboard(dock, seat)) * 0.2
            if table.ship(dock) < 0 or aboard == 0.0:
                continue
            if table.launched(dock):
                found[at + row.LAUNCHED] += aboard
                continue
            missing = table.capacity(dock) - table.crew(dock)
            found[at + row.MISSING + min(max(missing, 1), 4) - 1] += aboard
            if table.destination(dock) == NONE:
                found[at + row.BOUND_FOR_NOWHERE] += aboard

    def read_missions(self, table: RedPlanet, seat: Seat) -> None:
        box = table.box
        missions = table.held(seat) & box.missions
        visit: i64 = 0
        most: i64 = 0
        sole: i64 = 0
        card: i64 = 0
        while missions:
            if missions & 1:
                effect = box.effect[card]
                if effect == MOST_IN:
                    most |= box.zones[card]
                elif effect == SOLE_MAJORITY:
                    sole |= box.zones[card]
                elif effect in (PRESENCE_SCALE, PRESENT_IN_ALL, PRESENT_IN_NUMBER, PER_ZONE):
                    visit |= box.zones[card]
            missions >>= 1
            card += 1
        self.wants_visit[seat] = visit
        self.wants_most[seat] = most
        self.wants_sole[seat] = sole
        self.staked[seat] = visit | most | sole

    def compare(self, table: RedPlanet, points: "vec[float]", spread: float) -> None:
        """After all seats were read: how the points that everybody can expect compare."""
        found = self.seats
        for seat in range(table.seats):
            best = -1e9
            for other in range(table.seats):
                if other != seat:
                    best = max(best, points[other])
            ahead = points[seat] - best
            at = seat * self.row
            found[at + row.POINTS] = points[seat] / spread
            found[at + row.AHEAD] = max(ahead, 0.0) * 0.1
            found[at + row.AHEAD_BY_SPREAD] = max(ahead, 0.0) / spread
            found[at + row.FAR_BEHIND] = max(-ahead - FAR_BEHIND, 0.0) * 0.1

    # Zones

    def read_zones(self, table: RedPlanet) -> None:
        """After all seats were read."""
        forecast = self.forecast
        self.coming = 0
        while self.coming < LAST and forecast.left[self.coming] < 0.0:
            self.coming += 1
        last_row: i64 = LAST * ZONES * SEATS
        for zone in range(i64(ZONES)):
            for seat in range(table.seats):
                if forecast.strength[last_row + zone * SEATS + seat] > 0.0:
                    self.staked[seat] |= bit(zone)
            self.read_zone(table, zone)

    def read_zone(self, table: RedPlanet, zone: i64) -> None:
        forecast = self.forecast
        box = table.box
        found = self.zones
        at = zone * OF_ZONE
        for empty in range(at, at + OF_ZONE):
            found[empty] = 0.0
        kind = table.resource(zone)
        card = table.discovery(zone)
        effect: i64 = 0
        if card >= 0:
            effect = box.effect[card]
        lying = 0.0
        for each in range(i64(len(KINDS))):
            lying += float(table.lying(zone, each) * box.values[each])
        tokens = last_tokens(table, zone, effect)
        found[at + row.RESOURCE + (kind if kind >= 0 else len(KINDS))] = 1.0
        found[at + row.TOKENS_LYING] = lying * 0.2
        found[at + row.TOKENS_MORE] = (tokens - 3.0) * 0.5
        if effect == POINTS_MOST:
            found[at + row.POINTS_FOR_MOST] = float(box.amount[card]) * 0.2
        elif effect == POINTS_PRESENT:
            found[at + row.POINTS_FOR_PRESENCE] = float(box.amount[card]) * 0.2
        elif effect in (ALL_PRESENT_TIE, FEWEST_LEAD, SECOND_MOST_TAKE):
            found[at + row.OTHERS_TAKE] = 1.0
        elif effect in (EACH_LOSES, SCATTER):
            found[at + row.DEADLY] = 1.0
        found[at + row.ROUNDS_TO_NEXT] = max(forecast.left[self.coming], 0.0) * 0.2
        found[at + row.ROUNDS_TO_LAST] = max(forecast.left[LAST], 0.0) * 0.1
        found[at + row.PRODUCTION] = float(self.coming) * 0.5
        found[at + row.MOON] = 1.0 if zone == box.moon else 0.0
        found[at + row.ALWAYS_ONE] = 1.0
        forecast.share_out(table, zone, self.coming)
        worth_last = 0.0
        worth_next = 0.0
        if forecast.left[LAST] >= 0.0:
            worth = float(box.values[kind]) if kind >= 0 else UNEXPLORED
            worth_last = tokens * worth * 0.2
            worth_next = ((tokens if self.coming == LAST else float(self.coming) + 1.0) * worth + lying) * 0.2
        for seat in range(table.seats):
            if self.staked[seat] >> zone & 1:
                self.read_stake(table, zone, seat, worth_next, worth_last)

    def read_stake(self, table: RedPlanet, zone: i64, seat: Seat, worth_next: float, worth_last: float) -> None:
        """Of a seat in a zone."""
        forecast = self.forecast
        found = self.stakes
        next_row = (self.coming * ZONES + zone) * SEATS
        last_row = (LAST * ZONES + zone) * SEATS
        rival_next = 0.0
        rival_last = 0.0
        second_last = 0.0
        rivals = 0.0
        for other in range(table.seats):
            if other != seat:
                rival_next = max(rival_next, forecast.strength[next_row + other])
                strength = forecast.strength[last_row + other]
                if strength > rival_last:
                    second_last = rival_last
                    rival_last = strength
                elif strength > second_last:
                    second_last = strength
                if table.in_zone(zone, other):
                    rivals += 0.5
        own_next = forecast.strength[next_row + seat]
        own_last = forecast.strength[last_row + seat]
        place = zone * SEATS + seat
        own = table.in_zone(zone, seat)
        at = place * OF_STAKE
        found[at + row.OWN] = float(own) * 0.5
        found[at + row.IS_THERE] = 1.0 if own else 0.0
        found[at + row.OWN_NEXT] = own_next * 0.5
        found[at + row.OWN_LAST] = own_last * 0.5
        found[at + row.RIVAL_NEXT] = rival_next * 0.5
        found[at + row.RIVAL_LAST] = rival_last * 0.5
        found[at + row.SECOND_LAST] = second_last * 0.5
        found[at + row.AHEAD_NEXT] = max(min(own_next - rival_next, 1.5), -1.5)
        found[at + row.AHEAD_LAST] = max(min(own_last - rival_last, 2.5), -2.5)
        found[at + row.SHARE] = forecast.share[seat]
        found[at + row.LEAD] = forecast.lead[place]
        found[at + row.PRESENT] = forecast.present[place]
        found[at + row.ALONE] = 1.0 if own == 1 else 0.0
        found[at + row.RIVALS] = rivals
        found[at + row.WANTS_VISIT] = 1.0 if self.wants_visit[seat] >> zone & 1 else 0.0
        found[at + row.WANTS_MOST] = 1.0 if self.wants_most[seat] >> zone & 1 else 0.0
        found[at + row.WANTS_SOLE] = 1.0 if self.wants_sole[seat] >> zone & 1 else 0.0
        found[at + row.KNOWS_DISCOVERY] = 1.0 if table.seen(zone) >> table.player(seat) & 1 else 0.0
        found[at + row.WORTH_NEXT] = forecast.share[seat] * worth_next
        found[at + row.WORTH_LAST] = forecast.lead[place] * worth_last
