"""Rules of the second edition of Mission: Red Planet to break."""

from functools import partial

from tests.campaigns._mutation import Mutation

broken = partial(Mutation, "red-planet-second")
RULES_OF_THE_SECOND_EDITION = [
    broken("S4", "second/setup.py", "table.ship_pile & table.box.known_ships", "table.ship_pile"),
    broken("S5", "second/setup.py", "table.put_destination(table.docks - 1, moon)", "table.put_destination(0, moon)"),
    broken("S7", "opening.py", "        if dock == 0:\n", "        if dock == 1:\n"),
    broken("S10", "table.py", "|= others | self.shown", "|= self.shown"),
    broken("R4", "rounds.py", "        each = table.first\n", "        each = i64(0)\n"),
    broken("R6", "table.py", "        cells[HAND + seat] &= ~bit(character)\n", ""),
    broken(
        "R8",
        "second/scripts.py",
        "PlaceAnAstronaut(4), DestroyADockedShip()",
        "PlaceAnAstronaut(4), LaunchFullShips(), DestroyADockedShip()",
    ),
    broken("R10", "table.py", "        if self.cells[TOP + dock] >= 0:\n", "        if False:\n"),
    broken("R12", "ships.py", "            return table.ship_discards\n", "            return 0\n"),
    broken("R13", "rounds.py", "table.next_first = last", "table.next_first = table.first"),
    broken("R14", "second/scripts.py", "PlayRounds(ROUND, 5)", "PlayRounds(ROUND, 6)"),
    broken("R15", "ships.py", "if crew and zone != NONE:", "if zone != NONE:"),
    broken("C2", "rounds.py", "set_hand(seat, ALL_CHARACTERS)", "set_hand(seat, ALL_CHARACTERS & ~1)"),
    broken("C3", "second/scripts.py", "may(MoveToANeighbour())", "MoveToANeighbour()"),
    broken("C4", "zones.py", "        explore(table, target)\n", ""),
    broken("C7", "cards.py", "        table.call(LOOK, seat)\n", "        return\n"),
    broken("C8", "boarding.py", "if table.room(dock) and not table.memo >> dock & 1:", "if table.room(dock):"),
    broken("C10", "table.py", "        self.add_lost(owner, 1)\n", ""),
    broken(
        "C11",
        "boarding.py",
        "table.room(dock) >= number:\n                    found.add(dock)",
        "table.room(dock):\n                    found.add(dock)",
    ),
    broken("C12", "zones.py", "if inner >> zone & 1 == 0:", "if zone >= 0:"),
    broken("C13", "zones.py", "return table.box.moves[SOLDIER] - 1", "return table.box.moves[SOLDIER]"),
    broken("D2", "boarding.py", "if table.destinations(zone) == 0:", "if zone < 0:"),
    broken("D3", "table.py", "self.cells[DESTINATIONS + zone] += stack & 15", "self.cells[DESTINATIONS + zone] += 0"),
    broken("E3", "cards.py", "        if not table.box.is_outer(zone):\n", "        if zone < 0:\n"),
    broken("E6", "cards.py", "            if table.event_pile == 0:\n", "            if study:\n"),
    broken("E7", "cards.py", "        owner = table.first\n", "        owner = i64(0)\n"),
    broken("P3", "production.py", "table.lying(zone, kind) // number", "-(-table.lying(zone, kind) // number)"),
    broken("P6", "production.py", "unexplored(zone):\n        return NONE\n", "unexplored(zone):\n        return 0\n"),
    broken("X3", "production.py", "    if effect == NO_NEW_TOKENS:\n        return 0\n", ""),
    broken("X4", "production.py", "SECOND_MOST_TAKE and size_of(most) == 1:", "SECOND_MOST_TAKE:"),
    broken("X7", "discoveries.py", "        explore(table, zone)\n\n\nEACH", "\n\nEACH"),
    broken("F2", "scoring.py", "table.box.ice_monopoly // tied", "table.box.ice_monopoly"),
    broken("F4", "second/winning.py", "points > best or (points == best and tokens > most)", "points > best"),
    broken("F5", "scoring.py", "    return scale[number - 1]\n", "    return scale[len(scale) - 1]\n"),
    broken(
        "L1",
        "table.py",
        "        self.lose_crew(dock)\n        self.discard_ship(dock)\n",
        "        self.discard_ship(dock)\n",
    ),
    broken("T4", "neutral_deck.py", "SHUFFLED_BELOW: Final = 6", "SHUFFLED_BELOW: Final = 9"),
    broken("T8", "second/neutral.py", "ALL_CHARACTERS & ~bit(RECRUITER)", "ALL_CHARACTERS"),
    broken("T11", "second/winning.py", "if highest_neutral > best:", "if highest_neutral >= best:"),
]
