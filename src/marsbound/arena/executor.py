"""Who plays: processes of this machine, or the machines of a cluster."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, NamedTuple, Protocol

from marsbound.arena.workers import Number, Outcome, Workplace, play_all


class Tally(Protocol):
    """How a cluster does, or did."""

    machines: set[str]
    again: int

    @property
    def speed(self) -> float: ...


class Executor(NamedTuple, Generic[Number, Outcome]):
    play: Callable[[Sequence[Number]], Generator[Outcome]]
    tally: Tally | None = None


@contextmanager
def open_executor(
    place: Workplace[Number, Outcome], jobs: int | None, ray_address: str | None
) -> Iterator[Executor[Number, Outcome]]:
    """One process, several, or the cores of a cluster: all of them unless it is said how many."""
    if ray_address is None:
        yield Executor(lambda numbers: play_all(place, numbers, jobs or 1))
        return
    from marsbound.arena.ray_workers import cluster  # an extra of its own

    with cluster(ray_address, place, jobs) as machines:
        yield Executor(machines.play, machines)
