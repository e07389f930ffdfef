"""What bots draw from is new each time, and for tests the same each time."""

import pytest

from marsbound.core.play import Play
from marsbound.games.registry import games
from marsbound.server.bots.bot_seeds import VARIABLE, seed_for
from tests.games.red_planet.kit import box_of


def seeds(play: Play) -> list[int]:
    """One for each player who is asked."""
    found = []
    for player in play.asked_players():
        asked = play.question(player)
        assert asked is not None
        found.append(seed_for(play, play.view(player), asked))
    return found


def three_players() -> Play:
    game = games()["red-planet-second"]
    return Play(game, box_of(game.name), 3, {}, 5)


def test_without_the_variable_nobody_can_know_what_a_bot_draws_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    play = three_players()
    assert len({seed for _ in range(10) for seed in seeds(play)}) == 30


def test_with_the_variable_bots_draw_the_same_whoever_answers_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    play, again = three_players(), three_players()
    first = seeds(play)
    assert first == seeds(again)
    assert len(set(first)) == 3, "each player draws from something else"
    for some_order, players in ((play, (0, 1)), (again, (1, 0))):
        for player in players:
            asked = some_order.question(player)
            assert asked is not None
            some_order.answer(player, asked.choices[0])
    assert seeds(play) == seeds(again) == first[2:]
    monkeypatch.setenv(VARIABLE, "2")
    assert seeds(play) != first[2:]
