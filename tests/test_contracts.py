"""The order of layers is asked of every game: a new one can't be left out of a contract."""

import tomllib
from pathlib import Path

import pytest

from marsbound.games import FOLDERS

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
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


def test_there_are_contracts_about_games() -> None:
    assert sum(bool(named(contract)) for contract in CONTRACTS) > 4
