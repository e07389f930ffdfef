"""Tables and views of every game are compared by what they hold and how they were made."""

from typing import Any

import pytest

from marsbound.core.game import Game
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named, kits

pytestmark = pytest.mark.interpreted


def made(game: Game, box: Any, players: int, **options: str) -> Any:
    return game.new(box, players, game.checked_options(options))


@pytest.mark.parametrize("name", kits())
def test_tables_made_alike_are_equal(name: str) -> None:
    game = game_named(name)
    box = game.box(builtin(name))
    first = made(game, box, 3)
    assert first == made(game, box, 3) == first.clone()
    assert first != made(game, box, 4)
    assert first == made(game, game.box(builtin(name)), 3), "of two boxes made of the same pack"
    elsewhere = first.clone()
    elsewhere.cells[0] += 1
    assert first != elsewhere


@pytest.mark.parametrize("name", kits())
def test_every_option_that_changes_a_game_tells_its_tables_apart(name: str) -> None:
    game = game_named(name)
    box = game.box(builtin(name))
    usual = made(game, box, 3)
    for option in game.options_for(3):
        for value in option.values[1:]:
            assert usual != made(game, box, 3, **{option.name: value}), (option.name, value)


@pytest.mark.parametrize("name", kits())
def test_views_are_equal_that_show_the_same_to_the_same_player(name: str) -> None:
    game = game_named(name)
    table = made(game, game.box(builtin(name)), 3)
    assert game.view(table, 0) == game.view(table.clone(), 0)
    assert game.view(table, 0) != game.view(table, 1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.view(table, 0))
