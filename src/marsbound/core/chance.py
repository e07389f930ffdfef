"""Nature's generator: a pure function of the seed and of what is drawn, the same on every platform.

There is no state to advance.  The third card of a deck depends on the seed, the deck and "third", and on nothing
that the players did in between: so games with the same seed meet the same ships in the same order.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def mixed(word: i64) -> i64:
    """A 32-bit word, thoroughly stirred.  Multipliers stay under 2**31 so that no product leaves 63 bits."""
    word ^= word >> 16
    word = word * 0x21F0AAAD & WORD
    word ^= word >> 15
    word = word * 0x735A2D97 & WORD
    return word ^ word >> 15


def low_word(seed: i64) -> i64:
    """A seed is stirred into two words: else seed 6 would draw at point 1 what seed 7 draws at point 0."""
    return mixed(mixed(seed & WORD ^ 0x3C6EF372) ^ seed >> 32 & WORD)


def high_word(seed: i64) -> i64:
    """The same with another constant, so that neither word follows from the other."""
    return mixed(mixed(seed & WORD ^ 0x5BD1E995) ^ seed >> 32 & WORD)


def rolled(seed_low: i64, seed_high: i64, stream: i64, sides: i64) -> i64:
    """A number from 0 to sides - 1, for the two words of a seed at this point of this stream."""
    word = mixed(seed_low ^ stream & WORD)
    word = mixed(word ^ seed_high ^ stream >> 32 & WORD)
    return word * sides >> 32


class Generator:
    """A stream of numbers for whoever needs many: random players, sampled worlds."""

    def __init__(self, seed: i64) -> None:
        self.low: i64 = low_word(seed)
        self.high: i64 = high_word(seed)
        self.drawn: i64 = 0

    def below(self, sides: i64) -> i64:
        self.drawn += 1
        return rolled(self.low, self.high, self.drawn, sides)

    def seed(self) -> i64:
        """A seed for something else, 62 bits long."""
        return self.below(1 << 31) << 31 | self.below(1 << 31)
