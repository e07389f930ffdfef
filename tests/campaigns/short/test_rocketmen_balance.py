"""The short form of the campaign rocketmen_balance: games of good players go as they are meant to."""

from statistics import mean, median

import pytest

from tests.campaigns._rocketmen_games import Task, Told, told
from tests.campaigns.rocketmen_balance import ALONE, MANY, SEVERAL, SOLO, Kind, cards_table, seen, table


def games(kind: Kind, number: int) -> list[Told]:
    return [told(Task("rocketmen", "heuristic", kind.players, seed, kind.options)) for seed in range(number)]


def test_two_players_see_most_of_the_deck_and_end_in_both_ways() -> None:
    """The same seeds are the same games, so nothing here is luck."""
    found = games(SEVERAL[0], 60)
    assert 12 <= median(game.rounds for game in found) <= 20
    assert median(map(seen, found)) >= 0.8
    assert 0.2 <= mean(game.end == "missions" for game in found) <= 0.6
    assert {game.end for game in found} == {"points", "missions"}


def test_the_levels_of_a_solo_game_are_apart() -> None:
    easy, normal, hard = (mean(bool(game.winners) for game in games(kind, 60)) for kind in SOLO)
    assert easy > normal + 0.05
    assert normal > hard + 0.1


@pytest.mark.parametrize("kind", [SEVERAL[1], SOLO[0]], ids=lambda kind: kind.name)
def test_a_game_is_counted_as_its_result_says(kind: Kind) -> None:
    game = told(Task("rocketmen", "heuristic", kind.players, 3, kind.options))
    assert game.points.total() == sum(game.totals[: kind.players])
    assert game.flown.total() == sum(game.missions) == game.launches["completed"]
    assert game.seen.total() <= game.deck
    assert 0 < game.engines < game.bought.total()


def test_the_tables_have_a_column_for_each_kind() -> None:
    rows = {kind: games(kind, 3) for kind in SEVERAL}
    assert {line.count("|") for line in table(rows, MANY)} == {5}
    assert any(line.startswith("| earth-satellite |") or line.startswith("| batteries |") for line in cards_table(rows))
    assert len(list(table({kind: games(kind, 2) for kind in SOLO}, ALONE))) == len(ALONE) + 2
