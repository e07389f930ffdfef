"""What the coming productions of Mission: Red Planet promise: who will probably lead where, and what that yields.

Everything is worked out for all seats at once, since a zone's tokens go to one of them: what a rival gains here
the others lose.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.games.red_planet.bot.heuristic_params import HeuristicParams
from marsbound.games.red_planet.rules.box import (
    ALL_PRESENT_TIE,
    DOCKED_CREWS_LAND,
    EACH_LOSES,
    FEWEST_LEAD,
    MORE_TOKENS,
    NEIGHBOURS_GAIN,
    NEW_TOKENS_BECOME,
    NO_NEW_TOKENS,
    POINTS_MOST,
    POINTS_PRESENT,
    SCATTER,
    SECOND_MOST_TAKE,
)
from marsbound.games.red_planet.rules.layout import NUMBER_OF_KINDS, SEATS, ZONES
from marsbound.games.red_planet.rules.table import IN_FINAL_SCORING, IN_ROUND, NONE, RedPlanet

PRODUCTIONS: Final = 3
LAST: Final = 2
STEEPEST: Final = 40.0  # beyond it an exponential would overflow, and nobody else has a chance any more
PRODUCED_AFTER: Final = vec[i64]([5, 8, 10])  # rounds
MOST_MISSING: Final = 8  # free seats of a ship, at most
QUARTERS: Final = 44  # of rounds, at most


class Forecast:
    """Buffers for one study of a table after the other; the results are by seat."""

    def __init__(self, params: HeuristicParams) -> None:
        self.params = params
        self.left = vec[float]([0.0] * PRODUCTIONS)  # rounds until each production, below 0 if it is over
        self.steep = vec[float]([0.0] * PRODUCTIONS)  # how much one astronaut more decides then
        self.stays_away = 1.0  # chance of not visiting a zone before the end
        self.strength = vec[float]([0.0] * (PRODUCTIONS * ZONES * SEATS))  # astronauts expected by then
        self.absent = vec[float]([0.0] * (ZONES * SEATS))  # chance of nobody aboard arriving before the end
        self.present = vec[float]([0.0] * (ZONES * SEATS))  # chance of being there at the end
        self.lead = vec[float]([0.0] * (ZONES * SEATS))  # share of the majority at the end
        self.share = vec[float]([0.0] * SEATS)
        self.stock = vec[float]([0.0] * NUMBER_OF_KINDS)  # tokens in a zone, by kind
        self.face_down = vec[float]([0.0] * NUMBER_OF_KINDS)  # resources not turned up, by kind
        self.unknown = 0.0  # all of them
        self.gain = vec[float]([0.0] * (SEATS * NUMBER_OF_KINDS))  # tokens to come, by kind
        self.coming = vec[float]([0.0] * SEATS)  # points of those
        self.found = vec[float]([0.0] * SEATS)  # points of discoveries
        self.launch = vec[float]([0.0] * (MOST_MISSING * QUARTERS))
        self.prepare()

    def prepare(self) -> None:
        """The odds that a ship leaves in time: so many boardings of a Poisson process."""
        for quarter in range(QUARTERS):
            rounds = quarter / 4.0
            rate = self.params.boarding * rounds
            term = exp(-rate)
            below = 0.0
            safe = exp(-self.params.sunk * rounds)
            for missing in range(MOST_MISSING):
                self.launch[missing * QUARTERS + quarter] = (1.0 - below) * safe
                below += term
                term *= rate / (missing + 1.0)

    def study(self, table: RedPlanet) -> None:
        self.look_at_the_clock(table)
        self.count_astronauts(table)
        self.unknown = float(table.resources_left())
        for kind in range(i64(NUMBER_OF_KINDS)):
            self.face_down[kind] = float(table.resources(kind))
        gain = self.gain
        for at in range(i64(SEATS * NUMBER_OF_KINDS)):
            gain[at] = 0.0
        for seat in range(i64(SEATS)):
            self.coming[seat] = 0.0
            self.found[seat] = 0.0
        for zone in range(i64(ZONES)):
            self.study_zone(table, zone)

    def look_at_the_clock(self, table: RedPlanet) -> None:
        """Rounds to come before each production; a round under way counts as far as players still have to act."""
        left = self.left
        phase = table.phase
        now = float(table.round)
        if phase == IN_ROUND and table.round > 0:
            waiting: i64 = 0
            for seat in range(table.seats):
                if table.chosen(seat) == NONE or table.chosen(seat) > table.called:
                    waiting += 1
            now -= float(waiting) / float(table.seats)
        for number in range(i64(PRODUCTIONS)):
            after = PRODUCED_AFTER[number]
            left[number] = float(after) - now
            if table.round > after or phase == number + 1 or phase == IN_FINAL_SCORING:
                left[number] = -1.0
            self.steep[number] = 1.0 / (self.params.firm + self.params.fluid * sqrt(max(left[number], 0.0)))
        self.stays_away = exp(-self.params.visits * max(left[LAST], 0.0))

    def count_astronauts(self, table: RedPlanet) -> None:
        """How many of each seat will be in each zone, of those already there or aboard."""
        strength = self.strength
        absent = self.absent
        for zone in range(i64(ZONES)):
            for seat in range(table.seats):
                at = zone * SEATS + seat
                number = float(table.in_zone(zone, seat))
                strength[at] = number
                strength[ZONES * SEATS + at] = number
                strength[2 * ZONES * SEATS + at] = number
                absent[at] = 1.0
        for dock in range(table.docks):
            if table.ship(dock) >= 0 and table.crew(dock) > 0:
                self.count_crew(table, dock)

    def count_crew(self, table: RedPlanet, dock: i64) -> None:
        zone = table.destination(dock)
        if zone == NONE:
            return
        missing: i64 = 0
        if not table.launched(dock):
            missing = min(table.capacity(dock) - table.crew(dock), MOST_MISSING - 1)
        for number in range(i64(PRODUCTIONS)):
            if self.left[number] >= 0.0:
                quarter = min(int(self.left[number] * 4.0), QUARTERS - 1)
                chance = self.launch[missing * QUARTERS + quarter]
                for seat in range(table.seats):
                    aboard = table.aboard(dock, seat)
                    if aboard:
                        self.strength[(number * ZONES + zone) * SEATS + seat] += chance * float(aboard)
                        if number == LAST:
                            self.absent[zone * SEATS + seat] *= 1.0 - chance

    # Zones

    def study_zone(self, table: RedPlanet, zone: i64) -> None:  # noqa: C901, PLR0912
        effect: i64 = 0
        card = table.discovery(zone)
        if card >= 0:
            effect = table.box.effect[card]
        self.expect_presence(table, zone)
        for each in range(i64(NUMBER_OF_KINDS)):
            self.stock[each] = float(table.lying(zone, each))
        for number in range(i64(PRODUCTIONS)):
            if self.left[number] >= 0.0:
                tokens = float(number) + 1.0
                kind = table.resource(zone)
                if number == LAST:
                    if effect == NEW_TOKENS_BECOME:
                        kind = table.box.kind[card]
                    self.disturb(table, zone, effect)
                    tokens = last_tokens(table, zone, effect)
                self.share_out(table, zone, number)
                if number == LAST:
                    for seat in range(table.seats):
                        self.lead[zone * SEATS + seat] = self.share[seat]
                    self.bend(table, zone, effect)
                self.hand_out(table, zone, kind, tokens)
        if self.left[LAST] < 0.0:
            self.share_out(table, zone, LAST)
            for seat in range(table.seats):
                self.lead[zone * SEATS + seat] = self.share[seat]
        if effect == POINTS_PRESENT:
            for seat in range(table.seats):
                self.found[seat] += float(table.box.amount[card]) * self.present[zone * SEATS + seat]
        elif effect == POINTS_MOST:
            for seat in range(table.seats):
                self.found[seat] += float(table.box.amount[card]) * self.lead[zone * SEATS + seat]

    def expect_presence(self, table: RedPlanet, zone: i64) -> None:
        """The chance of having somebody there at the end."""
        lasts = 1.0 - self.params.killed * max(self.left[LAST], 0.0)
        stays_away = self.stays_away
        for seat in range(table.seats):
            at = zone * SEATS + seat
            number = table.in_zone(zone, seat)
            away = self.absent[at] * stays_away
            if number == 1:
                away *= 1.0 - lasts
            elif number > 1:
                away = 0.0
            self.present[at] = 1.0 - away

    def disturb(self, table: RedPlanet, zone: i64, effect: i64) -> None:
        """Discoveries that move or kill astronauts before the last production."""
        start = (LAST * ZONES + zone) * SEATS
        for seat in range(table.seats):
            if effect == EACH_LOSES:
                self.strength[start + seat] = max(self.strength[start + seat] - 1.0, 0.0)
            elif effect == SCATTER:
                self.strength[start + seat] *= 0.3
            elif effect == DOCKED_CREWS_LAND and self.left[LAST] < 2.0:
                for dock in range(table.docks):
                    if table.docked(dock):
                        self.strength[start + seat] += 0.5 * float(table.aboard(dock, seat))

    def share_out(self, table: RedPlanet, zone: i64, number: i64) -> None:
        """Everybody's chance of having most there, a tie counting in part."""
        params = self.params
        share = self.share
        left = max(self.left[number], 0.0)
        steep = self.steep[number]
        newcomer = params.newcomers * left
        total = params.nobody
        start = (number * ZONES + zone) * SEATS
        for seat in range(table.seats):
            weight = newcomer
            if self.strength[start + seat] > 0.0:
                weight += exp(min(steep * self.strength[start + seat], STEEPEST)) - 1.0
            share[seat] = weight
            total += weight
        for seat in range(table.seats):
            share[seat] /= total

    def bend(self, table: RedPlanet, zone: i64, effect: i64) -> None:
        """Discoveries that give tokens to others than those with most."""
        share = self.share
        if effect != ALL_PRESENT_TIE and effect != FEWEST_LEAD and effect != SECOND_MOST_TAKE:
            return
        total = 0.0001
        for seat in range(table.seats):
            there = self.present[zone * SEATS + seat]
            if effect == ALL_PRESENT_TIE:
                share[seat] = there
            else:
                share[seat] = there * (1.0 - share[seat]) * (1.0 - share[seat])
            total += share[seat]
        for seat in range(table.seats):
            share[seat] /= max(total, 1.0) if effect == SECOND_MOST_TAKE else total

    def hand_out(self, table: RedPlanet, zone: i64, kind: i64, tokens: float) -> None:
        """New tokens and those left there go to those who lead; what nobody gets is left for the next time."""
        stock = self.stock
        untaken = 1.0
        for seat in range(table.seats):
            untaken -= self.share[seat]
        for each in range(i64(NUMBER_OF_KINDS)):
            if kind == each:
                stock[each] += tokens
            elif kind == NONE and self.unknown > 0.0:
                stock[each] = tokens * self.face_down[each] / self.unknown
            if stock[each] > 0.0:
                for seat in range(table.seats):
                    part = stock[each] * self.share[seat]
                    self.gain[seat * NUMBER_OF_KINDS + each] += part
                    self.coming[seat] += part * float(table.box.values[each])
                stock[each] *= untaken


def last_tokens(table: RedPlanet, zone: i64, effect: i64) -> float:
    """New tokens of the last production, discoveries in play counted, face up or not."""
    box = table.box
    if effect == NO_NEW_TOKENS:
        return 0.0
    number = 3.0
    if effect == MORE_TOKENS:
        number += float(box.amount[table.discovery(zone)])
    touching = box.borders[zone]
    for neighbour in range(i64(ZONES)):
        if touching >> neighbour & 1:
            card = table.discovery(neighbour)
            if card >= 0 and box.effect[card] == NEIGHBOURS_GAIN:
                number += float(box.amount[card])
    return number
