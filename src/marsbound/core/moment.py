"""What may have decided a game: something that happened, when, and how many points it was about."""

from marsbound.core.events import Event


class Moment:
    """The event need not have been told: it may sum up what was."""

    def __init__(self, step: int, event: Event, weight: float) -> None:
        self.step = step  # after how many answers of the record
        self.event = event
        self.weight = weight  # in points

    def __repr__(self) -> str:
        return f"Moment({self.step}, {self.event!r}, {self.weight})"
