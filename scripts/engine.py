"""Compiles the engine: Python to C by mypyc, C to objects side by side, objects to one library.

    python scripts/engine.py quick      for development: one changed module takes seconds
    python scripts/engine.py full       for playing: optimised as a whole, about a minute
    python scripts/engine.py release    full, and trained by a minute of games: some minutes

An engine is made from a copy of the sources in a folder of its own and published by one rename, so whoever starts
meanwhile finds either a whole engine or none. Objects are kept by the hash of what they are made from: what an
interrupted build has compiled, the next one needn't.
Exit code 0: an engine of the sources as they are now is there; 1: it couldn't be made; 3: there is no C compiler.
"""

import argparse
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var, get_path
from typing import Any, Final, cast

try:
    import fcntl
except ImportError:  # Windows, where sources are compiled for wheels only
    fcntl = None  # type: ignore[assignment]

# setuptools brings distutils where Python has none, so it comes first
import setuptools  # isort: skip  # noqa: F401
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from engine_docstrings import keep_docstrings  # noqa: E402
from engine_pieces import Declarations, Names, make_independent  # noqa: E402

from marsbound import _engine  # noqa: E402

GROUP: Final = "marsbound"
LIBRARY: Final = f"{GROUP}__mypyc"  # what mypyc calls the library that all modules share
SUFFIX: Final = str(get_config_var("EXT_SUFFIX"))
NO_COMPILER: Final = 3
KEPT_ENGINES: Final = 6
KEPT_OBJECTS: Final = 1000  # about 130 a build; the least recently used go first
MOST_TRIES: Final = 3
COMPILER_ERRORS: Final = (CCompilerError, ExecError, PlatformError, OSError)

# -w: with -Wall gcc reads the leading blanks of mypyc's C again and again
# no interposition: gcc may inline between functions of the library, a quarter of the engine's speed
GCC: Final = ("-w", "-g0", "-fno-semantic-interposition")
JOBS: Final = os.cpu_count() or 1
ACCESSORS: Final = "cells.py"  # a game's fields by name
COMPILE_FLAGS: Final = {
    "quick": (*GCC, "-O1"),
    "full": (*GCC, "-O3", "-flto"),
    "training": (*GCC, "-O3", "-fprofile-generate", "-fprofile-update=single"),
    "release": (*GCC, "-O3", "-flto", "-fprofile-use", "-fprofile-partial-training"),
}
LINK_FLAGS: Final = {
    "quick": GCC,
    "full": (*GCC, "-O3", f"-flto={JOBS}"),
    "training": (*GCC, "-fprofile-generate"),
    "release": (*GCC, "-O3", f"-flto={JOBS}", "-fprofile-use", "-fprofile-partial-training"),
}
WITHOUT_LTO: Final = (*GCC, "-O3")
OTHER_COMPILERS: Final = {"msvc": ("/O2", "/wd4102", "/wd4101", "/wd4146")}


class NotMade(Exception):
    """Why the engine couldn't be compiled."""


class NoCompiler(NotMade):
    """There is none, or none that works."""


def say(what: str) -> None:
    """A line for each step; scripts/play and the server read them."""
    print(f"engine: {what}", flush=True)


class Toolchain:
    """The C compiler that this Python would use, and what it can do."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.compiler = cast(Any, new_compiler())
        customize_compiler(self.compiler)
        self.type = str(self.compiler.compiler_type)
        if not self.works((), ()):
            raise NoCompiler("no C compiler that works, or Python's headers are missing")

    def works(self, flags: Sequence[str], link_flags: Sequence[str]) -> bool:
        """Only a try tells: the name may belong to a stub, headers or the linker's plugin may be missing."""
        with tempfile.TemporaryDirectory(dir=self.scratch) as folder:
            source = Path(folder, "attempt.c")
            source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_attempt(void) { return NULL; }\n", "ascii")
            try:
                made = self.compile(source, Path(folder), flags, [])
                self.link([made], Path(folder, f"attempt{SUFFIX}"), link_flags)
            except COMPILER_ERRORS:
                return False
        return True

    def flags(self, kind: str) -> tuple[Sequence[str], Sequence[str]]:
        """For compiling and for linking."""
        if self.type != "unix":
            return OTHER_COMPILERS.get(self.type, ()), ()
        wanted = COMPILE_FLAGS[kind], LINK_FLAGS[kind]
        if self.works(*wanted):
            return wanted
        plain = ("-O3",) if not self.works(WITHOUT_LTO, GCC) else WITHOUT_LTO
        say(f"this compiler knows no {wanted[0][-1]}: plainly optimised")
        return plain, ()

    def identity(self) -> str:
        """Objects of another compiler or another Python are other objects."""
        command = list(getattr(self.compiler, "compiler_so", ()))
        version = subprocess.run([*command[:1], "--version"], capture_output=True, text=True).stdout if command else ""
        return f"{sys.version} {self.type} {command} {version}"

    def compile(self, source: Path, folder: Path, flags: Sequence[str], include: Sequence[str]) -> Path:
        folders = [*include, get_path("include"), get_path("platinclude")]
        made = self.compiler.compile(
            [str(source)], output_dir=str(folder), include_dirs=folders, extra_postargs=list(flags)
        )
        return Path(made[0])

    def link(self, objects: Sequence[Path], target: Path, flags: Sequence[str]) -> None:
        self.compiler.link_shared_object([str(path) for path in objects], str(target), extra_postargs=list(flags))


def compiler_works() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        try:
            Toolchain(Path(folder))
        except NoCompiler:
            return False
    return True


class Objects:
    """Compiled C by the hash of what it was made from, kept between builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, key: str) -> Path | None:
        path = self.folder / f"{key}.o"
        if not path.exists():
            return None
        path.touch()
        return path

    def put(self, key: str, made: Path) -> Path:
        path = self.folder / f"{key}.o"
        os.replace(made, path)
        return path

    def prune(self) -> None:
        recent = sorted(self.folder.glob("*.o"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in recent[KEPT_OBJECTS:]:
            path.unlink(missing_ok=True)


def inline_everything(c_file: Path) -> None:
    """Accessors are so small that a call costs more; but what they do about errors makes them large in gcc's eyes."""
    text = c_file.read_text(encoding="utf-8")
    text = re.sub(r"(?m)^(?=[a-z]\w* \*?CPyDef_.*\{$)", "__attribute__((always_inline)) ", text)
    c_file.write_text(text, encoding="utf-8")


class Build:
    """One engine from a copy of the sources; everything happens in its own folder."""

    def __init__(self, root: Path, folder: Path, toolchain: Toolchain, objects: Objects) -> None:
        self.folder = folder
        self.toolchain = toolchain
        self.objects = objects
        self.declarations: Declarations | None = None  # None: every object depends on all of the headers
        self.copy_sources(root)
        self.made_from = _engine.fingerprint(folder)

    def copy_sources(self, root: Path) -> None:
        """A source changed from now on changes nothing here."""
        without = shutil.ignore_patterns("__pycache__", "static", _engine.INSTALLED)
        shutil.copytree(root / "src" / "marsbound", self.folder / "src" / "marsbound", ignore=without)
        for name in ("pyproject.toml", *_engine.RECIPE):
            if (root / name).exists():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / name, self.folder / name)

    def make(self, kind: str) -> Path:
        """The folder of a finished engine, tried out but not yet published."""
        with contextlib.chdir(self.folder):
            self.generate_c()
            if kind == "quick" and sys.platform == "linux":
                self.declarations = make_independent(Path("c"), Path("c", f"__native_{GROUP}.c"))
            if kind == "release":
                self.train(self.linked("training"))
            made = self.linked(kind)
        self.try_out(made)
        return made

    def generate_c(self) -> None:
        """mypyc's work: a C file for each module, and a shim that Python can import."""
        from mypyc.build import mypycify

        package = Path("src", "marsbound")
        paths = [str(path) for path in _engine.engine_sources(package)]
        say(f"translating {len(paths)} modules")
        # of modules that aren't compiled only types are wanted: what those need may be missing where packages are built
        wanted = ["--follow-imports=silent", *paths]
        library, *modules = mypycify(wanted, group_name=GROUP, multi_file=True, target_dir="c")
        self.include: list[str] = library.include_dirs
        self.c_files = [Path(source) for source in library.sources]
        for path in _engine.engine_sources(package):
            name = _engine.module_name(path, package)
            keep_docstrings(path, Path("c", f"__native_{name.replace('.', '___')}.c"))
            if path.name == ACCESSORS and self.toolchain.type == "unix":
                inline_everything(Path("c", f"__native_{name.replace('.', '___')}.c"))
        self.modules = {module.name: Path(str(*module.sources)) for module in modules}

    def linked(self, kind: str) -> Path:
        """An engine's folder: the library, one small extension for each package, and the manifest."""
        flags, link_flags = self.toolchain.flags(kind)
        made = Path(kind)
        made.mkdir()
        packages = self.shims()
        objects = self.compiled([*self.c_files, *packages.values()], flags, kind)
        say("linking")
        self.toolchain.link([objects[path] for path in self.c_files], made / f"{LIBRARY}{SUFFIX}", link_flags)
        files = {LIBRARY: f"{LIBRARY}{SUFFIX}"}
        for package, shim in packages.items():
            self.toolchain.link([objects[shim]], made / f"{package}{SUFFIX}", link_flags)
        for module in self.modules:
            files[module] = f"{module.rpartition('.')[0]}{SUFFIX}"
        manifest = {"kind": kind, "made_from": self.made_from, "modules": files}
        (made / _engine.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        return made.resolve()

    def shims(self) -> dict[str, Path]:
        """mypyc makes an extension for each module; one a package does the same, linked in a tenth of the time."""
        packages: dict[str, list[str]] = {}
        for name, source in self.modules.items():
            package, _, module = name.rpartition(".")
            packages.setdefault(package, []).append(
                # each shim brings a second name of itself, which only one of them could have
                f"#define PyInit___init__ PyInit___init___{module}\n"
                f"{source.read_text(encoding='utf-8')}\n"
                "#undef PyInit___init__\n"
            )
        Path("c", "shims").mkdir(exist_ok=True)
        for package, parts in packages.items():
            Path("c", "shims", f"{package}.c").write_text("".join(parts), encoding="utf-8")
        return {package: Path("c", "shims", f"{package}.c") for package in packages}

    def compiled(self, sources: Sequence[Path], flags: Sequence[str], kind: str) -> dict[Path, Path]:
        """The object of each source, compiled now or found among those kept."""
        keys = self.keys(sources, flags)
        # a profile isn't part of the key
        keeps = kind in ("quick", "full")
        found = {source: kept for source in sources if keeps and (kept := self.objects.get(keys[source]))}
        missing = sorted(set(sources) - set(found), key=lambda source: source.stat().st_size, reverse=True)

        def compile_one(source: Path) -> Path:
            made = self.toolchain.compile(source, Path("objects"), flags, self.include)
            return self.objects.put(keys[source], made) if keeps else made

        with ThreadPoolExecutor(JOBS) as pool:
            try:
                for number, (source, made) in enumerate(zip(missing, pool.map(compile_one, missing), strict=True), 1):
                    found[source] = made
                    say(f"compiling {number} of {len(missing)}")
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        return found

    def keys(self, sources: Sequence[Path], flags: Sequence[str]) -> dict[Path, str]:
        """Each object by the hash of all that goes into it."""
        identity = f"{self.toolchain.identity()} {flags}"
        declared = "".join(path.read_text(encoding="utf-8") for path in sorted(Path("c").glob("**/*.h")))
        found = {}
        with Names(self.objects.folder / "names.json") as names:
            for source in sources:
                text = source.read_text(encoding="utf-8")
                if self.declarations is not None:
                    declared = self.declarations.used_by(names.of(text))
                found[source] = hashlib.sha256(f"{identity}\n{declared}\n{text}".encode()).hexdigest()[:32]
        return found

    def train(self, engine: Path) -> None:
        """Random games and search, so that the compiler sees which ways are taken."""
        listing = "from marsbound.games.registry import kits; print(*kits())"
        for game in self.run_with(engine, "-c", listing).split():
            say(f"training by {game}")
            self.run_with(engine, "scripts/engine_training.py", game)
        # the same objects again, at the same paths, beside what the training has counted
        for path in Path("objects").rglob("*.o"):
            path.unlink()

    def try_out(self, engine: Path) -> None:
        """An engine that can't be imported isn't published."""
        say("trying it out")
        code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
        self.run_with(engine, "-c", code, *self.modules)

    def run_with(self, engine: Path, *arguments: str) -> str:
        """In a process of its own, on the copied sources; what it says."""
        # what pip lays out for a build, librt above all, is found by the path that is there already
        path = os.pathsep.join(filter(None, (str(self.folder / "src"), os.environ.get("PYTHONPATH"))))
        environment = os.environ | {"MARSBOUND_ENGINE": str(engine), "PYTHONPATH": path}
        environment.pop("MARSBOUND_INTERPRETED", None)
        done = subprocess.run([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True)
        print(done.stdout, end="", file=sys.stderr)
        if done.returncode != 0:
            raise NotMade(f"what was compiled doesn't run (exit code {done.returncode})")
        return done.stdout


@contextlib.contextmanager
def alone(engines: Path) -> Iterator[Path]:
    """One build at a time: another one waits. Yields an empty folder to work in."""
    engines.mkdir(parents=True, exist_ok=True)
    with open(engines / ".lock", "w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("waiting for another build")
                fcntl.flock(lock, fcntl.LOCK_EX)
        # whatever else is being made was left behind by a build that died
        for left in engines.glob("making-*"):
            shutil.rmtree(left, ignore_errors=True)
        folder = Path(tempfile.mkdtemp(prefix="making-", dir=engines))
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def build(root: Path, kind: str) -> Path:
    """The published engine of the sources as they are."""
    engines = _engine.engines(root)
    with alone(engines) as folder:
        wanted = _engine.engine_folder(root, _engine.fingerprint(root), kind)
        if (wanted / _engine.MANIFEST).exists():
            return wanted
        objects = Objects(engines / "objects")
        work = Build(root, folder, Toolchain(folder), objects)
        published = _engine.engine_folder(root, work.made_from, kind)
        os.rename(work.make(kind), published)
        objects.prune()
        prune_engines(engines)
    return published


def prune_engines(engines: Path) -> None:
    """Those of other sources are kept for a while: somebody may go back to them."""
    made = sorted(engines.glob(f"*/{_engine.MANIFEST}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for manifest in made[KEPT_ENGINES:]:
        shutil.rmtree(manifest.parent, ignore_errors=True)


def build_current(root: Path, kind: str) -> Path:
    """Sources may change while they are compiled; then what came out is of the past."""
    for _ in range(MOST_TRIES):
        published = build(root, kind)
        if published == _engine.engine_folder(root, _engine.fingerprint(root), kind):
            return published
        say("the sources have changed meanwhile: once more")
    raise NotMade("the sources keep changing")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("quick", "full", "release"))
    parser.add_argument("--low-priority", action="store_true", help="stay out of everybody's way")
    wishes = parser.parse_args()
    if wishes.low_priority and hasattr(os, "nice"):
        os.nice(19)
    began = time.monotonic()
    try:
        build_current(ROOT, wishes.kind)
    except NoCompiler as error:
        say(f"stays interpreted, 30 to 80 times slower: {error}")
        return NO_COMPILER
    except (NotMade, *COMPILER_ERRORS) as error:
        say(f"couldn't be compiled, and stays interpreted: {error}")
        return 1
    say(f"compiled ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
