"""Games of a tournament: paired, repeatable, the same on any number of processes."""

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from marsbound import records
from marsbound.arena.match import Match, WrongAnswer, chances_for
from marsbound.arena.results import Results, seed_in
from marsbound.arena.tournament import GameNumber, MatchRunner, Played, Tournament, deal_seed, record_name, tournament
from marsbound.arena.workers import Place, Stopped, play_all
from marsbound.bots.random import RandomBot
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.refusal import BadInput
from marsbound.core.view import View
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from tests.arena.runners import BadPlace, DeadlyPlace

SECOND = "red-planet-second"


def of_randoms(game: str = SECOND, players: int = 3, seed: int = 5, **options: str) -> Tournament:
    return tournament(game, players, options, None, seed, [("random",) * players])


def of_two_names(seed: int = 5) -> Tournament:
    """Two line-ups of the only bot there always is; a name given twice is a bot twice."""
    return tournament(SECOND, 3, {}, None, seed, [("random", "random", "random"), ("random", "random", "random")])


def without_time(game: Played) -> Played:
    return msgspec.structs.replace(game, seconds=[])


@pytest.mark.parametrize(("game", "players"), [(SECOND, 2), (SECOND, 5), ("red-planet-first", 3), ("rocketmen", 1)])
def test_a_game_is_played_by_the_rules_and_can_be_told_again(game: str, players: int, tmp_path: Path) -> None:
    """The record is made by the checked way in: it ends alike."""
    runner = MatchRunner(of_randoms(game, players), recorded=True)
    number = GameNumber(0, 1, 0)
    played, text = runner.play(number)
    assert text is not None
    records.save_text(text, tmp_path / record_name(number))
    record = records.read(tmp_path / record_name(number))
    assert record.seats == ["random"] * players
    assert record.result is not None
    assert record.result["winners"] == played.winners
    play = records.restored(record)
    assert [play.result().totals[seat] for seat in runner.main_seats] == played.points
    assert played.decisions == sum(step.player >= 0 for step in record.steps)
    assert 0 < sum(played.moves) <= played.decisions


def test_a_solo_game_has_a_rival() -> None:
    played = MatchRunner(of_randoms("rocketmen", 1)).play(GameNumber(0, 0, 0)).played
    assert len(played.points) == 1
    assert played.rival is None or isinstance(played.rival, int)


def test_the_same_number_is_the_same_game() -> None:
    one, other = (MatchRunner(of_randoms()).play(GameNumber(0, 3, 0)).played for _ in range(2))
    assert without_time(one) == without_time(other)
    assert without_time(MatchRunner(of_randoms(seed=6)).play(GameNumber(0, 3, 0)).played) != without_time(one)


def test_deals_are_the_same_for_all_line_ups_and_differ_from_each_other() -> None:
    runner = MatchRunner(of_two_names())
    one, other = runner.play(GameNumber(0, 0, 0)).played, runner.play(GameNumber(1, 0, 0)).played
    assert one.points == other.points
    seeds = {deal_seed(7, deal) for deal in range(1000)} | {deal_seed(8, deal) for deal in range(1000)}
    assert len(seeds) == 2000


def test_every_player_has_luck_of_their_own() -> None:
    draws = [[chance.below(1 << 30) for _ in range(5)] for chance in chances_for(11, 6)]
    assert len({number for drawn in draws for number in drawn}) == 30
    assert draws == [[chance.below(1 << 30) for _ in range(5)] for chance in chances_for(11, 6)]


def test_whole_deals_are_played_and_line_ups_in_turn() -> None:
    wanted = tournament(SECOND, 3, {}, None, 1, [("random", "x", "x"), ("x", "x", "x")])
    numbers = wanted.numbers(4)
    assert [number for number in numbers if number.line_up == 0] == [
        GameNumber(0, deal, turn) for deal in range(2) for turn in range(3)
    ]
    assert [number.deal for number in numbers if number.line_up == 1] == [0, 1, 2, 3]
    assert [number.deal for number in numbers] == sorted(number.deal for number in numbers)
    assert wanted.seated(GameNumber(0, 0, 1)) == ("x", "random", "x")


def test_a_bot_of_our_own_that_answers_nonsense_is_a_mistake() -> None:
    class Nonsense(RandomBot):
        def choose(self, view: View, asked: Asked, chance: Generator) -> str:
            return "nonsense"

    game = games()[SECOND]
    table = game.new(game.box(builtin(SECOND)), 3, {})
    table.set_seed(1)
    with pytest.raises(WrongAnswer, match=r'random answered "nonsense" to .*; possible: '):
        Match(game, table, [Nonsense()] * 3, chances_for(1, 3)).play()


# Processes


def test_two_processes_play_the_same_games_as_one() -> None:
    place = Place(of_randoms())
    numbers = place.tournament.numbers(6)
    alone, together = (
        sorted((game.played for game in play_all(place, numbers, jobs)), key=lambda game: game.number)
        for jobs in (1, 2)
    )
    assert [without_time(game) for game in alone] == [without_time(game) for game in together]
    assert [game.number for game in alone] == numbers


@pytest.mark.parametrize(
    ("place", "jobs", "said"),
    [
        (BadPlace, 1, "ValueError: a card is missing"),
        (BadPlace, 2, "ValueError: a card is missing"),
        (DeadlyPlace, 2, "a process died (exit code 9)"),
    ],
)
def test_a_game_that_can_t_be_played_stops_the_rest_and_is_named(place: type[Place], jobs: int, said: str) -> None:
    wanted = of_randoms()
    played: list[Played] = []
    with closing(play_all(place(wanted), wanted.numbers(8), jobs)) as games, pytest.raises(Stopped) as caught:
        played.extend(game.played for game in games)
    assert said in str(caught.value)
    assert "the game of line-up 1, deal 3, rotation 1 (random, random, random)" in str(caught.value)
    assert played
    assert 2 not in {game.deal for game in played}


# Results in a file


def kept(path: Path, wanted: Tournament, *games: Played) -> list[GameNumber]:
    with Results(wanted, path).kept() as results:
        for game in games:
            results.add(game)
        return list(results.played)


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    wanted = of_randoms()
    games = [MatchRunner(wanted).play(number).played for number in wanted.numbers(3)]
    assert kept(path, wanted, *games[:2]) == [game.number for game in games[:2]]
    assert kept(path, wanted, games[2]) == [game.number for game in games]
    with Results(wanted, path).kept() as results:
        assert list(results.played.values()) == games
    assert seed_in(path) == 5


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    wanted = of_randoms()
    games = [MatchRunner(wanted).play(number).played for number in wanted.numbers(2)]
    kept(path, wanted, *games)
    path.write_bytes(path.read_bytes()[:-20])
    assert kept(path, wanted) == [games[0].number]
    assert kept(path, wanted, games[1]) == [game.number for game in games]
    assert path.read_bytes().count(b"\n") == 3


def test_results_of_another_set_up_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept(path, of_randoms())
    before = path.read_bytes()
    with pytest.raises(BadInput) as caught:
        kept(path, of_randoms(seed=6))
    assert str(caught.value).endswith(
        "has results of another set-up: seed: 5 ≠ 6; give another file, or delete this one"
    )
    with pytest.raises(BadInput, match="players: 3 ≠ 4; line_ups: "):
        kept(path, of_randoms(players=4))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("a shopping list\n", "isn't a file of arena results"),
        ("a shopping list", "its first line is no set-up"),
        ('{"format":"marsbound-record-1"}\n', "isn't a file of arena results"),
    ],
)
def test_other_files_are_left_alone(content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(content, "utf-8")
    with pytest.raises(BadInput, match=said):
        kept(path, of_randoms())
    assert path.read_text("utf-8") == content


def test_a_broken_line_is_named_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept(path, of_randoms(), MatchRunner(of_randoms()).play(GameNumber(0, 0, 0)).played)
    path.write_bytes(path.read_bytes() + b'{"line_up": 0}\n')
    with pytest.raises(BadInput, match=r"line 3: isn't a game"):
        kept(path, of_randoms())


def test_a_place_that_can_t_be_written_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="can't be read and written"):
        kept(tmp_path / "none" / "results.jsonl", of_randoms())


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    assert seed_in(path) is None
    assert kept(path, of_randoms()) == []
    assert seed_in(path) == 5
