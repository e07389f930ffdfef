"""What bots think of positions: by a game's own knowledge where its kit has any, else by playing to the end."""

import warnings

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.playout_evaluator import PlayoutEvaluator
from marsbound.bots.search.weights import BadWeights
from marsbound.core.game import Game
from marsbound.core.phrase import phrase_of, said
from marsbound.core.refusal import BadInput
from marsbound.games.kit import GameKit, named
from marsbound.games.registry import kits


class WithoutWeights(UserWarning):
    """Bots play without what they have learned, since its file can't be used.  Python says the same warning once."""


def evaluator_of(game: Game) -> Evaluator:
    """A new one: it has room for what it is working out, so no two bots share it."""
    kit = own_kit(game)
    if kit is None or kit.evaluator is None:
        return PlayoutEvaluator(game)
    evaluator: Evaluator = named(kit.evaluator)()
    return evaluator


def learned_evaluator_of(game: Game) -> Evaluator:
    """For bots that search: the same knowledge, and chances that networks have learned, where there are any.

    A game goes on without its networks: whoever plays should hear of it, but needn't stop.
    """
    kit = own_kit(game)
    if kit is None or kit.learned_evaluator is None:
        return evaluator_of(game)
    try:
        evaluator: Evaluator = named(kit.learned_evaluator)(kit.weights)
    except BadWeights as problem:
        words = "{problem}; bots play {game} by points instead"
        told = said("input-without-weights", words, problem=phrase_of(problem), game=game.name)
        warnings.warn(WithoutWeights(told), stacklevel=2)
        return evaluator_of(game)
    return evaluator


def own_kit(game: Game) -> GameKit | None:
    """A game that somebody only tries out has none."""
    kit = kits().get(game.name)
    try:
        return kit if kit is not None and kit.game.as_of(game.rules_version) is game else None
    except BadInput:
        return None


def halving_of(game: Game) -> tuple[int, ...]:
    """In how many worlds the heuristic bot tries its choices."""
    kit = own_kit(game)
    return kit.halving if kit else GameKit.halving
