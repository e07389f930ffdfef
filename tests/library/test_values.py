"""Plays, views and positions are values: copied, pickled, compared, and they tell nobody more than they should."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import marsbound
from marsbound.core.chance import Generator
from marsbound.library.setup import Setup
from marsbound.packs import Pack
from tests.library.plays import EVERY_SIZE, MOST_ANSWERS, carry_on, played

seeds = st.integers(0, 2**32)
plays = st.builds(
    lambda size, seed, answers: played(size[0], size[1], seed, answers),
    st.sampled_from(EVERY_SIZE),
    seeds,
    st.integers(0, MOST_ANSWERS),
)
TWINS: dict[str, Callable[[marsbound.Play], marsbound.Play]] = {
    "copy": lambda play: play.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda play: pickle.loads(pickle.dumps(play)),
}
every_way = pytest.mark.parametrize("way", TWINS)


def everything(play: marsbound.Play) -> list[object]:
    """All that can be asked of a play."""
    eyes = [play.view(player) for player in (None, *range(play.players))]
    heard = [play.events(player) for player in (None, *range(play.players))]
    questions = [(player, play.question(player)) for player in play.to_act]
    return [play.position, play.steps, play.to_act, play.result, eyes, heard, questions, repr(play)]


@every_way
@given(play=plays)
def test_a_twin_is_equal_and_shows_the_same(way: str, play: marsbound.Play) -> None:
    twin = TWINS[way](play)
    assert twin is not play
    assert twin == play
    assert everything(twin) == everything(play)


@every_way
@given(play=plays, seed=seeds)
def test_a_twin_goes_on_by_itself_and_nature_deals_it_the_same(way: str, play: marsbound.Play, seed: int) -> None:
    before = everything(play)
    twin = carry_on(TWINS[way](play), Generator(seed), 12)
    assert everything(play) == before, "the play was touched by its twin"
    if not play.over:
        assert twin != play
    assert carry_on(play, Generator(seed), 12) == twin
    assert everything(play) == everything(twin)


@every_way
@given(play=plays, seed=seeds)
def test_what_can_be_undone_can_be_undone_in_the_twin(way: str, play: marsbound.Play, seed: int) -> None:
    twin = TWINS[way](play)
    for player in range(play.players):
        while play.undo(player):
            assert twin != play
            assert twin.undo(player)
            assert twin == play
        assert not twin.undo(player)
    carry_on(play, Generator(seed), 3)
    carry_on(twin, Generator(seed), 3)
    assert twin == play


@given(play=plays)
def test_views_are_equal_and_hashed_by_what_is_seen(play: marsbound.Play) -> None:
    views = [play.view(player) for player in range(play.players)]
    assert len(set(views)) == play.players, "no two players see the same"
    for player, view in enumerate(views):
        again = play.view(player)
        assert again == view
        assert hash(again) == hash(view)
        pickled = pickle.loads(pickle.dumps(view))
        assert pickled == view
        assert hash(pickled) == hash(view)
        assert (pickled.picture, pickled.outlook, pickled.player) == (view.picture, view.outlook, player)
        assert copy.copy(view) == copy.deepcopy(view) == view


@given(play=plays)
def test_a_position_is_a_text_to_go_on_from(play: marsbound.Play) -> None:
    again = marsbound.game(play.game).new(play.players, position=play.position, options=play.options)
    assert again.position == play.position
    assert hash(again.position) == hash(play.position)
    assert again.to_act == play.to_act
    assert [again.question(player) for player in again.to_act] == [play.question(player) for player in play.to_act]


@given(play=plays, seed=seeds)
def test_a_view_leaks_nothing_of_the_world_behind_it(play: marsbound.Play, seed: int) -> None:
    """Another world that fits puts not one byte more or less into text, repr or pickle."""
    for player in range(play.players):
        view = play.view(player)
        behind = view.sample(seed).view(player)
        assert behind == view
        assert behind.position == view.position
        assert repr(behind) == repr(view)
        assert str(behind) == str(view)
        assert pickle.dumps(behind) == pickle.dumps(view)


@given(play=plays, seed=seeds)
def test_a_sampled_world_is_a_game_that_can_be_played(play: marsbound.Play, seed: int) -> None:
    view = play.view(0)
    world = view.sample(seed)
    assert world == view.sample(seed), "the same seed draws the same world"
    assert world.to_act == play.to_act
    carry_on(world, Generator(seed), 10)
    assert play.view(0) == view


def test_in_a_sampled_world_the_question_asked_now_is_asked_too() -> None:
    """Somebody pays: with another hand they might have nothing to pay with."""
    play = played("rocketmen", 2, seed=4, answers=6)
    assert play.to_act == [0]
    view = play.view(1)
    game = play.setup.game
    assert any(not view.is_asked_in(game.sample_world(view.seen, seed)) for seed in range(40)), "nothing was tried"
    for seed in range(40):
        world = view.sample(seed)
        assert world.view(1) == view
        assert world.question(0) is not None


def test_most_worlds_drawn_differ_from_the_one_that_was_dealt() -> None:
    """Else the test of leaks would try nothing."""
    play = played("red-planet-second", 4, seed=5, answers=30)
    worlds = [play.view(0).sample(seed) for seed in range(10)]
    assert sum(world.position != play.position for world in worlds) >= 8


def test_a_pickle_is_read_by_an_engine_of_the_other_kind() -> None:
    """Compiled or interpreted: what travels are texts and small objects."""
    play = played("rocketmen", 3, seed=5, answers=40)
    pickled = pickle.dumps([play, play.view(1)])
    other = os.environ | {"MARSBOUND_INTERPRETED": "1"}
    program = """
import pickle, sys, marsbound
play, view = pickle.load(sys.stdin.buffer)
assert not marsbound.COMPILED and play.view(1) == view
sys.stdout.buffer.write(pickle.dumps([play, view]))
"""
    done = subprocess.run([sys.executable, "-c", program], input=pickled, capture_output=True, env=other, check=True)
    assert pickle.loads(done.stdout) == [play, play.view(1)]


def test_a_play_cant_be_hashed_since_it_goes_on() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(played("rocketmen", 2, seed=1, answers=0))


def same_beginning(pack: Pack) -> Pack:
    """As if somebody had found another one whose hash begins alike."""
    other = replace(pack)
    other.__dict__["full_hash"] = pack.full_hash[:-1] + chr(ord(pack.full_hash[-1]) ^ 1)
    assert other.hash == pack.hash
    return other


def test_games_with_other_packs_options_or_seeds_arent_equal() -> None:
    game = marsbound.game("red-planet-first")
    play = game.new(players=3, seed=1)
    assert play == game.new(players=3, seed=1)
    assert play != game.new(players=3, seed=2)
    assert play.view(0) != game.new(players=3, seed=1, options={"short_ending": "yes"}).view(0)
    assert play.setup != Setup(play.setup.game, same_beginning(play.pack), 3, {}), "the whole hash counts"
    assert play != "play"
    assert play.view() != "view"
