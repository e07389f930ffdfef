"""Who answers for nature in a live game.

A table's seed says which generator it has: one that begins with "k1-" is the key to a cryptographic one, so that
whoever knows all that was dealt still knows nothing of what comes.  A number is a seed of the engine's own generator:
the same deal as at the terminal and in the arena, and what tables of earlier releases go on with.

Both are functions of a point in one of nature's streams (a deck, a shuffle, "third"), not of what was drawn before.
"""

import hmac
from collections.abc import Callable, Sequence
from typing import Final

from marsbound.core.choices import Choices
from marsbound.core.play import Play
from marsbound.core.script import Chance

Nature = Callable[[Play], int]

KEYED: Final = "k1-"  # how the seeds of this version begin
LABEL: Final = b"marsbound nature k1"
BITS: Final = 256


def nature_of(seed: str, salts: Sequence[bytes] = ()) -> Nature:
    """The generator of a table, from its seed and what each seat has added to it."""
    return Keyed(key_of(seed, salts)) if seed.startswith(KEYED) else Rolled(int(seed))


def key_of(seed: str, salts: Sequence[bytes]) -> bytes:
    """Each part comes with its length, so that no two lists of parts are the same bytes."""
    parts = [LABEL, *salts]
    return hmac.digest(seed.encode(), b"".join(len(part).to_bytes(4, "big") + part for part in parts), "sha256")


class Keyed:
    """HMAC-SHA256 of a point in one of nature's streams."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def below(self, point: int, sides: int) -> int:
        """From 0 to sides - 1; with this many bits none is likelier than another by more than anybody could tell."""
        drawn = hmac.digest(self.key, point.to_bytes(8, "big", signed=True), "sha256")
        return int.from_bytes(drawn, "big") * sides >> BITS

    def __call__(self, play: Play) -> int:
        weights, line = play.weights(), play.line()
        assert isinstance(line, Chance), "whoever asks nature says where in its streams"
        rest = self.below(int(line.stream(play.table, play.table.seat)), sum(weights))
        for choice, weight in zip(play.found.numbers(), weights, strict=True):
            rest -= weight
            if rest < 0:
                return choice
        raise AssertionError("less was drawn than all weights together")


class Rolled:
    """The engine's own generator."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, play: Play) -> int:
        play.table.set_seed(self.seed)
        return int(play.line().draw(play.table, play.table.seat, Choices()))
