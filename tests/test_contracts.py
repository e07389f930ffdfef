"""The order of layers is asked of every game: a new one can't be left out of a contract."""

import tomllib
from pathlib import Path

import pytest

from marsbound.games import FOLDERS

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
SOURCES = PYPROJECT.parent / "src" / "marsbound"
CONTRACTS = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
GAME = "marsbound.games."
ALIKE = ("containers", "forbidden_modules", "modules", "source_modules")


def named(contract: dict[str, object]) -> dict[str, set[str]]:
    """By folder, what a contract asks of it: "" for the folder itself, "bot" for a room of it."""
    found: dict[str, set[str]] = {}
    for key in ALIKE:
        listed = contract.get(key, [])
        assert isinstance(listed, list)
        for module in listed:
            folder, _, room = module.removeprefix(GAME).partition(".")
            if module.startswith(GAME) and folder in FOLDERS:
                found.setdefault(folder, set()).add(room)
    return found


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract["name"])
def test_a_contract_that_names_a_game_asks_the_same_of_every_game(contract: dict[str, object]) -> None:
    asked = named(contract)
    if asked:
        assert asked == {folder: next(iter(asked.values())) for folder in FOLDERS}


def test_nobody_is_left_out_of_who_may_import_no_game() -> None:
    """All packages and modules but the games themselves, and those who know nothing yet when the engine is found."""
    there = {path.stem for path in (SOURCES, SOURCES / "games") for path in path.iterdir() if is_module(path)}
    [contract] = [one for one in CONTRACTS if one["name"].startswith("Nobody imports a game")]
    named = {module.rpartition(".")[2] for module in contract["source_modules"]}
    assert there - named == {*FOLDERS, "games"}
    assert named <= there


def is_module(path: Path) -> bool:
    return not path.stem.startswith("_") and (path.suffix == ".py" or (path / "__init__.py").exists())


def test_there_are_contracts_about_games() -> None:
    assert sum(bool(named(contract)) for contract in CONTRACTS) > 4
