"""The challengers of the sensible answer: only one that is surely better replaces it."""

import pytest
from librt.vecs import vec

import marsbound
from marsbound.bots.search.challenge_search import challenge_search
from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import sensible_place
from marsbound.bots.search.search import SearchResult, SearchSettings
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.view import View
from marsbound.games.rocketmen.bot.evaluator import evaluator as new_evaluator
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.scoring import owned
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.rocketmen.kit import RocketmenScene

EVALUATOR = new_evaluator()
ITERATIONS = 400 if marsbound.COMPILED else 60


class Collecting(Evaluator):
    """Somebody who plays sensibly, but judges by one thing alone: whether one kind of card was bought."""

    def __init__(self, card: str, worth: float, luck: float = 0.0) -> None:
        super().__init__(ROCKETMEN, EVALUATOR.parts)
        self.follows_policy = True
        self.card = card
        self.worth = worth
        self.luck = luck
        self.chance = Generator(5)

    def moment(self, table: Rocketmen) -> int:
        return int(EVALUATOR.moment(table))

    def sensible(self, table: Rocketmen, found: Choices, chance: Generator) -> int:
        return int(EVALUATOR.sensible(table, found, chance))

    def expect(self, table: Rocketmen, player: int, parts: "vec[float]") -> float:
        return 1.0

    def shares(self, table: Rocketmen, into: "vec[float]") -> None:
        card = table.box.ids.index(self.card)
        into[0] = 0.5 + self.luck * float(int(self.chance.below(100)) - 50) / 50
        if owned(table, 0, card):
            into[0] += self.worth


@pytest.fixture
def scene() -> RocketmenScene:
    """Two cards can be bought; a sensible player buys something else than big data."""
    found = RocketmenScene().market("crowdfunding", "big-data").hand(1, "stock-market-listing", "quantum-computer")
    return found.deck(1, "hotel", "mining", "base-b").turn(1)


def view_of(scene: RocketmenScene) -> View:
    return scene.play.view(0)


def answered(scene: RocketmenScene, evaluator: Evaluator, iterations: int = ITERATIONS) -> tuple[str, SearchResult]:
    thought = challenge_search(evaluator, SearchSettings(), view_of(scene), iterations, 0.0, Generator(3), True)
    weights = [one.weight for one in thought.weighed]
    return scene.choices[weights.index(max(weights))], thought


def usual(scene: RocketmenScene) -> str:
    return scene.choices[int(sensible_place(EVALUATOR, view_of(scene), Generator(3)))]


def test_a_challenger_that_is_better_replaces_the_sensible_answer(scene: RocketmenScene) -> None:
    assert usual(scene) != "buy:m2"
    assert answered(scene, Collecting("big-data", 0.1))[0] == "buy:m2"


def test_where_nothing_is_better_the_sensible_answer_stays(scene: RocketmenScene) -> None:
    assert answered(scene, Collecting("big-data", 0.0))[0] == usual(scene)
    assert answered(scene, Collecting("big-data", -0.1))[0] == usual(scene)


def test_a_lead_that_may_be_luck_is_doubted(scene: RocketmenScene) -> None:
    """The challenger that came furthest by luck alone is ahead, but rarely by more than a standard error."""
    same = 0
    for seed in range(20):
        evaluator = Collecting("big-data", 0.0, luck=0.4)
        evaluator.chance = Generator(seed)
        same += answered(scene, evaluator, 120)[0] == usual(scene)
    assert same >= 10


def test_every_choice_is_weighed_and_the_weights_add_up(scene: RocketmenScene) -> None:
    _, thought = answered(scene, Collecting("big-data", 0.1))
    assert len(thought.weighed) == len(scene.choices)
    assert sum(one.weight for one in thought.weighed) == pytest.approx(1.0)
    assert all(one.tried > 0 and 0 <= one.chance <= 1 and one.points == pytest.approx(1.0) for one in thought.weighed)
    assert not thought.together


def test_those_that_fall_behind_are_tried_less(scene: RocketmenScene) -> None:
    _, thought = answered(scene, Collecting("big-data", 0.1))
    tried = dict(zip(scene.choices, (one.tried for one in thought.weighed), strict=True))
    assert tried["buy:m2"] == tried[usual(scene)] == max(tried.values())
    assert min(tried.values()) < tried["buy:m2"] / 2


def test_it_ends_at_its_limit(scene: RocketmenScene) -> None:
    _, thought = answered(scene, Collecting("big-data", 0.1))
    assert ITERATIONS - len(scene.choices) <= thought.iterations <= ITERATIONS
    assert sum(one.tried for one in thought.weighed) == thought.iterations
    quick = challenge_search(EVALUATOR, SearchSettings(), view_of(scene), 0, 20.0, Generator(3))
    assert quick.iterations >= len(scene.choices)


def test_few_iterations_are_enough_to_answer(scene: RocketmenScene) -> None:
    assert answered(scene, Collecting("big-data", 0.0), 1)[0] == usual(scene)
