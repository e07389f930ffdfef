"""Successive halving: all choices are tried in a few worlds, the better half in more, and the last few in many."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed, give_answer, list_choices, play_on
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import MOST_SEATS, Table
from marsbound.core.view import View

TIE_BREAK: Final = 0.0001  # of a chance of winning, for a point


def successive_halving(
    evaluator: Evaluator, view: View, worlds: list[int], ahead: int, chance: Generator
) -> list[Weighed]:
    """Every choice, in the question's order; those that fell behind were tried less often and weigh less.

    In each rung those that are left meet the same worlds with the same luck.
    """
    found = Choices()
    # a view may hide how many choices there are of things that the player can ask to see
    list_choices(evaluator.game.sample_world(view, 0), view.player, found)
    weighed = [Weighed(choice, len(evaluator.parts)) for choice in found.numbers()]
    running = weighed
    for rung in range(len(worlds)):
        for _world in range(worlds[rung]):
            try_all(evaluator, view, running, ahead, chance, found)
        if len(running) <= 2:
            continue
        running = sorted(running, key=behind)[: (len(running) + 1) // 2]
    for one in weighed:
        one.weight = one.tried / sum(worlds)
        one.chance /= one.tried
        one.points /= one.tried
        one.parts = [part / one.tried for part in one.parts]
    return weighed


def behind(one: Weighed) -> float:
    """Where one who is sure to win or to lose has a choice, points decide."""
    return -(one.chance + one.points * TIE_BREAK) / one.tried


def try_all(
    evaluator: Evaluator, view: View, running: list[Weighed], ahead: i64, chance: Generator, found: Choices
) -> None:
    """All that are left, in one more world."""
    shares = vec[float]([0.0] * MOST_SEATS)
    parts = vec[float]([0.0] * len(evaluator.parts))
    world: Table = evaluator.game.sample_world(view, chance.seed())
    luck = chance.seed()
    until = evaluator.moment(world) + ahead
    for one in running:
        table = world.clone()
        give_answer(table, view.player, one.choice)
        play_on(evaluator, table, until, found, Generator(luck))
        evaluator.shares(table, shares)
        one.tried += 1
        one.chance += shares[view.player]
        one.points += evaluator.expect(table, view.player, parts)
        for part in range(len(one.parts)):
            one.parts[part] += parts[part]
