"""Tells everybody at a table what has changed, to each what their eyes may see."""

from collections.abc import Collection

from marsbound.core.view import ONLOOKER
from marsbound.server.presenting import positions
from marsbound.server.presenting.table import note_shown, shown
from marsbound.server.store.stored import Present
from marsbound.server.tables.client import ENCODER, Client
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire.position import Clock, Event
from marsbound.server.wire.server_messages import AllNotes, News, Note, Noted, TableTold
from marsbound.server.wire.tables import Onlooker, TableShown


def eyes_of(state: TableState, client: Client) -> list[int]:
    return state.players_of(client.person_id) or [ONLOOKER]


def present(state: TableState, clients: Collection[Client]) -> Present:
    online = {client.person.id for client in clients if client.person is not None}
    onlookers = [
        Onlooker(person=client.person_id, name=client.name)
        for client in clients
        if not state.players_of(client.person_id)
    ]
    onlookers.sort(key=lambda onlooker: (onlooker.name, onlooker.person or ""))
    return Present(sorted(online), onlookers)


def table_shown(state: TableState, clients: Collection[Client]) -> TableShown:
    here = present(state, clients)
    return shown(state.table, state.seats, state.settings, here.online, here.onlookers)


def barred_shown(state: TableState, client: Client) -> list[Onlooker]:
    """For the host alone."""
    if client.person is None or client.person.id != state.table.host:
        return []
    return [Onlooker(person=person, name=name) for person, name in (state.table.barred or {}).items()]


def notes_for(state: TableState, client: Client) -> list[Note]:
    """The last ones, without what is said by those whom a client doesn't want to hear."""
    heard = [note for note in state.notes if note.kind != "said" or note.person not in client.muted]
    return [note_shown(note) for note in heard]


def show_out(state: TableState, clients: Collection[Client]) -> None:
    """Whoever is barred hears nothing more."""
    for client in clients:
        if client.person_id in (state.table.barred or {}):
            client.dismiss("barred", "the host has barred you from this table", again=False)


def tell_everybody(state: TableState, clients: Collection[Client]) -> None:
    """First what happened in the game, then at the table."""
    notes, state.new_notes = state.new_notes, []
    show_out(state, clients)
    tell_news(state, clients)
    if state.table_changed:
        state.table_changed = False
        table = table_shown(state, clients)
        for client in clients:
            yours, barred = state.players_of(client.person_id), barred_shown(state, client)
            client.tell(TableTold(table=table, yours=yours, clocks=clocks_of(state), barred=barred))
    if state.notes_changed:
        state.notes_changed = False
        for client in clients:
            client.tell(AllNotes(notes=notes_for(state, client)))
        return
    for note in notes:
        for client in clients:
            if note.kind != "said" or note.person is None or note.person not in client.muted:
                client.tell(Noted(note=note_shown(note)))


def tell_news(state: TableState, clients: Collection[Client]) -> None:
    """To each client what its eyes don't know yet; those who know the same are told the same."""
    if state.live_game is None:
        return
    written: dict[tuple[int, int], bytes] = {}
    told: dict[int, Event] = {}
    for client in clients:
        for eye in eyes_of(state, client):
            since, version = client.told.get(eye, 0), state.live_game.version(eye)
            if since == version:
                continue
            if (eye, since) not in written:
                written[eye, since] = ENCODER.encode(news(state, eye, since, told=told))
            client.send(written[eye, since])
            client.told[eye] = version


def news(
    state: TableState, eye: int, since: int, away: int | None = None, told: dict[int, Event] | None = None
) -> News:
    assert state.live_game is not None
    kept = state.live_game.kept(eye, since)
    return News(
        eye=eye,
        kept=kept,
        events=positions.events(state.live_game, eye, kept, told),
        position=positions.position(state.live_game, eye),
        clocks=clocks_of(state),
        away=away,
        thinking=state.thinking(),
    )


def clocks_of(state: TableState) -> list[Clock] | None:
    return state.clocks.shown(state.now()) if state.clocks is not None else None
