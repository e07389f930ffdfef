"""What was given in points while some things happened."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Gains:
    """Of the last time something was counted; or of all, in a game in which points come one by one."""

    count: int
    """Which time it was, from 1; 0 where points come one by one."""
    points: Mapping[int, int]
    """By seat; a rival without a seat comes after the last one."""
