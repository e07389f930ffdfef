"""What `import marsbound` offers, as somebody would type it."""

import ast
import copy
import inspect
import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import marsbound
from marsbound import _engine
from marsbound.core import play as engine
from marsbound.core import script
from marsbound.games.packs import copy as copy_pack
from marsbound.library.event import Event
from tests.library.plays import played

OFFERED = [
    "BadInput",
    "COMPILED",
    "Event",
    "Play",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "View",
    "__version__",
    "bot",
    "game",
    "games",
    "load",
]


def moved_on() -> marsbound.Play:
    return marsbound.game("red-planet-second").new(players=3, seed=7)


# The module


def test_the_module_shows_what_it_offers_and_nothing_else() -> None:
    assert dir(marsbound) == OFFERED
    assert sorted(marsbound.__all__) == OFFERED
    assert all(getattr(marsbound, name) is not None for name in OFFERED)


def test_what_it_doesnt_offer_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        marsbound.nonsense  # noqa: B018


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


def test_a_game_needs_neither_terminal_nor_server() -> None:
    program = """
import sys, marsbound
play = marsbound.game("rocketmen").new(players=2, seed=1)
marsbound.bot("heuristic").choose(play.view(play.to_act[0]), play.question(play.to_act[0]))
heavy = {"alembic", "babel", "click", "fluent", "sqlalchemy", "starlette", "uvicorn", "websockets"}
print(sorted(heavy & set(sys.modules)), [name for name in sys.modules if name.startswith("marsbound.terminal")])
"""
    assert run(program) == "[] []"


def test_importing_it_brings_none_of_its_parts() -> None:
    program = "import sys, marsbound; print(sorted(name for name in sys.modules if name.startswith('marsbound')))"
    assert run(program) == "['marsbound', 'marsbound._engine']"


def test_without_the_terminals_packages_a_view_prints_its_picture() -> None:
    program = """
import sys
sys.modules["click"] = sys.modules["babel"] = sys.modules["fluent.runtime"] = None
import marsbound
print(marsbound.game("red-planet-second").new(players=3, seed=7).view(1))
"""
    lines = run(program).splitlines()
    assert "docks:" in lines
    assert "round: 0" in lines


def test_games_is_the_list_and_the_package_too() -> None:
    assert [game.name for game in marsbound.games()] == ["red-planet-second", "red-planet-first", "rocketmen"]
    program = "import marsbound, marsbound.games.registry as registry; print(marsbound.games(), list(registry.kits()))"
    assert run(program).startswith("[Game('red-planet-second')")


# Games


def test_there_is_one_object_for_each_game() -> None:
    game = marsbound.game("rocketmen")
    assert game is marsbound.game("rocketmen")
    assert pickle.loads(pickle.dumps(game)) is game
    assert repr(game) == "Game('rocketmen')"
    assert game.players == range(1, 5)
    assert game.options["mode"][0] == "normal"


def test_a_game_that_isnt_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(marsbound.BadInput, match=r'no game "chess"; there are: red-planet-second'):
        marsbound.game("chess")


def test_a_game_for_too_many_is_refused() -> None:
    with pytest.raises(marsbound.BadInput, match="for 1 to 4 players, not 9"):
        marsbound.game("rocketmen").new(players=9)


def test_without_a_seed_every_game_is_another() -> None:
    game = marsbound.game("red-planet-second")
    assert len({game.new(players=3).position for _ in range(5)}) > 1


def test_a_pack_of_ones_own_is_given_by_its_file_or_as_it_is(tmp_path: Path) -> None:
    own = copy_pack("rocketmen", tmp_path / "my-box.toml", "my-box")
    game = marsbound.game("rocketmen")
    play = game.new(players=2, seed=3, pack=tmp_path / "my-box.toml")
    assert play.pack.name == "my-box"
    assert game.new(players=2, seed=3, pack=str(tmp_path / "my-box.toml")).pack == play.pack
    assert game.new(players=2, seed=3, pack=own).pack == play.pack
    assert pickle.loads(pickle.dumps(play)).pack == play.pack


def test_a_pack_of_another_game_or_no_pack_at_all_is_refused(tmp_path: Path) -> None:
    with pytest.raises(marsbound.BadInput, match="this pack is for rocketmen; expected one for red-planet-first"):
        marsbound.game("red-planet-first").new(players=3, pack="rocketmen")
    with pytest.raises(marsbound.BadInput, match="neither a built-in pack nor a file"):
        marsbound.game("red-planet-first").new(players=3, pack=tmp_path / "none.toml")


# Playing


def test_who_is_asked_what() -> None:
    play = moved_on()
    assert play.to_act == [0, 1, 2]
    assert repr(play.question(0)) == "Question('KeepAMission', choices=['great-migration', 'moon-base'])"
    assert repr(play) == "<Play of red-planet-second, 3 players, 12 steps, KeepAMission to 0, 1, 2>"


def test_an_answer_gives_what_happened() -> None:
    play = moved_on()
    assert play.answer(0, "moon-base") == [Event("choice-sealed", seat="1")]
    assert repr(play.events(2)[-1]) == "Event('choice-sealed', seat='1')"
    assert play.steps[-1] == (0, "moon-base")


def test_an_event_is_a_mapping_with_a_name() -> None:
    event = Event("choice-sealed", seat="1")
    assert (event.name, dict(event), event["seat"], len(event), bool(Event("round-begun"))) == (
        "choice-sealed",
        {"seat": "1"},
        "1",
        1,
        True,
    )
    assert pickle.loads(pickle.dumps(event)) == event == copy.deepcopy(event)
    assert len({event, Event("choice-sealed", seat="1"), Event("choice-sealed", seat="2")}) == 2


def test_what_isnt_possible_names_its_rule() -> None:
    play = moved_on()
    refusal = play.why_not(1, "moon-base")
    assert refusal == marsbound.Refusal("not-dealt-to-you", "S9", "moon-base")
    assert refusal in play.refusals(1)
    with pytest.raises(marsbound.Refused) as problem:
        play.answer(1, "moon-base")
    again = pickle.loads(pickle.dumps(problem.value))
    assert (again.refusal, str(again)) == (refusal, str(problem.value))


def test_whoever_isnt_asked_has_no_question() -> None:
    assert played("rocketmen", 2, seed=1, answers=10_000).question(0) is None


def test_a_running_game_has_no_result_and_one_that_is_over_has() -> None:
    assert moved_on().result is None
    over = played("red-planet-second", 3, seed=7, answers=10_000)
    assert over.over
    assert over.result is not None
    assert repr(over.result).startswith("Result(totals=[")
    assert pickle.loads(pickle.dumps(over.result)) == over.result
    assert repr(over).endswith(f"over: {over.result}>")


def test_a_preview_changes_nothing_and_undo_takes_an_answer_back() -> None:
    play = marsbound.game("rocketmen").new(players=2, seed=4)
    player = play.to_act[0]
    before = play.copy()
    deed = "plan:hotel"
    assert play.preview(player, deed) == before.copy().answer(player, deed)
    assert play == before
    play.answer(player, deed)
    assert play != before
    assert play.undo(player)
    assert play == before
    assert not play.undo(player)


# Seeing


def test_a_view_prints_the_board_with_its_players_eyes() -> None:
    play = moved_on()
    board = str(play.view(1))
    assert "Seat 2 (you)" in board
    assert "Valles Marineris" in board
    assert "(you)" not in str(play)
    assert repr(play.view(1)) == "<View of red-planet-second by player 1, 3 players, KeepAMission>"
    assert "Launch pad" in play.view().text()
    assert play.view(1).text(language="pl") != board


def test_a_view_knows_who_has_answered_secretly() -> None:
    play = moved_on()
    play.answer(0, "moon-base")
    assert "has chosen" in str(play.view(1))


@pytest.mark.parametrize("player", [-3, -1, 3])
def test_nobody_sees_through_eyes_that_arent_there(player: int) -> None:
    with pytest.raises(marsbound.BadInput, match=f"there is no player {player}"):
        moved_on().view(player)


def test_onlookers_see_everything_once_it_is_over() -> None:
    play = moved_on()
    assert repr(play.view()) == "<View of red-planet-second by an onlooker, 3 players, KeepAMission>"
    over = played("red-planet-second", 3, seed=7, answers=10_000)
    assert repr(over.view()) == "<View of red-planet-second by everything, 3 players, over>"
    assert over.view().player is None


# Keeping


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    play = played("red-planet-second", 3, seed=7, answers=40)
    path = tmp_path / "game.marsbound.json"
    play.save(path, seats=["Ada", "heuristic", "person"])
    replay = marsbound.load(path)
    assert json.loads(path.read_text("utf-8"))["pack"]["full_hash"] == play.pack.full_hash
    assert replay.seats == ["Ada", "heuristic", "person"]
    assert replay.steps == play.steps
    assert len(replay) == len(play.steps) + 1
    positions = list(replay)
    assert len(positions) == len(replay)
    assert positions[-1].position == play.position
    assert [len(one.steps) for one in positions] == list(range(len(replay)))
    assert replay.at(20) == positions[20]
    assert repr(replay) == f"<Replay of red-planet-second, 3 players, {len(play.steps)} steps>"


def test_a_replay_is_copied_pickled_and_compared(tmp_path: Path) -> None:
    play = played("red-planet-second", 3, seed=7, answers=10)
    play.save(tmp_path / "game.marsbound.json")
    replay = marsbound.load(tmp_path / "game.marsbound.json")
    for twin in (copy.copy(replay), copy.deepcopy(replay), pickle.loads(pickle.dumps(replay))):
        assert twin == replay
        assert list(twin) == list(replay)
    twin = copy.deepcopy(replay)
    twin.record.steps.pop()
    assert twin != replay
    assert replay != "replay"


def test_a_replay_can_take_another_course(tmp_path: Path) -> None:
    play = played("rocketmen", 2, seed=7, answers=40)
    play.save(tmp_path / "game.marsbound.json")
    at_nature = next(one for one in marsbound.load(tmp_path / "game.marsbound.json") if one.to_act == [script.NATURE])
    assert repr(at_nature).endswith("to nature>")
    other = marsbound.load(tmp_path / "game.marsbound.json").at(len(at_nature.steps), seed=99)
    assert other.to_act != [script.NATURE]
    other.save(tmp_path / "other.marsbound.json")
    assert marsbound.load(tmp_path / "other.marsbound.json").steps == other.steps


def test_a_record_with_a_pack_of_ones_own_needs_it(tmp_path: Path) -> None:
    copy_pack("rocketmen", tmp_path / "my-box.toml", "my-box")
    text = (tmp_path / "my-box.toml").read_text("utf-8").replace("copies = 4", "copies = 3", 1)
    (tmp_path / "my-box.toml").write_text(text, "utf-8")
    play = marsbound.game("rocketmen").new(players=2, seed=7, pack=tmp_path / "my-box.toml")
    assert play.pack.hash != marsbound.game("rocketmen").pack.hash
    play.save(tmp_path / "game.marsbound.json")
    assert marsbound.load(tmp_path / "game.marsbound.json", pack=tmp_path / "my-box.toml").steps == play.steps
    with pytest.raises(marsbound.BadInput, match="needs pack my-box"):
        marsbound.load(tmp_path / "game.marsbound.json")


def test_a_sampled_world_has_no_record(tmp_path: Path) -> None:
    with pytest.raises(marsbound.BadInput, match="no record of what led there"):
        moved_on().view(1).sample(seed=3).save(tmp_path / "game.marsbound.json")
    assert not list(tmp_path.iterdir())


def test_as_many_seats_are_named_as_play(tmp_path: Path) -> None:
    with pytest.raises(marsbound.BadInput, match="1 seats are named, expected 3"):
        moved_on().save(tmp_path / "game.marsbound.json", seats=["Ada"])


# Bots


def test_bots_play_a_game_by_what_they_see() -> None:
    play = marsbound.game("rocketmen").new(players=2, seed=5)
    bot = marsbound.bot("novice" if marsbound.COMPILED else "random", seed=1)
    while not play.over:
        for player in play.to_act:
            play.answer(player, bot.choose(play.view(player), play.question(player)))
    assert play.result is not None


@pytest.mark.parametrize("spec", ["heuristic", "expert@20it"])
def test_a_bot_with_the_same_seed_chooses_the_same(spec: str) -> None:
    play = played("red-planet-second", 3, seed=7, answers=30)
    player = play.to_act[0]
    found = {marsbound.bot(spec, seed=8).choose(play.view(player), play.question(player)) for _ in range(3)}
    assert len(found) == 1


def test_a_bot_that_isnt_there_is_refused_at_once() -> None:
    with pytest.raises(marsbound.BadInput, match='no bot "genius"'):
        marsbound.bot("genius")


def test_a_bot_for_one_game_plays_no_other() -> None:
    bot = marsbound.bot("random", marsbound.game("rocketmen"))
    assert repr(bot) == "bot('random', 'rocketmen')"
    play = moved_on()
    with pytest.raises(marsbound.BadInput, match="to play rocketmen, not red-planet-second"):
        bot.choose(play.view(0), play.question(0))


def test_a_bot_isnt_asked_when_its_player_isnt() -> None:
    play = moved_on()
    with pytest.raises(marsbound.BadInput, match="isn't asked now"):
        marsbound.bot("random").choose(play.view(0), None)


# The engine's own objects


def test_whatever_one_meets_on_the_way_is_printed_in_a_line(tmp_path: Path) -> None:
    play = marsbound.game("rocketmen").new(players=2, seed=4)
    play.save(tmp_path / "game.marsbound.json")
    record = marsbound.load(tmp_path / "game.marsbound.json").record
    game, running = play.setup.game, play.running
    met = [game, game.options[0], play.setup, play.setup.box, play.pack, marsbound.game("rocketmen").kit, record]
    met += [running, running.table, running.candidates(0)[0], play.view(0).seen, marsbound.game("rocketmen").actions]
    for one in met:
        assert len(repr(one)) < 250
        assert " at 0x" not in repr(one)
    assert repr(game) == "<rocketmen, rules version 2, 1 to 4 players>"
    assert repr(record) == f"<Record of rocketmen, 2 players, {len(play.steps)} steps>"
    assert repr(play.pack).startswith(f"<Pack rocketmen for rocketmen, {play.pack.hash}: 1 numbers, ")


def test_what_is_compiled_says_what_it_is_for() -> None:
    assert engine.Play.answer.__doc__ == (
        "Carry out an answer and go on to the next question; what happened.  Refused ones change nothing."
    )
    assert str(engine.Play.__doc__).startswith("One running game.  `seed` decides nature's answers")
    assert script.may.__doc__ == "The same line, but it may be declined, or ended before its last time."
    assert str(inspect.signature(script.may)).startswith("(line")


def test_every_compiled_function_keeps_its_docstring() -> None:
    wanted = [name for name, value in vars(script.Table).items() if callable(value) and not name.startswith("_")]
    assert {"call", "carry_out", "clone", "seal"} <= set(wanted)
    source = ast.parse(Path(_engine.PACKAGE, "core", "script.py").read_text("utf-8"))
    table = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Table")
    methods = [node for node in table.body if isinstance(node, ast.FunctionDef) and node.name in wanted]
    assert {node.name: ast.get_docstring(node) for node in methods} == {
        node.name: inspect.getdoc(getattr(script.Table, node.name)) for node in methods
    }


def test_a_copied_table_shares_nothing_that_changes() -> None:
    table = moved_on().running.table
    for twin in (copy.copy(table), copy.deepcopy(table)):
        twin.cells[0] += 1
        assert twin.cells[0] != table.cells[0]


def test_the_engines_views_are_copied_too() -> None:
    view = moved_on().view(1).seen
    for twin in (copy.copy(view), copy.deepcopy(view)):
        assert repr(twin) == repr(view) == "<View by player 1 of a RedPlanet table>"
        twin.masked.cells[0] += 1
        assert twin.masked.cells[0] != view.masked.cells[0]


def test_the_engines_small_objects_are_pickled() -> None:
    play = moved_on().running
    play.answer(0, "moon-base")
    for one in (play.steps[-1], play.heard[-1], play.question(1)):
        assert repr(pickle.loads(pickle.dumps(one))) == repr(one)


def test_the_engines_plays_are_copied_too() -> None:
    play = moved_on().running
    assert repr(play) == "<Play of red-planet-second, 3 players, 12 steps>"
    for twin in (copy.copy(play), copy.deepcopy(play)):
        twin.answer(0, "moon-base")
        assert len(twin.steps) == len(play.steps) + 1
