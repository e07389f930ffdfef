"""What is asked for counts as what it costs; whoever is refused is told when to come again."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from marsbound.server.http import rate_limits
from marsbound.server.http.addresses import TrustedProxies
from marsbound.server.http.rate_limits import Bucket
from marsbound.server.settings import Settings
from marsbound.terminal.serve import serve
from tests.server.kit import Message, Person, Server

PROXY = "127.0.0.2"
SLOW = ("--requests-per-second", "1", "--messages-per-second", "2")  # ten times as much at once


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("slow")
    with Server(str(folder / "server.db"), folder, *SLOW, "--trusted-proxy", f"{PROXY}/32") as running:
        yield running


@pytest.fixture(scope="module")
def table(slow: Server) -> tuple[Person, Message]:
    ada = slow.person("Ada")
    return ada, ada.open("rocketmen", "me")


def coming_from(server: Server, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(base_url=server.url, transport=transport, timeout=60)


def served(client: httpx.Client, forwarded: str, times: int = 30) -> int:
    """How many of so many requests; NUMBER is another one each time.  Whoever is refused is told for how long."""
    found = 0
    for number in range(times):
        headers = {"X-Forwarded-For": forwarded.replace("NUMBER", str(number))}
        answer = client.get("/api/v1/about", headers=headers)
        assert answer.status_code in (200, 429)
        found += answer.status_code == 200
        if answer.status_code == 429:
            assert 1 <= int(answer.headers["Retry-After"]) <= 10
    return found


def test_a_bucket_lets_owe_and_says_when(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now)
    bucket = Bucket(2.0)
    assert [bucket.take(6) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(6) == 2.0
    bucket.spend(12)
    assert bucket.wait(1) == 5.5
    bucket.spend(10_000)
    assert bucket.wait(20) == 20.0  # nobody owes more than what they may have at once
    now += 20
    assert bucket.take(20)
    assert not bucket.take()


def test_of_those_a_proxy_passes_on_the_last_is_counted_who_is_not_a_proxy(slow: Server) -> None:
    with closing(coming_from(slow, PROXY)) as proxy:
        assert served(proxy, "10.0.0.NUMBER, 203.0.113.9") <= 15
        assert served(proxy, f"10.0.0.NUMBER, 203.0.113.10, {PROXY}") <= 15
        assert served(proxy, "198.51.100.NUMBER") == 30
        # all of a network of 64 bits is one address
        assert served(proxy, "2001:db8:7:ff::NUMBER") <= 15
        assert served(proxy, "2001:db8:7:NUMBER::1") == 30
    with closing(coming_from(slow, "127.0.0.3")) as anybody:
        assert served(anybody, "203.0.113.NUMBER") <= 15


def test_behind_proxy_believes_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []
    monkeypatch.setattr("marsbound.server.run.serve", lambda settings, *more: found.append(settings))
    assert CliRunner().invoke(serve, ["--behind-proxy", "--trusted-proxy", "10.0.0.1"]).exit_code == 0
    proxies = TrustedProxies(found[0].trusted_proxies)
    for address, trusted in (("127.0.0.1", True), ("::1", True), ("10.0.0.1", True), ("192.168.0.1", False)):
        assert (address in proxies) is trusted
    assert CliRunner().invoke(serve, ["--trusted-proxy", "everybody"]).exit_code == 2


def test_trusted_proxies_are_addresses_and_networks() -> None:
    proxies = TrustedProxies(["172.18.0.9/16", "2001:db8::1"])
    assert "172.18.4.4" in proxies
    assert "::ffff:172.18.4.4" in proxies
    assert "2001:db8::1" in proxies
    for stranger in ("172.19.0.1", "2001:db8::2", "::ffff:10.0.0.1", "", "unknown"):
        assert stranger not in proxies


def test_what_costs_more_counts_for_more(slow: Server) -> None:
    with closing(coming_from(slow, PROXY)) as proxy:
        proxy.headers["X-Forwarded-For"] = "203.0.113.20"
        made = proxy.post("/api/v1/people", json={"name": "Eve"}).json()
        proxy.headers["Authorization"] = f"Bearer {made['secret']}"
        wanted = {"game": "rocketmen", "seats": [{"kind": "me"}]}
        statuses = [proxy.post("/api/v1/tables", json=wanted).status_code for _ in range(3)]
        assert statuses == [200, 429, 429]


def test_guessed_secrets_cost_the_guesser(slow: Server, table: tuple[Person, Message]) -> None:
    with closing(coming_from(slow, PROXY)) as proxy:
        headers = {"X-Forwarded-For": "203.0.113.30", "Authorization": "Bearer s-guess"}
        statuses = [proxy.get("/api/v1/me", headers=headers).status_code for _ in range(4)]
        assert statuses == [401, 429, 429, 429]
    opened = table[1]

    async def knock(address: str, **hello: Any) -> str:
        """What hello is answered, or when to come again."""
        where = f"ws://127.0.0.1:{slow.port}/ws/tables/{opened['table']['id']}"
        try:
            async with connect(where, proxy=None, local_addr=(address, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "wire": 1, **hello}))
                return str(await socket.recv())
        except InvalidStatus as refused:
            return f"{refused.response.status_code} {refused.response.headers['Retry-After']}"

    assert "no-identity" in asyncio.run(knock("127.0.0.4", secret="s-guess"))
    assert asyncio.run(knock("127.0.0.4", secret="s-guess")).startswith("429 ")
    assert "not-invited" in asyncio.run(knock("127.0.0.5", invitation="k-guess"))
    assert asyncio.run(knock("127.0.0.5", invitation=opened["invitation"])).startswith("429 ")
    assert "welcome" in asyncio.run(knock("127.0.0.6", invitation=opened["invitation"]))


def test_looking_ahead_counts_by_what_is_looked_at(table: tuple[Person, Message]) -> None:
    ada, opened = table
    id = opened["table"]["id"]

    async def look(all_of_them: bool) -> int:
        """How often until it is too fast."""
        async with ada.at(id) as seat:
            while 0 not in seat.positions:
                await seat.receive()
            position = seat.positions[0]
            choices = [] if all_of_them else position["question"]["choices"][:1] * 3
            for number in range(40):
                told = await seat.ask("preview", player=0, version=position["version"], choices=choices)
                if told["type"] == "not-done":
                    assert told["problem"]["code"] == "too-fast"
                    return number
        return 40

    one, all_of_them = asyncio.run(look(False)), asyncio.run(look(True))
    assert 12 <= one < 40
    assert all_of_them <= one / 2
