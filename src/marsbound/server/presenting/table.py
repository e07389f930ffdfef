"""A table as lists and its own room show it."""

from collections.abc import Collection, Sequence

from marsbound.bots.cast import cast_name, face_of
from marsbound.server.settings import Settings
from marsbound.server.store.stored import StoredNote, StoredSeat, StoredTable
from marsbound.server.wire.server_messages import Note
from marsbound.server.wire.tables import (
    BotShown,
    Onlooker,
    PackNamed,
    SeatShown,
    TableShown,
)


def closes_at(table: StoredTable, settings: Settings) -> float | None:
    """When a table is closed if no person does anything."""
    if table.status == "open":
        return table.touched_at + settings.open_table_closes_after
    if table.status in ("running", "paused"):
        return table.touched_at + settings.running_table_closes_after
    return None


def shown(
    table: StoredTable,
    seats: Sequence[StoredSeat],
    settings: Settings,
    online: Collection[str] = (),
    onlookers: Sequence[Onlooker] = (),
) -> TableShown:
    return TableShown(
        id=table.id,
        name=table.name,
        status=table.status,
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=table.options,
        pack=PackNamed(name=table.pack_name, hash=table.pack_hash),
        private=table.private,
        hints=table.hints,
        clock=table.clock,
        host=table.host,
        seats=[seat_shown(seat, online) for seat in seats],
        onlookers=list(onlookers),
        proposals=table.proposals.open if table.proposals is not None else [],
        created_at=table.created_at,
        started_at=table.started_at,
        ended_at=table.ended_at,
        closes_at=closes_at(table, settings),
        waiting=table.waiting or [],
        rematch=table.rematch,
        seed=table.seed if table.status == "finished" else None,
        outcome=table.outcome,
    )


def seat_shown(seat: StoredSeat, online: Collection[str]) -> SeatShown:
    return SeatShown(
        player=seat.player,
        kind="bot" if seat.kind == "bot" else "person" if seat.kind == "person" else "open",
        name=seat.name,
        bot=bot_shown(seat.level or "", seat.player) if seat.kind == "bot" else None,
        person=seat.person,
        level=seat.level,
        bot_plays=seat.bot_plays,
        colour=seat.colour,
        ready=seat.ready,
        online=seat.kind == "bot" or (seat.person is not None and seat.person in online),
    )


def bot_shown(spec: str, player: int) -> BotShown | None:
    """Of a level; somebody's own bot is called as they call it."""
    name = cast_name(spec, player)
    return BotShown(name=name, face=face_of(name)) if name is not None else None


def note_shown(note: StoredNote) -> Note:
    return Note(
        number=note.number,
        kind=note.kind,
        at=note.at,
        player=note.player,
        person=note.person,
        name=note.name,
        text=note.text,
    )
