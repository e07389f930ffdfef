"""marsbound: three board games about Mars on one machine.

COMPILED says whether the engine runs compiled. With MARSBOUND_INTERPRETED=1 in the environment the sources are used
even though they have been compiled.
"""

import sys
from typing import Final

from marsbound._engine import EngineFinder, engine_to_use

__version__: Final = "0.1.0"

_ENGINE: Final = engine_to_use()
if _ENGINE is not None:
    sys.meta_path.insert(0, EngineFinder(_ENGINE))

COMPILED: Final[bool] = _ENGINE is not None
