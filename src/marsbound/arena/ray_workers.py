"""Games on the machines of a Ray cluster.

A part of the games travels to a process somewhere, and what came of them travels back: only this process writes
anything down.  Each game depends on its number alone, so whoever plays it plays the same.  A process or a machine that
dies costs the parts it had: those games are played again, one by one, so that a game that nobody survives gets a name.
"""

import atexit
import logging
import os
import pickle
import platform
import re
import socket
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from time import monotonic, perf_counter
from typing import Any, Final, Generic, NamedTuple

import ray
from ray.exceptions import (
    LocalRayletDiedError,
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayError,
    WorkerCrashedError,
)
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from marsbound.arena.fingerprint import Fingerprint, check_same, fingerprint
from marsbound.arena.workers import Number, Outcome, Runner, Stopped, Workplace, game_or_mistake, played
from marsbound.core.phrase import Phrase, phrase_of, said
from marsbound.core.refusal import BadInput

AUTO: Final = "auto"
"""Instead of an address: a cluster of this machine alone, that ends with the games."""
PART: Final = 0.5  # seconds that the games of a part take together, about: what is lost with a process
MOST_IN_A_PART: Final = 1000
PARTS_A_CORE: Final = 2  # one that is played and one that waits there
DEATHS: Final = 4  # of processes in one game, until it is given up
LOOK: Final = 1.0  # seconds between two looks at who belongs to the cluster
GREETING: Final = 60.0  # seconds that a machine has to say what it has
KNOCKING: Final = 5.0  # seconds that an address has to answer
STORE: Final = 128 << 20  # bytes for what travels, on this machine alone; outcomes are small
LOST: Final = (LocalRayletDiedError, NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError)
"""A process or a machine is no more: nobody's mistake.  Of a machine that dies Ray says one of three things."""


class RunnerSpec(NamedTuple):
    """What a process needs; the place stays pickled until it is sure that marsbound is the same there."""

    fingerprint: Fingerprint
    place: bytes


class Report(NamedTuple):
    machine: str
    outcomes: list[Any]  # or mistakes
    seconds: float
    problem: str | None = None  # why nothing can be played there


@lru_cache(maxsize=1)
def runner_for(spec: RunnerSpec) -> Runner[Any, Any]:
    """Opened once by each process of the cluster."""
    check_same(spec.fingerprint)
    runner: Runner[Any, Any] = pickle.loads(spec.place).runner()
    atexit.register(runner.close)
    return runner


def play_part(spec: RunnerSpec, numbers: list[Any]) -> Report:
    """What a process of the cluster does; without any games it only says whether it could play them."""
    machine = platform.node()
    try:
        runner = runner_for(spec)
    except BadInput as problem:
        return Report(machine, [], 0.0, phrase_of(problem))
    began = perf_counter()
    outcomes = [game_or_mistake(runner, number) for number in numbers]
    return Report(machine, outcomes, perf_counter() - began)


class Cluster(Generic[Number, Outcome]):
    """The machines that play, as they come and go."""

    def __init__(self, place: Workplace[Number, Outcome], cores: int | None) -> None:
        self.place = place
        self.most_cores = cores
        self.part = ray.remote(max_retries=0)(play_part)
        self.spec = ray.put(RunnerSpec(fingerprint(place.game, place.bots), pickle.dumps(place)))
        self.looked = 0.0
        self.cores = 1
        self.machines: set[str] = set()
        self.games = 0
        self.seconds = 0.0  # that processes have played
        self.began = 0.0
        self.again = 0
        """Games that were played again, since a process or a machine died."""

    def greet(self) -> None:
        """Every machine that will play says whether it would play the same, before anything is written."""
        asked = {}
        for node in ray.nodes():
            if node["Alive"] and node["Resources"].get("CPU"):
                there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
                greeting = self.part.options(num_cpus=0, scheduling_strategy=there)
                asked[greeting.remote(self.spec, [])] = node["NodeManagerHostname"]
        for answer, machine in asked.items():
            try:
                report: Report = ray.get(answer, timeout=GREETING)
            except LOST:  # it has left again
                continue
            except (RayError, TimeoutError) as error:
                words = "{machine}: marsbound can't be used there ({cause}); every machine needs the same"
                raise BadInput(said("input-no-marsbound", words, machine=machine, cause=last_line(error))) from None
            if report.problem is not None:
                raise BadInput(at_machine(report))

    def play(self, numbers: Sequence[Number]) -> Generator[Outcome]:
        """The games as they end, not in their order."""
        waiting = deque(numbers)
        alone: deque[Number] = deque()  # those with which a process died
        deaths: Counter[Number] = Counter()
        pending: dict[Any, list[Number]] = {}
        self.began = perf_counter()
        while waiting or alone or pending:
            self.look()
            while (waiting or alone) and len(pending) < self.cores * PARTS_A_CORE:
                part = [alone.popleft()] if alone else taken(waiting, self.games_at_once(len(waiting)))
                pending[self.part.remote(self.spec, part)] = part
            ready, _ = ray.wait(list(pending), timeout=LOOK)
            for answer in ready:
                part = pending.pop(answer)
                try:
                    report = reported(answer)
                except LOST as error:
                    self.again += len(part)
                    deaths.update(part)
                    self.give_up(part, deaths, error)
                    alone.extend(part)
                    continue
                self.machines.add(report.machine)
                self.games += len(part)
                self.seconds += report.seconds
                for number, outcome in zip(part, report.outcomes, strict=True):
                    yield played(self.place, number, outcome)

    def give_up(self, part: list[Number], deaths: "Counter[Number]", error: Exception) -> None:
        """Of several games in a part nobody knows which it was: only one that was alone can be blamed."""
        if len(part) == 1 and deaths[part[0]] > DEATHS:
            words = "{times} processes in turn died during {game} ({cause})"
            values = {"times": deaths[part[0]], "game": self.place.described(part[0]), "cause": last_line(error)}
            raise Stopped(said("input-processes-died", words, **values)) from None

    def look(self) -> None:
        """Machines may join and leave at any time."""
        if monotonic() - self.looked > LOOK:
            self.looked = monotonic()
            cores = int(ray.cluster_resources().get("CPU", 0))
            self.cores = max(1, cores if self.most_cores is None else min(cores, self.most_cores))

    def games_at_once(self, left: int) -> int:
        """Quick games together, slow ones alone; and no part so large that others would wait for it at the end."""
        if not self.games:
            return 1
        quick = int(PART * self.games / max(self.seconds, 1e-9))
        return max(1, min(quick, left // (self.cores * PARTS_A_CORE), MOST_IN_A_PART))

    @property
    def speed(self) -> float:
        """Games in a second, of all machines together."""
        return self.games / max(perf_counter() - self.began, 1e-9)


def taken(waiting: "deque[Number]", number: int) -> list[Number]:
    return [waiting.popleft() for _ in range(min(number, len(waiting)))]


def reported(answer: Any) -> Report:
    """Whatever is wrong with a machine ends it; that one is lost does not."""
    try:
        report: Report = ray.get(answer)
    except LOST:
        raise
    except RayError as error:
        words = "the cluster can't go on: {cause}"
        raise Stopped(said("input-cluster-failed", words, cause=last_line(error)), str(error)) from None
    if report.problem is not None:
        raise Stopped(at_machine(report))
    return report


def at_machine(report: Report) -> Phrase:
    return said("input-at-machine", "{machine}: {cause}", machine=report.machine, cause=report.problem)


def last_line(error: BaseException) -> str:
    """What it comes down to: Ray's own words have many lines."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


@contextmanager
def cluster(address: str, place: Workplace[Number, Outcome], cores: int | None) -> Iterator[Cluster[Number, Outcome]]:
    """The cluster at an address, or one of this machine; each machine has said that it plays the same games."""
    connect(address, cores)
    try:
        found = Cluster(place, cores)
        found.greet()
        yield found
    finally:
        ray.shutdown()


def connect(address: str, cores: int | None) -> None:
    start: Callable[..., Any] = ray.init
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns about graphics cards
    if address == AUTO:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
        start(
            "local",
            num_cpus=cores,
            include_dashboard=False,
            object_store_memory=STORE,
            **quiet,
        )
        return
    knock(address)
    try:
        start(address, **quiet)
    except (ConnectionError, RayError, RuntimeError, ValueError, OSError) as error:
        raise no_cluster(address, last_line(error)) from None


def knock(address: str) -> None:
    """Ray itself would try for a long time."""
    found = re.fullmatch(r"\[?([^\s\[\]/]+)\]?:(\d{1,5})", address)
    if not found or not 0 < int(found[2]) < 1 << 16:
        words = '"{address}" is no address of a Ray cluster; expected `auto`, or HOST:PORT as `ray start` tells it'
        raise BadInput(said("input-ray-address", words, address=address))
    try:
        socket.create_connection((found[1], int(found[2])), KNOCKING).close()
    except OSError as error:
        raise no_cluster(address, error.strerror or str(error)) from None


def no_cluster(address: str, cause: str) -> BadInput:
    words = "this machine can't join the Ray cluster at {address} ({cause})"
    return BadInput(said("input-no-cluster", words, address=address, cause=cause))
