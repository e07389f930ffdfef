"""What bots think of positions: by a game's own knowledge where its kit has any, else by playing to the end."""

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.playout_evaluator import PlayoutEvaluator
from marsbound.core.game import Game
from marsbound.games.kit import GameKit, named
from marsbound.games.registry import kits


def evaluator_of(game: Game) -> Evaluator:
    """A new one: it has room for what it is working out, so no two bots share it."""
    kit = own_kit(game)
    return made(kit.evaluator, game) if kit else PlayoutEvaluator(game)


def learned_evaluator_of(game: Game) -> Evaluator:
    """For bots that search: the same knowledge, and chances that networks have learned, where there are any."""
    kit = own_kit(game)
    return made(kit.learned_evaluator or kit.evaluator, game) if kit else PlayoutEvaluator(game)


def own_kit(game: Game) -> GameKit | None:
    """A game that somebody only tries out has none."""
    kit = kits().get(game.name)
    return kit if kit is not None and kit.game is game else None


def made(reference: str | None, game: Game) -> Evaluator:
    if reference is None:
        return PlayoutEvaluator(game)
    evaluator: Evaluator = named(reference)()
    return evaluator


def heats_of(game: Game) -> tuple[int, ...]:
    """In how many worlds the heuristic bot tries its choices."""
    kit = own_kit(game)
    return kit.heats if kit else GameKit.heats
