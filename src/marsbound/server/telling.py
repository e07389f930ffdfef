"""Tells everybody at a table what has changed, to each what their eyes may see."""

from collections.abc import Collection

from marsbound.server import eyes
from marsbound.server.client import ENCODER, Client
from marsbound.server.showing import note_shown, shown
from marsbound.server.sitting import Sitting
from marsbound.server.wire.position import ONLOOKER, Clock
from marsbound.server.wire.tables import Onlooker, TableShown
from marsbound.server.wire.tells import News, Noted, TableTold


def eyes_of(sitting: Sitting, client: Client) -> list[int]:
    return sitting.players_of(client.person_id) or [ONLOOKER]


def table_shown(sitting: Sitting, clients: Collection[Client]) -> TableShown:
    online = {client.person.id for client in clients if client.person is not None}
    onlookers = [
        Onlooker(person=client.person_id, name=client.name)
        for client in clients
        if not sitting.players_of(client.person_id)
    ]
    onlookers.sort(key=lambda onlooker: (onlooker.name, onlooker.person or ""))
    return shown(sitting.table, sitting.seats, sitting.settings, online, onlookers, sitting.proposals)


def tell_everybody(sitting: Sitting, clients: Collection[Client]) -> None:
    """First what happened in the game, then at the table."""
    notes, sitting.new_notes = sitting.new_notes, []
    tell_news(sitting, clients)
    if sitting.table_changed:
        sitting.table_changed = False
        table = table_shown(sitting, clients)
        for client in clients:
            client.tell(TableTold(table=table, yours=sitting.players_of(client.person_id), clocks=clocks_of(sitting)))
    for note in notes:
        for client in clients:
            if note.kind != "said" or note.person is None or note.person not in client.muted:
                client.tell(Noted(note=note_shown(note)))


def tell_news(sitting: Sitting, clients: Collection[Client]) -> None:
    """To each client what its eyes don't know yet; those who know the same are told the same."""
    if sitting.course is None:
        return
    written: dict[tuple[int, int], bytes] = {}
    for client in clients:
        for eye in eyes_of(sitting, client):
            since, version = client.told.get(eye, 0), sitting.course.version(eye)
            if since == version:
                continue
            if (eye, since) not in written:
                written[eye, since] = ENCODER.encode(news(sitting, eye, since))
            client.send(written[eye, since])
            client.told[eye] = version


def news(sitting: Sitting, eye: int, since: int, away: int | None = None) -> News:
    assert sitting.course is not None
    kept = sitting.course.kept(eye, since)
    return News(
        eye=eye,
        kept=kept,
        events=eyes.events(sitting.course, eye, kept),
        position=eyes.position(sitting.course, eye),
        clocks=clocks_of(sitting),
        away=away,
    )


def clocks_of(sitting: Sitting) -> list[Clock] | None:
    return sitting.clocks.shown(sitting.now()) if sitting.clocks is not None else None
