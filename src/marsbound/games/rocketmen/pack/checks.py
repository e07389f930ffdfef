"""What must hold between the entries of a Rocketmen pack, so that a game with it can always be played."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from marsbound.core.phrase import said
from marsbound.packs.kinds import having_numbers
from marsbound.packs.mistakes import Report, at_most, either, expected, for_each_player, in_all, named, with_copies
from marsbound.packs.pack import Entry

Entries: TypeAlias = Mapping[str, Sequence[Entry]]
"""By section. A section that is missing, and fields with mistakes of their own, aren't there."""

LEVELS: Final = ("easy", "normal", "hard")
TOKENS: Final = {"moon-token": "moon", "mars-token": "mars"}
"""Goals that are no location: being first somewhere."""
MOST_PLAYERS: Final = 4
DEALT_OBJECTIVES: Final = 2
DRAWN_VARIANTS: Final = 2
MISSIONS: Final = 12
MOST: Final = {"resource": 30, "objective": 60, "variant": 60, "solo-card": 60}
"""How many different cards a table has room for."""
SPARE_SUCCESS_CARDS: Final = 3


def surcharges_rise(entries: Entries, report: Report) -> None:
    """Hazards cost more and more as their buyer scores."""
    marks = sorted(_with(entries, "surcharge", "from", "money"), key=lambda mark: mark.number("from"))
    for before, mark in pairwise(marks):
        points, money = mark.number("from"), mark.number("money")
        if points == before.number("from"):
            what = said("mistake-same-points", "from is {points}, as with {other}", points=points, other=before.id)
            wanted = said("wanted-other-points", "expected another number of points")
            report.mistake(mark.label, what, wanted)
        elif money <= before.number("money"):
            words = "expected more than {other} has, which is {least}"
            wanted = said("wanted-more-money", words, other=before.id, least=before.number("money"))
            report.mistake(mark.label, named("money", money), wanted)


def farther_is_later(entries: Entries, report: Report) -> None:
    """The file's order of locations breaks ties, and the farthest one wins."""
    distance = {entry.id: entry.number("distance") for entry in _with(entries, "destination", "distance")}
    known = [place for place in _with(entries, "location", "destination") if place.word("destination") in distance]
    for before, place in pairwise(known):
        there, nearer = before.word("destination"), place.word("destination")
        if distance[nearer] < distance[there]:
            what = said("mistake-farther-before", "comes after {other}, which is farther", other=before.id)
            words = "expected the locations from the nearest destination to the farthest"
            report.mistake(place.label, what, said("wanted-nearest-first", words))


def missions_have_locations(entries: Entries, report: Report) -> None:
    where = _destinations_of_kinds(entries)
    for mission in _with(entries, "mission", "kind", "destinations"):
        kind = mission.word("kind")
        for destination in mission.words("destinations"):
            if kind in where and destination not in where[kind]:
                words = 'destinations "{destination}", which has no {kind}'
                what = said("mistake-no-location", words, destination=destination, kind=kind)
                report.mistake(mission.label, what, expected(either(where[kind])))


def twelve_missions(entries: Entries, report: Report) -> None:
    number = len(entries.get("mission", ()))
    if "mission" in entries and number != MISSIONS:
        wanted = said("wanted-all-missions", "expected {number}, as many as a player has", number=MISSIONS)
        report.mistake("mission", in_all(number), wanted)


def not_too_many_cards(entries: Entries, report: Report) -> None:
    for section, most in MOST.items():
        number = len(entries.get(section, ()))
        if number > most:
            report.mistake(section, said("mistake-different", "{number} different ones", number=number), at_most(most))


def engine_marks_for_each_copy(entries: Entries, report: Report) -> None:
    for engine in _with(entries, "engine", "copies", "marks"):
        copies, marks = engine.number("copies"), engine.numbers("marks")
        if len(marks) != copies:
            words = "expected {number}, one for each copy"
            wanted = said("wanted-mark-for-each-copy", words, number=copies)
            report.mistake(engine.label, having_numbers("marks", len(marks)), wanted)


def one_card_of_its_effect(entries: Entries, report: Report) -> None:
    """Whose cards lie beneath a yard, and what a card copies, is asked of one card only."""
    for effect in ("store", "copy"):
        having = [card for card in _with(entries, "resource", "effect") if card.word("effect") == effect]
        for card in having[1:]:
            words = 'effect is "{effect}", as with {other}'
            what = said("mistake-same-effect", words, effect=effect, other=having[0].id)
            report.mistake(card.label, what, said("wanted-one-card", "expected no more than one card with it"))


def hazards_alike(entries: Entries, report: Report) -> None:
    """The rules count hazards, whichever they are."""
    hazards = _with(entries, "hazard", "points")
    for hazard in hazards[1:]:
        points, first = hazard.number("points"), hazards[0]
        if points != first.number("points"):
            words = "expected {points}, as with {other}"
            wanted = said("wanted-same-points", words, points=first.number("points"), other=first.id)
            report.mistake(hazard.label, named("points", points), wanted)


def goals_in_reach(entries: Entries, report: Report) -> None:
    """No objective asks for what no mission can do."""
    missions = _with(entries, "mission", "kind", "destinations")
    if not missions or len(missions) < len(entries["mission"]):
        return
    reached = {(destination, m.word("kind")) for m in missions for destination in m.words("destinations")}
    goals = {
        place.id: (place.word("destination"), place.word("kind")) in reached
        for place in _with(entries, "location", "destination", "kind")
    }
    goals |= {token: any(destination == there for destination, _ in reached) for token, there in TOKENS.items()}
    for objective in _with(entries, "objective", "goals"):
        for goal in objective.words("goals"):
            if not goals.get(goal, True):
                what = said("mistake-goal-out-of-reach", 'goals "{goal}", where no mission goes', goal=goal)
                wanted = said("wanted-goal-in-reach", "expected a goal that a mission can fulfil")
                report.mistake(objective.label, what, wanted)


def enough_objectives(entries: Entries, report: Report) -> None:
    if "objective" not in entries:
        return
    number, needed = len(entries["objective"]), DEALT_OBJECTIVES * MOST_PLAYERS
    if number < needed:
        report.mistake("objective", in_all(number), for_each_player(DEALT_OBJECTIVES, MOST_PLAYERS))
    if all(entry.fields.get("solo") is False for entry in entries["objective"]):
        what = said("mistake-no-solo", "none with solo = true")
        report.mistake("objective", what, said("wanted-solo", "expected at least one, for solo games"))


def enough_variants(entries: Entries, report: Report) -> None:
    number = len(entries.get("variant", ()))
    if "variant" in entries and number < DRAWN_VARIANTS:
        wanted = said("wanted-variants", "expected at least {least}, which are drawn", least=DRAWN_VARIANTS)
        report.mistake("variant", in_all(number), wanted)


def every_kind_in_solo(entries: Entries, report: Report) -> None:
    """Whatever the opponent has done already, a card can send it somewhere else."""
    cards = entries.get("solo-card", ())
    for level in LEVELS:
        field = f"{level}-to"
        if len(there := _with(entries, "solo-card", field)) < len(cards):
            continue
        for destination in entries.get("destination", ()):
            if destination.id not in {card.word(field) for card in there}:
                _no_solo_card(field, destination.id, report)
    located = _with(entries, "solo-card", "location")
    if "solo-card" in entries and len(located) == len(cards):
        for kind in _destinations_of_kinds(entries):
            if kind not in {card.word("location") for card in located}:
                _no_solo_card("location", kind, report)


def _no_solo_card(field: str, value: str, report: Report) -> None:
    what = said("mistake-no-card-with", 'no card with {field} = "{value}"', field=field, value=value)
    report.mistake("solo-card", what, said("wanted-at-least-one", "expected at least one"))


def solo_rockets_start_short(entries: Entries, report: Report) -> None:
    """The opponent's rocket is set on a field and makes a location's steps: it must still have a way to go."""
    distance = {entry.id: entry.number("distance") for entry in _with(entries, "destination", "distance")}
    for level in LEVELS:
        steps = max(
            (card.number(f"{level}-steps") for card in _with(entries, "solo-card", f"{level}-steps")), default=0
        )
        for card in _with(entries, "solo-card", f"{level}-to", f"{level}-field"):
            field, there = card.number(f"{level}-field"), card.word(f"{level}-to")
            most = distance.get(there, field + steps + 1) - steps - 1
            if field > most:
                wanted = said(
                    "wanted-way-to-go",
                    "expected at most {most}: {destination} is {distance} away and cards give up to {steps} steps more",
                    most=most,
                    destination=there,
                    distance=distance[there],
                    steps=steps,
                )
                report.mistake(card.label, named(f"{level}-field", field), wanted)


def enough_success_cards(entries: Entries, report: Report) -> None:
    """A launch may draw more cards than the destination allows: some to choose from, and anew with each suit."""
    draws = [entry.number("draws") for entry in _with(entries, "destination", "draws")]
    if not draws or "success" not in entries:
        return
    resources = _with(entries, "resource", "effect")
    chosen = (card.number("number", 1) for card in resources if card.word("effect") == "choose-first")
    redrawn = sum(card.word("effect") == "redraw" for card in resources)
    spare = max(SPARE_SUCCESS_CARDS, max(chosen, default=1) - 1 + redrawn)
    number = sum(entry.copies for entry in entries["success"])
    if number < max(draws) + spare:
        words = "expected at least {least}: {draws} draws and {spare} more by effects of cards"
        wanted = said("wanted-success-cards", words, least=max(draws) + spare, draws=max(draws), spare=spare)
        report.mistake("success", with_copies(number), wanted)


def cards(section: str, deck: str | None = None) -> Callable[[Entries], int | None]:
    """How many cards a section has, with copies; of one of its decks only, if that is named."""

    def counted(entries: Entries) -> int | None:
        if section not in entries:
            return None
        return sum(entry.copies for entry in entries[section] if deck in (None, entry.fields.get("deck")))

    return counted


def _with(entries: Entries, section: str, *fields: str) -> list[Entry]:
    """The entries of a section in which none of these fields is mistaken."""
    return [entry for entry in entries.get(section, ()) if entry.fields.keys() >= set(fields)]


def _destinations_of_kinds(entries: Entries) -> dict[str, list[str]]:
    """Where there are locations of each kind."""
    where: dict[str, list[str]] = {}
    for place in _with(entries, "location", "destination", "kind"):
        where.setdefault(place.word("kind"), []).append(place.word("destination"))
    return where
