"""A game that says nothing about itself has states, actions, observations and batches all the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.toy.bringing import brought

PROGRAM = """
import json, pickle
import marsbound
from marsbound import research
from marsbound.core.chance import Generator

told = {"actions": marsbound.game("toy").actions.names, "id": research.environment_id("toy"), "ends": []}
told["layout"] = [field.name for field in research.layout("toy")]
for players in marsbound.game("toy").players:
    batch = research.batch("toy", players=players, games=3, seed=5)
    shown = research.arrays(batch)
    state = marsbound.game("toy").state(players=players, seed=5)
    for step in range(30):
        for player in range(players):
            assert state.world(player, step).observation(player) == state.observation(player)
        assert shown["observation"][0].tobytes() == state.observation(state.player)
        assert pickle.loads(pickle.dumps(state)) == state.copy() == state
        actions = list(batch.sample(step))
        batch.step(actions)
        state.apply(actions[0])
        if state.over:
            assert shown["done"][0] and shown["reward"][0].tolist() == state.rewards()
            told["ends"].append([state.result().totals, state.rewards()])
            break
print(json.dumps(told))
"""


@pytest.mark.parametrize("interpreted", ["0", "1"])
def test_a_game_of_ones_own_is_there_for_research(tmp_path: Path, interpreted: str) -> None:
    paths = os.pathsep.join(brought(tmp_path))
    environment = os.environ | {"PYTHONPATH": paths, "MARSBOUND_INTERPRETED": interpreted}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["id"] == "marsbound/toy-v0"
    assert told["layout"] == ["pebbles", "heaps", "keepsakes", "fingers", "question", "asked-seat", "time", "memo"]
    assert [name for name in told["actions"] if "Fingers" in name] == [f"RaiseFingers:{number}" for number in range(4)]
    assert "SwapTheKeepsake:-" in told["actions"]
    assert len(told["ends"]) == 3
