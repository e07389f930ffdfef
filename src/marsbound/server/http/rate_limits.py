"""How often somebody may ask for something."""

from collections import OrderedDict
from time import monotonic
from typing import Final

BURST: Final = 10  # seconds' worth that may come at once
MOST_KNOWN: Final = 50_000


class Bucket:
    """Fills by so many a second, up to a burst; every request takes one out, or what it costs."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = per_second * BURST if most is None else most
        self.left = self.most
        self.since = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < min(cost, self.most):
            return False
        self.left -= cost
        return True


class Buckets:
    """One for each address or person; the one unused for longest is forgotten when there are too many."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.per_second, self.most)
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket.take(cost)
