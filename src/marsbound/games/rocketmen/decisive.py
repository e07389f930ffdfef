"""What may have decided a game: missions, launches that failed, the final scoring, the lead.  All of it was public."""

from collections import Counter
from collections.abc import Iterator

from marsbound.core.events import EVERYBODY, Event
from marsbound.core.moment import Moment
from marsbound.core.play import Play
from marsbound.games.rocketmen.rules import facts

MISSED = (facts.LAUNCH_FAILED, facts.LAUNCH_ABORTED)


class Story:
    """A finished game, told again from the winner's side; in a solo game from the only player's."""

    def __init__(self, play: Play) -> None:
        self.play = play
        result = play.result()
        self.totals = result.totals
        self.solo = play.players == 1
        self.won = bool(result.winners)
        seats = range(play.players)
        self.winners = result.winners
        self.first = max(self.winners or seats, key=lambda seat: self.totals[seat])
        self.others = [seat for seat in seats if seat not in (self.winners or [self.first])]
        self.last = len(play.steps)
        self.told = [
            (step, event) for event, step in zip(play.heard, play.heard_at, strict=True) if event.audience == EVERYBODY
        ]

    def moments(self) -> Iterator[Moment]:
        yield from self.best_mission()
        yield from self.launch_missed()
        if not self.solo:
            yield from self.final_scoring()
            yield from self.lead()

    def best_mission(self) -> Iterator[Moment]:
        """The winner's; of a solo game that is lost the rival's."""
        wanted = facts.MISSION_COMPLETED if self.won or not self.solo else facts.RIVAL_ARRIVED
        found = []
        for step, event in self.told:
            if event.fact != wanted:
                continue
            if wanted == facts.RIVAL_ARRIVED:
                found.append(Moment(step, event, event.values[1]))
            elif event.values[0] == self.first:
                found.append(Moment(step, event, event.values[2]))
        yield from sorted(found, key=lambda moment: -moment.weight)[:1]

    def launch_missed(self) -> Iterator[Moment]:
        """The farthest that came to nothing, of somebody who hasn't won."""
        losers = self.others if self.won or not self.solo else [self.first]
        found = []
        destination, turn = 0, 0
        for step, event in self.told:
            if event.fact == facts.TURN_BEGUN:
                turn = event.values[1]
            elif event.fact == facts.LAUNCH_DECLARED:
                destination = event.values[2]
            elif event.fact in MISSED and event.values[0] in losers:
                missed = told(facts.DECIDED_LAUNCH_MISSED, event.values[0], destination, turn)
                found.append(Moment(step, missed, self.worth(destination)))
        yield from sorted(found, key=lambda moment: -moment.weight)[:1]

    def worth(self, destination: int) -> int:
        """The least that a mission brings there to who arrives first."""
        box = self.play.box
        each = len(box.location_points) // len(box.location_ids)
        firsts = [box.location_points[place * each] for place in range(len(box.location_ids))]
        return int(min(points for points, to in zip(firsts, box.location_to, strict=True) if to == destination))

    def final_scoring(self) -> Iterator[Moment]:
        """What brought the winner most more than anybody else, once the rockets stood still."""
        sources = self.play.game.sources
        points: dict[str, Counter[int]] = {source: Counter() for source in sources}
        for score in self.play.result().scores:
            points[score.source][score.seat] += score.points
        found = []
        for number, source in enumerate(sources):
            own = points[source][self.first]
            ahead = own - max((points[source][seat] for seat in self.others), default=own)
            if source != "missions":
                event = told(facts.DECIDED_SOURCE, self.first, number, own, ahead)
                found.append(Moment(self.last, event, ahead))
        yield from sorted(found, key=lambda moment: -moment.weight)[:1]

    def lead(self) -> Iterator[Moment]:
        """Since when the winner was ahead on the score track, if nobody else has won with them."""
        if len(self.winners) != 1 or not self.others:
            return
        track: Counter[int] = Counter()
        since: tuple[int, int] | None = None
        turn, behind = 0, False
        for step, event in self.told:
            if event.fact == facts.TURN_BEGUN:
                turn = event.values[1]
            elif event.fact == facts.MISSION_COMPLETED:
                track[event.values[0]] += event.values[2]
                ahead = track[self.first] > max(track[seat] for seat in self.others)
                behind = behind or track[self.first] < max(track[seat] for seat in self.others)
                since = (since or (step, turn)) if ahead else None
        weight = max(1.0, self.totals[self.first] - max(self.totals[seat] for seat in self.others))
        if since is None:
            yield Moment(self.last, told(facts.DECIDED_LEAD_LATE, self.first), weight)
        elif behind:
            yield Moment(since[0], told(facts.DECIDED_LEAD, self.first, since[1]), weight)


def told(fact: int, *values: int) -> Event:
    a, b, c, d = (*values, 0, 0, 0, 0)[:4]
    return Event(fact, EVERYBODY, a, b, c, d)


def moments(play: Play) -> list[Moment]:
    return list(Story(play).moments())
