"""Whoever asks several processes has what they asked for counted together.

Each process counts by itself and tells the others, twice a second, what each address and person has spent with it and
how many sockets it has: nobody waits for an answer, and nobody gets much more than with one process.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from time import time
from typing import Final

from marsbound.server.http.rate_limits import Buckets
from marsbound.server.site.letters import Letter, sealed
from marsbound.server.site.membership import Membership
from marsbound.server.store.rows import NodeRow

TELL_EVERY: Final = 0.5  # seconds
SECONDS: Final = 2.0  # for a letter to go out


class SharedLimits:
    def __init__(self, membership: Membership, buckets: Mapping[str, Buckets], sockets: Counter[str]) -> None:
        self.membership = membership
        self.buckets = buckets
        self.sockets = sockets  # of this process, by address
        self.secret = ""
        self.elsewhere: dict[str, dict[str, int]] = {}  # sockets by process and address
        for kind in buckets.values():
            kind.touched = set()

    def open_elsewhere(self, address: str) -> int:
        others = self.membership.others
        return sum(found.get(address, 0) for id, found in self.elsewhere.items() if id in others)

    def told(self, letter: Letter) -> None:
        for kind, spent in letter.spent.items():
            if kind in self.buckets:
                for address, cost in spent.items():
                    self.buckets[kind].of(address).spent_elsewhere(cost)
        self.elsewhere = {id: found for id, found in self.elsewhere.items() if id in self.membership.others}
        self.elsewhere[letter.sender] = letter.open

    async def run(self) -> None:
        told: dict[str, int] = {}
        while True:
            await asyncio.sleep(TELL_EVERY)
            spent = {name: found for name, kind in self.buckets.items() if (found := kind.untold())}
            if self.membership.others and (spent or self.sockets != told):
                told = dict(self.sockets)
                await asyncio.gather(*[self.tell(node, spent, told) for node in self.membership.others.values()])

    async def tell(self, node: NodeRow, spent: dict[str, dict[str, float]], open: dict[str, int]) -> None:
        """Who can't be reached has other worries."""
        letter = Letter(node.id, self.membership.id, time(), spent=spent, open=open)
        host, _, port = node.address.rpartition(":")
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SECONDS):
                _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                writer.write(sealed(letter, self.secret))
                writer.close()
                await writer.wait_closed()
