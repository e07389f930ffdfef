"""A sensible player of Rocketmen: picks a mission, builds for it, launches when the odds are good.

It is meant as a yardstick for the game's length and for solo play, not as a strong opponent.
"""

from typing import Final

from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View
from marsbound.games.rocketmen.box import (
    CHOOSE_FIRST,
    DESTINATIONS,
    LATE_ADVANCE,
    MONEY,
    REDRAW,
    REORDER,
    ROCKETS,
    SCIENCE,
    ZERO_BECOMES,
    Box,
)
from marsbound.games.rocketmen.launch import lift, target
from marsbound.games.rocketmen.odds import before_launch, in_flight, worth_of_arriving
from marsbound.games.rocketmen.scoring import symbols
from marsbound.games.rocketmen.table import MARKET, MISSIONS, PLAN, SCORE, Rocketmen

GOOD_ODDS: Final = 0.6
ACHIEVEMENT_WORTH: Final = 2.0  # in points, early in the game


IN_FLIGHT: Final = (REORDER, ZERO_BECOMES, LATE_ADVANCE, CHOOSE_FIRST, REDRAW)


class PlannerBot:
    """Plans a mission, buys for it, and launches at sixty per cent."""

    name: Final = "planner"

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        table = view.masked
        assert isinstance(table, Rocketmen)
        choices = asked.choices
        if asked.question == "Act":
            return act(table, asked.seat, choices)
        if asked.question == "Fly":
            return in_flight(table, asked.seat).best()
        if "pay-for-me" in choices:
            return "pay-for-me"
        if asked.question == "PayForPlacing":
            return min(choices, key=lambda choice: fee_waste(table, asked.seat, choice))
        if asked.question in ("ScrapACard", "DiscardOverTheLimit", "LoseAPadCard"):
            return min(choices, key=lambda choice: card_worth(table, asked.seat, table.box.ids.index(choice)))
        if "-" in choices:
            return "-"
        return max(choices)


def things(choices: list[str], deed: str) -> list[str]:
    """What a deed can be done with."""
    return [choice.partition(":")[2] for choice in choices if choice.partition(":")[0] == deed]


def act(table: Rocketmen, seat: int, choices: list[str]) -> str:
    launches = {name: before_launch(table, seat, DESTINATIONS.index(name)) for name in things(choices, "launch")}
    good = [name for name, odds in launches.items() if odds.success >= GOOD_ODDS]
    if good:
        return f"launch:{max(good, key=lambda name: launches[name].points)}"
    missions = things(choices, "plan")
    if missions:
        best = max(missions, key=lambda name: mission_worth(table, seat, table.box.ids.index(name)))
        if mission_worth(table, seat, table.box.ids.index(best)) > 0:
            return f"plan:{best}"
    if table.cells[PLAN + seat] >= 0:
        wanted = [name for name in things(choices, "pad") if helps_launch(table, seat, table.box.ids.index(name))]
        if wanted:
            return f"pad:{max(wanted, key=lambda name: card_worth(table, seat, table.box.ids.index(name)))}"
        if mission_worth(table, seat, int(table.cells[PLAN + seat])) <= 0:
            return "drop-plan"
    buys = {f"buy:{slot}": int(table.cells[MARKET + int(slot[1:]) - 1]) for slot in things(choices, "buy")}
    buys |= {f"buy-engine:{name}": table.box.ids.index(name) for name in things(choices, "buy-engine")}
    worth = {choice: card_worth(table, seat, card) - price_worth(table, card) for choice, card in buys.items()}
    if worth and max(worth.values()) > 0:
        return max(worth, key=lambda choice: worth[choice])
    if "draw" in choices:
        return "draw"
    useless = [name for name in things(choices, "discard") if not worth_keeping(table, seat, table.box.ids.index(name))]
    return f"discard:{useless[0]}" if useless else "end"


def aim(table: Rocketmen, seat: int, mission: int) -> tuple[float, int]:
    """What the best destination of a mission promises for the effort still needed, and which one that is."""
    best = (0.0, -1)
    if table.cells[MISSIONS + seat] >= table.mode.missions:
        return best
    for destination in range(1 if table.mode.earth_only else 3):
        location = int(table.box.location(destination, table.box.mission_kind[mission]))
        possible = table.box.mission_to[mission] >> destination & 1
        if not possible or location < 0 or table.is_there(seat, location):
            continue
        points = worth_of_arriving(table, location) + ACHIEVEMENT_WORTH
        rockets, fields = lacking(table, seat, location, destination)
        effort = 1.5 + rockets + 1.2 * fields
        if points / effort > best[0]:
            best = (points / effort, destination)
    return best


def lacking(table: Rocketmen, seat: int, location: int, destination: int) -> tuple[float, float]:
    """Rocket points and fields that the pad still lacks; cards owned but not placed count a little."""
    box = table.box
    rockets = int(box.location_rockets[location] - table.rocket_points(seat))
    spare = int(symbols(table, seat, ROCKETS) - table.rocket_points(seat))
    needed = int(box.distance[destination]) - 1.75 * int(box.draws[destination]) - int(lift(table, seat, destination))
    on_pad = table.pad_gives(seat, box.helped_by[destination]) + table.pad_gives(seat, SCIENCE)
    helpers = int(symbols(table, seat, box.helped_by[destination]) + symbols(table, seat, SCIENCE) - on_pad)
    return max(0.0, rockets - 0.5 * max(0, min(spare, rockets))), max(0.0, needed - 0.5 * helpers)


def mission_worth(table: Rocketmen, seat: int, mission: int) -> float:
    return aim(table, seat, mission)[0]


def helps_launch(table: Rocketmen, seat: int, card: int) -> bool:
    """Whether a card on the pad brings the planned mission nearer."""
    destination = aim(table, seat, int(table.cells[PLAN + seat]))[1]
    if destination < 0:
        return False
    gives = table.box.gives
    missing = table.box.location_rockets[target(table, seat, destination)] - table.rocket_points(seat)
    if gives[card * 6 + ROCKETS] and missing > 0:
        return True
    matching = gives[card * 6 + table.box.helped_by[destination]] + gives[card * 6 + SCIENCE]
    return bool(matching > 0 or table.box.effect[card] in IN_FLIGHT)


def worth_keeping(table: Rocketmen, seat: int, card: int) -> bool:
    """Whether a card is for the pad of the planned mission; anything else only keeps better cards in the deck."""
    return bool(table.cells[PLAN + seat] >= 0 and table.box.on_pad >> card & 1 and helps_launch(table, seat, card))


def card_worth(table: Rocketmen, seat: int, card: int) -> float:
    """What a card is worth to own, more if it serves the mission planned."""
    box: Box = table.box
    if box.hazards >> card & 1:
        return 70.0 if table.cells[SCORE + seat] >= 6 else 20.0
    plan = int(table.cells[PLAN + seat])
    destination = aim(table, seat, plan)[1] if plan >= 0 else 0
    wanted = int(box.helped_by[max(destination, 0)])
    few = int(symbols(table, seat, ROCKETS)) < 4 + 2 * int(table.cells[MISSIONS + seat])
    total = float(box.gives[card * 6 + ROCKETS]) * (24.0 if few else 5.0)
    total += float(box.gives[card * 6 + MONEY]) * 1.2
    for component in range(1, ROCKETS):
        serves = component in (wanted, SCIENCE)
        total += float(box.gives[card * 6 + component]) * (30.0 if serves else 10.0)
    return total + (15.0 if box.permanent >> card & 1 else 0.0)


def price_worth(table: Rocketmen, card: int) -> float:
    return float(table.box.cost(card, MONEY)) * 0.6


def fee_waste(table: Rocketmen, seat: int, choice: str) -> float:
    """A marker comes back, so it costs nothing; of cards the one worth least."""
    deed, _, name = choice.partition(":")
    return 0.0 if deed == "marker" else card_worth(table, seat, table.box.ids.index(name))
