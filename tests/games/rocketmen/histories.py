"""Nothing of a box of Rocketmen appears from nowhere or gets lost."""

from functools import cache

from marsbound.core.play import Play
from marsbound.core.script import Table
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.cells import (
    OBJECTIVES,
)
from marsbound.games.rocketmen.rules.layout import SEATS
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, HAND, KNOWN, PAD, SCRAP, STORED, STORED_NOW
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.red_planet.kit import box_of

PLACES = (HAND, DECK, PAD, AREA, DEPOT, SCRAP, STORED)


def rocketmen_is_whole(play: Play) -> None:
    table = play.table
    assert isinstance(table, Rocketmen)
    assert copies(table) == copies_at_first(play.players, tuple(play.options.items())), "cards"
    objectives = [int(table.cells[OBJECTIVES + place]) for place in range(8) if table.cells[OBJECTIVES + place] >= 0]
    assert len(set(objectives)) == len(objectives), "an objective was dealt twice"
    for seat in range(table.players):
        rows_are_whole(table, seat)


@cache
def copies_at_first(players: int, options: tuple[tuple[str, str], ...]) -> list[int]:
    return copies(games()["rocketmen"].new(box_of("rocketmen"), players, dict(options)))


def copies(table: Table) -> list[int]:
    """How many there are of each card, wherever they are."""
    assert isinstance(table, Rocketmen)
    found = [int(table.teal(card) + table.pink(card) + table.removed(card)) for card in range(table.box.cards)]
    for seat in range(SEATS):
        for row in PLACES:
            for card in range(table.box.cards):
                assert table.count(seat, row, card) >= 0
                found[card] += int(table.count(seat, row, card))
        if seat < table.players and table.plan(seat) >= 0:
            found[table.plan(seat)] += 1
    for slot in range(6):
        if table.market(slot) >= 0:
            found[table.market(slot)] += 1
    for pile in range(3):
        assert table.engines_left(pile) >= 0
        found[table.box.first_engine + pile] += int(table.engines_left(pile))
    return found


def rows_are_whole(table: Rocketmen, seat: int) -> None:
    """What is counted twice for speed is counted right."""
    sizes = {row: sum(int(table.count(seat, row, card)) for card in range(table.box.cards)) for row in PLACES}
    assert (table.hand_size(seat), table.deck_size(seat)) == (sizes[HAND], sizes[DECK])
    assert table.pad_size(seat) == sizes[PAD]
    for card in range(table.box.cards):
        assert table.in_hand(seat, card) == (table.count(seat, HAND, card) > 0)
        assert table.on_pad(seat, card) == (table.count(seat, PAD, card) > 0)
        assert 0 <= table.count(seat, KNOWN, card) <= table.count(seat, HAND, card)
        assert 0 <= table.count(seat, STORED_NOW, card) <= table.count(seat, STORED, card)
    assert table.hand_cards(seat) >> table.box.cards == 0
    assert table.pad_cards(seat) >> table.box.cards == 0
    for component in range(5):
        worth = [
            table.count(seat, HAND, card) * table.box.gives[card * 6 + component] for card in range(table.box.cards)
        ]
        assert table.purse(seat, component) == sum(worth)


def objectives_alike(play: Play) -> list[list[str]]:
    """Objectives are dealt alike; of cards everybody knows who owns which, so none can be swapped."""
    if play.options["mode"] == "battle_for_earth":
        return []  # it has none
    ids = play.box.objective_ids
    if play.players == 1:
        return [[name for number, name in enumerate(ids) if play.box.solo_objectives >> number & 1]]
    return [list(ids)]
