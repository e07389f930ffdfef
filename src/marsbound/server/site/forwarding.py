"""Whose request it is, looked at before anything is understood of it: what belongs to another process goes there."""

import asyncio
import re
import secrets
import socket
from collections import defaultdict
from time import time
from typing import Any, Final

from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.site.doors import name_of
from marsbound.server.site.letters import Letter, sealed
from marsbound.server.site.machine import this_machine
from marsbound.server.site.membership import Membership
from marsbound.server.store.stored import StoredNode
from marsbound.server.tables.rooms import Rooms

LONGEST_HEAD: Final = 16_384
HEAD_ENDS: Final = b"\r\n\r\n"
OF_TABLE: Final = re.compile(rb"[A-Z]+ /(?:ws/tables|api/v1/tables|api/v1/replays)/(t-[0-9a-z]+)[/? ]")
NEW_TABLE: Final = re.compile(rb"POST /api/v1/tables[? ]")
OF_NODE: Final = re.compile(rb"GET /metrics\?node=(\d{1,4}) ")
SOCKETS: Final = b"GET /ws/"
MOST_HOPS: Final = 3
SLACK: Final = 1.0  # tables that a process may have above its share before it gets no more
SLACK_SHARE: Final = 0.02  # and as a part of that share
CONNECTING_SECONDS: Final = 2.0


class Forwarding:
    """Of a process that isn't alone."""

    def __init__(self, membership: Membership, rooms: Rooms, secret: str) -> None:
        self.membership = membership
        self.rooms = rooms
        self.secret = secret
        self.turn = secrets.randbelow(1000)  # not everybody's first new table goes to the same one
        self.given: dict[str, tuple[float, int]] = {}  # by process: new tables since its beat at that time
        self.pipes: defaultdict[str, set[asyncio.Transport]] = defaultdict(set)  # their far ends, by process
        membership.gone.append(self.end_pipes)

    @property
    def needed(self) -> bool:
        return bool(self.membership.others)

    def complete(self, begun: bytes) -> bool:
        return HEAD_ENDS in begun or len(begun) >= LONGEST_HEAD

    def concerns_others(self, begun: bytes) -> bool:
        """Without asking anybody: whether a request might have to go elsewhere."""
        table = OF_TABLE.match(begun)
        if table is not None:
            return self.rooms.in_memory(table[1].decode()) is None
        return NEW_TABLE.match(begun) is not None or OF_NODE.match(begun) is not None

    async def handed_over(self, protocol: Any, begun: bytes) -> bool:
        """Whether the connection is another process's now."""
        if protocol.hops >= MOST_HOPS or (protocol.hops and self.may_have(begun)):
            return False
        for _ in range(2):
            node = await self.target(begun)
            if node is None:
                return False
            try:
                await self.send(node, protocol, begun)
            except OSError as error:
                log("not-handed-over", level="warning", node=node.id, cause=repr(error))
                await self.membership.beat()  # it may be gone, and known to be by now
            else:
                return True
        return False

    def may_have(self, begun: bytes) -> bool:
        """A new table stays with whom it was given to."""
        return NEW_TABLE.match(begun) is not None and not self.membership.draining

    async def target(self, begun: bytes) -> StoredNode | None:
        table = OF_TABLE.match(begun)
        if table is not None:
            return await self.membership.whereabouts(table[1].decode())
        if (named := OF_NODE.match(begun)) is not None:
            number = int(named[1])
            here = [node for node in self.membership.others.values() if node.machine == this_machine()]
            return next((node for node in here if node.number == number), None)
        return self.next_in_turn()

    def next_in_turn(self) -> StoredNode | None:
        """Where a new table goes; None if that is here.  By turns, but for those that have more than their share."""
        able = sorted(self.membership.neighbours(), key=lambda node: node.id)
        if not able:
            return None
        self.turn += 1
        first = self.turn % len(able)
        running = {node.id: self.running(node) for node in able}
        told = [number for number in running.values() if number is not None]
        share = sum(told) / max(1, len(told))
        most = share + max(SLACK, SLACK_SHARE * share)
        in_turn = [*able[first:], *able[:first]]
        node = next(node for node in in_turn if (number := running[node.id]) is None or number <= most)
        if node.id == self.membership.id:
            return None
        self.given[node.id] = (node.beat_at, self.given_to(node) + 1)
        return node

    def running(self, node: StoredNode) -> int | None:
        """How many games a process has, as far as is known here; None if it doesn't say."""
        if node.id == self.membership.id:
            return self.membership.running()
        return node.running + self.given_to(node) if node.running is not None else None

    def given_to(self, node: StoredNode) -> int:
        """How many since it last said how many it has."""
        at, number = self.given.get(node.id, (0.0, 0))
        return number if at == node.beat_at else 0

    async def send(self, node: StoredNode, protocol: Any, begun: bytes) -> None:
        host, port = (protocol.client or ("", 0))[:2]
        letter = sealed(Letter(node.id, self.membership.id, time(), (host, port), protocol.hops + 1), self.secret)
        if node.machine and node.machine == this_machine() and protocol.came_from is None:
            await pass_on(node, letter + begun, protocol.transport)
            METRICS.count("connections_handed_over_total", by="socket")
        else:
            await self.pipe(node, letter + only_this_one(begun), protocol)
            METRICS.count("connections_handed_over_total", by="network")

    async def pipe(self, node: StoredNode, begun: bytes, protocol: Any) -> None:
        """Bytes to and fro, unread, until one end has gone or the process there is taken for dead."""
        theirs = End()
        far = await connected(node, theirs)
        if node.id not in self.membership.others:
            far.abort()
            raise ConnectionError("it is gone")
        pipes = self.pipes[node.id]
        pipes.add(far)
        theirs.gone = lambda error: pipes.discard(far)
        near, ours = protocol.transport, End()
        ours.other, theirs.other = far, near
        ours.gone = protocol.connection_lost
        far.write(begun)
        near.set_protocol(ours)
        near.resume_reading()

    def end_pipes(self, node: str) -> None:
        """A machine that has died doesn't hang up; whoever speaks to it comes back sooner if somebody does."""
        self.given.pop(node, None)
        for far in self.pipes.pop(node, set()):
            far.abort()


async def pass_on(node: StoredNode, begun: bytes, transport: asyncio.Transport) -> None:
    """The connection itself; our end of it is closed, the client notices nothing."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        line.setblocking(False)
        line.connect(name_of(node.id))
        sent = socket.send_fds(line, [begun], [transport.get_extra_info("socket").fileno()])
        if sent < len(begun):
            await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(line, begun[sent:]), CONNECTING_SECONDS)
    finally:
        line.close()
    transport.abort()


def only_this_one(begun: bytes) -> bytes:
    """What comes next on a connection may belong to somebody else again: it ends with this request."""
    if begun.startswith(SOCKETS):
        return begun
    first, _, rest = begun.partition(b"\r\n")
    return first + b"\r\nConnection: close\r\n" + rest


async def connected(node: StoredNode, theirs: "End") -> asyncio.Transport:
    host, _, port = node.address.rpartition(":")
    connecting = asyncio.get_running_loop().create_connection(lambda: theirs, host.strip("[]"), int(port))
    try:
        far, _ = await asyncio.wait_for(connecting, CONNECTING_SECONDS)
    except TimeoutError:
        raise ConnectionError("it doesn't answer") from None
    return far


class End(asyncio.Protocol):
    """One end of a pipe; whoever is slow slows the other down."""

    def __init__(self) -> None:
        self.other: Any = None
        self.gone: Any = None  # told when it is over

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if self.other is not None:
            self.other.close()
        if self.gone is not None:
            self.gone(error)
