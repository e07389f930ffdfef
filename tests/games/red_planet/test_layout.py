"""What the description of the table calls secret is what views hide, and all of it."""

from collections.abc import Iterator

import pytest

from marsbound.games.red_planet.rules.layout import LAYOUT
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, Walk, everybody

OURS = [case for case in CASES if case.game.startswith("red-planet")]


def hidden_words(case: Case, seed: int) -> Iterator[str]:
    """The words of a game's position that somebody sees otherwise than they are, at each of its steps."""
    for play in Walk(Start(case, seed, choice_seed=seed, curious=seed % 2 == 0)).steps():
        cells = [int(number) for number in play.table.cells]
        for player in everybody(play):
            seen = [int(number) for number in play.game.view(play.table, player).masked.cells]
            for word, start, size in LAYOUT.words():
                if seen[start : start + size] != cells[start : start + size]:
                    yield word


@pytest.mark.parametrize("case", OURS, ids=str)
def test_a_view_differs_from_the_table_in_secret_fields_only(case: Case) -> None:
    found = {word for seed in range(1, 5) for word in hidden_words(case, seed)}
    assert found <= set(LAYOUT.secrets())


def test_each_secret_field_is_hidden_from_somebody_in_some_game() -> None:
    two_players, others = OURS[0], OURS[1]
    found = {word for case in (two_players, others) for seed in range(1, 5) for word in hidden_words(case, seed)}
    assert found == set(LAYOUT.secrets())
