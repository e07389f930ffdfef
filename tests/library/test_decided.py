"""What decided a game: at most three things that everybody was told, each with its step."""

import pytest

import marsbound
from marsbound.core.events import EVERYBODY
from marsbound.core.play import Play
from marsbound.library.decided import SHARE_OF_MARGIN, decided, margin
from tests.games.red_planet.kit import Scene
from tests.library.plays import EVERY_SIZE, played

ALL_ANSWERS = 5000


def told(play: Play) -> list[dict[str, str]]:
    return [play.event_parts(moment.event) for moment in decided(play)]


def test_a_ship_destroyed_a_production_and_a_mission_that_missed() -> None:
    """Seat 1 takes all of Hellas; seat 2 loses three astronauts; seat 3 is five behind and had hoped for seven."""
    scene = Scene(players=3).dock("hellas-5", {2: 3}).dock("ausonia-3").hold(3, "moon-base").give(3, "sylvanite", 2)
    scene.put("hellas", {1: 3}, kind="celerium").put("phobos", {2: 1}, kind="sylvanite")
    scene.resolve("saboteur", seat=1).answer("d2", "d1")
    destroyed = len(scene.play.steps)
    scene.begin("game/BeginProduction-3")
    assert scene.play.over
    assert scene.play.result().totals == [9, 6, 4]
    # nobody was asked anything after the saboteur, so that all of it has the same step, and the heaviest comes first
    assert [(moment.step, scene.play.event_parts(moment.event)) for moment in decided(scene.play)] == [
        (destroyed, {"fact": "decided-mission-missed", "seat": "3", "card": "moon-base", "points": "7"}),
        (destroyed, {"fact": "decided-crew-lost", "seat": "1", "owner": "2", "number": "3", "dock": "d1"}),
        (destroyed, {"fact": "decided-production", "seat": "1", "production": "3", "points": "9", "ahead": "3"}),
    ]


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_what_decided_a_game_is_public_and_has_a_step(name: str, players: int) -> None:
    for seed in range(3):
        play = played(name, players, seed, ALL_ANSWERS)
        found = decided(play.running)
        assert len(found) <= 3
        assert [moment.step for moment in found] == sorted(moment.step for moment in found)
        for moment in found:
            assert 0 < moment.step <= len(play.running.steps)
            assert moment.event.audience == EVERYBODY
            assert moment.weight >= 1
        assert play.decided() == [(moment.step, play._told([moment.event])[0]) for moment in found]


def test_nothing_has_decided_a_game_that_runs() -> None:
    assert played("red-planet-second", 3, 1, 40).decided() == []


def test_a_replay_tells_the_same(tmp_path: object) -> None:
    play = played("rocketmen", 2, 4, ALL_ANSWERS)
    path = f"{tmp_path}/game.marsbound.json"
    play.save(path)
    assert marsbound.load(path).decided() == play.decided() != []


def test_a_game_lost_by_far_was_decided_by_the_largest_of_many_small_things() -> None:
    """Nobody completes a mission worth a quarter of 26 points, or misses one."""
    play = marsbound.game("rocketmen").new(players=2, seed=5)
    bots = [marsbound.bot(level, seed=5) for level in ("heuristic", "random")]
    while not play.over:
        (player,) = play.to_act
        question = play.question(player)
        assert question is not None
        play.answer(player, bots[player].choose(play.view(player), question))
    assert play.running.result().totals == [26, 0]
    found = decided(play.running)
    assert [moment.weight for moment in found] == [6, 3]
    assert max(moment.weight for moment in found) < SHARE_OF_MARGIN * margin(play.running)
