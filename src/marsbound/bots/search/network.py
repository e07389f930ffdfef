"""A small network that says how a player's position compares with the others' at the same table.

Weights are found by playing: positions, and who won when good players played on from there; docs/strength.md says how.
"""

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.weights import TOGETHER, Weights


class Network:
    """One layer of neurons that answer above a threshold, and a straight way past it."""

    def __init__(self, weights: Weights) -> None:
        numbers = weights.values()
        features = weights.layout.inputs
        hidden = weights.layout.neurons
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.inner = vec[float](numbers[: features * hidden])  # feature by feature, all neurons
        self.threshold = vec[float](numbers[features * hidden : (features + 1) * hidden])
        self.outer = vec[float](numbers[(features + 1) * hidden : (features + 2) * hidden])
        self.straight = vec[float](numbers[(features + 2) * hidden :])

    def value(self, found: "vec[float]", start: i64) -> float:
        """Of the features found from a place on."""
        total = 0.0
        for feature in range(self.features):
            total += found[start + feature] * self.straight[feature]
        for first in range(i64(0), self.hidden, TOGETHER):
            total += self.answer(found, start, first)
        return total

    def answer(self, found: "vec[float]", start: i64, first: i64) -> float:
        """Of some neurons: sums that don't wait for each other are made faster."""
        inner = self.inner
        sum_0 = self.threshold[first]
        sum_1 = self.threshold[first + 1]
        sum_2 = self.threshold[first + 2]
        sum_3 = self.threshold[first + 3]
        weight = first
        for feature in range(start, start + self.features):
            much = found[feature]
            if much != 0.0:
                sum_0 += much * inner[weight]
                sum_1 += much * inner[weight + 1]
                sum_2 += much * inner[weight + 2]
                sum_3 += much * inner[weight + 3]
            weight += self.hidden
        outer = self.outer
        return (
            max(sum_0, 0.0) * outer[first]
            + max(sum_1, 0.0) * outer[first + 1]
            + max(sum_2, 0.0) * outer[first + 2]
            + max(sum_3, 0.0) * outer[first + 3]
        )
