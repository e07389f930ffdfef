"""A line that draws for nature in a way of its own draws as likely as it lists."""

from collections import Counter

import pytest

from marsbound.core.choices import Choices
from marsbound.core.play import Play
from marsbound.core.script import NATURE
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, Walk

DRAWN = 800
LOOKED_AT = 2  # positions for each line


@pytest.mark.interpreted
@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_nature_draws_as_likely_as_it_lists(case: Case) -> None:
    looked_at = Counter[str]()
    walk = Walk(Start(case, seed=3, choice_seed=3, curious=True))
    play = walk.play = Play(walk.play.game, walk.play.box, case.players, dict(case.options), None)
    while not play.over:
        if play.asked_players() == [NATURE]:
            name = play.line().name
            looked_at[name] += 1
            if looked_at[name] <= LOOKED_AT:
                check_odds(play)
            play.answer(NATURE, walk.pick(NATURE))
        else:
            walk.step()
    assert len(looked_at) >= 3


def check_odds(play: Play) -> None:
    choices = play.choices(NATURE)
    weights = play.weights()
    drawn = Counter[int]()
    for seed in range(DRAWN):
        table = play.table.clone()
        table.set_seed(seed)
        drawn[int(play.line().draw(table, table.seat, Choices()))] += 1
    assert set(drawn) <= set(choices)
    parts = [weight / sum(weights) for weight in weights]
    distance = sum(abs(drawn[choice] / DRAWN - part) for choice, part in zip(choices, parts, strict=True)) / 2
    assert distance < 0.6 * (len(choices) / DRAWN) ** 0.5 + 1.5 / DRAWN**0.5, play.line().name
