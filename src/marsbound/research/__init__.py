"""The games for research: states by numbers, actions and observations with fixed places, many games at once.

    from marsbound import research

    batch = research.batch("red-planet-second", players=4, games=256, seed=1)
    for step in range(1000):
        batch.step(batch.sample(step))

Buffers of a batch are seen by numpy without a copy: `research.arrays(batch)`.
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any
from typing import Final as _Final

if _TYPE_CHECKING:
    from marsbound.research.batches import batch
    from marsbound.research.engine.actions import ActionTable
    from marsbound.research.engine.batch import Batch
    from marsbound.research.engine.observation import Field
    from marsbound.research.engine.state import State
    from marsbound.research.versions import environment_id, layout

__all__ = [
    "ActionTable",
    "Batch",
    "Features",
    "Field",
    "State",
    "Workers",
    "arrays",
    "batch",
    "environment_id",
    "layout",
    "things",
]

# Imported when somebody asks for them: the engine's part of this package needs none of it.  What needs numpy isn't even
# named above, since the engine is type-checked and compiled where there is no numpy.
_OFFERED: _Final = {
    "ActionTable": "engine.actions",
    "Batch": "engine.batch",
    "Features": "as_arrays",
    "Field": "engine.observation",
    "State": "engine.state",
    "Workers": "workers",
    "arrays": "as_arrays",
    "batch": "batches",
    "environment_id": "versions",
    "layout": "versions",
    "things": "as_arrays",
}


def __getattr__(name: str) -> _Any:
    from importlib import import_module

    if name not in _OFFERED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_OFFERED[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
