"""Who the bots are: every level has six of them, one for each seat, so that a bot at a seat is always the same one.

What they are called is in the texts (`cast-NAME`); records keep the level alone, which with the seat says who it was.
"""

from typing import Final

from marsbound.bots.levels import level_of
from marsbound.bots.python_bot import PYTHON

CAST: Final[dict[str, tuple[str, ...]]] = {
    "random": ("whim", "fumble", "zigzag", "jumble", "doodle", "hiccup"),
    "novice": ("pip", "cog", "tock", "rivet", "minnow", "sprocket"),
    "heuristic": ("gimbal", "ballast", "orrery", "piston", "compass", "lantern"),
    "expert": ("vector", "perigee", "sextant", "halo", "quasar", "tangent"),
    "master": ("zenith", "solstice", "equinox", "meridian", "parallax", "umbra"),
    "champion": ("colossus", "argonaut", "leviathan", "nocturne", "aurelia", "imperator"),
}
"""By level, then by player."""
PEOPLE: Final = tuple(name for names in CAST.values() for name in names)


def cast_name(spec: str, player: int) -> str | None:
    """Who plays a level's bot at a seat; None of somebody's own program or class, which has a name of its own."""
    names = CAST.get(level_of(spec))
    return names[player % len(names)] if names is not None else None


def face_of(name: str) -> int:
    """Its place among all of them: six faces for each level."""
    return PEOPLE.index(name)


def own_name(spec: str) -> str:
    """What somebody calls their own bot: the class of python:MODULE:CLASS, the command of program:COMMAND LINE."""
    if spec.startswith(PYTHON):
        return spec.rpartition(":")[2]
    kind, colon, command = spec.partition(":")
    words = command.split() if colon else [kind]
    return words[0].rpartition("/")[2] if words else kind
