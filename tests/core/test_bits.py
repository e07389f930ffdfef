"""Sets of small numbers, 0 to 59."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound import _engine
from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.games.red_planet.pack import checks as red_planet_rules
from marsbound.games.rocketmen.pack import checks as rocketmen_rules
from marsbound.games.rocketmen.rules.layout import MOST_CARDS as ROCKETMEN_CARDS

pytestmark = pytest.mark.interpreted
SETS = st.sets(st.integers(0, 59), min_size=1)


def test_a_bit_of_every_number_and_of_the_one_after_the_last() -> None:
    assert [bit(number) for number in range(61)] == [1 << number for number in range(61)]


def test_the_largest_set_and_the_largest_number() -> None:
    assert size_of(bit(60) - 1) == 60
    assert [picked_bit(bit(60) - 1, which) for which in range(60)] == list(range(60))
    assert size_of(bit(59)) == 1
    assert picked_bit(bit(59), 0) == 59
    assert size_of(bit(60) - 1 ^ bit(59)) == 59


def test_no_pack_has_more_of_anything_than_a_set_can_hold() -> None:
    limits = [red_planet_rules.MOST_SHIPS, red_planet_rules.MOST_CARDS, red_planet_rules.MOST_RESOURCES]
    limits += [*rocketmen_rules.MOST.values(), ROCKETMEN_CARDS]
    assert max(limits) <= 60


@given(SETS)
def test_the_size_of_a_set_and_its_numbers_in_order(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert size_of(mask) == len(numbers)
    assert [picked_bit(mask, which) for which in range(len(numbers))] == sorted(numbers)


def test_the_empty_set() -> None:
    assert size_of(0) == 0


def test_no_compiled_module_shifts_a_literal_by_a_variable() -> None:
    """mypyc emits the literal as a C int, so the shift would end at 31; bit() is there for it."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in _engine.engine_sources()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]
    assert found == []
