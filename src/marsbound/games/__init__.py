"""The games, each a folder and an object: its kit says what it brings to everybody else."""

from typing import Final

FOLDERS: Final = ("red_planet", "rocketmen")
"""The only list of games there is.  Other packages bring theirs by an entry point of the group `marsbound.games`."""
