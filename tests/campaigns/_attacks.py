"""What somebody does who wants to spoil it for others, from an address of their own.  Each attack ends by itself.

Where the machine has so much else to do that something couldn't be tried yet, all goes on until it was.

Run as a process of its own, so that it takes no time from those whose time is measured:
python -m tests.campaigns._attacks PORT SECONDS TABLE INVITATION; prints what was done and what came of it, as JSON.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HERE = "127.0.0.2"  # a second address of this very machine
PROXY = "127.0.0.3"  # a third one, of the proxy that the server trusts
SECOND = "red-planet-second"
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.HTTPError)
PAST = [2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**40]
HALF_SENT = 300
SOCKETS = 60
TABLES = 40
PEOPLE = 30
LONGER = 600.0  # seconds, at most, until everything was tried
EACH = 30.0  # of them for one go at something
TRIED = (
    "half-sent requests",
    "poisoned messages",
    "previews asked for",
    "guesses",
    "proposals to take back",
    "tables of champions: 200",
    "hops: 200",
    "guesses by request: 401",
)


class Attacker:
    """Knows the table of somebody else, and does what it likes until its time is over."""

    def __init__(self, port: int, seconds: float, table: str, invitation: str) -> None:
        self.port = port
        self.end = monotonic() + seconds
        self.table = table
        self.invitation = invitation
        self.done: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=HERE, limits=httpx.Limits(max_connections=20))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        transport = httpx.AsyncHTTPTransport(local_address=PROXY)
        self.proxy = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)

    @property
    def going_on(self) -> bool:
        return monotonic() < self.end or (self.lacks_something and monotonic() < self.end + LONGER)

    @property
    def lacks_something(self) -> bool:
        thefts = self.done["thefts: 409"] + self.done["thefts: 429"]
        return not thefts or any(not self.done[what] for what in TRIED)

    async def request(self, what: str, method: str, path: str, secret: str = "", content: Any = None) -> Any:
        """What came of it is counted: a status of 500 is a fault of the server."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        try:
            response = await self.http.request(method, f"/api/v1/{path}", headers=headers, json=content)
        except GONE:
            self.done[f"{what}: no answer"] += 1
            return None
        self.done[f"{what}: {response.status_code}"] += 1
        if response.status_code >= 500 and response.status_code != 503:
            self.done["failures of the server"] += 1
        return response.json() if response.status_code == 200 else None

    async def insist(self, what: str, path: str, secret: str = "", content: Any = None) -> Any:
        """Until it is done: they slow one another down."""
        while True:
            found = await self.request(what, "POST", path, secret, content)
            if found is not None:
                return found
            await asyncio.sleep(0.5)

    async def person(self) -> str:
        return str((await self.insist("identities", "people", content={"name": "Eve"}))["secret"])

    def socket(self, table: str) -> connect:
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        patience: Any = {"close_timeout": 0.5}  # whoever attacks waits for no goodbye of a busy server
        return connect(address, max_size=None, compression=None, proxy=None, local_addr=(HERE, 0), **patience)

    async def hello(self, socket: ClientConnection, **more: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "wire": 1, **more}))

    # 1. Take a seat that somebody sits at

    async def steal_seats(self) -> None:
        host, victim, thief = await self.person(), await self.person(), await self.person()
        seats = [{"kind": "me"}, {"kind": "open"}]
        while self.going_on:
            opened = await self.insist("tables", "tables", host, {"game": SECOND, "seats": seats})
            place = f"tables/{opened['table']['id']}/seats/1"
            link = await self.insist("links", f"{place}/link", host)
            await self.insist("sitting down", place, victim, {"key": opened["invitation"]})
            if await self.request("thefts", "POST", place, thief, {"key": link["key"]}):
                self.done["seats taken from somebody"] += 1
            await asyncio.sleep(2)

    # 2. Messages that a database chokes on, also at the table of others

    async def poison(self) -> None:
        secret = await self.person()
        while self.going_on:
            with suppress(*GONE):
                async with self.socket(self.table) as socket:
                    await self.hello(socket, secret=secret, invitation=self.invitation)
                    for number in PAST:
                        await socket.send(json.dumps({"type": "mark-seen", "id": "x", "player": 0, "events": number}))
                        await socket.send(json.dumps({"type": "vote", "id": "x", "player": 0, "proposal": number}))
                    for letter in (*range(32), 127, 133):
                        await socket.send(json.dumps({"type": "say", "id": "x", "text": f"a{chr(letter)}b"}))
                        await socket.send(json.dumps({"type": "ping", "id": f"a{chr(letter)}b"}))
                        self.done["poisoned messages"] += 2
            for path in ("tables/%00", "replays/%00/frames", "packs/%00", "tables?game=%00"):
                await self.request("poisoned addresses", "GET", path)
            await asyncio.sleep(0.5)

    # 3. Take back what others have answered, while a bot plays for them

    async def take_back(self) -> None:
        host, victim = await self.person(), await self.person()
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = await self.insist("tables", "tables", host, {"game": SECOND, "seats": seats})
        id = opened["table"]["id"]
        await self.insist("sitting down", f"tables/{id}/seats/1", victim, {"key": opened["invitation"]})
        async with self.socket(id) as one, self.socket(id) as two:
            await self.hello(one, secret=host)
            await self.hello(two, secret=victim)
            for player, socket in enumerate((one, two)):
                question = await self.question(socket, player)
                answer = {"type": "answer", "id": "a", "player": player, "version": question["version"]}
                await socket.send(json.dumps(answer | {"choice": question["question"]["choices"][0]}))
            await two.send(json.dumps({"type": "hand", "id": "b", "player": 1, "level": "random"}))
            await asyncio.sleep(1)
            before = None
            while self.going_on and before is None:
                before = await self.request("logs", "GET", f"tables/{id}/log/0", host)
                await asyncio.sleep(0.2)
            while self.going_on and before is not None:
                await one.send(json.dumps({"type": "propose", "id": "c", "player": 0, "kind": "undo", "steps": 1}))
                self.done["proposals to take back"] += 1
                await asyncio.sleep(1)
                after = await self.request("logs", "GET", f"tables/{id}/log/0", host)
                if after is not None and len(after["answers"]) < len(before["answers"]):
                    self.done["answers taken back without consent"] += 1
                await asyncio.sleep(2)

    async def question(self, socket: ClientConnection, player: int) -> Any:
        while True:
            told = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if told["type"] == "news" and told["eye"] == player and told["position"]["question"]:
                return told["position"]

    # 4. All the bots there are

    async def starve(self) -> None:
        """As many tables of champions as one gets, by as many people as one gets; and hints."""
        for _ in range(PEOPLE):
            secret = await self.person()
            for _ in range(TABLES):
                if not self.going_on:
                    return
                bots = [{"kind": "bot", "level": "champion"}] * 4
                if await self.request("tables of champions", "POST", "tables", secret, {"game": SECOND, "seats": bots}):
                    continue
                seats = [{"kind": "me"}, *[{"kind": "bot", "level": "heuristic"}] * 4]
                opened = await self.request("other tables", "POST", "tables", secret, {"game": SECOND, "seats": seats})
                if opened is None:
                    break
                await self.beg_for_hints(opened["table"]["id"], secret)

    async def beg_for_hints(self, table: str, secret: str) -> None:
        with suppress(*GONE):
            async with self.socket(table) as socket:
                await self.hello(socket, secret=secret)
                for number in range(6):
                    ask = {"type": "ask-hint", "id": f"h{number}", "player": 0, "version": 1, "level": "champion"}
                    await socket.send(json.dumps(ask))
                    self.done["hints asked for"] += 1
                await asyncio.sleep(0.2)

    # 5. Requests that never end

    async def send_halves(self) -> None:
        writers: list[asyncio.StreamWriter] = []
        while self.going_on:
            writers = [writer for writer in writers if not writer.is_closing()]
            with suppress(*GONE):
                opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(HERE, 0))
                _, writer = await asyncio.wait_for(opening, 5)
                writer.write(b"GET /api/v1/about HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                writers.append(writer)
                self.done["half-sent requests"] += 1
            if len(writers) > HALF_SENT:
                writers.pop(0).close()
            await asyncio.sleep(0.01)
        for writer in writers:
            writer.close()

    # 12. What costs the server much and the asker little

    async def look_ahead(self) -> None:
        """Previews of all choices of Rocketmen, on many sockets."""
        secret = await self.person()
        opened = await self.insist("tables", "tables", secret, {"game": "rocketmen", "seats": [{"kind": "me"}]})

        async def flood() -> None:
            while self.going_on:
                with suppress(*GONE):
                    async with self.socket(opened["table"]["id"]) as socket:
                        await self.hello(socket, secret=secret)
                        while self.going_on:
                            await socket.send('{"type":"preview","id":"v","player":0,"version":1}')
                            self.done["previews asked for"] += 1
                            await asyncio.sleep(1 / 19)
                await asyncio.sleep(0.5)

        await asyncio.gather(*[flood() for _ in range(SOCKETS)])

    async def fetch_frames(self) -> None:
        page = 0
        while self.going_on:
            found = await self.request("finished tables", "GET", "tables?status=finished")
            for table in (found or {"tables": []})["tables"][:3]:
                for _ in range(20):
                    first = page % 50
                    page += 1
                    where = f"replays/{table['id']}/frames?first={first}&last={first + 199}&eye={(-3, -1, 0)[page % 3]}"
                    await self.request("frames", "GET", where)
            await asyncio.sleep(0.2)

    async def guess_secrets(self) -> None:
        while self.going_on:
            with suppress(*GONE):
                async with self.socket(self.table) as socket:
                    await self.hello(socket, secret=f"s-{self.done['guesses']}")
                    self.done["guesses"] += 1
                    await socket.recv()
            await asyncio.sleep(0.02)

    async def by_proxy(self, what: str, path: str, told: str, secret: str = "") -> None:
        """As if a proxy had passed it on for these addresses."""
        headers = {"X-Forwarded-For": told} | ({"Authorization": f"Bearer {secret}"} if secret else {})
        with suppress(*GONE):
            answer = await self.proxy.get(f"/api/v1/{path}", headers=headers)
            self.done[f"{what}: {answer.status_code}"] += 1

    async def guess_by_requests(self) -> None:
        while self.going_on:
            await self.by_proxy("guesses by request", "me", "203.0.113.65", f"s-{self.done['guesses']}")
            await asyncio.sleep(0.02)

    async def hop(self) -> None:
        """Another address each time: of one's own network, or written before what the proxy adds."""
        number = 0
        while self.going_on:
            number += 1
            own_network = f"2001:db8:1:1::{number:x}"
            made_up = f"198.51.{number // 250 % 250}.{number % 250}, 203.0.113.66"
            await asyncio.gather(*[self.by_proxy("hops", "packs", told) for told in (own_network, made_up) * 4])
            await asyncio.sleep(0.01)

    async def attack(self) -> Counter[str]:
        """First what needs some preparation, then all at once."""
        quiet = [asyncio.create_task(self.again_and_again(one)) for one in (self.steal_seats, self.take_back)]
        while self.going_on and not self.done["proposals to take back"]:
            await asyncio.sleep(0.1)
        loud: list[Callable[[], Awaitable[None]]] = [self.poison, self.starve, self.send_halves, self.look_ahead]
        loud += [self.fetch_frames, self.guess_secrets, self.guess_by_requests, self.hop]
        await asyncio.gather(*quiet, *[self.again_and_again(one) for one in loud])
        await self.http.aclose()
        await self.proxy.aclose()
        return self.done

    async def again_and_again(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Should it be refused in between."""
        while self.going_on:
            with suppress(TimeoutError, *GONE):
                await asyncio.wait_for(attack(), max(0.0, self.end - monotonic()) + EACH)
            await asyncio.sleep(0.2)


def main() -> None:
    port, seconds, table, invitation = sys.argv[1:]
    done = asyncio.run(Attacker(int(port), float(seconds), table, invitation).attack())
    sys.stdout.buffer.write(msgspec.json.encode(dict(sorted(done.items()))))


if __name__ == "__main__":
    main()
