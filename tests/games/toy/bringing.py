"""The game as another package brings it: by an entry point, to processes of their own."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n"
ENTRY_POINTS = "[marsbound.games]\ntoy = tests.games.toy:KITS\n"


def brought(folder: Path) -> tuple[str, ...]:
    """What has to be on the path: the game itself, and a package that is nothing but the word about it."""
    about = folder / "pebbles-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, "utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return str(folder), str(ROOT)
