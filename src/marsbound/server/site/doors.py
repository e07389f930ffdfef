"""Where other processes hand over connections to this one, and tell it what people have spent with them.

On one machine the connection itself is passed on, by a Unix socket: afterwards nobody stands between.  From another
machine its bytes come by a connection of our own, through the process that took it first.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.site.letters import BadLetter, Letter, opened
from marsbound.server.site.machine import this_machine

SECONDS: Final = 5.0  # for a letter to arrive
BACKLOG: Final = 1024
CHUNK: Final = 65_536
MOST_BEGUN: Final = 4 << 20  # bytes of a request that come with its connection

Factory = Callable[[], Any]


def ignored(letter: Letter) -> None:
    """Before anybody listens."""


def name_of(node: str) -> str:
    """An abstract name: nothing is left of it when its process ends."""
    return f"\0marsbound-{node}"


class Doors:
    def __init__(self) -> None:
        self.secret = ""
        self.factory: Factory | None = None  # what speaks HTTP, as soon as it can be spoken
        self.told: Callable[[Letter], None] = ignored
        self.node = ""
        self.server: asyncio.Server | None = None
        self.listening: socket.socket | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_tcp(self, host: str) -> str:
        """The address, known before there is a node."""
        self.server = await asyncio.get_running_loop().create_server(lambda: Entry(self), host, 0)
        port = self.server.sockets[0].getsockname()[1]
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    def open_unix(self, node: str) -> None:
        """Under the node's name; a process that begins anew has another one."""
        self.close_unix()
        self.node = node
        if not this_machine():
            return
        self.listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listening.setblocking(False)
        self.listening.bind(name_of(node))
        self.listening.listen(BACKLOG)
        asyncio.get_running_loop().add_reader(self.listening, self.accept)

    def accept(self) -> None:
        assert self.listening is not None
        with suppress(BlockingIOError):
            line, _ = self.listening.accept()
            line.setblocking(False)
            task = asyncio.create_task(self.take(line), name="door")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def take(self, line: socket.socket) -> None:
        """A letter, a connection, and what was said on it already."""
        received, files = b"", list[int]()
        try:
            async with asyncio.timeout(SECONDS):
                while len(received) < MOST_BEGUN:
                    await readable(line)
                    more, found, _, _ = socket.recv_fds(line, CHUNK, 1)
                    for file in found:
                        os.set_inheritable(file, False)  # else bots' processes would keep it open
                    files += found
                    received += more
                    if not more:
                        break
            letter = opened(received, self.secret, self.node)
            if letter is None or len(files) != 1:
                raise BadLetter("incomplete")
        except (OSError, TimeoutError, BadLetter) as error:
            log("letter-refused", level="warning", cause=repr(error))
            for file in files:
                socket.close(file)
            return
        finally:
            line.close()
        await self.adopt(socket.socket(fileno=files[0]), *letter)

    async def adopt(self, connection: socket.socket, letter: Letter, begun: bytes) -> None:
        connection.setblocking(False)

        speaking = self.speaking(letter, begun)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: speaking, connection)
        except OSError:  # whoever it was has gone
            connection.close()
        else:
            METRICS.count("connections_taken_over_total", by="socket")

    def speaking(self, letter: Letter, begun: bytes) -> Any:
        assert self.factory is not None, "nothing is sent here before"
        found = self.factory()
        found.hops, found.given = letter.hops, begun
        return found

    def close_unix(self) -> None:
        if self.listening is not None:
            asyncio.get_running_loop().remove_reader(self.listening)
            self.listening.close()
            self.listening = None

    def close(self) -> None:
        self.close_unix()
        if self.server is not None:
            self.server.close()


async def readable(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = loop.create_future()

    def is_ready() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(line, is_ready)
    try:
        await ready
    finally:
        loop.remove_reader(line)


class Entry(asyncio.Protocol):
    """By TCP: a letter first; then whoever speaks HTTP goes on."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.received = b""
        self.deadline: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "abort")
        self.transport = transport  # type: ignore[assignment]
        self.deadline = asyncio.get_running_loop().call_later(SECONDS, self.give_up)

    def give_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()

    def data_received(self, data: bytes) -> None:
        assert self.transport is not None
        assert self.deadline is not None
        self.received += data
        try:
            found = opened(self.received, self.doors.secret, self.doors.node)
        except BadLetter as error:
            log("letter-refused", level="warning", cause=repr(error))
            self.give_up()
            return
        if found is None:
            return
        self.deadline.cancel()
        letter, begun = found
        if letter.client is None:
            self.doors.told(letter)
            self.transport.close()
            return
        speaking = self.doors.speaking(letter, begun)
        speaking.came_from = letter.client
        METRICS.count("connections_taken_over_total", by="network")
        self.transport.set_protocol(speaking)
        speaking.connection_made(self.transport)
