"""Looks for the positions again and counts anew: python -m tests.perft.make

Needed only when positions are written differently; what changes otherwise is a change of the rules.
"""

import json
from collections.abc import Callable
from dataclasses import asdict

from marsbound.core.play import Play
from marsbound.games.red_planet.rules.table import RedPlanet
from tests.perft.counting import FILE, Position, counted
from tests.properties.cases import CASES
from tests.properties.walks import Start, Walk, position

MOST_NODES = 4000  # positions whose answers are listed
MOST_DEPTH = 6
LEAST_ROWS = 60

ROUND = 0  # the cell that counts the rounds, in all games

Wanted = Callable[[Play], bool]


def asked(question: str, first_round: int, neutral: bool = False) -> Wanted:
    def wanted(play: Play) -> bool:
        if play.over or play.table.cells[ROUND] < first_round or not play.line().name.endswith(f"/{question}"):
            return False
        return not neutral or (isinstance(play.table, RedPlanet) and play.table.neutral(play.table.seat))

    return wanted


def partly_sealed(play: Play) -> bool:
    return asked("ChooseACharacter", 4)(play) and play.table.sealed != 0


WANTED: list[tuple[str, str, int, Wanted]] = [
    ("a neutral colour's Soldier", "red-planet-second", 2, asked("KillAnAstronaut", 5, neutral=True)),
    ("draw or look", "red-planet-second", 3, asked("DrawOrLook", 6)),
    ("characters partly chosen", "red-planet-second", 4, partly_sealed),
    ("an action to reveal", "red-planet-second", 5, asked("RevealAnAction", 10)),
    ("the Explorer's first move", "red-planet-second", 6, asked("MoveToANeighbour", 7)),
    ("the first edition's Pilot", "red-planet-first", 4, asked("RedirectAShip", 6)),
    ("a turn of Rocketmen", "rocketmen", 2, asked("Act", 3)),
]


def found(name: str, game: str, players: int, wanted: Wanted) -> Position:
    case = next(case for case in CASES if (case.game, case.players, case.options) == (game, players, ()))
    for seed in range(1000):
        for play in Walk(Start(case, seed, seed, curious=name == "an action to reveal", orderly=True)).steps():
            if wanted(play):
                counts = [counted(play.table.clone(), 1)]
                while counts[-1] <= MOST_NODES and len(counts) < MOST_DEPTH:
                    counts.append(counted(play.table.clone(), len(counts) + 1))
                if counts[-1] > LEAST_ROWS:
                    return Position(name, game, players, position(play), counts)
    raise AssertionError(f"no game with {name} was found")


if __name__ == "__main__":
    entries = [asdict(found(*wanted)) for wanted in WANTED]
    FILE.write_text(json.dumps(entries, indent=1) + "\n", "utf-8")
    for entry in entries:
        print(entry["name"], entry["counts"])
