"""Connections before anything is understood on them: how many there may be, and how soon a request has to arrive."""

import asyncio
from collections import Counter
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import TrustedProxies, place_of
from marsbound.server.metrics import METRICS
from marsbound.server.wire.library import Wrong

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

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.place = gate.place_of(self.client[0] if self.client is not None else "")
            self.inside = gate.enter(self.place)
            if self.inside:
                self.expect(HEADER_SECONDS)
                return
            METRICS.count("connections_refused_total")
            if gate.refused >= MOST_REFUSED:
                transport.abort()
                return
            self.refused = True
            gate.refused += 1
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
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self.expect(None)
            elif self.deadline is None:
                self.expect(HEADER_SECONDS)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.expect(None)  # the next request may take its time to begin, but not to arrive

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
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

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # it was refused: uvicorn would tell that as a failure of ours

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self.place is not None:
                gate.leave(self.place)

    return Http, Socket
