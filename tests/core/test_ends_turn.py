"""What a page is told about answers that end a turn is what happens."""

import pytest

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.packs import builtin
from marsbound.games.registry import games


def asked_alone(play: Play, player: int, seat: int) -> bool:
    return not play.over and not play.line().together and play.asked_seat(player) == seat


@pytest.mark.parametrize(("name", "players"), [("red-planet-second", 3), ("red-planet-first", 4), ("rocketmen", 2)])
def test_an_answer_ends_the_turn_if_nobody_can_take_it_back_or_another_seat_goes_on(name: str, players: int) -> None:
    game = games()[name]
    play = Play(game, game.box(builtin(name)), players, {}, 7)
    chance = Generator(7)
    settled, open_still = 0, 0
    for _ in range(400):
        if play.over:
            break
        player = play.asked_players()[0]
        question = play.question(player)
        assert question is not None
        choice = question.choices[int(chance.below(len(question.choices)))]
        promised = play.ends_turn(choice)
        play.answer(player, choice)
        assert promised == (not asked_alone(play, player, question.seat) or not play.snapshots)
        settled, open_still = settled + promised, open_still + (not promised)
    assert settled > 10
    assert open_still > 10
