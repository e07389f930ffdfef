"""The examples run, and do what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest


def output(root: Path, name: str, *arguments: str) -> str:
    program = [sys.executable, str(root / "examples" / name), *arguments]
    done = subprocess.run(program, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("flat_monte_carlo.py", ("--games", "3", "--tries", "3")),
        ("flat_monte_carlo.py", ("rocketmen", "--players", "2", "--games", "1", "--tries", "1")),
        ("is_mcts.py", ("--games", "2", "--iterations", "20")),
        ("is_mcts.py", ("red-planet-first", "--players", "3", "--games", "1", "--iterations", "10")),
    ],
)
def test_searching_examples_play_to_the_end(name: str, arguments: tuple[str, ...], root: Path) -> None:
    assert re.fullmatch(r"won \d+\.\d of \d+; chance would win \d+\.\d\n", output(root, name, *arguments))


def test_an_agent_of_openspiel_learns(root: Path) -> None:
    before, after = re.findall(r": (\d\.\d+)", output(root, "open_spiel_agent.py", "--episodes", "3000"))
    assert float(after) < float(before)
