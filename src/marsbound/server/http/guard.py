"""Before anything else: is the request small, slow and honest enough?  And the headers that keep browsers safe."""

import asyncio
from http import HTTPStatus
from time import perf_counter
from typing import Final
from urllib.parse import unquote_plus, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import place_of
from marsbound.server.http.api.base import wrong
from marsbound.server.http.control_characters import CONTROL, named
from marsbound.server.http.costs import cost_of_request
from marsbound.server.http.hosts import HostNames
from marsbound.server.http.rate_limits import Limits
from marsbound.server.logs import FACTS, Level, log, new_id
from marsbound.server.metrics import METRICS
from marsbound.server.settings import Settings

LARGEST_BODY: Final = 1_200_000  # a pack with its texts, or a record
LONGEST_PATH: Final = 2000
BODY_SECONDS: Final = 15.0
OFTEN: Final = ("/healthz", "/readyz", "/metrics")
UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
# Styles in attributes are how a board's pieces are placed; styles and scripts in the page itself are forbidden.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.hosts = HostNames(settings)
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                self.check_socket(scope)
            except ServerError as error:
                await refuse_socket(error, scope, receive, send)
            else:
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0
        request = new_id(Headers(scope=scope).get("x-request-id"))
        FACTS.set({"request": request})

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(scope, message)
                MutableHeaders(scope=message)["X-Request-Id"] = request
            await send(message)

        try:
            self.check(scope)
            body = await limited_body(scope, receive)
        except ServerError as error:
            refusal = wrong(error)
            if error.code in ("too-slow", "too-large"):
                refusal.headers["Connection"] = "close"  # whatever else comes on it isn't waited for
            await refusal(scope, receive, send_safely)
        else:
            try:
                await self.app(scope, replaying(body, receive), send_safely)
            except Exception as error:
                log("request-failed", level="error", trace=True, path=scope["path"], cause=repr(error))
                if status:  # half an answer can only be cut off
                    raise
                await wrong(ServerError("failed", "something went wrong here"))(scope, receive, send_safely)
        finally:
            METRICS.count("requests_total", status=str(status))
            level: Level = "error" if status >= 500 else "debug" if scope["path"] in OFTEN else "info"
            seconds = round(perf_counter() - began, 4)
            log("request", level=level, method=scope["method"], path=scope["path"], status=status, seconds=seconds)

    def check(self, scope: Scope) -> None:
        if scope["path"].startswith("/api/"):
            self.limits.demand_request(place_in(scope), cost_of_request(scope["method"], scope["path"]))
        if len(scope["raw_path"] or b"") + len(scope["query_string"]) > LONGEST_PATH:
            raise ServerError("too-large", f"an address has at most {LONGEST_PATH} letters")
        if (found := CONTROL.search(address_of(scope))) is not None:
            raise ServerError("bad-input", f"the address holds the control character {named(found[0])}")
        if not self.hosts.allows(Headers(scope=scope).get("host")):
            raise ServerError("bad-host", "this server isn't known by that name; name it with --public-url")
        if scope["method"] in UNSAFE and not self.origin_is_ours(scope):
            raise ServerError("bad-origin", "this page may not change anything here")

    def check_socket(self, scope: Scope) -> None:
        if CONTROL.search(address_of(scope)):
            raise ServerError("bad-input", "the address holds a control character")
        if not self.hosts.allows(Headers(scope=scope).get("host")):
            raise ServerError("bad-host", "this server isn't known by that name; name it with --public-url")
        if not self.origin_is_ours(scope):
            raise ServerError("bad-origin", "this page may not connect here")
        self.limits.demand_socket(place_in(scope))

    def origin_is_ours(self, scope: Scope) -> bool:
        """Browsers say which page a request comes from; other programs don't, and have nothing to abuse."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host")


def place_in(scope: Scope) -> str:
    return place_of(scope["client"][0] if scope.get("client") else "")


async def refuse_socket(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Instead of a handshake, an answer as any other request would get."""
    await receive()
    answer = wrong(error)
    answer.headers["X-Request-Id"] = new_id(Headers(scope=scope).get("x-request-id"))
    head = {"type": "websocket.http.response.start", "status": answer.status_code, "headers": answer.raw_headers}
    await send(head)
    await send({"type": "websocket.http.response.body", "body": answer.body})


def address_of(scope: Scope) -> str:
    """All that an address says, with what was written as %XX."""
    return str(scope["path"]) + unquote_plus(scope["query_string"].decode("latin-1"))


async def limited_body(scope: Scope, receive: Receive) -> bytes:
    """All of it, if it comes soon and isn't too much."""
    announced = Headers(scope=scope).get("content-length", "0")
    if not announced.isdecimal() or len(announced) > 12 or int(announced) > LARGEST_BODY:
        raise ServerError("too-large", f"a body has at most {LARGEST_BODY} bytes")
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > LARGEST_BODY:
                    raise ServerError("too-large", f"a body has at most {LARGEST_BODY} bytes")
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise ServerError("too-slow", f"a body has to come within {BODY_SECONDS:g} seconds") from None
    return b"".join(parts)


def replaying(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    elif scope["path"].startswith("/assets/") and message["status"] < HTTPStatus.BAD_REQUEST:
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    else:
        headers["Cache-Control"] = "no-cache"
