"""Rules to break: for each a line of the ledger, a place in the sources, and what stands there once it is broken."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = "red-planet-second"
ENGINE = "src/marsbound/games/red_planet"
RULE_TESTS = "tests/rulebook/second"


@dataclass(frozen=True)
class Mutation:
    """A rule, broken: the tests of this rule must fail."""

    rule: str
    file: str
    old: str
    new: str

    @property
    def path(self) -> str:
        return f"{ENGINE}/{self.file}"

    def test_files(self, root: Path) -> list[str]:
        """The files with a test of this rule."""
        files = sorted((root / RULE_TESTS).glob("test_*.py"))
        return [str(file.relative_to(root)) for file in files if f'"{GAME}:{self.rule}"' in file.read_text("utf-8")]


MUTATIONS = [
    Mutation("S4", "second/setup.py", "table.cells[SHIP_PILE] & table.box.known_ships", "table.cells[SHIP_PILE]"),
    Mutation("S5", "second/setup.py", "table.put_destination(table.docks - 1, moon)", "table.put_destination(0, moon)"),
    Mutation("S7", "opening.py", "        if dock == 0:\n", "        if dock == 1:\n"),
    Mutation("S10", "opening.py", "|= others | table.cells[SHOWN]", "|= table.cells[SHOWN]"),
    Mutation("R4", "rounds.py", "        each = cells[FIRST]\n", "        each = i64(0)\n"),
    Mutation("R6", "rounds.py", "table.cells[HAND + seat] &= ~bit(character)", "table.cells[HAND + seat] &= -1"),
    Mutation(
        "R8",
        "second/scripts.py",
        "PlaceAnAstronaut(4), DestroyADockedShip()",
        "PlaceAnAstronaut(4), LaunchFullShips(), DestroyADockedShip()",
    ),
    Mutation("R10", "table.py", "        if self.cells[TOP + dock] >= 0:\n", "        if False:\n"),
    Mutation("R12", "ships.py", "            return table.cells[SHIP_DISCARDS]\n", "            return 0\n"),
    Mutation("R13", "rounds.py", "cells[NEXT_FIRST] = last", "cells[NEXT_FIRST] = cells[FIRST]"),
    Mutation("R14", "second/scripts.py", "PlayRounds(ROUND, 5)", "PlayRounds(ROUND, 6)"),
    Mutation("R15", "ships.py", "if crew and zone != NONE:", "if zone != NONE:"),
    Mutation("C2", "rounds.py", "= ALL_CHARACTERS\n", "= ALL_CHARACTERS & ~1\n"),
    Mutation("C3", "second/scripts.py", "may(MoveToANeighbour())", "MoveToANeighbour()"),
    Mutation("C4", "zones.py", "        explore(table, target)\n", ""),
    Mutation("C7", "cards.py", "        table.call(LOOK, seat)\n", "        return\n"),
    Mutation("C8", "boarding.py", "if table.room(dock) and not table.memo >> dock & 1:", "if table.room(dock):"),
    Mutation("C10", "zones.py", "        table.cells[LOST + owner] += 1\n", ""),
    Mutation(
        "C11",
        "boarding.py",
        "table.room(dock) >= number:\n                    found.add(dock)",
        "table.room(dock):\n                    found.add(dock)",
    ),
    Mutation("C12", "zones.py", "if inner >> zone & 1 == 0:", "if zone >= 0:"),
    Mutation("C13", "zones.py", "return table.box.moves[SOLDIER] - 1", "return table.box.moves[SOLDIER]"),
    Mutation("D2", "boarding.py", "if table.cells[DESTINATIONS + zone] == 0:", "if zone < 0:"),
    Mutation("D3", "table.py", "self.cells[DESTINATIONS + zone] += stack & 15", "self.cells[DESTINATIONS + zone] += 0"),
    Mutation("E3", "cards.py", "        if not table.box.is_outer(zone):\n", "        if zone < 0:\n"),
    Mutation("E6", "cards.py", "            if table.cells[EVENT_PILE] == 0:\n", "            if study:\n"),
    Mutation("E7", "cards.py", "        owner = table.cells[FIRST]\n", "        owner = i64(0)\n"),
    Mutation("P3", "production.py", "table.lying(zone, kind) // number", "-(-table.lying(zone, kind) // number)"),
    Mutation(
        "P6", "production.py", "unexplored(zone):\n        return NONE\n", "unexplored(zone):\n        return 0\n"
    ),
    Mutation("X3", "production.py", "    if effect == NO_NEW_TOKENS:\n        return 0\n", ""),
    Mutation("X4", "production.py", "SECOND_MOST_TAKE and size_of(most) == 1:", "SECOND_MOST_TAKE:"),
    Mutation("X7", "discoveries.py", "        explore(table, zone)\n\n\nEACH", "\n\nEACH"),
    Mutation("F2", "scoring.py", "table.box.ice_monopoly // tied", "table.box.ice_monopoly"),
    Mutation("F4", "second/winning.py", "points > best or (points == best and tokens > most)", "points > best"),
    Mutation("F5", "scoring.py", "    return scale[number - 1]\n", "    return scale[len(scale) - 1]\n"),
    Mutation(
        "L1",
        "table.py",
        "        self.lose_crew(dock)\n        self.discard_ship(dock)\n",
        "        self.discard_ship(dock)\n",
    ),
    Mutation("T4", "neutral_deck.py", "SHUFFLED_BELOW: Final = 6", "SHUFFLED_BELOW: Final = 9"),
    Mutation("T8", "second/neutral.py", "ALL_CHARACTERS & ~bit(RECRUITER)", "ALL_CHARACTERS"),
    Mutation("T11", "second/winning.py", "if highest_neutral > best:", "if highest_neutral >= best:"),
]
# These also run with the ordinary tests.
SHORT = ["R8", "C11", "X3"]
