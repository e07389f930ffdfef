"""Somebody connected to a table: a person at one or several seats, or an onlooker."""

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from marsbound.server.store.stored import StoredPerson
from marsbound.server.wire.server_messages import Farewell, Problem, Tell

MOST_WAITING: Final = 512  # messages for a client that doesn't read them

ENCODER: Final = msgspec.json.Encoder()


class Client:
    """Messages wait in an outbox, so that nobody has to wait for a slow connection."""

    def __init__(self, person: StoredPerson | None, muted: Iterable[str] = ()) -> None:
        self.person = person
        self.muted = set(muted)
        self.told: dict[int, int] = {}  # the version that each of its eyes was told last
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        self.place = ""  # where it comes from, as limits count it
        self.previewed = 0  # choices that were looked at and aren't paid for yet

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    @property
    def name(self) -> str:
        return self.person.name if self.person is not None else ""

    def tell(self, message: Tell) -> None:
        self.send(ENCODER.encode(message))

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.dismiss("too-slow", "messages aren't read as fast as they come", again=True)
            return
        self.outbox.put_nowait(message)

    def dismiss(self, code: str, message: str, again: bool) -> None:
        """A last word, then the socket closes."""
        if self.closed:
            return
        self.closed = True
        farewell = Farewell(problem=Problem(code=code, message=message), again=again)
        self.outbox.put_nowait(ENCODER.encode(farewell))
        self.outbox.put_nowait(None)
