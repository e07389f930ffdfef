"""How requests are read and answers written."""

from typing import Any, NewType, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import place_of
from marsbound.server.http.control_characters import check_letters
from marsbound.server.http.costs import GUESS
from marsbound.server.http.rate_limits import Limits
from marsbound.server.store.stored import StoredPerson
from marsbound.server.wire.errors import Wrong
from marsbound.text.languages import LanguageCode

B = TypeVar("B")
Key = NewType("Key", str)
"""An invitation, or a seat's link."""


class Query(msgspec.Struct, kw_only=True):
    """What may follow the question mark of an address; whatever else does is ignored."""


Q = TypeVar("Q", bound=Query)


def as_json(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def wrong(error: ServerError) -> Response:
    content = msgspec.json.encode(Wrong(problem=error.problem))
    return Response(content, error.status, error.headers, media_type="application/json")


async def body(request: Request, kind: type[B]) -> B:
    try:
        found = msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise ServerError("bad-input", f"{kind.__name__}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerError("bad-message", f"the body isn't JSON: {error}") from None
    check_letters(found, "bad-input")
    return found


async def query(request: Request, kind: type[Q]) -> Q:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise ServerError("bad-input", f"in the address: {error}") from None


def given(value: B | msgspec.UnsetType) -> B | None:
    return None if value is msgspec.UNSET else value


def secret_of(request: Request) -> str | None:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


def place(request: Request) -> str:
    """Where it comes from, as limits count it."""
    return place_of(request.client.host if request.client is not None else "")


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


async def key_of(request: Request) -> Key | None:
    """Never in the address, which ends up in logs."""
    found = request.headers.get("x-marsbound-key")
    return None if found is None else Key(found)


async def person_or_none(request: Request) -> StoredPerson | None:
    """Whose secret was sent; a wrong one is an error, none is nobody."""
    secret = secret_of(request)
    if secret is None:
        return None
    found: StoredPerson | None = await request.app.state.people.of_secret(secret)
    if found is None:
        limits_of(request).requests.of(place(request)).spend(GUESS)
        raise ServerError("no-identity", "this secret is nobody's; ask for an identity with POST /api/v1/people")
    request.app.state.services.client_addresses.seen(found.id, place(request))
    return found


async def person_of(request: Request) -> StoredPerson:
    found = await person_or_none(request)
    if found is None:
        raise ServerError("no-identity", "this needs an identity: send Authorization: Bearer SECRET")
    return found


class InLanguage(Query):
    language: LanguageCode = "en"


def attached(text: str, name: str, kind: str) -> Response:
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=kind)
