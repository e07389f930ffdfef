"""A hundred games of each environment, as they were when its version was made; interpreted the first few of them."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

import marsbound
from marsbound import research
from marsbound.core.chance import Generator
from marsbound.research import versions
from tests.research.states import GAMES

FOLDER = Path(__file__).parent / "digests"
NUMBER = 100
TRIED = NUMBER if marsbound.COMPILED else 1


def file_of(name: str) -> Path:
    """One for each version of each game."""
    return FOLDER / f"{research.environment_id(name).partition('/')[2]}.json"


def text_of(digests: list[str]) -> str:
    return json.dumps(digests, indent=1) + "\n"


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
    stored: list[str] = json.loads(file_of(name).read_text("utf-8"))
    assert len(stored) == NUMBER
    assert [digest(name, number) for number in range(TRIED)] == stored[:TRIED]


def write() -> int:
    """The digests of versions that have none yet; those of a version that is there are never written again."""
    for name in GAMES:
        if not versions.kept(file_of(name), text_of([digest(name, number) for number in range(NUMBER)])):
            print(f"{file_of(name).name}: its games are others now: give {name} a new version", file=sys.stderr)
            return 1
    return 0


def test_digests_are_written_once_and_never_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = sys.modules[__name__]
    monkeypatch.setattr(here, "FOLDER", tmp_path)
    monkeypatch.setattr(here, "NUMBER", 1)
    assert write() == write() == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert sorted(before) == sorted(f"{name}-v0.json" for name in GAMES)
    monkeypatch.setattr(here, "digest", lambda name, number: "played otherwise")
    assert write() == 1
    assert "give red-planet-second a new version" in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


if __name__ == "__main__":
    sys.exit(write())
