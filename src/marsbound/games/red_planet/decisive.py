"""What may have decided a game: productions, missions, ships destroyed, the lead.  Only what everybody was told."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from marsbound.core.events import EVERYBODY, Event
from marsbound.core.moment import Moment
from marsbound.core.play import Play
from marsbound.games.red_planet.gains import worth
from marsbound.games.red_planet.rules import facts

ASTRONAUT: Final = 2.0  # points that one is about worth
SCORED: Final = (facts.MISSION_SCORED, facts.DISCOVERY_SCORED, facts.ICE_MONOPOLY_SCORED)


class Story:
    """A finished game, told again from the winner's side."""

    def __init__(self, play: Play) -> None:
        self.play = play
        result = play.result()
        self.totals = result.totals
        neutral = play.table.neutral
        won = [seat for seat in range(len(self.totals)) if play.table.player(seat) in result.winners]
        self.winners = [seat for seat in won if not neutral(seat)]
        self.first = max(self.winners or range(len(self.totals)), key=lambda seat: self.totals[seat])
        self.last = len(play.steps)
        self.told = [
            (step, event) for event, step in zip(play.heard, play.heard_at, strict=True) if event.audience == EVERYBODY
        ]
        self.gains: list[Counter[int]] = []  # points of tokens, by production and seat
        self.numbers: list[int] = []  # of the productions
        self.ended: list[int] = []  # the step at which the tokens of each production were taken
        self.count_productions()

    def count_productions(self) -> None:
        for step, event in self.told:
            if event.fact == facts.PRODUCTION_BEGUN:
                self.gains.append(Counter())
                self.numbers.append(event.values[0])
                self.ended.append(step)
            elif event.fact == facts.TOKENS_TAKEN and self.gains:
                self.gains[-1][event.values[0]] += worth(self.play, event)
                self.ended[-1] = step

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.totals)) if seat not in (self.winners or [self.first])]

    def moments(self) -> Iterator[Moment]:
        yield from self.best_production()
        yield from self.scored()
        yield from self.ships_destroyed()
        yield from self.lead()

    def best_production(self) -> Iterator[Moment]:
        """The one that brought the winner the most more than anybody else."""
        found = []
        for number, gains, step in zip(self.numbers, self.gains, self.ended, strict=True):
            ahead = gains[self.first] - max((gains[seat] for seat in self.others()), default=0)
            event = told(facts.DECIDED_PRODUCTION, self.first, number, gains[self.first], ahead)
            found.append(Moment(step, event, ahead))
        yield from sorted(found, key=lambda moment: -moment.weight)[:1]

    def scored(self) -> Iterator[Moment]:
        """What paid the winner most at the end, and a mission that would have won the game for somebody else."""
        paid = [(event.values[-1 - unused(event)], event) for _, event in self.told if event.fact in SCORED]
        own = [(points, event) for points, event in paid if event.values[0] == self.first]
        for points, event in sorted(own, key=lambda each: -each[0])[:1]:
            yield Moment(self.last, event, points)
        missed = []
        for points, event in paid:
            seat, card = event.values[:2]
            possible = self.worth(card) if event.fact == facts.MISSION_SCORED else 0
            if not points and seat in self.others() and possible > self.totals[self.first] - self.totals[seat]:
                missed.append(Moment(self.last, told(facts.DECIDED_MISSION_MISSED, seat, card, possible), possible))
        yield from sorted(missed, key=lambda moment: -moment.weight)[:1]

    def worth(self, card: int) -> int:
        """What a mission can bring; one that counts things has no such number."""
        return int(self.play.box.amount[card] or max(self.play.box.scale[card], default=0))

    def ships_destroyed(self) -> Iterator[Moment]:
        """The one that cost somebody else the most astronauts."""
        found, who = [], None
        for step, event in self.told:
            if event.fact == facts.SHIP_DESTROYED:
                who = event.values[0]
            elif event.fact == facts.CREW_LOST and who is not None:
                seat, dock, number = event.values[:3]
                if seat in self.others() and seat != who:
                    lost = told(facts.DECIDED_CREW_LOST, who, seat, number, dock)
                    found.append(Moment(step, lost, number * ASTRONAUT))
        yield from sorted(found, key=lambda moment: -moment.weight)[:1]

    def lead(self) -> Iterator[Moment]:
        """Since when the winner was ahead, if nobody else has won with them."""
        if len(self.winners) != 1 or not self.gains:
            return
        so_far: Counter[int] = Counter()
        since = None
        for at, gains in enumerate(self.gains):
            so_far.update(gains)
            ahead = so_far[self.first] > max((so_far[seat] for seat in self.others()), default=0)
            since = (at if since is None else since) if ahead else None
        margin = self.totals[self.first] - max((self.totals[seat] for seat in self.others()), default=0)
        weight = max(1.0, margin)
        if since is None:
            yield Moment(self.last, told(facts.DECIDED_LEAD_LATE, self.first), weight)
        elif since:
            yield Moment(self.ended[since], told(facts.DECIDED_LEAD, self.first, self.numbers[since]), weight)


def unused(event: Event) -> int:
    """How many of its four values a fact of the final scoring doesn't use: its points are the last one used."""
    return 4 - len(facts.FACTS.known[event.fact].parts)


def told(fact: int, *values: int) -> Event:
    a, b, c, d = (*values, 0, 0, 0, 0)[:4]
    return Event(fact, EVERYBODY, a, b, c, d)


def moments(play: Play) -> list[Moment]:
    return list(Story(play).moments())
