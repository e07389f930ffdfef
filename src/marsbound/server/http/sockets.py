"""A table's socket: hello, then questions and answers until one side closes it."""

import asyncio
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from marsbound import __version__
from marsbound.server.errors import ServerError
from marsbound.server.http.addresses import place_of
from marsbound.server.http.control_characters import check_letters, may_hold_some
from marsbound.server.http.costs import GUESS, PREVIEWED, cost_of_message
from marsbound.server.http.rate_limits import Bucket, Held, Limits
from marsbound.server.logs import FACTS, log, new_id
from marsbound.server.metrics import METRICS
from marsbound.server.people import People
from marsbound.server.services import Services
from marsbound.server.tables.admission import may_see
from marsbound.server.tables.broadcast import barred_shown, eyes_of, news, notes_for, table_shown
from marsbound.server.tables.client import ENCODER, Client
from marsbound.server.tables.commands import carry_out
from marsbound.server.tables.room import Room
from marsbound.server.tables.rooms import Rooms
from marsbound.server.wire import WIRE, client_messages
from marsbound.server.wire.server_messages import NotDone, Welcome

HELLO_SECONDS: Final = 10.0
LARGEST_MESSAGE: Final = 16_384
MOST_WRONG: Final = 100  # unreadable or too fast messages until the socket is closed
BREATHER: Final = 0.2  # seconds without reading for who sends too fast
DECODER: Final = msgspec.json.Decoder(client_messages.Ask)


class Sockets:
    def __init__(self, services: Services, rooms: Rooms, people: People, limits: Limits) -> None:
        self.services = services
        self.rooms = rooms
        self.people = people
        self.open = Held()  # by address
        self.limits = limits

    async def serve(self, socket: WebSocket) -> None:
        """Starlette's endpoint."""
        address = place_of(socket.client.host if socket.client is not None else "")
        settings = self.services.settings
        its = self.open.of(address)
        if self.open.here.total() >= settings.most_connections or its >= settings.connections_per_address:
            await socket.close(1013, "full")
            return
        id = new_id(socket.headers.get("x-request-id"))
        FACTS.set({"connection": id})
        self.open.take(address)
        METRICS.gauge("connections", self.open.here.total())
        try:
            await socket.accept(headers=[(b"x-request-id", id.encode())])
            log("connected", table=socket.path_params["id"])
            await self.converse(socket, address)
        except (WebSocketDisconnect, asyncio.CancelledError):
            pass
        except Exception as error:
            log("socket-failed", level="error", trace=True, cause=repr(error))
            with suppress(Exception):
                await socket.close(1011)
        finally:
            log("disconnected", table=socket.path_params["id"])
            self.open.give_back(address)
            METRICS.gauge("connections", self.open.here.total())

    async def converse(self, socket: WebSocket, place: str) -> None:
        client, room = Client(None), None
        client.place = place
        writer = asyncio.create_task(write(socket, client))
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    hello = await self.hello(socket)
                person = None
                if hello.secret is not None:
                    person = await self.people.of_secret(hello.secret)
                    if person is None:
                        raise ServerError("no-identity", "this secret is nobody's")
                    self.services.client_addresses.seen(person.id, place)
                client.person, client.muted = person, await self.people.muted_by(person)
                room = await self.rooms.room_for(socket.path_params["id"], person, hello.invitation)
                await welcome(room, client, hello)
            except TimeoutError:
                client.dismiss("too-slow", f"hello has to come within {HELLO_SECONDS:g} seconds", again=False)
            except ServerError as error:
                if error.code in ("no-identity", "not-invited"):
                    self.limits.sockets.of(place).spend(GUESS)
                client.dismiss(error.code, error.message, again=error.code in ("restart", "not-stored"))
            else:
                await self.listen(socket, client, room)
        finally:
            if room is not None:
                self.services.spawn(goodbye(room, client), f"goodbye-{room.id}")
            client.outbox.put_nowait(None)
            if client.closed:  # its last word shall still go out
                with suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(writer, 5)
            writer.cancel()

    async def hello(self, socket: WebSocket) -> client_messages.Hello:
        ask = read(await socket.receive())
        if not isinstance(ask, client_messages.Hello):
            raise ServerError("bad-message", "the first message has to be hello")
        if ask.wire != WIRE:
            raise ServerError("wire-version", f"this server speaks version {WIRE} of the wire, not {ask.wire}")
        return ask

    async def listen(self, socket: WebSocket, client: Client, room: Room) -> None:
        bucket, address = Bucket(self.services.settings.messages_per_second), client.place
        wrong = 0
        while not client.closed:
            message = await socket.receive()
            try:
                ask = read(message)
                cost = cost_of_message(ask)
                if not (bucket.take(cost) and self.limits.messages.take(address, cost)):
                    id = getattr(ask, "id", None)
                    client.tell(NotDone(id=id, problem=ServerError("too-fast", "wait a little").problem))
                    raise ServerError("too-fast", "")
            except ServerError as error:
                METRICS.count("messages_total", result=error.code)
                wrong += 1
                if error.message:
                    client.tell(NotDone(id=None, problem=error.problem))
                if wrong >= MOST_WRONG:
                    client.dismiss("bad-message", "too many messages that can't be answered", again=False)
                elif error.code == "too-fast":
                    await asyncio.sleep(BREATHER)  # what comes meanwhile isn't even read
                continue
            await carry_out(room, client, ask)
            if client.previewed:
                for one in (bucket, self.limits.messages.of(address)):
                    one.spend(PREVIEWED * client.previewed)
                client.previewed = 0


def read(message: MutableMapping[str, Any]) -> client_messages.Ask:
    """A message of the socket, if it can be understood."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    if not isinstance(text, str):
        raise ServerError("bad-message", "messages are text, not bytes")
    if len(text) > LARGEST_MESSAGE:
        raise ServerError("too-large", f"a message has at most {LARGEST_MESSAGE} letters")
    try:
        ask: client_messages.Ask = DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise ServerError("bad-message", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ServerError("bad-message", f"not JSON: {error}") from None
    if may_hold_some(text):
        check_letters(ask, "bad-message")
    return ask


async def welcome(room: Room, client: Client, hello: client_messages.Hello) -> None:
    """Everything one has to know to begin with, or since one was here last."""

    def enter() -> None:
        state = room.state
        may_see(state.table, state.seats, client.person, hello.invitation)
        room.clients.add(client)
        room.come_and_go()
        is_host = client.person is not None and state.table.host == client.person.id
        client.tell(
            Welcome(
                wire=WIRE,
                server=__version__,
                now=room.services.now(),
                person=client.person_id,
                yours=state.players_of(client.person_id),
                invitation=state.table.invitation if is_host else None,
                table=table_shown(state, room.clients),
                notes=notes_for(state, client),
                muted=sorted(client.muted),
                barred=barred_shown(state, client),
            )
        )
        if state.live_game is None:
            return
        seen = {told.eye: told.version for told in hello.seen}
        for eye in eyes_of(state, client):
            away = state.seats[eye].seen if eye >= 0 else None
            client.send(ENCODER.encode(news(state, eye, seen.get(eye, 0), away)))
            client.told[eye] = state.live_game.version(eye)

    await room.do(enter)


async def goodbye(room: Room, client: Client) -> None:
    if client not in room.clients:
        return
    if room.closed:
        room.clients.discard(client)
        return

    def leave() -> None:
        room.clients.discard(client)
        room.come_and_go()

    with suppress(ServerError):
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
