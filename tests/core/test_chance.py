"""Nature: the generator, the weights, and drawing as likely as listed."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from marsbound.core.chance import Generator, high_word, low_word, mixed, rolled
from marsbound.core.choices import Choices
from marsbound.core.script import NATURE, ask, script
from tests.core.toy import ROLLED, WEIGHTS, Roll, Take, empty_table, playing

pytestmark = pytest.mark.interpreted
ROLLS = script("toy-rolls", Roll(2), Take())


def test_the_generator_is_the_same_on_every_platform() -> None:
    """Records and published seeds depend on it: these numbers must never change."""
    generator = Generator(20151888)
    assert [generator.below(1000) for _ in range(8)] == [422, 552, 217, 101, 775, 775, 451, 710]
    assert generator.seed() == 4055987867095909822
    assert (low_word(20151888), high_word(20151888)) == (496114144, 826367203)
    assert [rolled(1, 2, 3 << 32 | place, 36) for place in (4, 5, 4)] == [0, 30, 0]


def test_numbers_are_spread_evenly() -> None:
    generator = Generator(7)
    counts = Counter(generator.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    """Each pair of consecutive seeds, and of streams, should give equal numbers once in a hundred."""
    by_seed = [rolled(seed, 0, 5, 100) for seed in range(3000)]
    by_stream = [rolled(5, 0, stream, 100) for stream in range(3000)]
    by_high_word = [rolled(5, 0, stream << 32, 100) for stream in range(3000)]
    for numbers in (by_seed, by_stream, by_high_word):
        equal = sum(one == other for one, other in pairwise(numbers))
        assert 10 < equal < 55
        assert len(set(numbers)) == 100


def drawn_by_tables(seeds: range, points: int) -> dict[int, list[int]]:
    """What nature draws for each seed, at so many points, some of each of eight streams."""
    places = [stream << 32 | point for stream in range(8) for point in range(points // 8)]
    found = {}
    for seed in seeds:
        table = empty_table()
        table.set_seed(seed)
        found[seed] = [int(table.random_below(place, 1 << 31)) for place in places]
    return found


def drawn_by_generators(seeds: range, points: int) -> dict[int, list[int]]:
    found = {}
    for seed in seeds:
        generator = Generator(seed)
        found[seed] = [int(generator.below(1 << 31)) for _point in range(points)]
    return found


@pytest.mark.parametrize("drawn", [drawn_by_tables, drawn_by_generators])
@pytest.mark.parametrize("seeds", [range(200), range(0, 200 << 32, 1 << 32)], ids=["low", "high"])
def test_no_seed_draws_what_another_draws_at_another_point(
    drawn: Callable[[range, int], dict[int, list[int]]], seeds: range
) -> None:
    """Of 6400 numbers below 2**31 hardly two are equal, unless a seed's numbers are another's in another order."""
    numbers = Counter(number for row in drawn(seeds, 32).values() for number in row)
    assert sum(count - 1 for count in numbers.values()) <= 2


@pytest.mark.parametrize("step", [1, 2, 1 << 31, 1 << 32])
def test_sums_over_consecutive_seeds_scatter_as_sums_do(step: int) -> None:
    """Seeds that shared numbers would make the means of blocks of seeds too much alike, or too different."""
    deviations = []
    for block in range(200):
        seeds = range(block * 50 * step, (block + 1) * 50 * step, step)
        total = sum(sum(row) for row in drawn_by_generators(seeds, 4).values()) / (1 << 31)
        deviations.append((total - 100) / (200 / 12) ** 0.5)
    assert 0.7 < sum(deviation**2 for deviation in deviations) / len(deviations) < 1.4


def test_stirring_loses_no_word() -> None:
    assert len({mixed(word) for word in range(20000)}) == 20000


def test_a_seed_uses_both_of_its_halves() -> None:
    low = [Generator(seed).below(1 << 30) for seed in range(100)]
    high = [Generator(seed << 32).below(1 << 30) for seed in range(100)]
    assert len({*low, *high}) == 199  # both begin with seed 0


def test_nature_answers_by_itself_when_it_has_a_seed() -> None:
    play = playing(ROLLS, seed=3)
    assert [step.player for step in play.steps] == [NATURE, NATURE]
    assert play.asked_players() == [0]
    assert playing(ROLLS, seed=3).table.cells[ROLLED] == play.table.cells[ROLLED]


def test_without_a_seed_nature_is_asked() -> None:
    play = playing(ROLLS, seed=None)
    assert play.asked_players() == [NATURE]
    asked = play.question(NATURE)
    assert asked is not None
    assert asked.choices == ["0", "1", "2", "3"]
    assert play.weights() == [1, 1, 1, 1]
    play.answer(NATURE, "2")
    play.answer(NATURE, "0")
    assert play.table.cells[ROLLED] == 31
    assert play.asked_players() == [0]


def test_sown_later_nature_goes_on_by_itself() -> None:
    play = playing(ROLLS, seed=None)
    play.answer(NATURE, "2")
    play.set_seed(3)
    assert play.asked_players() == [0]


def test_weights_are_listed() -> None:
    play = playing(ROLLS, seed=None)
    play.table.cells[WEIGHTS + 1] = 1
    play.table.cells[WEIGHTS + 3] = 5
    asked = play.question(NATURE)
    assert asked is not None
    assert asked.choices == ["1", "3"]
    assert play.weights() == [1, 5]


@pytest.mark.parametrize("weights", [(0, 0, 0, 0), (1, 2, 0, 7), (0, 0, 3, 0)])
def test_nature_draws_as_likely_as_it_lists(weights: tuple[int, ...]) -> None:
    rolls = Counter[int]()
    number = 3000
    for seed in range(number):
        table = empty_table()
        for side, weight in enumerate(weights):
            table.cells[WEIGHTS + side] = weight
        table.set_seed(seed)
        table.call(ROLLS, 0)
        ask(table, Choices(), False)
        rolls.update([int(table.cells[ROLLED]) // 10 - 1, int(table.cells[ROLLED]) % 10 - 1])
    fair = weights if any(weights) else (1, 1, 1, 1)
    for side, weight in enumerate(fair):
        expected = 2 * number * weight / sum(fair)
        assert abs(rolls[side] - expected) <= 5 * expected**0.5
