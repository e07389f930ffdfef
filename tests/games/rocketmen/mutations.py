"""Rules of Rocketmen to break."""

from functools import partial

from tests.campaigns._mutation import Mutation

broken = partial(Mutation, "rocketmen")
RULES_OF_ROCKETMEN = [
    broken("T1", "scripts.py", "        player = table.first_player\n", "        player = i64(0)\n"),
    broken("T4", "rows.py", "            cells[depot + card] = 0\n", ""),
    broken("T7", "effects.py", "        if card == table.memo:\n", "        if False:\n"),
    broken("B6", "drawing.py", "    table.call(FILL_THE_MARKET, NOBODY)\n", "    return\n"),
    broken("M1", "placing.py", "        if table.plan(seat) != NONE:\n            return 0\n", ""),
    broken("M3", "placing.py", "        table.credit += money - fee\n", ""),
    broken("M6", "placing.py", " & ~(table.box.resources & table.pad_cards(seat))", ""),
    broken(
        "D2",
        "discarding.py",
        "        discard_plan(table, seat)\n        discard_pad(table, seat)\n",
        "        discard_plan(table, seat)\n",
    ),
    broken("L1", "launch.py", "        if table.is_there(seat, location):\n", "        if False:\n"),
    broken("L5", "launch.py", " + table.pad_gives(seat, SCIENCE)\n", "\n"),
    broken("L9", "flight.py", "min(table.drawn - 1, ", "min(table.drawn, "),
    broken("L11", "landing.py", "[location * RANKS + min(earlier, i64(RANKS - 1))]", "[location * RANKS]"),
    broken("L12", "landing.py", " and table.token_owner(destination - 1) == NONE:\n", ":\n"),
    broken(
        "L14",
        "flight.py",
        "    if all_drawn(table):\n        table.last_value = NONE\n    if table.listener",
        "    if table.listener",
    ),
    broken("E2", "landing.py", "(somebody and everywhere(table))", "somebody"),
    broken("E5", "scoring.py", "AREA, DEPOT, SCRAP, STORED):\n", "AREA, DEPOT, STORED):\n"),
    broken("E7", "scoring.py", "best = max(best, table.box.goal_points[", "best += max(i64(0), table.box.goal_points["),
    broken("E9", "scoring.py", " * 64 + best_location(table, seat) + 1)", " * 64)"),
    broken("E10", "scripts.py", "    if rounds >= limit:\n", "    if rounds > limit:\n"),
    broken(
        "K2",
        "effects.py",
        "            table.scrap_from_hand(seat, card)\n",
        "            table.discard_from_hand(seat, card)\n",
    ),
    broken("K4", "landing.py", "    if table.planned_first != NONE:\n", "    if False:\n"),
    broken("K9", "flight.py", "        table.drawn -= 1\n", ""),
    broken("K12", "effects.py", "discarded + 1)", "discarded)"),
    broken("O6", "solo.py", "table.rival_field >= table.box.distance", "table.rival_field > table.box.distance"),
    broken("O7", "drawing.py", "    if table.solo:\n        return\n", ""),
    broken(
        "O8",
        "solo.py",
        "        remove_card(table, slot)\n        advance_rival(table)\n",
        "        remove_card(table, slot)\n",
    ),
    broken("O11", "scoring.py", "total(table, 0) <= total(table, 1)", "total(table, 0) < total(table, 1)"),
    broken("F4", "landing.py", "    if table.mode.earth_only:\n        return somebody\n", ""),
]
