"""Whether launches of Rocketmen succeed as often as the odds say, if one plays as they advise.

scripts/campaign rocketmen_odds [launches of each pad]
"""

import sys
from math import sqrt
from typing import NamedTuple

from marsbound.core.choices import Choices
from marsbound.core.notation import answer_text, question_name
from marsbound.core.script import BOOK, answer, ask
from marsbound.games.rocketmen.rules.box import DESTINATIONS
from marsbound.games.rocketmen.rules.cells import DESTINATION, SUCCESS_LEFT
from marsbound.games.rocketmen.rules.odds import before_launch, in_flight
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen
from tests.games.rocketmen.kit import RocketmenScene


class Pad(NamedTuple):
    """A launch by seat 1; a card of industrial espionage on its pad copies one of the rival's."""

    destination: str
    fields: int  # ahead, by science markers
    cards: tuple[str, ...] = ()
    rival: tuple[str, ...] = ()
    mission: str = "spaceship-b"
    rockets: int = 8


PADS: list[Pad] = [
    Pad("earth", 3),
    Pad("moon", 3),
    Pad("mars", 4),
    Pad("earth", 1, ("afterburner",)),
    Pad("moon", 2, ("multi-purpose-space-suit",)),
    Pad("mars", 2, ("protective-suit", "multi-purpose-space-suit")),
    Pad("earth", 2, ("detailed-planning",)),
    Pad("moon", 1, ("backup", "big-data", "multi-purpose-space-suit")),
    Pad("mars", 2, ("afterburner", "detailed-planning", "protective-suit", "big-data")),
    Pad("earth", 1, ("industrial-espionage",), ("afterburner", "backup")),
    Pad("moon", 2, ("industrial-espionage",), ("multi-purpose-space-suit", "protective-suit")),
    # here the copy is compulsory: without it there are too few rocket points
    Pad("earth", 0, ("industrial-espionage", "quantum-computer", "medium-stage"), ("reusable-rocket",), "shipyard", 0),
]


def on_the_pad(pad: Pad) -> RocketmenScene:
    """Seat 1 may launch."""
    scene = RocketmenScene().plan(1, pad.mission).pad(1, *pad.cards).pad(2, *pad.rival)
    return scene.achieve(1, rocket=pad.rockets, science=pad.fields).turn(1)


def predicted(scene: RocketmenScene, destination: str) -> float:
    return before_launch(scene.table, 0, DESTINATIONS.index(destination)).success


def likely(table: Rocketmen) -> float:
    """How likely a flight succeeds from here; one that is over did or didn't."""
    if table.destination == NONE or table.aborted:
        return float(table.missions(0))
    return in_flight(table, 0).success


class Policy:
    """Always what makes success likeliest; every moment is thought over once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], int] = {}
        self.found = Choices()

    def choose(self, table: Rocketmen, choices: list[int]) -> int:
        cells = table.cells
        moment = (
            int(table.line),
            int(table.pad_cards(0)),
            *(int(cell) for cell in cells[DESTINATION : SUCCESS_LEFT + 5]),
        )
        if moment not in self.known:
            self.known[moment] = self.thought_over(table, choices)
        return self.known[moment]

    def thought_over(self, table: Rocketmen, choices: list[int]) -> int:
        line = BOOK.lines[table.line]
        if question_name(line.name) == "Fly":
            chances = {deed: chance for deed, _points, chance in in_flight(table, 0).deeds}
            return max(choices, key=lambda choice: chances[answer_text(table, line, choice)])
        # which of the cards seen comes first
        values = {}
        for choice in choices:
            after = table.clone()
            answer(after, choice)
            ask(after, self.found, True)
            values[choice] = likely(after)
        return max(choices, key=lambda choice: values[choice])


def succeeds(start: Rocketmen, seed: int, policy: Policy) -> bool:
    """One flight, from its first decision to its end."""
    table = start.clone()
    table.set_seed(seed)
    while ask(table, policy.found, False) and table.destination != NONE:
        answer(table, policy.choose(table, policy.found.numbers()))
    return bool(table.missions(0) == 1)


def simulated(scene: RocketmenScene, destination: str, seeds: range) -> float:
    """The share of launches that succeed, one for each seed."""
    start = scene.answer(f"launch:{destination}").table
    policy = Policy()
    return sum(succeeds(start, seed, policy) for seed in seeds) / len(seeds)


def compared(pad: Pad, launches: int) -> tuple[float, float, float]:
    """What was predicted, what happened, and how many standard errors lie between."""
    said = predicted(on_the_pad(pad), pad.destination)
    first = PADS.index(pad) * launches  # every pad meets other success cards
    seen = simulated(on_the_pad(pad), pad.destination, range(first, first + launches))
    return said, seen, (seen - said) / sqrt(said * (1 - said) / launches)


def main() -> None:
    launches = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    far = 0
    print(f"{launches} launches of each pad")
    for pad in PADS:
        said, seen, errors = compared(pad, launches)
        far += abs(errors) > 4
        what = ", ".join(pad.cards + tuple(f"rival's {card}" for card in pad.rival)) or "nothing"
        launch = f"{pad.destination:5} +{pad.fields}"
        print(
            f"  {launch}: predicted {said:.4f}, simulated {seen:.4f}, {errors:+.2f} s.e.  ({what})",
            flush=True,
        )
    if far:
        sys.exit(f"{far} of {len(PADS)} pads are more than 4 standard errors off")


if __name__ == "__main__":
    main()
