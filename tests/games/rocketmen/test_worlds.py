"""Worlds of Rocketmen are drawn as likely as they are: what is in another's hand, and who has which objective."""

import pytest

from marsbound.core.notation import set_agenda
from marsbound.core.play import Play
from marsbound.core.script import Table
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.cells import OBJECTIVES
from marsbound.games.rocketmen.rules.rows import DECK, DEPOT
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.properties.histories import Act, called, check_worlds

pytestmark = pytest.mark.interpreted
MISSIONS = ("satellite-a", "satellite-a", "spaceship-a", "hotel", "base-b")


def nothing_going_on(cards: tuple[str, ...]) -> Play:
    """A game of two before anything is dealt; seat 2 owns these cards only, all in the Command Centre."""
    game = games()["rocketmen"]
    play = Play(game, game.box(builtin("rocketmen")), 2, {}, None)
    table = play.table
    assert isinstance(table, Rocketmen)
    set_agenda(table, "over@-1*0~0")
    for card in range(table.box.cards):
        while table.count(1, DECK, card):
            table.take(1, DECK, card)
    for name in cards:
        table.add(1, DECK, table.box.ids.index(name))
    table.set_deck_size(1, len(cards))
    return play


def draw(number: int) -> Act:
    return called("rocketmen/draw-cards/DrawACard", 2, number)


def buy(name: str) -> Act:
    """Seat 2 gets a card, open to all, into the Depot."""

    def act(table: Table) -> None:
        assert isinstance(table, Rocketmen)
        table.add(1, DEPOT, table.box.ids.index(name))

    return act


def test_cards_in_anothers_hand() -> None:
    check_worlds(nothing_going_on(MISSIONS), 0, draw(3))


def test_what_was_bought_is_in_no_hand_before_the_depot_is_shuffled() -> None:
    check_worlds(nothing_going_on(MISSIONS), 0, buy("big-data"), draw(2), buy("batteries"), draw(1))


def test_who_has_emptied_the_command_centre_has_what_was_in_it() -> None:
    """Seat 2 holds all five of the old cards, and two of the four that were shuffled in."""
    bought = [buy(name) for name in ("big-data", "batteries", "batteries", "internet")]
    check_worlds(nothing_going_on(MISSIONS), 0, *bought, draw(4), draw(3))


def test_objectives_of_others() -> None:
    play = nothing_going_on(())
    play.box.objective_ids = play.box.objective_ids[:5]
    check_worlds(play, 0, called("rocketmen/game/DealAnObjective"), stop=lambda table: table.cells[OBJECTIVES + 3] >= 0)


def test_a_solo_player_has_an_objective_for_solo_games() -> None:
    """Also in the worlds that an onlooker can imagine."""
    game = games()["rocketmen"]
    play = Play(game, game.box(builtin("rocketmen")), 1, {}, 1)
    for seed in range(100):
        world = play.game.sample_world(play.view(-1), seed)
        assert play.box.solo_objectives >> world.cells[OBJECTIVES] & 1
