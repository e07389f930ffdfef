"""Records and replays of games."""

import gzip
from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from marsbound.records import RecordFile
from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import InLanguage, Key, Query, attached, given, place
from marsbound.server.http.api.endpoint import get, post
from marsbound.server.presenting.replays import MOST_FRAMES, MOST_STEPS, Replays
from marsbound.server.presenting.table_frames import TableFrames
from marsbound.server.store.stored import StoredPerson
from marsbound.server.wire.replays import Frames, ReplayShown
from marsbound.server.wire.tables import MOST_PLAYERS
from marsbound.text import Texts

FINISHED: Final = ("no-such-table", "other-rules", "other-pack", "not-invited", "not-over")
TABLE: Final = ("no-such-table", "other-rules", "other-pack", "barred", "not-invited")
REPLAY: Final = (*FINISHED, "no-such-replay", "no-such-game", "no-such-pack")


async def record(request: Request, person: StoredPerson | None, key: Key | None) -> Response:
    """A table's record, once the game is over."""
    id = request.path_params["id"]
    text: str = await request.app.state.records.whole(id, person, key)
    return attached(text, f"{id}.marsbound.json", "application/json")


async def new_replay(request: Request, person: StoredPerson, wanted: InLanguage, raw: bytes) -> ReplayShown:
    """Open a record; it is checked answer by answer, and what is wrong with it told in the language too."""
    try:
        found: ReplayShown = await request.app.state.replays.add(raw, place(request))
    except ServerError as error:
        error.tell(Texts(wanted.language))
        raise
    return found


async def replay(request: Request, person: StoredPerson | None, key: Key | None) -> ReplayShown:
    """An uploaded record, or a finished table by its id."""
    found: ReplayShown = await request.app.state.replays.shown(request.path_params["id"], person, key, place(request))
    return found


async def replay_record(request: Request, person: StoredPerson | None, key: Key | None) -> Response:
    """The same game as a file."""
    id = request.path_params["id"]
    text: str = await request.app.state.replays.whole(id, person, key)
    return attached(text, f"{id}.marsbound.json", "application/json")


class FramesWanted(Query):
    eye: Annotated[int, Meta(ge=-3, le=MOST_PLAYERS - 1, description="a player, -1 an onlooker, -3 everything")] = -3
    first: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0
    last: Annotated[int, Meta(ge=0, le=MOST_STEPS + MOST_FRAMES)] | UnsetType = UNSET


class OwnFramesWanted(FramesWanted):
    eye: Annotated[int, Meta(ge=-1, le=MOST_PLAYERS - 1, description="a player of one's own, -1 an onlooker")] = -1


async def frames(request: Request, person: StoredPerson | None, key: Key | None, wanted: FramesWanted) -> Response:
    """Steps of a replay as some eyes see them, at most 200 at once."""
    return await shown_frames(request, person, key, wanted, request.app.state.replays)


async def table_frames(
    request: Request, person: StoredPerson | None, key: Key | None, wanted: OwnFramesWanted
) -> Response:
    """Steps of a game that may still run, as one's own eyes or an onlooker's saw them, at most 200 at once."""
    return await shown_frames(request, person, key, wanted, request.app.state.table_frames)


async def shown_frames(
    request: Request, person: StoredPerson | None, key: str | None, wanted: FramesWanted, source: Replays | TableFrames
) -> Response:
    most = wanted.first + MOST_FRAMES - 1
    last = given(wanted.last)
    if last is None:
        last = most
    if not wanted.first <= last <= most:
        raise ServerError("bad-input", f"last has to be a number from {wanted.first} to {most}")
    written = await source.frames(
        request.path_params["id"], person, key, wanted.eye, wanted.first, last, place(request)
    )
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if not packed:
        written = await request.app.state.services.reading.run(gzip.decompress, written)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(written, headers=headers, media_type="application/json")


ROUTES = [
    get("/tables/{id}/record", record, *FINISHED, answers=RecordFile),
    get("/tables/{id}/frames", table_frames, *TABLE, "not-yours", "not-running", answers=Frames),
    post("/replays", new_replay, "no-such-game", "no-such-pack", "other-rules", "other-pack"),
    get("/replays/{id}", replay, *REPLAY),
    get("/replays/{id}/record", replay_record, *REPLAY, answers=RecordFile),
    get("/replays/{id}/frames", frames, *REPLAY, answers=Frames),
]
