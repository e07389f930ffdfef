"""Whether the packages in dist/ play: each installed where there is no compiler and no Node (scripts/release)."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any
from zipfile import ZipFile

from tests.browser.kit import Visitor, browser
from tests.browser.player import Player
from tests.server.kit import Person, Server
from tests.smoke import GAMES

ROOT = Path(__file__).resolve().parents[2]
NODE = ("node", "npm", "npx")
HIDDEN = (*NODE, "c++", "c99", "cc", "clang", "g++", "gcc", "x86_64-linux-gnu-gcc")
ALONE = {"librt", "marsbound", "msgspec", "mypy_extensions"}  # what an installation without extras has
VERSIONS, VERSION_SECONDS = 20, 0.15  # how often it is asked for, and what it may take of a processor
MOST_CHOICES, ENOUGH = 12, 8000  # of somebody who types numbers
EXTRA = "all"
PLAYED = "red-planet-second"  # in the page
OPPONENTS = ("random", "random")
BEGAN = monotonic()


class Failed(Exception):
    pass


def say(text: str) -> None:
    print(f"release: {monotonic() - BEGAN:4.0f} s  {text}", flush=True)


@dataclass(frozen=True)
class Package:
    kind: str
    file: Path
    compiled: bool

    def check(self) -> None:
        """What has to be inside of it, whatever the engine does."""
        if self.file.suffix != ".whl":
            return
        with ZipFile(self.file) as archive:
            held = archive.namelist()
        for wanted in (
            *(["marsbound/compiled/LICENSE-mypyc.txt"] if self.compiled else []),
            ".dist-info/licenses/LICENSE",
            ".dist-info/sboms/marsbound.cdx.json",
            "marsbound/web/static/index.html",
            "marsbound/web/static/licences/software.txt",
        ):
            if not any(name.endswith(wanted) for name in held):
                raise Failed(f"{self.file.name} has no {wanted}")
        if any(Path(name).name.startswith(".built") or "__pycache__" in name for name in held):
            raise Failed(f"{self.file.name} holds what only the tree needs")


def packages(folder: Path) -> list[Package]:
    wheels = sorted(folder.glob("*.whl"))
    pure = [path for path in wheels if path.name.endswith("-none-any.whl")]
    compiled = [path for path in wheels if path not in pure]
    found = [("source archive", list(folder.glob("*.tar.gz"))), ("pure wheel", pure), ("compiled wheel", compiled)]
    for kind, paths in found:
        if len(paths) != 1:
            raise Failed(f"{folder} has {len(paths)} packages of the kind {kind}, not one")
    return [Package(kind, path.resolve(), kind == "compiled wheel") for kind, [path] in found]


def check_sums(folder: Path) -> None:
    for line in (folder / "SHA256SUMS").read_text("utf-8").splitlines():
        wanted, name = line.split()
        if sha256((folder / name).read_bytes()).hexdigest() != wanted:
            raise Failed(f"{name} isn't what SHA256SUMS says")


class Machine:
    """An environment of its own, with an empty home, on a machine that has neither a compiler nor Node."""

    def __init__(self, folder: Path, hidden_programs: Sequence[str]) -> None:
        self.folder = folder
        hidden = folder / "hidden"
        hidden.mkdir()
        for name in hidden_programs:
            (hidden / name).write_text(f'#!/bin/sh\necho "{name}: not on this machine" >&2\nexit 127\n', "utf-8")
            (hidden / name).chmod(0o755)
        venv.create(folder / "environment", with_pip=True)
        self.bin = folder / "environment" / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        # where packages come from is the business of whoever runs this
        given = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        configured = Path("~/.config/pip").expanduser()
        if configured.exists():
            shutil.copytree(configured, self.home / ".config" / "pip")
        given.setdefault("PIP_CACHE_DIR", str(Path("~/.cache/pip").expanduser()))
        path = os.pathsep.join([str(hidden), str(self.bin), "/usr/local/bin", "/usr/bin", "/bin"])
        self.environment = given | {"HOME": str(self.home), "PATH": path, "LANG": "C.UTF-8", "PYTHONNOUSERSITE": "1"}

    def run(self, *command: str | Path, typed: str = "") -> str:
        done = subprocess.run(
            list(map(str, command)),
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise Failed(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def install(self, package: Package, extra: str | None = EXTRA) -> None:
        pip = (self.bin / "python", "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
        self.run(*pip, f"{package.file}[{extra}]" if extra else package.file)


@contextmanager
def machine(hidden: Sequence[str] = HIDDEN) -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(prefix="marsbound-release-") as folder:
        yield Machine(Path(folder), hidden)


class Installed(Server):
    """`marsbound serve` as it was installed."""

    def __init__(self, place: Machine) -> None:
        super().__init__(str(place.folder / "server.db"), place.folder)
        self.place = place

    def start(self) -> Server:
        command = [str(self.place.bin / "marsbound"), "serve", "--port", "0", "--database", self.database]
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.place.folder, env=self.place.environment, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if not line.startswith("marsbound: http://"):
            raise Failed(f"the server didn't start: {line}{self.log[-3000:]}")
        self.port = int(line.strip().rpartition(":")[2])
        return self


def play_in_the_page(server: Server) -> int:
    """A whole game by somebody with a browser; how often they pressed something."""
    person: Person = server.person()
    table = person.open(PLAYED, "me", *OPPONENTS, seed="1")["table"]["id"]
    with browser() as chromium:
        visitor = Visitor(chromium, server.url, person=person)
        visitor.go(f"tables/{table}")
        pressed = Player(visitor, Random(1), settles=0.9).play().total()
        if visitor.watch.unexpected:
            raise Failed("the browser complained:\n" + "\n".join(visitor.watch.unexpected))
        visitor.close()
    return pressed


def at_the_terminal(place: Machine) -> None:
    """A game of each by bots, and one by somebody who types whatever numbers come to their mind."""
    typed = Random(1)
    numbers = "".join(f"{typed.randint(1, MOST_CHOICES)}\n" for _ in range(ENOUGH))
    for game, (level, players) in GAMES.items():
        wish = ("--players", str(players), "--games", "1", "--level", level, "--seed", "1")
        told = json.loads(place.run(place.bin / "marsbound", "simulate", game, *wish, "--json"))
        if told["games"] != 1:
            raise Failed(f"marsbound simulate {game} played {told['games']} games")
        seats = ("--players", "3", "--level", "random", "--seed", "1", "--plain")
        place.run(place.bin / "marsbound", "--lang", "en", "play", game, *seats, typed=numbers)
        # whoever says no word about it at the end finds their game saved
        [saved] = place.folder.glob(f"{game}-*.marsbound.json")
        if json.loads(saved.read_text("utf-8"))["result"] is None:
            raise Failed(f"marsbound play {game} didn't come to an end")


def version_is_told_quickly(place: Machine) -> float:
    """How much of a processor `marsbound --version` takes: the median, in seconds."""
    took = []
    for _ in range(VERSIONS):
        asked = subprocess.Popen(
            [place.bin / "marsbound", "--version"], env=place.environment, stdout=subprocess.DEVNULL
        )
        _, code, used = os.wait4(asked.pid, 0)
        asked.returncode = code
        took.append(used.ru_utime + used.ru_stime)
    if median(took) > VERSION_SECONDS:
        raise Failed(f"marsbound --version takes {median(took):.3f} s of a processor, more than {VERSION_SECONDS}")
    return median(took)


def engine_alone(package: Package, wanted: dict[str, str]) -> None:
    """Installed without any extra: the games are played, and nothing came along that only people need."""
    with machine() as place:
        say(f"{package.kind}: the engine alone")
        place.install(package, extra=None)
        found = smoke(place.bin / "python", place, "--games")
        if found["digests"] != wanted or found["compiled"] != package.compiled:
            raise Failed(f"the engine alone plays other games: {found}")
        listed = json.loads(place.run(place.bin / "python", "-m", "pip", "list", "--format", "json"))
        names = {each["name"].replace("-", "_") for each in listed} - {"pip", "setuptools"}
        if names != ALONE:
            raise Failed(f"the engine alone brings {sorted(names)}, not {sorted(ALONE)}")


def compiled_from_sources(package: Package, wanted: dict[str, str]) -> None:
    """Where there is a compiler the source archive brings its engine compiled, as pip makes it: from nothing but it."""
    with machine(hidden=NODE) as place:
        say(f"{package.kind}: compiling it")
        place.environment |= {"MARSBOUND_ENGINE_KIND": "quick", "MARSBOUND_REQUIRE_COMPILED": "1"}
        place.install(package, extra=None)
        found = smoke(place.bin / "python", place, "--games")
        if not found["compiled"] or found["digests"] != wanted:
            raise Failed(f"compiled while it was installed it isn't what it should be: {found}")


def smoke(python: Path | str, place: Machine | None, *how: str) -> dict[str, Any]:
    """What tests/smoke.py finds with a Python; without a machine, of the source tree, whose page needn't be built."""
    command = (python, ROOT / "tests" / "smoke.py")
    if place is None:
        done = subprocess.run([*command, "--games"], capture_output=True, text=True)
        told = done.stdout
        if done.returncode != 0:
            raise Failed(f"the source tree itself fails:\n{done.stdout}{done.stderr}")
    else:
        told = place.run(*command, *how)
    found: dict[str, Any] = json.loads(told)
    return found


def prove(package: Package, wanted: dict[str, str], page: bool) -> None:
    package.check()
    with machine() as place:
        say(f"{package.kind}: installing")
        place.install(package)
        say(f"{package.kind}: a game of each, and a server that answers")
        found = smoke(place.bin / "python", place)
        if not Path(found["place"]).is_relative_to(place.folder):
            raise Failed(f"not the package was tried, but {found['place']}")
        if found["compiled"] != package.compiled:
            raise Failed(f"the engine is {'' if found['compiled'] else 'not '}compiled")
        if found["digests"] != wanted:
            raise Failed(f"other games than in the source tree: {found['digests']}, not {wanted}")
        at_the_terminal(place)
        say(f"{package.kind}: --version takes {version_is_told_quickly(place):.3f} s of a processor")
        if page:
            say(f"{package.kind}: a game in the page")
            with Installed(place) as server:
                say(f"{package.kind}: played, {play_in_the_page(server)} presses")
                if server.stop() != 0:
                    raise Failed("the server didn't end politely")


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/campaign packages", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--no-page", action="store_true", help="without the game in chromium")
    wish = parser.parse_args()
    try:
        check_sums(wish.folder)
        wanted = smoke(sys.executable, None)["digests"]
        for package in packages(wish.folder):
            prove(package, wanted, not wish.no_page)
            if package.file.suffix == ".whl":
                engine_alone(package, wanted)
            else:
                compiled_from_sources(package, wanted)
    except Failed as failed:
        print(f"scripts/release: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
