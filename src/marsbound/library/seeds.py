"""Seeds, given or not."""

import os
from operator import index
from typing import Final

from marsbound.core.chance import Generator
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput

BEYOND: Final = 1 << 63  # a seed has 64 bits, one of them the sign


def seed_or_chance(seed: int | None) -> int:
    """The seed given, an integer of Python or numpy, or one that nobody chose."""
    if seed is None:
        return int(Generator(int.from_bytes(os.urandom(7), "big")).seed())
    try:
        number = index(seed)
    except TypeError:
        raise BadInput(said("input-seed", "a seed is {seed}; expected an integer", seed=repr(seed))) from None
    if not -BEYOND <= number < BEYOND:
        words = "a seed is {number}; expected one of 64 bits, from -2**63 to 2**63 - 1"
        raise BadInput(said("input-seed-bits", words, number=str(number)))
    return number
