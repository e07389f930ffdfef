"""What is installed is written down: every package with one version and the hashes of its files, and no address of
where it comes from, which is the business of whoever installs it. `scripts/lock` writes the locks anew."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

LOCKS = ("run", "play", "dev", "extras", "release", "node", "docs")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}


@cache
def pins(root: Path, lock: str) -> dict[Requirement, int]:
    """The lines of a lock, and how many hashes each of them has."""
    text = (root / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    lines = text.replace("\\\n", " ").splitlines()
    parts = [line.split("--hash=sha256:") for line in lines if line and not line.startswith("#")]
    return {
        Requirement(pin): len([each for each in hashes if re.fullmatch("[0-9a-f]{64} *", each)])
        for pin, *hashes in parts
    }


def pinned(root: Path, lock: str, name: str, python: str, system: str) -> Version:
    os_name, platform = SYSTEMS[system]
    there = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "os_name": os_name,
        "platform_system": platform,
        "implementation_name": "cpython",
    }
    [found] = [
        pin
        for pin in pins(root, lock)
        if canonicalize_name(pin.name) == canonicalize_name(name) and (pin.marker is None or pin.marker.evaluate(there))
    ]
    [exact] = found.specifier
    assert exact.operator == "=="
    return Version(exact.version)


@cache
def wanted(root: Path) -> dict[str, list[str]]:
    """What each lock has to hold, as pyproject.toml and the lists beside the locks name it."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    run = project["project"]["dependencies"] + of_extra(extras, "all")
    play = run + project["build-system"]["requires"]
    dev = play + of_extra(extras, "dev")
    return {
        "run": run,
        "play": play,
        "dev": dev,
        "extras": dev + of_extra(extras, "ray") + of_extra(extras, "bench-jax") + listed(root, "extras"),
        "release": play + listed(root, "release"),
        "node": listed(root, "node"),
        "docs": listed(root, "docs"),
    }


def listed(root: Path, name: str) -> list[str]:
    lines = (root / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def of_extra(extras: dict[str, list[str]], extra: str) -> list[str]:
    """What an extra brings, the extras that it names included."""
    found = []
    for line in extras[extra]:
        asked = Requirement(line)
        if asked.name == "marsbound":
            found += [one for each in asked.extras for one in of_extra(extras, each)]
        else:
            found.append(line)
    return found


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_a_lock_holds_what_is_asked_for(root: Path, lock: str, system: str, python: str) -> None:
    environment = {"python_version": python, "sys_platform": system}
    for line in wanted(root)[lock]:
        asked = Requirement(line)
        if asked.marker is None or asked.marker.evaluate(environment):
            version = pinned(root, lock, asked.name, python, system)
            assert asked.specifier.contains(version), (
                f"{line}, but requirements/{lock}.txt has {version}: run scripts/lock"
            )


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_has_hashes(root: Path, lock: str) -> None:
    for pin, hashes in pins(root, lock).items():
        assert [each.operator for each in pin.specifier] == ["=="], pin
        assert pin.url is None
        assert hashes > 0, pin


def test_hashes_are_those_of_all_machines(root: Path) -> None:
    """An index that knows only the files of one machine would make a lock for that machine."""
    compiled = {
        pin.name: hashes for pin, hashes in pins(root, "dev").items() if pin.name in ("librt", "mypy", "sqlalchemy")
    }
    assert len(compiled) == 3
    assert min(compiled.values()) >= 4 * len(PYTHONS), compiled


def test_locks_agree(root: Path) -> None:
    """Who goes from playing to developing keeps what is installed."""
    for smaller, larger in (("run", "play"), ("play", "dev"), ("dev", "extras"), ("play", "release")):
        assert pins(root, smaller).items() <= pins(root, larger).items()


@pytest.mark.parametrize("lock", [*(f"requirements/{name}.txt" for name in LOCKS), "web/package-lock.json"])
def test_no_lock_names_an_address(root: Path, lock: str) -> None:
    address = re.compile(r"://|\bfile:|\bgit\+|--index-url|--extra-index-url|--find-links")
    lines = (root / lock).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if address.search(line)] == []


def test_the_page_s_lock_holds_every_package_with_its_hash(root: Path) -> None:
    """And every one that only other machines need, so that `npm ci` installs there too."""
    packages = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            assert package["integrity"].startswith("sha512-"), path
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            # as Node looks for it: beside the package, or beside a folder it lies in
            parents = [path[: found.start()] for found in re.finditer("/node_modules/", f"{path}/node_modules/")]
            looked = {f"{parent}/node_modules/{name}" for parent in parents} | {f"node_modules/{name}"}
            assert looked & packages.keys(), f"{name}, which {path} may need, isn't in the lock"
