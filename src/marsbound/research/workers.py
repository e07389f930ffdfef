"""A batch spread over processes, each with a part of the places; what they show lies in memory that all of them share.

The games are those of one batch with the same seed: place p of n plays the seeds s + p, s + p + n and so on, whichever
process has it.
"""

import contextlib
import multiprocessing as mp
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from marsbound.core.refusal import BadInput
from marsbound.library.game import game as game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.packs import Pack
from marsbound.research.as_arrays import Array, arrays
from marsbound.research.engine.actions import no_integer, whole_number
from marsbound.research.engine.batch import Batch, listed_actions
from marsbound.research.specs import spec_of

STEP, STOP = "step", "stop"
PATIENCE: Final = 10.0  # seconds in which a process has to end by itself


class Workers:
    """Stepped as a batch is; `arrays` has the same buffers.  Close it, or use it in a `with`."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        jobs: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        pack: Pack | Path | str | None = None,
        **wishes: bool,
    ) -> None:
        """`wishes` are those of a batch: observe, masked, skip_forced."""
        if not 1 <= jobs <= games:
            raise BadInput(f"{jobs} processes for {games} games; expected 1 to {games}")
        chosen = game_named(game)
        self.setup = Setup(chosen.kit.game, chosen.pack_given(pack), players, dict(options or {}))
        self.games = games
        self.calls = 0  # of step
        self.memories: list[SharedMemory] = []
        self.workers: list[mp.process.BaseProcess] = []
        self.pipes: list[Connection] = []
        wanted = {"observe": True, "masked": True, "skip_forced": False} | wishes
        self.size = len(chosen.actions)
        first = Batch(spec_of(self.setup), 1, 0, wanted["observe"], wanted["masked"], wanted["skip_forced"])
        blocks = {name: self.share(array) for name, array in arrays(first).items()}
        self.arrays = {name: np.ndarray(*shape, buffer=memory.buf) for name, (memory, shape) in blocks.items()}
        self.actions, told = self.shared_actions()
        names = {name: (memory.name, shape) for name, (memory, shape) in blocks.items()} | {"actions": told}
        start = seed_or_chance(seed)
        bounds = [games * job // jobs for job in range(jobs + 1)]
        context = mp.get_context("spawn")
        for begin, end in pairwise(bounds):
            ours, theirs = context.Pipe()
            arguments = (theirs, self.setup, names, (begin, end, games), start, wanted)
            worker = context.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self.workers.append(worker)
            self.pipes.append(ours)
        self.wait()

    def share(self, array: Array) -> tuple[SharedMemory, tuple[tuple[int, ...], str]]:
        """A block with a row like this one for each game."""
        shape = (self.games, *array.shape[1:])
        memory = SharedMemory(create=True, size=max(1, int(np.prod(shape)) * array.itemsize))
        self.memories.append(memory)
        return memory, (shape, array.dtype.str)

    def shared_actions(self) -> tuple[npt.NDArray[np.int64], tuple[str, Any]]:
        memory, shape = self.share(np.zeros(1, np.int64))
        return np.ndarray(*shape, buffer=memory.buf), (memory.name, shape)

    def step(self, actions: Any) -> None:
        """An action for each game; if one is wrong, nothing happens."""
        self.actions[:] = self.checked(actions)
        self.calls += 1
        for pipe in self.pipes:
            with contextlib.suppress(OSError):  # of one that has ended `wait` tells
                pipe.send(STEP)
        self.wait()

    def checked(self, actions: Any) -> Array:
        """All of them at once; only where something is wrong one after the other, to say which."""
        listed = listed_actions(actions)
        if listed is None or len(listed) != self.games:
            number = type(actions).__name__ if listed is None else len(listed)
            raise BadInput(
                f"{self.called()}, step {self.calls}: {number} actions; expected {self.games}, one for each game"
            )
        try:
            wanted = np.asarray(listed)
        except ValueError:  # lists of different lengths
            wanted = np.empty(0)
        if wanted.dtype.kind != "i" or wanted.ndim != 1:
            numbers = [self.number(place, action) for place, action in enumerate(listed)]
            wanted = np.array([number if 0 <= number < self.size else -1 for number in numbers])
        legal = ((self.arrays["legal"] == wanted[:, None]) & (wanted[:, None] >= 0)).any(axis=1)
        if not legal.all():
            place = int(np.flatnonzero(~legal)[0])
            raise BadInput(self.not_legal(place, self.number(place, listed[place])))
        return wanted

    def number(self, place: int, action: Any) -> int:
        found = whole_number(action)
        if found is None:
            raise BadInput(f"{self.at(place)}: {no_integer(action)}")
        return found

    def not_legal(self, place: int, action: int) -> str:
        legal = self.arrays["legal"][place, : self.arrays["count"][place]].tolist()
        return f"{self.at(place)}: action {action} isn't legal; legal are: {legal}"

    def called(self) -> str:
        return f"{self.setup.game.name}, {self.setup.players} players"

    def at(self, place: int) -> str:
        seed, step = self.arrays["seed"][place], self.arrays["steps"][place]
        return f"{self.called()}, game {place} (seed {seed}), step {step}"

    def wait(self) -> None:
        """Until all have done what they were told."""
        for job, pipe in enumerate(self.pipes):
            try:
                pipe.recv()
            except (EOFError, OSError):
                number = len(self.pipes)
                self.close()
                raise RuntimeError(f"process {job} of {number} has ended; begin anew") from None

    def close(self) -> None:
        for pipe in self.pipes:
            with contextlib.suppress(OSError):  # it may have ended already
                pipe.send(STOP)
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
        self.arrays = {}
        del self.actions
        for memory in self.memories:
            memory.close()
            memory.unlink()
        self.pipes, self.workers, self.memories = [], [], []

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.workers:
            self.close()


def work(
    pipe: Connection,
    setup: Setup,
    names: dict[str, tuple[str, tuple[tuple[int, ...], str]]],
    part: tuple[int, int, int],
    seed: int,
    wishes: dict[str, bool],
) -> None:
    """A process: its part of the places, copied into the memory that all share after every step."""
    begin, end, places = part
    memories = {name: SharedMemory(shared) for name, (shared, _) in names.items()}
    rows = {name: np.ndarray(*shape, buffer=memories[name].buf)[begin:end] for name, (_, shape) in names.items()}
    options = (wishes["observe"], wishes["masked"], wishes["skip_forced"])
    batch = Batch(spec_of(setup), end - begin, seed + begin, *options, places)
    shown = arrays(batch)
    actions = rows.pop("actions")
    word = STEP
    while word == STEP:
        for name, row in rows.items():
            row[:] = shown[name]
        pipe.send(STEP)
        word = pipe.recv()
        if word == STEP:
            batch.step(actions)
    rows.clear()
    del actions, row
    for memory in memories.values():
        memory.close()
