"""Who can come to this server: this machine alone, or its network too, which can be let in while the server runs."""

import asyncio
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import ifaddr
import uvicorn
from starlette.requests import Request

from marsbound.server.errors import ServerError
from marsbound.server.logs import log
from marsbound.server.settings import Settings
from marsbound.server.wire.network import Reach, Who

# Networks inside this machine, in which nobody else is.
VIRTUAL: Final = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "lxc",
    "cni",
    "podman",
    "vEthernet",
    "VirtualBox",
)
ELSEWHERE: Final = ("192.0.2.1", 9)  # for documentation only: nobody is there, and nothing is sent
HERE: Final = ("127.0.0.1", "localhost", "::1")
PASSED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def is_loopback(address: str) -> bool:
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return found.is_loopback


def way_out() -> str:
    """The address from which this machine speaks to others; a datagram's socket that is connected sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as speaking, suppress(OSError):
        speaking.connect(ELSEWHERE)
        return str(speaking.getsockname()[0])
    return ""


def own_addresses() -> list[str]:
    """This machine's in its networks, the likeliest to be of use first; none where there is no network."""
    first = way_out()
    found = {
        IPv4Address(ip.ip)
        for adapter in ifaddr.get_adapters()
        if not adapter.nice_name.startswith(VIRTUAL)
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    }
    usable = [address for address in found if not (address.is_loopback or address.is_unspecified)]
    usable.sort(key=lambda each: (str(each) != first, each.is_link_local, not each.is_private, each))
    return [str(address) for address in usable]


class Network:
    """Of a server that listens already."""

    def __init__(self, server: uvicorn.Server, settings: Settings) -> None:
        self.server = server
        self.settings = settings
        self.host, self.port = server.servers[0].sockets[0].getsockname()[:2]
        self.doors: dict[str, asyncio.Server] = {}  # by the address that each is at
        self.changing = asyncio.Lock()

    @property
    def only_here(self) -> bool:
        alone = self.settings.workers == 1  # of several each would have to be told
        return alone and is_loopback(self.host) and not self.settings.public_url

    def addresses(self) -> list[str]:
        return list(self.settings.network_addresses) or own_addresses()

    def url(self, address: str) -> str:
        return f"http://[{address}]:{self.port}" if ":" in address else f"http://{address}:{self.port}"

    def urls(self) -> list[str]:
        """What others can open; nothing if only this machine can."""
        if self.settings.public_url:
            return [self.settings.public_url]
        if is_loopback(self.host):
            return [self.url(address) for address in self.doors]
        everywhere = ip_address(self.host).is_unspecified
        return [self.url(address) for address in (self.addresses() if everywhere else [self.host])]

    async def reach(self) -> Reach:
        if self.doors:
            with suppress(ServerError):
                await self.let_in()  # a machine that was carried elsewhere has another address now
        urls = self.urls()
        can_open = self.only_here and not self.doors and bool(self.addresses())
        who: Who = "world" if self.settings.public_url else "network" if urls else "machine"
        return Reach(who=who, urls=urls, can_open=can_open, open=bool(self.doors))

    async def let_in(self) -> None:
        """Listen at every address that this machine has now, and at no other."""
        if not self.only_here:
            raise ServerError(
                "no-network", "this server doesn't listen for its own machine alone: there is nothing to open"
            )
        async with self.changing:
            addresses = self.addresses()
            for address in [address for address in self.doors if address not in addresses]:
                await self.close(address)
            problems = [await self.open(address) for address in addresses if address not in self.doors]
            if not self.doors:
                why = (
                    "; ".join(problem for problem in problems if problem) or "this machine has no address in a network"
                )
                raise ServerError("no-network", f"the network can't be let in: {why}")

    async def keep_out(self) -> None:
        """Also whoever is in already."""
        async with self.changing:
            for address in list(self.doors):
                await self.close(address)

    async def open(self, address: str) -> str:
        """What hinders it, if something does."""
        loop, config = asyncio.get_running_loop(), self.server.config
        try:
            door = await loop.create_server(self.protocol, address, self.port, backlog=config.backlog)
        except OSError as error:
            log("network-closed", level="warning", address=address, cause=str(error))
            return f"can't listen at {address}, port {self.port} ({error.strerror})"
        self.doors[address] = door
        self.server.servers.append(door)  # it ends with the server
        log("network-open", address=address)
        return ""

    async def close(self, address: str) -> None:
        door = self.doors.pop(address)
        self.server.servers.remove(door)
        door.close()
        for connection in list(self.server.server_state.connections):
            local = connection.transport.get_extra_info("sockname")
            if local and local[0] == address:
                connection.shutdown()
        log("network-closed", address=address)

    def protocol(self) -> asyncio.Protocol:
        """What speaks to a guest: as at the server's own door."""
        server = self.server
        return server.config.http_protocol_class(  # type: ignore[call-arg]
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )


def only_from_here(request: Request) -> None:
    """Whoever sits at this machine may know and change it: no guest, nobody behind a proxy, and no page from elsewhere
    whose name has been made to lead here."""
    try:
        named = urlsplit(f"//{request.headers.get('host', '')}").hostname
    except ValueError:
        named = None
    client = request.client.host if request.client else ""
    passed_on = any(header in request.headers for header in PASSED_ON)
    if named not in HERE or not is_loopback(client) or passed_on:
        raise ServerError("not-here", "only who sits at the server's own machine may do this")
