"""marsbound simulate: many random games, and figures that add up."""

import json
from typing import Any

import pytest

from marsbound.terminal.totals import Totals
from tests.terminal.conftest import Command


def simulated(marsbound: Command, *arguments: str) -> dict[str, Any]:
    result = marsbound("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


@pytest.mark.parametrize(
    ("game", "players"), [("red-planet-second", n) for n in range(2, 7)] + [("red-planet-first", 4)]
)
@pytest.mark.interpreted
def test_the_figures_add_up(game: str, players: int, marsbound: Command) -> None:
    found = simulated(marsbound, game, "--players", str(players), "--games", "30", "--seed", "1")
    assert found["games"] == 30
    own = [seat for seat in found["seats"] if not seat["neutral"]]
    assert [seat["player"] for seat in own] == list(range(1, players + 1))
    assert sum(seat["wins_alone"] for seat in own) + found["shared_wins"] + found["won_by_nobody"] == 30
    assert sum(seat["wins_shared"] for seat in own) >= 2 * found["shared_wins"]
    for seat in own:
        assert seat["wins"] == seat["wins_alone"] + seat["wins_shared"]
        assert seat["win_rate"] == seat["wins"] / 30
        low, high = seat["win_rate_95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        below, above = seat["mean_score_95"]
        assert below <= seat["mean_score"] <= above
    assert found["decisions_per_game"] > 50
    assert found["games_per_second"] > 0


def test_the_same_seed_gives_the_same_games(marsbound: Command) -> None:
    arguments = ("red-planet-second", "--players", "3", "--games", "20", "--seed")
    one, same, other = (simulated(marsbound, *arguments, seed) for seed in ("1", "1", "2"))
    for found in (one, same, other):
        del found["games_per_second"]
    assert one == same
    assert one["seats"] != other["seats"]


def test_neutral_colours_have_scores_but_never_win(marsbound: Command) -> None:
    found = simulated(marsbound, "red-planet-second", "--players", "2", "--games", "20", "--seed", "1")
    assert [seat["neutral"] for seat in found["seats"]] == [False, True, True, False]
    assert [seat["player"] for seat in found["seats"]] == [1, 1, 2, 2]
    assert "wins" not in found["seats"][1]


def test_options_and_packs_are_told(marsbound: Command) -> None:
    arguments = ("red-planet-first", "--players", "3", "--games", "2", "--option", "short_ending=yes")
    found = simulated(marsbound, *arguments)
    assert found["options"]["short_ending"] == "yes"
    assert found["pack"]["name"] == "red-planet-first"


def test_people_get_a_table(marsbound: Command) -> None:
    result = marsbound("simulate", "red-planet-second", "--players", "2", "--games", "30", "--seed", "3")
    for part in ("30 games, players: 2", "Win rate", "Seat 1's neutral colour", "Games per second:", "lost"):
        assert part in result.output


def test_wilson_s_interval_is_wilson_s() -> None:
    """The textbook's example: 10 of 20."""
    totals = Totals([0, 1], [False, False])
    for game in range(20):
        totals.add([1, 2], [game % 2], 5)
    rate, low, high = totals.rate(0)
    assert (rate, round(low, 4), round(high, 4)) == (0.5, 0.2993, 0.7007)
    assert totals.mean(1) == (2.0, 0.0)
