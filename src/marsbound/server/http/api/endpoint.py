"""An endpoint, declared in one place: what it reads, what it answers, what can be wrong.

Its handler's signature says what is read and answered, by types: `StoredPerson` needs an identity,
`StoredPerson | None` takes one, `Key | None` is an invitation, a `Query` what follows the question mark, a struct the
body, `bytes` a record.
Requests are read by that, and the OpenAPI description is made of it, so that neither can differ from the other.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, get_type_hints

from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from marsbound.core.refusal import BadInput
from marsbound.ledger import UnknownGame
from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import (
    Key,
    Query,
    as_json,
    body,
    key_of,
    limits_of,
    person_of,
    person_or_none,
    place,
    query,
    wrong,
)
from marsbound.server.http.costs import GUESS
from marsbound.server.logs import log
from marsbound.server.store.stored import StoredPerson

Handler = Callable[..., Awaitable[Any]]
Read = Callable[[Request], Awaitable[Any]]
Told = type | str  # a struct as JSON, or a media type

# What may be wrong with any request, before anybody has looked at what it wants.
ALWAYS: Final = (
    "bad-host",
    "bad-input",
    "failed",
    "full",
    "not-stored",
    "restart",
    "too-fast",
    "too-large",
    "too-slow",
)
OF_UNSAFE: Final = ("bad-origin",)  # pages from elsewhere may look, but change nothing
OF_IDENTITY: Final = ("no-identity", "barred-from-server")
OF_BODY: Final = ("bad-message",)
OF_PATH: Final = ("no-such-page",)  # where a number belongs a word leads nowhere


class Endpoint(Route):
    """`problems` are the codes that the handler itself may answer with, `also` what it tells with other statuses."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        problems: Iterable[str] = (),
        answers: Told | None = None,
        also: Mapping[int, Told] | None = None,
    ) -> None:
        super().__init__(path, self.respond, methods=[method], name=getattr(handler, "__name__", path))
        self.method = method
        self.handler = handler
        self.problems = {*ALWAYS, *problems}
        self.identity: bool | None = None  # whether it is needed; None if nobody asks
        self.key = False
        self.query: type[Query] | None = None
        self.body: type | None = None
        self.readers: dict[str, Read] = {}
        hints = get_type_hints(handler)
        self.answers: Told = answers or hints["return"]
        self.told = {200: self.answers, **(also or {})}
        for name, kind in hints.items():
            if name != "return" and kind is not Request:
                self.readers[name] = self.reader(kind)
        if method != "GET":
            self.problems.update(OF_UNSAFE)
        if self.param_convertors:
            self.problems.update(OF_PATH)

    def reader(self, kind: Any) -> Read:
        """How a parameter of that type is read from a request; what it means for the description."""
        if kind in (StoredPerson, StoredPerson | None):
            self.identity = kind is StoredPerson
            self.problems.update(OF_IDENTITY)
            return person_of if self.identity else person_or_none
        if kind == Key | None:
            self.key = True
            return key_of
        if issubclass(kind, Query):
            self.query = kind
            return lambda request: query(request, kind)
        self.body = kind
        self.problems.update(OF_BODY)
        return Request.body if kind is bytes else lambda request: body(request, kind)

    async def respond(self, request: Request) -> Response:
        """Whatever is wrong is told as a problem."""
        try:
            read = {name: await reader(request) for name, reader in self.readers.items()}
            found = await self.handler(request, **read)
        except ServerError as error:
            if error.code == "not-invited":
                limits_of(request).requests.of(place(request)).spend(GUESS)
            return self.wrong(error)
        except (BadInput, UnknownGame) as problem:
            return self.wrong(ServerError("bad-input", str(problem)))
        except DataError as error:
            log("request-failed", level="error", path=request.url.path, cause=repr(error))
            return self.wrong(ServerError("bad-input", "the database has no room for that"))
        except SQLAlchemyError as error:
            log("request-failed", level="error", path=request.url.path, cause=type(error).__name__)
            return self.wrong(ServerError("not-stored", "the database failed; nothing has changed, try again"))
        response = found if isinstance(found, Response) else as_json(found)
        if response.status_code not in self.told:
            log("undeclared", level="error", method=self.method, path=self.path, status=response.status_code)
        return response

    def wrong(self, error: ServerError) -> Response:
        """Tests fail when something undeclared is in the log; who asked gets their answer all the same."""
        if error.code not in self.problems:
            log("undeclared", level="error", method=self.method, path=self.path, code=error.code)
        return wrong(error)


def get(path: str, handler: Handler, *problems: str, **more: Any) -> Endpoint:
    return Endpoint("GET", path, handler, problems, **more)


def post(path: str, handler: Handler, *problems: str, **more: Any) -> Endpoint:
    return Endpoint("POST", path, handler, problems, **more)


def put(path: str, handler: Handler, *problems: str, **more: Any) -> Endpoint:
    return Endpoint("PUT", path, handler, problems, **more)


def patch(path: str, handler: Handler, *problems: str, **more: Any) -> Endpoint:
    return Endpoint("PATCH", path, handler, problems, **more)


def delete(path: str, handler: Handler, *problems: str, **more: Any) -> Endpoint:
    return Endpoint("DELETE", path, handler, problems, **more)
