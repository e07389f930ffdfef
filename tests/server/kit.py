"""A real server process, and people who talk to it over real sockets."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from marsbound.server.bots.bot_seeds import VARIABLE as BOT_SEED
from marsbound.server.store.nodes import LEASE_VARIABLE
from tests.server.nursery import PATIENCE, SOURCE, ForkedProcess, nursery

WIRE = 1
# As good as another machine of the network; nobody speaks from there, so all its ports are free.
IN_THE_NETWORK = "127.0.1.2"
NUMBERS = itertools.count(1)

UNLIMITED = [
    "people-per-hour",
    "tables-per-hour",
    "tables-per-person",
    "bot-tables-per-person",
    "slow-bots-per-person",
    "hints-per-minute",
    "requests-per-second",
    "messages-per-second",
]
FAST = ("--log-level", "debug", *[word for name in UNLIMITED for word in (f"--{name}", "1000000")])

Message = dict[str, Any]
DATABASE_OF = "TESTED_DATABASE"  # in the environment of all that a server starts


class Server:
    """`marsbound serve` as a process of its own; `kill` leaves it no time to say goodbye."""

    def __init__(self, database: str, folder: Path, *arguments: str, usual: bool = False) -> None:
        self.database = database
        self.errors = folder / "server.log"
        self.arguments = arguments
        self.usual = usual  # whether its limits are those that every host has
        self.before: tuple[str, ...] = ()  # a command that starts it
        self.first = ""  # what it runs before all else, if it can be forked
        self.from_nothing = False  # whether it has to import everything itself, as a host's does
        self.port = 0
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self.people: list[Person] = []
        self.source = SOURCE
        self.paths: Sequence[str] = ()  # what else it can import: packages that bring games
        self.environment: dict[str, str] = {}
        self.bot_seed: str | None = None  # from which its bots draw, where games have to go the same way every time
        self.lease: float | None = None  # seconds until other processes take it for dead, if not as everywhere

    def start(self) -> "Server":
        fast = () if self.usual else FAST
        command = ("serve", "--port", str(self.port), "--database", self.database, *fast, *self.arguments)
        paths = os.pathsep.join([str(self.source), *self.paths])
        seed = {} if self.bot_seed is None else {BOT_SEED: self.bot_seed}
        lease = {} if self.lease is None else {LEASE_VARIABLE: str(self.lease)}
        whose = {DATABASE_OF: self.database}  # also of what outlives it
        environment = os.environ | {"PYTHONPATH": paths} | seed | lease | whose | self.environment
        with self.errors.open("ab") as log:
            if self.can_be_forked():
                self.process = nursery(self.source).start(command, log, environment, self.first)
            else:
                self.process = subprocess.Popen(
                    [*self.before, sys.executable, "-m", "marsbound", *command],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    env=environment,
                )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.startswith("marsbound: http://"), f"the server didn't start: {line}{self.log[-3000:]}"
        self.port = int(line.strip().rpartition(":")[2])
        return self

    def repeatable(self) -> "Server":
        """Its bots do the same wherever they see and are asked the same."""
        self.bot_seed = "1"
        return self

    def can_be_forked(self) -> bool:
        """In tests, of which there are many; campaigns measure, and want it as hosts have it."""
        usual = not (self.before or self.paths or self.environment or self.from_nothing)
        return usual and "PYTEST_CURRENT_TEST" in os.environ and nursery(self.source).fits()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Politely; its exit code, also if it has ended by itself."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for person in self.people:
            person.http.close()
        if self.process is not None and self.process.poll() is None:
            self.kill()
        assert '"undeclared"' not in self.log, "an endpoint answered what its declaration doesn't name"

    @property
    def log(self) -> str:
        return self.errors.read_text("utf-8") if self.errors.exists() else ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, name: str = "Ada", known: Message | None = None) -> "Person":
        """Somebody new, or who has an identity already."""
        self.people.append(Person(self, name, known))
        return self.people[-1]


class Person:
    """Somebody with an identity."""

    def __init__(self, server: Server, name: str, known: Message | None = None) -> None:
        self.server = server
        # nothing is encrypted here, and reading the certificates of the whole world takes its time
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        made = known or self.post("/api/v1/people", {"name": name})
        self.id, self.secret, self.name = made["id"], made["secret"], name
        self.http.headers["Authorization"] = f"Bearer {self.secret}"

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return self.checked(self.http.get(path, headers=headers), status)

    def post(self, path: str, content: Any = None, status: int = 200) -> Any:
        return self.checked(self.http.post(path, json=content), status)

    def patch(self, path: str, content: Any, status: int = 200) -> Any:
        return self.checked(self.http.patch(path, json=content), status)

    def checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json()

    def open(self, game: str, *seats: str, **more: Any) -> Message:
        """A table: seats are "me", "open" or the level of a bot."""
        kinds = [
            {"kind": seat, "name": f"{self.name} {player}"}
            if seat == "me"
            else {"kind": seat}
            if seat == "open"
            else {"kind": "bot", "level": seat}
            for player, seat in enumerate(seats)
        ]
        found: Message = self.post("/api/v1/tables", {"game": game, "seats": kinds, **more})
        return found

    def join(self, opened: Message, player: int, status: int = 200, **more: Any) -> Message:
        path = f"/api/v1/tables/{opened['table']['id']}/seats/{player}"
        found: Message = self.post(path, {"key": opened["invitation"] or None, **more}, status)
        return found

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["Seat"]:
        async with at(self.server, table, secret=self.secret, **hello) as seat:
            yield seat


@asynccontextmanager
async def at(server: Server, table: str, **hello: Any) -> AsyncIterator["Seat"]:
    """A socket at a table, after hello; without a secret as an onlooker."""
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    patient: Any = {"open_timeout": PATIENCE, "ping_interval": None}  # whoever is slow isn't gone
    async with connect(address, max_size=None, max_queue=None, compression=None, proxy=None, **patient) as socket:
        seat = Seat(socket)
        await seat.send({"type": "hello", "wire": WIRE, **hello})
        seat.first = await seat.receive()
        yield seat


class Seat:
    """One connection, with what it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.first: Message = {}  # the answer to hello
        self.positions: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}
        self.table: Message = {}
        self.yours: list[int] = []
        self.notes: list[Message] = []
        self.news = 0

    async def send(self, message: Message) -> str:
        id = message.setdefault("id", f"m-{next(NUMBERS)}") if message["type"] != "hello" else ""
        await self.socket.send(msgspec.json.encode(message).decode())
        return str(id)

    async def receive(self, seconds: float = PATIENCE) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = msgspec.json.decode(text)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "news":
            eye, told = message["eye"], self.events.setdefault(message["eye"], [])
            assert message["kept"] <= len(told), "more is kept than was ever told"
            self.events[eye] = told[: message["kept"]] + message["events"]
            self.positions[eye] = message["position"]
            self.news += 1
        elif kind in ("welcome", "table"):
            self.table, self.yours = message["table"], message["yours"]
            self.notes = message.get("notes", self.notes)
        elif kind == "note":
            self.notes.append(message["note"])
        elif kind == "notes":
            self.notes = message["notes"]

    async def until(self, kind: str, /, **wanted: Any) -> Message:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def ask(self, kind: str, /, **fields: Any) -> Message:
        """Something, and its answer."""
        id = await self.send({"type": kind, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == id and message["type"] != "news":
                return message

    async def done(self, kind: str, /, **fields: Any) -> Message:
        message = await self.ask(kind, **fields)
        assert message["type"] == "done", message
        return message

    async def refused(self, kind: str, /, **fields: Any) -> str:
        """The code of the problem."""
        message = await self.ask(kind, **fields)
        assert message["type"] == "not-done", message
        return str(message["problem"]["code"])

    async def answer(self, player: int, choice: str | None = None, **more: Any) -> Message:
        """The first choice if none is named."""
        position = self.positions[player]
        question = position["question"]
        assert question is not None, f"player {player} isn't asked"
        fields = {"player": player, "version": position["version"], "choice": choice or question["choices"][0]}
        return await self.ask("answer", **(fields | more))

    async def caught_up(self, version: int, player: int) -> None:
        while self.positions.get(player, {}).get("version", -1) < version:
            await self.receive()

    def asked(self) -> list[int]:
        """My players who are waited for."""
        return [
            player for player in self.yours if player in self.positions and player in self.positions[player]["waiting"]
        ]

    async def play_on(self, steps: int | None = None, confirm: bool = True, pick: Any = None) -> int:
        """Answer for all my players, until the game is over or so many answers are given; how many were given."""
        given = 0
        while self.table["status"] != "finished" and (steps is None or given < steps):
            waiting = self.asked()
            if not waiting:
                await self.receive()
                continue
            player = waiting[0]
            choices = self.positions[player]["question"]["choices"]
            choice = pick(choices) if pick else choices[(given * 7 + 3) % len(choices)]
            version = self.positions[player]["version"]
            message = await self.answer(player, choice, confirm=confirm)
            if message["type"] == "not-done" and message["problem"]["code"] == "stale":
                while self.positions[player]["version"] == version:  # something was taken back: told already, or soon
                    await self.receive()
                continue
            assert message["type"] == "done", message
            given += 1
            await self.caught_up(message["version"], player)
        return given


def eventually(check: Any, seconds: float = PATIENCE) -> Any:
    """What a check finds as soon as it finds something."""
    end = monotonic() + seconds
    while monotonic() < end:
        found = check()
        if found:
            return found
        sleep(0.05)
    raise AssertionError(f"nothing within {seconds} seconds")


__all__ = ["PATIENCE", "ConnectionClosed", "Person", "Seat", "Server", "at", "eventually"]
