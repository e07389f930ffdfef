"""The container of hosting/ built and run: page, a game, kill -9, the same volume again; and what compose.yaml sets up.

scripts/campaign container [--wheels DIR] [--suite NAME] [--apt-sources FILE] [--only image|compose]

Needs root, buildah and mmdebstrap; no registry of images. The base is a Debian tree of our own instead of the official
image that the Containerfile names, and the image runs from its tree, in namespaces: user, settings, entry point and the
read-only root are those of the image.  Of compose.yaml servers, proxy and PostgreSQL run as processes with the settings
that stand there.
"""

import argparse
import asyncio
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL, SIGTERM
from time import monotonic, sleep
from typing import Any

from tests.campaigns._compose import compose
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
from tests.campaigns.packages import play_in_the_page
from tests.server.kit import PATIENCE, Person

LARGEST = 200_000_000  # bytes
IMAGE = "localhost/marsbound"
BASE = "localhost/marsbound-base"
PYTHON = {"bookworm": "3.11", "trixie": "3.13"}
# a compiled engine lets the campaign play faster than people may
HASTE = [f"MARSBOUND_{what}_PER_SECOND=1000" for what in ("REQUESTS", "MESSAGES")]
UNREAD = ("doc", "man", "locale", "info")  # left out of slim images as well


def base_tree(suite: str, sources: str | None) -> Path:
    """What the official slim image has: a small Debian, Python, certificates."""
    made = KEPT / f"{suite}-base.tar"
    if not made.exists():
        say(f"container: making {made.relative_to(ROOT)}")
        half = made.with_suffix(".half.tar")
        include = "--include=ca-certificates,python3,python3-venv,usr-is-merged"
        left_out = [f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in UNREAD]
        hooks = "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr"
        command = ["mmdebstrap", "--variant=minbase", include, hooks, *left_out, suite, str(half)]
        subprocess.run(command + ([sources] if sources else []), check=True)
        half.rename(made)
    return made


def wheels(given: Path | None, suite: str) -> Path:
    """A folder with marsbound's wheel and those it needs, for the Python of the base."""
    if given:
        return given
    folder = KEPT / "wheels"
    for old in folder.glob("marsbound-*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip"]
    pure = os.environ | {"MARSBOUND_INTERPRETED": "1"}
    subprocess.run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], check=True, env=pure)
    [own] = folder.glob("marsbound-*.whl")
    fitting = ["--only-binary=:all:", "--python-version", PYTHON[suite], "--find-links", str(folder)]
    subprocess.run([*pip, "download", "--quiet", *fitting, "--dest", str(folder), f"{own}[postgresql]"], check=True)
    return folder


def buildah(*arguments: str | Path) -> str:
    places: list[str | Path] = ["--storage-driver", "vfs"]
    places += ["--root", KEPT / "storage", "--runroot", KEPT / "storage-run"]
    done = subprocess.run(["buildah", *places, *arguments], capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Failed(f"buildah {arguments[0]}: {done.stderr[-3000:]}")
    return done.stdout.strip()


def build(base: Path, folder: Path) -> None:
    working = buildah("from", "scratch")
    buildah("add", "--quiet", working, base, "/")
    buildah("commit", "--quiet", working, BASE)
    buildah("rm", working)
    with tempfile.TemporaryDirectory() as name:
        context = Path(name)
        shutil.copy(HOSTING / "Containerfile", context)
        shutil.copytree(folder, context / "wheels")
        arguments = ["--build-arg", f"BASE={BASE}", "--build-arg", "PIP_NO_INDEX=1"]
        buildah("bud", "--isolation", "chroot", "--format", "docker", *arguments, "--tag", IMAGE, context)


def measure() -> None:
    [image] = json.loads(buildah("images", "--json", IMAGE))
    with tempfile.TemporaryDirectory() as name:
        buildah("push", "--quiet", IMAGE, f"oci:{name}/image")
        sent = sum(blob.stat().st_size for blob in Path(name).rglob("blobs/sha256/*"))
    [tree] = json.loads(buildah("images", "--json", BASE))
    say(f"image: {image['size']}, of which the base is {tree['size']}; {sent / 1e6:.0f} MB to download")
    number, unit = image["size"].split()
    size = float(number) * {"KB": 1e3, "MB": 1e6, "GB": 1e9}[unit]
    if size > LARGEST:
        raise Failed(f"the image has {image['size']}; at most {LARGEST / 1e6:.0f} MB are wanted")


class Container:
    """The image's tree with a volume, run as the image says."""

    def __init__(self, tree: Path, config: dict[str, Any], volume: Path, log: Path) -> None:
        self.tree = tree
        self.config = config
        self.volume = volume
        self.log = log
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self, inside: list[str], user: str) -> list[str]:
        """In namespaces of its own: a root that can't be written, /tmp in memory, the volume."""
        variables = [*self.config["Env"], f"MARSBOUND_PORT={self.port}", *HASTE]
        tree, volume = shlex.quote(str(self.tree)), shlex.quote(str(self.volume))
        mounts = [
            f"mount --bind {tree} {tree}",
            f"mount -t proc proc {tree}/proc",
            f"mount --rbind /dev {tree}/dev",
            f"mount -t tmpfs tmpfs {tree}/tmp",
            f"mount --bind {volume} {tree}/data",
            f"mount -o remount,ro,bind {tree}",
        ]
        chroot = ["chroot", f"--userspec={user}", str(self.tree), "env", "-i", *variables, *inside]
        return ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", f"{'; '.join(mounts)}; exec {shlex.join(chroot)}"]

    def start(self) -> None:
        inside = [*self.config["Entrypoint"], *self.config["Cmd"]]
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(self.command(inside, self.config["User"]), stdout=output, stderr=output)
        end = monotonic() + 2 * PATIENCE
        while not healthy(self.url):
            if monotonic() > end or self.process.poll() is not None:
                raise Failed(f"the container doesn't answer: {self.log.read_text('utf-8')[-3000:]}")
            sleep(0.2)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def first(self) -> int:
        """The process that was started inside."""
        assert self.process is not None
        pid = self.process.pid
        return int(Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()[0])

    def end(self, signal: int) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.first(), signal)
        self.process.wait(PATIENCE)

    def run(self, *inside: str) -> int:
        return subprocess.run(self.command(list(inside), self.config["User"]), capture_output=True).returncode


@contextmanager
def container(folder: Path) -> Iterator[Container]:
    working = buildah("from", IMAGE)
    try:
        tree = Path(buildah("mount", working))
        config = json.loads(buildah("inspect", "--type", "image", IMAGE))["Docker"]["config"]
        volume = folder / "volume"
        volume.mkdir()
        user, group = (int(number) for number in config["User"].split(":"))
        os.chown(volume, user, group)
        made = Container(tree, config, volume, folder / "container.log")
        try:
            yield made
        finally:
            if made.process is not None:
                made.end(SIGKILL)
    finally:
        buildah("umount", working)
        buildah("rm", working)


def play_and_kill(made: Container) -> None:
    made.start()
    status = Path(f"/proc/{made.first()}/status").read_text("ascii")
    if f"Uid:\t{made.config['User'].partition(':')[0]}\t" not in status:
        raise Failed(f"it doesn't run as {made.config['User']}: {status}")
    say(f"page and health answer; it runs as {made.config['User']}")
    if made.run("touch", "/written") == 0 or made.run("touch", "/opt/marsbound/written") == 0:
        raise Failed("its root can be written")
    check = [word.replace("8765", str(made.port)) for word in made.config["Healthcheck"]["Test"][1:]]
    if made.run(*check) != 0:
        raise Failed(f"its health check fails: {shlex.join(check)}")
    say("its root can't be written; its health check passes")
    server = Elsewhere(made.port)
    ada = server.person("Ada")
    table = ada.open("red-planet-second", "me", "heuristic", "random")["table"]["id"]
    asyncio.run(some_answers(ada, table, 8))
    before = ada.get(f"/api/v1/tables/{table}/log/0")["answers"]
    made.end(SIGKILL)
    made.start()
    again = Person(server, "Ada", {"id": ada.id, "secret": ada.secret})
    after = again.get(f"/api/v1/tables/{table}/log/0")["answers"]
    if after[: len(before)] != before if isinstance(before, list) else after < before:
        raise Failed(f"after kill -9 {before} became {after}")
    say("killed by SIGKILL, started again on the same volume: the game is there")
    asyncio.run(to_the_end(again, table))
    say(f"played to its end; another one in the page: {play_in_the_page(server)} presses")


def bring_back(made: Container, folder: Path) -> None:
    """A backup while it runs, and an empty volume that gets it."""
    ada = Elsewhere(made.port).person("Ada")
    table = ada.open("rocketmen", "me", "random")["table"]["id"]
    before = asyncio.run(some_answers(ada, table, 6))
    entry = made.config["Entrypoint"]
    if made.run("mkdir", "-p", "/data/backups") or made.run(*entry, "admin", "backup", "/data/backups", "--keep", "14"):
        raise Failed("no backup can be made in the container")
    made.end(SIGTERM)
    [backup] = (made.volume / "backups").glob("*.db")
    empty = folder / "again"
    empty.mkdir()
    os.chown(empty, *(int(number) for number in made.config["User"].split(":")))
    shutil.copy(backup, empty / "backup")
    os.chown(empty / "backup", *(int(number) for number in made.config["User"].split(":")))
    made.volume = empty
    if made.run(*entry, "admin", "restore", "/data/backup"):
        raise Failed("the backup can't be brought back in the container")
    made.start()
    again = Person(Elsewhere(made.port), "Ada", {"id": ada.id, "secret": ada.secret})
    if asyncio.run(some_answers(again, table, 0)) < before:
        raise Failed("the game of the backup has lost something")
    asyncio.run(to_the_end(again, table))
    say("backup made while it ran, brought back into an empty volume: the game is there, and was played to its end")


async def to_the_end(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await seat.play_on()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheels", type=Path, metavar="DIR", help="marsbound's wheel and those it needs")
    parser.add_argument("--suite", choices=PYTHON, default="bookworm", help="of Debian")
    parser.add_argument("--apt-sources", metavar="FILE", help="sources or a mirror for mmdebstrap")
    parser.add_argument("--only", choices=("image", "compose"))
    wish = parser.parse_args()
    wanted = {None: ("buildah", "mmdebstrap", "caddy"), "image": ("buildah", "mmdebstrap"), "compose": ("caddy",)}
    if lacks := missing(*wanted[wish.only], root=True):
        return refuse("container", lacks)
    KEPT.mkdir(parents=True, exist_ok=True)
    if wish.only != "compose":
        build(base_tree(wish.suite, wish.apt_sources), wheels(wish.wheels, wish.suite))
        measure()
        with tempfile.TemporaryDirectory() as name:
            Path(name).chmod(0o755)
            with container(Path(name)) as made:
                play_and_kill(made)
                bring_back(made, Path(name))
    if wish.only != "image":
        compose()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign container: {problem}")
