"""A hundred games of each environment, as they were when its version was made; interpreted the first few of them."""

import hashlib
import json
from pathlib import Path

import pytest

import marsbound
from marsbound import research
from marsbound.core.chance import Generator
from tests.research.states import GAMES

FILE = Path(__file__).parent / "digests.json"
NUMBER = 100
TRIED = NUMBER if marsbound.COMPILED else 1


def digest(name: str, number: int) -> str:
    """Of all that a player learns in a game at random: observations, legal actions, rewards."""
    game = marsbound.game(name)
    players = game.players[number % len(game.players)]
    batch = research.batch(name, players=players, games=1, seed=number, masked=False)
    chance = Generator(number)
    told = hashlib.sha256()
    while True:
        told.update(memoryview(batch.observation))
        told.update(bytes(f"{batch.player[0]} {list(batch.legal[: int(batch.count[0])])}", "ascii"))
        batch.step([batch.legal[chance.below(int(batch.count[0]))]])
        if batch.done[0]:
            told.update(bytes(f"{list(batch.reward)} {list(batch.points)}", "ascii"))
            return told.hexdigest()[:12]


@pytest.mark.interpreted
@pytest.mark.parametrize("name", GAMES)
def test_the_games_of_a_version_stay_the_same(name: str) -> None:
    """What changed them, rules, names or places, needs a new version; `python -m tests.research.test_digests`."""
    stored: list[str] = json.loads(FILE.read_text("utf-8"))[research.environment_id(name)]
    assert [digest(name, number) for number in range(TRIED)] == stored[:TRIED]


if __name__ == "__main__":
    made = {research.environment_id(name): [digest(name, number) for number in range(NUMBER)] for name in GAMES}
    FILE.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
