"""Games in the middle, as anybody could have played them with the library."""

import marsbound
from marsbound.core.chance import Generator
from marsbound.library.game import Game

MOST_ANSWERS = 120


def played(name: str, players: int, seed: int, answers: int) -> marsbound.Play:
    """After so many answers at random, or at its end."""
    return carry_on(marsbound.game(name).new(players=players, seed=seed), Generator(seed), answers)


def carry_on(play: marsbound.Play, chance: Generator, answers: int) -> marsbound.Play:
    for _ in range(answers):
        if play.over:
            break
        player = play.to_act[chance.below(len(play.to_act))]
        play.answer(player, some_choice(play, player, chance))
    return play


def some_choice(play: marsbound.Play, player: int, chance: Generator) -> str:
    question = play.question(player)
    assert question is not None
    return question.choices[chance.below(len(question.choices))]


def sizes(game: Game) -> list[tuple[str, int]]:
    return [(game.name, players) for players in game.players]


EVERY_SIZE = [size for game in marsbound.games() for size in sizes(game)]
