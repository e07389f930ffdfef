"""What requests and messages cost a server: processor time of each kind, beside what limits count it as.

scripts/campaign costs [--repeat N]

The figures of docs/how-to/host.md and of src/marsbound/server/http/costs.py come from here.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from marsbound.games.kit import GameKit
from marsbound.games.registry import kits
from marsbound.server.http.costs import GUESS, MESSAGES, PREVIEWED, SOCKET, cost_of_request
from marsbound.server.wire.client_messages import Ping
from tests.campaigns.load import seconds_of
from tests.server.kit import Person, Seat, Server, at

GAMES = ("red-planet-second", "rocketmen")


class Costs:
    def __init__(self, server: Server, repeat: int) -> None:
        self.server = server
        self.repeat = repeat
        self.person = server.person("Ada")

    def measured(self, do: Callable[[int], Any], times: int) -> float:
        """Milliseconds of the server's processor time, each."""
        do(0)
        before = seconds_of(self.server)
        for number in range(1, times + 1):
            do(number)
        return (seconds_of(self.server) - before) / times * 1000

    def request(
        self, method: str, path: str, content: Any = None, times: int = 1, what: str = "", few: int = 0
    ) -> None:
        def ask(number: int) -> None:
            response = self.person.http.request(method, path.replace("NUMBER", str(number)), json=content)
            assert response.status_code == 200, response.text

        took = self.measured(ask, few or self.repeat * times)
        plain = path.partition("?")[0]
        units = cost_of_request(method, plain)
        print(f"{method} {what or path}: {took:.2f} ms, counts as {units:g}", flush=True)

    async def messages(self, what: str, do: Callable[[int], Awaitable[Any]], units: float, times: int = 1) -> None:
        number = self.repeat * times
        await do(0)
        before = seconds_of(self.server)
        for one in range(1, number + 1):
            await do(one)
        took = (seconds_of(self.server) - before) / number * 1000
        print(f"{what}: {took:.2f} ms, counts as {units:g}", flush=True)


def pack_of(kit: GameKit, number: int = 0) -> dict[str, Any]:
    text = kit.pack_file.read_text("utf-8").replace(f'name = "{kit.game.name}"', f'name = "mine-{number}"', 1)
    return {"toml": text, "texts": {}}


def finished(person: Person, game: str) -> str:
    id: str = person.open(game, "me", "random", private=False)["table"]["id"]

    async def play() -> None:
        async with person.at(id) as seat:
            await seat.play_on()

    asyncio.run(play())
    return id


def requests(costs: Costs) -> None:
    person = costs.person
    for path in ("me", "me/tables", "tables", "about", "statistics", "packs", "rules/rocketmen"):
        costs.request("GET", f"/api/v1/{path}", times=5)
    costs.request("POST", "/api/v1/people", {"name": "Bob"}, times=5)
    for game in GAMES:
        waiting = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        costs.request("POST", "/api/v1/tables", waiting, times=3, what=f"/api/v1/tables, {game} that waits")
        begun = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        costs.request("POST", "/api/v1/tables", begun, times=3, what=f"/api/v1/tables, {game} that begins")
    for kit in kits().values():
        costs.request("POST", "/api/v1/packs", pack_of(kit), what=f"/api/v1/packs, {kit.game.name}")
    for game in GAMES:
        id = finished(person, game)
        record = person.get(f"/api/v1/tables/{id}/record")
        costs.request("GET", f"/api/v1/tables/{id}", times=5, what=f"/api/v1/tables/ID, {game}")
        costs.request("GET", f"/api/v1/tables/{id}/record", times=5, what=f"/api/v1/tables/ID/record, {game}")
        costs.request(
            "POST", "/api/v1/replays", record, what=f"/api/v1/replays, {game}, {len(record['answers'])} steps"
        )
        costs.request("GET", f"/api/v1/replays/{id}", what=f"/api/v1/replays/ID, {game}")
        frames = f"/api/v1/replays/{id}/frames"
        first = f"{frames}?eye=-3&first=NUMBER&last={min(200, len(record['answers'])) - 1}"
        costs.request("GET", first, what=f"frames, {game}, new", few=10)
        costs.request("GET", f"{frames}?eye=-3&first=0&last=199", times=3, what=f"frames, {game}, known")


async def sockets(costs: Costs) -> None:
    server, person = costs.server, costs.person
    for game in GAMES:
        id = person.open(game, "me", "me")["table"]["id"]

        async def enter(number: int, id: str = id) -> None:
            async with person.at(id):
                pass

        await costs.messages(f"socket and hello, {game}", enter, SOCKET)
        async with person.at(id) as seat:
            while len(seat.positions) < 2:
                await seat.receive()
            await talk(costs, seat, game)

    async def guess(number: int) -> None:
        async with at(server, id, secret=f"s-{number}") as seat:
            assert seat.first["type"] == "farewell"

    await costs.messages("socket and hello with a guessed secret", guess, SOCKET + GUESS)


async def talk(costs: Costs, seat: Seat, game: str) -> None:
    player = seat.asked()[0]
    position = seat.positions[player]
    version, number = position["version"], len(position["question"]["choices"])

    async def ping(_: int) -> None:
        await seat.until("pong", id=await seat.send({"type": "ping"}))

    async def say(_: int) -> None:
        await seat.done("say", text="hello")

    async def preview(_: int) -> None:
        await seat.until("previews", id=await seat.send({"type": "preview", "player": player, "version": version}))

    async def answer(_: int) -> None:
        await seat.play_on(1)

    await costs.messages("ping", ping, MESSAGES[Ping], 5)
    await costs.messages("say", say, 1, 5)
    await costs.messages(f"preview of all {number} choices, {game}", preview, 1 + number * PREVIEWED)
    await costs.messages(f"answer, {game}, two eyes", answer, 1, 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=40)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "server.db"), Path(folder), "--log-level", "warning") as server,
    ):
        costs = Costs(server, options.repeat)
        requests(costs)
        asyncio.run(sockets(costs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
