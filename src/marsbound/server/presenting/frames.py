"""A record shown: every step as some eyes see it, with positions kept so that none begins from the first step."""

import asyncio
import gzip
from collections.abc import Iterator
from itertools import islice
from time import perf_counter

import msgspec

from marsbound.core.play import Play
from marsbound.core.record import Record, repeating, replaying
from marsbound.core.steps import Step
from marsbound.core.view import EVERYTHING
from marsbound.server.packs.pack_cache import LoadedPack
from marsbound.server.presenting import positions
from marsbound.server.presenting.picture import pictured
from marsbound.server.threads import Threads
from marsbound.server.wire.position import Position
from marsbound.server.wire.replays import Frame, ReplayShown

SLICE_SECONDS = 0.001
STEPS_APART = 50  # of positions that are kept
MOST_POSITIONS = 40  # of one record


class Recording:
    """A record that is looked at, with some of its positions."""

    def __init__(self, record: Record, loaded_pack: LoadedPack) -> None:
        self.record = record
        self.loaded_pack = loaded_pack
        self.shown: ReplayShown | None = None
        self.apart = max(STEPS_APART, -(-len(record.steps) // MOST_POSITIONS))
        self.positions: dict[int, Play] = {}  # by how many steps were made

    def play_at(self, step: int) -> tuple[int, Play]:
        """The nearest position that is kept, not after a step."""
        near = max((number for number in self.positions if number <= step), default=None)
        if near is not None:
            return near, self.positions[near].copy()
        return 0, next(replaying(self.record, self.loaded_pack.game, self.loaded_pack.box))

    def pass_by(self, number: int, play: Play) -> None:
        """Kept without what happened before, which later frames don't tell."""
        if number and number % self.apart == 0 and number not in self.positions:
            kept = self.positions[number] = play.copy()
            kept.heard, kept.heard_at, kept.snapshots = [], [], []

    def frames(self, eye: int, first: int, last: int) -> Iterator[Frame | None]:
        """From one step to another, as some eyes see it; nothing for the steps on the way there."""
        # one step before the first, since a frame tells what happened in its step
        start, kept = self.play_at(first - 1) if first else (0, self.play_at(0)[1])
        heard = 0 if start == 0 else len(kept.heard)
        steps = self.record.steps
        for number, play in enumerate(repeating(kept, islice(steps, start, max(start, last)), start + 1), start):
            play.snapshots = []  # nothing of it will be undone
            step = steps[number - 1] if number else None
            yield frame(play, number, eye, step, heard) if number >= first else None
            self.pass_by(number, play)
            heard = len(play.heard)


async def packed_frames(recording: Recording, eye: int, first: int, last: int, threads: Threads) -> bytes:
    """Made one by one, with pauses in which everybody else has their turn: a thread would hold them up much longer."""
    written: list[bytes] = []
    began = perf_counter()
    for made in recording.frames(eye, first, last):
        if made is not None:
            written.append(msgspec.json.encode(made))
        took = perf_counter() - began
        if took > SLICE_SECONDS:
            await asyncio.sleep(took)
            began = perf_counter()
    return await threads.run(gzip.compress, b'{"frames":[' + b",".join(written) + b"]}", 5)


def frame(play: Play, number: int, eye: int, step: Step | None, heard: int) -> Frame:
    """What others chose is told by what happened; only eyes that see everything are told the very answer."""
    return Frame(
        step=number,
        player=step.player if step else None,
        choice=step.text if step and eye in (EVERYTHING, step.player) else None,
        events=[
            positions.event(play, event, number)
            for event in play.heard[heard:]
            if eye == EVERYTHING or event.heard_by(eye)
        ],
        position=position(play, number, eye),
    )


def position(play: Play, number: int, eye: int) -> Position:
    asked = play.asked_players()
    who = eye
    if eye == EVERYTHING and asked and asked[0] >= 0:
        who = asked[0]
    table = play.table
    view = play.game.view(table, eye)
    return Position(
        eye=eye,
        version=number,
        step=number,
        answered=positions.last_answer(play.steps, eye),
        picture=pictured(play.game, view),
        question=positions.question(play, who),
        waiting=asked,
        ready=[player for seat, player in play.together_seats() if table.sealed_choice(seat) >= 0],
        draft=[],
        undoable=0,
        over=play.over,
        standing=positions.standing(play.game, view),
    )
