"""Bots by name: what can be written, and what is said of what can't."""

import subprocess
import sys

import pytest

import marsbound
from marsbound.bots import LEVELS, USUAL, bot_named, close_bot, is_bot, is_program, level_of
from marsbound.core.chance import Generator
from marsbound.core.notation import answer_text
from marsbound.core.refusal import BadInput
from marsbound.games.registry import games
from marsbound.text import LANGUAGES, Texts
from tests.arena.tables import at_random, table_of

ITERATIONS = 20 if marsbound.COMPILED else 2
TIMES = 6 if marsbound.COMPILED else 2  # a question is met
MOMENTS = 12 if marsbound.COMPILED else 3
ORDER = ["random", "novice", "heuristic", "expert", "master", "champion"]


def test_levels_stand_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ORDER
    assert USUAL in LEVELS


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_answers_what_it_is_asked_with_one_of_the_choices(name: str, game: str) -> None:
    """Long thoughts aren't needed for that."""
    spec = name if LEVELS[name].limit is None else f"{name}@{ITERATIONS}it"
    bot = bot_named(spec, games()[game])
    assert bot.name == spec
    for moment in at_random(table_of(game, players=3, seed=4), every=23, most=MOMENTS):
        before = moment.position()
        first = bot.choose(moment.view, moment.asked, Generator(9))
        assert first in moment.asked.choices
        assert bot.choose(moment.view, moment.asked, Generator(9)) == first, "the same generator, another choice"
        assert moment.position() == before, "a bot has changed what it was shown"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", ["novice", "heuristic", "expert@4it"])
def test_what_a_bot_weighs_are_the_choices_of_the_question(name: str, game: str) -> None:
    """Each kind of question once or twice: what is hidden from a player must not hide choices from its bot."""
    bot = bot_named(name, games()[game])
    met: dict[str, int] = {}
    for moment in at_random(table_of(game, players=4, seed=5), every=1, most=400 if game == "rocketmen" else 200):
        met[moment.asked.line] = met.get(moment.asked.line, 0) + 1
        if met[moment.asked.line] > TIMES:
            continue
        weighed = bot.weigh(moment.view, Generator(1))  # type: ignore[attr-defined]
        line = moment.play.line()
        assert [answer_text(moment.table, line, one.choice) for one in weighed] == moment.asked.choices, line.name
    assert len(met) > 3


def test_the_random_bot_chooses_everything_sometimes() -> None:
    bot = bot_named("random", games()["red-planet-second"])
    moment = next(iter(at_random(table_of("red-planet-second", players=3, seed=4), every=1, most=1)))
    chance = Generator(5)
    chosen = [bot.choose(moment.view, moment.asked, chance) for _ in range(100)]
    assert set(chosen) == set(moment.asked.choices)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("clever", 'there is no bot "clever"; there are: random'),
        ("", 'there is no bot ""'),
        ("Random", 'there is no bot "Random"'),
        ("clever@100ms", 'there is no bot "clever"'),
        ("random@100ms", "\"random@100ms\": random doesn't search, so it can't be limited"),
        ("random@", '"random@": random doesn\'t search'),
        ("program:", '"program:": which program? Expected program:COMMAND LINE'),
        ("program:  ", "which program?"),
        ("program:no-such-program-anywhere", 'there is no program "no-such-program-anywhere" that can be run'),
        ("program:python3 'half", "a command line was expected, but: No closing quotation"),
        ("program:''", 'there is no program ""'),
    ],
)
def test_what_is_wrong_is_said(spec: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        bot_named(spec, games()["red-planet-second"])
    assert said in str(caught.value)


@pytest.mark.parametrize("limit", ["fast", "100", "0ms", "0it", "-5it", "1.5ms", "100 ms", "9" * 30 + "it", "", "٣it"])
def test_a_wrong_limit_is_said_with_what_is_possible(limit: str) -> None:
    for name in (name for name, level in LEVELS.items() if level.limit is not None):
        with pytest.raises(BadInput) as caught:
            bot_named(f"{name}@{limit}", games()["red-planet-second"])
        assert f'"{limit}" is no limit' in str(caught.value)
        assert f"{name}@100ms or {name}@2000it" in str(caught.value)


def test_names_in_records_are_known_as_bots() -> None:
    assert all(is_bot(name) for name in LEVELS)
    assert is_bot("program:python3 bot.py")
    assert is_program("program:python3 bot.py")
    assert not is_program("random")
    assert not is_bot("person")
    assert not is_bot("Ada")
    assert level_of("random@5it") == "random"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_description(language: str) -> None:
    texts = Texts(language)
    for name in (*ORDER, "program", "python"):
        assert texts.text(f"level-{name}")
        assert texts.attribute(f"level-{name}", "description").endswith(".")


def test_a_bot_without_anything_to_put_away_can_be_closed() -> None:
    close_bot(bot_named("random", games()["rocketmen"]))


PLAYED = """
import subprocess
import sys
for module in sys.argv[1:]:
    __import__(module)
import marsbound
play = marsbound.game("red-planet-second").new(players=3, seed=7)
bot = marsbound.bot("heuristic", seed=1)
for _ in range(12):
    player = play.to_act[0]
    play.answer(player, bot.choose(play.view(player), play.question(player)))
print(play.position)
"""


def played(*loaded_first: str) -> str:
    command = [sys.executable, "-c", PLAYED, *loaded_first]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_bots_answer_the_same_whichever_game_was_loaded_first() -> None:
    assert played("marsbound.games.rocketmen") == played("marsbound.games.red_planet") == played()
