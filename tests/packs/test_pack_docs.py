"""The reference page tells the format as it is."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from marsbound.games.packs import formats
from marsbound.packs.check import check_tables
from marsbound.packs.format import Effect
from marsbound.packs.pack import PEDIGREES

EFFECTS = {effect.name: effect for each in formats().values() for part in each.sections for effect in part.effects}


@pytest.fixture(scope="module")
def page(root: Path) -> str:
    return (root / "docs" / "reference" / "packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=list(EFFECTS))
def test_every_effect_is_told_with_its_fields_and_moments(page: str, effect: Effect) -> None:
    row = next(line for line in page.splitlines() if line.startswith(f"| `{effect.name}` |"))
    fields = row.split("|")[3 if len(effect.moments) == 1 else 2]
    assert re.findall(r"`([a-z-]+)`", fields) == [field.name for field in effect.fields]
    if len(effect.moments) == 1:
        assert row.split("|")[2].strip() == effect.moments[0]


def test_every_field_and_pedigree_is_told(page: str) -> None:
    fields = {field.name for each in formats().values() for section in each.sections for field in section.fields}
    for word in (*fields, *PEDIGREES):
        assert f"`{word}`" in page


def test_the_examples_are_right(page: str, second: dict[str, Any]) -> None:
    examples = tomllib.loads(page.split("## An entry of each")[1].split("```toml")[1].split("```")[0])
    assert examples.keys() == second.keys() - {"pack", "tokens"}
    for section, (example,) in examples.items():
        second[section] = [example if entry["id"] == example["id"] else entry for entry in second[section]]
        assert example in second[section]
    assert check_tables(second, "my.toml", formats()).mistakes == ()
