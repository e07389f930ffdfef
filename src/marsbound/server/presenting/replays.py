"""Records: downloads of one's own games, and replays of finished games and of uploaded records."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from time import perf_counter

import msgspec
from sqlalchemy import Connection

from marsbound.core.play import Play, Step
from marsbound.core.record import BadStep, Record, record_of, replaying
from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE
from marsbound.games.registry import games
from marsbound.records import BadRecord, is_pack_of, read_text, text_of
from marsbound.server.bots.fair_queue import Turnstile
from marsbound.server.errors import ServerError
from marsbound.server.http.control_characters import check_letters
from marsbound.server.http.rate_limits import Buckets
from marsbound.server.packs.pack_cache import LoadedPack, pack_to_keep
from marsbound.server.presenting import positions
from marsbound.server.presenting.picture import pictured
from marsbound.server.services import Services
from marsbound.server.store import library as store
from marsbound.server.store.rows import PersonRow
from marsbound.server.tables.lobby import may_see, seat_of
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tables.table_state import TableState
from marsbound.server.tokens import new_id
from marsbound.server.wire.library import Frame, OwnLog, ReplayShown
from marsbound.server.wire.position import EVERYTHING, Position
from marsbound.server.wire.tables import PackNamed

MOST_STEPS = 20_000
MOST_FRAMES = 200
LONGEST_RECORD = 1_000_000
FRAMES_AT_ONCE = 1  # pages that are made at a time, beside everything else
FRAMES_PER_SECOND = 200.0  # that are made for one address, in the long run
FRAMES_TO_BEGIN_WITH = 5_000.0  # some replays with all their eyes
SLICE_SECONDS = 0.001
MOST_PAGES = 256  # of some 40 kB


class Records:
    """Downloads."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def whole(self, id: str, person: PersonRow | None, key: str | None) -> str:
        return text_of(await self.of_table(id, person, key))

    async def of_table(self, id: str, person: PersonRow | None, key: str | None) -> Record:
        room = await self.rooms.room(id)
        may_see(room, person, key)
        return finished_record(room.state)

    async def own_log(self, id: str, player: int, person: PersonRow) -> OwnLog:
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
    sitting_there = [(seat.level or "") if seat.kind == "bot" else seat.name for seat in state.seats]
    full_hash = state.loaded_pack.pack.full_hash
    return record_of(state.live_game.play, table.pack_name, table.pack_hash, sitting_there, full_hash)


class Replays:
    def __init__(self, services: Services, records: Records) -> None:
        self.services = services
        self.records = records
        self.turnstile = Turnstile(FRAMES_AT_ONCE)
        self.making = Buckets(FRAMES_PER_SECOND, FRAMES_TO_BEGIN_WITH)
        self.pages: OrderedDict[tuple[str, int, int, int], bytes] = OrderedDict()  # looked at lately

    async def add(self, raw: bytes) -> ReplayShown:
        """A record that somebody brings, checked answer by answer."""
        if len(raw) > LONGEST_RECORD:
            raise ServerError("too-large", f"a record has at most {LONGEST_RECORD} bytes")
        try:
            record = read_text(raw, "the record")
        except BadRecord as problem:
            raise ServerError("bad-input", str(problem)) from None
        check_letters(record.data(), "bad-input")
        id = new_id("r")
        found = await self.show(id, record, None)
        text = text_of(record)
        now = self.services.now()

        def add(connection: Connection) -> None:
            store.add_replay(connection, id, text, now)
            if (built_in := pack_to_keep(record.pack_hash, now)) is not None:
                store.add_pack(connection, built_in)

        await self.services.database.write(add)
        return found

    async def shown(self, id: str, person: PersonRow | None, key: str | None) -> ReplayShown:
        record, seed = await self.of(id, person, key)
        return await self.show(id, record, seed)

    async def whole(self, id: str, person: PersonRow | None, key: str | None) -> str:
        record, _ = await self.of(id, person, key)
        return text_of(record)

    async def frames(
        self, id: str, person: PersonRow | None, key: str | None, eye: int, first: int, last: int, place: str
    ) -> bytes:
        """As gzipped JSON.  Frames repeat one another, so that packing makes a fiftieth of them."""
        record, _ = await self.of(id, person, key)
        if eye >= len(record.seats) or eye == NATURE:
            raise ServerError("bad-input", f"eye has to be a player, -1 or -3, not {eye}")
        loaded_pack = (await self.services.pack_cache.of(record.game, record.pack_hash)).by(record.rules)
        async with self.turnstile.turn((place,)):
            page = (id, eye, first, last)
            if page not in self.pages:
                if not self.making.take(place, last - first + 1):
                    raise ServerError("too-fast", "more pictures of replays than anybody looks at; wait a little")
                self.pages[page] = await packed_frames(record, loaded_pack, eye, first, last)
                if len(self.pages) > MOST_PAGES:
                    self.pages.popitem(last=False)
            self.pages.move_to_end(page)
            return self.pages[page]

    async def of(self, id: str, person: PersonRow | None, key: str | None) -> tuple[Record, str | None]:
        """An uploaded record, or that of a finished table, with its seed."""
        if id.startswith("t-"):
            record = await self.records.of_table(id, person, key)
            return record, (await self.records.rooms.room(id)).state.table.seed
        kept = await self.services.database.read(lambda connection: store.replay_kept(connection, id))
        if kept is None:
            raise ServerError("no-such-replay", f'there is no replay "{id[:60]}"')
        return read_text(kept.encode(), id), None

    async def show(self, id: str, record: Record, seed: str | None) -> ReplayShown:
        if record.game not in games():
            raise ServerError("no-such-game", f'the record is of "{record.game[:60]}"; known are: {", ".join(games())}')
        if len(record.steps) > MOST_STEPS:
            raise ServerError("too-large", f"the record has {len(record.steps)} answers, more than {MOST_STEPS}")
        loaded_pack = (await self.services.pack_cache.of(record.game, record.pack_hash)).by(record.rules)
        play = await asyncio.to_thread(replayed, record, loaded_pack)
        return ReplayShown(
            id=id,
            game=record.game,
            rules=record.rules,
            options=play.options,
            pack=PackNamed(name=record.pack_name, hash=record.pack_hash),
            seats=record.seats,
            steps=len(record.steps),
            outcome=positions.outcome(play),
            seed=seed,
        )


def replayed(record: Record, loaded_pack: LoadedPack) -> Play:
    """To the end; an answer that isn't possible is an error that names it."""
    if not is_pack_of(record, loaded_pack.pack):
        here = f"the pack of that name here has {loaded_pack.pack.full_hash}"
        raise ServerError("other-pack", f"the record needs a pack with hash {record.pack_full_hash}; {here}")
    try:
        for play in replaying(record, loaded_pack.game, loaded_pack.box):
            play.snapshots = []  # nothing of it will be undone
    except BadInput as problem:
        refusal = problem.refusal if isinstance(problem, BadStep) else None
        reason, rule = (refusal.reason, refusal.rule) if refusal is not None else (None, None)
        raise ServerError("bad-input", str(problem), reason, rule) from None
    return play


async def packed_frames(record: Record, loaded_pack: LoadedPack, eye: int, first: int, last: int) -> bytes:
    """Made one by one, with pauses in which everybody else has their turn: a thread would hold them up much longer."""
    written: list[bytes] = []
    began = perf_counter()
    for frame in frames(record, loaded_pack, eye, first, last):
        if frame is not None:
            written.append(msgspec.json.encode(frame))
        took = perf_counter() - began
        if took > SLICE_SECONDS:
            await asyncio.sleep(took)
            began = perf_counter()
    return await asyncio.to_thread(gzip.compress, b'{"frames":[' + b",".join(written) + b"]}", 5)


def frames(record: Record, loaded_pack: LoadedPack, eye: int, first: int, last: int) -> Iterator[Frame | None]:
    """The game from one of its steps to another, as some eyes see it; nothing for the steps before."""
    heard = 0
    for number, play in enumerate(islice(replaying(record, loaded_pack.game, loaded_pack.box), last + 1)):
        step = record.steps[number - 1] if number else None
        yield frame(play, eye, step, heard) if number >= first else None
        heard = len(play.heard)


def frame(play: Play, eye: int, step: Step | None, heard: int) -> Frame:
    """What others chose is told by what happened; only eyes that see everything are told the very answer."""
    return Frame(
        step=len(play.steps),
        player=step.player if step else None,
        choice=step.text if step and eye in (EVERYTHING, step.player) else None,
        events=[
            positions.event(play, event) for event in play.heard[heard:] if eye == EVERYTHING or event.heard_by(eye)
        ],
        position=position(play, eye),
    )


def position(play: Play, eye: int) -> Position:
    asked = play.asked_players()
    who = eye
    if eye == EVERYTHING and asked and asked[0] >= 0:
        who = asked[0]
    table = play.table
    return Position(
        eye=eye,
        version=len(play.steps),
        step=len(play.steps),
        picture=pictured(play.game, play.game.view(table, eye)),
        question=positions.question(play, who),
        waiting=asked,
        ready=[player for seat, player in play.together_seats() if table.sealed_choice(seat) >= 0],
        draft=[],
        undoable=0,
        over=play.over,
    )
