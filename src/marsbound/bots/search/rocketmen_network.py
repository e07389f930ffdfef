"""A small network that says how a position of Rocketmen compares with the others' at the same table.

Its weights were found by playing: positions between two turns, from games between players of many tastes who now and
then did anything at all, and who won when sensible players played on from there.
"""

from base64 import b85decode
from struct import unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.rocketmen_measures import MEASURES

UNIT: Final = 2048.0  # weights are written as whole numbers of its parts


class Network:
    """One layer of neurons that answer above a threshold, and a straight way past it."""

    def __init__(self, text: str) -> None:
        numbers = written_numbers(text)
        hidden = (len(numbers) - MEASURES) // (MEASURES + 2)
        self.hidden: i64 = hidden
        self.inner = vec[float](numbers[: MEASURES * hidden])  # measure by measure, all neurons
        self.threshold = vec[float](numbers[MEASURES * hidden : (MEASURES + 1) * hidden])
        self.outer = vec[float](numbers[(MEASURES + 1) * hidden : (MEASURES + 2) * hidden])
        self.straight = vec[float](numbers[(MEASURES + 2) * hidden :])
        self.sums = vec[float]([0.0] * hidden)

    def value(self, measures: "vec[float]") -> float:
        sums = self.sums
        inner = self.inner
        hidden = self.hidden
        for neuron in range(hidden):
            sums[neuron] = self.threshold[neuron]
        total = 0.0
        row: i64 = 0
        for measure in range(i64(MEASURES)):
            much = measures[measure]
            if much != 0.0:
                total += much * self.straight[measure]
                for neuron in range(hidden):
                    sums[neuron] += much * inner[row + neuron]
            row += hidden
        for neuron in range(hidden):
            if sums[neuron] > 0.0:
                total += sums[neuron] * self.outer[neuron]
        return total


def written_numbers(text: str) -> list[float]:
    """Of 16 bits each, the lower byte first, five characters for two of them."""
    written = b85decode("".join(text.split()))
    return [number / UNIT for number in unpack(f"<{len(written) // 2}h", written)]
