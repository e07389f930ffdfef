"""What a choice in Rocketmen would mean, worked out from what the chooser sees."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.events import Event
from marsbound.core.numbers import Answer, Seat
from marsbound.core.script import BOOK, NOTHING, answer
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules import consequence_facts as facts
from marsbound.games.rocketmen.rules.box import HAZARD_CARD, MONEY, TAKE_HAZARD
from marsbound.games.rocketmen.rules.buying import ChooseAnEngine, ChooseFromTheMarket, PayForMe
from marsbound.games.rocketmen.rules.consequence_facts import percent, told
from marsbound.games.rocketmen.rules.deeds import THINGS, ChooseADeed, Deed
from marsbound.games.rocketmen.rules.discarding import DiscardFromThePad, DiscardThePlan
from marsbound.games.rocketmen.rules.effects import UseACard
from marsbound.games.rocketmen.rules.flight import Abort, ChooseTheFirstCard
from marsbound.games.rocketmen.rules.landing import KeepThePlan, LoseAPadCard
from marsbound.games.rocketmen.rules.launch import CopyACard, Launch, most_rocket_points, routes, target
from marsbound.games.rocketmen.rules.layout import PAYABLE
from marsbound.games.rocketmen.rules.odds import as_it_stands, before_launch, in_flight, worth_of_arriving
from marsbound.games.rocketmen.rules.paying import all_money, basket_bill, engine, price
from marsbound.games.rocketmen.rules.placing import PlaceFree, PlaceOnThePad, PlaceWhatWasBought, PlanAMission
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen

PAYING: Final = frozenset({"pay", "marker"})


def consequences(view: ViewOf[Rocketmen], seat: Seat, choice: Answer, previewed: list[Event]) -> list[Event]:
    table = view.masked
    line = BOOK.lines[table.line]
    if isinstance(line, CopyACard):
        return of_copying(table, seat, choice)
    if choice == NOTHING:
        return []
    if isinstance(line, ChooseADeed):
        return of_deed(table, seat, choice, line.deeds[choice // THINGS], choice % THINGS)
    if isinstance(line, ChooseTheFirstCard):
        return [told(facts.ROCKET_AT, table.rocket + choice, table.box.distance[table.destination])]
    if isinstance(line, KeepThePlan) and choice == 0:
        return pad_lost(table, seat)
    if isinstance(line, LoseAPadCard):
        return rocket_after(table, seat, choice)
    return []


def of_deed(table: Rocketmen, seat: Seat, choice: Answer, deed: Deed, thing: i64) -> list[Event]:
    if isinstance(deed, ChooseFromTheMarket):
        return buying(table, seat, table.market(thing))
    if isinstance(deed, ChooseAnEngine):
        return buying(table, seat, engine(table, thing))
    if isinstance(deed, (PlanAMission, PlaceOnThePad, PlaceFree, PlaceWhatWasBought, DiscardFromThePad)):
        return rocket_after(table, seat, choice)
    if isinstance(deed, Launch):
        return launching(table, seat, thing)
    if isinstance(deed, DiscardThePlan):
        return pad_lost(table, seat)
    if isinstance(deed, UseACard):
        if table.box.effect[thing] == TAKE_HAZARD:
            return [hazard(table)]
        return []
    if table.destination != NONE:
        return flying(table, seat, deed)
    if isinstance(deed, PayForMe) or deed.name in PAYING:
        return paying(table, seat, choice)
    return []


def buying(table: Rocketmen, seat: Seat, card: i64) -> list[Event]:
    """Its price, and what the hand would be worth after the whole payment at most."""
    box = table.box
    money = price(table, seat, card, MONEY)
    components: i64 = 0
    for kind in range(i64(1), i64(PAYABLE)):
        components += price(table, seat, card, kind)
    owed = basket_bill(table, seat).money + money
    found = [told(facts.COSTS, money, components)]
    found.append(told(facts.LEAVES, max(all_money(table, seat) - max(owed, i64(0)), i64(0))))
    if box.type[card] == HAZARD_CARD:
        found.append(hazard(table))
    return found


def hazard(table: Rocketmen) -> Event:
    fact = facts.POINTS_AT_ONCE if table.solo else facts.POINTS_AT_THE_END
    return told(fact, table.box.hazard_points)


def paying(table: Rocketmen, seat: Seat, choice: Answer) -> list[Event]:
    after = table.clone()
    answer(after, choice)
    if after.basket_is_empty():
        return []
    bill = basket_bill(after, seat)
    leaves = told(facts.LEAVES, all_money(after, seat))
    if bill.settled():
        return [told(facts.PAID_UP), leaves]
    return [told(facts.STILL_OWED, max(bill.money, i64(0)), bill.components_missing()), leaves]


def rocket_after(table: Rocketmen, seat: Seat, choice: Answer) -> list[Event]:
    """Where the planned mission could go then, or what it still lacks for that."""
    after = table.clone()
    answer(after, choice)
    return rocket_state(after, seat)


def rocket_state(table: Rocketmen, seat: Seat) -> list[Event]:
    found = []
    mission = table.plan(seat)
    for to, location in routes(table, seat, mission) if mission != NONE else []:
        need = table.box.location_rockets[location]
        have = most_rocket_points(table, seat)
        if have >= need:
            success = before_launch(table, seat, to).success
            found.append(told(facts.CAN_LAUNCH, location, have, need, percent(success)))
        else:
            found.append(told(facts.ROCKETS_MISSING, location, have, need))
    return found


def launching(table: Rocketmen, seat: Seat, to: i64) -> list[Event]:
    location = target(table, seat, to)
    success = before_launch(table, seat, to).success
    promise = told(facts.LAUNCH_PROMISES, location, percent(success), int(worth_of_arriving(table, location)))
    return [promise, told(facts.PAD_AT_RISK, table.pad_size(seat))] if success < 1.0 else [promise]


def of_copying(table: Rocketmen, seat: Seat, card: i64) -> list[Event]:
    copying = table.clone()
    if card != NOTHING:
        copying.copied = card
    return [told(facts.SUCCESS, percent(as_it_stands(copying, seat, table.destination).success))]


def flying(table: Rocketmen, seat: Seat, deed: Deed) -> list[Event]:
    if isinstance(deed, Abort):
        return [told(facts.ABORT_COSTS, max(i64(0), min(table.drawn - 1, table.pad_size(seat))))]
    for name, _points, likely in in_flight(table, seat).deeds:
        if name == deed.name:
            return [told(facts.SUCCESS, percent(likely))]
    return []


def pad_lost(table: Rocketmen, seat: Seat) -> list[Event]:
    number = table.pad_size(seat)
    return [told(facts.PAD_LOST, number)] if number else []
