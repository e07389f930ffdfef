"""Sets of small numbers as masks.

Numbers go up to 59, because packs have at most 60 of anything.  More would need literals of more than 62 bits, and
mypyc makes Python objects of those.
"""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The mask of one number.

    Never write `1 << number` in a compiled module: mypyc emits the literal as a C int, whose shift ends at 31.
    60 is allowed too: bit(60) - 1 is the set of all numbers.
    """
    return 0x1000000000000000 >> 60 - number


def size_of(mask: i64) -> i64:
    """How many numbers up to 59 are in the set: bits are counted in pairs, then in fours, then in eights."""
    mask -= mask >> 1 & 0x0555555555555555
    mask = (mask & 0x0333333333333333) + (mask >> 2 & 0x0333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest number of a set that isn't empty."""
    return size_of((mask & -mask) - 1)


def picked_bit(mask: i64, which: i64) -> i64:
    """The number at a place of the set, counted from 0."""
    number: i64 = 0
    below = size_of(mask & 0xFFFFFFFF)
    if which >= below:
        which -= below
        mask >>= 32
        number = 32
    below = size_of(mask & 0xFFFF)
    if which >= below:
        which -= below
        mask >>= 16
        number += 16
    below = size_of(mask & 0xFF)
    if which >= below:
        which -= below
        mask >>= 8
        number += 8
    while which or mask & 1 == 0:
        which -= mask & 1
        mask >>= 1
        number += 1
    return number
