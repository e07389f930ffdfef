"""What a stretch of events has given in points is what the points of everybody have grown by."""

from collections import Counter

import pytest

import marsbound
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.core.view import ONLOOKER
from marsbound.games.gains import Gains
from marsbound.games.kit import named
from marsbound.games.registry import kit_of
from tests.library.plays import carry_on, played

SIZES = [("red-planet-first", 4), ("red-planet-second", 3), ("red-planet-second", 6)]
ELSEWHERE = {"tokens-gained"}  # what gives points besides


def points(play: Play) -> Counter[int]:
    standing = play.game.standing(play.game.view(play.table, ONLOOKER))
    return Counter({one.seat: one.points for one in standing.seats})


def told(play: Play, first: int) -> Gains | None:
    gains = kit_of(play.game.name).gains
    assert gains is not None
    found: Gains | None = named(gains)(play, play.heard[first:])
    return found


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_gains_are_what_points_have_grown_by(game: str, players: int) -> None:
    given = 0
    for seed in range(2):
        play, chance = played(game, players, seed, 0), Generator(seed)
        while not play.over:
            before, heard = points(play.running), len(play.running.heard)
            carry_on(play, chance, 1)
            news = {play.running.event_parts(event)["fact"] for event in play.running.heard[heard:]}
            if news & ELSEWHERE:
                continue
            found = told(play.running, heard)
            assert (found.points if found else {}) == points(play.running) - before
            given += found is not None
    assert given > 2


def test_a_mission_is_what_points_have_grown_by() -> None:
    play, bot = marsbound.game("rocketmen").new(players=2, seed=3), marsbound.bot("heuristic", seed=1)
    found = None
    while not found:
        before, heard = points(play.running), len(play.running.heard)
        player = play.to_act[0]
        play.answer(player, bot.choose(play.view(player), play.question(player)))
        found = told(play.running, heard)
    assert found.points == points(play.running) - before


@pytest.mark.parametrize("game", ["red-planet-second", "red-planet-first"])
def test_of_several_productions_the_last_one_counts(game: str) -> None:
    play = played(game, 3, 1, 10**6).running
    found = told(play, 0)
    last = max(n for n, event in enumerate(play.heard) if play.event_parts(event)["fact"] == "production-begun")
    assert found is not None
    assert found == told(play, last)
    assert str(found.count) == play.event_parts(play.heard[last])["production"] == "3"


def test_the_rival_of_a_solo_game_comes_after_the_last_seat() -> None:
    found: Counter[int] = Counter()
    for seed in range(6):
        gains = told(played("rocketmen", 1, seed, 10**6).running, 0)
        found.update(gains.points if gains else {})
    assert found[1] > 0
    assert set(found) <= {0, 1}
