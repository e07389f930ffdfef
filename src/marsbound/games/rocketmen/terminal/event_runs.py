"""Which events of Rocketmen are told together, and which say nothing new."""

from collections.abc import Sequence
from typing import Final

from marsbound.core.events import Event, Fact

# What a sentence about several events lists, all of them cards, or adds up
LISTED: Final = {"card-drawn", "market-filled", "paid-with", "card-discarded", "pad-card-discarded"}
ADDED: Final = {"cards-drawn": "number", "objectives-dealt": "number"}
# What everybody hears besides what the one it concerns hears, which says more
PUBLIC: Final = {"card-drawn": "cards-drawn", "objective-dealt": "objectives-dealt"}


def runs(events: Sequence[Event], facts: Sequence[Fact]) -> list[list[Event]]:
    """Events of one kind that follow one another, of one seat; without those of which more is told as well."""
    found: list[list[Event]] = []
    for place, event in enumerate(events):
        beside = [events[other] for other in (place - 1, place + 1) if 0 <= other < len(events)]
        if any(says_more(other, event, facts) for other in beside) or is_done(event, events[place:], facts):
            continue
        if found and go_together(found[-1][-1], event, facts):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def says_more(event: Event, than: Event, facts: Sequence[Fact]) -> bool:
    return PUBLIC.get(facts[event.fact].name) == facts[than.fact].name and event.values[0] == than.values[0]


def is_done(event: Event, later: Sequence[Event], facts: Sequence[Fact]) -> bool:
    """A card somebody wants, and has bought since."""
    if facts[event.fact].name != "card-chosen":
        return False
    return any(facts[each.fact].name == "card-bought" and each.values == event.values for each in later)


def go_together(one: Event, other: Event, facts: Sequence[Fact]) -> bool:
    fact = facts[one.fact]
    if one.fact != other.fact or (fact.name not in LISTED and fact.name not in ADDED):
        return False
    return fact.parts[0] != "seat" or one.values[0] == other.values[0]
