"""What must hold between the entries of a Mission: Red Planet pack, so that a game with it can always be played."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from marsbound.packs.mistakes import Report
from marsbound.packs.pack import Entry

Entries: TypeAlias = Mapping[str, Sequence[Entry]]
"""By section. A section that is missing, and fields with mistakes of their own, aren't there."""

SIDES: Final = ("outer", "inner", "moon")
ZONES: Final = 10
MOST_SHIPS: Final = 60
MOST_CARDS: Final = 60
MOST_RESOURCES: Final = 60
SECOND_PLAYERS: Final = 6
FIRST_PLAYERS: Final = 5
DEALT_MISSIONS: Final = 2
DEALT_EVENTS: Final = 3
EVENTS: Final = ("discovery", "mission", "action")


def sides_in_order(entries: Entries, report: Report) -> None:
    """The file's order of zones is the one the rules need: around the edge, then the middle, then the moon."""
    sided = [entry for entry in entries.get("zone", ()) if "side" in entry.fields]
    for before, entry in pairwise(sided):
        if SIDES.index(entry.word("side")) < SIDES.index(before.word("side")):
            what = f"the {entry.word('side')} zone comes after {before.id}, which is {before.word('side')}"
            report.mistake(entry.label, what, "expected the outer zones first, then the inner ones, then the moon")


def borders_are_mutual(entries: Entries, report: Report) -> None:
    bordered = [entry for entry in entries.get("zone", ()) if {"side", "touches"} <= entry.fields.keys()]
    touches = {entry.id: entry.words("touches") for entry in bordered}
    for entry in bordered:
        if entry.word("side") == "moon":
            if touches[entry.id]:
                report.mistake(entry.label, f'touches "{touches[entry.id][0]}"', "expected nothing: it is the moon")
            continue
        if not touches[entry.id]:
            report.mistake(entry.label, "touches nothing", "expected its neighbours; only the moon has none")
        for other in touches[entry.id]:
            if other == entry.id:
                report.mistake(entry.label, "touches itself", "expected other zones")
            elif entry.id not in touches.get(other, (entry.id,)):
                report.mistake(entry.label, f'touches "{other}", which does not touch it', "expected both or neither")


def known_ships_for_every_dock(entries: Entries, report: Report) -> None:
    """At setup a ship of unknown destination is replaced by another until none is docked, with up to six docks.

    Later a dock may stay empty, so six are enough.
    """
    ships = entries.get("ship")
    if ships is None:
        return
    known = sum(ship.fields.get("to") != "unknown" for ship in ships)
    if known < SECOND_PLAYERS:
        expected = f"expected at least {SECOND_PLAYERS}, one for each dock at setup"
        report.mistake("ship", f"{known} with a known destination", expected)
    _not_too_many_ships(ships, report)


def ships_for_every_dock(entries: Entries, report: Report) -> None:
    """At setup every player gets a docked ship, of a known destination or not."""
    ships = entries.get("ship")
    if ships is None:
        return
    if len(ships) < FIRST_PLAYERS:
        report.mistake("ship", f"{len(ships)} in all", f"expected at least {FIRST_PLAYERS}, one for each dock")
    _not_too_many_ships(ships, report)


def _not_too_many_ships(ships: Sequence[Entry], report: Report) -> None:
    if len(ships) > MOST_SHIPS:
        report.mistake("ship", f"{len(ships)} in all", f"expected at most {MOST_SHIPS}")


def not_too_many_cards(entries: Entries, report: Report) -> None:
    number = _copies(entries, EVENTS)
    if number > MOST_CARDS:
        here = ", ".join(section for section in EVENTS if section in entries)
        report.mistake(here, f"{number} event cards in all, with copies", f"expected at most {MOST_CARDS}")


def enough_missions(entries: Entries, report: Report) -> None:
    """Second edition: every player is dealt two missions."""
    needed, number = DEALT_MISSIONS * SECOND_PLAYERS, _copies(entries, ("mission",))
    if "mission" in entries and number < needed:
        expected = f"expected at least {needed}, {DEALT_MISSIONS} for each of {SECOND_PLAYERS} players"
        report.mistake("mission", f"{number} with copies", expected)


def enough_bonus_cards(entries: Entries, report: Report) -> None:
    """First edition: every player is dealt three events, anew from the undealt cards while all three are discoveries.

    D discoveries make at most D // 3 such hands, so after that many more hands than players everybody has a bonus
    card; and in the worst deal just as many are needed. So there must be that many hands of three: with 11
    discoveries 5 + 3 hands, 24 cards, which is exactly the box.
    """
    if not {"discovery", "mission"} <= entries.keys():
        return
    discoveries, missions = _copies(entries, ("discovery",)), _copies(entries, ("mission",))
    redeals = discoveries // DEALT_EVENTS
    needed = DEALT_EVENTS * (FIRST_PLAYERS + redeals) - discoveries
    if missions < needed:
        hands = f"{FIRST_PLAYERS} players and up to {redeals} redeals take {DEALT_EVENTS} cards each"
        expected = f"expected at least {needed} beside {discoveries} discoveries: {hands}"
        report.mistake("mission", f"{missions} with copies", expected)


def enough_resources(entries: Entries, report: Report) -> None:
    """Every zone gets a resource, sooner or later."""
    number = total("resources")(entries)
    if number is not None and not ZONES <= number <= MOST_RESOURCES:
        expected = f"expected {ZONES} to {MOST_RESOURCES}, at least one for each zone"
        report.mistake("tokens", f"resources has {number} in all", expected)


def _copies(entries: Entries, sections: Sequence[str]) -> int:
    return sum(entry.number("copies", 1) for section in sections for entry in entries.get(section, ()))


def wholly(section: str) -> Callable[[Entries], int | None]:
    """How many entries a section has."""
    return lambda entries: len(entries[section]) if section in entries else None


def cards(*sections: str) -> Callable[[Entries], int | None]:
    """How many cards some sections have, with copies."""
    return lambda entries: _copies(entries, sections) if set(sections) <= entries.keys() else None


def total(field: str) -> Callable[[Entries], int | None]:
    """The sum of a table of the tokens."""

    def counted(entries: Entries) -> int | None:
        found = [entry for entry in entries.get("tokens", ()) if field in entry.fields]
        return sum(found[0].counts(field).values()) if found else None

    return counted


def destination_tokens(entries: Entries) -> int | None:
    found = [entry for entry in entries.get("tokens", ()) if "destinations-per-zone" in entry.fields]
    return ZONES * found[0].number("destinations-per-zone") if found else None
