"""Sets of small numbers as masks."""

from typing import Final

from mypy_extensions import i64

TOP_BIT: Final = 1 << 62


def bit(number: i64) -> i64:
    """The mask of one number.

    Never write `1 << number` in a compiled module: mypyc emits the literal as a C int, whose shift ends at 31.
    """
    return TOP_BIT >> 62 - number


def size_of(mask: i64) -> i64:
    """How many numbers are in the set."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def picked_bit(mask: i64, which: i64) -> i64:
    """The number at a place of the set, counted from 0."""
    while which:
        mask &= mask - 1
        which -= 1
    number: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        number = 32
        mask >>= 32
    if mask & 0xFFFF == 0:
        number += 16
        mask >>= 16
    if mask & 0xFF == 0:
        number += 8
        mask >>= 8
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number
