"""marsbound bench: figures of the engine, and of its peers if they are there."""

import json
from typing import Any

import pytest

from marsbound import COMPILED
from marsbound.games.registry import games
from marsbound.research.throughput import Bench
from marsbound.terminal import bench, peers
from tests.terminal.conftest import Command

FIGURES = {
    "games_per_second",
    "decisions_per_second",
    "driven_decisions_per_second",
    "clone_us",
    "store_us",
    "load_us",
    "view_us",
    "world_us",
    "search_iterations_per_second",
    "listening_games_per_second",
    "listening_cost",
    "batch_steps_per_second",
    "batch_legal_steps_per_second",
    "own_pettingzoo_decisions_per_second",
    "own_openspiel_decisions_per_second",
}


class Snail(peers.Peer):
    """A very slow engine."""

    name = "catanatron"

    def play(self) -> int:
        return 1


def measured(marsbound: Command) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(marsbound("bench", "--seconds", "0.1", "--json").output)
    return found


@pytest.mark.interpreted
def test_all_figures_are_measured(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: [])
    found = measured(marsbound)
    assert (found["game"], found["players"], found["compiled"]) == ("red-planet-second", 4, COMPILED)
    assert set(found["figures"]) == FIGURES
    assert all(figure > 0 for figure in found["figures"].values())
    decisions = found["figures"]["decisions_per_second"] / found["figures"]["games_per_second"]
    assert 100 < decisions < 200


def test_a_peer_is_measured_in_the_same_run(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: [Snail()])
    figures = measured(marsbound)["figures"]
    assert set(figures) == FIGURES | {"catanatron_decisions_per_second", "times_catanatron"}
    assert figures["times_catanatron"] == pytest.approx(
        figures["decisions_per_second"] / figures["catanatron_decisions_per_second"]
    )


def test_people_get_a_table(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: [Snail()])
    said = marsbound("bench", "--seconds", "0.1").output
    for part in ("Games per second", "Cloning a table", "catanatron, decisions per second"):
        assert part in said
    told = "To compare with OpenSpiel, catanatron, PettingZoo, pgx, install the extra: marsbound[bench-jax]"
    assert told in " ".join(said.split())
    assert f"The engine is {'compiled' if COMPILED else 'interpreted'}." in said


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(peers, "import_module", missing)
    assert peers.peers() == []
    assert peers.missing([]) == ["OpenSpiel", "catanatron", "PettingZoo", "pgx"]


def test_positions_are_spread_over_a_game() -> None:
    tables = Bench(games()["red-planet-second"]).positions
    rounds = [table.cells[0] for table in tables]
    assert min(rounds) == 0
    assert max(rounds) >= 9
    assert len(set(rounds)) > 7
