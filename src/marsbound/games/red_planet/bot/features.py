"""What can be measured of a table of Mission: Red Planet, as numbers of about the same size.

There are features of a zone, of what a seat has at stake in a zone, and of a seat as a whole.  Cards count by what they
do, never by their names: so packs may differ.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import bit, size_of
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
    ZONES,
)
from marsbound.games.red_planet.rules.cells import (
    ABOARD,
    CREW,
    DISCOVERY,
    FIRST,
    HAND,
    HELD,
    IN_ZONE,
    LAUNCHED,
    LOST,
    LYING,
    POINTS,
    RESOURCE,
    SEEN,
    SHIP,
    SUPPLY,
)
from marsbound.games.red_planet.rules.layout import SEATS
from marsbound.games.red_planet.rules.table import NONE, RedPlanet

OF_ZONE: Final = 15
OF_STAKE: Final = 20
OF_SEAT: Final = 56
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

    def read_seat(self, table: RedPlanet, seat: i64, parts: "vec[float]") -> None:
        """After a study of the table; `parts` is where the seat's points are expected to come from."""
        found = self.seats
        cells = table.cells
        forecast = self.forecast
        left = max(forecast.left[LAST], 0.0) * 0.1
        at = seat * self.row
        for empty in range(at, at + self.row):
            found[empty] = 0.0
        number: i64 = len(parts)
        for part in range(number):
            found[at + part] = parts[part] * 0.1
            found[at + number + part] = parts[part] * left * 0.1
        at += 2 * number
        found[at] = left
        found[at + 1] = 1.0 if forecast.left[0] >= 0.0 else 0.0
        found[at + 2] = 1.0 if forecast.left[1] >= 0.0 else 0.0
        at += 3
        for kind in range(i64(len(KINDS))):
            found[at + kind] = float(cells[POINTS + seat * len(KINDS) + kind]) * 0.1
            found[at + len(KINDS) + kind] = forecast.gain[seat * len(KINDS) + kind] * 0.1
        at += 2 * len(KINDS)
        found[at] = float(cells[SUPPLY + seat]) * 0.1
        found[at + 1] = float(cells[LOST + seat]) * 0.2
        at += 2
        hand = cells[HAND + seat]
        for character in range(i64(len(CHARACTERS))):
            if hand >> character & 1:
                found[at + character] = 1.0
                found[at + len(CHARACTERS) + character] = left
        at += 2 * len(CHARACTERS)
        found[at] = max(left * 10.0 - float(size_of(hand)), 0.0) * 0.2
        found[at + 1] = float(table.seats) * 0.2
        self.read_crews(table, seat, at + 2)
        at += 8
        found[at] = float(size_of(cells[HELD + seat])) * 0.3
        found[at + 1] = 1.0 if cells[FIRST] == seat else 0.0
        place = seat - cells[FIRST]
        found[at + 2] = float(place if place >= 0 else place + table.seats) * 0.3
        self.read_missions(table, seat)

    def read_crews(self, table: RedPlanet, seat: i64, at: i64) -> None:
        """Astronauts aboard, by how many are still missing for the launch; then those bound for nowhere yet."""
        cells = table.cells
        found = self.seats
        for dock in range(table.docks):
            aboard = float(cells[ABOARD + dock * SEATS + seat]) * 0.2
            if cells[SHIP + dock] < 0 or aboard == 0.0:
                continue
            if cells[LAUNCHED + dock]:
                found[at] += aboard
                continue
            missing = table.capacity(dock) - cells[CREW + dock]
            found[at + min(max(missing, 1), 4)] += aboard
            if table.destination(dock) == NONE:
                found[at + 5] += aboard

    def read_missions(self, table: RedPlanet, seat: i64) -> None:
        box = table.box
        missions = table.cells[HELD + seat] & box.missions
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
            at = seat * self.row + OF_SEAT - 4
            found[at] = points[seat] / spread
            found[at + 1] = max(ahead, 0.0) * 0.1
            found[at + 2] = max(ahead, 0.0) / spread
            found[at + 3] = max(-ahead - FAR_BEHIND, 0.0) * 0.1

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
        cells = table.cells
        forecast = self.forecast
        box = table.box
        found = self.zones
        at = zone * OF_ZONE
        for empty in range(at, at + OF_ZONE):
            found[empty] = 0.0
        kind = cells[RESOURCE + zone]
        card = cells[DISCOVERY + zone]
        effect: i64 = 0
        if card >= 0:
            effect = box.effect[card]
        lying = 0.0
        for each in range(i64(len(KINDS))):
            lying += float(cells[LYING + zone * len(KINDS) + each] * box.values[each])
        tokens = last_tokens(table, zone, effect)
        found[at + (kind if kind >= 0 else len(KINDS))] = 1.0
        found[at + 4] = lying * 0.2
        found[at + 5] = (tokens - 3.0) * 0.5
        if effect == POINTS_MOST:
            found[at + 6] = float(box.amount[card]) * 0.2
        elif effect == POINTS_PRESENT:
            found[at + 7] = float(box.amount[card]) * 0.2
        elif effect in (ALL_PRESENT_TIE, FEWEST_LEAD, SECOND_MOST_TAKE):
            found[at + 8] = 1.0
        elif effect in (EACH_LOSES, SCATTER):
            found[at + 9] = 1.0
        found[at + 10] = max(forecast.left[self.coming], 0.0) * 0.2
        found[at + 11] = max(forecast.left[LAST], 0.0) * 0.1
        found[at + 12] = float(self.coming) * 0.5
        found[at + 13] = 1.0 if zone == box.moon else 0.0
        found[at + 14] = 1.0
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

    def read_stake(self, table: RedPlanet, zone: i64, seat: i64, worth_next: float, worth_last: float) -> None:
        """Of a seat in a zone."""
        cells = table.cells
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
                if cells[IN_ZONE + zone * SEATS + other]:
                    rivals += 0.5
        own_next = forecast.strength[next_row + seat]
        own_last = forecast.strength[last_row + seat]
        place = zone * SEATS + seat
        own = cells[IN_ZONE + place]
        at = place * OF_STAKE
        found[at] = float(own) * 0.5
        found[at + 1] = 1.0 if own else 0.0
        found[at + 2] = own_next * 0.5
        found[at + 3] = own_last * 0.5
        found[at + 4] = rival_next * 0.5
        found[at + 5] = rival_last * 0.5
        found[at + 6] = second_last * 0.5
        found[at + 7] = max(min(own_next - rival_next, 1.5), -1.5)
        found[at + 8] = max(min(own_last - rival_last, 2.5), -2.5)
        found[at + 9] = forecast.share[seat]
        found[at + 10] = forecast.lead[place]
        found[at + 11] = forecast.present[place]
        found[at + 12] = 1.0 if own == 1 else 0.0
        found[at + 13] = rivals
        found[at + 14] = 1.0 if self.wants_visit[seat] >> zone & 1 else 0.0
        found[at + 15] = 1.0 if self.wants_most[seat] >> zone & 1 else 0.0
        found[at + 16] = 1.0 if self.wants_sole[seat] >> zone & 1 else 0.0
        found[at + 17] = 1.0 if cells[SEEN + zone] >> table.player(seat) & 1 else 0.0
        found[at + 18] = forecast.share[seat] * worth_next
        found[at + 19] = forecast.lead[place] * worth_last
