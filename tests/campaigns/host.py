"""docs/how-to/host.md followed block by block on a bare Debian, from its first line to an upgrade and back (root).

scripts/campaign host [--wheel FILE] [--newer-wheel FILE] [--suite NAME] [--apt-sources FILE]
    [--pip-config FILE] [--bind PATH]...

systemd can't run in a tree: `systemctl` is a script there that runs what the units say, as their user. What a unit
forbids is looked at by `systemd-analyze` instead, where there is one. The port is a free one of this machine.
The upgrade is one to another version, whose database has another form: without --newer-wheel it is the same wheel with
both changed. What is played after it is lost on the way back, as the guide says; all else is there.
"""

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
from pathlib import Path
from signal import SIGKILL
from time import monotonic
from zipfile import ZIP_DEFLATED, ZipFile

import httpx

from marsbound import __version__
from tests.campaigns._host_guide import Block, blocks
from tests.campaigns._hosting import (
    HOSTING,
    KEPT,
    ROOT,
    Elsewhere,
    Failed,
    free_port,
    healthy,
    missing,
    refuse,
    say,
    some_answers,
)
from tests.server.kit import PATIENCE, Person

USUAL_PORT = "8765"
NEWER = "99.0"
MIGRATIONS = ROOT / "src" / "marsbound" / "server" / "store" / "migrations" / "versions"
NEWER_FORM = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "{revision}", "{before}", None, None
expands = False


def upgrade():
    op.create_table("newer", sa.Column("id", sa.Text(), primary_key=True))
"""
UPGRADES = "python3 -m venv /opt/marsbound-2"  # the block that does
SAFE_ENOUGH = 25  # tenths, by `systemd-analyze security`
SYSTEMCTL = Path(__file__).with_name("_systemctl.sh")
# Debian's init starts what is installed. Without one that is refused, unless this allows it: for the database alone.
ALLOWS = '#!/bin/sh\n[ "$1" = postgresql ] || exit 101\n'


def bare_tree(suite: str, sources: str | None) -> Path:
    made = KEPT / f"{suite}-bare.tar"
    if not made.exists():
        say(f"host: making {made.relative_to(ROOT)}")
        half = made.with_suffix(".half.tar")
        command = ["mmdebstrap", "--variant=minbase", "--include=ca-certificates", suite, str(half)]
        subprocess.run(command + ([sources] if sources else []), check=True)
        half.rename(made)
    return made


def wheel(given: Path | None, folder: Path) -> Path:
    """The one that is handed in, or a pure one of these sources."""
    if given:
        return given
    pure = os.environ | {"MARSBOUND_INTERPRETED": "1"}
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, env=pure)
    [made] = folder.glob("marsbound-*.whl")
    return made


def newer(package: Path, folder: Path) -> Path:
    """The same with the next version's name and a form of the database that the version before can't read."""
    stem, of, rest = package.name.partition(f"-{__version__}-")
    if not of:
        raise Failed(f"{package.name} isn't of version {__version__}: name a newer one by --newer-wheel")
    made = folder / f"{stem}-{NEWER}-{rest}"
    last = max(name for name in (path.name for path in MIGRATIONS.glob("v*.py")))[1:5]
    with ZipFile(package) as old, ZipFile(made, "w", ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name in ("marsbound/__init__.py", f"marsbound-{__version__}.dist-info/METADATA"):
                content = content.replace(__version__.encode(), NEWER.encode())
            new.writestr(name.replace(f"marsbound-{__version__}.dist-info", f"marsbound-{NEWER}.dist-info"), content)
        place = f"marsbound/server/store/migrations/versions/v{int(last) + 1:04}_newer.py"
        new.writestr(place, NEWER_FORM.format(revision=f"{int(last) + 1:04}", before=last))
    return made


class Machine:
    """A tree with processes of its own; whatever runs there ends with the first of them."""

    def __init__(self, place: Path, binds: list[Path]) -> None:
        self.place = place
        self.port = free_port()
        mounts = [f"mount -t proc proc {place}/proc", f"mount --rbind /dev {place}/dev"]
        for path in binds:
            there = place / path.relative_to("/")
            (there if path.is_dir() else there.parent).mkdir(parents=True, exist_ok=True)
            if not path.is_dir():
                there.touch()
            mounts.append(f"mount --bind {shlex.quote(str(path))} {shlex.quote(str(there))}")
        script = f"{' && '.join(mounts)} && echo up && while sleep 1; do :; done"  # and takes in whose parents are gone
        command = ["unshare", "--mount", "--pid", "--fork", "sh", "-c", script]
        self.holder = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.holder.stdout is not None
        if self.holder.stdout.readline() != b"up\n":
            raise Failed("no namespaces can be made here")
        children = Path(f"/proc/{self.holder.pid}/task/{self.holder.pid}/children")
        self.first = int(children.read_text("ascii").split()[0])

    def type(self, text: str) -> str:
        """By root in their home, as somebody would; the first command that fails ends it."""
        variables = {name: value for name, value in os.environ.items() if name.lower().startswith("pip_")}
        variables |= {"HOME": "/root", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        variables |= {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        variables |= {"MARSBOUND_PORT": str(self.port)}
        own = [f"{name}={value}" for name, value in variables.items()]
        inside = ["chroot", str(self.place), "env", "-i", *own, "bash", "-euo", "pipefail", "-c", f"cd /root\n{text}"]
        enter = ["nsenter", "--target", str(self.first), "--mount", "--pid", *inside]
        done = subprocess.run(enter, capture_output=True, stdin=subprocess.DEVNULL, encoding="utf-8")
        if done.returncode:
            raise Failed(f"exit code {done.returncode} of\n{text}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def follow(self, block: Block) -> None:
        if block.path is None:
            self.type(block.text.replace(USUAL_PORT, str(self.port)))
        else:
            path = self.place / block.path.lstrip("/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text.replace(USUAL_PORT, str(self.port)), "utf-8")

    def end(self) -> None:
        os.kill(self.first, SIGKILL)
        self.holder.wait(PATIENCE)


@contextmanager
def machine(archive: Path, package: Path, binds: list[Path], pip_config: Path | None) -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(dir=KEPT, ignore_cleanup_errors=True) as name:
        place = Path(name)
        subprocess.run(["tar", "--extract", "--numeric-owner", "--file", archive, "--directory", place], check=True)
        place.chmod(0o755)
        for file in ("etc/resolv.conf", "etc/hosts"):
            if Path("/", file).exists():
                (place / file).unlink(missing_ok=True)
                shutil.copy(Path("/", file), place / file)
        shutil.copy(package, place / "root")
        shutil.copy(SYSTEMCTL, place / "usr/local/sbin/systemctl")
        (place / "usr/local/sbin/systemctl").chmod(0o755)
        (place / "usr/sbin/policy-rc.d").write_text(ALLOWS, "ascii")
        (place / "usr/sbin/policy-rc.d").chmod(0o755)
        if pip_config:
            shutil.copy(pip_config, place / "etc/pip.conf")
        made = Machine(place, binds)
        try:
            yield made
        finally:
            made.end()


def look_at_units() -> None:
    """Whether they are well-formed, and what they forbid; systemd itself isn't running."""
    if shutil.which("systemd-analyze") is None:
        say("units: not looked at, since there is no systemd-analyze")
        return
    for unit in sorted((HOSTING / "systemd").glob("*.service")):
        command = ["systemd-analyze", "security", "--offline=true", f"--threshold={SAFE_ENOUGH}", str(unit)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise Failed(f"{unit.name}: {done.stdout[-300:]}{done.stderr}")
        say(f"{unit.name}: {done.stdout.strip().splitlines()[-1].partition(': ')[2]}")


def version_at(server: Elsewhere) -> str:
    return str(httpx.get(f"{server.url}/api/v1/about", timeout=10).json()["server"])


def walk(there: Machine, newer_package: Path) -> None:
    """Every block; once the server answers somebody plays, and what they did is there after all that follows."""
    server = Elsewhere(there.port)
    ada: Person | None = None
    table, before = "", 0
    versions: list[str] = []
    for number, block in enumerate(blocks(), 1):
        began = monotonic()
        if block.path is None and UPGRADES in block.text:
            shutil.copy(newer_package, there.place / "root")
        there.follow(block)
        what = block.path or block.text.splitlines()[-1]
        say(f"{number:3} {monotonic() - began:6.1f} s  {what[:100]}")
        if ada is None and healthy(f"http://127.0.0.1:{there.port}"):
            ada = server.person("Ada")
            table = ada.open("red-planet-second", "me", "random")["table"]["id"]
            before = asyncio.run(some_answers(ada, table, 5))
            say(f"    played: version {before} of a game")
        elif ada is not None:
            after = Person(server, "Ada", {"id": ada.id, "secret": ada.secret})
            found = asyncio.run(some_answers(after, table, 0))
            if found < before:
                raise Failed(f"the game has lost something: version {before} became {found}")
            if (version := version_at(server)) not in versions[-1:]:
                versions.append(version)
                say(f"    version {version} has the game")
                asyncio.run(some_answers(after, table, 3 if len(versions) == 2 else 0))
    if ada is None:
        raise Failed("the server never answered")
    asyncio.run(some_answers(Person(server, "Ada", {"id": ada.id, "secret": ada.secret}), table, 5))
    if len(versions) != 3 or versions[0] != versions[2]:
        raise Failed(f"no upgrade and back: {' '.join(versions)}")
    say("at the end the game is there, and goes on")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=Path, metavar="FILE", help="marsbound's; a pure one is made if none is given")
    parser.add_argument("--newer-wheel", type=Path, metavar="FILE", help="what it is upgraded to")
    parser.add_argument("--suite", default="trixie", help="of Debian")
    parser.add_argument("--apt-sources", metavar="FILE", help="sources or a mirror for mmdebstrap")
    parser.add_argument("--pip-config", type=Path, metavar="FILE", help="the tree's pip.conf")
    parser.add_argument("--bind", type=Path, action="append", default=[], metavar="PATH", help="to be seen there too")
    wish = parser.parse_args()
    if lacks := missing("mmdebstrap", root=True):
        return refuse("host", lacks)
    KEPT.mkdir(parents=True, exist_ok=True)
    began = monotonic()
    look_at_units()
    with tempfile.TemporaryDirectory() as folder:
        package = wheel(wish.wheel, Path(folder))
        with machine(bare_tree(wish.suite, wish.apt_sources), package, wish.bind, wish.pip_config) as there:
            walk(there, wish.newer_wheel or newer(package, Path(folder)))
    say(f"done on {wish.suite} with {package.name}: {monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign host: {problem}")
