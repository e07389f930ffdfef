"""Games as data: the rows are the games, whatever ends a run nothing is lost and nothing is there twice."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest
from arro3.io import read_parquet

import marsbound
from marsbound import records
from marsbound.arena.workers import play_all
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.library.setup import Setup
from marsbound.research.selfplay.folder import Folder, keep, read_manifest
from marsbound.research.selfplay.games import Workplace
from marsbound.research.selfplay.plan import Plan, plan_for
from tests.library.plays import EVERY_SIZE

MOST_BYTES = 50


def planned(name: str, players: int, per_shard: int = 3, observations: bool = False) -> tuple[Plan, Setup]:
    setup = Setup(game_named(name), builtin(name), players, {})
    line_up = ("novice", *["random"] * (players - 1)) if name != "rocketmen" else ("random",) * players
    return plan_for(setup, 11, line_up, observations, per_shard), setup


def played(folder: Path, plan: Plan, setup: Setup, games: int, stop_after: int = 10**6, jobs: int = 1) -> list[int]:
    """The numbers of the games that had to be played; a run can be ended in the middle."""
    opened = Folder(folder, plan, setup)
    numbers = []
    for game in keep(opened, play_all(Workplace(plan, setup), opened.missing(games), jobs), games):
        numbers.append(game.rows.number)
        if len(numbers) == stop_after:
            break
    return numbers


def rows(folder: Path) -> list[dict[str, Any]]:
    """All rows of all shards."""
    found = []
    for path in sorted(folder.glob("*.parquet")):
        table = read_parquet(path).read_all()
        columns = {name: table[name].to_pylist() for name in table.schema.names}
        found += [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
    return found


def digests(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.*")) if path.is_file()}


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_the_rows_are_the_games(name: str, players: int, tmp_path: Path) -> None:
    plan, setup = planned(name, players, observations=True)
    played(tmp_path, plan, setup, 2)
    found = rows(tmp_path)
    games = {number: list(each) for number, each in groupby(found, lambda row: row["game"])}
    assert list(games) == [0, 1]
    for number, decisions in games.items():
        state = marsbound.game(name).state(players, decisions[0]["seed"])
        for step, row in enumerate(decisions):
            assert (row["step"], row["player"], row["question"]) == (step, state.player, state.question)
            assert (row["legal"], row["pack"]) == (state.legal(), setup.pack.hash)
            assert row["observation"] == state.observation(state.player)
            assert row["bot"] == plan.seated(number)[state.player]
            state.apply(row["action"])
        assert state.over
        record = records.read(tmp_path / "records" / "00000" / f"{number:07}.marsbound.json")
        assert record.seats == list(plan.seated(number))
        assert records.restored(record).over
        result, rewards = state.result(), state.rewards()
        assert result is not None
        assert record.result == {"totals": result.totals, "winners": [winner + 1 for winner in result.winners]}
        own = [int(seat) for seat in state.spec.own_seats]
        for row in decisions:
            assert row["reward"] == pytest.approx(rewards[row["player"]])
            assert row["points"] == result.totals[own[row["player"]]]


def test_everybody_sits_everywhere_and_every_deal_is_another() -> None:
    plan, _ = planned("red-planet-second", 3)
    assert [plan.seated(number).index("novice") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert len({plan.seed_of(number) for number in range(100)}) == 100


@pytest.mark.parametrize("stop_after", [1, 4, 6])
def test_a_run_that_was_ended_goes_on_and_the_files_are_the_same(stop_after: int, tmp_path: Path) -> None:
    plan, setup = planned("red-planet-second", 3)
    assert played(tmp_path / "whole", plan, setup, 7) == list(range(7))
    first = played(tmp_path / "parts", plan, setup, 7, stop_after)
    assert first + played(tmp_path / "parts", plan, setup, 7) == list(range(7))
    assert played(tmp_path / "parts", plan, setup, 7) == []
    assert digests(tmp_path / "parts") == digests(tmp_path / "whole")


def test_on_several_processes_the_files_are_the_same(tmp_path: Path) -> None:
    plan, setup = planned("red-planet-first", 3)
    played(tmp_path / "one", plan, setup, 7)
    played(tmp_path / "two", plan, setup, 7, jobs=2)
    assert digests(tmp_path / "two") == digests(tmp_path / "one")


def test_more_games_are_added_and_a_shard_that_was_not_full_grows(tmp_path: Path) -> None:
    plan, setup = planned("red-planet-second", 2)
    played(tmp_path / "whole", plan, setup, 8)
    played(tmp_path / "grown", plan, setup, 5)
    assert played(tmp_path / "grown", plan, setup, 8) == [5, 6, 7]
    assert digests(tmp_path / "grown") == digests(tmp_path / "whole")


def lose(path: Path) -> None:
    path.unlink()


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


@pytest.mark.parametrize("harm", [lose, damage])
def test_a_lost_or_damaged_shard_is_made_again_from_the_records(harm: Callable[[Path], None], tmp_path: Path) -> None:
    plan, setup = planned("red-planet-second", 2)
    played(tmp_path, plan, setup, 4)
    before = digests(tmp_path)
    harm(tmp_path / "shard-00000.parquet")
    assert played(tmp_path, plan, setup, 4) == []
    assert digests(tmp_path) == before


@pytest.mark.parametrize(("name", "players"), [("red-planet-second", 4), ("red-planet-first", 4), ("rocketmen", 2)])
def test_the_manifest_says_what_is_there(name: str, players: int, tmp_path: Path) -> None:
    plan, setup = planned(name, players, per_shard=20)
    played(tmp_path, plan, setup, 20)
    manifest = read_manifest(tmp_path)
    assert manifest is not None
    assert manifest.plan == plan
    [shard] = manifest.shards
    assert (shard.first, shard.end, shard.decisions) == (0, 20, len(rows(tmp_path)))
    assert manifest.bytes / manifest.decisions < MOST_BYTES


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 12}, "has results of another set-up: seed: 11 ≠ 12"),
        ({"observations": True}, "observations: false ≠ true"),
        ({"line_up": ("random",) * 3}, "line_up"),
    ],
)
def test_games_of_another_plan_are_not_mixed(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    plan, setup = planned("red-planet-second", 3)
    Folder(tmp_path, plan, setup)
    with pytest.raises(marsbound.BadInput, match=said):
        Folder(tmp_path, msgspec.structs.replace(plan, **change), setup)
