"""What a bot considered, as data and in words."""

import msgspec
import pytest

from marsbound.bots.evaluators import evaluator_of
from marsbound.bots.explain import Considered, Explanation, explained
from marsbound.bots.heuristic import HeuristicBot
from marsbound.bots.search.one_ply import Weighed
from marsbound.core.chance import Generator
from marsbound.games.registry import games
from marsbound.text import LANGUAGES, Texts
from tests.games.red_planet.kit import started

PARTS = ["tokens", "zones"]


def weighed(choice: int, chance: float, parts: list[float], weight: float = 1.0) -> Weighed:
    one = Weighed(choice, len(parts))
    one.tried = 4
    one.chance = chance
    one.parts = parts
    one.points = sum(parts)
    one.weight = weight
    return one


def example() -> Explanation:
    return explained(
        "LaunchADockedShip",
        ["d1", "d2", "d3"],
        [weighed(0, 0.2, [3.0, 4.0]), weighed(1, 0.4, [3.0, 9.0]), weighed(2, 0.9, [3.0, 1.0], weight=0.5)],
        PARTS,
    )


def test_the_best_comes_first_and_the_half_tried_last() -> None:
    assert [one.choice for one in example().considered] == ["d2", "d1", "d3"]
    assert example().best == Considered("d2", 0.4, 12.0, {"tokens": 3.0, "zones": 9.0}, 4, 1.0)


def test_differences_name_only_what_differs() -> None:
    explanation = example()
    assert explanation.differences(explanation.considered[1]) == {"zones": 5.0}


def test_an_explanation_is_json() -> None:
    encoded = msgspec.json.encode(example())
    assert msgspec.json.decode(encoded, type=Explanation) == example()
    assert b'"choice":"d2","chance":0.4,"points":12.0,"parts":{"tokens":3.0,"zones":9.0},"tried":4' in encoded


def test_choices_and_what_was_weighed_must_fit() -> None:
    with pytest.raises(ValueError, match="1 choices were weighed, expected the 2 of the question"):
        explained("LaunchADockedShip", ["d1", "d2"], [weighed(0, 0.2, [3.0, 4.0])], PARTS)


def test_a_bots_thoughts_can_be_explained() -> None:
    play = started()
    asked = play.question(0)
    assert asked is not None
    evaluator = evaluator_of(games()["red-planet-second"])
    bot = HeuristicBot(evaluator, halving=(2, 2))
    explanation = explained(asked.question, asked.choices, bot.weigh(play.view(0), Generator(2)), evaluator.parts)
    assert sorted(one.choice for one in explanation.considered) == sorted(asked.choices)
    assert explanation.best.choice == bot.choose(play.view(0), asked, Generator(2))
    for one in explanation.considered:
        assert sum(one.parts.values()) == pytest.approx(one.points, abs=0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_name_in_every_language(language: str) -> None:
    texts = Texts(language)
    for evaluator in map(evaluator_of, games().values()):
        for part in evaluator.parts:
            assert texts.text(f"bot-part-{part}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_sentences_in_every_language(language: str) -> None:
    texts = Texts(language)
    parts = texts.text("hint-part", part=texts.text("bot-part-zones"), points="+2.5")
    assert "+2.5" in parts
    assert "41" in texts.text("hint-choice", choice="d2", percent="41", points="12.0")
    assert "d3" in texts.text("hint-because", other="d3", parts=parts)
    assert texts.text("hint-tried", number=12)
