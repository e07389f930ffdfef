"""Windows and macOS, as far as Linux can tell: what they lack isn't needed to import everything and to serve."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from marsbound.server import settings
from tests.server.kit import Server

# Modules that only Unix has, or that aren't installed on Windows.
MISSING = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
# Taken away from the modules that have them here, as far as Python's own parts can do without.
LACKING = """
import asyncio, os, signal, socket, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
for name in {missing!r}:
    sys.modules.pop(name, None)
for module, names in (
    (socket, ("recv_fds", "send_fds")),  # its own loop needs AF_UNIX
    (signal, ("SIGHUP", "SIGUSR1", "SIGUSR2")),
    (os, ("fork", "forkpty", "killpg", "nice", "setpriority", "getuid", "geteuid", "sched_setaffinity")),
    (asyncio, ("open_unix_connection", "start_unix_server")),
):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
"""
EVERYTHING = """
import pkgutil, importlib, marsbound
from marsbound.extras import extra_of
for module in pkgutil.walk_packages(marsbound.__path__, "marsbound."):
    if not module.name.endswith("__main__") and ".migrations." not in module.name:
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as missing:
            if extra_of(missing) != "ray":  # too large to be installed everywhere
                raise
"""


@pytest.fixture
def lacking(tmp_path: Path) -> str:
    """A folder whose `sitecustomize` makes Python what it would be there."""
    folder = tmp_path / "lacking"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(LACKING.format(missing=MISSING), "utf-8")
    return str(folder)


def test_everything_can_be_imported(lacking: str) -> None:
    path = {"PYTHONPATH": f"{lacking}:{Path(settings.__file__).parents[2]}"}
    done = subprocess.run([sys.executable, "-c", EVERYTHING], env=path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_server_runs_a_game_of_bots(lacking: str, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "server.db"), tmp_path)
    server.paths = (lacking,)
    server.environment = {"PYTHONPATH": f"{lacking}:{server.source}"}
    with server:
        person = server.person()
        assert person.get("/api/v1/packs")["packs"]
        table = person.open("red-planet-second", "me", "novice", "novice")["table"]
        assert table["status"] == "running"
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("system", "variables", "place"),
    [
        ("linux", {}, "home/.local/share/marsbound/server.db"),
        ("linux", {"XDG_DATA_HOME": "elsewhere"}, "elsewhere/marsbound/server.db"),
        ("darwin", {}, "home/Library/Application Support/marsbound/server.db"),
    ],
)
@pytest.mark.parametrize("played", [False, True])
def test_games_are_kept_where_the_system_keeps_such_things_or_where_they_were(
    system: str, variables: dict[str, str], place: str, played: bool, tmp_path: Path
) -> None:
    """Asked in a process of its own: the package decides about the system when it is imported."""
    former = tmp_path / "home" / ".local" / "share" / "marsbound" / "server.db"
    if played:
        former.parent.mkdir(parents=True)
        former.touch()
    asked = "from marsbound.server import settings; print(settings.usual_database())"
    code = f"import sys; sys.platform = {system!r}; {asked}"
    given = {name: str(tmp_path / value) for name, value in variables.items()}
    source = str(Path(settings.__file__).parents[2])
    # a compiled engine is looked for by what Python knows of the true system
    environment = {"HOME": str(tmp_path / "home"), "PYTHONPATH": source, "MARSBOUND_INTERPRETED": "1", **given}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == str(former if played else tmp_path / place), done.stderr


def test_public_wheels_are_tried_by_the_smoke_test_that_the_source_archive_brings(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    assert wheels["test-command"] == "python {package}/tests/smoke.py"
    assert "include tests/smoke.py" in (root / "MANIFEST.in").read_text("utf-8").splitlines()
    assert wheels["build"].split() == [f"cp3{minor}-*" for minor in range(11, 15)]


def test_the_smoke_test_knows_the_games_as_they_are(root: Path) -> None:
    """Rules that change games change its digests: `python tests/smoke.py --games` tells them."""
    done = subprocess.run([sys.executable, "tests/smoke.py", "--games"], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
