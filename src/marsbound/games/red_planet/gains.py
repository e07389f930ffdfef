"""What productions give in points."""

from collections import Counter
from collections.abc import Iterable

from marsbound.core.events import Event
from marsbound.core.play import Play
from marsbound.games.gains import Gains
from marsbound.games.red_planet.rules import facts


def worth(play: Play, taken: Event) -> int:
    """The points of tokens that were taken."""
    _, _, kind, number = taken.values
    return int(number * play.box.values[kind])


def gains(play: Play, events: Iterable[Event]) -> Gains | None:
    """Of the last production that began among these events."""
    number = 0
    points: Counter[int] = Counter()
    for event in events:
        if event.fact == facts.PRODUCTION_BEGUN:
            number, points = event.values[0], Counter()
        elif event.fact == facts.TOKENS_TAKEN and number:
            points[event.values[0]] += worth(play, event)
    return Gains(number, points) if points else None
