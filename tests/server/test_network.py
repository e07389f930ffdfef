"""Letting one's network in: what friends can open, and who may decide it."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import ifaddr
import pytest
import uvicorn
from click.testing import CliRunner
from starlette.requests import Request
from websockets.asyncio.client import connect

from marsbound.server.errors import ServerError
from marsbound.server.http import network
from marsbound.server.http.network import Network, only_from_here, own_addresses
from marsbound.server.settings import Settings
from marsbound.terminal.commands import main
from tests.server.kit import IN_THE_NETWORK, PATIENCE, ConnectionClosed, Server


def started(tmp_path: Path, *arguments: str) -> Server:
    return Server(str(tmp_path / "server.db"), tmp_path, "--network-address", IN_THE_NETWORK, *arguments)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with started(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(running: Server) -> Server:
    """One into which nobody is let from elsewhere."""
    reach(running, open=False)
    return running


def reach(
    server: Server, open: bool | None = None, status: int = 200, headers: dict[str, str] | None = None
) -> dict[str, Any]:
    address = f"{server.url}/api/v1/network"
    if open is None:
        answer = httpx.get(address, headers=headers)
    else:
        answer = httpx.put(address, json={"open": open}, headers=headers)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def at_the_door(server: Server) -> bool:
    """Whether somebody in the network is let in."""
    try:
        return httpx.get(f"http://{IN_THE_NETWORK}:{server.port}/api/v1/about").status_code == 200
    except httpx.ConnectError:
        return False


def test_the_network_is_let_in_and_kept_out(server: Server) -> None:
    assert reach(server) == {"who": "machine", "urls": [], "can_open": True, "open": False}
    assert not at_the_door(server)
    opened = reach(server, open=True)
    assert opened == {
        "who": "network",
        "urls": [f"http://{IN_THE_NETWORK}:{server.port}"],
        "can_open": False,
        "open": True,
    }
    assert reach(server, open=True) == opened, "twice is the same as once"
    assert at_the_door(server)
    assert reach(server, open=False)["who"] == "machine"
    assert not at_the_door(server)
    reach(server, open=True)
    assert at_the_door(server)


def test_a_server_ends_with_all_its_doors(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        reach(server, open=True)
        assert server.stop() == 0
        assert not at_the_door(server)


def test_who_is_in_already_is_kept_out_too(server: Server) -> None:
    """And nobody else is."""
    table = server.person().open("red-planet-second", "me", "open", "novice")["table"]["id"]
    reach(server, open=True)

    async def two_onlookers() -> None:
        here, there = (f"ws://{host}:{server.port}/ws/tables/{table}" for host in ("127.0.0.1", IN_THE_NETWORK))
        async with connect(here, proxy=None) as one, connect(there, proxy=None) as other:
            await asyncio.to_thread(reach, server, False)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(other.recv(), PATIENCE)
            await (await one.ping())

    asyncio.run(two_onlookers())


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"host": f"{IN_THE_NETWORK}:8765"}, "not-here"),
        ({"host": "evil.example:8765", "origin": "http://evil.example:8765"}, "bad-host"),
        ({"host": "[", "origin": "http://["}, None),
        ({"origin": "http://evil.example"}, "bad-origin"),
        ({"origin": "null"}, "bad-origin"),
        ({"x-forwarded-for": "203.0.113.9"}, "not-here"),
        ({"forwarded": "for=203.0.113.9"}, "not-here"),
    ],
    ids=[
        "a guest",
        "a name that leads here",
        "no name",
        "another page",
        "a page of nobody",
        "a proxy",
        "another proxy",
    ],
)
def test_nobody_else_lets_the_network_in(server: Server, headers: dict[str, str], code: str | None) -> None:
    found = reach(server, open=True, status=403, headers=headers)["problem"]["code"]
    assert found == code or code is None
    if code == "not-here":
        reach(server, status=403, headers=headers)
    assert reach(server)["open"] is False
    assert not at_the_door(server)


def test_a_guest_who_names_this_machine_is_still_a_guest() -> None:
    def request(client: str) -> Request:
        headers = [(b"host", b"127.0.0.1:8765")]
        return Request({"type": "http", "method": "PUT", "path": "/", "headers": headers, "client": (client, 50000)})

    only_from_here(request("127.0.0.1"))
    only_from_here(request("::1"))
    only_from_here(request("::ffff:127.0.0.1"))
    for client in ("192.168.0.9", "2001:db8::9", "::ffff:192.168.0.9", "testclient"):
        with pytest.raises(ServerError, match="own machine"):
            only_from_here(request(client))


def test_a_door_that_another_program_stands_in(server: Server) -> None:
    with socket.create_server((IN_THE_NETWORK, server.port)):
        problem = reach(server, open=True, status=409)["problem"]
    assert problem["code"] == "no-network"
    assert IN_THE_NETWORK in problem["message"]
    assert str(server.port) in problem["message"]
    assert reach(server, open=True)["open"] is True, "it can be tried again"


@pytest.mark.parametrize(
    ("wish", "status"), [("{}", 422), ('{"open": "yes"}', 422), ('{"open": true, "port": 80}', 422), ("{", 400)]
)
def test_wishes_that_are_none(server: Server, wish: str, status: int) -> None:
    answer = httpx.put(f"{server.url}/api/v1/network", content=wish)
    assert answer.status_code == status, answer.text
    assert reach(server)["open"] is False


def second_line(server: Server) -> str:
    assert server.process is not None
    assert server.process.stdout is not None
    return server.process.stdout.readline().decode()


def test_a_server_for_the_network_shows_the_address_that_works(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "0.0.0.0") as server:
        url = f"http://{IN_THE_NETWORK}:{server.port}"
        assert second_line(server) == f"marsbound: For others: {url}\n"
        assert reach(server) == {"who": "network", "urls": [url], "can_open": False, "open": False}
        assert at_the_door(server)
        assert reach(server, open=True, status=409)["problem"]["code"] == "no-network"


def test_a_server_for_one_machine_says_so(tmp_path: Path) -> None:
    with started(tmp_path, "--lang", "it") as server:
        assert second_line(server).startswith("marsbound: Solo questo computer")


def test_a_public_address_is_the_one_in_links(tmp_path: Path) -> None:
    with started(tmp_path, "--public-url", "https://play.example.org/") as server:
        assert second_line(server) == "marsbound: For others: https://play.example.org\n"
        assert reach(server) == {
            "who": "world",
            "urls": ["https://play.example.org"],
            "can_open": False,
            "open": False,
        }


def test_an_address_that_is_none() -> None:
    answered = CliRunner().invoke(main, ["--lang", "en", "serve", "--network-address", "my-laptop"])
    assert answered.exit_code == 2
    assert "my-laptop is no address such as 192.168.0.7" in answered.output


def adapter(name: str, *addresses: str | tuple[str, int, int]) -> SimpleNamespace:
    return SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=address) for address in addresses])


def test_which_addresses_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that leads out first; none of those behind which is only this machine."""
    adapters = [
        adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        adapter("tun0", "100.64.0.3"),
        adapter("eth1", "169.254.7.7"),
        adapter("eth0", "10.0.0.5", ("fd00::5", 0, 0)),
        adapter("docker0", "172.17.0.1"),
        adapter("wlan0", "192.168.0.7"),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(network, "way_out", lambda: "192.168.0.7")
    assert own_addresses() == ["192.168.0.7", "10.0.0.5", "100.64.0.3", "169.254.7.7"]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters[:1])
    assert own_addresses() == []


def test_a_machine_that_is_carried_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its new address is let in, the old one isn't listened at any more."""

    async def carried() -> None:
        server = uvicorn.Server(uvicorn.Config(lambda *_: None, lifespan="off", log_config=None))
        server.config.load()
        server.lifespan = server.config.lifespan_class(server.config)
        await server.startup([socket.create_server(("127.0.0.1", 0))])
        found = Network(server, Settings())
        monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.2"])
        await found.let_in()
        assert (await found.reach()).urls == [f"http://127.0.0.2:{found.port}"]
        monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.3", "127.0.0.4"])
        assert (await found.reach()).urls == [f"http://127.0.0.{host}:{found.port}" for host in (3, 4)]
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.2", found.port)
        monkeypatch.setattr(network, "own_addresses", list)
        assert (await found.reach()).who == "machine"
        with pytest.raises(ServerError, match="no address in a network"):
            await found.let_in()
        await server.shutdown()

    asyncio.run(carried())


def test_this_machine_is_asked_without_a_word_to_others() -> None:
    """Whatever addresses it has, they are its own: somebody could listen there."""
    for address in own_addresses():
        with socket.create_server((address, 0)):
            pass
