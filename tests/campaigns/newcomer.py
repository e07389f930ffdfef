"""How long a newcomer on a bare Debian waits for the page, for the bots' first move, for the compiled engine (root)."""

import argparse
import asyncio
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from signal import SIGKILL
from statistics import median
from time import monotonic, sleep

import httpx

from tests.server.kit import PATIENCE, Person, Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "newcomer"
NAMED = ("git", "python3", "python3-venv")  # by the README, as are the following
COMPILER = ("gcc", "make", "python3-dev")  # gcc links on all cores by make
NODE = ("nodejs", "npm")
VARIANTS = {
    "with-node": (*NAMED, *COMPILER, *NODE),
    "without-node": (*NAMED, *COMPILER),
    "without-compiler": NAMED,
}
STEPS = ("cloned", "page served", "bots moved", "engine compiled")
HOME = "home/newcomer"
BEGUN = "newcomer: the clock starts"
SERVED = "marsbound: http://"
CLONE = "git -c init.defaultBranch=main clone --quiet /project.bundle marsbound"
PACKAGES = "packages"  # where the wheel lies, beside those it needs or beside an index
INSTALL = ROOT / "docs" / "how-to" / "install.md"


@dataclass(frozen=True)
class Way:
    """How somebody comes to the page: what Debian has to bring, what is done before the clock starts, and what then."""

    include: tuple[str, ...]
    before: str
    then: str

    @property
    def script(self) -> str:
        return f"cd && {self.before} && echo {shlex.quote(BEGUN)} && {self.then}"


CLONED = {name: Way(include, CLONE, "exec marsbound/scripts/play") for name, include in VARIANTS.items()}


def told(first: str, lines: int = 1) -> str:
    """What install.md tells to type, from the line that begins so."""
    _, begins, rest = INSTALL.read_text("utf-8").partition(f"\n{first}")
    typed = f"{begins}{rest}".strip("\n").splitlines()[:lines]
    return " && ".join(line.replace("ADDRESS", f"/{PACKAGES}") for line in typed)


# pipx and uv are there already: whoever types their commands has them
BY_WHEEL = {
    "pip": Way(("python3", "python3-venv"), "true", told("python3 -m venv", 3)),
    "pipx": Way(("pipx",), "true", told("pipx run")),
    "uvx": Way(
        ("python3", "python3-venv"),
        f"python3 -m venv tools && PATH=$PWD/tools/bin:$PATH && pip install --quiet --find-links /{PACKAGES} uv",
        told("uvx"),
    ),
}


class Failed(Exception):
    pass


@dataclass
class Outside:
    """Where packages come from: nothing of it is the project's business."""

    suite: str
    apt_sources: str | None
    apt_options: list[str]
    pip_config: Path | None
    npm_config: Path | None
    binds: list[Path]
    cache: Path | None
    wheelhouse: Path | None = None
    wheel: Path | None = None  # instead of a clone

    def way(self, variant: str) -> Way:
        return (BY_WHEEL if self.wheel else CLONED)[variant]


@dataclass
class Run:
    variant: str
    seconds: dict[str, float] = field(default_factory=dict)


def tree(variant: str, outside: Outside) -> Path:
    """A bare Debian with the packages of a variant, made once and kept."""
    made = KEPT / f"{outside.suite}-{variant}.tar"
    if made.exists():
        return made
    print(f"newcomer: making {made.relative_to(ROOT)}", file=sys.stderr, flush=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    half = made.with_suffix(".half.tar")
    include = ",".join(("ca-certificates", "passwd", *outside.way(variant).include))
    options = [f"--aptopt={option}" for option in outside.apt_options]
    command = ["mmdebstrap", "--variant=minbase", f"--include={include}", *options, outside.suite, str(half)]
    subprocess.run(command + ([outside.apt_sources] if outside.apt_sources else []), check=True)
    return half.rename(made)


def furnish(place: Path, outside: Outside) -> str:
    """A newcomer with an empty home; what is to be mounted, as shell commands."""
    users = ("useradd", "--create-home", "--shell", "/bin/bash", "newcomer")
    subprocess.run(["chroot", place, *users], check=True)
    for name in ("etc/resolv.conf", "etc/hosts"):
        if Path("/", name).exists():
            (place / name).unlink(missing_ok=True)
            shutil.copy(Path("/", name), place / name)
    if outside.wheel:
        if outside.wheelhouse:
            shutil.copytree(outside.wheelhouse, place / PACKAGES)
        (place / PACKAGES).mkdir(exist_ok=True)
        shutil.copy(outside.wheel, place / PACKAGES)
    else:
        bundle = place / "project.bundle"
        subprocess.run(["git", "-C", ROOT, "bundle", "create", "--quiet", bundle, "HEAD", "--branches"], check=True)
        bundle.chmod(0o644)
    for given, name in ((outside.pip_config, ".config/pip/pip.conf"), (outside.npm_config, ".npmrc")):
        if given:
            (place / HOME / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(given, place / HOME / name)
    mounts = [f"mount -t proc proc {place}/proc", f"mount --rbind /dev {place}/dev"]
    for source, inside in [(path, path) for path in outside.binds] + caches(outside):
        there = place / inside.relative_to("/")
        if source.is_dir():
            there.mkdir(parents=True, exist_ok=True)
        else:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.touch()
        mounts.append(f"mount --bind {shlex.quote(str(source))} {shlex.quote(str(there))}")
    subprocess.run(["chroot", place, "chown", "--recursive", "newcomer:", f"/{HOME}"], check=True)
    return " && ".join(mounts)


def caches(outside: Outside) -> list[tuple[Path, Path]]:
    """What pip, npm and uv fetched in the run before: theirs to write, so that the next run finds it."""
    if not outside.cache:
        return []
    found = []
    for name, inside in (("pip", ".cache/pip"), ("npm", ".npm"), ("uv", ".cache/uv")):
        folder = outside.cache / name
        folder.mkdir(parents=True, exist_ok=True)
        found.append((folder.resolve(), Path("/", HOME, inside)))
    return found


@contextmanager
def newcomer(place: Path, way: Way, outside: Outside, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """What somebody types, in namespaces of its own: with that process ends all it began, and nothing stays mounted."""
    names = ("pip_", "npm_config_", "uv_")
    given = {name: value for name, value in os.environ.items() if name.lower().startswith(names)}
    given |= {"HOME": f"/{HOME}", "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
    variables = [f"{name}={value}" for name, value in given.items()]
    inside = ["chroot", "--userspec=newcomer", str(place), "env", "-i", *variables, "bash", "-c", way.script]
    own = f"cd {place}/{HOME} && chown --recursive --reference=. .cache .npm 2>/dev/null"
    script = f"{furnish(place, outside)} && ({own}; true) && exec {shlex.join(inside)}"
    private = ["unshare", "--mount", "--pid", "--fork", "sh", "-c", script]
    with log.open("wb") as output:
        process = subprocess.Popen(private, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    try:
        yield process
    finally:
        # not by unshare's --kill-child: whoever becomes another user is no longer told of a parent's death
        if process.poll() is None:
            for first in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text("ascii").split():
                os.kill(int(first), SIGKILL)
        process.wait(PATIENCE)


def said(log: Path, text: str, process: subprocess.Popen[bytes], until: float) -> str:
    """The line that begins so, when it comes."""
    while monotonic() < until:
        for line in log.read_text("utf-8", errors="replace").splitlines():
            if line.startswith(text):
                return line
        if process.poll() is not None:
            break
        sleep(0.05)
    raise Failed(f"nobody said {text!r}; it said\n{log.read_text('utf-8', errors='replace')[-3000:]}")


def answers(url: str) -> bool:
    try:
        return all(httpx.get(f"{url}{path}", timeout=5).status_code == 200 for path in ("/", "/healthz"))
    except httpx.HTTPError:
        return False


def engine(url: str) -> str:
    """`compiling`, `compiled` or `interpreted`."""
    return str(httpx.get(f"{url}/healthz", timeout=30).json()["engine"])


class Elsewhere(Server):
    """A server that somebody else started."""

    def __init__(self, url: str) -> None:
        self.people = []
        self.process = None
        self.port = int(url.rpartition(":")[2])
        self.errors = Path(os.devnull)

    def start(self) -> Server:
        return self


async def first_move(person: Person) -> None:
    """A game against bots until all of them have chosen for the first time."""
    table = person.open("red-planet-second", "me", "heuristic", "heuristic", "heuristic")["table"]["id"]
    async with person.at(table) as seat:
        while not any(event["fact"] == "character-called" for event in seat.events.get(0, [])):
            if seat.asked():
                answered = await seat.answer(0, confirm=True)
                if answered["type"] == "done":
                    await seat.caught_up(answered["version"], 0)
            else:
                await seat.receive()


def once(variant: str, outside: Outside, most: float, engine_too: bool) -> Run:
    wheel = outside.wheel
    kind = "" if wheel is None else " pure wheel" if "none-any" in wheel.name else " compiled wheel"
    made, log = Run(f"{variant}{kind}"), KEPT / f"{variant}{kind.replace(' ', '-')}.log"
    archive = tree(variant, outside)
    with tempfile.TemporaryDirectory(dir=KEPT) as name:
        place = Path(name)
        subprocess.run(["tar", "--extract", "--numeric-owner", "--file", archive, "--directory", place], check=True)
        place.chmod(0o755)
        began = monotonic()
        until = began + most
        with newcomer(place, outside.way(variant), outside, log) as process:
            said(log, BEGUN, process, until)
            if wheel is None:
                made.seconds["cloned"] = monotonic() - began
            began = monotonic()
            url = said(log, SERVED, process, until).split()[1]
            while not answers(url):
                if monotonic() > until or process.poll() is not None:
                    raise Failed(f"{url} doesn't answer; what was said:\n{log.read_text('utf-8')[-3000:]}")
                sleep(0.1)
            made.seconds["page served"] = monotonic() - began
            with Elsewhere(url) as server:
                asyncio.run(first_move(server.person("Ada")))
            made.seconds["bots moved"] = monotonic() - began
            while engine_too and (state := engine(url)) == "compiling" and monotonic() < until:
                sleep(0.5)
            if engine_too and state == "compiled":
                made.seconds["engine compiled"] = monotonic() - began
    return made


def table(runs: list[Run]) -> str:
    lines = [f"{'':<24}" + "".join(f"{step:>18}" for step in STEPS)]
    for variant in dict.fromkeys(run.variant for run in runs):
        mine = [run.seconds for run in runs if run.variant == variant]
        rows = [
            (
                variant,
                {step: median(found) for step in STEPS if (found := [each[step] for each in mine if step in each])},
            )
        ]
        rows += [(f"  run {number}", each) for number, each in enumerate(mine, 1)] if len(mine) > 1 else []
        for name, seconds in rows:
            cells = (f"{seconds[step]:.1f} s" if step in seconds else "-" for step in STEPS)
            lines.append(f"{name:<24}" + "".join(f"{cell:>18}" for cell in cells))
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/newcomer", description=__doc__)
    parser.add_argument(
        "--wheel",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="installed instead of a clone",
    )
    parser.add_argument("--wheelhouse", type=Path, metavar="DIR", help="what else lies where the wheel is had from")
    parser.add_argument("--at-most", type=float, metavar="SECONDS", help="until the page is served: else exit code 1")
    parser.add_argument("--variants", nargs="+", choices=[*CLONED, *BY_WHEEL], metavar="NAME")
    parser.add_argument("--runs", type=int, default=1, metavar="N", help="of each variant; the table has the medians")
    parser.add_argument(
        "--limit", type=float, default=900, metavar="SECONDS", help="a run that takes longer has failed"
    )
    parser.add_argument("--no-engine", action="store_true", help="don't wait until the engine is compiled")
    parser.add_argument("--suite", default="trixie", help="of Debian")
    parser.add_argument("--apt-sources", metavar="FILE", help="sources or a mirror for mmdebstrap")
    parser.add_argument(
        "--apt-option", action="append", default=[], metavar="OPTION", help="for apt, while a tree is made"
    )
    parser.add_argument("--pip-config", type=Path, metavar="FILE", help="the newcomer's pip.conf")
    parser.add_argument("--npm-config", type=Path, metavar="FILE", help="the newcomer's .npmrc")
    parser.add_argument(
        "--bind", type=Path, action="append", default=[], metavar="PATH", help="to be seen at the same place"
    )
    parser.add_argument("--cache", type=Path, metavar="DIR", help="pip's and npm's caches, kept between runs")
    wish = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("mmdebstrap") is None:
        print("scripts/newcomer: needs root and mmdebstrap (apt install mmdebstrap)", file=sys.stderr)
        return 2
    outside = Outside(
        wish.suite, wish.apt_sources, wish.apt_option, wish.pip_config, wish.npm_config, wish.bind, wish.cache
    )
    outside = replace(outside, wheelhouse=wish.wheelhouse)
    known = BY_WHEEL if wish.wheel else CLONED
    variants = wish.variants or list(known)
    if set(variants) - set(known):
        parser.error(f"expected {', '.join(known)}")
    print(f"newcomer: load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)
    runs: list[Run] = []
    failures = 0
    for _, variant, wheel in product(range(wish.runs), variants, wish.wheel or [None]):
        try:
            found = once(variant, replace(outside, wheel=wheel), wish.limit, not wish.no_engine and not wheel)
            runs.append(found)
        except (Failed, subprocess.CalledProcessError) as error:
            failures += 1
            print(f"scripts/newcomer: {variant}: {error}", file=sys.stderr)
            continue
        print(f"newcomer: {variant}: {runs[-1].seconds}", file=sys.stderr, flush=True)
    print(table(runs))
    late = [run for run in runs if wish.at_most is not None and run.seconds["page served"] > wish.at_most]
    for run in late:
        print(f"scripts/newcomer: {run.variant}: the page after more than {wish.at_most:g} s", file=sys.stderr)
    return 1 if failures or late else 0


if __name__ == "__main__":
    sys.exit(main())
