"""Bots answer from what they are given: a view, a question, a generator."""

import pytest

from marsbound.bots import BOTS, bot_named
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from tests.kit import started


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_plays_whole_games_by_the_rules(name: str) -> None:
    play = started(players=3, seed=4)
    chance = Generator(9)
    while not play.over:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, bot_named(name).choose(play.view(player), asked, chance))


def test_the_same_generator_gives_the_same_choices() -> None:
    play = started(players=3, seed=4)
    asked = play.question(1)
    assert asked is not None
    chosen = [[bot_named("random").choose(play.view(1), asked, chance) for _ in range(20)] for chance in two_alike()]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) == set(asked.choices)


def two_alike() -> tuple[Generator, Generator]:
    return Generator(5), Generator(5)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadInput, match='there is no bot "clever"; there are: random'):
        bot_named("clever")
