"""What is going on at one table: who sits where, the game, clocks, notes, and what has changed.

It decides, but does nothing by itself: a room stores and tells what is changed here.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from marsbound.core.script import NOBODY
from marsbound.core.seats import main_seats
from marsbound.server.lru import LruCache
from marsbound.server.packs.pack_cache import LoadedPack
from marsbound.server.presenting import positions
from marsbound.server.presenting.table import closes_at
from marsbound.server.settings import Settings
from marsbound.server.store.stored import Proposals, StoredEntry, StoredNote, StoredResult, StoredSeat, fields
from marsbound.server.store.tables import Blanked, Changes, Kept, Muted, NewTable
from marsbound.server.tables.admission import players_of
from marsbound.server.tables.clocks import Clocks
from marsbound.server.tables.live_game import Entry, LiveGame
from marsbound.server.tables.nature import Nature, nature_of
from marsbound.server.tables.thinking_time import ThinkingTime
from marsbound.server.wire.server_messages import NoteKind, Thinking
from marsbound.server.wire.tables import Proposal

SHOWN_AT_ONCE: Final = frozenset({"status", "rematch", "name", "host", "barred", "proposals"})
"""Of a table's fields those that everybody is told of as soon as they change."""
NOTES_IN_MEMORY: Final = 200  # as many as are told to who comes
REQUESTS_IN_MEMORY: Final = 1000
BOT_WAITS: Final = 0.0  # the time to wake a table at which a bot is to answer: at once


class TableState:
    def __init__(self, kept: Kept, loaded_pack: LoadedPack, settings: Settings, now: Callable[[], float]) -> None:
        self.loaded_pack = loaded_pack
        self.settings = settings
        self.now = now
        self.table = kept.table
        self.seats = kept.seats
        self.notes = kept.notes[-NOTES_IN_MEMORY:]
        self.last_note = kept.notes[-1].number if kept.notes else 0
        self.saved_table = fields(kept.table)
        self.saved_seats = [fields(seat) for seat in kept.seats]
        self.entries = len(kept.entries)
        self.requests: LruCache[tuple[str, str], None] = LruCache(REQUESTS_IN_MEMORY)
        for answered in kept.entries[-REQUESTS_IN_MEMORY:]:
            self.carried_out(str(answered.player), answered.request)
        for noted in self.notes:
            self.carried_out(asker(noted), noted.request)
        self.live_game = self.restored(kept.entries) if kept.entries else None
        self.clocks = self.restored_clocks()
        self.thinking_time = ThinkingTime()
        self.new_entries: list[StoredEntry] = []
        self.new_notes: list[StoredNote] = []
        self.new_results: list[StoredResult] = []
        self.new_mutes: list[Muted] = []
        self.new_tables: list[NewTable] = []
        self.removed_notes: list[int] = []
        self.blanked: list[Blanked] = []
        self.table_changed = False
        self.notes_changed = False  # not only new ones: some are gone, or say no names any more

    def restored(self, stored: list[StoredEntry]) -> LiveGame:
        wanted = Entry.__struct_fields__
        entries = [msgspec.convert({name: getattr(one, name) for name in wanted}, Entry) for one in stored]
        return LiveGame.restored(LiveGame(*self.set_up()), entries)

    def set_up(self) -> tuple[Any, Any, int, dict[str, str], Nature]:
        """What a live game begins with.  No seat has added anything to the seed yet."""
        table = self.table
        nature = nature_of(table.seed, [b""] * table.players)
        return self.loaded_pack.game, self.loaded_pack.box, table.players, table.options, nature

    def restored_clocks(self) -> Clocks | None:
        table = self.table
        if table.clock is None or table.clocks is None or table.clocks_since is None:
            return None
        return Clocks.restored(table.clock, table.clocks, table.clocks_since)

    # Who is who

    def waited_for(self) -> list[int]:
        if self.live_game is None or self.table.status != "running":
            return []
        return [player for player in self.live_game.waiting() if player != NOBODY]

    def persons_waited_for(self) -> list[int]:
        return [player for player in self.waited_for() if not self.seats[player].by_bot]

    def bots_waited_for(self) -> list[int]:
        return [player for player in self.waited_for() if self.seats[player].by_bot]

    def thinking(self) -> Thinking | None:
        """How long the bots that are waited for think, if that takes them any time."""
        if self.live_game is None:
            return None
        levels = [self.seats[player].level or "" for player in self.bots_waited_for()]
        return self.thinking_time.of(self.live_game, levels, self.settings.bot_workers, self.now())

    def players_of(self, person: str | None) -> list[int]:
        return players_of(self.seats, person)

    def active_persons(self) -> list[StoredSeat]:
        """The seats that people play themselves."""
        return [seat for seat in self.seats if seat.kind == "person" and not seat.by_bot]

    # What waits for consent

    @property
    def proposals(self) -> list[Proposal]:
        return self.table.proposals.open if self.table.proposals is not None else []

    @proposals.setter
    def proposals(self, wanted: list[Proposal]) -> None:
        if wanted != self.proposals:
            last = max([self.last_proposal, *[proposal.number for proposal in wanted]])
            self.table.proposals = Proposals(last, wanted)

    @property
    def last_proposal(self) -> int:
        return self.table.proposals.last if self.table.proposals is not None else 0

    # Changes

    def begin(self) -> None:
        """As soon as every seat is taken and everybody is ready."""
        if self.table.status != "open" or not all(seat.kind != "open" and seat.ready for seat in self.seats):
            return
        now = self.now()
        self.live_game, entry = LiveGame.begun(*self.set_up())
        self.table.status = "running"
        self.table.started_at = self.table.touched_at = now
        if self.table.clock is not None:
            self.clocks = Clocks(self.table.clock, self.table.players, now)
        self.note("started")
        self.enter(entry)

    def enter(self, entry: Entry, request: str = "") -> None:
        """A change of the game."""
        self.new_entries.append(
            StoredEntry(
                table_id=self.table.id,
                number=self.entries,
                kind=entry.kind,
                player=entry.player,
                text=entry.text,
                open=entry.open,
                nature=entry.nature,
                request=request,
                at=self.now(),
            )
        )
        self.entries += 1
        self.carried_out(str(entry.player), request)
        by_person = entry.player >= 0 and not self.seats[entry.player].by_bot
        if by_person and not entry.open and not self.is_secret:
            # a person who plays on has declined
            self.proposals = [proposal for proposal in self.proposals if proposal.kind != "undo"]
        self.keep_time(None if entry.open else entry.player)

    def carried_out(self, who: str, request: str) -> None:
        """What comes again, since its acknowledgement was lost, isn't carried out again."""
        if request:
            self.requests.keep((who, request), None)

    def note(
        self, kind: NoteKind, player: int | None = None, person: str | None = None, name: str = "", text: str = ""
    ) -> StoredNote:
        """Something that happened at the table."""
        self.last_note += 1
        row = StoredNote(
            table_id=self.table.id,
            number=self.last_note,
            kind=kind,
            at=self.now(),
            player=player,
            person=person if player is None or person is not None else self.seats[player].person,
            name=name if player is None else self.seats[player].name,
            text=text,
        )
        self.notes = [*self.notes[1 - NOTES_IN_MEMORY :], row]
        self.new_notes.append(row)
        return row

    def keep_time(self, answered: int | None = None) -> None:
        """After every change: the end, the clocks, when to wake up."""
        if self.live_game is not None and self.live_game.play.over and self.table.status == "running":
            self.end()
        if self.clocks is not None:
            if self.table.status == "running":
                self.clocks.turn(self.persons_waited_for(), self.now(), answered)
            else:
                self.clocks.pause(self.now())
            self.table.clocks = self.clocks.stand()
            self.table.clocks_since = self.clocks.since
        self.table.waiting = self.persons_waited_for()
        self.table.wake_at = self.wake_at()

    @property
    def is_secret(self) -> bool:
        """Whether of the game's last change one player alone knows: an open step, or another secret answer."""
        return self.live_game is not None and self.live_game.changes[-1].seen_by is not None

    def touch(self) -> None:
        """A person has done something that everybody may know of: when the table closes is told to all."""
        self.table.touched_at = self.now()
        self.table.wake_at = self.wake_at()

    def wake_at(self) -> float | None:
        """When something has to be done though nobody asks for it."""
        if self.bots_waited_for():
            return BOT_WAITS
        closing = closes_at(self.table, self.settings)
        if closing is None or self.clocks is None:
            return closing
        return min(closing, self.clocks.next_run_out() or closing)

    def end(self) -> None:
        assert self.live_game is not None
        play = self.live_game.play
        outcome = positions.outcome(play)
        assert outcome is not None
        self.table.status = "finished"
        self.table.ended_at = self.now()
        self.table.outcome = outcome
        self.proposals = []
        self.note("ended")
        own = main_seats(play.table)
        self.new_results = [
            StoredResult(
                table_id=self.table.id,
                player=seat.player,
                game=self.table.game,
                players=self.table.players,
                kind="bot" if seat.by_bot else "person",
                name=(seat.level or "") if seat.by_bot else seat.name,
                points=outcome.totals[own[seat.player]],
                won=seat.player in outcome.winners,
                ended_at=self.table.ended_at,
            )
            for seat in self.seats
        ]

    def shut(self) -> None:
        """Nobody came, nobody went on, or all have resigned."""
        self.table.status = "closed"
        self.table.ended_at = self.now()
        self.proposals = []
        self.note("closed")
        self.keep_time()

    # What is to be written

    def changes(self) -> Changes:
        return Changes(
            self.table.id,
            {name: value for name, value in fields(self.table).items() if value != self.saved_table[name]},
            [seat for seat, saved in zip(self.seats, self.saved_seats, strict=True) if fields(seat) != saved],
            self.new_entries,
            self.new_notes,
            self.new_results,
            self.new_mutes,
            self.new_tables,
            self.removed_notes,
            self.blanked,
        )

    def written(self, changes: Changes) -> None:
        before, self.saved_seats = self.saved_seats, [fields(seat) for seat in self.seats]
        self.saved_table = fields(self.table)
        self.new_entries, self.new_results, self.new_mutes, self.new_tables = [], [], [], []
        self.removed_notes, self.blanked = [], []
        if shown_of(before) != shown_of(self.saved_seats) or changes.fields.keys() & SHOWN_AT_ONCE:
            self.table_changed = True


def asker(note: StoredNote) -> str:
    """Whose request it was: who says something is a person, all else is done by a player."""
    return (note.person or "") if note.kind == "said" else str(note.player)


def shown_of(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What others see of seats: not when somebody looked, nor that they made a link."""
    return [{name: value for name, value in seat.items() if name not in ("seen", "key_hash")} for seat in seats]
