"""marsbound: three board games about Mars on one machine.

COMPILED says whether the engine runs compiled. With MARSBOUND_INTERPRETED=1 in the environment the sources are used
even though compiled modules lie beside them.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, PathFinder, SourceFileLoader
from typing import Final

__version__: Final = "0.1.0"

_PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))


def _source_finder(path: str) -> FileFinder:
    """A path hook for marsbound's own folders that knows no extensions."""
    if path != _PACKAGE and not path.startswith(_PACKAGE + os.sep):
        raise ImportError(f"{path} isn't a folder of marsbound", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _prefer_sources() -> None:
    sys.path_hooks.insert(0, _source_finder)
    for path in [path for path in sys.path_importer_cache if path.startswith(_PACKAGE)]:
        del sys.path_importer_cache[path]


def _engine_is_compiled() -> bool:
    """Where an import would take the machine from, found out without importing it."""
    spec = PathFinder.find_spec("marsbound.core.script", [os.path.join(_PACKAGE, "core")])
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


if os.environ.get("MARSBOUND_INTERPRETED") == "1":
    _prefer_sources()

COMPILED: Final[bool] = _engine_is_compiled()
