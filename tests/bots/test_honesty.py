"""Bots are honest: they choose by what their seat sees, whatever lies behind it."""

import pytest

import marsbound
from marsbound.bots import LEVELS, Bot, bot_named
from marsbound.core.chance import Generator
from marsbound.core.notation import position_text
from marsbound.core.script import Table
from marsbound.games.registry import games
from tests.arena.tables import Moment, at_random, shown_in, table_of

ITERATIONS = 40 if marsbound.COMPILED else 2
MOMENTS = 12 if marsbound.COMPILED else 2
WORLDS = 3


def made(name: str, game: str) -> Bot:
    """A search is limited by iterations: what a clock says may differ."""
    return bot_named(name if LEVELS[name].limit is None else f"{name}@{ITERATIONS}it", games()[game])


def moments(game: str, players: int, seed: int) -> list[Moment]:
    """Spread over a game."""
    return list(at_random(table_of(game, players, seed), every=37 if game == "rocketmen" else 11, most=MOMENTS))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", LEVELS)
def test_another_world_behind_the_seat_changes_no_choice(name: str, game: str) -> None:
    bot = made(name, game)
    others = 0
    for moment in moments(game, players=4, seed=6):
        before = moment.position()
        choice = bot.choose(moment.view, moment.asked, Generator(21))
        for seed in range(WORLDS):
            world = games()[game].sample_world(moment.view, seed)
            behind = games()[game].view(world, moment.player)
            assert shown_in(moment.play, behind) == before, "the world drawn doesn't fit what was seen"
            assert bot.choose(behind, moment.asked, Generator(21)) == choice
            others += words(moment, world) != words(moment, moment.table)
        assert moment.position() == before, "a bot has changed what it was shown"
    assert others > 0, "no world differed from the one that was dealt: nothing was tried"


def words(moment: Moment, table: Table) -> str:
    return position_text(table, moment.play.game.fields)


@pytest.mark.parametrize("name", LEVELS)
def test_a_view_that_is_looked_at_again_gives_the_same_choice(name: str) -> None:
    """Bots keep nothing from one question to the next: another table in between changes no choice."""
    bot = made(name, "red-planet-second")
    first, *others = moments("red-planet-second", players=3, seed=8)
    choice = bot.choose(first.view, first.asked, Generator(4))
    for other in others:
        bot.choose(other.view, other.asked, Generator(5))
    assert bot.choose(first.view, first.asked, Generator(4)) == choice
