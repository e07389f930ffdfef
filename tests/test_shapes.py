"""Files are short, and the games' folders have nothing in common that could be said once."""

import re
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 450  # lines of a file that somebody writes
RUN = 10  # equal lines, empty ones not counted, that two games may not share
SOURCES = {
    "examples": {".py"},
    "scripts": {"", ".py"},
    "src/marsbound": {".py"},
    "tests": {".py", ".js"},
    "web/fixtures": {".py"},
    "web/src": {".ts", ".svelte", ".css"},
    "web/tests": {".ts"},
}
MADE = {"web/src/wire.ts"}
"""Files that are made by a program."""


def files(folder: str) -> list[Path]:
    found = [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix in SOURCES[folder]]
    return [path for path in found if "static" not in path.parts and str(path.relative_to(ROOT)) not in MADE]


@pytest.mark.parametrize("folder", SOURCES)
def test_no_file_is_too_long(folder: str) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in files(folder)}
    assert lengths
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


def lines_of(text: str) -> list[str]:
    """What is written, without empty lines and indents; what games import from elsewhere is alike by nature."""
    return [line.strip() for line in text.splitlines() if line.strip() and not re.match(r"\s*(import|from)\b", line)]


def runs(text: str) -> set[tuple[str, ...]]:
    lines = lines_of(text)
    return {tuple(lines[at : at + RUN]) for at in range(len(lines) - RUN + 1)}


def shared(folders: list[Path], suffixes: set[str]) -> set[tuple[str, ...]]:
    of_games = []
    for folder in folders:
        texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.suffix in suffixes]
        of_games.append(set().union(*(runs(text) for text in texts)))
    return set().union(*(first & second for first, second in combinations(of_games, 2)))


@pytest.mark.parametrize(
    ("place", "suffixes"),
    [("src/marsbound/games", {".py"}), ("web/src/games", {".ts", ".svelte", ".css"}), ("tests/games", {".py"})],
)
def test_no_ten_lines_are_the_same_in_two_games(place: str, suffixes: set[str]) -> None:
    folders = [path for path in sorted((ROOT / place).iterdir()) if path.is_dir() and path.name != "__pycache__"]
    assert len(folders) > 1
    assert shared(folders, suffixes) == set()


def test_a_run_is_found_whatever_stands_around_it(tmp_path: Path) -> None:
    same = "\n\n".join(f"  line {number}" for number in range(RUN))
    for game, before in (("one", "a\n"), ("other", "b\nc\n")):
        (tmp_path / game).mkdir()
        (tmp_path / game / "rules.py").write_text(f"{before}{same}\n{game}\n", "utf-8")
    folders = [tmp_path / "one", tmp_path / "other"]
    assert len(shared(folders, {".py"})) == 1
    assert shared(folders, {".ts"}) == set()
