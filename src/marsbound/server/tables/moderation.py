"""What a host can do about others: bar somebody from the table, remove what was said."""

from marsbound.server.errors import ServerError
from marsbound.server.tables.client import Client
from marsbound.server.tables.table_commands import check_host, vacate
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages


def bar(state: TableState, client: Client, ask: client_messages.Bar, name: str = "") -> None:
    """By the name they have here.  Whoever plays can't be barred: nobody shall win by that; they can be muted."""
    check_host(state, client)
    others = {id: name for id, name in (state.table.barred or {}).items() if id != ask.person}
    if not ask.barred:
        state.table.barred = others
        return
    if ask.person == state.table.host:
        raise ServerError("bad-input", "the host can't be barred")
    seats = [state.seats[player] for player in state.players_of(ask.person)]
    if state.table.status != "open" and any(seat.bot_plays != "resigned" for seat in seats):
        raise ServerError("plays-here", "whoever plays here can't be barred")
    if state.table.status == "open":
        for seat in seats:
            name = seat.name
            vacate(seat)
    state.note("barred", person=ask.person, name=name)
    state.table.barred = others | {ask.person: name}
    state.touch()


def remove_note(state: TableState, client: Client, ask: client_messages.RemoveNote) -> None:
    """A line of the chat, by the host or by who has said it."""
    found = [note for note in state.notes if note.number == ask.number and note.kind == "said"]
    if not found and state.notes and ask.number < state.notes[0].number:  # only stored, and still on some screens
        check_host(state, client)
        state.removed_notes.append(ask.number)
        state.notes_changed = True
        return
    if not found:
        raise ServerError("no-such-note", f"nobody has said anything with the number {ask.number}")
    note = found[0]
    if client.person is None or client.person.id != note.person:
        check_host(state, client)
    state.notes.remove(note)
    state.removed_notes.append(note.number)
    state.notes_changed = True
