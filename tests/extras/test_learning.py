"""MaskablePPO, torch, JAX and polars take the games as they are, and pgx can be compared with."""

import importlib.util
from pathlib import Path
from typing import Any

import jax
import numpy as np
import polars
import pytest
import torch

from marsbound import research
from marsbound.research.exact import small_game
from marsbound.research.exploitability import solved_gap
from marsbound.terminal.peers import Catanatron, ConnectFour, Goofspiel, TicTacToe, VectorConnectFour, peers
from tests.research.test_selfplay import planned, played
from tests.research.test_selfplay import rows as rows_of


def example(root: Path, name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, root / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_learns(root: Path) -> None:
    before, after = example(root, "maskable_ppo").main(["--steps", "8192", "--games", "30"])
    assert after > before


@pytest.mark.filterwarnings("ignore:The given NumPy array is not writable")
def test_torch_sees_the_buffers_of_a_batch(root: Path) -> None:
    batch = research.batch("rocketmen", players=2, games=8, seed=1)
    shown = torch.from_numpy(research.arrays(batch)["observation"])
    before = shown.clone()
    batch.step(torch.tensor([int(batch.legal[place * 128]) for place in range(8)]))
    assert (shown != before).any()
    assert (shown.numpy() == np.asarray(research.arrays(batch)["observation"])).all()


def test_jax_takes_the_buffers_of_a_batch_and_keeps_what_it_took() -> None:
    batch = research.batch("red-planet-second", players=3, games=8, seed=1)
    shown = research.arrays(batch)
    taken = jax.numpy.asarray(shown["observation"])
    before = np.array(shown["observation"])
    batch.step(jax.numpy.asarray(shown["legal"])[:, 0])
    assert (np.asarray(taken) == before).all()
    assert (shown["observation"] != before).any()
    assert (np.asarray(jax.numpy.asarray(shown["mask"])) == shown["mask"]).all()


def test_pgx_is_measured_with_games_that_end_and_begin_anew() -> None:
    peer = VectorConnectFour()
    while not peer.state.terminated.any():
        peer.stepped()
    assert peer.measure(0.001)["pgx_connect_four_decisions_per_second"] > 0
    assert [type(each) for each in peers()] == [Goofspiel, Catanatron, ConnectFour, TicTacToe, VectorConnectFour]


def test_polars_reads_self_play_in_one_line(tmp_path: Path) -> None:
    plan, setup = planned("red-planet-second", 3, observations=True)
    played(tmp_path, plan, setup, 5)
    table = polars.read_parquet(f"{tmp_path}/*.parquet")
    assert table.rows(named=True) == rows_of(tmp_path)


def test_cfr_comes_close_to_perfect_play_in_the_endgame() -> None:
    assert solved_gap(small_game("red-planet-endgame-v0"), 300) < 0.01
