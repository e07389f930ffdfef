"""Seeds for whoever doesn't choose one."""

import os

from marsbound.core.chance import Generator


def seed_or_chance(seed: int | None) -> int:
    """The seed given, or one that nobody chose."""
    return int(Generator(int.from_bytes(os.urandom(7), "big")).seed()) if seed is None else seed
