"""Classes of somebody's own as bots: they are asked as the library asks, and whatever they do, the game goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import marsbound
from marsbound.bots import bot_named, is_bot, is_foreign, is_program, python_bot
from marsbound.bots.levels import bot_named as named
from marsbound.bots.python_bot import PythonBot
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.games.registry import game_named
from marsbound.server.bots.levels import checked_level
from marsbound.server.errors import ServerError
from marsbound.terminal.bots import bots

GAME = "red-planet-second"
MODULE = "bots_of_this_test"
SOURCE = """
class First:
    def choose(self, view, question):
        return question.choices[0]

class ForAGame:
    made_for = []

    def __init__(self, game):
        self.made_for.append(game.name)

    def choose(self, view, question):
        self.asked = (view, question)
        return question.choices[0]

class Draws:
    def choose(self, view, question, chance):
        return question.choices[chance.below(len(question.choices))]

class Inner:
    class Bot(First):
        pass

class Silent:
    pass

class Picky:
    def __init__(self, game):
        raise RuntimeError("not " + game.name)

    def choose(self, view, question):
        return ""

class Fails:
    def choose(self, view, question):
        return [][0]

class Nonsense:
    def choose(self, view, question):
        question.choices.append("nonsense")
        return "nonsense"

class Nothing:
    def choose(self, view, question):
        pass

class Closed(First):
    closed = 0

    def close(self):
        type(self).closed += 1
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A module in the folder one is in, and gone afterwards."""
    (tmp_path / f"{MODULE}.py").write_text(SOURCE, "utf-8")
    (tmp_path / "broken_bots.py").write_text("import no_such_package\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    for name in (MODULE, "broken_bots"):
        sys.modules.pop(name, None)


def asked(name: str) -> tuple[PythonBot, str, marsbound.Play]:
    """A bot, and what it answers to the first question of a game."""
    play = marsbound.game(GAME).new(players=3, seed=7)
    bot = named(f"python:{MODULE}:{name}", game_named(GAME), play.setup)
    assert isinstance(bot, PythonBot)
    question = play.question(0)
    assert question is not None
    return bot, bot.choose(play.view(0).seen, question.asked(), Generator(1)), play


@pytest.mark.parametrize("name", ["First", "ForAGame", "Draws", "Inner.Bot"])
def test_a_class_chooses(name: str) -> None:
    bot, choice, _ = asked(name)
    assert choice in ("great-migration", "moon-base")
    assert bot.faults == []
    assert bot.name == f"python:{MODULE}:{name}"


def test_a_class_is_told_the_game_and_asked_as_the_library_asks() -> None:
    bot, _, play = asked("ForAGame")
    assert bot.bot.made_for == [GAME]
    assert bot.bot.asked == (play.view(0), play.question(0))


def test_with_the_same_generator_it_draws_the_same() -> None:
    assert len({asked("Draws")[1] for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Fails", f"raised IndexError: list index out of range ({MODULE}.py, line 36)"),
        ("Nonsense", 'chose "nonsense", which isn\'t possible; possible: great-migration, moon-base'),
        ("Nothing", "chose None, which isn't possible; possible: great-migration, moon-base"),
    ],
)
def test_a_turn_that_a_class_doesnt_play_is_played_by_a_stand_in(name: str, why: str) -> None:
    bot, choice, play = asked(name)
    assert choice in ("great-migration", "moon-base")
    question = play.question(0)
    assert question is not None
    assert [(fault.question, fault.why) for fault in bot.faults] == [(question.line, why)]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("python:", '"python:": which class? Expected python:MODULE:CLASS'),
        ("python:bots", "which class?"),
        ("python::Bot", "which class?"),
        ("python:no_such_module:Bot", "module no_such_module can't be imported: ModuleNotFoundError"),
        ("python:broken_bots:Bot", "can't be imported: ModuleNotFoundError: No module named 'no_such_package'"),
        (f"python:{MODULE}:Missing", f"there is no Missing in module {MODULE}"),
        (f"python:{MODULE}:Inner.Missing", f"there is no Inner.Missing in module {MODULE}"),
        (f"python:{MODULE}:Silent", "Silent has no method choose(view, question)"),
        (f"python:{MODULE}:Picky", f"can't be made for {GAME}: RuntimeError: not {GAME}"),
    ],
)
def test_what_is_wrong_with_it_is_said_before_anything_is_played(spec: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        bot_named(spec, game_named(GAME))
    assert said in str(caught.value)


def test_it_is_closed_when_nobody_will_ask_it_any_more() -> None:
    bot, _, _ = asked("Closed")
    bot.close()
    assert bot.bot.closed == 1
    asked("First")[0].close()


def test_the_library_has_them_for_every_game() -> None:
    bot = marsbound.bot(f"python:{MODULE}:First")
    for game in marsbound.games():
        play = game.new(players=3, seed=1)
        for player in list(play.to_act):
            play.answer(player, bot.choose(play.view(player), play.question(player)))
    with pytest.raises(BadInput, match="no Missing"):
        marsbound.bot(f"python:{MODULE}:Missing")


@pytest.fixture
def _brought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A package that is nothing but the word about a bot, as pip leaves it."""
    about = tmp_path / "clever_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[{python_bot.GROUP}]\nclever = {MODULE}:First\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    python_bot.installed.cache_clear()
    yield
    python_bot.installed.cache_clear()


@pytest.mark.usefixtures("_brought")
def test_another_package_brings_bots_with_names_of_their_own() -> None:
    assert bot_named("clever", game_named(GAME)).name == "clever"
    assert is_bot("clever")
    assert is_foreign("clever")
    done = CliRunner().invoke(bots, [])
    assert done.exit_code == 0
    assert "clever" in done.output
    assert "clever-bots" in done.output


def test_nobody_names_one_from_afar() -> None:
    for spec in (f"python:{MODULE}:First", "program:python3 bot.py"):
        assert is_foreign(spec)
        assert is_bot(spec)
        with pytest.raises(ServerError, match="there is no level"):
            checked_level(spec)
    assert not is_program(f"python:{MODULE}:First")
    assert not is_foreign("heuristic")
    assert not is_foreign("expert@5it")
