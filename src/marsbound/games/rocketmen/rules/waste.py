"""Which choices of a turn hardly anybody wants, and what ending the turn would throw away."""

from typing import Final

from marsbound.core.events import Event
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK, NOTHING
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules import consequence_facts as facts
from marsbound.games.rocketmen.rules.consequence_facts import percent, told
from marsbound.games.rocketmen.rules.deeds import THINGS, ChooseADeed
from marsbound.games.rocketmen.rules.launch import target
from marsbound.games.rocketmen.rules.odds import before_launch
from marsbound.games.rocketmen.rules.paying import all_money
from marsbound.games.rocketmen.rules.rows import AREA
from marsbound.games.rocketmen.rules.table import Rocketmen

END: Final = "end"
# By the names of their deeds: they give something up, or are there for an odd case
QUIET: Final = frozenset(
    {END, "discard", "unpad", "drop-plan", "store", "store-paid", "plan-paid", "pad-paid", "remove", "abort", "give-up"}
)
WORTH_A_LAUNCH: Final = 0.5  # whoever waits with less is building
BUYING: Final = frozenset({"buy", "buy-engine"})


def deed_of(table: Rocketmen, choice: int) -> str:
    """The name of the deed that a choice is, "" for another kind of question."""
    line = BOOK.lines[table.line]
    if choice == NOTHING or not isinstance(line, ChooseADeed):
        return ""
    return line.deeds[choice // THINGS].name


def quiet(view: ViewOf[Rocketmen], seat: Seat, choices: list[int]) -> list[int]:
    """To end the turn and to decline is quiet until nothing but giving up is left."""
    found = [choice for choice in choices if choice == NOTHING or deed_of(view.masked, choice) in QUIET]
    if len(found) < len(choices):
        return found
    return [choice for choice in found if choice != NOTHING and deed_of(view.masked, choice) not in (END, "give-up")]


def wasted(view: ViewOf[Rocketmen], seat: Seat, choices: list[int]) -> dict[int, list[Event]]:
    """Ending the turn, where something could be had that the next turn doesn't bring back."""
    table = view.masked
    deeds: dict[str, list[int]] = {}
    for choice in choices:
        deeds.setdefault(deed_of(table, choice), []).append(choice)
    if END not in deeds:
        return {}
    found: list[Event] = []
    for choice in deeds.get("launch", []):
        to = choice % THINGS
        success = before_launch(table, seat, to).success
        if success >= WORTH_A_LAUNCH:
            found.append(told(facts.COULD_LAUNCH, target(table, seat, to), percent(success)))
    if table.draws_pending:
        found.append(told(facts.COULD_DRAW, table.draws_pending))
    free = deeds.get("free", []) + deeds.get("free-bought", [])
    if free:
        found.append(told(facts.COULD_PLACE_FREE, len(free)))
    plans = len(deeds.get("plan", []))
    if plans:
        found.append(told(facts.COULD_PLAN, plans))
    purchases = sum(len(deeds.get(name, [])) for name in BUYING)
    if purchases and nothing_done(table, seat):
        found.append(told(facts.COULD_BUY, purchases, all_money(table, seat)))
    return {deeds[END][0]: found} if found else {}


def nothing_done(table: Rocketmen, seat: Seat) -> bool:
    """Whatever pays, is bought or used in a turn lies in the Play Area until its end."""
    for card in range(table.box.cards):
        if table.count(seat, AREA, card):
            return False
    return True
