"""Tells people who aren't at the table that it is their turn, at the address they gave.

Only https, and no addresses of the operator's own network: else anybody could make the server knock at its neighbours.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from marsbound.server.bots.fair_queue import Turnstile
from marsbound.server.errors import ServerError
from marsbound.server.logs import log
from marsbound.server.metrics import METRICS
from marsbound.server.wire.library import Webhook
from marsbound.text import Texts

ATTEMPTS: Final = 3
FIRST_PAUSE: Final = 2.0  # seconds, doubled each time
SECONDS: Final = 10.0  # for all of an attempt
MOST_AT_ONCE: Final = 32
MOST_AT_ONE_HOST: Final = 8  # of them: a receiver that never answers holds no more
MOST_WAITING: Final = 500  # notices that are being sent, or wait for another attempt
MOST_OF_ONE: Final = 5  # of them for the same person
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
PORTS: Final = range(1, 65536)


class Turn(msgspec.Struct):
    """What is told."""

    table: str
    game: str
    player: int
    name: str
    url: str

    def text(self, language: str) -> str:
        texts = Texts(language)
        return texts.text("turn-notice", game=texts.text(f"game-{self.game}"), name=self.name)


class TurnWebhooks:
    def __init__(self, private_allowed: bool, certificates: str | None = None) -> None:
        self.private_allowed = private_allowed
        self.context = ssl.create_default_context(cafile=certificates)
        self.turnstile = Turnstile(MOST_AT_ONCE)
        self.hosts: dict[str, Turnstile] = {}  # those that are being told
        self.calling: Counter[str] = Counter()  # people who are being told, or are to be
        self.pause = FIRST_PAUSE
        self.seconds = SECONDS

    def check(self, webhook: Webhook) -> None:
        """What can be told without looking the address up."""
        try:
            parts = urlsplit(webhook.url)
            port = parts.port
        except ValueError:
            raise ServerError("bad-input", "the webhook's url can't be read; expected https://HOST/…") from None
        if parts.scheme != "https" or not parts.hostname or parts.username or (port is not None and port not in PORTS):
            raise ServerError("bad-input", "a webhook's url has to be https://HOST/…, without a name or password in it")
        if not webhook.url.isascii() or not webhook.url.isprintable() or " " in webhook.url:
            raise ServerError("bad-input", "a webhook's url may hold printable ASCII letters only")

    async def ring(self, webhook: Webhook, turn: Turn, person: str) -> bool:
        """A few attempts, then it is given up; not even one where too many wait already, be it for the same person."""
        if self.calling.total() >= MOST_WAITING or self.calling[person] >= MOST_OF_ONE:
            METRICS.count("webhooks_total", result="dropped")
            return False
        self.calling[person] += 1
        try:
            return await self.told(webhook, turn)
        finally:
            self.calling -= Counter([person])

    async def told(self, webhook: Webhook, turn: Turn) -> bool:
        text = turn.text(webhook.language)
        content: dict[str, Any] = {"content": f"{text} {turn.url}".strip()}
        if webhook.shape == "json":
            content = msgspec.to_builtins(turn) | {"text": text}
        body = msgspec.json.encode(content)
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(self.pause * 2 ** (attempt - 1))  # nobody else waits meanwhile
            try:
                async with self.turn_at(urlsplit(webhook.url).hostname or ""), asyncio.timeout(self.seconds):
                    status = await self.post(webhook.url, body)
            except (OSError, ValueError, EOFError, ServerError) as error:
                cause = type(error).__name__
                if isinstance(error, ServerError):
                    break
            else:
                cause = str(status)
                if status < 300:
                    METRICS.count("webhooks_total", result="told")
                    return True
                if status < 500 and status != 429:
                    break
        # the url may hold a secret of its owner's, so it isn't told
        log("webhook-failed", level="warning", table=turn.table, cause=cause)
        METRICS.count("webhooks_total", result="failed")
        return False

    @asynccontextmanager
    async def turn_at(self, host: str) -> AsyncIterator[None]:
        """First among those for the same receiver, then among all."""
        lane = self.hosts.setdefault(host, Turnstile(MOST_AT_ONE_HOST))
        try:
            async with lane.turn(()), self.turnstile.turn((host,)):
                yield
        finally:
            if lane.free == MOST_AT_ONE_HOST:
                self.hosts.pop(host, None)

    async def post(self, url: str, body: bytes) -> int:
        """To the address that was checked, whatever the name means a moment later; redirects aren't followed."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {target} HTTP/1.1",
            f"Host: {parts.netloc}",
            "User-Agent: marsbound",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        address = await self.address_of(host, port)
        reader, writer = await asyncio.open_connection(address, port, ssl=self.context, server_hostname=host)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            version, status = (await reader.readline()).split()[:2]
            if not version.startswith(b"HTTP/1."):
                raise ValueError("no answer in HTTP")
            return int(status)
        finally:
            writer.transport.abort()  # whatever else it would say isn't read

    async def address_of(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for info in found:
            address = str(info[4][0])
            if self.private_allowed or is_public(address):
                return address
        raise ServerError("bad-input", "the webhook's host is in a private network; expected a public one")


def is_public(address: str) -> bool:
    """Also what an address of IPv6 stands for: by way of a translator or a tunnel it may lead back into a network."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in NAT64:
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF))
        if not all(one.is_global for one in inner if one is not None):
            return False
    return found.is_global and not found.is_multicast
