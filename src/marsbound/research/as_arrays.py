"""What the engine writes, as numpy sees it; the only module here that needs numpy."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from marsbound.core.box import box_of
from marsbound.core.layout import SET, THING
from marsbound.core.refusal import BadInput
from marsbound.library.game import game as game_named
from marsbound.packs import Pack
from marsbound.research.engine.batch import MOST_LEGAL, Batch
from marsbound.research.engine.observation import NUMBER, Field
from marsbound.research.specs import description_of

Array: TypeAlias = npt.NDArray[Any]
BITS: Final = 8


def arrays(batch: Batch) -> dict[str, Array]:
    """The buffers of a batch, a row for each game: not copies, so every step changes what they show."""
    rows = int(batch.games)
    shaped = {
        "observation": (rows, -1 if batch.observe else 0),
        "mask": (rows, -1 if batch.masked else 0),
        "legal": (rows, MOST_LEGAL),
        "reward": (rows, int(batch.spec.players)),
        "points": (rows, int(batch.spec.players)),
    }
    plain = ("count", "player", "done", "seed", "steps")
    found = {name: np.asarray(getattr(batch, name)).reshape(shape) for name, shape in shaped.items()}
    return found | {name: np.asarray(getattr(batch, name)) for name in plain}


class Features:
    """Observations as a network takes them: of each thing which it is, of each set its members, counts as they are."""

    def __init__(self, layout: list[Field]) -> None:
        self.layout = layout
        self.names = [name for field in layout for name in feature_names(field)]
        self.size = len(self.names)

    def __call__(self, observations: Array) -> npt.NDArray[np.float32]:
        """Of observations in rows, as many rows of features."""
        rows = np.atleast_2d(observations)
        size = sum(field.size for field in self.layout)
        if rows.shape[1:] != (size,):
            raise BadInput(f"observations have the shape {np.shape(observations)}; expected rows of {size} bytes")
        parts = [features_of(field, rows[:, field.start : field.start + field.size]) for field in self.layout]
        return np.concatenate(parts, axis=1, dtype=np.float32)


def features_of(field: Field, values: Array) -> Array:
    rows = len(values)
    if field.kind == THING:
        which: Array = values[:, :, None] == np.arange(field.most + 1)
        return which.reshape(rows, -1)
    if field.kind == SET:
        members = np.unpackbits(values.reshape(rows, -1, field.width), axis=2, bitorder="little")
        return members[:, :, : field.most].reshape(rows, -1)
    if field.kind == NUMBER:
        return np.ascontiguousarray(values).view("<i8")
    return values


def feature_names(field: Field) -> list[str]:
    """A name for each feature: the field, its place, and which thing or member."""
    places = [""]
    for _axis, extent in field.axes:
        places = [f"{place}[{at}]" for place in places for at in range(extent)]
    if field.kind == THING:
        words = field.words or [str(value) for value in range(field.most + 1)]
        return [f"{field.name}{place}={word}" for place in places for word in words]
    if field.kind == SET:
        return [f"{field.name}{place}:{member}" for place in places for member in range(field.most)]
    return [f"{field.name}{place}" for place in places]


def things(game: str, pack: Pack | None = None) -> dict[str, tuple[list[str], npt.NDArray[np.float32]]]:
    """What the pack says of cards, ships, zones: for each kind the names of its features, and a row for each thing.

    A corrected pack changes these numbers and no place of an observation.
    """
    kit = game_named(game).kit
    box = box_of(kit.game, game_named(game).pack_given(pack))
    found = {}
    for kind, rows in description_of(game).things(box).items():
        names = list(rows[0])
        found[kind] = (names, np.array([[row[name] for name in names] for row in rows], dtype=np.float32))
    return found
