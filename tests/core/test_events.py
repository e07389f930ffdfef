"""Facts, each declared in one line."""

import pytest

from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME, Facts


def test_a_games_facts_are_counted_after_those_that_every_game_has() -> None:
    facts = Facts()
    assert int(facts.add("ship-docked", "dock ship")) == FIRST_OF_A_GAME
    assert int(facts.add("astronaut-moved", "seat from:zone to:zone", reveals=True)) == FIRST_OF_A_GAME + 1
    assert facts.known[: len(COMMON_FACTS)] == COMMON_FACTS
    moved = facts.known[-1]
    assert (moved.parts, moved.kinds, moved.reveals) == (["seat", "from", "to"], ["seat", "zone", "zone"], True)


def test_a_fact_is_declared_once() -> None:
    facts = Facts()
    facts.add("ship-docked")
    with pytest.raises(AssertionError, match="ship-docked"):
        facts.add("ship-docked", "dock")
