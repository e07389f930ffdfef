"""How a game stands: points so far, and the aims that more of them hang on.  For people; rules never ask for it."""

from collections.abc import Sequence
from typing import Any


class Score:
    """Points of a seat from one source: "tokens", "missions" …; the item is a card, a kind or ""."""

    def __init__(self, seat: int, source: str, item: str, points: int) -> None:
        self.seat = seat
        self.source = source
        self.item = item
        self.points = points

    def __repr__(self) -> str:
        return f"Score({self.seat}, {self.source!r}, {self.item!r}, {self.points})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Score, (self.seat, self.source, self.item, self.points)


class Aim:
    """Something that gives points at the end: a mission, an objective, having most of something."""

    def __init__(self, seat: int, source: str, item: str, most: int) -> None:
        self.seat = seat
        self.source = source  # as in Score
        self.item = item
        self.most = most  # the most points it can give
        self.points = 0  # what it would give if points were counted now
        self.measure = ""  # what `have` counts: "zones", "tokens", "lost" …; "" where nothing is to be done
        self.have = 0
        self.of = 0  # how many there are, or are needed for all points; 0 in a race against the others
        self.others: int | None = None  # in a race: the most that any other seat has
        self.next_at = 0  # how many it takes to get more points; 0 if there are no more
        self.next_points = 0
        self.must = False  # whether the game is lost without it
        self.done: list[str] = []  # of things with names: which of them count already, and which don't yet
        self.open: list[str] = []

    def __repr__(self) -> str:
        return f"Aim({self.seat}, {self.source!r}, {self.item!r}, {self.points} of {self.most})"

    @property
    def met(self) -> bool:
        return self.next_at == 0

    def climb(self, measure: str, have: int, steps: list[int]) -> "Aim":
        """Points by number: `steps` has them for 1, 2, 3 …"""
        self.measure = measure
        self.have = have
        self.of = len(steps)
        reached = min(have, len(steps))
        self.points = steps[reached - 1] if reached else 0
        for number in range(reached + 1, len(steps) + 1):
            if steps[number - 1] > self.points:
                self.next_at = number
                self.next_points = steps[number - 1]
                break
        return self

    def race(self, measure: str, have: int, others: list[int], shared: bool = False) -> "Aim":
        """All points for who has most; tied seats get all of them too, or a share, rounded down."""
        self.measure = measure
        self.have = have
        best = max(others) if others else 0
        self.others = best
        if have and have >= best:
            tied = others.count(have)
            self.points = self.most // (tied + 1) if shared else self.most
            if shared and tied and self.most > 0:
                self.next_at = have + 1
                self.next_points = self.most
            return self
        if self.most > 0:
            self.next_at = max(best, 1)
            self.next_points = self.most // (others.count(best) + 1) if shared and best else self.most
        return self

    def name(self, done: Sequence[str], open: Sequence[str]) -> "Aim":
        self.done = list(done)
        self.open = list(open)
        return self


class SeatStanding:
    """The points of a seat."""

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points  # everybody sees them, and nothing takes them away any more
        self.place = 1  # by these points, from 1; equals share a place
        self.parts: list[Score] = []  # where points came from if they were counted now, as far as one can know

    def __repr__(self) -> str:
        return f"SeatStanding({self.seat}, points={self.points}, place={self.place}, total={self.total})"

    @property
    def total(self) -> int:
        """If points were counted now."""
        return sum([part.points for part in self.parts])


class Standing:
    """All seats, and all aims that somebody's eyes can see."""

    def __init__(self, goal: int = 0) -> None:
        self.goal = goal  # the points that begin the end; 0 where something else does
        self.seats: list[SeatStanding] = []
        self.aims: list[Aim] = []

    def __repr__(self) -> str:
        return f"Standing({self.seats}, {self.aims})"

    def rank(self) -> "Standing":
        for one in self.seats:
            for other in self.seats:
                if other.points > one.points:
                    one.place += 1
        return self
