"""Bots at a game that nobody taught them: all they know is who has won in the end."""

import pytest
from librt.vecs import vec

from marsbound.bots import bot_named
from marsbound.bots.evaluators import evaluator_of
from marsbound.bots.search.playout_evaluator import PlayoutEvaluator
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.game import play_at_random
from marsbound.core.play import Play
from marsbound.core.script import Table
from tests.games.toy.rules import BAG, HEAP, KEEPSAKE, PEBBLES, ROW, SPENT

pytestmark = pytest.mark.interpreted
WORTH = {"agate": 5, "basalt": 5, "chert": 5, "flint": 1, "gabbro": 0, "jasper": 3}


def table(players: int = 3) -> Table:
    return PEBBLES.new(WORTH, players, {"rounds": "1"})


def ended(*totals: int) -> Table:
    """A finished game in which everybody has a worthless keepsake and has paid so many fingers."""
    found = table(len(totals))
    found.set_seed(1)
    play_at_random(found, Choices(), 1)
    for seat, total in enumerate(totals):
        found.cells[HEAP + seat] = 0
        found.cells[KEEPSAKE + seat] = list(WORTH).index("gabbro") + 1
        found.cells[SPENT + seat] = -total
    return found


def shares(found: Table) -> list[float]:
    into = vec[float]([0.5] * 7)
    PlayoutEvaluator(PEBBLES).shares(found, into)
    return list(into[: int(found.seat_count())])


def test_a_game_without_knowledge_of_its_own_is_played_to_its_end() -> None:
    assert isinstance(evaluator_of(PEBBLES), PlayoutEvaluator)


def test_until_there_is_a_result_everybody_has_the_same_chance() -> None:
    assert shares(table(2)) == [0.5, 0.5]
    assert shares(table(4)) == [0.25] * 4


def test_who_has_won_has_it_all_and_who_has_won_together_shares_it() -> None:
    assert shares(ended(3, 7, 2)) == [0, 1, 0]
    assert shares(ended(7, 3, 7)) == [0.5, 0, 0.5]


def test_where_nobody_wins_nobody_has_a_share() -> None:
    assert shares(ended(4, 4, 4)) == [0, 0, 0]


def test_points_are_those_of_the_result() -> None:
    parts = vec[float]([0.0])
    assert PlayoutEvaluator(PEBBLES).expect(ended(3, 7, 2), 1, parts) == 7
    assert list(parts) == [7]
    assert PlayoutEvaluator(PEBBLES).expect(table(), 1, parts) == 0


@pytest.mark.parametrize("level", ["novice", "heuristic", "expert@300it"])
def test_a_choice_that_decides_the_game_is_seen(level: str) -> None:
    """Of two pebbles one is worth everything, and the rival gets the other one."""
    play = Play(PEBBLES, WORTH, 2, {"rounds": "1"}, 1)
    for player in range(2):
        play.answer(player, "0")
    cells = play.table.cells
    cells[BAG] = 0
    cells[ROW] = 1 << list(WORTH).index("agate") | 1 << list(WORTH).index("gabbro")
    for seat in range(2):
        cells[KEEPSAKE + seat] = list(WORTH).index("flint") + 1
    asked = play.question(0)
    assert asked is not None
    assert asked.choices == ["agate", "gabbro"]
    chosen = [bot_named(level, PEBBLES).choose(play.view(0), asked, Generator(seed)) for seed in range(10)]
    assert chosen.count("agate") >= 8
