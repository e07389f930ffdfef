"""Tables, views and plays of every game are copied and pickled to what they were, wherever a game stands."""

import copy
import io
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from marsbound.core.play import Play
from marsbound.games.packs import builtin, builtin_again
from marsbound.games.registry import games, kits
from tests.games.red_planet.kit import box_of
from tests.games.toy.rules import PEBBLES
from tests.games.toy.test_rules import box as pebbles
from tests.properties.walks import SEEDS, STARTS, Start, Walk, everybody, position, tried, words

TWINS: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
every_way = pytest.mark.parametrize("way", TWINS)
interpreted = pytest.mark.interpreted


def all_of(play: Play) -> tuple[Any, ...]:
    """What goes through a pickle, in plain values."""
    return position(play), play.steps, words(play), play.heard_at, len(play.snapshots), play.asked_players()


@interpreted
@every_way
@tried(0.3)
@given(STARTS)
def test_tables_views_and_plays_are_values(way: str, start: Start) -> None:
    twin = TWINS[way]
    for play in Walk(start).samples(one_in=12):
        table = twin(play.table)
        assert table is not play.table
        assert table == play.table
        for eye in everybody(play):
            view = play.view(eye)
            assert twin(view) == view
            assert play.game.picture(twin(view)) == play.game.picture(view)
        other = twin(play)
        assert other == play
        assert all_of(other) == all_of(play)


@interpreted
@tried(0.3)
@given(STARTS, SEEDS)
def test_a_play_read_from_a_pickle_goes_on_as_it_would_have(start: Start, choice_seed: int) -> None:
    for play in Walk(start).samples(one_in=40):
        twin = pickle.loads(pickle.dumps(play))
        for _ in range(6):
            for each in (play, twin):
                Walk(replace(start, choice_seed=choice_seed), each).step()
            assert twin == play
        while play.snapshots:
            player = play.snapshots[-1].player
            assert play.undo(player)
            assert twin.undo(player)
            assert twin == play
        assert not twin.snapshots


@tried(0.3)
@given(STARTS, SEEDS)
def test_a_views_pickle_has_nothing_of_the_world_behind_it(start: Start, seed: int) -> None:
    for play in Walk(start).samples(one_in=40):
        for eye in everybody(play):
            view = play.view(eye)
            behind = play.game.view(play.game.sample_world(view, seed), eye)
            assert pickle.dumps(behind) == pickle.dumps(view)


@interpreted
@pytest.mark.parametrize("name", kits())
def test_games_and_boxes_come_back_as_they_are(name: str) -> None:
    game = games()[name]
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    box = game.box(builtin(name))
    again = pickle.loads(pickle.dumps(box))
    assert again == box == game.box(builtin(name))
    assert hash(again) == hash(box)
    assert len(pickle.dumps(box)) < 400, "a built-in pack goes by its name"


def test_a_game_by_its_earlier_rules_is_that_game() -> None:
    first = games()["rocketmen"].as_of("1")
    assert pickle.loads(pickle.dumps(first)) is first


def test_an_owners_pack_travels_along() -> None:
    game = games()["rocketmen"]
    built_in = builtin("rocketmen")
    own = replace(built_in, name="my-box", format=built_in.format + 1)
    table = game.new(game.box(own), 3, game.checked_options({}))
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert again.box.pack == own
    assert again != game.new(game.box(built_in), 3, game.checked_options({}))


def test_a_built_in_pack_that_isnt_here_is_told() -> None:
    pack = builtin("red-planet-second")
    pickled = pickle.dumps(pack)
    assert pickle.loads(pickled) is pack
    other = pickled.replace(pack.full_hash.encode(), b"sha256:" + b"0" * 64)
    with pytest.raises(ValueError, match="another built-in pack of red-planet-second: sha256:0000"):
        pickle.loads(other)
    with pytest.raises(Exception, match="is no built-in pack"):
        builtin_again("red-planet-third", pack.full_hash)


def test_the_toy_game_is_pickled_too_and_brings_its_rules_along() -> None:
    play = Play(PEBBLES, pebbles(), 3, {}, 3)
    while not play.over:
        for thing in (play.table, play.view(0), play):
            assert pickle.loads(pickle.dumps(thing)) == thing
        player = play.asked_players()[0]
        play.answer(player, play.question(player).choices[0])  # type: ignore[union-attr]
    assert pickle.loads(pickle.dumps(play)) == play


PROGRAM = """
import pickle, sys
for thing in pickle.load(sys.stdin.buffer):
    sys.stdout.buffer.write(pickle.dumps(thing))
    sys.stdout.buffer.flush()
"""


@pytest.mark.parametrize("engine", ["", "1"], ids=["the same engine", "interpreted"])
def test_another_process_reads_them_before_it_knows_any_game(engine: str) -> None:
    play = Play(games()["rocketmen"], box_of("rocketmen"), 3, {}, 1)
    toy = Play(PEBBLES, pebbles(), 3, {}, 3)
    things = [play.table, play.view(0), play, toy.table, toy.view(1)]
    environment = os.environ | {"MARSBOUND_INTERPRETED": engine} if engine else dict(os.environ)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=pickle.dumps(things), capture_output=True, env=environment, check=True
    )
    answers = io.BytesIO(done.stdout)
    assert [pickle.load(answers) for _ in things] == things
