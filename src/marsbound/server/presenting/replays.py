"""Records: downloads of one's own games, and replays of finished games and of uploaded records."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from marsbound.core.phrase import phrase_of, said
from marsbound.core.play import Play
from marsbound.core.record import BadStep, Record, record_of, replaying
from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE
from marsbound.games.registry import games
from marsbound.library.decided import decided
from marsbound.records import BadRecord, is_pack_of, read_text, text_of
from marsbound.server.bots.fair_queue import Turnstile
from marsbound.server.errors import ServerError
from marsbound.server.http.control_characters import check_letters
from marsbound.server.http.costs import STEP
from marsbound.server.http.rate_limits import Limits
from marsbound.server.lru import LruCache
from marsbound.server.packs.pack_cache import LoadedPack, pack_to_keep
from marsbound.server.presenting import positions
from marsbound.server.presenting.frames import Recording, packed_frames
from marsbound.server.presenting.table import bot_shown
from marsbound.server.services import Services
from marsbound.server.settings import DAY
from marsbound.server.store import packs, replays
from marsbound.server.store.stored import StoredPerson, StoredSeat
from marsbound.server.tables.admission import may_see, players_of
from marsbound.server.tables.lobby import seat_of
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tables.table_state import TableState
from marsbound.server.tokens import new_id
from marsbound.server.wire.replays import OwnLog, ReplayShown
from marsbound.server.wire.tables import PackNamed

MOST_STEPS = 20_000
MOST_FRAMES = 200
LONGEST_RECORD = 1_000_000
FRAMES_AT_ONCE = 1  # pages that are made at a time, beside everything else
MOST_RECORDINGS = 16  # records that are looked at, with positions of theirs
BYTES_OF_PAGES = 16_000_000  # some 40 kB each
TOO_MANY_FRAMES = "more pictures of replays than anybody looks at; wait a little"


class Records:
    """Downloads."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def whole(self, id: str, person: StoredPerson | None, key: str | None) -> str:
        return text_of(await self.of_table(id, person, key))

    async def of_table(self, id: str, person: StoredPerson | None, key: str | None) -> Record:
        room = await self.rooms.room_for(id, person, key)
        return finished_record(room.state)

    async def own_log(self, id: str, player: int, person: StoredPerson) -> OwnLog:
        if not players_of((await self.rooms.outline(id))[1], person.id):
            raise ServerError("not-yours", f"player {player} isn't you")
        room = await self.rooms.room(id)
        seat = seat_of(room, player)
        live_game = room.state.live_game
        if seat.person != person.id:
            raise ServerError("not-yours", f"player {player} isn't you")
        if live_game is None:
            raise ServerError("not-running", "the game hasn't begun")
        answers = [step.text for step in live_game.play.steps if step.player == player]
        return OwnLog(
            game=room.state.table.game, player=player, events=positions.events(live_game, player), answers=answers
        )


def finished_record(state: TableState) -> Record:
    """Only of a finished game: before, a record would show what is hidden."""
    table = state.table
    if state.live_game is None or table.status != "finished":
        raise ServerError("not-over", f"there is no record before the game is over; the table is {table.status}")
    full_hash = state.loaded_pack.pack.full_hash
    return record_of(state.live_game.play, table.pack_name, table.pack_hash, names_at(state.seats), full_hash)


def names_at(seats: Sequence[StoredSeat]) -> list[str]:
    return [(seat.level or "") if seat.kind == "bot" else seat.name for seat in seats]


class Replays:
    def __init__(self, services: Services, records: Records, limits: Limits) -> None:
        self.services = services
        self.records = records
        self.limits = limits
        self.turnstile = Turnstile(FRAMES_AT_ONCE)
        self.recordings: LruCache[str, Recording] = LruCache(MOST_RECORDINGS)
        self.pages: LruCache[tuple[str, int, int, int], bytes] = LruCache(BYTES_OF_PAGES)

    async def add(self, raw: bytes, place: str) -> ReplayShown:
        """A record that somebody brings, checked answer by answer."""
        if len(raw) > LONGEST_RECORD:
            words = "a record has at most {most} bytes"
            raise ServerError("too-large", said("record-too-large", words, most=LONGEST_RECORD))
        try:
            record = read_text(raw, said("record-itself", "the record"))
        except BadRecord as problem:
            raise ServerError("bad-input", phrase_of(problem)) from None
        check_letters(record.data(), "bad-input")
        id = new_id("r")
        found = await self.show(id, await self.recording_of(record), None, place)
        text = text_of(record)
        now = self.services.now()

        def add(connection: Connection) -> str:
            if (built_in := pack_to_keep(record.pack_hash, now)) is not None:
                packs.add_pack(connection, built_in)
            return replays.add_replay(connection, id, text, record.pack_hash, now)

        return msgspec.structs.replace(found, id=await self.services.database.write(add))

    async def shown(self, id: str, person: StoredPerson | None, key: str | None, place: str) -> ReplayShown:
        recording = await self.recording(id, person, key)
        if recording.shown is None:
            seed = (await self.records.rooms.outline(id))[0].seed if id.startswith("t-") else None
            recording.shown = await self.show(id, recording, seed, place)
        return recording.shown

    async def whole(self, id: str, person: StoredPerson | None, key: str | None) -> str:
        return text_of((await self.recording(id, person, key)).record)

    async def frames(
        self, id: str, person: StoredPerson | None, key: str | None, eye: int, first: int, last: int, place: str
    ) -> bytes:
        """As gzipped JSON.  Frames repeat one another, so that packing makes a fiftieth of them."""
        recording = await self.recording(id, person, key)
        if eye >= len(recording.record.seats) or eye == NATURE:
            raise ServerError("bad-input", f"eye has to be a player, -1 or -3, not {eye}")
        last = min(last, len(recording.record.steps))
        page = (id, eye, first, last)
        async with self.turnstile.turn((place,)):
            written = self.pages.get(page)
            if written is None:
                self.limits.frames.demand(place, TOO_MANY_FRAMES, max(1, last - first + 1))
                made = await packed_frames(recording, eye, first, last, self.services.reading)
                written = self.pages.keep(page, made, len(made))
            return written

    async def recording(self, id: str, person: StoredPerson | None, key: str | None) -> Recording:
        """An uploaded record, or that of a finished table; what was looked at lately is still there."""
        if id.startswith("t-"):
            table, seats = await self.records.rooms.outline(id)
            may_see(table, seats, person, key)
            kept = self.recordings.get(id)
            if kept is not None and kept.record.seats != names_at(seats):
                self.recordings.forget(id)  # somebody has left, and isn't named any more
        else:
            await self.use(id)
        return self.recordings.get(id) or self.recordings.keep(
            id, await self.recording_of(await self.record(id, person, key))
        )

    async def use(self, id: str) -> None:
        """An uploaded record is kept as long as it is looked at now and then."""
        used_at = await self.services.database.read(lambda connection: replays.last_use_of_replay(connection, id))
        if used_at is None:
            raise ServerError("no-such-replay", f'there is no replay "{id[:60]}"')
        now = self.services.now()
        if now - used_at > DAY:
            await self.services.database.write(lambda connection: replays.replay_used(connection, id, now))

    async def record(self, id: str, person: StoredPerson | None, key: str | None) -> Record:
        if id.startswith("t-"):
            return await self.records.of_table(id, person, key)
        kept = await self.services.database.read(lambda connection: replays.replay_kept(connection, id))
        if kept is None:
            raise ServerError("no-such-replay", f'there is no replay "{id[:60]}"')
        return read_text(kept.encode(), id)

    async def recording_of(self, record: Record) -> Recording:
        if record.game not in games():
            words = 'the record is of "{game}"; known are: {names}'
            of_game = said("record-no-game", words, game=record.game[:60], names=", ".join(games()))
            raise ServerError("no-such-game", of_game)
        if len(record.steps) > MOST_STEPS:
            words = "the record has {number} answers, more than {most}"
            steps = said("record-too-many-steps", words, number=len(record.steps), most=MOST_STEPS)
            raise ServerError("too-large", steps)
        return Recording(record, (await self.services.pack_cache.of(record.game, record.pack_hash)).by(record.rules))

    async def show(self, id: str, recording: Recording, seed: str | None, place: str) -> ReplayShown:
        record = recording.record
        self.limits.requests.of(place).spend(STEP * len(record.steps))
        play = await self.services.reading.run(replayed, record, recording.loaded_pack)
        return ReplayShown(
            id=id,
            game=record.game,
            rules=record.rules,
            options=play.options,
            pack=PackNamed(name=record.pack_name, hash=record.pack_hash),
            seats=record.seats,
            bots=[bot_shown(who, player) for player, who in enumerate(record.seats)],
            steps=len(record.steps),
            outcome=positions.outcome(play),
            seed=seed,
            decided=[positions.event(play, moment.event, moment.step) for moment in decided(play)],
        )


def replayed(record: Record, loaded_pack: LoadedPack) -> Play:
    """To the end; an answer that isn't possible is an error that names it."""
    if not is_pack_of(record, loaded_pack.pack):
        words = "the record needs a pack with hash {hash}; the pack of that name here has {has}"
        hashes = {"hash": record.pack_full_hash, "has": loaded_pack.pack.full_hash}
        raise ServerError("other-pack", said("input-record-pack", words, **hashes))
    try:
        for play in replaying(record, loaded_pack.game, loaded_pack.box):
            play.snapshots = []  # nothing of it will be undone
    except BadStep as problem:
        refusal = problem.refusal
        reason, rule = (refusal.reason, refusal.rule) if refusal is not None else (None, None)
        raise ServerError("bad-input", phrase_of(problem), reason, rule, answer=problem.number) from None
    except BadInput as problem:
        raise ServerError("bad-input", phrase_of(problem)) from None
    return play
