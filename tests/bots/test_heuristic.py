"""The bots that look a little ahead: novice and heuristic, and successive halving."""

from collections.abc import Sequence

import pytest

import marsbound
from marsbound.bots.bot import Bot
from marsbound.bots.evaluators import evaluator_of, halving_of, learned_evaluator_of
from marsbound.bots.heuristic import HeuristicBot, promise
from marsbound.bots.levels import bot_named
from marsbound.bots.novice import SLIPS, NoviceBot
from marsbound.bots.random import RandomBot
from marsbound.bots.search.playout_evaluator import PlayoutEvaluator
from marsbound.bots.search.successive_halving import successive_halving
from marsbound.core.chance import Generator
from marsbound.core.notation import line_number
from marsbound.core.play import Play
from marsbound.core.script import NOBODY
from marsbound.games.red_planet.rules.cells import ROUND
from marsbound.games.registry import games
from tests.games.red_planet.kit import Scene, started

SECOND = evaluator_of(games()["red-planet-second"])
GAMES_A_SEAT = 10


def play_out(play: Play, bots: Sequence[Bot], seed: int = 1, most: int = 100000) -> int:
    """How many answers bots gave, until the end or so many."""
    chances = [Generator(seed * 100 + player) for player in range(len(bots))]
    answers = 0
    while not play.over and answers < most:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        choice = bots[player].choose(play.view(player), asked, chances[player])
        assert choice in asked.choices
        play.answer(player, choice)
        answers += 1
    return answers


def win_share(bot: Bot, rivals: Bot, games_a_seat: int) -> float:
    """Of four-player games of the second edition, one against three."""
    won = 0.0
    for seat in range(4):
        for number in range(games_a_seat):
            bots = [rivals] * 4
            bots[seat] = bot
            play = started(players=4, seed=1000 + number)
            play_out(play, bots, seed=number + 1)
            winners = play.result().winners
            won += (seat in winners) / max(len(winners), 1)
    return won / (4 * games_a_seat)


def test_both_are_called_by_their_level() -> None:
    assert (NoviceBot(SECOND).name, HeuristicBot(SECOND, (4, 6, 8)).name) == ("novice", "heuristic")


def test_every_game_has_an_evaluator() -> None:
    for game in games().values():
        assert not isinstance(evaluator_of(game), PlayoutEvaluator)
        assert type(learned_evaluator_of(game)) is not type(evaluator_of(game))


@pytest.mark.parametrize(
    ("game", "players"), [("red-planet-second", 2), ("red-planet-second", 6), ("red-planet-first", 3)]
)
def test_games_are_played_to_their_end(game: str, players: int) -> None:
    play = started(game, players=players)
    bots: list[Bot] = [
        HeuristicBot(evaluator_of(games()[game]), halving_of(games()[game])),
        NoviceBot(evaluator_of(games()[game])),
    ]
    bots += [RandomBot()] * (players - 2)
    play_out(play, bots)
    assert play.over


def test_rocketmen_is_played() -> None:
    play = started("rocketmen", players=2)
    bots: list[Bot] = [bot_named("heuristic", games()["rocketmen"]), bot_named("novice", games()["rocketmen"])]
    play_out(play, bots, most=12)


def test_the_same_generator_chooses_the_same() -> None:
    play = started()
    asked = play.question(0)
    assert asked is not None
    for bot in (NoviceBot(SECOND), HeuristicBot(SECOND, (4, 6, 8))):
        choices = {bot.choose(play.view(0), asked, Generator(4)) for _ in range(2)}
        assert len(choices) == 1


def test_an_only_choice_is_taken_without_a_thought() -> None:
    scene = Scene().dock("hellas-3").resolve("recruiter", seat=1)
    chance = Generator(1)
    assert scene.asked is not None
    for bot in (NoviceBot(SECOND), HeuristicBot(SECOND, (4, 6, 8))):
        assert bot.choose(scene.play.view(0), scene.asked, chance) == "d1"
    assert chance.drawn == 0


def kill_scene() -> Scene:
    """In the last round the Soldier can take the lead in a zone, or do nothing good elsewhere."""
    scene = Scene(players=3).put("hellas", {1: 2, 2: 2}, "celerium").put("ausonia", {1: 3, 3: 1}, "ice")
    scene.table.cells[ROUND] = 10
    scene.table.call(line_number("game/BeginReveal"), NOBODY)  # what comes after the Soldier
    scene.resolve("soldier", seat=1)
    assert scene.question == "KillAnAstronaut"
    return scene


def test_the_heuristic_bot_kills_where_it_decides_a_majority() -> None:
    scene = kill_scene()
    assert scene.asked is not None
    choices = [
        HeuristicBot(SECOND, (4, 6, 8)).choose(scene.play.view(0), scene.asked, Generator(seed)) for seed in range(5)
    ]
    assert choices == ["hellas:2"] * 5


def test_the_novice_slips_now_and_then() -> None:
    scene = kill_scene()
    assert scene.asked is not None
    bot = NoviceBot(SECOND)
    choices = [bot.choose(scene.play.view(0), scene.asked, Generator(seed)) for seed in range(60)]
    slips = sum(choice != "hellas:2" for choice in choices)
    assert 0 < slips < 60 * 2 // SLIPS + 10


def test_in_a_race_those_that_fall_behind_are_tried_less() -> None:
    scene = kill_scene()
    weighed = successive_halving(SECOND, scene.play.view(0), [2, 3, 4], 1, Generator(3))
    assert scene.asked is not None
    assert len(weighed) == len(scene.choices) == 4
    assert sorted(one.tried for one in weighed) == [2, 2, 9, 9]
    best = max(weighed, key=promise)
    assert scene.choices[weighed.index(best)] == "hellas:2"
    assert best.weight == 1.0
    assert all(0.0 <= one.chance <= 1.0 for one in weighed)
    assert all(sum(one.parts) == pytest.approx(one.points) for one in weighed)


def test_a_view_stays_as_it_was() -> None:
    play = started()
    view = play.view(0)
    before = list(view.masked.cells)
    successive_halving(SECOND, view, [2, 2], 1, Generator(3))
    assert list(view.masked.cells) == before


@pytest.mark.skipif(not marsbound.COMPILED, reason="so many games need the compiled engine")
def test_the_heuristic_bot_beats_three_at_random() -> None:
    assert win_share(HeuristicBot(SECOND, (4, 6, 8)), RandomBot(), GAMES_A_SEAT) >= 0.75


@pytest.mark.skipif(not marsbound.COMPILED, reason="so many games need the compiled engine")
def test_the_novice_beats_three_at_random() -> None:
    assert win_share(NoviceBot(SECOND), RandomBot(), GAMES_A_SEAT) > 0.25
