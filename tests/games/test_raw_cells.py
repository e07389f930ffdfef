"""A table is asked by name: what lies in which cell only its own modules know."""

import ast
from pathlib import Path

import pytest

from marsbound.games import layouts

# Those who count cells: the table, who hides or observes parts of it, and what is made from the layout
RAW = {"rules/table.py", "rules/rows.py", "rules/secrets.py", "rules/cells.py", "research/observation.py"}


def raw_uses(source: str) -> list[int]:
    """Lines that reach into a table's cells, or take offsets of them."""
    nodes = list(ast.walk(ast.parse(source)))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    offsets = [node.lineno for node in imports if (node.module or "").endswith(".rules.cells")]
    return offsets + [node.lineno for node in nodes if isinstance(node, ast.Attribute) and node.attr == "cells"]


def modules(folder: str) -> dict[str, Path]:
    root = layouts.GAMES / folder
    return {path.relative_to(root).as_posix(): path for path in root.rglob("*.py")}


@pytest.mark.parametrize("folder", layouts.DESCRIBED)
def test_rules_bots_and_faces_ask_a_table_by_name(folder: str) -> None:
    found = {name: raw_uses(path.read_text("utf-8")) for name, path in modules(folder).items() if name not in RAW}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("folder", layouts.DESCRIBED)
def test_those_who_count_cells_are_there_and_do(folder: str) -> None:
    there = {name: path for name, path in modules(folder).items() if name in RAW}
    assert {"rules/table.py", "rules/secrets.py", "rules/cells.py"} <= set(there)
    assert all(raw_uses(path.read_text("utf-8")) for path in there.values())


def test_raw_uses_are_seen_however_they_are_written() -> None:
    source = (
        "from game.rules.cells import SCORE\ncells = table.cells\nx = world.masked.cells[SCORE]\ny = table.score(0)\n"
    )
    assert raw_uses(source) == [1, 2, 3]
