"""Leaving a table for good: what somebody played stays, who they were doesn't."""

from marsbound.server.store.stored import StoredSeat
from marsbound.server.store.tables import Blanked
from marsbound.server.tables.client import Client
from marsbound.server.tables.game_commands import own_seat
from marsbound.server.tables.table_commands import resign_seat, vacate
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages


def leave(state: TableState, client: Client, ask: client_messages.Leave) -> None:
    leave_seat(state, own_seat(state, client, ask.player))


def leave_seat(state: TableState, seat: StoredSeat) -> None:
    """Before the game the seat is free again; a running one is resigned; afterwards nobody is named there any more."""
    person = seat.person or ""
    if state.table.status == "open":
        state.note("left", seat.player)
        vacate(seat)
        state.touch()
        return
    if state.table.status in ("running", "paused"):
        resign_seat(state, seat)
    seat.person, seat.name, seat.key_hash = None, "", None
    blank(state, person, [seat.player])


def forget(state: TableState, person: str) -> None:
    """Somebody leaves the server, and so all their seats; a table that waits for nobody any more is closed."""
    players = state.players_of(person)
    for player in players:
        leave_seat(state, state.seats[player])
    if state.table.host == person:
        others = [seat.person for seat in state.seats if seat.kind == "person" and seat.person is not None]
        state.table.host = others[0] if others else None
        if state.table.status == "open" and not others:
            state.shut()
    if person in (state.table.barred or {}):
        state.table.barred = {id: name for id, name in (state.table.barred or {}).items() if id != person}
    blank(state, person, players)


def is_known(state: TableState, person: str) -> bool:
    """Whether the table names somebody: as host, at a seat, in a note, or as barred."""
    if person == state.table.host or person in (state.table.barred or {}):
        return True
    return any(seat.person == person for seat in state.seats) or any(note.person == person for note in state.notes)


def blank(state: TableState, person: str, players: list[int]) -> None:
    """In results and, if somebody has no other seat here, in what was noted and said."""
    noted = person if not state.players_of(person) else ""
    for note in state.notes:
        if note.person is not None and note.person == noted:
            note.person, note.name = None, ""
            state.notes_changed = True
    state.blanked.append(Blanked(noted, players))
