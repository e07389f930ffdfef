"""Rows of answers from fixed positions: compiled, interpreted and naively counted, always the same numbers."""

import pytest

from tests.perft.counting import Position, counted, counted_naively, positions

POSITIONS = positions()
MOST_NODES = 500


def test_there_are_five_positions_and_one_of_two_players() -> None:
    assert len(POSITIONS) >= 5
    assert 2 in [position.players for position in POSITIONS]


@pytest.mark.interpreted
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_machine_counts_as_ever(position: Position) -> None:
    table = position.play().table
    assert [counted(table.clone(), depth + 1) for depth in range(len(position.counts))] == position.counts


@pytest.mark.interpreted
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_naive_count_gives_the_same(position: Position) -> None:
    """As deep as that doesn't take long."""
    depth = 1 + sum(count <= MOST_NODES for count in position.counts[:-1])
    assert counted_naively(position, position.text, depth) == position.counts[depth - 1]
