"""People, and tables: list, open, join, invite, play again."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request

from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import Key, Query, given, place
from marsbound.server.http.api.endpoint import delete, get, patch, post
from marsbound.server.people import me
from marsbound.server.store.stored import StoredPerson
from marsbound.server.tables.lobby import Lobby
from marsbound.server.wire.people import ChangeMe, Me, NewPerson, Person
from marsbound.server.wire.replays import OwnLog
from marsbound.server.wire.tables import MOST_PLAYERS, JoinSeat, NewTable, Opened, SeatLink, TableList

STATUSES: Final = {"open": ["open"], "running": ["running", "paused"], "finished": ["finished"]}
Before = Annotated[float, Meta(ge=0, le=1e12, description="tables older than that, by their `created_at`")]


class Page(Query):
    before: Before | UnsetType = UNSET


class TablesWanted(Query):
    status: Literal["open", "running", "finished"] = "open"
    game: str | UnsetType = UNSET
    before: Before | UnsetType = UNSET


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def player_in(request: Request) -> int:
    player: int = request.path_params["player"]
    if player >= MOST_PLAYERS:
        raise ServerError("no-such-seat", f"there is no player {player}; they count from 0")
    return player


async def new_person(request: Request, wanted: NewPerson) -> Person:
    """A new identity; its secret is told once."""
    request.app.state.services.quotas.check_new_person(place(request))
    found: Person = await request.app.state.people.new(wanted)
    return found


async def who_am_i(request: Request, person: StoredPerson) -> Me:
    """Whose secret that is."""
    return me(person)


async def change_me(request: Request, person: StoredPerson, wanted: ChangeMe) -> Me:
    """Name and webhook."""
    found: Me = await request.app.state.people.change(person, wanted)
    return found


async def new_secret(request: Request, person: StoredPerson) -> Person:
    """Another secret; the one that was sent and whoever else has it are shown out."""
    found: Person = await request.app.state.people.new_secret(person)
    return found


async def delete_me(request: Request, person: StoredPerson) -> Me:
    """Forget somebody: their games stay, without their name.  Answers who one was."""
    await request.app.state.people.delete(person)
    return me(person)


async def my_tables(request: Request, person: StoredPerson, page: Page) -> TableList:
    """Where one has a seat, newest first."""
    return await lobby_of(request).listed(None, None, person.id, given(page.before))


async def list_tables(request: Request, wanted: TablesWanted) -> TableList:
    """Tables that aren't private, newest first."""
    return await lobby_of(request).listed(STATUSES[wanted.status], given(wanted.game), None, given(wanted.before))


async def open_table(request: Request, person: StoredPerson, wanted: NewTable) -> Opened:
    """A new table; it begins at once if nobody has to be waited for."""
    return await lobby_of(request).open(person, wanted, place(request))


async def look_at_table(request: Request, person: StoredPerson | None, key: Key | None) -> Opened:
    """A table, for who may see it."""
    return await lobby_of(request).look(request.path_params["id"], person, key)


async def join_seat(request: Request, person: StoredPerson, wanted: JoinSeat) -> Opened:
    """Sit down, with an invitation or a seat's link as `key`."""
    return await lobby_of(request).join(request.path_params["id"], player_in(request), person, wanted)


async def leave_seat(request: Request, person: StoredPerson) -> Opened:
    """Leave a table: the seat is open again, or in a running game a bot's."""
    return await lobby_of(request).leave(request.path_params["id"], player_in(request), person)


async def seat_link(request: Request, person: StoredPerson) -> SeatLink:
    """A link for one seat: by the host while it is open, then by who sits there."""
    return await lobby_of(request).link(request.path_params["id"], player_in(request), person)


async def rematch(request: Request, person: StoredPerson) -> Opened:
    """The same set-up, people and invitation again; the same table whoever asks."""
    return await lobby_of(request).rematch(request.path_params["id"], person, place(request))


async def own_log(request: Request, person: StoredPerson) -> OwnLog:
    """What whoever plays that seat has heard and answered so far."""
    found: OwnLog = await request.app.state.records.own_log(request.path_params["id"], player_in(request), person)
    return found


NEW: Final = ("too-many-tables", "too-many-bots")
TABLE: Final = ("no-such-table", "other-rules", "other-pack")
SEAT: Final = (*TABLE, "no-such-seat")

ROUTES = [
    post("/people", new_person),
    get("/me", who_am_i),
    patch("/me", change_me),
    delete("/me", delete_me),
    post("/me/secret", new_secret),
    get("/me/tables", my_tables),
    get("/tables", list_tables),
    post("/tables", open_table, *NEW, "no-such-game", "no-such-level", "no-such-pack"),
    get("/tables/{id}", look_at_table, *TABLE, "barred", "not-invited"),
    post("/tables/{id}/seats/{player:int}", join_seat, *SEAT, "barred", "not-invited", "not-open", "seat-taken"),
    delete("/tables/{id}/seats/{player:int}", leave_seat, *SEAT, "not-yours"),
    post("/tables/{id}/seats/{player:int}/link", seat_link, *SEAT, "not-yours"),
    post("/tables/{id}/rematch", rematch, *TABLE, *NEW, "not-yours", "not-over", "no-such-pack"),
    get("/tables/{id}/log/{player:int}", own_log, *SEAT, "not-yours", "not-running"),
]
