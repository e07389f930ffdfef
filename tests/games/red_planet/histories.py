"""Nothing of a box of Mission: Red Planet appears from nowhere or gets lost."""

from marsbound.core.play import Play
from marsbound.games.red_planet.rules.cells import (
    ABOARD,
    BORROWED,
    CALLED,
    CHOSEN,
    CREW,
    DEALT,
    DESTINATIONS,
    DISCOVERY,
    DRAWN,
    EVENT_DISCARDS,
    EVENT_PILE,
    HAND,
    HELD,
    IN_ZONE,
    KEPT,
    LOST,
    LYING,
    POINTS,
    REMOVED,
    RESOURCE,
    RESOURCES,
    RETURNED,
    ROUND,
    SHIP,
    SHIP_DISCARDS,
    SHIP_PILE,
    SHIPS_OUT,
    SHOWN,
    STACK,
    SUPPLY,
    TOKENS,
    TOP,
)
from marsbound.games.red_planet.rules.layout import DOCKS, LAYOUT, SEATS
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, RedPlanet

# Where "none" is written as -1; everything else counts or is a set, and never goes below 0
MAY_BE_NONE = {"called", "drawn", "chosen", "kept", "ship", "top", "resource", "discovery", "next-first"}

STACK_BITS = 4  # how wide the number of destination tokens of a zone is in a dock's stack
STACK_MASK = 0xF


def red_planet_is_whole(play: Play) -> None:
    table = play.table
    assert isinstance(table, RedPlanet)
    cells = [int(number) for number in table.cells]
    for name, start, size in LAYOUT.words():
        least = -1 if name in MAY_BE_NONE else 0
        assert min(cells[start : start + size]) >= least, f"{name} is below {least}"
    astronauts_are_whole(table, cells)
    ships_are_whole(table, cells)
    tokens_are_whole(table, cells)
    cards_are_whole(table, cells)
    characters_are_whole(table, cells)


def cards_alike(play: Play) -> list[list[str]]:
    """Event cards that everybody sees treated in the same way: discoveries go to a zone, all others are kept."""
    box = play.box
    numbered = list(enumerate(box.card_ids))
    return [
        [card for number, card in numbered if box.discoveries >> number & 1],
        [card for number, card in numbered if not box.discoveries >> number & 1],
    ]


def parted(*masks: int) -> int:
    """The union of sets that must have nothing in common."""
    union = 0
    for mask in masks:
        assert union & mask == 0, f"{union & mask:b} is in two places"
        union |= mask
    return union


def astronauts_are_whole(table: RedPlanet, cells: list[int]) -> None:
    for seat in range(SEATS):
        aboard = [cells[ABOARD + dock * SEATS + seat] for dock in range(DOCKS)]
        on_ground = [cells[IN_ZONE + zone * SEATS + seat] for zone in range(10)]
        everywhere = cells[SUPPLY + seat] + cells[LOST + seat] + sum(aboard) + sum(on_ground)
        assert everywhere == (table.box.astronauts if seat < table.seats else 0), f"astronauts of seat {seat + 1}"
    for dock in range(DOCKS):
        crew = sum(cells[ABOARD + dock * SEATS + seat] for seat in range(SEATS))
        assert cells[CREW + dock] == crew, f"crew of d{dock + 1}"
        if cells[SHIP + dock] < 0:
            assert crew == 0, f"a crew without a ship at d{dock + 1}"
        else:
            assert crew <= table.capacity(dock), f"too many aboard at d{dock + 1}"


def ships_are_whole(table: RedPlanet, cells: list[int]) -> None:
    docked = [1 << cells[SHIP + dock] for dock in range(DOCKS) if cells[SHIP + dock] >= 0]
    assert parted(*docked, cells[SHIP_PILE], cells[SHIP_DISCARDS], cells[SHIPS_OUT]) == table.box.all_ships
    stacks = [cells[STACK + dock] for dock in range(DOCKS)]
    for zone in range(10):
        out = sum(stack >> STACK_BITS * zone & STACK_MASK for stack in stacks)
        assert cells[DESTINATIONS + zone] + out == table.box.destinations, f"destination tokens of zone {zone}"
    for dock, stack in enumerate(stacks):
        top = cells[TOP + dock]
        assert (top < 0) == (stack == 0)
        assert top < 0 or stack >> STACK_BITS * top & STACK_MASK, f"the top token of d{dock + 1} isn't on its stack"


def tokens_are_whole(table: RedPlanet, cells: list[int]) -> None:
    for kind in range(3):
        taken = sum(cells[POINTS + seat * 3 + kind] for seat in range(SEATS))
        lying = sum(cells[LYING + zone * 3 + kind] for zone in range(10))
        assert cells[TOKENS + kind] + taken + lying == table.box.tokens[kind] + cells[BORROWED + kind], (
            f"point tokens of kind {kind}"
        )
        turned_up = sum(cells[RESOURCE + zone] == kind for zone in range(10))
        assert cells[RESOURCES + kind] + turned_up == table.box.resources[kind], f"resource tokens of kind {kind}"


def cards_are_whole(table: RedPlanet, cells: list[int]) -> None:
    single = [cells[DISCOVERY + zone] for zone in range(10)] + [cells[DRAWN]]
    places = [1 << card for card in single if card >= 0]
    for seat in range(SEATS):
        places += [cells[HELD + seat], cells[DEALT + seat], cells[REMOVED + seat]]
        if cells[KEPT + seat] >= 0:
            assert cells[HELD + seat] >> cells[KEPT + seat] & 1, "a mission kept at setup is gone"
            assert cells[RETURNED + seat] >> cells[KEPT + seat] & 1 == 0
    box = table.box
    shown = cells[SHOWN] if cells[ROUND] == 0 else 0  # later these are in the deck again
    whole = parted(*places, shown, cells[EVENT_PILE], cells[EVENT_DISCARDS])
    assert whole == parted(box.discoveries, box.missions, box.actions)


def characters_are_whole(table: RedPlanet, cells: list[int]) -> None:
    """Not in hand is what was played, so only what is chosen and not called yet could be in two places."""
    for seat in range(table.seats):
        hand = cells[HAND + seat]
        assert hand & ~ALL_CHARACTERS == 0
        if cells[CHOSEN + seat] > cells[CALLED]:
            assert hand >> cells[CHOSEN + seat] & 1 == 0, "a character is both chosen and in hand"
