"""Weights in files: what was written is read, and what is wrong with a file is said before anybody computes with it."""

import hashlib
import json
import shutil
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from marsbound.bots import bot_named, evaluators
from marsbound.bots.evaluators import WithoutWeights, evaluator_of, learned_evaluator_of
from marsbound.bots.search.weights import (
    ANY_NUMBER,
    LAYER,
    NETWORK,
    BadWeights,
    Layout,
    Weights,
    read,
    save,
    written,
)
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.kit import named
from marsbound.games.packs import builtin
from marsbound.games.registry import kits

RELEASED = Path(__file__).resolve().parents[1] / "records" / "released"
LEARNED = [name for name, kit in kits().items() if kit.learned_evaluator]
LAYOUT = Layout(NETWORK, 3, 4)
TOY = Weights("toy", "seats", LAYOUT, "by hand", [(-5) ** number for number in range(5)] + [-32768, 32767] + [7] * 16)
YARDSTICK = {
    "red-planet-first-seats": "bb64fecb9e89a94989460cc04db09ca1b9bcd1a345c5eb70a78b65272f4180ac",
    "red-planet-first-zones": "37c2d56a0d24906db33a141d5b1e260218c9441c82f4000002fd7ce4edd97d4c",
    "red-planet-second-seats": "c06d48ef2d9a8385648dc18e234a4675590f6f85e4b861a527968df06401dd27",
    "red-planet-second-zones": "65c7e0239e17ebb9bfaa5a19cdd0fe0755f03f60c3c9817230a337077ba00465",
    "rocketmen-battle-for-earth": "e0d4825d1d0fc1568ef0716d23bf6de30524404871e70365c3e2bfd9c4deb6a7",
    "rocketmen-normal": "d511f64cac15f2c7389169d7c60cd5d9837bdfb36c93b098d390249eba2d599e",
    "rocketmen-solo": "11b3a92654791ee5752ca9baf5442bc60ecbe69fe427f303468044287b6415a6",
}
"""Release 0.1.0 kept its weights as text; these are the sums of the very numbers that the text held."""
IN_USE = YARDSTICK


def sums(folder: Path) -> dict[str, str]:
    """Of the numbers, not of what a header says about them."""
    found = {path.stem: path.read_bytes().partition(b"\n")[2] for path in sorted(folder.glob("*.bin"))}
    return {name: hashlib.sha256(numbers).hexdigest() for name, numbers in found.items()}


# Files


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = save(tmp_path, TOY)
    assert path == tmp_path / "toy-seats.bin"
    assert read(tmp_path, "toy", "seats", LAYOUT) == TOY
    assert TOY.values()[:2] == [1 / 2048, -5 / 2048]


def test_a_file_says_what_it_is() -> None:
    """For a reader who has nothing but the file: docs/reference/weights.md."""
    line, _, numbers = written(TOY).partition(b"\n")
    assert json.loads(line) == {
        "format": "marsbound-weights-1",
        "game": "toy",
        "network": "seats",
        "kind": "network",
        "inputs": 3,
        "neurons": 4,
        "unit": 2048,
        "made_by": "by hand",
        "sha256": hashlib.sha256(numbers).hexdigest(),
    }
    assert numbers[:4] == (1).to_bytes(2, "little") + (-5).to_bytes(2, "little", signed=True)
    assert len(numbers) == 2 * (3 * 4 + 4 + 4 + 3)


def test_a_file_may_have_more_neurons_where_any_number_will_do(tmp_path: Path) -> None:
    more = Layout(NETWORK, 3, 8)
    save(tmp_path, TOY._replace(layout=more, numbers=[1] * more.numbers()))
    assert read(tmp_path, "toy", "seats", Layout(NETWORK, 3, ANY_NUMBER)).layout == more


def header_with(**changes: Any) -> Callable[[bytes], bytes]:
    def changed(raw: bytes) -> bytes:
        line, _, numbers = raw.partition(b"\n")
        return json.dumps(json.loads(line) | changes).encode() + b"\n" + numbers

    return changed


def flipped(raw: bytes) -> bytes:
    return raw[:-9] + bytes([raw[-9] ^ 0b1000]) + raw[-8:]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda raw: b"", 'isn\'t a file of weights; expected a first line with "format": "marsbound-weights-1"'),
    "wrong magic": (lambda raw: b"\x89PNG\r\n" + raw, "isn't a file of weights; expected a first line with"),
    "a later format": (
        header_with(format="marsbound-weights-2"),
        'its format is "marsbound-weights-2"; expected "marsbound-weights-1", the only one known here',
    ),
    "truncated": (lambda raw: raw[:-1], "has 45 bytes after the header; expected 46: was it cut off"),
    "no numbers": (lambda raw: raw.partition(b"\n")[0], "has 0 bytes after the header; expected 46"),
    "too long": (lambda raw: raw + b"\0\0", "has 48 bytes after the header; expected 46"),
    "flipped bit": (flipped, "is damaged: its numbers have sha256 "),
    "wrong game": (
        header_with(game="chess"),
        'has the weights of "seats" of chess; expected those of "seats" of toy',
    ),
    "wrong network": (header_with(network="zones"), 'has the weights of "zones" of toy; expected those of "seats"'),
    "wrong kind": (header_with(kind=LAYER), "its layout is kind layer, inputs 3, neurons 4; expected kind network"),
    "wrong inputs": (header_with(inputs=4), "inputs 4, neurons 4; expected kind network, inputs 3, neurons 4"),
    "wrong neurons": (header_with(neurons=8), "neurons 8; expected kind network, inputs 3, neurons 4"),
    "no maker": (header_with(made_by=None), '"made_by" is None; expected a value of type str'),
    "a word for a number": (header_with(neurons="4"), "\"neurons\" is '4'; expected a value of type int"),
    "no unit": (header_with(unit=0), '"unit" is 0; expected a number from 1 on'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_refused_by_name(damage: str, tmp_path: Path) -> None:
    spoil, said = DAMAGES[damage]
    path = save(tmp_path, TOY)
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(BadWeights) as problem:
        read(tmp_path, "toy", "seats", LAYOUT)
    assert str(problem.value).startswith(f"{path}: ")
    assert said in str(problem.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights) as problem:
        read(tmp_path, "toy", "seats", LAYOUT)
    missing = tmp_path / "toy-seats.bin"
    assert str(problem.value) == f"{missing}: can't be read (No such file or directory); expected the weights of toy"


@pytest.mark.parametrize("neurons", [0, 3, -4])
def test_neurons_come_in_fours(neurons: int, tmp_path: Path) -> None:
    path = save(tmp_path, TOY)
    path.write_bytes(header_with(neurons=neurons)(path.read_bytes()))
    with pytest.raises(BadWeights, match="expected kind network, inputs 3, neurons a multiple of 4"):
        read(tmp_path, "toy", "seats", Layout(NETWORK, 3, ANY_NUMBER))


# Bots without weights


@pytest.fixture
def damaged(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose weights are in another folder, where one file has a flipped bit."""
    kit = kits()[request.param]
    folder = tmp_path / "bot" / "weights"
    shutil.copytree(kit.weights, folder)
    path = sorted(folder.glob(f"{kit.name}-*.bin"))[-1]
    path.write_bytes(flipped(path.read_bytes()))
    monkeypatch.setattr(evaluators, "kits", lambda: {kit.name: replace(kit, folder=tmp_path)})
    return path


@pytest.mark.parametrize("damaged", LEARNED, indirect=True)
def test_a_bot_without_weights_says_so_and_plays_by_points(damaged: Path, request: pytest.FixtureRequest) -> None:
    game = kits()[request.node.callspec.params["damaged"]].game
    with pytest.warns(WithoutWeights) as told:
        bot = bot_named("expert@8it", game)
    [said] = [str(warning.message) for warning in told]
    assert said.startswith(f"{damaged}: is damaged")
    assert said.endswith(f"bots play {game.name} by points instead")
    assert type(bot.evaluator) is type(evaluator_of(game))  # type: ignore[attr-defined]
    play = Play(game, game.box(builtin(game.name)), 2 if game.name != "red-planet-first" else 3, {}, 5)
    chance = Generator(3)
    for _ in range(60):
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, bot.choose(play.view(player), asked, chance))


@pytest.mark.parametrize("damaged", LEARNED, indirect=True)
def test_it_is_said_once(damaged: Path, request: pytest.FixtureRequest) -> None:
    game = kits()[request.node.callspec.params["damaged"]].game
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("default")
        for _ in range(3):
            learned_evaluator_of(game)
    assert len(told) == 1


# The weights in use, and the yardstick


def test_the_weights_in_use_are_those_that_strength_was_measured_with() -> None:
    found: dict[str, str] = {}
    for folder in dict.fromkeys(kit.weights for kit in kits().values()):
        found |= sums(folder)
    assert found == IN_USE, "other weights: measure again, say so in docs/strength.md, and write their sums here"


def test_the_yardstick_stays_as_it_was() -> None:
    """Whatever is learned later is compared with what 0.1.0 played by: bit for bit, for ever."""
    assert sums(RELEASED / "0.1.0" / "weights") == YARDSTICK


@pytest.mark.parametrize("game", LEARNED)
def test_bots_can_play_by_the_weights_of_every_release(game: str) -> None:
    folders = list(RELEASED.glob("*/weights"))
    assert RELEASED / "0.1.0" / "weights" in folders
    for folder in folders:
        evaluator = named(str(kits()[game].learned_evaluator))(folder)
        assert type(evaluator) is type(learned_evaluator_of(kits()[game].game))


@pytest.mark.parametrize("game", LEARNED)
def test_every_file_says_what_made_it(game: str) -> None:
    for path in kits()[game].weights.glob(f"{game}-*.bin"):
        header = json.loads(path.read_bytes().partition(b"\n")[0])
        layout = Layout(header["kind"], header["inputs"], header["neurons"])
        weights = read(path.parent, game, header["network"], layout)
        assert len(weights.made_by) > 20
        assert written(weights) == path.read_bytes()
