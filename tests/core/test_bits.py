"""Sets of small numbers, up to 60 of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.bits import bit, picked_bit, size_of

pytestmark = pytest.mark.interpreted
SETS = st.sets(st.integers(0, 59), min_size=1)


def test_a_bit_of_every_number_up_to_59() -> None:
    assert [bit(number) for number in range(60)] == [1 << number for number in range(60)]


@given(SETS)
def test_the_size_of_a_set_and_its_numbers_in_order(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert size_of(mask) == len(numbers)
    assert [picked_bit(mask, which) for which in range(len(numbers))] == sorted(numbers)


def test_the_empty_set() -> None:
    assert size_of(0) == 0
