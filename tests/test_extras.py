"""What isn't needed for the engine can be left out, and whoever needs it is told what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from marsbound.extras import EXTRAS, advice, extra_of

# by another name than they are imported
IMPORTED_AS = {
    "arro3-core": "arro3",
    "arro3-io": "arro3",
    "fluent.runtime": "fluent",
    "prometheus-client": "prometheus_client",
}


def project(root: Path) -> dict[str, list[str]]:
    found = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = found["optional-dependencies"]
    return extras | {"": found["dependencies"]}


def names(lines: list[str]) -> set[str]:
    found = {Requirement(line).name for line in lines} - {"marsbound"}
    return {IMPORTED_AS.get(name, name) for name in found}


def test_the_engine_alone_needs_three_packages(root: Path) -> None:
    assert names(project(root)[""]) == {"librt", "msgspec", "mypy_extensions"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_what_the_advice_takes_it_for(root: Path, extra: str) -> None:
    assert names(project(root)[extra]) == set(EXTRAS[extra])


def test_the_server_brings_the_terminal_and_all_is_both(root: Path) -> None:
    extras = project(root)
    assert "marsbound[terminal]" in extras["server"]
    assert extras["all"] == ["marsbound[server]"]


def run(*arguments: str, without: str) -> subprocess.CompletedProcess[str]:
    """The command where an extra's packages aren't installed."""
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({EXTRAS[without]!r}));"
        f"from marsbound.__main__ import main; sys.argv[1:] = {arguments!r}; main()"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


@pytest.mark.parametrize(("arguments", "extra"), [(("games",), "terminal"), ((), "all")])
def test_without_the_terminals_packages_the_command_says_what_to_install(
    arguments: tuple[str, ...], extra: str
) -> None:
    done = run(*arguments, without="terminal")
    assert done.returncode == 2
    assert done.stderr == f"marsbound: click isn't installed; `pip install 'marsbound[{extra}]'` brings it\n"
    assert done.stdout == ""


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("admin", "list")])
def test_without_the_servers_packages_serve_and_admin_say_what_to_install(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "x.db").touch()
    done = run(*arguments, "--database", str(tmp_path / "x.db"), without="server")
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    assert line.startswith("marsbound: ")
    assert line.endswith("isn't installed; `pip install 'marsbound[server]'` brings it")


@pytest.mark.parametrize("arguments", [("games",), ("bots",), ("rules", "rocketmen"), ("serve", "--help")])
def test_without_the_servers_packages_the_rest_works(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, without="server")
    assert (done.returncode, done.stderr) == (0, "")


def test_another_missing_module_is_no_matter_of_extras() -> None:
    missing = ModuleNotFoundError("No module named 'marsbound.nonsense'", name="marsbound.nonsense")
    assert extra_of(missing) is None
    assert advice(missing) is None


def test_every_extra_is_described_to_whoever_installs(root: Path) -> None:
    page = (root / "docs" / "how-to" / "install.md").read_text("utf-8")
    missing = [name for name in project(root) if name not in ("", "dev") and f"`marsbound[{name}]`" not in page]
    assert missing == []
