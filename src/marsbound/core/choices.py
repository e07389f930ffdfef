"""The answers that a question has, as the machine lists them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.numbers import Answer, Seat

MOST_CHOICES: Final = 512


class Choices:
    """The answers to one question: a buffer of the asker's, filled again for the next one."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * MOST_CHOICES)
        self.weights = vec[i64]([0] * MOST_CHOICES)
        self.count: i64 = 0
        self.bag: i64 = 0
        self.seat: Seat = -1

    def clear(self) -> None:
        self.count = 0
        self.bag = 0

    def add(self, choice: Answer) -> None:
        self.items[self.count] = choice
        self.count += 1

    def add_weighted(self, choice: Answer, weight: i64) -> None:
        """Of nature's answers some are likelier; without weights all are equally likely."""
        self.weights[self.count] = weight
        self.bag += weight
        self.add(choice)

    def add_all(self, mask: i64, number: i64 = 0) -> None:
        """Every number of a set, counted from a first one."""
        items = self.items
        count = self.count
        while mask:
            if mask & 1:
                items[count] = number
                count += 1
            mask >>= 1
            number += 1
        self.count = count

    def numbers(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]

    def list_weights(self) -> list[int]:
        if self.bag == 0:
            return [1] * self.count
        return [int(self.weights[i]) for i in range(self.count)]

    def holds(self, choice: Answer) -> bool:
        for i in range(self.count):
            if self.items[i] == choice:
                return True
        return False
