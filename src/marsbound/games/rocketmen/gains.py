"""What missions and hazards give on the score track."""

from collections import Counter
from collections.abc import Iterable

from marsbound.core.events import Event
from marsbound.core.play import Play
from marsbound.games.gains import Gains
from marsbound.games.rocketmen.rules import facts

# Where their points stand among what is told.
RIVAL_SCORES = {facts.RIVAL_ARRIVED: 1, facts.RIVAL_SCORED: 0}


def gains(play: Play, events: Iterable[Event]) -> Gains | None:
    points: Counter[int] = Counter()
    for event in events:
        if event.fact == facts.MISSION_COMPLETED:
            points[event.values[0]] += event.values[2]
        elif event.fact in RIVAL_SCORES:
            points[play.players] += event.values[RIVAL_SCORES[event.fact]]
    return Gains(0, points) if points else None
