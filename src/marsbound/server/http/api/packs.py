"""Packs: listed, shown, downloaded, corrected."""

from starlette.requests import Request
from starlette.responses import Response

from marsbound.server.http.api.base import InLanguage, attached
from marsbound.server.http.api.endpoint import get, post
from marsbound.server.store.stored import StoredPerson
from marsbound.server.wire.packs import CheckedPack, NewPack, PackList, PackShown


async def packs(request: Request) -> PackList:
    """Built-in and uploaded packs, without their entries."""
    found: PackList = await request.app.state.packs.listed()
    return found


async def pack(request: Request, wanted: InLanguage) -> PackShown:
    """Every entry of a pack, with its pedigree; the notes of built-in packs are in the language."""
    hash = request.path_params["hash"]
    found: PackShown = await request.app.state.packs.shown(hash, wanted.language)
    return found


async def pack_file(request: Request, wanted: InLanguage) -> Response:
    """A pack's file, to be corrected; of a built-in one under a new name, explained in the language."""
    name, text = await request.app.state.packs.file(request.path_params["hash"], wanted.language)
    return attached(text, f"{name}.toml", "application/toml")


async def new_pack(request: Request, person: StoredPerson, wanted: NewPack) -> CheckedPack:
    """Check a corrected pack, and keep it if nothing is wrong with it."""
    found: CheckedPack = await request.app.state.packs.add(wanted)
    return found


ROUTES = [
    get("/packs", packs),
    post("/packs", new_pack),
    get("/packs/{hash}", pack, "no-such-pack"),
    get("/packs/{hash}/file", pack_file, "no-such-pack", answers="application/toml"),
]
