"""How requests are read and answers written."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from marsbound.core.refusal import BadInput
from marsbound.ledger import UnknownGame
from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import place_of
from marsbound.server.http.control_characters import check_letters
from marsbound.server.http.costs import GUESS
from marsbound.server.http.rate_limits import Limits
from marsbound.server.logs import log
from marsbound.server.store.rows import PersonRow
from marsbound.server.wire.library import Wrong

B = TypeVar("B")
Endpoint = Callable[[Request], Awaitable[Any]]


def as_json(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def wrong(trouble: ServerError) -> Response:
    content = msgspec.json.encode(Wrong(problem=trouble.problem))
    return Response(content, trouble.status, trouble.headers, media_type="application/json")


def endpoint(answer: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Whatever is wrong is told as a problem."""

    async def respond(request: Request) -> Response:
        try:
            found = await answer(request)
        except ServerError as trouble:
            if trouble.code == "not-invited":
                limits_of(request).requests.of(place(request)).spend(GUESS)
            return wrong(trouble)
        except (BadInput, UnknownGame) as problem:
            return wrong(ServerError("bad-input", str(problem)))
        except DataError as error:
            log("request-failed", level="error", path=request.url.path, cause=repr(error))
            return wrong(ServerError("bad-input", "the database has no room for that"))
        except SQLAlchemyError as error:
            log("request-failed", level="error", path=request.url.path, cause=type(error).__name__)
            return wrong(ServerError("not-stored", "the database failed; nothing has changed, try again"))
        except Exception as error:
            log("request-failed", level="error", path=request.url.path, cause=repr(error))
            raise
        return found if isinstance(found, Response) else as_json(found)

    respond.__name__ = getattr(answer, "__name__", "respond")
    return respond


async def body(request: Request, kind: type[B]) -> B:
    try:
        found = msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise ServerError("bad-input", f"{kind.__name__}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerError("bad-message", f"the body isn't JSON: {error}") from None
    check_letters(found, "bad-input")
    return found


def number(request: Request, name: str, default: int, least: int, most: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    try:
        found = int(text) if len(text) <= 12 else most + 1
    except ValueError:
        found = most + 1
    if not least <= found <= most:
        raise ServerError("bad-input", f"{name} has to be a number from {least} to {most}")
    return found


def secret_of(request: Request) -> str | None:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


def place(request: Request) -> str:
    """Where it comes from, as limits count it."""
    return place_of(request.client.host if request.client is not None else "")


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def key_of(request: Request) -> str | None:
    """An invitation, or a seat's link: never in the address, which ends up in logs."""
    return request.headers.get("x-marsbound-key")


async def person_or_none(request: Request) -> PersonRow | None:
    """Whose secret was sent; a wrong one is an error, none is nobody."""
    secret = secret_of(request)
    if secret is None:
        return None
    found: PersonRow | None = await request.app.state.people.of_secret(secret)
    if found is None:
        limits_of(request).requests.of(place(request)).spend(GUESS)
        raise ServerError("no-identity", "this secret is nobody's; ask for an identity with POST /api/v1/people")
    request.app.state.services.client_addresses.seen(found.id, place(request))
    return found


async def person_of(request: Request) -> PersonRow:
    found = await person_or_none(request)
    if found is None:
        raise ServerError("no-identity", "this needs an identity: send Authorization: Bearer SECRET")
    return found
