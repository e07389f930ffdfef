"""The command hint: what a bot would do in the person's place, and why."""

import re

import pytest

from marsbound.bots import LEVELS
from marsbound.bots.evaluators import evaluator_of, halving_of
from marsbound.bots.heuristic import HeuristicBot
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.registry import games
from marsbound.ledger import ledger
from marsbound.terminal.hint import Hint
from marsbound.terminal.session import Session
from marsbound.text import LANGUAGES, Texts
from tests.terminal.persons import seated, typed
from tests.terminal.processes import MARKS

Shown = pytest.CaptureFixture[str]


def hinted(session: Session, shown: Shown, *lines: str) -> str:
    """What is said to the first of these lines and after."""
    typed(session, *lines)
    return shown.readouterr().out


@pytest.mark.parametrize("game", games())
def test_the_first_choice_is_what_the_bot_would_do(game: str, capsys: Shown) -> None:
    session = seated(game, players=3)
    said = hinted(session, capsys, "hint")
    texts = session.texts
    lines = said.partition(texts.text("hint-heading"))[2].splitlines()
    play = session.play
    asked = play.question(0)
    assert asked is not None
    bot = HeuristicBot(evaluator_of(games()[game]), halving_of(games()[game]))
    choice = bot.choose(play.view(0), asked, Generator(len(play.steps)))
    number = next(number for number, text in session.inspector.options(asked).items() if text == choice)
    assert lines[1].split()[0] == number
    assert "chance of winning" in lines[1]
    assert "Where the points come from:" in said
    assert "Each choice was tried out" in said


def steps(play: Play) -> list[tuple[int, str]]:
    return [(step.player, step.text) for step in play.steps]


def test_a_hint_changes_nothing(capsys: Shown) -> None:
    """Neither the game nor what the bots do after it; and the second time it says the same."""
    with_hints = typed(seated(), "hint", "hint", "1", "hint", "9")
    without = typed(seated(), "1", "9")
    assert steps(with_hints.play) == steps(without.play)
    asked = with_hints.play.question(0)
    capsys.readouterr()
    said = set()
    for _ in range(2):
        with_hints.inspector.do("hint", "", asked)
        said.add(capsys.readouterr().out)
    assert len(said) == 1


def test_one_choice_is_compared_with_the_best(capsys: Shown) -> None:
    session = typed(seated(), "1")
    asked = session.play.question(0)
    assert asked is not None
    capsys.readouterr()
    for number in session.inspector.options(asked):
        session.inspector.do("hint", number, asked)
        said = capsys.readouterr().out
        assert said.count("chance of winning") in (2, 5), "the best and this one; of the best itself all"


def test_what_is_no_choice_is_explained(capsys: Shown) -> None:
    session = typed(seated(), "1")
    asked = session.play.question(0)
    capsys.readouterr()
    session.inspector.do("hint", "77", asked)
    assert "77 can't be chosen here" in capsys.readouterr().out


def test_a_game_that_is_over_has_no_hints(capsys: Shown) -> None:
    session = seated()
    session.inspector.do("hint", "", None)
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_evaluation_has_a_name(language: str) -> None:
    texts = Texts(language)
    for evaluator in map(evaluator_of, games().values()):
        for part in evaluator.parts:
            assert texts.text(f"bot-part-{part}")
    assert "heuristic" in LEVELS


@pytest.mark.parametrize("plain", [False, True])
def test_a_hint_can_be_read_in_hebrew(plain: bool, capsys: Shown) -> None:
    said = hinted(seated(language="he", plain=plain), capsys, "רמז")
    assert Texts("he").text("hint-heading") in said


ID = re.compile(r"\[([A-Z][0-9]+(?:, [A-Z][0-9]+)*)\]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_hint_names_the_rules_behind_it(game: str, language: str, capsys: Shown) -> None:
    session = seated(game, players=3, language=language)
    said = hinted(session, capsys, "hint")
    plain = MARKS.sub("", " ".join(said.partition(session.texts.text("hint-heading"))[2].split()))
    asked = session.play.question(0)
    assert asked is not None
    best = Hint(session.renderer, asked, session.inspector.options(asked)).explanation().best.choice
    named = [ids.split(", ") for ids in ID.findall(plain)]
    assert named[0] == session.renderer.rules_of_answer(asked, best)
    known = {line.id for line in ledger(game).lines}
    assert {id for ids in named for id in ids} <= known


def test_a_card_on_offer_is_known_by_what_it_is() -> None:
    renderer = typed(seated("rocketmen", players=2)).renderer
    asked = renderer.play.question(0)
    assert asked is not None
    market = renderer.picture()["market"]
    for number, card in enumerate(market, 1):
        wanted = renderer.links.of_answer("Act", ["buy", card])
        assert renderer.rules_of_answer(asked, f"buy:m{number}") == wanted
    assert renderer.rules_of_answer(asked, "-") == []
