"""A rule to break: a line of a ledger, a place in the sources, and what stands there once it is broken."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# Of each game: where its rules are programmed, and where they are tested
PLACES = {
    "red-planet-second": ("src/marsbound/games/red_planet/rules", "tests/games/red_planet/rulebook/second"),
    "rocketmen": ("src/marsbound/games/rocketmen/rules", "tests/games/rocketmen/rulebook"),
}


@dataclass(frozen=True)
class Mutation:
    """A rule, broken: the tests of this rule must fail."""

    game: str
    line: str
    file: str
    old: str
    new: str

    @property
    def rule(self) -> str:
        """As tests are marked with it: "rocketmen:L9"."""
        return f"{self.game}:{self.line}"

    @property
    def path(self) -> str:
        return f"{PLACES[self.game][0]}/{self.file}"

    def test_files(self, root: Path) -> list[str]:
        """The files with a test of this rule."""
        files = sorted((root / PLACES[self.game][1]).glob("test_*.py"))
        return [str(file.relative_to(root)) for file in files if f'"{self.rule}"' in file.read_text("utf-8")]
