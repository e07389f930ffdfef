"""Packs to damage: the built-in ones as TOML holds them, and the check of what became of them."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from marsbound.games.packs import formats
from marsbound.games.registry import kits
from marsbound.packs.check import Checked, check_tables

Tables: TypeAlias = dict[str, Any]
Check: TypeAlias = Callable[[Tables], Checked]
Texts: TypeAlias = Callable[[Tables], list[str]]


def built_in(name: str) -> Tables:
    return tomllib.loads(kits()[name].pack_file.read_text(encoding="utf-8"))


@pytest.fixture
def second() -> Tables:
    return built_in("red-planet-second")


@pytest.fixture
def first() -> Tables:
    return built_in("red-planet-first")


@pytest.fixture
def rocketmen() -> Tables:
    return built_in("rocketmen")


@pytest.fixture
def mistakes() -> Texts:
    """Every mistake as a person reads it, of a pack in a file called my.toml."""
    return lambda tables: [str(mistake) for mistake in check_tables(tables, "my.toml", formats()).mistakes]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file of an owner: the second edition under another name."""
    path = tmp_path / "my-box.toml"
    text = kits()["red-planet-second"].pack_file.read_text(encoding="utf-8")
    path.write_text(text.replace('name = "red-planet-second"', 'name = "my-box"', 1), encoding="utf-8")
    return path
