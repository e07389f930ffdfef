"""What was used lately is kept, up to a limit."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Of so much weight at most; what was unused for longest goes first."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.weight = 0.0
        self.kept: OrderedDict[K, tuple[V, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.kept)

    def __contains__(self, key: K) -> bool:
        return key in self.kept

    def get(self, key: K) -> V | None:
        found = self.kept.get(key)
        if found is None:
            return None
        self.kept.move_to_end(key)
        return found[0]

    def keep(self, key: K, value: V, weight: float = 1.0) -> V:
        self.forget(key)
        self.kept[key] = value, weight
        self.weight += weight
        while self.weight > self.most and len(self.kept) > 1:
            self.weight -= self.kept.popitem(last=False)[1][1]
        return value

    def forget(self, key: K) -> None:
        if key in self.kept:
            self.weight -= self.kept.pop(key)[1]
