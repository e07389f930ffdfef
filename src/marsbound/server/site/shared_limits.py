"""Whoever asks several processes has what they asked for counted together.

Each process counts by itself and tells the others, twice a second and of quotas at once, what each address and person
has spent with it and how many sockets and hints they have there: nobody waits for an answer.  Who asks several at the
same moment may get as much from each, and owes it: in the long run nobody gets more than with one process.
"""

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from time import time
from types import MappingProxyType
from typing import Any, Final

from marsbound.server.http.rate_limits import Buckets, Held
from marsbound.server.logs import log
from marsbound.server.site.letters import Letter, sealed
from marsbound.server.site.membership import Membership
from marsbound.server.store.stored import StoredNode

TELL_EVERY: Final = 0.5  # seconds
AT_ONCE: Final = ("people", "tables", "hints")  # what is seldom, and dear
BREATHER: Final = 0.02  # seconds between two letters all the same
SECONDS: Final = 2.0  # for a letter to go out
MOST_TOLD: Final = 2_000  # addresses of each kind that somebody new is told of

Spent = Mapping[str, Mapping[str, float]]  # by kind of limit and address


class SharedLimits:
    def __init__(self, membership: Membership, buckets: Mapping[str, Buckets], held: Mapping[str, Held]) -> None:
        self.membership = membership
        self.buckets = buckets
        self.held = held
        self.secret = ""
        self.elsewhere: dict[str, dict[str, dict[str, int]]] = {}  # by process, kind, address or person
        self.owed: dict[str, dict[str, dict[str, float]]] = {}  # by process: what it couldn't be told yet
        self.soon = asyncio.Event()
        for kind in buckets.values():
            kind.touched = set()
        for name, one in held.items():
            one.elsewhere = lambda who, name=name: self.held_elsewhere(name, who)  # type: ignore[misc]
        for name in AT_ONCE:
            for counted in (buckets.get(name), held.get(name)):
                if counted is not None:
                    counted.changed = self.soon.set

    def held_elsewhere(self, kind: str, who: str) -> int:
        others = self.membership.others
        return sum(found.get(kind, {}).get(who, 0) for id, found in self.elsewhere.items() if id in others)

    def told(self, letter: Letter) -> None:
        spent, held = ({kind: sum(of.values()) for kind, of in told.items()} for told in (letter.spent, letter.held))
        log("limits-told", level="debug", sender=letter.sender, spent=spent, held=held, left=bool(letter.left))
        for kind, spent in letter.spent.items():
            if kind in self.buckets:
                for who, cost in spent.items():
                    self.buckets[kind].of(who).spent_elsewhere(cost)
        for kind, known in letter.left.items():
            if kind in self.buckets:
                for who, left in known.items():
                    self.buckets[kind].of(who).at_most(left)
        self.elsewhere = {id: found for id, found in self.elsewhere.items() if id in self.membership.others}
        self.elsewhere[letter.sender] = letter.held

    async def run(self) -> None:
        told: dict[str, dict[str, int]] = {}
        known: Collection[str] = ()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TELL_EVERY):
                    await self.soon.wait()
            self.soon.clear()
            spent = {name: found for name, kind in self.buckets.items() if (found := kind.untold())}
            held = {name: dict(one.here) for name, one in self.held.items() if one.here}
            others = list(self.membership.others.values())
            ready = [node for node in others if not node.draining]  # who just comes can't read letters yet
            new = [node for node in ready if node.id not in known]
            if new:
                left = {name: found for name, kind in self.buckets.items() if (found := kind.emptiest(MOST_TOLD))}
                await self.tell(new, held=held, left=left)
            self.owed = {id: spent for id, spent in self.owed.items() if id in self.membership.others}
            if spent or held != told or self.owed:
                await self.tell([node for node in others if node not in new], held=held, spent=spent)
            known, told = {node.id for node in ready}, held
            await asyncio.sleep(BREATHER)

    async def tell(self, nodes: Collection[StoredNode], **what: Any) -> None:
        await asyncio.gather(*[self.send(node, **what) for node in nodes])

    async def send(self, node: StoredNode, spent: Spent = MappingProxyType({}), **what: Any) -> None:
        """Who can't be reached is told with the next letter."""
        all_of_it = together(self.owed.pop(node.id, {}), spent)
        letter = Letter(node.id, self.membership.id, time(), spent=all_of_it, **what)
        host, _, port = node.address.rpartition(":")
        try:
            async with asyncio.timeout(SECONDS):
                _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                writer.write(sealed(letter, self.secret))
                await writer.drain()
        except (OSError, TimeoutError):
            if all_of_it:
                self.owed[node.id] = all_of_it
        else:
            writer.close()


def together(one: Spent, other: Spent) -> dict[str, dict[str, float]]:
    found = {kind: dict(spent) for kind, spent in one.items()}
    for kind, spent in other.items():
        known = found.setdefault(kind, {})
        for who, cost in spent.items():
            known[who] = known.get(who, 0.0) + cost
    return found
