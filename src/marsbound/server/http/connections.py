"""Connections before anything is understood on them: how many there may be, and how soon a request has to arrive."""

import asyncio
from collections import Counter
from functools import partial
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import TrustedProxies, place_of
from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.site.forwarding import Forwarding
from marsbound.server.wire.errors import Wrong

HEADER_SECONDS: Final = 10.0  # for all of a request but its body
REFUSING_SECONDS: Final = 2.0  # for somebody who is refused to say what they wanted
MOST_REFUSED: Final = 100  # at a time; whoever comes then is cut off without a word
FOR_OURSELVES: Final = 64  # files that the server itself needs: databases, workers, the page, logs
PROXY: Final = "proxy"  # the place of everybody who comes by a proxy in front
PLACES: Final = 2  # connections of an address for each of its sockets: a browser fetches a page over several

FULL: Final = msgspec.json.encode(
    Wrong(problem=ServerError("full", "too many connections; try again in a moment").problem)
)
REFUSAL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\nretry-after: 5\r\n"
    + f"content-length: {len(FULL)}\r\n\r\n".encode()
    + FULL
)


def raised_file_limit(most: int = 65_536) -> int:
    """How many files and connections this process may have open: as many as it can get."""
    try:
        import resource
    except ImportError:  # other systems have no such limit
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = most if hard == unlimited else min(hard, most)
    if soft != unlimited and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == unlimited else soft


class Gate:
    """Counts connections; those of proxies in front, which speak for many, only all together."""

    def __init__(self, most: int, per_place: int, proxies: TrustedProxies) -> None:
        self.most = most
        self.per_place = per_place
        self.proxies = proxies
        self.open: Counter[str] = Counter()
        self.refused = 0
        self.forwarding: Forwarding | None = None  # where there are other processes

    @classmethod
    def within(cls, files: int, most: int, per_place: int, proxies: TrustedProxies) -> "Gate":
        """Below the limit of files, so that nothing fails for want of one; no address has more than half of it."""
        most = min(most, max(files - FOR_OURSELVES - MOST_REFUSED, files // 2))
        return cls(most, min(per_place, most // 2), proxies)

    def place_of(self, host: str) -> str:
        return PROXY if host in self.proxies else place_of(host)

    def enter(self, place: str) -> bool:
        full = self.open.total() >= self.most
        if full or (place != PROXY and self.open[place] >= self.per_place):
            return False
        self.open[place] += 1
        METRICS.gauge("plain_connections", self.open.total())
        return True

    def leave(self, place: str) -> None:
        self.open[place] -= 1
        if self.open[place] <= 0:
            del self.open[place]
        METRICS.gauge("plain_connections", self.open.total())


def protocols(gate: Gate) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:  # noqa: C901
    """What speaks HTTP, and what goes on after a socket's handshake, with a gate in front."""

    class Http(H11Protocol):
        place = ""
        inside = refused = False
        deadline: asyncio.TimerHandle | None = None
        came_from: tuple[str, int] | None = None  # if it comes by another machine of the site
        hops = 0
        begun = b""  # of a request of which nobody knows yet whose it is
        given = b""  # what another process has read already
        looking: asyncio.Task[None] | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.client = self.came_from or self.client
            self.place = gate.place_of(self.client[0] if self.client is not None else "")
            self.inside = gate.enter(self.place)
            if self.inside:
                self.expect(HEADER_SECONDS)
            else:
                self.refuse()
            if self.given:
                self.data_received(self.given)

        def refuse(self) -> None:
            METRICS.count("connections_refused_total")
            self.refused = True
            gate.refused += 1
            if gate.refused > MOST_REFUSED:
                self.transport.abort()
            else:
                self.expect(REFUSING_SECONDS)

        def expect(self, seconds: float | None) -> None:
            """The rest of a request within so many seconds, or nothing."""
            if self.deadline is not None:
                self.deadline.cancel()
            self.deadline = self.loop.call_later(seconds, self.give_up) if seconds is not None else None

        def give_up(self) -> None:
            METRICS.count("connections_given_up_total")
            self.transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.refused:
                self.transport.write(REFUSAL)
                self.transport.close()
                return
            if self.may_be_anothers():
                self.find_out(data)
            else:
                self.take(data)

        def may_be_anothers(self) -> bool:
            """Only where a request begins."""
            if self.begun:
                return True
            idle = self.conn.our_state is h11.IDLE and self.conn.their_state is h11.IDLE
            is_first = idle and not self.conn.trailing_data[0]
            return is_first and gate.forwarding is not None and gate.forwarding.needed

        def find_out(self, data: bytes) -> None:
            """Whose request it is, as soon as all that is needed for that is there."""
            assert gate.forwarding is not None
            self._unset_keepalive_if_required()
            if self.deadline is None:
                self.expect(HEADER_SECONDS)
            self.begun += data
            if self.looking is not None or not gate.forwarding.complete(self.begun):
                return
            if not gate.forwarding.concerns_others(self.begun):
                self.take_begun()
                return
            self.expect(None)
            self.transport.pause_reading()
            self.looking = self.loop.create_task(self.hand_over(gate.forwarding))

        async def hand_over(self, forwarding: Forwarding) -> None:
            try:
                if await forwarding.handed_over(self, self.begun):
                    return
            except Exception as error:  # the database may fail; whoever serves the request finds the words for it
                log("not-handed-over", level="warning", cause=repr(error))
            if not self.transport.is_closing():
                self.transport.resume_reading()
                self.take_begun()

        def take_begun(self) -> None:
            begun, self.begun, self.looking, self.hops = self.begun, b"", None, 0
            self.take(begun)

        def take(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self.expect(None)
            elif self.deadline is None:
                self.expect(HEADER_SECONDS)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.expect(None)  # the next request may take its time to begin, but not to arrive

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.ws_protocol_class = partial(Socket, came_from=self.came_from)  # type: ignore[assignment]
            super().handle_websocket_upgrade(event)
            socket: Any = self.transport.get_protocol()
            socket.place, self.inside = self.place, False

        def connection_lost(self, exc: Exception | None) -> None:
            self.expect(None)
            super().connection_lost(exc)
            if self.refused:
                gate.refused -= 1
            if self.inside:
                gate.leave(self.place)

    class Socket(WebSocketsSansIOProtocol):
        place: str | None = None

        def __init__(self, *given: Any, came_from: tuple[str, int] | None = None, **named: Any) -> None:
            super().__init__(*given, **named)
            self.came_from = came_from

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.client = self.came_from or self.client

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # it was refused: uvicorn would tell that as a failure of ours

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self.place is not None:
                gate.leave(self.place)

    return Http, Socket
