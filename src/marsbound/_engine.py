"""The compiled engine: which modules belong to it, what it is made from, and where Python finds it.

An engine is a folder with an `engine.json` that says which file holds which module. In a source tree it is
`build/engine/<fingerprint>-<kind>`, named after what it was made from, so that nobody can meet one older than the
sources; in an installed package it is `marsbound/compiled`. Standard library only: the builder and setup.py use this
before anything is installed.
"""

import hashlib
import json
import os
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parent.parent
MODULES: Final = (
    "core/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/bot/**/*.py",
    "games/*/research/**/*.py",
    "bots/search/**/*.py",
    "research/engine/**/*.py",
)
# Not compiled themselves, but the engine's code depends on their types.
FOLLOWED: Final = ("packs/**/*.py",)
# What else decides about the outcome: the builder with its flags, and the versions of its tools.
RECIPE: Final = (
    "scripts/engine.py",
    "scripts/engine_docstrings.py",
    "scripts/engine_pieces.py",
    "scripts/engine_training.py",
    "requirements/play.txt",
    "src/marsbound/_engine.py",
)
KINDS: Final = ("release", "full", "quick")  # the fastest first
MANIFEST: Final = "engine.json"
INSTALLED: Final = "compiled"


def matching(package: Path, patterns: Sequence[str]) -> list[Path]:
    return sorted(path for pattern in patterns for path in package.glob(pattern))


def engine_sources(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile; an __init__.py is a docstring at most, nothing to compile."""
    return [path for path in matching(package, MODULES) if path.name != "__init__.py"]


def module_name(path: Path, package: Path = PACKAGE) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts)


def fingerprint(root: Path = ROOT) -> str:
    """Of everything a compiled engine depends on; the same wherever the tree lies."""
    package = root / "src" / "marsbound"
    found = hashlib.sha256(str(get_config_var("EXT_SUFFIX")).encode())
    recipe = [path for name in RECIPE if (path := root / name).exists()]
    for path in [*matching(package, MODULES + FOLLOWED), *recipe]:
        content = path.read_bytes()
        found.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:20]


def engines(root: Path = ROOT) -> Path:
    return root / "build" / "engine"


def engine_folder(root: Path, made_from: str, kind: str) -> Path:
    return engines(root) / f"{made_from}-{kind}"


def compiled_engine(root: Path = ROOT) -> Path | None:
    """The fastest engine there is for the sources as they are now."""
    if not engines(root).is_dir():
        return None
    made_from = fingerprint(root)
    folders = [engine_folder(root, made_from, kind) for kind in KINDS]
    return next((folder for folder in folders if (folder / MANIFEST).exists()), None)


def engine_to_use() -> Path | None:
    """None means that the sources are to be interpreted. MARSBOUND_ENGINE names a folder, for comparisons."""
    if os.environ.get("MARSBOUND_INTERPRETED") == "1":
        return None
    named = os.environ.get("MARSBOUND_ENGINE")
    if named:
        return Path(named)
    installed = PACKAGE / INSTALLED
    if (installed / MANIFEST).exists():
        return installed
    return compiled_engine()


class EngineFinder(MetaPathFinder):
    """Finds the engine's modules in an engine's folder, before Python looks beside the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        self.kind: str = manifest["kind"]
        self.files: dict[str, str] = manifest["modules"]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        origin = str(self.folder / file)
        return spec_from_file_location(fullname, origin, loader=ExtensionFileLoader(fullname, origin))
