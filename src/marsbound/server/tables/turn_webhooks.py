"""Tells people who aren't at the table that it is their turn, at the address they gave.

Only https, and no addresses of the operator's own network: else anybody could make the server knock at its neighbours.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from marsbound.server.errors import ServerError
from marsbound.server.wire.people import Webhook
from marsbound.text import Texts

SECONDS: Final = 10.0  # for all of an attempt
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
PORTS: Final = range(1, 65536)


class Outcome(NamedTuple):
    """Of an attempt."""

    told: bool
    again: bool  # whether another one may have more luck
    cause: str


class TurnNotice(msgspec.Struct):
    """What is told.  The same id twice is the same turn: it is sent again if nobody knows whether it has arrived."""

    id: str
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

    async def attempt(self, webhook: Webhook, notice: TurnNotice) -> Outcome:
        """Once, and not for long."""
        text = notice.text(webhook.language)
        content: dict[str, Any] = {"content": f"{text} {notice.url}".strip()}
        if webhook.shape == "json":
            content = msgspec.to_builtins(notice) | {"text": text}
        try:
            async with asyncio.timeout(self.seconds):
                status = await self.post(webhook.url, msgspec.json.encode(content), notice.id)
        except ServerError as error:
            return Outcome(False, False, error.code)
        except (OSError, ValueError, EOFError) as error:
            return Outcome(False, True, type(error).__name__)
        return Outcome(status < 300, status >= 500 or status == 429, str(status))

    async def post(self, url: str, body: bytes, id: str) -> int:
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
            f"Idempotency-Key: {id}",
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
