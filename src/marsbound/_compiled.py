"""Which modules are compiled, and whether the compiled ones were made from the sources as they are now.

setup.py and scripts/build use this before anything is installed, so it needs the standard library only.
"""

import ast
import hashlib
import json
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from sysconfig import get_config_var
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
FOLDERS: Final = ("core", "games", "bots/search")


def engine_sources(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile."""
    found = [path for folder in FOLDERS for path in (package / folder).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py" or has_code(path))


def has_code(path: Path) -> bool:
    """An __init__.py is often a docstring or less: nothing to compile."""
    return any(not isinstance(node, ast.Expr) for node in ast.parse(path.read_bytes()).body)


def compiled_files(package: Path = PACKAGE) -> list[Path]:
    """The extensions beside the sources, and the library they share, which lies beside the package."""
    places = [package.rglob("*"), package.parent.glob("marsbound__mypyc.*")]
    return [path for place in places for path in place if path.suffix in (".so", ".pyd")]


def stamp(package: Path) -> Path:
    return package / "_compiled.json"


def ingredients(package: Path = PACKAGE) -> dict[str, str]:
    """Everything a compiled engine depends on: the tools, and the sha256 of each source."""
    try:
        mypy = version("mypy")
    except PackageNotFoundError:
        mypy = "none"
    found = {"extension": get_config_var("EXT_SUFFIX"), "mypy": mypy}
    sources = engine_sources(package)
    setup = package.parent.parent / "setup.py"
    if setup.exists():
        sources.append(setup)
    for path in sources:
        found[path.relative_to(package.parent.parent).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def write_stamp(package: Path, made_from: dict[str, str]) -> None:
    stamp(package).write_text(json.dumps(made_from, indent=1) + "\n", encoding="utf-8")


def remove_engine(package: Path) -> None:
    """So that no module is taken from an older build, not even one whose source is gone."""
    for path in [*compiled_files(package), stamp(package)]:
        path.unlink(missing_ok=True)


def changes(package: Path = PACKAGE) -> list[str]:
    """What differs from when the engine was compiled; everything, when it isn't compiled."""
    now = ingredients(package)
    try:
        then = json.loads(stamp(package).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return sorted(now)
    if not isinstance(then, dict) or not compiled_files(package):
        return sorted(now)
    return sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))


if __name__ == "__main__":  # scripts/build asks: does the engine have to be compiled?
    sys.exit(1 if changes() else 0)
