"""How much somebody may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from heapq import nsmallest
from time import monotonic
from typing import Final

from marsbound.server.errors import ServerError
from marsbound.server.http.costs import SOCKET
from marsbound.server.settings import Settings

BURST: Final = 10  # seconds' worth that may come at once
MOST_KNOWN: Final = 50_000
SOCKETS_WORTH: Final = 5  # of messages that all sockets of an address may send together
FRAMES_PER_SECOND: Final = 50.0  # of replays that are made for one address, in the long run
FRAMES_TO_BEGIN_WITH: Final = 5_000.0  # some replays with all their eyes


def nobody(name: str) -> int:
    """What other processes say, where there are none."""
    return 0


def at_leisure() -> None:
    """Where nobody has to be told at once."""


class Held:
    """How many of something each address or person has just now."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: Callable[[str], int] = nobody  # with other processes
        self.changed: Callable[[], None] = at_leisure

    def of(self, name: str) -> int:
        return self.here[name] + self.elsewhere(name)

    def take(self, *names: str) -> None:
        self.here.update(names)
        self.changed()

    def give_back(self, *names: str) -> None:
        self.here.subtract(names)
        for name in names:
            if self.here[name] <= 0:
                del self.here[name]  # nobody is remembered who has nothing
        self.changed()


class Bucket:
    """Fills by so many a second, up to a burst; what is asked for takes out what it costs."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = per_second * BURST if most is None else most
        self.left = self.most
        self.since = monotonic()
        self.untold = 0.0  # what was taken out and other processes don't know of yet

    def fill(self) -> None:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now

    def take(self, cost: float = 1.0) -> bool:
        self.fill()
        if self.left < min(cost, self.most):
            return False
        self.left -= cost
        self.untold += cost
        return True

    def spend(self, cost: float) -> None:
        """What something has cost that is done already: whoever has too little left owes it."""
        self.spent_elsewhere(cost)
        self.untold += cost

    def spent_elsewhere(self, cost: float) -> None:
        """What another process says."""
        self.fill()
        self.left = max(self.left - cost, -self.most)

    def at_most(self, left: float) -> None:
        """What a process knows that was there before this one."""
        self.fill()
        self.left = min(self.left, max(left, -self.most))

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much can be taken."""
        self.fill()
        return max(0.0, min(cost, self.most) - self.left) / self.per_second


class Buckets:
    """One for each address or person; the one unused for longest is forgotten when there are too many."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()
        self.touched: set[str] | None = None  # since the others were told, where there are others
        self.changed: Callable[[], None] = at_leisure

    def of(self, address: str) -> Bucket:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.per_second, self.most)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        if self.touched is not None:
            self.touched.add(address)
        return bucket

    def untold(self) -> dict[str, float]:
        """What was spent since the last time, by address."""
        found: dict[str, float] = {}
        for address in self.touched or ():
            bucket = self.known.get(address)
            if bucket is not None and bucket.untold:
                found[address], bucket.untold = bucket.untold, 0.0
        self.touched = set()
        return found

    def emptiest(self, most: int) -> dict[str, float]:
        """What is left of those that lack something, the emptiest first."""
        for bucket in self.known.values():
            bucket.fill()
        lacking = [(bucket.left, name) for name, bucket in self.known.items() if bucket.left < bucket.most]
        return {name: left for left, name in nsmallest(most, lacking)}

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self.of(address).take(cost)

    def demand(self, address: str, message: str, cost: float = 1.0, code: str = "too-fast") -> None:
        """Whoever has too little left is told in words, and when to come again."""
        bucket = self.of(address)
        if not bucket.take(cost):
            raise ServerError(code, message, retry_after=bucket.wait(cost))
        self.changed()


class Limits:
    """What each address may ask for, in units of `costs`."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(settings.requests_per_second)
        self.sockets = Buckets(settings.requests_per_second)
        self.messages = Buckets(SOCKETS_WORTH * settings.messages_per_second)
        self.frames = Buckets(FRAMES_PER_SECOND, FRAMES_TO_BEGIN_WITH)

    def demand_request(self, address: str, cost: float) -> None:
        self.requests.demand(address, "more requests than anybody needs; wait a little", cost)

    def demand_socket(self, address: str) -> None:
        self.sockets.demand(address, "more sockets than anybody needs; wait a little", SOCKET)
