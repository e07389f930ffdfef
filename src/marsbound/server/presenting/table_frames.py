"""A game that may still run, step by step: for who plays it their own eyes, for who watches an onlooker's."""

from marsbound.core.record import record_of
from marsbound.core.steps import Step
from marsbound.core.view import ONLOOKER
from marsbound.server.errors import ServerError
from marsbound.server.lru import LruCache
from marsbound.server.presenting.frames import Recording, packed_frames
from marsbound.server.presenting.replays import TOO_MANY_FRAMES, Replays
from marsbound.server.store.stored import StoredPerson
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.tables.table_state import TableState

MOST_TABLES = 32  # that are looked back at, with positions of theirs


class TableFrames:
    """What was seen at each step is masked as it was told then; open steps are there for their player alone."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.recordings: LruCache[str, Recording] = LruCache(MOST_TABLES)

    async def frames(
        self, id: str, person: StoredPerson | None, key: str | None, eye: int, first: int, last: int, place: str
    ) -> bytes:
        """As gzipped JSON."""
        room = await self.replays.records.rooms.room_for(id, person, key)
        if eye != ONLOOKER and eye not in room.state.players_of(person.id if person else None):
            raise ServerError("not-yours", f"player {eye} isn't you")
        async with self.replays.turnstile.turn((place,)):
            live_game = room.state.live_game
            if live_game is None:
                raise ServerError("not-running", "the game hasn't begun")
            recording = self.recording(room.state, live_game, eye)
            self.replays.limits.frames.demand(place, TOO_MANY_FRAMES, max(1, last - first + 1))
            return await packed_frames(recording, eye, first, last, self.replays.services.reading)

    def recording(self, state: TableState, live_game: LiveGame, eye: int) -> Recording:
        """As far as these eyes see.  Positions are kept as long as nothing before them was taken back or moved."""
        steps = live_game.play.steps[: live_game.seen(eye).steps]
        recording = self.recordings.get(state.table.id)
        if recording is None:
            record = record_of(live_game.play, state.table.pack_name, state.table.pack_hash, [""] * state.table.players)
            recording = self.recordings.keep(state.table.id, Recording(record, state.loaded_pack))
        same = common(recording.record.steps, steps)
        recording.positions = {number: play for number, play in recording.positions.items() if number <= same}
        recording.record.steps = steps
        return recording


def common(before: list[Step], after: list[Step]) -> int:
    """How many steps are the same at the beginning."""
    pairs = zip(before, after, strict=False)
    return next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
