"""Tables: list, open, join, invite, play again."""

import math

from starlette.requests import Request
from starlette.routing import Route

from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import body, endpoint, key_of, person_of, person_or_none, place
from marsbound.server.people import me
from marsbound.server.tables.lobby import Lobby
from marsbound.server.wire.library import ChangeMe, Me, NewPerson, OwnLog, Person
from marsbound.server.wire.tables import JoinSeat, NewTable, Opened, SeatLink, TableList

STATUSES = {"open": ["open"], "running": ["running", "paused"], "finished": ["finished"]}


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def player_in(request: Request) -> int:
    player: int = request.path_params["player"]
    if player > 5:
        raise ServerError("no-such-seat", f"there is no player {player}; they count from 0")
    return player


def before(request: Request) -> float | None:
    text = request.query_params.get("before")
    if text is None:
        return None
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise ServerError("bad-input", f'before has to be a time in seconds since 1970, not "{text[:20]}"')
    return found


async def new_person(request: Request) -> Person:
    wanted = await body(request, NewPerson)
    request.app.state.services.quotas.check_new_person(place(request))
    found: Person = await request.app.state.people.new(wanted)
    return found


async def who_am_i(request: Request) -> Me:
    return me(await person_of(request))


async def change_me(request: Request) -> Me:
    person = await person_of(request)
    found: Me = await request.app.state.people.change(person, await body(request, ChangeMe))
    return found


async def new_secret(request: Request) -> Person:
    person = await person_of(request)
    found: Person = await request.app.state.people.new_secret(person)
    return found


async def delete_me(request: Request) -> Me:
    """Who one was."""
    person = await person_of(request)
    await request.app.state.people.delete(person)
    return me(person)


async def my_tables(request: Request) -> TableList:
    person = await person_of(request)
    return await lobby_of(request).listed(None, None, person.id, before(request))


async def list_tables(request: Request) -> TableList:
    status = request.query_params.get("status", "open")
    if status not in STATUSES:
        raise ServerError("bad-input", f"status has to be one of {', '.join(STATUSES)}")
    return await lobby_of(request).listed(STATUSES[status], request.query_params.get("game"), None, before(request))


async def open_table(request: Request) -> Opened:
    person = await person_of(request)
    return await lobby_of(request).open(person, await body(request, NewTable), place(request))


async def look_at_table(request: Request) -> Opened:
    return await lobby_of(request).look(request.path_params["id"], await person_or_none(request), key_of(request))


async def join_seat(request: Request) -> Opened:
    person = await person_of(request)
    wanted = await body(request, JoinSeat)
    return await lobby_of(request).join(request.path_params["id"], player_in(request), person, wanted)


async def leave_seat(request: Request) -> Opened:
    return await lobby_of(request).leave(request.path_params["id"], player_in(request), await person_of(request))


async def seat_link(request: Request) -> SeatLink:
    return await lobby_of(request).link(request.path_params["id"], player_in(request), await person_of(request))


async def rematch(request: Request) -> Opened:
    return await lobby_of(request).rematch(request.path_params["id"], await person_of(request), place(request))


async def own_log(request: Request) -> OwnLog:
    person = await person_of(request)
    found: OwnLog = await request.app.state.records.own_log(request.path_params["id"], player_in(request), person)
    return found


ROUTES = [
    Route("/people", endpoint(new_person), methods=["POST"]),
    Route("/me", endpoint(who_am_i), methods=["GET"]),
    Route("/me", endpoint(change_me), methods=["PATCH"]),
    Route("/me", endpoint(delete_me), methods=["DELETE"]),
    Route("/me/secret", endpoint(new_secret), methods=["POST"]),
    Route("/me/tables", endpoint(my_tables), methods=["GET"]),
    Route("/tables", endpoint(list_tables), methods=["GET"]),
    Route("/tables", endpoint(open_table), methods=["POST"]),
    Route("/tables/{id}", endpoint(look_at_table), methods=["GET"]),
    Route("/tables/{id}/seats/{player:int}", endpoint(join_seat), methods=["POST"]),
    Route("/tables/{id}/seats/{player:int}", endpoint(leave_seat), methods=["DELETE"]),
    Route("/tables/{id}/seats/{player:int}/link", endpoint(seat_link), methods=["POST"]),
    Route("/tables/{id}/rematch", endpoint(rematch), methods=["POST"]),
    Route("/tables/{id}/log/{player:int}", endpoint(own_log), methods=["GET"]),
]
