"""What must hold between the entries of a Mission: Red Planet pack, so that a game with it can always be played."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from marsbound.core.phrase import said
from marsbound.packs.mistakes import Report, at_most, for_each_player, in_all, with_copies
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
            what = said(
                "mistake-zone-order",
                "the {side} zone comes after {zone}, which is {other}",
                side=entry.word("side"),
                zone=before.id,
                other=before.word("side"),
            )
            order = "expected the outer zones first, then the inner ones, then the moon"
            report.mistake(entry.label, what, said("wanted-zone-order", order))


def borders_are_mutual(entries: Entries, report: Report) -> None:
    bordered = [entry for entry in entries.get("zone", ()) if {"side", "touches"} <= entry.fields.keys()]
    touches = {entry.id: entry.words("touches") for entry in bordered}
    for entry in bordered:
        if entry.word("side") == "moon":
            if touches[entry.id]:
                what = said("mistake-touches", 'touches "{zone}"', zone=touches[entry.id][0])
                wanted = said("wanted-nothing-on-moon", "expected nothing: it is the moon")
                report.mistake(entry.label, what, wanted)
            continue
        if not touches[entry.id]:
            wanted = said("wanted-neighbours", "expected its neighbours; only the moon has none")
            report.mistake(entry.label, said("mistake-touches-nothing", "touches nothing"), wanted)
        for other in touches[entry.id]:
            if other == entry.id:
                wanted = said("wanted-other-zones", "expected other zones")
                report.mistake(entry.label, said("mistake-touches-itself", "touches itself"), wanted)
            elif entry.id not in touches.get(other, (entry.id,)):
                what = said("mistake-one-sided-border", 'touches "{zone}", which does not touch it', zone=other)
                report.mistake(entry.label, what, said("wanted-both-or-neither", "expected both or neither"))


def map_in_one_piece(entries: Entries, report: Report) -> None:
    """A map in pieces can be played on, but is surely a slip: nobody walks from one piece to the other."""
    borders = {
        entry.id: entry.words("touches")
        for entry in entries.get("zone", ())
        if "touches" in entry.fields and entry.fields.get("side") != "moon"
    }
    if not borders:
        return
    reached = set[str]()
    waiting = [next(iter(borders))]
    while waiting:
        zone = waiting.pop()
        if zone not in reached:
            reached.add(zone)
            waiting += [other for other in borders[zone] if other in borders]
    apart = [zone for zone in borders if zone not in reached]
    if apart:
        smaller = apart if len(apart) <= len(reached) else [zone for zone in borders if zone in reached]
        words = "nobody can walk between {zones} and the rest of Mars"
        what = said("mistake-map-in-pieces", words, zones=", ".join(smaller))
        report.note("zone", what, said("wanted-map-in-one-piece", "the map of the box is in one piece"))


def known_ships_for_every_dock(entries: Entries, report: Report) -> None:
    """At setup a ship of unknown destination is replaced by another until none is docked, with up to six docks.

    Later a dock may stay empty, so six are enough.
    """
    ships = entries.get("ship")
    if ships is None:
        return
    known = sum(ship.fields.get("to") != "unknown" for ship in ships)
    if known < SECOND_PLAYERS:
        what = said("mistake-known-ships", "{number} with a known destination", number=known)
        words = "expected at least {least}, one for each dock at setup"
        report.mistake("ship", what, said("wanted-ships-at-setup", words, least=SECOND_PLAYERS))
    _not_too_many_ships(ships, report)


def ships_for_every_dock(entries: Entries, report: Report) -> None:
    """At setup every player gets a docked ship, of a known destination or not."""
    ships = entries.get("ship")
    if ships is None:
        return
    if len(ships) < FIRST_PLAYERS:
        wanted = said("wanted-ships-for-docks", "expected at least {least}, one for each dock", least=FIRST_PLAYERS)
        report.mistake("ship", in_all(len(ships)), wanted)
    _not_too_many_ships(ships, report)


def _not_too_many_ships(ships: Sequence[Entry], report: Report) -> None:
    if len(ships) > MOST_SHIPS:
        report.mistake("ship", in_all(len(ships)), at_most(MOST_SHIPS))


def not_too_many_cards(entries: Entries, report: Report) -> None:
    number = _copies(entries, EVENTS)
    if number > MOST_CARDS:
        here = ", ".join(section for section in EVENTS if section in entries)
        what = said("mistake-event-cards", "{number} event cards in all, with copies", number=number)
        report.mistake(here, what, at_most(MOST_CARDS))


def enough_missions(entries: Entries, report: Report) -> None:
    """Second edition: every player is dealt two missions."""
    needed, number = DEALT_MISSIONS * SECOND_PLAYERS, _copies(entries, ("mission",))
    if "mission" in entries and number < needed:
        report.mistake("mission", with_copies(number), for_each_player(DEALT_MISSIONS, SECOND_PLAYERS))


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
        wanted = said(
            "wanted-bonus-cards",
            "expected at least {least} beside {discoveries} discoveries: "
            "{players} players and up to {redeals} redeals take {each} cards each",
            least=needed,
            discoveries=discoveries,
            players=FIRST_PLAYERS,
            redeals=redeals,
            each=DEALT_EVENTS,
        )
        report.mistake("mission", with_copies(missions), wanted)


def enough_resources(entries: Entries, report: Report) -> None:
    """Every zone gets a resource, sooner or later."""
    number = total("resources")(entries)
    if number is not None and not ZONES <= number <= MOST_RESOURCES:
        what = said("mistake-resources", "resources has {number} in all", number=number)
        words = "expected {low} to {high}, at least one for each zone"
        report.mistake("tokens", what, said("wanted-resources", words, low=ZONES, high=MOST_RESOURCES))


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
