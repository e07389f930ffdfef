"""A table's socket: hello, then questions and answers until one side closes it."""

import asyncio
from collections import Counter
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from marsbound import __version__
from marsbound.server.addresses import place_of
from marsbound.server.client import ENCODER, Client
from marsbound.server.deeds import carry_out
from marsbound.server.house import House
from marsbound.server.letters import check_letters
from marsbound.server.lobby import may_see
from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.people import People
from marsbound.server.problems import Trouble
from marsbound.server.rates import Bucket, Buckets
from marsbound.server.room import Room
from marsbound.server.rooms import Rooms
from marsbound.server.showing import note_shown
from marsbound.server.telling import eyes_of, news, table_shown
from marsbound.server.wire import WIRE, asks
from marsbound.server.wire.tells import NotDone, Welcome

HELLO_SECONDS: Final = 10.0
LARGEST_MESSAGE: Final = 16_384
MOST_WRONG: Final = 100  # unreadable or too fast messages until the socket is closed
COSTLY: Final = 4.0  # messages that looking ahead or a hint counts as
SOCKETS_WORTH: Final = 5  # of messages that all sockets of an address may send together
BREATHER: Final = 0.2  # seconds without reading for who sends too fast
NOTES_TOLD: Final = 200
DECODER: Final = msgspec.json.Decoder(asks.Ask)


class Sockets:
    def __init__(self, house: House, rooms: Rooms, people: People) -> None:
        self.house = house
        self.rooms = rooms
        self.people = people
        self.open: Counter[str] = Counter()
        self.messages = Buckets(SOCKETS_WORTH * house.settings.messages_per_second)  # of each address

    async def serve(self, socket: WebSocket) -> None:
        """Starlette's endpoint."""
        address = place_of(socket.client.host if socket.client is not None else "")
        settings = self.house.settings
        if self.open.total() >= settings.most_connections or self.open[address] >= settings.connections_per_address:
            await socket.close(1013, "full")
            return
        self.open[address] += 1
        METRICS.gauge("connections", self.open.total())
        try:
            await socket.accept()
            await self.converse(socket, address)
        except (WebSocketDisconnect, asyncio.CancelledError):
            pass
        except Exception as error:
            log("socket-failed", level="error", cause=repr(error))
            with suppress(Exception):
                await socket.close(1011)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
            METRICS.gauge("connections", self.open.total())

    async def converse(self, socket: WebSocket, place: str) -> None:
        client, room = Client(None), None
        client.place = place
        writer = asyncio.create_task(write(socket, client))
        try:
            try:
                hello = await asyncio.wait_for(self.hello(socket), HELLO_SECONDS)
                person = None
                if hello.secret is not None:
                    person = await self.people.of_secret(hello.secret)
                    if person is None:
                        raise Trouble("no-identity", "this secret is nobody's")
                    self.house.whereabouts.seen(person.id, place)
                client.person, client.muted = person, await self.people.muted_by(person)
                room = await self.rooms.room(socket.path_params["id"])
                await welcome(room, client, hello)
            except TimeoutError:
                client.dismiss("too-slow", f"hello has to come within {HELLO_SECONDS:g} seconds", again=False)
            except Trouble as trouble:
                client.dismiss(trouble.code, trouble.message, again=trouble.code in ("restart", "not-stored"))
            else:
                await self.listen(socket, client, room)
        finally:
            if room is not None:
                self.house.send_out(goodbye(room, client), f"goodbye-{room.id}")
            client.outbox.put_nowait(None)
            if client.closed:  # its last word shall still go out
                with suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(writer, 5)
            writer.cancel()

    async def hello(self, socket: WebSocket) -> asks.Hello:
        ask = read(await socket.receive())
        if not isinstance(ask, asks.Hello):
            raise Trouble("bad-message", "the first message has to be hello")
        if ask.wire != WIRE:
            raise Trouble("wire-version", f"this server speaks version {WIRE} of the wire, not {ask.wire}")
        return ask

    async def listen(self, socket: WebSocket, client: Client, room: Room) -> None:
        bucket = Bucket(self.house.settings.messages_per_second)
        wrong = 0
        while not client.closed:
            message = await socket.receive()
            try:
                ask = read(message)
                cost = COSTLY if isinstance(ask, asks.Preview | asks.AskHint) else 1.0
                if not (bucket.take(cost) and self.messages.take(client.place, cost)):
                    id = getattr(ask, "id", None)
                    client.tell(NotDone(id=id, problem=Trouble("too-fast", "wait a little").problem))
                    raise Trouble("too-fast", "")
            except Trouble as trouble:
                METRICS.count("messages_total", result=trouble.code)
                wrong += 1
                if trouble.message:
                    client.tell(NotDone(id=None, problem=trouble.problem))
                if wrong >= MOST_WRONG:
                    client.dismiss("bad-message", "too many messages that can't be answered", again=False)
                elif trouble.code == "too-fast":
                    await asyncio.sleep(BREATHER)  # what comes meanwhile isn't even read
                continue
            await carry_out(room, client, ask)


def read(message: MutableMapping[str, Any]) -> asks.Ask:
    """A message of the socket, if it can be understood."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    if not isinstance(text, str):
        raise Trouble("bad-message", "messages are text, not bytes")
    if len(text) > LARGEST_MESSAGE:
        raise Trouble("too-large", f"a message has at most {LARGEST_MESSAGE} letters")
    try:
        ask: asks.Ask = DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise Trouble("bad-message", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-message", f"not JSON: {error}") from None
    check_letters(ask, "bad-message")
    return ask


async def welcome(room: Room, client: Client, hello: asks.Hello) -> None:
    """Everything one has to know to begin with, or since one was here last."""

    def enter() -> None:
        may_see(room, client.person, hello.invitation)
        sitting = room.sitting
        room.clients.add(client)
        sitting.table_changed = True
        is_host = client.person is not None and sitting.table.host == client.person.id
        notes = [note for note in sitting.notes if note.kind != "said" or note.person not in client.muted]
        client.tell(
            Welcome(
                wire=WIRE,
                server=__version__,
                now=room.house.now(),
                person=client.person_id,
                yours=sitting.players_of(client.person_id),
                invitation=sitting.table.invitation if is_host else None,
                table=table_shown(sitting, room.clients),
                notes=[note_shown(note) for note in notes[-NOTES_TOLD:]],
                muted=sorted(client.muted),
            )
        )
        if sitting.course is None:
            return
        seen = {told.eye: told.version for told in hello.seen}
        for eye in eyes_of(sitting, client):
            away = sitting.seats[eye].seen if eye >= 0 else None
            client.send(ENCODER.encode(news(sitting, eye, seen.get(eye, 0), away)))
            client.told[eye] = sitting.course.version(eye)

    await room.do(enter)


async def goodbye(room: Room, client: Client) -> None:
    if client not in room.clients:
        return
    if room.closed:
        room.clients.discard(client)
        return

    def leave() -> None:
        room.clients.discard(client)
        room.sitting.table_changed = True

    with suppress(Trouble):
        await room.do(leave)


async def write(socket: WebSocket, client: Client) -> None:
    """What waits in the outbox goes out, one message after the other."""
    with suppress(Exception):
        while True:
            message = await client.outbox.get()
            if message is None:
                break
            await socket.send_text(message.decode())
    client.closed = True
    with suppress(Exception):
        await socket.close(1000)
